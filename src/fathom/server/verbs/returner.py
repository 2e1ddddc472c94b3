"""Gives somebody who is back the seat that a bot kept warm."""

from __future__ import annotations

import msgspec

from fathom.server.errors import WrongSeat
from fathom.server.store import Person, Table
from fathom.server.verbs.lobby import running


def returned(table: Table, person: Person) -> Table:
    """The table with this person playing all of their seats again; not those they resigned.

    Raises WrongTime or WrongSeat.
    """
    running(table)
    if not any(seat.person == person.id for seat in table.seats):
        raise WrongSeat("you have no seat at this table")
    seats = tuple(
        msgspec.structs.replace(seat, bot=None)
        if seat.person == person.id and not seat.has_resigned
        else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)
