"""Before the game: who sits where, what is played, and the start.

Each verb takes a table and gives the table as it is then, or raises.
"""

from __future__ import annotations

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.server import names
from fathom.server.asks import OPEN, Change
from fathom.server.errors import NotAllowed, NotReady, SeatTaken, TableFull, WrongSeat
from fathom.server.live.waking import progress
from fathom.server.store import Person, Policy, Seat, Status, TableRow
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


def join(table: TableRow, person: Person, number: int | None) -> TableRow:
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
    return with_seat(table, number, Seat(person=person.id, is_ready=table.host == person.id))


def _is_free(seat: Seat) -> bool:
    return seat.person is None and seat.bot is None


def leave(table: TableRow, person: Person, number: int | None) -> TableRow:
    """Let somebody get up from a seat, or from all of theirs. Raises WrongTime or WrongSeat."""
    waiting(table)
    if number is not None:
        own_seat(table, person, number)
    seats = tuple(
        Seat() if kept.person == person.id and number in (None, seat) else kept
        for seat, kept in enumerate(table.seats)
    )
    return msgspec.structs.replace(table, seats=seats)


def set_seat(table: TableRow, person: Person, number: int, who: str) -> TableRow:
    """Let the host open a seat, or give it to a bot; whoever sat there gets up.

    Raises NotAllowed, WrongTime, WrongSeat or UnknownBot.
    """
    hosts(table, person)
    waiting(table)
    seat_at(table, number)
    if who == OPEN:
        return with_seat(table, number, Seat())
    check_bot(who)
    return with_seat(table, number, Seat(bot=who, is_ready=True))


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
        side_names=old.side_names,
    )
    return msgspec.structs.replace(
        table,
        options=chosen_options(game, count, options),
        clock=clock,
        policy=policy,
        seats=tuple(_asked_again(seat, table.host) for seat in table.seats),
    )


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


def start(table: TableRow, person: Person, now: int) -> TableRow:
    """Let the host begin the game. Raises NotAllowed, WrongTime or NotReady."""
    hosts(table, person)
    waiting(table)
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


def begin(table: TableRow, now: int) -> TableRow:
    """Begin the game, whoever asked for it, by the newest rules, however long people gathered."""
    game = game_of(table)
    state = game.new(len(table.seats), seed=table.seed, options=table.options)
    coming = progress(table, state, now)
    return msgspec.structs.replace(
        table,
        status=Status.RUNNING,
        rules=game.rules_version,
        started=now,
        acting=coming.acting,
        wake=coming.wake,
    )
