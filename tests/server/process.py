"""`fathom serve` as a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

from tests.closing import Closing

SRC = Path(__file__).parents[2] / "src"
TIMEOUT_SECONDS = 180
"""Seconds until a test fails instead of waiting for ever."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Closing):
    """`fathom serve` on a free port with its data in a folder; ready when it is entered.

    It keeps its address when it is started again. `python` is that of another environment.
    """

    def __init__(
        self,
        data: Path,
        *flags: str,
        host: str = "127.0.0.1",
        port: int | None = None,
        within: list[str] | None = None,
        python: str = sys.executable,
        module: str = "fathom",
        packages: tuple[Path, ...] = (),
        source: Path = SRC,
    ) -> None:
        """`within`: a command that runs it in surroundings of its own.

        `module`: what is run instead, with the same arguments. `packages`: folders with packages
        that it can import besides. `source`: the folder with the version of Fathom that is run.
        """
        self.port = free_port() if port is None else port
        self.url = f"http://{host}:{self.port}"
        self.status: int | None = None
        self.started = 0.0
        self.ready = 0.0
        """When it was last started, and when it then answered."""
        self._data = data
        self._host = host
        self._flags = flags
        self._within = within or []
        self._python = python
        self._module = module
        self._packages = packages
        self._source = source

    def __enter__(self) -> Self:
        self.start()
        return self

    def close(self) -> None:
        """Stop the process, if it still runs."""
        self.stop()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it is healthy."""
        self.started, self.status = time.monotonic(), None
        self._log = (self._data / "server.log").open("ab")
        self._process = subprocess.Popen(
            [
                *self._within,
                *command("serve", *self.serve_flags(), python=self._python, module=self._module),
            ],
            env=environment(self._data, *self._packages, source=self._source),
            stderr=self._log,
        )
        self.wait_until_healthy()
        self.ready = time.monotonic()

    def serve_flags(self) -> list[str]:
        """What it is started with."""
        return ["--host", self._host, "--port", str(self.port), "--no-browser", *self._flags]

    def wait_until_healthy(self) -> None:
        """Return when it answers."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the server has stopped"
            try:
                with urlopen(f"{self.url}/healthz", timeout=TIMEOUT_SECONDS):
                    return
            except (URLError, OSError):
                time.sleep(0.02)
        raise AssertionError("the server does not get healthy")

    def stop(self) -> None:
        """Tell it to stop, and wait for that."""
        if self._process.poll() is None:
            self._process.terminate()
        self.wait()

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def wait(self) -> None:
        """Wait until it is gone."""
        self.status = self._process.wait(TIMEOUT_SECONDS)
        self._log.close()

    def children(self) -> list[int]:
        """The processes that it started."""
        tasks = Path(f"/proc/{self.pid}/task")
        lists = [(task / "children").read_text().split() for task in tasks.iterdir()]
        return [int(child) for children in lists for child in children]

    def wait_for_end_of(self, processes: list[int]) -> None:
        """Return when none of these lives any more."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while any(_lives(process) for process in processes):
            assert time.monotonic() < deadline, "processes live on"
            time.sleep(0.02)


def command(*arguments: str, python: str = sys.executable, module: str = "fathom") -> list[str]:
    """`fathom` with these arguments."""
    return [python, "-m", module, *arguments]


def environment(data: Path, *packages: Path, source: Path = SRC) -> dict[str, str]:
    """The environment of a server for tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("FATHOM_")}
    path = os.pathsep.join(map(str, (source, *packages)))
    return {**kept, "PYTHONPATH": path, "FATHOM_DATA": str(data), "FATHOM_LIMITS": "false"}


def _lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
