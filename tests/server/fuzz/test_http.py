"""The HTTP interface, tried with all that its own description allows and much that it does not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.server.fuzz.bystanders import Calm, Memory
from tests.server.fuzz.conftest import NewGuest
from tests.server.fuzz.messages import TEXTS, mutated
from tests.server.fuzz.raw import raw_get
from tests.server.harness import Guest
from tests.server.process import Process

RECORDED_MOVES = 6
ROUND = 200
"""After so many requests somebody else asks, and the others make a move."""


def fuzz(process: Process, guest: Guest, examples: int) -> int:
    """Try every operation of the interface so often; how many were tried."""
    schema = schemathesis.openapi.from_url(f"{process.url}/schema/openapi.json")
    tables = [
        guest.table("deep-sea", "you", "open"),
        guest.table("sonar", "you", "random", start=True),
    ]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        tried += 1

        @settings(
            max_examples=examples,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        @given(case=operation.as_strategy(), table=st.sampled_from([None, *tables]))
        def attack(case: Any, table: str | None) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            cookies = dict(guest.http.cookies)
            answer = case.call(cookies=cookies, timeout=60)
            case.validate_response(answer, checks=[not_a_server_error, clear_answer])

        attack()
    assert guest.get("/healthz") == {"status": "ready"}
    return tried


def clear_answer(context: Any, response: Any, case: Any) -> None:
    """Whatever is refused says why, and tells no more than that."""
    if response.status_code >= 400:
        fault = response.json()
        assert fault["code"] and fault["code"] != "internal", response.text
        assert fault["detail"], response.text
        assert "Traceback" not in response.text


def test_no_request_makes_the_server_fail(process: Process, new_guest: NewGuest) -> None:
    assert fuzz(process, new_guest("Fuzzer"), examples=6) > 20


@pytest.mark.soak
def test_nor_do_fifty_thousand(process: Process, new_guest: NewGuest) -> None:
    """By the description of the interface; with the two below and `test_websocket` a million."""
    assert fuzz(process, new_guest("Fuzzer"), examples=1000) >= 50


def recorded(new_guest: NewGuest) -> list[httpx.Request]:
    """All that two people ask who play a little of each game."""
    requests: list[httpx.Request] = []
    host, guest = new_guest("Recorded"), new_guest("Recorded too")
    for one in (host, guest):
        one.http.event_hooks["request"].append(requests.append)
    for game in ("deep-sea", "submarine", "sonar", "titanic"):
        table = host.table(game, "you", "open")
        guest.do(table, "join")
        guest.do(table, "ready")
        host.do(table, "start")
        for number in range(RECORDED_MOVES):
            for one in (host, guest):
                sight = one.get(f"/api/tables/{table}/sight")
                if sight["moves"]:
                    move = {"key": f"r{number}", "move": sight["moves"][0], "ply": sight["ply"]}
                    one.do(table, "moves", **move)
        host.do(table, "chat", key="said", text="ahoy")
        guest.get(f"/api/tables/{table}")
        guest.get("/api/tables")
        host.do(table, "close")
    return requests


def changed(pick: Random, request: httpx.Request, other: httpx.Request) -> dict[str, Any]:
    """A request of a real game with one or two things in it that do not belong there."""
    steps, body = request.url.path.split("/"), request.content.decode()
    method, headers = request.method, {"Content-Type": "application/json"}
    for _ in range(pick.randint(1, 2)):
        match pick.randrange(6):
            case 0:
                method = pick.choice(("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"))
            case 1:
                place = pick.randrange(len(steps))
                foreign = pick.choice((*TEXTS, *other.url.path.split("/"), "..", "0", "x" * 3000))
                steps[place] = quote(foreign, errors="replace")
            case 2:
                body = other.content.decode()
            case 3:
                name = pick.choice(("Content-Type", "Accept", "Cookie", "Range", "If-None-Match"))
                headers[name] = pick.choice(
                    ("", "*/*", "text/xml", "a=b; c", "bytes=9-1", "é" * 99)
                )
            case _:
                body = mutated(pick, body)
    encoded = {name: value.encode("latin-1") for name, value in headers.items()}
    url = "/" + "/".join(steps).lstrip("/")
    return {
        "method": method,
        "url": url,
        "content": body.encode(errors="replace"),
        "headers": encoded,
    }


def replay_badly(
    process: Process, new_guest: NewGuest, count: int, seed: int
) -> tuple[Counter[int], Memory]:
    """So many changed requests of real games, while others play on; how often which status."""
    pick, calm, requests = Random(seed), Calm(new_guest), recorded(new_guest)
    memory, statuses = Memory(process), Counter[int]()
    for number in range(count):
        if number % ROUND == 0:
            guest = new_guest("Fuzzer")
            calm.play_on()
            memory.note()
        answer = guest.http.request(**changed(pick, *pick.choices(requests, k=2)))
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (answer.request, answer.text)
        if answer.is_error and answer.request.method != "HEAD":
            clear_answer(None, answer, None)
    return statuses, memory


def test_nor_does_a_game_that_is_asked_for_wrongly(process: Process, new_guest: NewGuest) -> None:
    statuses, _ = replay_badly(process, new_guest, 2 * ROUND, seed=1)
    assert {200, 400, 404} <= statuses.keys()


@pytest.mark.soak
def test_nor_do_a_hundred_and_fifty_thousand(process: Process, new_guest: NewGuest) -> None:
    statuses, memory = replay_badly(process, new_guest, 150_000, seed=2)
    print(f"\n150,000 requests: {dict(statuses)}; {memory}")
    assert memory.is_flat()


@pytest.mark.parametrize(
    "path",
    [
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/....//....//etc/passwd",
        "/%5c..%5c..%5cetc%5cpasswd",
        "//etc/passwd",
        "/app/../../server/app.py",
        "/%00",
        "/../server/settings.py",
        "/..%252f..%252fetc/passwd",
    ],
)
def test_no_path_leads_out_of_the_pages(process: Process, path: str) -> None:
    """Sent as it stands: a client that is polite would shorten it."""
    status, body = raw_get(process.url, path)
    assert status in (400, 404), (status, body[:200])
    assert b"root:" not in body and b"import" not in body
