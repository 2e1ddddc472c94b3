"""A page without a browser, and an address that leads to one server or another."""

from __future__ import annotations

import json
import queue
import socket
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.closing import Closing
from tests.server.harness import Guest
from tests.web.test_modules import NODE

HERE = Path(__file__).parent
MOST_BYTES = 65_536
PATIENCE_SECONDS = 60
"""Seconds until a test fails instead of waiting for a page for ever."""


class Switch(Closing):
    """Passes connections on to a port, as what stands before several servers does."""

    def __init__(self, port: int) -> None:
        self.port = port
        """Where new connections lead."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        self._cut: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Close all connections."""
        for end in (self._listener, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut(self) -> None:
        """Pass nothing on any more on the connections there are, and close none."""
        self._cut.update(self._ends)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(("127.0.0.1", self.port))
                self._ends += (here, there)
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(MOST_BYTES):
                if source not in self._cut:
                    target.sendall(data)
            if source not in self._cut:
                target.shutdown(socket.SHUT_WR)


class Page(Closing):
    """The browser's own modules at a table, run by Node."""

    def __init__(self, address: str, person: Guest, table: str) -> None:
        assert NODE is not None
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        command = [NODE, "--import", "../web/page.mjs", "page.mjs", address, cookies, table]
        self._process = subprocess.Popen(
            command, cwd=HERE, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.state: dict[str, Any] = {}
        self.refused: list[str] = []
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def close(self) -> None:
        """Let the page go, and its browser with it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()  # then it ends
        self._reader.join()
        self._process.wait()
        self._process.stdout.close()

    def play(self, move: str) -> None:
        """Press a move."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{move}\n")
        self._process.stdin.flush()

    def wait(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Return when the page stands so; it may already."""
        while not self.state or not is_so(self.state):
            told = json.loads(self._lines.get(timeout=PATIENCE_SECONDS))
            if "refused" in told:
                self.refused.append(told["refused"])
            else:
                self.state = told

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
