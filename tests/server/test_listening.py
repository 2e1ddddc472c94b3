"""The server and its socket: an answer leaves at once, and no request waits for the collector."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

from fathom.server.run import bound
from fathom.server.settings import Settings


def test_small_answers_are_not_held_back(tmp_path: Path) -> None:
    """The kernel would wait for more to send, 40 ms each time."""

    async def accepted() -> bool:
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            told.set_result(bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        listener = bound(Settings(port=0, data=tmp_path))
        async with await asyncio.start_server(greet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            writer.close()
            return await told

    assert asyncio.run(accepted())


def test_a_large_message_does_not_have_all_that_is_loaded_looked_through() -> None:
    """Tens of thousands of small lists in one message have the collector go through everything."""
    script = """
import gc
from fathom.server.run import spare_collector
spare_collector()
print(len(gc.get_objects()) < 20_000 < gc.get_freeze_count())
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "True\n"
