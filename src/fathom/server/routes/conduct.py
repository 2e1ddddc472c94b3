"""Conduct: whom somebody wants nothing to do with, and whom the operator should know of."""

from __future__ import annotations

import logging

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fathom.server import asks, metrics
from fathom.server.errors import UnknownPerson, WrongSeat
from fathom.server.names import clean
from fathom.server.routes.common import Server, Who
from fathom.server.services import Services
from fathom.server.store import Missing, Person
from fathom.server.tells.people import BlockedPeople, BlockedPerson
from fathom.server.verbs.common import seat_at

MOST_REPORT_LETTERS = 500
log = logging.getLogger("fathom.conduct")


@post("/api/tables/{table:str}/block", status_code=200, summary="Have nothing to do with somebody")
async def block_person(
    table: FromPath[str], data: JSONBody[asks.Block], person: Who, services: Server
) -> BlockedPeople:
    """You read nothing of what they write, and they cannot sit down at tables that you host."""
    services.limiter.spend("lobby", person.id)
    other = await _other_at(table, data.seat, person, services)
    await services.store.block(person.id, other, services.clock.now())
    return await _blocked(person, services)


@get("/api/me/blocked", summary="Those with whom you want nothing to do")
async def list_blocked(person: Who, services: Server) -> BlockedPeople:
    """In the order in which you blocked them."""
    return await _blocked(person, services)


@post("/api/me/unblock", status_code=200, summary="Make it up with somebody")
async def unblock_person(
    data: JSONBody[asks.Unblock], person: Who, services: Server
) -> BlockedPeople:
    """Somebody of your list."""
    services.limiter.spend("lobby", person.id)
    try:
        other = await services.store.person_by_handle(data.handle)
        await services.store.unblock(person.id, other.id)
    except Missing:
        raise UnknownPerson from None
    return await _blocked(person, services)


@post("/api/tables/{table:str}/report", status_code=204, summary="Tell the operator of somebody")
async def report_person(
    table: FromPath[str], data: JSONBody[asks.Report], person: Who, services: Server
) -> None:
    """It is written to the server's log, with who says so and of whom."""
    services.limiter.spend("report", person.id, table)
    other = await services.store.person(await _other_at(table, data.seat, person, services))
    metrics.reports.inc()
    log.warning(
        "%s was reported by %s: %s",
        other.handle,
        person.handle,
        clean(data.text, MOST_REPORT_LETTERS),
        extra={"table": table},
    )


async def _other_at(table: str, seat: int, person: Person, services: Services) -> str:
    """The id of whoever sits there. Raises WrongSeat if that is nobody, or oneself."""
    live = await services.hall.table(table)
    other = seat_at(live.table, seat).person
    if other is None or other == person.id:
        raise WrongSeat("somebody else has to sit there")
    return other


async def _blocked(person: Person, services: Services) -> BlockedPeople:
    people = await services.store.blocked_by(person.id)
    return BlockedPeople(people=[BlockedPerson(handle=one.handle, name=one.name) for one in people])


HANDLERS = [block_person, list_blocked, unblock_person, report_person]
