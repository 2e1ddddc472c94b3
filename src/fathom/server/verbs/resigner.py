"""Lets somebody give up."""

from __future__ import annotations

import msgspec

from fathom.server.live.waking import STAND_IN
from fathom.server.store import Person, Result, Seat, Status, Table
from fathom.server.verbs.lobby import own_seat, running


def resigned(table: Table, person: Person, now: int) -> Table:
    """The table without this person in the game.

    A bot plays on for them, unless nobody is left to play against: when all but one have resigned,
    that one has won, and when only bots are left the game is over. Raises WrongTime or WrongSeat.
    """
    running(table)
    if not any(seat.person == person.id for seat in table.seats):
        own_seat(table, person, None)
    seats = tuple(_given_up(seat) if seat.person == person.id else seat for seat in table.seats)
    table = msgspec.structs.replace(table, seats=seats)
    in_game = [
        number
        for number, seat in enumerate(seats)
        if seat.person is not None and not seat.has_resigned
    ]
    rivals = [seat for seat in seats if seat.person is None]
    if in_game and (rivals or len({seats[number].person for number in in_game}) > 1):
        return table
    places = tuple(1 if number in in_game else 2 for number in range(len(seats)))
    return msgspec.structs.replace(
        table,
        status=Status.ENDED,
        ended=now,
        result=Result("resigned", places if in_game else ()),
        acting=(),
        wake=None,
    )


def _given_up(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, has_resigned=True, bot=seat.bot or STAND_IN)
