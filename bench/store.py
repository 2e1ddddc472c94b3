"""How many moves a second become durable: `python bench/store.py [DATABASE URL] [--moves N]`.

Without a URL it measures SQLite in a temporary folder. Beside it stands the bare disk: how often a
second one small write can be forced out, one after the other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import tempfile
import time
from pathlib import Path

from fathom.server.store import (
    Entry,
    Person,
    Policy,
    Progress,
    Seat,
    SqlStore,
    Status,
    TableRow,
    TimeLimit,
    open_store,
)

WRITERS = (1, 20, 100)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", help="a database URL; SQLite if not given")
    parser.add_argument("--moves", type=int, default=40, help="moves a writer")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(f"bare disk     {forced_writes(Path(folder) / 'bare'):8,.0f} forced writes/s")
        url = arguments.url or f"sqlite+aiosqlite:///{folder}/fathom.db"
        asyncio.run(measure(url, arguments.moves))


def forced_writes(file: Path, count: int = 200) -> float:
    """How often a second a page can be written so that it stays."""
    with file.open("wb") as stream:
        began = time.perf_counter()
        for _ in range(count):
            stream.write(bytes(4096))
            stream.flush()
            os.fsync(stream.fileno())
        return count / (time.perf_counter() - began)


async def measure(url: str, moves: int) -> None:
    """Print the rate and the delays for each number of writers, each at a table of its own."""
    store = await open_store(url)
    host = secrets.token_hex(8)
    await store.add_person(Person(host, "Bench", created=0))
    for writers in WRITERS:
        tables = [await new_table(store, host) for _ in range(writers)]
        delays: list[float] = []
        began = time.perf_counter()
        await asyncio.gather(*(write(store, table, moves, delays) for table in tables))
        rate = writers * moves / (time.perf_counter() - began)
        delays.sort()
        middle, slow = delays[len(delays) // 2], delays[len(delays) * 99 // 100]
        print(
            f"{writers:3} writers   {rate:8,.0f} durable moves/s"
            f"   p50 {1000 * middle:6.1f} ms   p99 {1000 * slow:6.1f} ms"
        )
    await store.close()


async def new_table(store: SqlStore, host: str) -> str:
    table = TableRow(
        id=secrets.token_hex(8),
        code=secrets.token_hex(4),
        game="deep-sea",
        rules=1,
        host=host,
        seats=(Seat(person=host),),
        options={},
        policy=Policy(),
        clock=TimeLimit(),
        seed=secrets.token_bytes(32),
        created=0,
        status=Status.RUNNING,
    )
    await store.add_table(table)
    return table.id


async def write(store: SqlStore, table: str, moves: int, delays: list[float]) -> None:
    for ply in range(moves):
        began = time.perf_counter()
        await store.append(table, Entry(ply, 0, 7, key=str(ply)), Progress(0, acting=(0,)))
        delays.append(time.perf_counter() - began)


if __name__ == "__main__":
    main()
