"""Real PostgreSQL and Redis for the tests: private ones, in a temporary folder, on sockets only.

A test that needs one asks for `postgres_url` or `redis_url`; where the program is missing it is
skipped, and says what is missing. With xdist every worker has its own.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from redis import Redis
from redis.exceptions import RedisError

_DEBIAN = Path("/usr/lib/postgresql")


@pytest.fixture(scope="session")
def service_folder() -> Iterator[Path]:
    """A short path, because that of a socket may not be long, open to the database's user."""
    folder = Path(tempfile.mkdtemp(prefix="fathom-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres(service_folder: Path) -> Iterator[Path]:
    """A running PostgreSQL cluster; the folder of its socket."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("needs PostgreSQL: there is no initdb (apt install postgresql)")
    folder = service_folder / "postgres"
    folder.mkdir()
    user = unprivileged_user(folder)
    data = folder / "data"
    options = ["-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
    run_as(user, programs / "initdb", "-D", data, *options)
    # Our processes may die, the machine does not: nothing has to reach the disk.
    settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
    control: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w"]
    run_as(user, *control, "-l", folder / "log", "-o", settings, "start")
    yield folder
    run_as(user, *control, "-m", "immediate", "stop")


def restart_postgres(folder: Path) -> None:
    """End it as a power cut would, and start it again as it was."""
    programs = postgres_programs()
    assert programs is not None
    user = None if os.getuid() != 0 else "nobody"
    control: list[str | Path] = [programs / "pg_ctl", "-D", folder / "data", "-w"]
    run_as(user, *control, "-l", folder / "log", "-m", "immediate", "restart")


@pytest.fixture
def postgres_url(postgres: Path) -> Iterator[str]:
    """The URL of a new, empty database."""
    yield from _new_database(postgres)


@pytest.fixture
def other_postgres_url(postgres: Path) -> Iterator[str]:
    """The URL of another new, empty database."""
    yield from _new_database(postgres)


def _new_database(postgres: Path) -> Iterator[str]:
    name = f"fathom_{secrets.token_hex(6)}"
    _command(postgres, f"CREATE DATABASE {name}")
    yield f"postgresql+asyncpg://fathom@/{name}?host={postgres}"
    _command(postgres, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def redis(service_folder: Path) -> Iterator[str]:
    """A running Redis; its URL."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("needs Redis: there is no redis-server (apt install redis-server)")
    socket = service_folder / "redis.sock"
    server = subprocess.Popen(
        [program, "--port", "0", "--unixsocket", socket, "--save", "", "--dir", service_folder],
        stdout=subprocess.DEVNULL,
    )
    url = f"unix://{socket}"
    while not redis_answers(url):
        assert server.poll() is None, "redis-server has stopped"
        time.sleep(0.02)
    yield url
    server.terminate()
    server.wait()


@pytest.fixture
def redis_url(redis: str) -> str:
    """The URL of an empty Redis."""
    with Redis.from_url(redis) as client:
        client.flushall()
    return redis


def postgres_programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps them out of the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    return folders[-1] if folders else None


def unprivileged_user(folder: Path) -> str | None:
    """Who runs PostgreSQL, which refuses to run as root; the folder becomes theirs."""
    if os.getuid() != 0:
        return None
    shutil.chown(folder, "nobody")
    return "nobody"


def run_as(user: str | None, *command: str | Path) -> str:
    """Run a command that must succeed, as somebody else if need be; what it prints."""
    groups: list[int] | None = None if user is None else []
    done = subprocess.run(
        command, user=user, extra_groups=groups, cwd="/", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _command(postgres: Path, command: str) -> None:
    async def execute() -> None:
        connection = await asyncpg.connect(host=str(postgres), user="fathom", database="postgres")
        await connection.execute(command)
        await connection.close()

    asyncio.run(execute())


def redis_answers(url: str) -> bool:
    """Whether there is a Redis at this address."""
    try:
        with Redis.from_url(url) as client:
            return bool(client.ping())
    except RedisError:
        return False
