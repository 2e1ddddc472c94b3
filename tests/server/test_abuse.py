"""Those who want too much, in many guises; those who are not wanted; and what nobody finishes."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from fathom.server import heads, limits, run
from fathom.server.door import COOKIE
from fathom.server.errors import TooFast, TooManySockets
from fathom.server.heads import BoundedHttp
from fathom.server.limits import MOST_BUCKETS, RATES, Limiter
from fathom.server.routes.common import address_of
from tests.server.fuzz.raw import raw_connection
from tests.server.harness import Guest, HandClock, Running, settings_for

PASSWORD = "open sesame"


def how_often(limiter: Limiter, kind: str, who: str, table: str = "") -> int:
    """How often somebody may do something at once."""
    for number in range(100_000):
        try:
            limiter.spend(kind, who, table)
        except TooFast:
            return number
    raise AssertionError("there is no limit")


# Limits


@pytest.mark.parametrize("kind", RATES)
def test_many_guests_from_one_address_may_not_do_more_than_a_house_full(kind: str) -> None:
    limiter = Limiter(HandClock())
    done = 0
    for number in range(30):
        limiter.note_address(f"guest {number}", "192.0.2.7")
        done += how_often(limiter, kind, f"guest {number}")
    assert done == RATES[kind].burst * limits.PEOPLE_AT_ADDRESS
    limiter.note_address("neighbour", "192.0.2.8")
    assert how_often(limiter, kind, "neighbour") == RATES[kind].burst


def test_many_people_at_one_table_may_not_do_more_than_a_table_full() -> None:
    limiter = Limiter(HandClock())
    done = sum(how_often(limiter, "chat", f"guest {number}", "table") for number in range(30))
    assert done == RATES["chat"].burst * limits.PEOPLE_AT_TABLE
    assert how_often(limiter, "chat", "somebody", "another table") == RATES["chat"].burst


def test_what_is_refused_costs_nobody_else_anything() -> None:
    clock = HandClock()
    limiter = Limiter(clock)
    for who in ("ada", "ben"):
        limiter.note_address(who, "192.0.2.7")
    how_often(limiter, "hint", "ada", "table")
    for _ in range(1000):
        with pytest.raises(TooFast):
            limiter.spend("hint", "ada", "table")
    assert how_often(limiter, "hint", "ben", "table") == RATES["hint"].burst


def test_limits_remember_so_much_and_no_more() -> None:
    limiter = Limiter(HandClock())
    for number in range(2 * MOST_BUCKETS):
        limiter.note_address(f"guest {number}", f"address {number}")
        limiter.spend("move", f"guest {number}", f"table {number}")
    assert len(limiter._buckets) <= MOST_BUCKETS and len(limiter._addresses) <= MOST_BUCKETS


def test_an_address_has_so_many_sockets() -> None:
    limiter = Limiter(HandClock())
    held = [limiter.socket_from("192.0.2.7") for _ in range(limits.MOST_SOCKETS_FROM_ADDRESS)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooManySockets), limiter.socket_from("192.0.2.7"):
        pass
    with limiter.socket_from("192.0.2.8"):
        pass
    for one in held:
        one.__exit__(None, None, None)
    assert not limiter._sockets


class Client(NamedTuple):
    host: str


class Asking(NamedTuple):
    client: Client | None


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("by a socket file", "by a socket file"),
    ],
)
def test_a_house_has_one_address(host: str, address: str) -> None:
    asking: Any = Asking(Client(host))
    assert address_of(asking) == address


def test_guests_of_one_house_share_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PEOPLE_AT_ADDRESS", 2)
    with Running(settings_for(tmp_path, limits=True), HandClock()) as server:
        answers = [
            guest.http.post("/api/me/link").status_code
            for guest in (server.guest(), server.guest(), server.guest())
            for _ in range(RATES["link"].burst)
        ]
    assert answers.count(201) == 2 * RATES["link"].burst
    assert set(answers) == {201, 429}


# What nobody finishes


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET /healthz HTTP/1.1\r\nHost: x\r\n",
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{",
    ],
)
def test_a_request_that_never_ends_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    monkeypatch.setattr(heads, "REQUEST_SECONDS", 0.1)
    with Running(settings_for(tmp_path)) as server, raw_connection(server.url, begun) as raw:
        server.wait_until_alone(BoundedHttp)
        raw.close()


def test_an_answer_that_nobody_takes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "UNREAD_SECONDS", 1)
    ask = "GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with Running(settings_for(tmp_path)) as server, raw_connection(server.url, ask) as raw:
        raw.settimeout(1)
        with pytest.raises(OSError):  # it takes no more, for nobody reads what it answers
            while True:
                raw.sendall(ask.encode() * 100)
        server.wait_until_alone(BoundedHttp)


# The host's mute


@pytest.fixture
def crowd(server: Running) -> tuple[Guest, Guest, str]:
    host, guest = server.guest(), server.guest()
    table = host.table("sonar", "you", "open", "random", "random")
    guest.do(table, "join", seat=1, is_ready=True)
    return host, guest, table


def test_who_is_muted_is_not_heard_until_the_host_wants_it(
    crowd: tuple[Guest, Guest, str],
) -> None:
    host, guest, table = crowd
    told = host.do(table, "mute", seat=1)
    assert [seat["is_muted"] for seat in told["seats"]] == [False, True, False, False]
    path = f"/api/tables/{table}/chat"
    assert guest.refused(path, key="a", text="You fools") == (403, "muted")
    assert guest.refused(path, key="b", phrase="hello") == (403, "muted")
    host.do(table, "chat", key="c", text="Peace")
    with guest.look(table) as looker:
        looker.send("voice", is_on=True, peer="eight---")
        assert looker.of_type("refused")["error"]["code"] in ("muted", "wrong-time")
    host.do(table, "mute", seat=1, is_muted=False)
    guest.do(table, "chat", key="d", text="I am sorry")


def test_a_crew_can_still_call(crowd: tuple[Guest, Guest, str]) -> None:
    host, guest, table = crowd
    host.do(table, "start")
    host.do(table, "mute", seat=1)
    call = guest.get("/api/games/sonar")["teams"]["calls"][0]
    guest.do(table, "chat", key="a", call=call)
    assert guest.refused(f"/api/tables/{table}/chat", key="b", text="psst", is_for_team=True) == (
        403,
        "muted",
    )
    with guest.look(table) as looker:
        looker.send("voice", is_on=True, peer="eight---")
        assert looker.of_type("refused")["error"]["code"] == "muted"


def test_only_the_host_mutes_and_only_others(crowd: tuple[Guest, Guest, str]) -> None:
    host, guest, table = crowd
    path = f"/api/tables/{table}/mute"
    assert guest.refused(path, seat=0) == (403, "not-allowed")
    assert host.refused(path, seat=0)[1] == "wrong-seat"
    assert host.refused(path, seat=2)[1] == "wrong-seat"
    assert host.refused(path, seat=9)[1] == "wrong-seat"


# Blocking and reporting


def test_who_is_blocked_is_not_read_and_cannot_come(server: Running) -> None:
    ann, ben, cleo = server.guest("Ann"), server.guest("Ben"), server.guest("Cleo")
    table = cleo.table("deep-sea", "you", "open", "open")
    for seat, guest in ((1, ann), (2, ben)):
        guest.do(table, "join", seat=seat, is_ready=True)
    told = ann.do(table, "block", seat=2)
    assert (
        [one["name"] for one in told["people"]]
        == ["Ben"]
        == [one["name"] for one in ann.get("/api/me/blocked")["people"]]
    )
    ben.do(table, "chat", key="a", text="You fools")
    cleo.do(table, "chat", key="b", text="Peace")
    with ann.look(table) as looker, cleo.look(table) as other:
        looker.wait(lambda: bool(looker.lines))
        other.wait(lambda: bool(other.lines))
        assert [line["text"] for line in looker.lines] == ["Peace"]
        assert [line["text"] for line in other.lines] == ["You fools", "Peace"]

    own = ann.table("deep-sea", "you", "open", "random")
    assert ben.refused(f"/api/tables/{own}/join") == (403, "unwelcome")
    cleo.do(own, "join", is_ready=True)
    ann.do(own, "start")
    assert ben.refused(f"/api/tables/{own}/take-over") == (403, "unwelcome")

    assert not ann.post("/api/me/unblock", handle=told["people"][0]["handle"])["people"]
    ben.do(own, "take-over")


def test_nobody_blocks_themselves_or_a_bot(server: Running) -> None:
    ann = server.guest()
    table = ann.table("deep-sea", "you", "random", start=True)
    for seat in (0, 1, 7):
        assert ann.refused(f"/api/tables/{table}/block", seat=seat)[1] == "wrong-seat"
    assert ann.refused("/api/me/unblock", handle="nobody")[1] == "unknown-person"
    assert ann.refused("/api/me/unblock", handle=ann.me["handle"])[1] == "unknown-person"


def test_the_operator_is_told_of_somebody(
    crowd: tuple[Guest, Guest, str], caplog: pytest.LogCaptureFixture
) -> None:
    host, guest, table = crowd
    with caplog.at_level("WARNING", "fathom.conduct"):
        guest.do(table, "report", seat=0, text="He calls\nme names")
    assert host.me["handle"] in caplog.text and guest.me["handle"] in caplog.text
    assert "He calls me names" in caplog.text


# A closed server


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("closed")
    with Running(settings_for(folder, password=PASSWORD, limits=True), HandClock()) as running:
        yield running


def login(password: str) -> dict[str, str]:
    return {"Authorization": "Basic " + b64encode(f"ann:{password}".encode()).decode()}


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/me", "/schema/openapi.json", "/api/nothing"]
)
def test_who_does_not_know_the_password_stays_outside(closed: Running, path: str) -> None:
    for headers in ({}, login("wrong"), {"Authorization": "Basic %%%"}, {"Cookie": f"{COOKIE}=x"}):
        answer = httpx.get(closed.url + path, headers=headers)
        assert answer.status_code in (401, 429)
        assert "set-cookie" not in answer.headers
        assert answer.json()["code"] in ("closed", "too-fast")
    assert httpx.post(f"{closed.url}/api/me", json={"name": "Ann"}).status_code == 401


def test_a_socket_stays_outside_too(closed: Running) -> None:
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ask = f"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n{head}{key}"
    with raw_connection(closed.url, ask) as raw:
        assert raw.recv(12) == b"HTTP/1.1 403"


def test_who_watches_the_server_needs_no_password(closed: Running) -> None:
    assert httpx.get(f"{closed.url}/healthz").status_code == 200


def test_who_knows_the_password_is_asked_once(tmp_path: Path) -> None:
    with (
        Running(settings_for(tmp_path, password=PASSWORD)) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        assert http.get("/", headers=login(PASSWORD)).status_code == 200
        assert http.post("/api/me", json={"name": "Ann"}).status_code == 200
        assert http.get("/api/games").status_code == 200


def test_an_invitation_opens_the_door_and_leaves_no_password_behind(tmp_path: Path) -> None:
    with (
        Running(settings_for(tmp_path, password=PASSWORD)) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        came = http.get("/", params={"key": PASSWORD, "lang": "de"})
        assert (came.status_code, came.headers["location"]) == (303, "/?lang=de")
        cookie = came.headers["set-cookie"]
        assert PASSWORD not in cookie and "HttpOnly" in cookie and "SameSite=Lax" in cookie
        assert http.get("/").status_code == 200
        passed = http.cookies[COOKIE]
    with Running(settings_for(tmp_path, password="another one")) as server:
        answer = httpx.get(server.url, headers={"Cookie": f"{COOKIE}={passed}"})
        assert answer.status_code == 401, "a new password sends everybody to the door again"


def test_guessing_is_slowed_down(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(settings_for(tmp_path, password=PASSWORD, limits=True), clock) as server:
        answers = [
            httpx.get(server.url, headers=login(f"guess {n}")).status_code for n in range(40)
        ]
        assert answers.count(401) == RATES["claim"].burst
        assert httpx.get(server.url, headers=login(PASSWORD)).status_code == 429
        clock.advance(60)
        assert httpx.get(server.url, headers=login(PASSWORD)).status_code == 200
