"""`fathom serve` as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from pathlib import Path

import httpx

SOURCE = Path(__file__).parents[2] / "src"
PATIENCE = 120
"""Seconds after which a test fails instead of hanging."""


class Served:
    """A server at an address of its own. It keeps the address when it is started again."""

    def __init__(self, data: Path, database: str, redis: str = "") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = data / f"serve-{self.port}.log"
        self.started = 0.0
        self.ready = 0.0
        """When it was last started, and when it then answered."""
        self._command = [sys.executable, "-m", "fathom", "serve", "--no-browser"]
        self._settings = {
            "FATHOM_HOST": "127.0.0.1",
            "FATHOM_PORT": str(self.port),
            "FATHOM_DATA": str(data),
            "FATHOM_DATABASE": database,
            "FATHOM_REDIS": redis,
            "FATHOM_LIMITS": "false",
            "PYTHONPATH": str(SOURCE),
        }
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and come back when it answers."""
        self.started = time.monotonic()
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
            while not await self._answers(http):
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)
        self.ready = time.monotonic()

    async def kill(self) -> None:
        """End it as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to stop, and see that it does: done, it ends as the signal would have ended it."""
        assert await self._end(signal.SIGTERM) in (0, -signal.SIGTERM), self.log.read_text()

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        async with asyncio.timeout(PATIENCE):
            status = await self._process.wait()
        self._process = None
        return status

    async def __aenter__(self) -> Served:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            await self.kill()

    async def _answers(self, http: httpx.AsyncClient) -> bool:
        try:
            return (await http.get(self.url + "/healthz")).is_success
        except httpx.TransportError:
            return False
