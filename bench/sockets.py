"""The leanest websocket client that will do: it shares the processor with what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

_SHORT, _MEDIUM = 126, 127
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A


class Socket(asyncio.Protocol):
    """Sends short text frames, and hands every text frame that comes to `heard`."""

    def __init__(self, path: str, cookie: str, heard: Callable[[Socket, bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        """Send less than 126 bytes, masked with nothing: the protocol wants a mask, not which."""
        assert len(text) < _SHORT
        self._write(_TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        self._transport.write(bytes((kind, 0x80 | len(content), 0, 0, 0, 0)) + content)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("hung up before it was open"))
        self.closed.set()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.opened.set_result(None)
        start = 0
        while True:
            body = start + 2
            if len(buffer) < body:
                break
            length = buffer[start + 1]
            if length == _SHORT:
                length, body = int.from_bytes(buffer[body : body + 2], "big"), body + 2
            elif length == _MEDIUM:
                length, body = int.from_bytes(buffer[body : body + 8], "big"), body + 8
            if len(buffer) < body + length:
                break
            if buffer[start] == _TEXT:
                self._heard(self, buffer[body : body + length])
            elif buffer[start] == _PING:
                self._write(_PONG, buffer[body : body + length])
            start = body + length
        self._buffer = buffer[start:]


async def open_socket(
    port: int, path: str, cookie: str, heard: Callable[[Socket, bytes], None]
) -> Socket:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, cookie, heard), "127.0.0.1", port)
    await socket.opened
    return socket
