"""Door: a server that is not for everybody asks whoever comes for its password, once.

A browser asks by itself (HTTP Basic: any name, the password), or comes by an invitation: a link
with `?key=` and the password. Either way it gets a cookie, and is asked no more until the password
changes. What is behind is the first page and everything below `/api`; the files that pages are made
of are no secret.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qsl, urlencode

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send

from fathom.server.errors import Closed, TooFast
from fathom.server.faults import fault_of
from fathom.server.identity import COOKIE_LIFE_SECONDS
from fathom.server.limits import Limiter

COOKIE = "fathom-door"
KEY = "key"
"""In an invitation: the name of what holds the password."""
BEHIND = ("/api", "/schema")
CLOSED_CODE = 4401
"""With this code a websocket is refused."""


class Door:
    """Knows who may come in."""

    def __init__(self, password: str, secret: bytes, limiter: Limiter, is_secure: bool) -> None:
        key = hashlib.blake2b(secret, person=b"fathom door").digest()
        self._password = password.encode()
        self._pass = hmac.new(key, self._password, "sha256").hexdigest()
        self._limiter = limiter
        self._is_secure = is_secure

    async def admits(self, scope: Scope, send: Send) -> Send | None:
        """How to answer who may come in; None if they may not, and have been told."""
        if not _is_behind(str(scope["path"])) or self._has_pass(scope):
            return send
        address = "" if scope["client"] is None else scope["client"][0]
        try:
            shown = self._shown(scope)
            if shown is not None:
                self._limiter.spend("claim", address)
        except TooFast as slow:
            await _refuse(scope, send, slow, [(b"retry-after", str(slow.retry_after).encode())])
            return None
        if shown is None or not hmac.compare_digest(shown, self._password):
            asking = [(b"www-authenticate", b'Basic realm="Fathom", charset="UTF-8"')]
            await _refuse(scope, send, Closed(), asking)
            return None
        if KEY in dict(parse_qsl(scope["query_string"].decode("latin-1"))):
            await self._let_in_by_invitation(scope, send)
            return None
        return self._giving_pass(send)

    def _has_pass(self, scope: Scope) -> bool:
        try:
            cookies = SimpleCookie(_header(scope, b"cookie"))
        except CookieError:
            return False
        shown = cookies[COOKIE].value if COOKIE in cookies else ""
        return hmac.compare_digest(shown.encode(), self._pass.encode())

    def _shown(self, scope: Scope) -> bytes | None:
        """The password that somebody shows, right or wrong."""
        query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        if KEY in query:
            return query[KEY].encode()
        kind, _, login = _header(scope, b"authorization").partition(" ")
        if kind.lower() != "basic":
            return None
        try:
            return base64.b64decode(login, validate=True).partition(b":")[2]
        except (binascii.Error, ValueError):
            return None

    def _cookie(self) -> tuple[bytes, bytes]:
        secure = "; Secure" if self._is_secure else ""
        return (
            b"set-cookie",
            f"{COOKIE}={self._pass}; Path=/; Max-Age={COOKIE_LIFE_SECONDS}; HttpOnly; "
            f"SameSite=Lax{secure}".encode(),
        )

    def _giving_pass(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], self._cookie()]
            await send(message)

        return sending

    async def _let_in_by_invitation(self, scope: Scope, send: Send) -> None:
        """Give the pass, and lead on to the same place without the password in its address."""
        query = parse_qsl(scope["query_string"].decode("latin-1"))
        rest = urlencode([(name, value) for name, value in query if name != KEY])
        place = str(scope["path"]) + (f"?{rest}" if rest else "")
        headers = [(b"location", place.encode()), (b"content-length", b"0"), self._cookie()]
        await send({"type": "http.response.start", "status": 303, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _is_behind(path: str) -> bool:
    return path in ("/", "/index.html") or path.startswith(BEHIND)


def _header(scope: Scope, name: bytes) -> str:
    return dict(scope["headers"]).get(name, b"").decode("latin-1")


async def _refuse(
    scope: Scope, send: Send, error: Closed | TooFast, headers: list[tuple[bytes, bytes]]
) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:  # before the handshake: it fails with a 403
        await send({"type": "websocket.close", "code": CLOSED_CODE, "reason": error.code})
        return
    body = msgspec.json.encode(fault_of(error))
    told = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *headers,
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
