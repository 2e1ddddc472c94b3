"""What the routes share: who asks, and the parts of the server."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import SkipValidation

from fathom.server.addresses import shared_url
from fathom.server.identity import Connection, cookie_for, person_of
from fathom.server.services import Services
from fathom.server.store import Person
from fathom.server.tells.people import Me
from fathom.server.tells.tables import Fault

IPV6_HOUSE_BITS = 64
"""Bits of an IPv6 address that all of one house have in common."""
Asked = Request[Any, Any, State]
Server = NamedDependency[SkipValidation[Services]]
Who = NamedDependency[SkipValidation[Person]]

_REFUSALS = {
    400: "Malformed, or an option, seat, bot or move that does not exist.",
    401: "Nobody has said who they are.",
    403: "Somebody else's right, seat or site.",
    404: "No such table, game, code or link.",
    405: "Not this way.",
    409: "Not possible now; stale moves come with how it stands.",
    413: "Too long.",
    429: "Too fast, or too many.",
    503: "Not now: try again in a moment.",
}
REFUSALS = {
    status: ResponseSpec(Fault, description=why, generate_examples=False)
    for status, why in _REFUSALS.items()
}


def provide_services(state: State) -> Services:
    """The parts of the server."""
    services: Services = state.services
    return services


async def provide_person(request: Asked, services: Server) -> Person:
    """Who asks. Raises NoIdentity."""
    return await known_person(request, services)


async def known_person(connection: Connection, services: Services) -> Person:
    """Who asks, by request or by socket, and from where. Raises NoIdentity."""
    person = await person_of(connection, services.signer, services.store)
    services.limiter.note_address(person.id, address_of(connection))
    return person


def address_of(connection: Connection) -> str:
    """Where somebody asks from, for limits. Of IPv6 it is the network that one house has."""
    host = "" if connection.client is None else connection.client.host
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((int(address), IPV6_HOUSE_BITS), strict=False))


def base_url(request: Asked, services: Services) -> str:
    """The address of this server as others should use it."""
    settings = services.settings
    return shared_url(str(request.base_url), settings.url, settings.host)


def origin_of(request: Asked) -> str:
    """The address of the page that asks, as its browser has it; Guard lets no other site in."""
    seen = f"{request.base_url.scheme}://{request.base_url.netloc}"
    return request.headers.get("origin", seen)


def me_tell(person: Person, joined: int = 0) -> Me:
    """Somebody as they are told who they are."""
    return Me(
        name=person.name,
        handle=person.handle,
        is_rated=person.is_rated,
        shown_to=person.shown_to,
        joined=joined,
    )


def signed_in(person: Person, request: Asked, services: Services, joined: int = 0) -> Response[Me]:
    """The answer that makes a browser this person; so many tables of a guest came along."""
    is_secure = request.url.scheme == "https" or services.settings.url.startswith("https")
    cookie = cookie_for(person, services.signer, is_secure)
    return Response(me_tell(person, joined), cookies=[cookie])
