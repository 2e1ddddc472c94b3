"""Websockets with a heartbeat: whoever does not answer is let go, and nothing of them stays.

uvicorn asks each client now and then whether it is there. If no answer comes it closes politely:
what was not read is still to be sent, which for a client that is gone may take the system a quarter
of an hour. Here such a connection is cut.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fathom.server.gathering import Gathering

PING_SECONDS = 5
"""Seconds between an answer and the next question."""
PONG_SECONDS = 10
"""Seconds that a client has to answer; ours is told how things stand when it comes back."""
READ_SECONDS = 10
"""Seconds that a client has to take what waits for it, once that is too much to send more."""
LINGER_SECONDS = 10
"""Seconds that a client has to read the last that it was sent."""


class BeatingSocket(WebSocketsSansIOProtocol):
    """A websocket as uvicorn speaks it, but that it never outlives its client for long."""

    _deadline: asyncio.TimerHandle | None = None
    """When a client that does not read is cut off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Gathering(transport, self.loop))  # type: ignore[arg-type]

    def pause_writing(self) -> None:
        """More than enough is on the way: nothing is sent before it is read."""
        super().pause_writing()
        self._deadline = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def keepalive_timeout(self) -> None:
        """No answer came: let go."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody here serves it any more: what is not read soon never will be."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)
