"""The table server beside boardgame.io, in one run: moves a second, and how long each takes.

    npm install --prefix FOLDER boardgame.io
    python -m bench.peers.tables --modules FOLDER/node_modules --seconds 5

boardgame.io serves from memory and forgets; ours has every move on disk (SQLite) before it answers.
On both two people sit at each table and each moves as soon as they see that it is their turn; games
have begun before the clock starts, and none has to be set up while it runs. Each is one server
process, with its own client in another process, and they take turns: on a machine that does other
things too, only the ratio means anything. Of several turns the middle one is told. `client` is the
share of a processor that the client took: at 100 % it would be what holds all up.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.load import SERVER, TABLES, Count, free_port, measure_moves, processor_time, running

SCRIPT = Path(__file__).with_name("boardgame.cjs")


class Figures(NamedTuple):
    """What one turn gave."""

    per_second: float
    p50: float
    p99: float
    effort: float
    """Milliseconds of the server's processor time for each move."""
    client_share: float
    """The share of a processor that the client took."""


class Told(msgspec.Struct):
    """What the client of boardgame.io prints."""

    moves: int
    per_second: float
    p50: float
    p99: float
    client_share: float


def ours(port: int, server: int, tables: int, seconds: float) -> Figures:
    """A turn of ours."""
    count: Count = asyncio.run(measure_moves(port, {SERVER: server}, tables, seconds))
    if count.late_matches:
        print(f"{count.late_matches} games were set up while the clock ran")
    return Figures(
        count.per_second,
        count.percentile(0.5),
        count.percentile(0.99),
        count.effort,
        count.client_share,
    )


def theirs(port: int, server: int, tables: int, seconds: float) -> Figures:
    """A turn of boardgame.io."""
    command = ["node", str(SCRIPT), "play", str(port), str(tables), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as client:
        assert client.stdout is not None
        assert client.stdout.readline() == b"begun\n"
        before = processor_time(server)
        told = msgspec.json.decode(client.stdout.readline(), type=Told)
        spent = processor_time(server) - before
    effort = 1000 * spent / max(1, told.moves)
    return Figures(told.per_second, told.p50, told.p99, effort, told.client_share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modules", required=True, help="where boardgame.io is installed")
    parser.add_argument("--seconds", type=float, default=5, help="for each turn")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    arguments = parser.parse_args()
    os.environ |= {"NODE_PATH": arguments.modules, "NODE_ENV": "production"}
    port, other = free_port(), free_port()
    flags = ["--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    with tempfile.TemporaryDirectory() as data:
        limits = {"FATHOM_DATA": data, "FATHOM_LIMITS": "false", "FATHOM_TABLES": "1000000"}
        own = running([sys.executable, "-m", "fathom", "serve", *flags], port, **limits)
        peer = running(["node", str(SCRIPT), "serve", str(other)], other)
        with own as server, peer as other_server:
            print(f"load average {os.getloadavg()[0]:.1f} at the beginning")
            print("| tables | | moves a second | p50 | p99 | server's effort for each | client |")
            print("|---|---|---|---|---|---|---|")
            for tables in arguments.tables:
                load = {"tables": tables, "seconds": arguments.seconds}
                turn = {
                    "Fathom, durable": partial(ours, port, server.pid, **load),
                    "boardgame.io, in memory": partial(theirs, other, other_server.pid, **load),
                }
                report(tables, turn, arguments.turns)
            print(f"load average {os.getloadavg()[0]:.1f} at the end")


def report(tables: int, turn: Mapping[str, Callable[[], Figures]], turns: int) -> None:
    """Take turns, and print the middle one of each."""
    taken: dict[str, list[Figures]] = {who: [] for who in turn}
    for _ in range(turns):
        for who, take in turn.items():
            taken[who].append(take())
    for who, figures in taken.items():
        middle = sorted(figures)[len(figures) // 2]
        print(
            f"| {tables} | {who} | {middle.per_second:,.0f} | {middle.p50:.1f} ms"
            f" | {middle.p99:.1f} ms | {middle.effort:.2f} ms | {middle.client_share:.0%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
