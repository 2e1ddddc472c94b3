"""People: their pages, and the passkeys by which they come back."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from fathom.server import names, passkeys
from fathom.server.accounts import join_account
from fathom.server.asks import NamedPasskey, NewPasskey, ShownPasskey
from fathom.server.errors import (
    BadPasskey,
    NoIdentity,
    TooManyPasskeys,
    UnknownPasskey,
    UnknownPerson,
)
from fathom.server.identity import person_of
from fathom.server.profiles import profile
from fathom.server.routes.common import Asked, Server, Who, address_of, origin_of, signed_in
from fathom.server.services import Services
from fathom.server.store import Clash, Missing, Passkey, Person
from fathom.server.tells.people import Challenge, Me, Passkeys, PasskeyTell, PersonTell

MOST_DEVICE_LETTERS = 60


@get("/api/people/{handle:str}", summary="Somebody's page")
async def show_person(handle: FromPath[str], person: Who, services: Server) -> PersonTell:
    """All of your own; of others what they show: to nobody, to those they played with, to all."""
    services.limiter.spend("person", person.id)
    try:
        of = await services.store.person_by_handle(handle)
    except Missing:
        raise UnknownPerson from None
    return await profile(services, of, person)


@get("/api/me/passkeys", summary="Your passkeys")
async def my_passkeys(person: Who, services: Server) -> Passkeys:
    """By what you know them, and when they were used."""
    return _told(await services.store.passkeys_of(person.id))


@post("/api/me/passkeys/challenge", status_code=201, summary="Begin to make a passkey")
async def begin_passkey(request: Asked, person: Who, services: Server) -> Challenge:
    """For `navigator.credentials.create`. It works once, for five minutes, at this address."""
    services.limiter.spend("passkey", address_of(request))
    known = await services.store.passkeys_of(person.id)
    if len(known) >= passkeys.MOST_PASSKEYS:
        raise TooManyPasskeys(passkeys.MOST_PASSKEYS)
    challenge, options = passkeys.wish_for_new(person, known, _place(request, services))
    await _keep(challenge, person.id, services)
    return Challenge(options=options)


@post("/api/me/passkeys", status_code=201, summary="Keep a passkey that a device has made")
async def add_passkey(
    request: Asked, data: JSONBody[NewPasskey], person: Who, services: Server
) -> Passkeys:
    """From now on whoever holds that device is you."""
    services.limiter.spend("passkey", address_of(request))
    challenge = passkeys.challenge_in(data.credential)
    await _use(challenge, person.id, services)
    device = names.clean(data.device, MOST_DEVICE_LETTERS)
    now = services.clock.now()
    place = _place(request, services)
    made = passkeys.made(data.credential, challenge, place, person, now, device)
    try:
        await services.store.add_passkey(made)
    except Clash:
        raise BadPasskey("this passkey is known already") from None
    return _told(await services.store.passkeys_of(person.id))


@post("/api/me/passkeys/remove", status_code=200, summary="Forget one of your passkeys")
async def remove_passkey(data: JSONBody[NamedPasskey], person: Who, services: Server) -> Passkeys:
    """It opens nothing here any more; the device may still list it."""
    try:
        await services.store.remove_passkey(person.id, data.id)
    except Missing:
        raise UnknownPasskey from None
    return _told(await services.store.passkeys_of(person.id))


@post("/api/passkeys/challenge", status_code=201, summary="Begin to come back by passkey")
async def begin_return(request: Asked, services: Server) -> Challenge:
    """For `navigator.credentials.get`. It works once, for five minutes, at this address."""
    services.limiter.spend("passkey", address_of(request))
    challenge, options = passkeys.wish_to_see(_place(request, services))
    await _keep(challenge, None, services)
    return Challenge(options=options)


@post("/api/passkeys", status_code=200, summary="Come back by passkey")
async def come_back(request: Asked, data: JSONBody[ShownPasskey], services: Server) -> Response[Me]:
    """Become whoever the passkey belongs to. Says the same for a wrong key and for none.

    A guest who asks brings along all that they played, and is no more.
    """
    services.limiter.spend("passkey", address_of(request))
    place = _place(request, services)
    challenge = passkeys.challenge_in(data.credential)
    await _use(challenge, None, services)
    store = services.store
    try:
        passkey = await store.passkey(passkeys.key_shown(data.credential))
    except Missing:
        raise UnknownPasskey from None
    uses = passkeys.uses_shown(data.credential, challenge, place, passkey)
    await store.note_use(passkey.id, uses, services.clock.now())
    account = await store.person(passkey.person)
    joined = await services.finish(_bring_along(request, account, services))
    return signed_in(account, request, services, joined)


async def _bring_along(request: Asked, account: Person, services: Services) -> int:
    """Give the account what the guest has who asks, if a guest asks; how many tables."""
    try:
        guest = await person_of(request, services.signer, services.store)
    except NoIdentity:
        return 0
    if guest.id == account.id or await services.store.passkeys_of(guest.id):
        return 0  # the same person, or somebody who can come back by a key of their own
    return await join_account(services, guest, account)


def _place(request: Asked, services: Services) -> passkeys.Place:
    return passkeys.place_of(origin_of(request), services.settings.url)


async def _keep(challenge: bytes, person: str | None, services: Services) -> None:
    expires = services.clock.now() + passkeys.CHALLENGE_LIFE_MS
    await services.store.add_challenge(challenge, person, expires)


async def _use(challenge: bytes, person: str | None, services: Services) -> None:
    """Use a challenge up. Raises BadPasskey if it is not this person's, or not any more."""
    try:
        meant_for = await services.store.use_challenge(challenge, services.clock.now())
    except Missing:
        raise BadPasskey("too late: begin again") from None
    if meant_for != person:
        raise BadPasskey("this was asked of somebody else: begin again")


def _told(known: list[Passkey]) -> Passkeys:
    return Passkeys(
        passkeys=[
            PasskeyTell(id=key.id, device=key.device, created=key.created, used=key.used)
            for key in known
        ]
    )


HANDLERS = [
    show_person,
    my_passkeys,
    begin_passkey,
    add_passkey,
    remove_passkey,
    begin_return,
    come_back,
]
