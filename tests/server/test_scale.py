"""Several processes on one database and one Redis serve one table, and any of them may die."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio.client import PubSub

from tests.server.harness import Guest, Looker, Running, settings_for
from tests.server.process import TIMEOUT_SECONDS, Process, command, environment


def deployment(postgres_url: str, redis_url: str) -> tuple[str, ...]:
    return ("--database", postgres_url, "--redis", redis_url)


@contextmanager
def worker(data: Path, *flags: str) -> Iterator[subprocess.Popen[bytes]]:
    """`fathom worker`, stopped at the end if it still lives."""
    process = subprocess.Popen(command("worker", *flags), env=environment(data))
    try:
        yield process
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)


def play_on(looker: Looker, most: int) -> int:
    """Play the first legal move until the game is over, or so many times; how often."""
    played = 0
    while played < most and looker.may_move() and not looker.is_over():
        ply = looker.sight["ply"]
        answer = looker.move(looker.sight["moves"][0])
        played += answer["type"] == "done"
        looker.wait_for_ply(ply + 1)
    return played


def test_two_servers_share_a_table(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    settings = settings_for(tmp_path, database=postgres_url, redis=redis_url)
    with Running(settings) as one, Running(settings) as other:
        host, guest = one.guest("Host"), other.guest("Guest")
        table = host.table("deep-sea", "you", "open", options={"starter": 0})
        with host.look(table) as mine, guest.look(table) as theirs:
            theirs.of_type("table")
            guest.do(table, "join")
            guest.do(table, "ready", is_ready=True)
            mine.wait(lambda: bool(mine.table) and mine.table["seats"][1]["is_ready"])
            host.do(table, "start")
            mine.wait(lambda: mine.presence.get("seats") == [0, 1])
            theirs.wait(lambda: theirs.presence.get("seats") == [0, 1])
            theirs.wait_for_ply(0)
            mine.may_move()
            assert mine.move("on", key="once")["type"] == "done"
            theirs.wait(lambda: theirs.sight.get("ply") == 1)
            mine.wait(lambda: mine.sight["ply"] == 1)
            assert theirs.effects == mine.effects
            theirs.ask("say", text="ahoy")
            mine.wait(lambda: bool(mine.lines))
            elsewhere = other.again(host)
            again = elsewhere.do(table, "moves", move="on", key="once", ply=0)
            assert again["sight"]["ply"] == 1, "a command that is sent again elsewhere"
            while not mine.is_over() and mine.sight["ply"] < 30:
                mover = mine if mine.sight["moves"] else theirs
                mover.may_move()
                ply = mover.sight["ply"]
                assert mover.move(mover.sight["moves"][0])["type"] == "done"
                for looker in (mine, theirs):
                    looker.wait_for_ply(ply + 1)
            assert mine.sight["view"]["path"] == theirs.sight["view"]["path"]


def test_two_servers_answer_the_same_ply_once(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    settings = settings_for(tmp_path, database=postgres_url, redis=redis_url)
    with Running(settings) as one, Running(settings) as other:
        host = one.guest()
        twin = other.again(host)
        table = host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        for number in range(10):
            sights = [host.get(f"/api/tables/{table}/sight?seat={seat}") for seat in (0, 1)]
            sight = sights[0] if sights[0]["moves"] else sights[1]
            body = {"seat": sight["you"], "move": sight["moves"][0], "ply": sight["ply"]}
            path = f"/api/tables/{table}/moves"
            answers = [
                person.http.post(path, json={**body, "key": f"{name}{number}"})
                for person, name in ((host, "a"), (twin, "b"))
            ]
            assert [answer.status_code for answer in answers] == [200, 409]
            assert answers[1].json()["code"] == "stale-move"


def test_a_server_stops_though_its_listener_does_not_hear_that_it_shall(
    tmp_path: Path, postgres_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client of Redis may take being cancelled for hearing nothing, if both happen at once."""
    get_message = PubSub.get_message

    async def deaf(self: PubSub, **how: Any) -> Any:
        try:
            return await get_message(self, **how)
        except asyncio.CancelledError:
            return None

    monkeypatch.setattr(PubSub, "get_message", deaf)
    with Running(settings_for(tmp_path, database=postgres_url, redis=redis_url)) as server:
        assert server.guest().get("/healthz") == {"status": "ready"}


def test_workers_think_for_bots(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    flags = deployment(postgres_url, redis_url)
    with Process(tmp_path, *flags, "--bots", "0") as server, worker(tmp_path, *flags):
        host = Guest(server.url)
        table = host.table("deep-sea", "you", "greedy", "random", start=True)
        with host.look(table) as looker:
            assert play_on(looker, 6) == 6
        host.http.close()


def test_several_worker_processes_behind_one_address(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    flags = (*deployment(postgres_url, redis_url), "--workers", "2")
    with Process(tmp_path, *flags) as server:
        people = [Guest(server.url, name) for name in ("Host", "Guest")]
        host, guest = people
        table = host.table("deep-sea", "you", "open", "greedy")
        guest.do(table, "join")
        guest.do(table, "ready", is_ready=True)
        host.do(table, "start")
        with host.look(table) as mine, guest.look(table) as theirs:
            lookers, played, ply = [mine, theirs], 0, 0
            while played < 6:
                for looker in lookers:
                    looker.wait_for_ply(ply)
                ply = max(looker.sight["ply"] for looker in lookers)
                if any(looker.sight["ply"] < ply for looker in lookers):
                    continue  # somebody has not heard yet whose turn it is
                mover = next((looker for looker in lookers if looker.sight["moves"]), None)
                if mover is None:  # the bot's turn
                    ply += 1
                elif mover.sight["ply"] == ply:
                    assert mover.move(mover.sight["moves"][0])["type"] == "done"
                    played += 1
                    ply += 1
        for person in people:
            person.http.close()
