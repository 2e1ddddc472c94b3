"""Lets somebody get up before the game."""

from __future__ import annotations

import msgspec

from fathom.server.store import Person, Seat, Table
from fathom.server.verbs.lobby import own_seat, waiting


def left(table: Table, person: Person, number: int | None) -> Table:
    """The table without this person in that seat, or in any. Raises WrongTime or WrongSeat."""
    waiting(table)
    if number is not None:
        own_seat(table, person, number)
    seats = tuple(
        Seat() if kept.person == person.id and number in (None, seat) else kept
        for seat, kept in enumerate(table.seats)
    )
    return msgspec.structs.replace(table, seats=seats)
