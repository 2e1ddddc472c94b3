"""Lets the host open a seat, or give it to a bot, before the game."""

from __future__ import annotations

from fathom.server.asks import OPEN
from fathom.server.store import Person, Seat, Table
from fathom.server.verbs.lobby import check_bot, hosts, seat_at, waiting, with_seat


def seated(table: Table, person: Person, number: int, who: str) -> Table:
    """The table with that seat open or a bot's; whoever sat there gets up.

    Raises NotAllowed, WrongTime, WrongSeat or UnknownBot.
    """
    hosts(table, person)
    waiting(table)
    seat_at(table, number)
    if who == OPEN:
        return with_seat(table, number, Seat())
    check_bot(who)
    return with_seat(table, number, Seat(bot=who, is_ready=True))
