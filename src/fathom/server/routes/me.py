"""Who you are."""

from __future__ import annotations

import secrets

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from fathom.server import names
from fathom.server.addresses import qr_svg
from fathom.server.asks import Claim, Named, Wishes
from fathom.server.errors import NoIdentity, NoWayBack, UnknownLink
from fathom.server.identity import COOKIE, LINK_LIFE_MS, new_id, person_of
from fathom.server.routes.common import (
    Asked,
    Server,
    Who,
    address_of,
    base_url,
    me_tell,
    signed_in,
)
from fathom.server.store import Missing, Person
from fathom.server.tells.people import Link, Me


@get("/api/me", summary="Who you are")
async def who_am_i(person: Who) -> Me:
    """Your name and wishes. 401 if you have not said who you are."""
    return me_tell(person)


@post("/api/me", status_code=200, summary="Say who you are, or take another name")
async def name_me(request: Asked, data: JSONBody[Named], services: Server) -> Response[Me]:
    """Become a guest, or change your name. The cookie is you: keep it."""
    name = names.clean(data.name)
    try:
        person = await person_of(request, services.signer, services.store)
    except NoIdentity:
        services.limiter.spend("guest", address_of(request))
        person = Person(new_id(), name or names.new_name(), services.clock.now())
        await services.store.add_person(person)
        return signed_in(person, request, services)
    if name and name != person.name:
        services.limiter.spend("lobby", person.id)
        await services.store.rename_person(person.id, name)
        services.sheets.rename(person.id, name)
        for live in services.hall.tables.values():
            if live.seats_of(person.id) or live.table.host == person.id:
                live.stamp += 1
                live.tell()
        person = msgspec.structs.replace(person, name=name)
    return Response(me_tell(person))


@post(
    "/api/me/wishes", status_code=200, summary="Whether you are rated, and who may see how you play"
)
async def wish(data: JSONBody[Wishes], person: Who, services: Server) -> Me:
    """What is not named stays. Games that counted stay counted."""
    services.limiter.spend("lobby", person.id)
    wishes = {name: it for name, it in msgspec.structs.asdict(data).items() if it is not None}
    person = msgspec.structs.replace(person, **wishes)
    await services.store.set_wishes(person.id, person.is_rated, person.shown_to)
    return me_tell(person)


@post("/api/me/leave", status_code=200, summary="Sign out on this device")
async def leave(person: Who, services: Server) -> Response[Me]:
    """Only with a passkey: otherwise you could never come back. Tells whom it was."""
    if not await services.store.passkeys_of(person.id):
        raise NoWayBack
    answer = Response(me_tell(person))
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/me/link", status_code=201, summary="A link that makes another device you")
async def link_me(request: Asked, person: Who, services: Server) -> Link:
    """It works once, for ten minutes. Whoever opens it is you: show it to nobody."""
    services.limiter.spend("link", person.id)
    token = secrets.token_urlsafe(18)
    expires = services.clock.now() + LINK_LIFE_MS
    await services.store.add_transfer(token, person.id, expires)
    url = f"{base_url(request, services)}/#/me/{token}"
    return Link(url=url, token=token, expires=expires, qr=qr_svg(url))


@post("/api/me/claim", status_code=200, summary="Become who made this link")
async def claim_me(request: Asked, data: JSONBody[Claim], services: Server) -> Response[Me]:
    """Opening a link does nothing by itself, so that no preview can use it up."""
    services.limiter.spend("claim", address_of(request))
    try:
        person = await services.store.use_transfer(data.token, services.clock.now())
    except Missing:
        raise UnknownLink from None
    return signed_in(person, request, services)


HANDLERS = [who_am_i, name_me, wish, leave, link_me, claim_me]
