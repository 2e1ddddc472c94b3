"""Passkeys: how somebody comes back on any device without a password (WebAuthn).

A device signs a challenge that we made, that works once and soon, and for the one address at which
it was asked for. Making and checking is the work of the library; here is what it is told.
"""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    generate_challenge,
    options_to_json_dict,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fathom.server.errors import BadPasskey, NoPasskeysHere
from fathom.server.store import Passkey, Person

CHALLENGE_LIFE_MS = 5 * 60 * 1000
"""Milliseconds in which a device has to answer."""
MOST_PASSKEYS = 20
"""Keys that one person may have."""
NAME = "Fathom"
T = TypeVar("T")


class Place(NamedTuple):
    """Where a passkey is made and works: nowhere else."""

    origin: str
    """The address as the browser has it."""
    host: str
    """Without scheme and port: the relying party's id."""


def place_of(origin: str, configured: str) -> Place:
    """The place of an address. Raises NoPasskeysHere where no browser makes passkeys."""
    own = configured.rstrip("/")
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if own and origin != own:
        raise NoPasskeysHere("elsewhere", own)
    if _is_number(host):
        raise NoPasskeysHere("address", "https:// and a name, or http://localhost")
    is_local = host == "localhost" or host.endswith(".localhost")
    if parts.scheme != "https" and not is_local:
        raise NoPasskeysHere("insecure", "https:// and a name, or http://localhost")
    return Place(origin, host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def wish_for_new(
    person: Person, known: Iterable[Passkey], place: Place
) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a device needs to make a key for somebody; none that it has already."""
    challenge = generate_challenge()
    options = webauthn.generate_registration_options(
        rp_id=place.host,
        rp_name=NAME,
        user_id=person.handle.encode(),
        user_name=person.name,
        user_display_name=person.name,
        challenge=challenge,
        timeout=CHALLENGE_LIFE_MS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            # The key is to be found by the device itself: nobody types who they are.
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known
        ],
    )
    return challenge, options_to_json_dict(options)


def wish_to_see(place: Place) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a device needs to show any key that it has for this place."""
    challenge = generate_challenge()
    options = webauthn.generate_authentication_options(
        rp_id=place.host, challenge=challenge, timeout=CHALLENGE_LIFE_MS
    )
    return challenge, options_to_json_dict(options)


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a device says it answers. Raises BadPasskey."""

    def read() -> bytes:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"])

    return _checked(read)


def made(
    credential: dict[str, Any],
    challenge: bytes,
    place: Place,
    person: Person,
    now: int,
    device: str,
) -> Passkey:
    """The key that a device made for somebody. Raises BadPasskey."""
    found = _checked(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
        )
    )
    return Passkey(
        id=bytes_to_base64url(found.credential_id),
        person=person.id,
        public_key=found.credential_public_key,
        uses=found.sign_count,
        created=now,
        device=device,
    )


def key_shown(credential: dict[str, Any]) -> str:
    """Which key a device says it shows. Raises BadPasskey."""
    return _checked(lambda: bytes_to_base64url(base64url_to_bytes(credential["rawId"])))


def uses_shown(credential: dict[str, Any], challenge: bytes, place: Place, passkey: Passkey) -> int:
    """How often the key was used, if it really signed the challenge. Raises BadPasskey."""
    found = _checked(
        lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    )
    return found.new_sign_count


def _checked(check: Callable[[], T]) -> T:
    try:
        return check()
    except Exception as error:  # of many kinds, about bytes that anybody may send
        raise BadPasskey(f"this passkey does not fit: {error}") from None
