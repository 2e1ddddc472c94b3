"""What runs on the hosts: PostgreSQL with a replica, Redis, servers, and workers for bots."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path

from redis import Redis
from redis.exceptions import RedisError

from tests.fleet.network import Host
from tests.server.process import Process, command, environment
from tests.server.services import postgres_programs, run_as

ROOT = Path(__file__).parents[2]
SERVED = "tests.fleet.served"
"""What is run for `fathom`: the same, with what a test has put into it."""
SECRET = "for tests only, and the same on all hosts"
SERVER_PORT, POSTGRES_PORT, REDIS_PORT = 8000, 5432, 6379
DISK_SIZE = "192m"
"""Of the disk that a PostgreSQL has to itself, so that it can be filled."""
FAKE_TIME = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
"""What sets the clock of a process wrong, where it is to be had."""
PATIENCE_SECONDS = 120
"""Seconds until something that does not come up fails the run."""


class Postgres:
    """A PostgreSQL on a host, with a small disk of its own."""

    def __init__(self, host: Host, folder: Path) -> None:
        programs = postgres_programs()
        assert programs is not None
        self.host = host
        self._programs = programs
        self._disk = folder / f"postgres-{host.name}"
        self._disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs", str(self._disk)]
        subprocess.run(mount, check=True)
        shutil.chown(self._disk, "nobody")
        self._data = self._disk / "data"
        self._settings = self._data / "fleet.conf"
        self._filling = self._disk / "filling"

    def make(self) -> None:
        """A new cluster."""
        options = ["-U", "fathom", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        self._do("initdb", "-D", self._data, *options, "--wal-segsize=1")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = '*'\nport = {POSTGRES_PORT}\nfsync = off\n"
                f"max_wal_size = 32MB\nwal_keep_size = 16MB\nshared_buffers = 16MB\n"
                "wal_receiver_timeout = 3s\nwal_sender_timeout = 3s\n"
                "wal_retrieve_retry_interval = 200ms\ninclude_if_exists 'fleet.conf'\n"
            )
        with (self._data / "pg_hba.conf").open("a") as who:
            who.write("host all,replication fathom 10.99.0.0/24 trust\n")
        self.start()
        self.query("CREATE DATABASE fathom")

    def start(self) -> None:
        """Start it, unless it runs."""
        if self.runs:
            return
        options = f"-c unix_socket_directories={self._disk}"
        control: list[str | Path] = [
            "-D",
            self._data,
            "-w",
            "-l",
            self._disk / "log",
            "-o",
            options,
        ]
        self._do("pg_ctl", *control, "start")

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        with suppress(AssertionError):
            self._do("pg_ctl", "-D", self._data, "status")
            return True
        return False

    def end(self) -> None:
        """End it as a power cut would, if it runs."""
        with suppress(AssertionError):
            self._do("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def promote(self) -> None:
        """Make a replica the one that is written to; it waits for nobody."""
        self._set("")
        self._do("pg_ctl", "-D", self._data, "-w", "promote")

    def follow(self, primary: Postgres) -> None:
        """Become the replica of another one, from its beginning."""
        self.end()
        shutil.rmtree(self._data, ignore_errors=True)
        self._do(
            "pg_basebackup", "-h", primary._disk, "-U", "fathom", "-D", self._data, "-c", "fast"
        )
        line = f"host={primary.host.address} port={POSTGRES_PORT} user=fathom"
        self._set(f"primary_conninfo = '{line}'\n")
        (self._data / "standby.signal").touch()
        shutil.chown(self._data / "standby.signal", "nobody")
        self.start()

    def wait_for_replica(self) -> None:
        """From now on what is committed is on both; returns when the replica has all there is."""
        self._set("synchronous_standby_names = '*'\n")
        self._do("pg_ctl", "-D", self._data, "reload")
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self.is_followed:
            assert time.monotonic() < deadline, "the replica does not follow"
            time.sleep(0.1)

    @property
    def is_followed(self) -> bool:
        """Whether what is committed is on the replica too."""
        query = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"
        try:
            return self.query(query) == "1"
        except AssertionError:
            return False

    def query(self, words: str) -> str:
        """What it answers, asked on its own host by no network."""
        login = ["-h", str(self._disk), "-p", str(POSTGRES_PORT), "-U", "fathom", "-d", "postgres"]
        return self._do("psql", *login, "-tAc", words).strip()

    def fill_disk(self) -> None:
        """Leave no byte on its disk."""
        with suppress(OSError), self._filling.open("wb", buffering=0) as filling:
            while filling.write(bytes(1 << 20)):
                pass

    def free_disk(self) -> None:
        """Give back what `fill_disk` took. It may have given up meanwhile, and is started again."""
        self._filling.unlink(missing_ok=True)

    def close(self) -> None:
        """End it and take its disk away."""
        self.end()
        subprocess.run(["umount", "-l", str(self._disk)], check=True)

    def _set(self, settings: str) -> None:
        self._settings.write_text(settings)
        shutil.chown(self._settings, "nobody")

    def _do(self, program: str, *arguments: str | Path) -> str:
        return self.host.do(lambda: run_as("nobody", self._programs / program, *arguments))


class RedisMachine:
    """A Redis on a host."""

    def __init__(self, host: Host, folder: Path) -> None:
        self.host = host
        self.url = f"redis://{host.address}:{REDIS_PORT}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, empty."""
        flags = ["--port", str(REDIS_PORT), "--protected-mode", "no", "--save", ""]
        place = ["--dir", str(self._folder)]
        self._process = self.host.do(
            lambda: subprocess.Popen(["redis-server", *flags, *place], stdout=subprocess.DEVNULL)
        )
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self.host.do(self._answers):
            assert time.monotonic() < deadline, "Redis does not come up"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def empty(self) -> None:
        """Let it forget all."""
        self.host.do(self._flush)

    def _answers(self) -> bool:
        try:
            with Redis.from_url(self.url) as client:
                return bool(client.ping())
        except RedisError:
            return False

    def _flush(self) -> None:
        with Redis.from_url(self.url) as client:
            client.flushall()


