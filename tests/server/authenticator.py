"""A device with passkeys, in software: it answers as the WebAuthn standard says; and its owner."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from collections.abc import Iterator
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.server.harness import Guest, Running

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Makes one key and shows it, for the page at `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives, as `toJSON` writes it."""
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], HAS_KEY) + attested
        return self._credential(
            clientDataJSON=self._client("webauthn.create", options),
            attestationObject=cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.uses += 1
        client = self._client("webauthn.get", options)
        data = self._data(options["rpId"])
        signed = data + hashlib.sha256(client).digest()
        return self._credential(
            clientDataJSON=client,
            authenticatorData=data,
            signature=self._key.sign(signed, ec.ECDSA(hashes.SHA256())),
        )

    def _data(self, site: str, flags: int = 0) -> bytes:
        head = hashlib.sha256(site.encode()).digest()
        return head + struct.pack(">BI", PRESENT | VERIFIED | flags, self.uses)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**said, "crossOrigin": False}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        written = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": written}


class Browser(Guest):
    """A person whose browser shows the server as localhost: it can have passkeys."""

    @property
    def origin(self) -> str:
        return self.url.replace("127.0.0.1", "localhost")

    def asks(self, path: str, **body: Any) -> Any:
        """POST as a page does: with its origin; the answer, refused or not."""
        headers = {"Origin": self.origin, "Host": self.origin.removeprefix("http://")}
        return self.http.post(path, json=body, headers=headers)

    def make(self, device: Authenticator, known_as: str = "") -> Any:
        """Make a passkey on a device."""
        options = self.asks("/api/me/passkeys/challenge").json()["options"]
        return self.asks("/api/me/passkeys", credential=device.create(options), device=known_as)

    def show(self, device: Authenticator) -> Any:
        """Come back with a device."""
        options = self.asks("/api/passkeys/challenge").json()["options"]
        return self.asks("/api/passkeys", credential=device.get(options))

    def device(self) -> Authenticator:
        return Authenticator(self.origin)


@pytest.fixture
def browsers(server: Running) -> Iterator[list[Browser]]:
    made = [Browser(server.url, name) for name in ("Ada", "Bob")]
    yield made
    for browser in made:
        browser.http.close()
