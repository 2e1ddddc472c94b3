"""How many people the table server bears: `python -m bench.load [--seconds N] [--idle TABLES]`.

For 1, 20 and 100 tables of two people each: how many moves a second are kept and answered, and how
long it takes from one person's click to the other's screen. Beside it, in the same run, a bare
websocket echo on the same server stack with as many sockets: that is the limit. Then so many idle
tables with both their people connected, and the memory that the server needs for them.

Client and server are a process each. Everything is real: `fathom serve`, sockets, SQLite on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from bench.sockets import Socket, open_socket
from fathom.server.identity import COOKIE
from fathom.server.run import configured
from fathom.server.settings import Settings

TABLES = (1, 20, 100)
GAME = "deep-sea"
SERVER = "server"
AT_ONCE = 20
"""So many tables are set up at one time."""
MOVES_A_MATCH = 150
"""A game of theirs has 180 moves or so."""
MOST_MOVES_A_SECOND = 4000
"""For so many there are games enough before the clock starts."""


class Message(msgspec.Struct):
    """The little of a message that this client reads."""

    type: str
    ply: int = 0
    moves: list[str] = []
    status: str = ""


_read = msgspec.json.Decoder(Message).decode


class Count:
    """What was measured: how many, and how long each took, in seconds."""

    def __init__(self, parts: Mapping[str, int]) -> None:
        self._parts = parts
        """By name: the process of each part of what is measured; that of the server is one."""
        self.delays: list[float] = []
        self.moves = 0
        self.per_second = 0.0
        self.efforts: dict[str, float] = {}
        """By part: milliseconds of processor time that it spent on each."""
        self.client_share = 0.0
        """The share of a processor that this client took: at 1 it was what held all up."""
        self.late_matches = 0
        """Games that had to be set up while the clock ran."""

    async def measure(self, seconds: float) -> None:
        """Count for so long."""
        self.moves, self.delays, self.late_matches = 0, [], 0
        began, own, spent = time.perf_counter(), time.process_time(), self._spent()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - began
        self.client_share = (time.process_time() - own) / passed
        self.per_second = self.moves / passed
        self.efforts = {
            part: 1000 * (now - spent[part]) / max(1, self.moves)
            for part, now in self._spent().items()
        }

    @property
    def effort(self) -> float:
        """Milliseconds of processor time that the server spent on each."""
        return self.efforts[SERVER]

    def _spent(self) -> dict[str, float]:
        return {part: processor_time(process) for part, process in self._parts.items()}

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


class Lane:
    """Two people who play one game after the other as fast as they are answered."""

    def __init__(self, port: int, people: Pair, count: Count) -> None:
        self._port = port
        self._people = people
        self._count = count
        self._ready: list[Match] = []
        self._played: Match | None = None
        self._goes_on = True

    async def set_up(self, matches: int) -> None:
        """Begin so many games, so that none need be set up later."""
        for _ in range(matches):
            self._ready.append(await self._new_match())

    async def play(self) -> None:
        """Play until told to stop."""
        while self._goes_on:
            self._played = self._ready.pop() if self._ready else await self._one_more()
            await self._played.play()

    def stop(self) -> None:
        """Make no further move."""
        self._goes_on = False
        for match in (self._played, *self._ready):
            if match is not None:
                match.stop()

    async def _one_more(self) -> Match:
        self._count.late_matches += 1
        return await self._new_match()

    async def _new_match(self) -> Match:
        match = Match(self._count)
        await match.begin(self._port, await self._people.table(), self._people.cookies)
        return match


class Match:
    """One game, with both its people at the table."""

    def __init__(self, count: Count) -> None:
        self._count = count
        self._sockets: list[Socket] = []
        self._turn: tuple[Socket, Message] | None = None
        """Who is to move, and what they saw."""
        self._sent_at = 0.0
        self._answered: int | None = None
        """The ply of the move that has not reached the other person yet."""
        self._key = 0
        self._is_over = asyncio.Event()
        self._is_on = False
        """Whether to answer what is seen with a move."""

    async def begin(self, port: int, table: str, cookies: tuple[str, str]) -> None:
        """Come to the table, and see whose turn it is."""
        path = f"/api/tables/{table}/live"
        self._sockets = [await open_socket(port, path, cookie, self._heard) for cookie in cookies]
        await until(lambda: self._turn is not None)

    async def play(self) -> None:
        """Play to the end, or until told to stop."""
        self._is_on = True
        self._move()
        await self._is_over.wait()
        self.stop()

    def stop(self) -> None:
        """Make no further move."""
        self._is_on = False
        self._is_over.set()
        for one in self._sockets:
            one.close()

    def _heard(self, one: Socket, text: bytes) -> None:
        message = _read(text)
        if message.type == "sight":
            if self._turn and one is not self._turn[0] and message.ply - 1 == self._answered:
                self._count.delays.append(time.perf_counter() - self._sent_at)
                self._answered = None
            if message.moves:
                self._turn = one, message
                if self._is_on:
                    self._move()
        elif message.type == "done":
            self._count.moves += 1
        elif message.type == "table" and message.status == "finished":
            self._is_over.set()
        elif message.type == "refused":
            raise AssertionError(text)

    def _move(self) -> None:
        assert self._turn is not None
        one, sight = self._turn
        self._key += 1
        self._answered = sight.ply
        self._sent_at = time.perf_counter()
        one.send(
            b'{"type":"move","key":"k%d","move":"%s","ply":%d}'
            % (self._key, sight.moves[0].encode(), sight.ply)
        )


class Pair:
    """Two people, and how they come to a table."""

    def __init__(self, http: httpx.AsyncClient, cookies: tuple[str, str]) -> None:
        self._http = http
        self.cookies = cookies

    @classmethod
    async def new(cls, http: httpx.AsyncClient) -> Pair:
        cookies = []
        for name in ("Ada", "Ben"):
            answer = await http.post("/api/me", json={"name": name})
            cookies.append(f"{COOKIE}={answer.cookies[COOKIE]}")
            http.cookies.clear()
        return cls(http, (cookies[0], cookies[1]))

    async def table(self) -> str:
        """A new table with both in their seats and the game begun; its id."""
        host, guest = self.cookies
        made = await self._post(host, "/api/tables", {"game": GAME, "seats": ["you", "open"]})
        path = f"/api/tables/{made['id']}"
        await self._post(guest, f"{path}/join", {})
        await self._post(guest, f"{path}/ready", {})
        await self._post(host, f"{path}/start", None)
        return str(made["id"])

    async def _post(self, cookie: str, path: str, body: Any) -> dict[str, Any]:
        answer = await self._http.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return dict(answer.json())


async def measure_moves(port: int, parts: Mapping[str, int], tables: int, seconds: float) -> Count:
    """Games at so many tables for so long."""
    count = Count(parts)
    async with client(port) as http:
        lanes = [Lane(port, await Pair.new(http), count) for _ in range(tables)]
        matches = 2 + int(MOST_MOVES_A_SECOND * seconds / (tables * MOVES_A_MATCH))
        for start in range(0, tables, AT_ONCE):
            group = lanes[start : start + AT_ONCE]
            await asyncio.gather(*(lane.set_up(matches) for lane in group))
        playing = [asyncio.create_task(lane.play()) for lane in lanes]
        await until(lambda: count.moves >= 5 * tables)
        await count.measure(seconds)
        for lane in lanes:
            lane.stop()
        await asyncio.gather(*playing)
    return count


async def measure_echo(port: int, server: int, tables: int, seconds: float) -> Count:
    """As many sockets, each answered with what it sent; the two of a table take turns."""
    count = Count({SERVER: server})
    sent_at: dict[int, float] = {}
    is_on = True

    def heard(number: int, pair: list[Socket]) -> Callable[[Socket, bytes], None]:
        def echoed(one: Socket, text: bytes) -> None:
            now = time.perf_counter()
            count.delays.append(now - sent_at[number])
            count.moves += 1
            if is_on:
                sent_at[number] = now
                pair[one is pair[0]].send(text)

        return echoed

    pairs: list[list[Socket]] = []
    for number in range(tables):
        pair: list[Socket] = []
        for _ in range(2):
            pair.append(await open_socket(port, "/", "", heard(number, pair)))
        pairs.append(pair)
    for number, pair in enumerate(pairs):
        sent_at[number] = time.perf_counter()
        pair[0].send(b'{"type":"move","key":"k1000","move":"leave","ply":100}')
    await until(lambda: count.moves >= 5 * tables)
    await count.measure(seconds)
    is_on = False
    for pair in pairs:
        for one in pair:
            one.close()
    return count


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def client(port: int) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=AT_ONCE)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, limits=limits)


async def measure_idle(port: int, server: int, tables: int) -> None:
    """Print the memory before and after so many tables with two sockets each are there."""
    before = memory(server)
    heard: list[int] = [0]

    def note(one: Socket, text: bytes) -> None:
        heard[0] += _read(text).type == "sight"

    async with client(port) as http:
        pairs = [await Pair.new(http) for _ in range(AT_ONCE)]

        async def set_up(pair: Pair) -> list[Socket]:
            table = await pair.table()
            path = f"/api/tables/{table}/live"
            return [await open_socket(port, path, cookie, note) for cookie in pair.cookies]

        held: list[Socket] = []
        for start in range(0, tables, AT_ONCE):
            group = pairs[: min(AT_ONCE, tables - start)]
            for sockets in await asyncio.gather(*map(set_up, group)):
                held += sockets
        await until(lambda: heard[0] >= len(held))
        after = memory(server)
        print(
            f"{tables:,} idle tables with {len(held):,} sockets: {after:,.0f} MB resident"
            f" ({before:,.0f} MB before)"
        )
        for one in held:
            one.close()


def processor_time(process: int) -> float:
    """Seconds that a process and those it started have computed, in the system too."""
    ticks = 0
    for one in [process, *children(process)]:
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))  # with those that it started and that have ended
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes that a process and those it started hold."""
    pages = 0
    for one in [process, *children(process)]:
        pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def children(process: int) -> Iterator[int]:
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield int(child)
            yield from children(int(child))


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server process that answers on its port."""
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL
    )
    try:
        while True:
            assert process.poll() is None, "the server has stopped"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def echo(scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
    """The application that does nothing but answer."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def serve_echo(port: int) -> None:
    """Run that application as the table server is run."""
    config = configured(echo, Settings(host="127.0.0.1", port=port))
    config.host, config.port = "127.0.0.1", port
    uvicorn.Server(config).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="for each figure")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--idle", type=int, default=1000, help="idle tables")
    parser.add_argument("--echo", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.echo:
        serve_echo(arguments.echo)
        return
    port, other = free_port(), free_port()
    with tempfile.TemporaryDirectory() as data:
        flags = ["--host", "127.0.0.1", "--port", str(port), "--no-browser"]
        own = running(
            [sys.executable, "-m", "fathom", "serve", *flags],
            port,
            FATHOM_DATA=data,
            FATHOM_LIMITS="false",
            FATHOM_TABLES="1000000",
        )
        bare = running([sys.executable, "-m", "bench.load", "--echo", str(other)], other)
        with own as server, bare as yardstick:
            print(f"load average {os.getloadavg()[0]:.1f} at the beginning")
            print("| tables | | a second | p50 | p99 | server's effort for each |")
            print("|---|---|---|---|---|---|")
            for tables in arguments.tables:
                seconds = arguments.seconds
                moves = asyncio.run(measure_moves(port, {SERVER: server.pid}, tables, seconds))
                report(tables, "durable moves", moves)
                echoes = asyncio.run(measure_echo(other, yardstick.pid, tables, seconds))
                report(tables, "bare echoes", echoes)
            if arguments.idle:
                asyncio.run(measure_idle(port, server.pid, arguments.idle))
            print(f"load average {os.getloadavg()[0]:.1f} at the end")


def report(tables: int, what: str, count: Count) -> None:
    """One line of the table."""
    print(
        f"| {tables} | {what} | {count.per_second:,.0f} | {count.percentile(0.5):.1f} ms"
        f" | {count.percentile(0.99):.1f} ms | {count.effort:.2f} ms |",
        flush=True,
    )


if __name__ == "__main__":
    main()
