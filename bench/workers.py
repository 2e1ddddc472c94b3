"""How several processes share the work: `python -m bench.workers [--workers 1 2 4] [--tables N]`.

Games as in `bench.load`, on `fathom serve --workers N` with PostgreSQL and Redis, which are started
for it: real ones, private, with every commit forced to disk. Any process may serve either person of
a table. Told are the moves a second, and the processor time that a move costs in each part. All of
them and the client share the machine; so beside it stands how many moves a second there are for
each processor that was left when the client had had its share.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.load import SERVER, Count, free_port, measure_moves, running
from tests.server.services import postgres_programs, redis_answers, run_as, unprivileged_user

WORKERS = (1, 2, 4)
POSTGRES, REDIS = "PostgreSQL", "Redis"


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL on a socket in this folder: the URL of an empty database, and its process."""
    programs = postgres_programs()
    assert programs is not None, "needs PostgreSQL: there is no initdb"
    folder.mkdir()
    user, data = unprivileged_user(folder), folder / "data"
    run_as(user, programs / "initdb", "-D", data, "-U", "fathom", "-A", "trust", "-E", "UTF8")
    settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c max_connections=100"
    control: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w"]
    run_as(user, *control, "-l", folder / "log", "-o", settings, "start")
    try:
        process = int((data / "postmaster.pid").read_text().split("\n")[0])
        yield f"postgresql+asyncpg://fathom@/postgres?host={folder}", process
    finally:
        run_as(user, *control, "-m", "immediate", "stop")


@contextmanager
def redis(folder: Path) -> Iterator[tuple[str, int]]:
    """A Redis on a socket in this folder: its URL and its process."""
    program = shutil.which("redis-server")
    assert program is not None, "needs Redis: there is no redis-server"
    socket = folder / "redis.sock"
    command: list[str | Path] = [
        program,
        "--port",
        "0",
        "--unixsocket",
        socket,
        "--save",
        "",
        "--dir",
        folder,
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        url = f"unix://{socket}"
        while not redis_answers(url):
            assert process.poll() is None, "redis-server has stopped"
            time.sleep(0.02)
        try:
            yield url, process.pid
        finally:
            process.terminate()


def measured(workers: int, tables: int, seconds: float) -> Count:
    """Games at so many tables, on so many processes."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fathom-")))
        folder.chmod(0o755)
        database, postgres_process = stack.enter_context(postgres(folder / "postgres"))
        bell, redis_process = stack.enter_context(redis(folder))
        port = free_port()
        flags = ["--host", "127.0.0.1", "--port", str(port), "--no-browser"]
        flags += ["--workers", str(workers), "--database", database, "--redis", bell]
        server = stack.enter_context(
            running(
                [sys.executable, "-m", "fathom", "serve", *flags],
                port,
                FATHOM_DATA=str(folder),
                FATHOM_LIMITS="false",
                FATHOM_TABLES="1000000",
            )
        )
        parts = {SERVER: server.pid, POSTGRES: postgres_process, REDIS: redis_process}
        return asyncio.run(measure_moves(port, parts, tables, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=WORKERS)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    arguments = parser.parse_args()
    cores = os.cpu_count() or 1
    print(f"{arguments.tables} tables, {cores} processors, load average {os.getloadavg()[0]:.1f}")
    print("| processes | moves a second | for each processor left | p50 | p99 |", end="")
    print(" server | PostgreSQL | Redis | client |")
    print("|---|---|---|---|---|---|---|---|---|")
    for workers in arguments.workers:
        count = measured(workers, arguments.tables, arguments.seconds)
        costs = [count.efforts[part] for part in (SERVER, POSTGRES, REDIS)]
        costs.append(1000 * count.client_share / count.per_second)
        print(
            f"| {workers} | {count.per_second:,.0f}"
            f" | {count.per_second / (cores - count.client_share):,.0f}"
            f" | {count.percentile(0.5):.1f} ms | {count.percentile(0.99):.1f} ms | "
            + " | ".join(f"{cost:.2f} ms" for cost in costs)
            + " |",
            flush=True,
        )


if __name__ == "__main__":
    main()
