"""Guard: stands before the application, lets no other site in, and says what browsers may do."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from fathom.server.door import Door
from fathom.server.errors import ForeignOrigin
from fathom.server.faults import fault_of
from fathom.server.shell import INLINE_SCRIPTS

_SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        " ".join(("script-src 'self'", *INLINE_SCRIPTS)),
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self' data:",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(self)"),
]


class Guard:
    """Wraps the whole application, so that nothing is answered without it."""

    def __init__(self, application: Litestar, url: str = "", door: Door | None = None) -> None:
        self.application = application
        self._door = door
        self._own = urlsplit(url).netloc if url else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if self._is_foreign(scope):  # before the handshake: it fails with a 403
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
        elif scope["type"] == ScopeType.HTTP:
            send = _with_headers(send)
            if scope["method"] not in _SAFE and self._is_foreign(scope):
                await _refuse(send)
                return
        if self._door is not None and scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            admitted = await self._door.admits(scope, send)
            if admitted is None:
                return
            send = admitted
        await self.application(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a page of another site sent this. Who sends no origin is no browser."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return False
        try:
            netloc = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:  # no address at all, such as http://[
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        return not netloc or netloc not in (host, self._own)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def _refuse(send: Send) -> None:
    error = ForeignOrigin("this came from a page of another site")
    body = msgspec.json.encode(fault_of(error))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
