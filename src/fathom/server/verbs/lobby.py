"""Before the game: who sits where, what is played, and the start.

Each verb takes a table and gives the table as it is then, or raises.
"""

from __future__ import annotations

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.server import names
from fathom.server.asks import OPEN, Change
from fathom.server.errors import NotAllowed, NotReady, SeatTaken, TableFull, WrongSeat
from fathom.server.store import JointChance, Person, Policy, Seat, TableRow
from fathom.server.verbs.chance import begin
from fathom.server.verbs.common import (
    check_bot,
    check_clock,
    chosen_options,
    game_of,
    hosts,
    own_seat,
    seat_at,
    set_up,
    waiting,
    with_seat,
)


def join(table: TableRow, person: Person, number: int | None, is_ready: bool = False) -> TableRow:
    """Give somebody a seat, or the first that is free.

    Whoever has a seat already and asks again gets one more: hot-seat. Raises WrongTime, TableFull,
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
    is_ready = is_ready or table.host == person.id
    return with_seat(table, number, Seat(person=person.id, is_ready=is_ready, colour=seat.colour))


def _is_free(seat: Seat) -> bool:
    return seat.person is None and seat.bot is None


def leave(table: TableRow, person: Person, number: int | None) -> TableRow:
    """Let somebody get up from a seat, or from all of theirs. Raises WrongTime or WrongSeat."""
    waiting(table)
    if number is not None:
        own_seat(table, person, number)
    seats = tuple(
        Seat(colour=kept.colour) if kept.person == person.id and number in (None, seat) else kept
        for seat, kept in enumerate(table.seats)
    )
    return msgspec.structs.replace(table, seats=seats)


def mute(table: TableRow, person: Person, number: int, is_muted: bool) -> TableRow:
    """Let the host hear no more of whoever holds a seat, or again; at any time.

    Raises NotAllowed or WrongSeat.
    """
    hosts(table, person)
    muted = seat_at(table, number).person
    if muted is None or muted == person.id:
        raise WrongSeat("somebody else has to sit there to be muted")
    seats = tuple(
        msgspec.structs.replace(seat, is_muted=is_muted) if seat.person == muted else seat
        for seat in table.seats
    )
    return msgspec.structs.replace(table, seats=seats)


def set_seat(table: TableRow, person: Person, number: int, who: str) -> TableRow:
    """Let the host open a seat, or give it to a bot; whoever sat there gets up.

    Raises NotAllowed, WrongTime, WrongSeat or UnknownBot.
    """
    hosts(table, person)
    waiting(table)
    colour = seat_at(table, number).colour
    if who == OPEN:
        return with_seat(table, number, Seat(colour=colour))
    check_bot(who)
    return with_seat(table, number, Seat(bot=who, is_ready=True, colour=colour))


def swap(table: TableRow, person: Person, one: int, other: int) -> TableRow:
    """Let two seats change places, with whoever sits there and their colours.

    The host may swap any two; others their own with one where no other person sits. Raises
    NotAllowed, WrongTime or WrongSeat.
    """
    waiting(table)
    kept = (seat_at(table, one), seat_at(table, other))
    people = {seat.person for seat in kept}
    if table.host != person.id and (person.id not in people or people - {None, person.id}):
        raise NotAllowed("only the host may let others change places")
    first, second = _coloured(table, one), _coloured(table, other)
    return with_seat(with_seat(table, one, second), other, first)


def add_seat(table: TableRow, person: Person) -> TableRow:
    """Let the host put one more chair to the table, or as many as the game then needs.

    Raises NotAllowed, WrongTime, InvalidSeats or InvalidOptions.
    """
    hosts(table, person)
    waiting(table)
    seats = _all_coloured(table)
    wanted = next((count for count in game_of(table).seats if count > len(seats)), len(seats) + 1)
    worn = {seat.colour for seat in seats}
    colours = [colour for colour in range(wanted) if colour not in worn]
    more = (Seat(colour=colour) for colour in colours[: wanted - len(seats)])
    return _reseated(table, (*seats, *more))


def remove_seat(table: TableRow, person: Person, number: int) -> TableRow:
    """Let the host take a chair away; whoever sat there gets up.

    Where the game cannot be played by so many, chairs without people go too, from the end.
    Raises NotAllowed, WrongTime, WrongSeat, InvalidSeats or InvalidOptions.
    """
    hosts(table, person)
    waiting(table)
    seat_at(table, number)
    seats = list(_all_coloured(table))
    del seats[number]
    while len(seats) not in game_of(table).seats and len(seats) > game_of(table).seats[0]:
        spare = [place for place, seat in enumerate(seats) if seat.person is None]
        if not spare:
            break
        del seats[spare[-1]]
    return _reseated(table, tuple(seats))


def _coloured(table: TableRow, number: int) -> Seat:
    """A seat that will keep its colour wherever it goes."""
    return msgspec.structs.replace(table.seats[number], colour=table.colour_of(number))


def _all_coloured(table: TableRow) -> tuple[Seat, ...]:
    return tuple(_coloured(table, number) for number in range(len(table.seats)))


def _reseated(table: TableRow, seats: tuple[Seat, ...]) -> TableRow:
    """The table with other seats, if the game can be played so; crews are divided anew."""
    game = game_of(table)
    sizes = None if game.teams is None else game.teams.sizes_option
    options = {name: value for name, value in table.options.items() if name != sizes}
    set_up(game, len(seats), options)
    return msgspec.structs.replace(
        table, seats=seats, options=chosen_options(game, len(seats), options)
    )


def name_seat(table: TableRow, person: Person, number: int, name: str) -> TableRow:
    """Let who shares a screen be called by a name of their own. Raises WrongTime or WrongSeat."""
    waiting(table)
    own_seat(table, person, number)
    seat = msgspec.structs.replace(table.seats[number], called=names.clean(name))
    return with_seat(table, number, seat)


def configure(table: TableRow, person: Person, ask: Change) -> TableRow:
    """Let the host change options and policy; other people say again that they are ready.

    Raises NotAllowed, WrongTime or InvalidOptions.
    """
    hosts(table, person)
    waiting(table)
    game = game_of(table)
    count = len(table.seats)
    options = {**table.options, **ask.options}
    state = set_up(game, count, options)
    clock = table.clock if ask.clock is None else ask.clock
    check_clock(clock, state)
    old = table.policy
    policy = Policy(
        is_public=old.is_public if ask.is_public is None else ask.is_public,
        spectators=old.spectators if ask.spectators is None else ask.spectators,
        replace_after=(
            old.replace_after if ask.replace_after is msgspec.UNSET else ask.replace_after
        ),
        bot_pace=old.bot_pace if ask.bot_pace is None else ask.bot_pace,
        keeps_bots=old.keeps_bots if ask.keeps_bots is None else ask.keeps_bots,
        company=old.company,
        bot_style=old.bot_style if ask.bot_style is msgspec.UNSET else ask.bot_style,
        side_names=old.side_names,
    )
    return msgspec.structs.replace(
        table,
        options=chosen_options(game, count, options),
        clock=clock,
        policy=policy,
        joint=_wished(table.joint, ask.has_joint_chance),
        seats=tuple(_asked_again(seat, table.host) for seat in table.seats),
    )


def _wished(joint: JointChance | None, is_wished: bool | None) -> JointChance | None:
    if is_wished is None:
        return joint
    return JointChance() if is_wished else None


def _asked_again(seat: Seat, host: str) -> Seat:
    if seat.person in (None, host):
        return seat
    return msgspec.structs.replace(seat, is_ready=False)


def name_side(table: TableRow, person: Person, side: int, name: str) -> TableRow:
    """Give a side a name of its own. Its own people and the host may do it.

    Raises NotAllowed, WrongTime or WrongSeat.
    """
    waiting(table)
    game, count = game_of(table), len(table.seats)
    sides = sides_of(game, count, game.read_options(table.options, count))
    if side >= len(sides):
        raise WrongSeat(f"there is no side {side}: sides are 0 to {len(sides) - 1}")
    is_theirs = any(table.seats[seat].person == person.id for seat in sides[side])
    if not is_theirs and table.host != person.id:
        raise NotAllowed("only its own people and the host may name a side")
    known = table.policy.side_names
    called = [known[number] if number < len(known) else "" for number in range(len(sides))]
    called[side] = names.clean(name)
    policy = msgspec.structs.replace(table.policy, side_names=tuple(called))
    return msgspec.structs.replace(table, policy=policy)


def ready(table: TableRow, person: Person, is_ready: bool, now: int) -> TableRow:
    """Note that somebody is ready, or not; a rematch starts as soon as everybody is.

    Raises WrongTime or WrongSeat.
    """
    waiting(table)
    if not any(seat.person == person.id for seat in table.seats):
        raise WrongSeat("you have no seat at this table")
    seats = tuple(
        msgspec.structs.replace(seat, is_ready=is_ready) if seat.person == person.id else seat
        for seat in table.seats
    )
    table = msgspec.structs.replace(table, seats=seats)
    if table.rematch_of is not None and all(seat.is_ready for seat in seats):
        return begin(table, now)
    return table


def start(table: TableRow, person: Person, now: int, fill: str | None = None) -> TableRow:
    """Let the host begin the game; `fill` is the bot for every seat that is still open.

    Raises NotAllowed, WrongTime, UnknownBot or NotReady.
    """
    hosts(table, person)
    waiting(table)
    if fill is not None:
        check_bot(fill)
        seats = tuple(
            Seat(bot=fill, is_ready=True, colour=seat.colour) if _is_free(seat) else seat
            for seat in table.seats
        )
        table = msgspec.structs.replace(table, seats=seats)
    empty = [seat for seat, kept in enumerate(table.seats) if not (kept.person or kept.bot)]
    if empty:
        raise NotReady(
            f"seats are still open: {', '.join(map(str, empty))}; invite somebody or add bots"
        )
    late = [
        seat
        for seat, kept in enumerate(table.seats)
        if kept.person not in (None, person.id) and not kept.is_ready
    ]
    if late:
        raise NotReady(f"not everybody is ready: seats {', '.join(map(str, late))}")
    return begin(table, now)
