"""One run: hosts, people, faults on schedule, and what is left of it to be judged."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from fathom.server.store import open_store
from tests.faults.players import Crew, Ledger
from tests.fleet.checking import judge_twins, violations
from tests.fleet.machines import (
    FAKE_TIME,
    POSTGRES_PORT,
    SECRET,
    Postgres,
    RedisMachine,
    Server,
    Worker,
)
from tests.fleet.network import CUT, Network, Weather
from tests.fleet.people import Twins, Visitor, front
from tests.fleet.scheduling import (
    HOSTS,
    MOST_CLOCK_SECONDS,
    MOST_DELAY_SECONDS,
    MOST_LOSS,
    SERVERS,
    Fault,
    schedule,
)

GAMES = {"deep-sea": 1, "submarine": 1, "sonar": 2, "titanic": 1}
"""By game: how many bots sit with the two people."""
PAUSE_SECONDS = 0.3
"""A player thinks about a move for so long at most."""
REPEATED = 0.1
"""The share of moves that are sent twice."""
GO_ON_SECONDS = 120
"""Seconds after which a table that does not go on is taken for stuck."""


class Result(NamedTuple):
    """What came of a run."""

    seed: int
    moves: int
    """How many were acknowledged."""
    sights: int
    uncertain: int
    waits: list[float]
    """By game: seconds after the last fault until it went on."""
    violations: list[str]

    def __str__(self) -> str:
        return (
            f"seed {self.seed}: {self.moves} moves acknowledged ({self.uncertain} times nobody"
            f" knew at first), {self.sights} sights, after the last fault all went on within"
            f" {max(self.waits, default=0):.1f} s, {len(self.violations)} violations"
            + ("" if FAKE_TIME else "; clocks stayed right: there is no libfaketime")
        )


class Fleet:
    """Three hosts with all that a server needs, and one with people; entered, it all runs."""

    def __init__(self, seed: int, twins: Twins, planted: str = "") -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fathom-fleet-"))
        self.folder.chmod(0o755)
        wanted = {"worlds": twins.worlds, "chances": twins.chances, "planted": planted}
        (self.folder / "fleet.json").write_text(json.dumps(wanted))
        self.network = Network([*HOSTS, "people"], seed)
        hosts = self.network.hosts
        self.people = hosts["people"]
        self.databases = [Postgres(hosts[name], self.folder) for name in SERVERS]
        """The first is written to, the second follows it."""
        self.redis = RedisMachine(hosts["gamma"], self.folder)
        places = "&".join(f"host={one.host.address}:{POSTGRES_PORT}" for one in self.databases)
        self.url = f"postgresql+asyncpg://fathom@/fathom?{places}&target_session_attrs=primary"
        flags = ["--database", self.url, "--redis", self.redis.url, "--secret", SECRET]
        self.servers = {
            name: Server(hosts[name], self.folder, *flags, "--bots", "0") for name in SERVERS
        }
        self.workers = {name: Worker(hosts[name], self.folder, flags) for name in ("gamma", "beta")}
        self.addresses = [server.url for server in self.servers.values()]

    def __enter__(self) -> Self:
        primary, replica = self.databases
        primary.make()
        replica.follow(primary)
        primary.wait_for_replica()
        self.redis.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self.workers.values():
            if worker.process is not None:
                worker.kill()
        for server in self.servers.values():
            if server.started:
                server.kill()
        self.redis.kill()
        for database in self.databases:
            database.close()
        self.network.close()
        if kind is None:
            shutil.rmtree(self.folder, ignore_errors=True)
        else:
            print(f"the logs are in {self.folder}")

    def serve(self) -> None:
        """Start workers and servers, and return when the servers answer."""
        for worker in self.workers.values():
            worker.start()
        with ThreadPoolExecutor() as starting:
            list(starting.map(Server.start, self.servers.values()))

    def fail_over(self) -> None:
        """End the PostgreSQL that is written to, let the other take its place, and follow it."""
        primary, replica = self.databases
        deadline = time.monotonic() + GO_ON_SECONDS
        while not primary.is_followed:  # never to one that lacks something
            assert time.monotonic() < deadline, "the replica does not follow"
            time.sleep(0.1)
        primary.end()
        replica.promote()
        self.databases.reverse()
        primary.follow(replica)
        replica.wait_for_replica()


class Faults:
    """Lets faults happen, and mends them."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """What is broken already is not broken in another way."""

    async def happen(self, fault: Fault) -> None:
        """Let it happen, last and end."""
        await asyncio.sleep(fault.at)
        fleet, network = self._fleet, self._fleet.network
        server = fleet.servers.get(fault.host)
        if fault.is_weather:
            ways = [(fault.host, fault.other)]
            if fault.kind != "cut one way":
                ways.append((fault.other, fault.host))
            weather = {
                "delay": Weather(delay_seconds=abs(fault.amount) * MOST_DELAY_SECONDS),
                "loss": Weather(loss=abs(fault.amount) * MOST_LOSS),
            }.get(fault.kind, CUT)
            for way in ways:
                network.set_weather(*way, weather)
            await asyncio.sleep(fault.seconds)
            for way in ways:
                network.set_weather(*way, None)
        elif fault.kind == "Redis emptied":
            async with self._locks["redis"]:  # one that is down has nothing to forget
                await asyncio.to_thread(fleet.redis.empty)
        elif fault.kind == "Redis killed":
            async with self._locks["redis"]:
                await self._for_a_while(fault, fleet.redis.kill, fleet.redis.start)
        elif fault.kind == "kill worker":
            worker = fleet.workers.get(fault.host, fleet.workers["gamma"])
            async with self._locks[f"worker {worker.host.name}"]:
                await self._for_a_while(fault, worker.kill, worker.start)
        elif server is not None and fault.kind in ("kill", "stop", "clock"):
            async with self._locks[fault.host]:
                if fault.kind == "kill":
                    await self._for_a_while(fault, server.kill, server.start)
                elif fault.kind == "stop":
                    await self._for_a_while(
                        fault,
                        lambda: os.kill(server.pid, signal.SIGSTOP),
                        lambda: os.kill(server.pid, signal.SIGCONT),
                    )
                elif FAKE_TIME is not None:
                    seconds = round(fault.amount * MOST_CLOCK_SECONDS)
                    await self._for_a_while(
                        fault, lambda: server.set_clock(seconds), lambda: server.set_clock(0)
                    )
        else:
            async with self._locks["postgres"]:
                database = fleet.databases[0]
                if fault.kind == "disk full":
                    await self._for_a_while(fault, database.fill_disk, database.free_disk)
                    await asyncio.to_thread(database.start)
                elif fault.kind == "PostgreSQL killed":
                    await self._for_a_while(fault, database.end, database.start)
                else:
                    await asyncio.to_thread(fleet.fail_over)

    async def _for_a_while(
        self, fault: Fault, begin: Callable[[], object], end: Callable[[], object]
    ) -> None:
        await asyncio.to_thread(begin)
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(end)


def run(seed: int, seconds: float, *, planted: str = "", has_browser: bool = True) -> Result:
    """One run from a seed."""
    twins = Twins(seed)
    with Fleet(seed, twins, planted) as fleet:
        return fleet.people.do(lambda: asyncio.run(_run(fleet, twins, seed, seconds, has_browser)))


async def _run(fleet: Fleet, twins: Twins, seed: int, seconds: float, has_browser: bool) -> Result:
    ledger = Ledger(keeps_sights=True)
    store = await open_store(fleet.url)
    await twins.sit_down(store)
    await asyncio.to_thread(fleet.serve)
    async with playing(fleet, twins, ledger, has_browser) as crews:
        began = time.monotonic()
        await _all_go_on(crews, ledger, began)
        faults = Faults(fleet)
        async with asyncio.TaskGroup() as happening:
            for fault in schedule(seed, seconds):
                happening.create_task(faults.happen(fault))
        waits = await _all_go_on(crews, ledger, time.monotonic())
    found = await violations(store, ledger) + judge_twins(ledger.seen, *twins.names)
    await store.close()
    return Result(seed, len(ledger.done), len(ledger.seen), ledger.uncertain, waits, found)


@asynccontextmanager
async def playing(
    fleet: Fleet, twins: Twins, ledger: Ledger, has_browser: bool
) -> AsyncIterator[list[Crew]]:
    """People at a table of each game, in twin worlds, and one with a browser."""
    crews = [
        Crew(fleet.addresses, game, bots, ledger, pause_seconds=PAUSE_SECONDS, repeated=REPEATED)
        for game, bots in GAMES.items()
    ]
    async with front(fleet.addresses) as url:
        tasks = [asyncio.create_task(crew.play_on()) for crew in crews]
        visitors = [Visitor(url, ledger)] if has_browser else []
        visits = [asyncio.create_task(visitor.play()) for visitor in visitors]
        pair = asyncio.create_task(twins.play(fleet.addresses, ledger))
        try:
            yield crews
            await pair
            for task in (*tasks, *visits):
                assert not task.done(), f"somebody has given up: {task}"
        finally:
            for task in (*tasks, pair):
                task.cancel()
            for visitor in visitors:
                visitor.leave()
            await asyncio.gather(*tasks, pair, *visits, return_exceptions=True)


async def _all_go_on(crews: list[Crew], ledger: Ledger, since: float) -> list[float]:
    """Wait until at every table a move was acknowledged since then; after how many seconds."""
    async with asyncio.timeout(GO_ON_SECONDS):
        while any(crew.went_on(since) is None for crew in crews):
            await ledger.more(1)
    return [crew.went_on(since) or 0.0 for crew in crews]
