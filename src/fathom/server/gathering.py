"""A transport that sends what is written at one moment in one piece.

Whoever moves is sent that the move is kept, and how the game stands: two frames at one moment. Each
piece that is sent wakes whoever reads it, so one costs half of two.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Gathering:
    """Stands before a transport; all but writing and closing is the transport's own."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._pieces: list[bytes] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send it with all that is still written before the event loop goes on."""
        if not self._pieces:
            self._loop.call_soon(self._send)
        self._pieces.append(data)

    def close(self) -> None:
        """Close once everything is sent."""
        self._send()
        self._transport.close()

    def _send(self) -> None:
        pieces, self._pieces = self._pieces, []
        if pieces and not self._transport.is_closing():  # nobody reads it any more
            self._transport.write(b"".join(pieces))
