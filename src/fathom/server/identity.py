"""Who somebody is: a guest with a signed cookie that scripts cannot read."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fathom.server.errors import NoIdentity
from fathom.server.store import Missing, Person, Store

COOKIE = "fathom"
COOKIE_LIFE_SECONDS = 365 * 24 * 3600
LINK_LIFE_MS = 10 * 60 * 1000
"""A link that moves an identity to another device works for so many milliseconds."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Signer:
    """Signs ids, so that nobody can make up somebody else's."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.blake2b(secret, person=b"fathom cookie").digest()

    def token(self, person: str) -> str:
        """What the cookie holds."""
        return f"{person}.{self._seal(person)}"

    def person(self, token: str) -> str | None:
        """Whose cookie this is; None if we did not sign it."""
        person, _, seal = token.partition(".")
        return person if hmac.compare_digest(seal.encode(), self._seal(person).encode()) else None

    def _seal(self, person: str) -> str:
        digest = hmac.digest(self._key, person.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def cookie_for(person: Person, signer: Signer, is_secure: bool) -> Cookie:
    """The cookie that makes a browser this person."""
    return Cookie(
        key=COOKIE,
        value=signer.token(person.id),
        max_age=COOKIE_LIFE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(16)


async def person_of(connection: Connection, signer: Signer, store: Store) -> Person:
    """Who asks. Raises NoIdentity."""
    token = connection.cookies.get(COOKIE)
    person = None if token is None else signer.person(token)
    if person is None:
        raise NoIdentity
    try:
        return await store.person(person)
    except Missing:
        raise NoIdentity from None
