"""Heads of requests: what comes before a body has an end, or it is refused before it is read.

The parser gives a header away when it is complete, and asks nobody how long it may be. Nor does
anybody ask how long a request takes to arrive: here it has an end too.
"""

from __future__ import annotations

import asyncio

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fathom.server.tells.tables import Fault

MOST_ADDRESS_BYTES = 4 * 1024
"""Bytes of a path and its query."""
MOST_HEADERS = 100
MOST_HEAD_BYTES = 16 * 1024
"""Bytes of all headers."""
PIECE_BYTES = 8 * 1024
"""Bytes that the parser is given at a time."""
REQUEST_SECONDS = 20
"""Seconds in which a whole request has to arrive."""


class BoundedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but for heads without end."""

    _head = 0
    """Bytes of the headers of this request so far."""
    _unsaid = 0
    """Bytes that came since the parser last knew what they were."""
    _fault = ""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _begin_waiting(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """It takes too long; what has become a websocket is not ours any more."""
        if self.transport.get_protocol() is self:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE_BYTES):
            piece = data[start : start + PIECE_BYTES]
            self._unsaid += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._unsaid > MOST_HEAD_BYTES:
                self.send_400_response("a header is too long")
                return

    def on_message_begin(self) -> None:
        self._begin_waiting()
        self._head = self._unsaid = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._unsaid = 0
        super().on_url(url)
        if len(self.url) > MOST_ADDRESS_BYTES:
            self._refuse("the address is too long")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._unsaid = 0
        super().on_header(name, value)
        self._head += len(name) + len(value)
        if self._head > MOST_HEAD_BYTES or len(self.headers) > MOST_HEADERS:
            self._refuse("there are too many headers, or too long ones")

    def on_body(self, body: bytes) -> None:
        self._unsaid = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._unsaid = 0
        super().on_message_complete()

    def _refuse(self, fault: str) -> None:
        self._fault = fault
        raise ValueError(fault)  # the parser stops, and has the request refused

    def send_400_response(self, msg: str) -> None:
        """Refuse in the form of every refusal, and close."""
        body = msgspec.json.encode(Fault(code="malformed", detail=self._fault or msg))
        head = (
            "HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()
