"""Killed at random moments: every acknowledged move is kept, none twice, and every game goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from fathom import registry
from fathom.engine.table import Table as EngineTable
from fathom.server.store import SqlStore, open_store, standing
from tests.faults.players import Crew, Ledger
from tests.server.process import TIMEOUT_SECONDS, Process
from tests.server.services import restart_postgres

GAMES = {"deep-sea": 1, "submarine": 1, "sonar": 2, "titanic": 1}
"""By game: how many bots sit with the two people."""
MOST_MOVES = 40
"""At most so many moves between one death and the next."""
ENDED = (0, -signal.SIGTERM)
"""How a server ends that was asked to stop: done, as the signal would have ended it."""


def on_disk(folder: Path) -> str:
    """The address of a database of our own in this folder."""
    return f"sqlite+aiosqlite:///{folder / 'fathom.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return on_disk(tmp_path)
    return str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def playing(addresses: list[str], ledger: Ledger) -> AsyncIterator[list[Crew]]:
    """People at a table of each game, playing all the while."""
    crews = [Crew(addresses, game, bots, ledger) for game, bots in GAMES.items()]
    tasks = [asyncio.create_task(crew.play_on()) for crew in crews]
    try:
        yield crews
        assert not any(task.done() for task in tasks), "a player has given up"
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_go_on(crews: list[Crew], ledger: Ledger, since: float) -> list[float]:
    """Wait until at every table a move was acknowledged since then; after how many seconds."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while any(crew.went_on(since) is None for crew in crews):
            await ledger.more(1)
    return [crew.went_on(since) or 0.0 for crew in crews]


async def check(store: SqlStore, ledger: Ledger) -> None:
    """What is kept is exactly what the players were told."""
    kept: Counter[tuple[str, int, str]] = Counter()
    for table, game_key in ledger.games.items():
        log = await store.log(table)
        assert [entry.ply for entry in log] == list(range(len(log)))
        game = registry.load(game_key)
        row = await store.table(table)
        engine = EngineTable(game, len(row.seats), row.seed, row.options)
        for entry in standing(log):
            engine.replay(entry.play)
        for entry in log:
            if entry.seat is not None and entry.key is not None and entry.move is not None:
                where = table, entry.seat, entry.key
                kept[where] += 1
                if where in ledger.done:
                    assert game.move_text(entry.move) == ledger.done[where]
    assert kept.keys() >= ledger.done.keys(), "an acknowledged move is lost"
    assert kept.keys().isdisjoint(ledger.refused), "a refused move is kept"
    assert set(kept.values()) <= {1}, "a move is kept twice"
    assert set(ledger.refused.values()) <= {"stale-move"}, ledger.refused


class Delays(NamedTuple):
    """How long it took, in seconds: measured, never judged, as that depends on the machine."""

    to_answer: list[float]
    """By restart: until the server answered."""
    to_go_on: list[float]
    """By restart and game: from the restart until a move was acknowledged."""

    def __str__(self) -> str:
        return (
            f"after a restart the server answered, {waited(self.to_answer)};"
            f" and tables went on, {waited(self.to_go_on)}"
        )


def waited(seconds: list[float]) -> str:
    """How long it took, in words."""
    return (
        f"p50 {statistics.median(seconds):.2f} s, "
        f"p99 {statistics.quantiles(seconds, n=100)[-1]:.2f} s, at most {max(seconds):.2f} s"
        f" ({len(seconds)} times)"
    )


async def die_often(served: Process, url: str, kills: int, seed: int) -> Delays:
    """Kill a server again and again, and see what is kept."""
    ledger, chance = Ledger(), random.Random(seed)
    delays = Delays([], [])
    with served:
        async with playing([served.url], ledger) as crews:
            await all_go_on(crews, ledger, served.started)
            for _ in range(kills):
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await ledger.more(chance.randrange(MOST_MOVES))
                await asyncio.sleep(chance.random() / 50)  # not only just after an answer
                await asyncio.to_thread(served.kill)
                await asyncio.to_thread(served.start)
                delays.to_answer.append(served.ready - served.started)
                delays.to_go_on.extend(await all_go_on(crews, ledger, served.started))
            await asyncio.to_thread(served.stop)
    assert served.status in ENDED, served.status
    store = await open_store(url)
    await check(store, ledger)
    await store.close()
    assert len(ledger.done) >= kills
    return delays


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    url = on_disk(tmp_path)
    delays = asyncio.run(die_often(Process(tmp_path, "--database", url), url, kills=3, seed=1))
    assert len(delays.to_go_on) == 3 * len(GAMES)


