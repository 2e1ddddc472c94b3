"""Who you are."""

from __future__ import annotations

import secrets

from litestar import Response, get, post
from litestar.params import JSONBody

from fathom.server import names
from fathom.server.addresses import qr_svg
from fathom.server.asks import Claim, Named
from fathom.server.errors import NoIdentity, UnknownLink
from fathom.server.identity import LINK_LIFE_MS, cookie_for, new_id, person_of
from fathom.server.routes.common import Asked, Server, Who, address_of, base_url
from fathom.server.services import Services
from fathom.server.store import Missing, Person
from fathom.server.tells import Link, Me


@get("/api/me", summary="Who you are")
async def who_am_i(person: Who) -> Me:
    """Your name. 401 if you have not said who you are."""
    return Me(name=person.name)


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
        return _as(person, request, services)
    if name and name != person.name:
        services.limiter.spend("lobby", person.id)
        await services.store.rename_person(person.id, name)
        services.sheets.rename(person.id, name)
        for live in services.hall.tables.values():
            if live.seats_of(person.id) or live.table.host == person.id:
                live.stamp += 1
                live.tell()
    return Response(Me(name=name or person.name))


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
    return _as(person, request, services)


def _as(person: Person, request: Asked, services: Services) -> Response[Me]:
    is_secure = request.url.scheme == "https" or services.settings.url.startswith("https")
    cookie = cookie_for(person, services.signer, is_secure)
    return Response(Me(name=person.name), cookies=[cookie])


HANDLERS = [who_am_i, name_me, link_me, claim_me]
