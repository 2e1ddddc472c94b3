"""Lets people end a game by agreement, where the rules know of that."""

from __future__ import annotations

import msgspec

from fathom.engine.outcome import Outcome
from fathom.server.errors import WrongTime
from fathom.server.store import Person, Result, Status, Table
from fathom.server.verbs.lobby import own_seat, running


def agreed(table: Table, person: Person, wants_end: bool, end: Outcome | None, now: int) -> Table:
    """The table with what this person wants; once all want it, with the game ended.

    `end` is how the game would end here. Bots go along with people; who has resigned is not asked.
    Raises WrongTime or WrongSeat.
    """
    running(table)
    if not any(seat.person == person.id for seat in table.seats):
        own_seat(table, person, None)
    if end is None:
        raise WrongTime("the rules of this game know no end by agreement")
    seats = tuple(
        msgspec.structs.replace(seat, wants_end=wants_end) if seat.person == person.id else seat
        for seat in table.seats
    )
    table = msgspec.structs.replace(table, seats=seats)
    asked = [seat for seat in seats if seat.person is not None and not seat.has_resigned]
    if not asked or not all(seat.wants_end for seat in asked):
        return table
    return msgspec.structs.replace(
        table,
        status=Status.ENDED,
        ended=now,
        result=Result(end.clause, tuple(end.places)),
        acting=(),
        wake=None,
    )