class Worker:
    """`fathom worker` on a host, started again whenever it ends, as a service manager does."""

    AGAIN = 'while :; do "$@"; sleep 0.2; done'

    def __init__(self, host: Host, data: Path, flags: list[str]) -> None:
        self.host = host
        self._data = data
        self._flags = flags
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it is ready when it is."""
        self.process = self.host.do(self._start)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        with (self._data / f"worker-{self.host.name}.log").open("ab") as log:
            return subprocess.Popen(
                ["sh", "-c", self.AGAIN, "sh", *command("worker", *self._flags, module=SERVED)],
                env=environment(self._data, ROOT),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


class Server(Process):
    """`fathom serve` on a host, with a clock that can be set wrong."""

    def __init__(self, host: Host, data: Path, *flags: str) -> None:
        self.host = host
        self._clock = data / f"clock-{host.name}"
        self.set_clock(0)
        super().__init__(
            data,
            *flags,
            host=host.address,
            port=SERVER_PORT,
            within=_with_clock(self._clock),
            module=SERVED,
            packages=(ROOT,),
        )

    def set_clock(self, seconds: int) -> None:
        """Let it go so much too fast, or too slow."""
        new = self._clock.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.rename(self._clock)

    def start(self) -> None:
        """Start it again and again until it answers, as a service manager does."""
        while True:
            with suppress(AssertionError):  # what it needs is not there yet
                self.host.do(super().start)
                return


def _with_clock(file: Path) -> list[str]:
    if FAKE_TIME is None:
        return []
    return [
        "env",
        f"LD_PRELOAD={FAKE_TIME}",
        f"FAKETIME_TIMESTAMP_FILE={file}",
        "FAKETIME_NO_CACHE=1",
        "FAKETIME_DONT_FAKE_MONOTONIC=1",
        "FAKETIME_DONT_RESET=1",
    ]
