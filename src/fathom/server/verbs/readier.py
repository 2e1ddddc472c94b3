"""Notes that somebody is ready; a rematch starts as soon as everybody is."""

from __future__ import annotations

import msgspec

from fathom.server.errors import WrongSeat
from fathom.server.store import Person, Table
from fathom.server.verbs.lobby import waiting
from fathom.server.verbs.starter import begun


def readied(table: Table, person: Person, is_ready: bool, now: int) -> Table:
    """The table with this person ready, or not. Raises WrongTime or WrongSeat."""
    waiting(table)
    if not any(seat.person == person.id for seat in table.seats):
        raise WrongSeat("you have no seat at this table")
    seats = tuple(
        msgspec.structs.replace(seat, is_ready=is_ready) if seat.person == person.id else seat
        for seat in table.seats
    )
    table = msgspec.structs.replace(table, seats=seats)
    if table.rematch_of is not None and all(seat.is_ready for seat in seats):
        return begun(table, now)
    return table
