"""Lets a bot play for somebody who is away."""

from __future__ import annotations

import msgspec

from fathom.server.errors import WrongSeat
from fathom.server.live.waking import stand_in
from fathom.server.store import Person, Table
from fathom.server.verbs.lobby import check_bot, hosts, running, seat_at, with_seat


def replaced(table: Table, person: Person, number: int, bot: str | None) -> Table:
    """The table with a bot in somebody's seat, at the host's wish.

    Raises NotAllowed, WrongTime, WrongSeat or UnknownBot.
    """
    hosts(table, person)
    return relieved(table, number, bot)


def relieved(table: Table, number: int, bot: str | None = None) -> Table:
    """The table with a bot in somebody's seat, whoever decided that."""
    running(table)
    seat = seat_at(table, number)
    if seat.person is None:
        raise WrongSeat(f"nobody has seat {number}: a bot plays it already")
    if seat.bot is not None:
        return table
    bot = bot or stand_in()
    check_bot(bot)
    return with_seat(table, number, msgspec.structs.replace(seat, bot=bot))