@pytest.mark.soak
def test_a_server_that_is_killed_very_often_loses_nothing(url: str, tmp_path: Path) -> None:
    kills = 1000 if url.startswith("sqlite") else 500
    delays = asyncio.run(die_often(Process(tmp_path, "--database", url), url, kills, seed=2))
    print(f"\n{url.partition('+')[0]}: {delays}")
    assert len(delays.to_go_on) == kills * len(GAMES)


async def die_in_turn(servers: list[Process], url: str, kills: int) -> list[float]:
    """Two servers on the same tables, one always there; how long each table waited for it."""
    first, second = servers
    ledger, chance = Ledger(), random.Random(3)
    waits: list[float] = []
    with first, second:
        async with playing([first.url, second.url], ledger) as crews:
            await all_go_on(crews, ledger, second.started)
            for number in range(kills):
                dying = (first, second)[number % 2]
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await ledger.more(chance.randrange(MOST_MOVES))
                await asyncio.to_thread(dying.kill)
                waits += await all_go_on(crews, ledger, time.monotonic())  # on the other one
                await asyncio.to_thread(dying.start)
            await asyncio.to_thread(first.stop)
            await asyncio.to_thread(second.stop)
    assert first.status in ENDED and second.status in ENDED
    store = await open_store(url)
    await check(store, ledger)
    await store.close()
    return waits


def test_two_servers_on_one_table_with_one_killed(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    flags = ("--database", postgres_url, "--redis", redis_url)
    servers = [Process(tmp_path, *flags) for _ in range(2)]
    waits = asyncio.run(die_in_turn(servers, postgres_url, kills=2))
    assert len(waits) == 2 * len(GAMES)


@pytest.mark.soak
def test_two_servers_on_one_table_killed_in_turn(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    flags = ("--database", postgres_url, "--redis", redis_url)
    servers = [Process(tmp_path, *flags) for _ in range(2)]
    waits = asyncio.run(die_in_turn(servers, postgres_url, kills=500))
    print(f"\ntwo processes: with one killed {waited(waits)}")


async def stop_in_turn(servers: list[Process], url: str, stops: int) -> list[float]:
    """Two servers, one of which is stopped without a word; after how long each table went on."""
    ledger, chance = Ledger(), random.Random(4)
    waits: list[float] = []
    with servers[0], servers[1]:
        async with playing([server.url for server in servers], ledger) as crews:
            await all_go_on(crews, ledger, servers[1].started)
            for number in range(stops):
                stopped = servers[number % 2]
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await ledger.more(chance.randrange(MOST_MOVES))
                os.kill(stopped.pid, signal.SIGSTOP)
                try:
                    waits += await all_go_on(crews, ledger, time.monotonic())
                finally:
                    os.kill(stopped.pid, signal.SIGCONT)
    store = await open_store(url)
    await check(store, ledger)
    await store.close()
    return waits


@pytest.mark.soak
def test_two_servers_stopped_in_turn(postgres_url: str, redis_url: str, tmp_path: Path) -> None:
    flags = ("--database", postgres_url, "--redis", redis_url)
    servers = [Process(tmp_path, *flags) for _ in range(2)]
    waits = asyncio.run(stop_in_turn(servers, postgres_url, stops=20))
    print(f"\nwith one stopped every table went on, {waited(waits)}")


async def restart_often(served: Process, postgres: Path, url: str, restarts: int) -> Ledger:
    """Restart the database again and again, and see what is kept."""
    ledger, chance = Ledger(), random.Random(5)
    with served:
        async with playing([served.url], ledger) as crews:
            await all_go_on(crews, ledger, served.started)
            for _ in range(restarts):
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    await ledger.more(chance.randrange(MOST_MOVES))
                await asyncio.to_thread(restart_postgres, postgres)
                await all_go_on(crews, ledger, time.monotonic())
    store = await open_store(url)
    await check(store, ledger)
    await store.close()
    return ledger


@pytest.mark.soak
def test_a_database_that_restarts_loses_nothing(
    postgres: Path, postgres_url: str, tmp_path: Path
) -> None:
    served = Process(tmp_path, "--database", postgres_url)
    ledger = asyncio.run(restart_often(served, postgres, postgres_url, restarts=30))
    print(f"\n{len(ledger.done)} moves kept, {ledger.uncertain} times nobody knew at first")
