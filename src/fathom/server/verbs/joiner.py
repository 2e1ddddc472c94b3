"""Gives somebody a seat, or another one."""

from __future__ import annotations

from fathom.server.errors import SeatTaken, TableFull
from fathom.server.store import Person, Seat, Table
from fathom.server.verbs.lobby import seat_at, waiting, with_seat


def joined(table: Table, person: Person, number: int | None) -> Table:
    """The table with this person in the seat, or in the first that is free.

    Who has a seat already and asks again gets one more: hot-seat. Raises WrongTime, TableFull,
    SeatTaken or WrongSeat.
    """
    waiting(table)
    if number is None:
        if any(seat.person == person.id for seat in table.seats):
            return table
        number = next((n for n, seat in enumerate(table.seats) if _is_free(seat)), None)
        if number is None:
            raise TableFull("every seat of this table is taken")
    seat = seat_at(table, number)
    if seat.person == person.id:
        return table
    if not _is_free(seat):
        raise SeatTaken(f"seat {number} is taken", seat=number)
    return with_seat(table, number, Seat(person=person.id, is_ready=table.host == person.id))


def _is_free(seat: Seat) -> bool:
    return seat.person is None and seat.bot is None
