"""An evening with many tables at human pace: `python -m bench.evening [--tables N] [--minutes N]`.

At each table two people play one game after the other and think about five seconds before a move.
How long from a click to the other screen, and the memory of the server, minute by minute. With
`--faults` something happens every minute: the server is killed and started again, stopped for a
while, or connections are cut. People come back by themselves, as the page does, and what they
waited counts. `--plot FILE` draws it.

Client and server are a process each. Everything is real: `fathom serve`, sockets, SQLite on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from typing import NamedTuple

import httpx
import msgspec

from bench.load import AT_ONCE, Message, Pair, client, free_port, memory, running, until
from bench.sockets import Socket, open_socket

THINKING_SECONDS = (2.5, 7.5)
"""Seconds between the sight of a turn and the move."""
RETURN_SECONDS = (0.2, 1.0)
"""Seconds until somebody whose connection broke tries again."""
STOPPED_SECONDS = 3
CUT_SHARE = 0.1
"""The share of connections that are cut at once."""
MINUTE_SECONDS = 60

_read = msgspec.json.Decoder(Message).decode


class Minute(NamedTuple):
    """What was measured in a minute."""

    delays: list[float]
    """Seconds from a click to the other screen."""
    megabytes: float
    fault: str
    """What happened in it; empty: nothing."""

    @property
    def p50(self) -> float:
        """In milliseconds."""
        return 1000 * statistics.median(self.delays)

    @property
    def p99(self) -> float:
        """In milliseconds."""
        return 1000 * statistics.quantiles(self.delays, n=100)[-1]

    def __str__(self) -> str:
        return (
            f"{len(self.delays):,} | {self.p50:.1f} ms | {self.p99:.1f} ms"
            f" | {1000 * max(self.delays):,.0f} ms | {self.megabytes:,.0f} MB | {self.fault} |"
        )


class Player:
    """Somebody who looks, thinks and moves, and comes back when the connection breaks."""

    def __init__(self, game: Game, cookie: str) -> None:
        self._game = game
        self._cookie = cookie
        self._socket: Socket | None = None
        self._thinking: asyncio.TimerHandle | None = None

    async def stay(self) -> None:
        """Look on until cancelled."""
        evening = self._game.evening
        try:
            while True:
                with suppress(OSError):
                    self._socket = await open_socket(
                        evening.port, self._game.path, self._cookie, self._heard
                    )
                    evening.players.add(self)
                    await self._socket.closed.wait()
                await asyncio.sleep(random.uniform(*RETURN_SECONDS))
        finally:
            evening.players.discard(self)
            self._stop_thinking()
            self.cut()

    def cut(self) -> None:
        """The connection breaks."""
        if self._socket is not None:
            self._socket.close()

    def _heard(self, socket: Socket, text: bytes) -> None:
        message = _read(text)
        if message.type == "table" and message.status == "finished":
            self._game.is_over.set()
        elif message.type == "sight":
            self._game.seen(self, message.ply)
            self._stop_thinking()
            if message.moves and self._game.is_waiting(self, message.ply):
                self._send(socket, message)  # it was lost on the way
            elif message.moves:
                self._thinking = asyncio.get_running_loop().call_later(
                    random.uniform(*THINKING_SECONDS), self._move, socket, message
                )

    def _move(self, socket: Socket, sight: Message) -> None:
        self._game.clicked = self, sight.ply, time.perf_counter()
        self._send(socket, sight)

    def _send(self, socket: Socket, sight: Message) -> None:
        words, ply = sight.moves[0].encode(), sight.ply
        socket.send(b'{"type":"move","key":"k%d","move":"%s","ply":%d}' % (ply, words, ply))

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()


class Game:
    """Two people at a table until it is over."""

    def __init__(self, evening: Evening, table: str) -> None:
        self.evening = evening
        self.path = f"/api/tables/{table}/live"
        self.is_over = asyncio.Event()
        self.clicked: tuple[Player, int, float] | None = None
        """Who moved last, at which ply and when, until the other one has seen it."""

    def seen(self, player: Player, ply: int) -> None:
        """Somebody sees how it stands."""
        if self.clicked is not None and player is not self.clicked[0] and ply > self.clicked[1]:
            self.evening.delays.append(time.perf_counter() - self.clicked[2])
            self.clicked = None

    def is_waiting(self, player: Player, ply: int) -> bool:
        """Whether somebody moved at this ply and nobody has seen it yet."""
        return self.clicked is not None and self.clicked[:2] == (player, ply)

    async def play(self, cookies: tuple[str, str]) -> None:
        """Play to the end."""
        people = [asyncio.create_task(Player(self, cookie).stay()) for cookie in cookies]
        try:
            await self.is_over.wait()
        finally:
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)


class Evening:
    """A server, and many tables on it."""

    def __init__(self, port: int, data: str) -> None:
        self.port = port
        self._data = data
        self._running = ExitStack()
        self._server = self._serve()
        self.delays: list[float] = []
        self.players: set[Player] = set()

    def _serve(self) -> subprocess.Popen[bytes]:
        flags = ["--host", "127.0.0.1", "--port", str(self.port), "--no-browser"]
        return self._running.enter_context(
            running(
                [sys.executable, "-m", "fathom", "serve", *flags],
                self.port,
                FATHOM_DATA=self._data,
                FATHOM_LIMITS="false",
                FATHOM_TABLES="1000000",
            )
        )

    async def pass_minutes(self, tables: int, minutes: int, has_faults: bool) -> list[Minute]:
        """Play, and print and return what was measured."""
        passed: list[Minute] = []
        faults = itertools.cycle(("server killed", "server stopped", "connections cut"))
        async with client(self.port) as http:
            pairs = [await Pair.new(http) for _ in range(AT_ONCE)]
            at_once = asyncio.Semaphore(AT_ONCE)
            chairs = itertools.islice(itertools.cycle(pairs), tables)
            playing = [asyncio.create_task(self._play_on(pair, at_once)) for pair in chairs]
            await until(lambda: len(self.players) == 2 * tables)
            await asyncio.sleep(THINKING_SECONDS[1])
            for number in range(minutes):
                fault = next(faults) if has_faults else ""
                self.delays = []
                await self._pass_minute(fault)
                passed.append(Minute(self.delays, memory(self._server.pid), fault))
                print(f"| {number + 1} | {passed[-1]}", flush=True)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return passed

    async def _play_on(self, pair: Pair, at_once: asyncio.Semaphore) -> None:
        """One game after the other."""
        while True:
            async with at_once:
                try:
                    table = await pair.table()
                except httpx.HTTPError:  # the server is away just now
                    await asyncio.sleep(RETURN_SECONDS[1])
                    continue
            await Game(self, table).play(pair.cookies)

    async def _pass_minute(self, fault: str) -> None:
        end = time.perf_counter() + MINUTE_SECONDS
        await asyncio.sleep(MINUTE_SECONDS / 4)
        if fault == "server killed":
            self._server.kill()
            await asyncio.to_thread(self._server.wait)
            self._server = await asyncio.to_thread(self._serve)
        elif fault == "server stopped":
            self._server.send_signal(signal.SIGSTOP)
            await asyncio.sleep(STOPPED_SECONDS)
            self._server.send_signal(signal.SIGCONT)
        elif fault:
            for player in random.sample(list(self.players), int(CUT_SHARE * len(self.players))):
                player.cut()
        await asyncio.sleep(end - time.perf_counter())

    def close(self) -> None:
        """Stop the server."""
        self._running.close()


def draw(passed: list[Minute], file: str) -> None:
    """Delays and memory over time, the minutes with a fault marked."""
    from matplotlib import pyplot

    minutes = range(1, len(passed) + 1)
    figure, (above, below) = pyplot.subplots(2, sharex=True, figsize=(8, 5), layout="constrained")
    above.plot(minutes, [minute.p99 for minute in passed], label="99 of 100")
    above.plot(minutes, [minute.p50 for minute in passed], label="the middle one")
    above.set_yscale("log")
    above.set_ylabel("click to other screen [ms]")
    for fault, marker in zip(sorted({one.fault for one in passed} - {""}), "xso", strict=False):
        there = [number for number in minutes if passed[number - 1].fault == fault]
        above.plot(there, [passed[number - 1].p99 for number in there], marker, label=fault)
    figure.legend(loc="outside upper center", ncols=5, frameon=False)
    below.plot(minutes, [minute.megabytes for minute in passed])
    below.set_ylim(bottom=0)
    below.set_ylabel("memory of the server [MB]")
    below.set_xlabel("minute")
    figure.savefig(file, dpi=110)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=int, default=3)
    parser.add_argument("--faults", action="store_true")
    parser.add_argument("--plot", help="a picture to write")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        evening = Evening(free_port(), data)
        try:
            print(f"load average {os.getloadavg()[0]:.1f} at the beginning")
            print("| minute | moves | p50 | p99 | longest | memory | what happened |")
            print("|---|---|---|---|---|---|---|")
            passed = asyncio.run(
                evening.pass_minutes(arguments.tables, arguments.minutes, arguments.faults)
            )
        finally:
            evening.close()
    every = Minute([delay for one in passed for delay in one.delays], passed[-1].megabytes, "")
    print(f"| all | {every}")
    print(f"load average {os.getloadavg()[0]:.1f} at the end")
    if arguments.plot:
        draw(passed, arguments.plot)


if __name__ == "__main__":
    main()
