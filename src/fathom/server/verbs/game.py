"""During the game, beside playing: giving up, ending, and bots in people's seats.

Each verb takes a table and gives the table as it is then, or raises.
"""

from __future__ import annotations

import msgspec

from fathom.engine.outcome import Outcome
from fathom.server.errors import NotAllowed, TableFull, WrongSeat, WrongTime
from fathom.server.live.waking import STAND_IN
from fathom.server.store import Ending, Person, Seat, Status, TableRow
from fathom.server.verbs.common import check_bot, hosts, own_seat, running, seat_at, with_seat


def resign(table: TableRow, person: Person, now: int) -> TableRow:
    """Let somebody give up.

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
    return _ended(table, Ending("resigned", places if in_game else ()), now)


def _given_up(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, has_resigned=True, bot=seat.bot or STAND_IN)


def agree(
    table: TableRow, person: Person, wants_end: bool, end: Outcome | None, now: int
) -> TableRow:
    """Note whether somebody would end the game here; once all want it, end it.

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
    return _ended(table, Ending(end.clause, tuple(end.places)), now)


def close(table: TableRow, person: Person, now: int) -> TableRow:
    """Let the host end the table, without a winner. Raises NotAllowed."""
    hosts(table, person)
    if table.status in (Status.FINISHED, Status.ENDED):
        return table
    return _ended(table, Ending("closed"), now)


def _ended(table: TableRow, result: Ending, now: int) -> TableRow:
    return msgspec.structs.replace(
        table, status=Status.ENDED, ended=now, result=result, acting=(), wake=None
    )


def replace(table: TableRow, person: Person, number: int, bot: str | None) -> TableRow:
    """Let a bot play for somebody who is away, at the host's wish.

    Raises NotAllowed, WrongTime, WrongSeat or UnknownBot.
    """
    hosts(table, person)
    return relieve(table, number, bot)


def relieve(table: TableRow, number: int, bot: str | None = None) -> TableRow:
    """Let a bot play for somebody who is away, whoever decided that."""
    running(table)
    seat = seat_at(table, number)
    if seat.person is None:
        raise WrongSeat(f"nobody has seat {number}: a bot plays it already")
    if seat.bot is not None:
        return table
    bot = bot or STAND_IN
    check_bot(bot)
    return with_seat(table, number, msgspec.structs.replace(seat, bot=bot))


def take_over(table: TableRow, person: Person, number: int | None) -> TableRow:
    """Give somebody who has no seat yet that of a bot, or the first bot's, while the game is on.

    From then on they see what that seat sees. Who has a seat already may not: nobody looks into two
    hands. Raises WrongTime, NotAllowed, TableFull or WrongSeat.
    """
    running(table)
    if any(seat.person == person.id for seat in table.seats):
        raise NotAllowed("you have a seat at this table already")
    if table.policy.keeps_bots:
        raise NotAllowed("the host wants the bots to play on")
    if number is None:
        number = next((n for n, seat in enumerate(table.seats) if seat.person is None), None)
        if number is None:
            raise TableFull("no bot plays for itself at this table")
    seat = seat_at(table, number)
    if seat.person is not None:
        raise WrongSeat(f"seat {number} belongs to somebody, even while a bot plays it")
    return with_seat(table, number, Seat(person=person.id, is_ready=True, colour=seat.colour))


def come_back(table: TableRow, person: Person) -> TableRow:
    """Give somebody who is back all seats that a bot kept warm; not those they resigned.

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
