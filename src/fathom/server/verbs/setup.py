"""Setting up a table: a new one, or the same again."""

from __future__ import annotations

import secrets

from fathom.engine.capabilities import sides_of
from fathom.engine.dice import SEALED_SEED_BYTES
from fathom.server.asks import OPEN, YOU, NewTable
from fathom.server.catalog import installed
from fathom.server.company import company_of
from fathom.server.errors import TooManyTables, WrongTime
from fathom.server.identity import new_id
from fathom.server.store import (
    JointChance,
    Person,
    Policy,
    Seat,
    Status,
    Store,
    TableRow,
    until_kept,
)
from fathom.server.verbs.chance import begin
from fathom.server.verbs.common import (
    check_bot,
    check_clock,
    chosen_options,
    game_of,
    new_code,
    own_seat,
    set_up,
)
from fathom.server.verbs.lobby import start


async def create(store: Store, person: Person, ask: NewTable, now: int, most: int) -> TableRow:
    """Set up a table, and start if that was asked for. Raises FathomError; nothing is kept then."""
    if await store.count_hosted(person.id) >= most:
        raise TooManyTables(
            f"you host {most} unfinished tables: finish or end one first", most=most
        )
    game = installed(ask.game)
    state = set_up(game, len(ask.seats), ask.options)
    check_clock(ask.clock, state)
    for who in ask.seats:
        if who not in (OPEN, YOU):
            check_bot(who)

    async def attempt() -> TableRow:  # the code may be taken
        seed = secrets.token_bytes(SEALED_SEED_BYTES)
        table = TableRow(
            id=new_id(),
            code=new_code(),
            game=game.key,
            rules=game.rules_version,
            host=person.id,
            seats=tuple(_seat(who, person) for who in ask.seats),
            options=chosen_options(game, len(ask.seats), ask.options),
            policy=Policy(
                is_public=ask.is_public,
                spectators=ask.spectators,
                replace_after=ask.replace_after,
                bot_pace=ask.bot_pace,
                company=company_of(seed),
                bot_style=ask.bot_style,
            ),
            clock=ask.clock,
            seed=seed,
            created=now,
            joint=JointChance() if ask.has_joint_chance else None,
        )
        if ask.start:
            table = start(table, person, now)
        await store.add_table(table)
        return table

    return await until_kept(attempt)


def _seat(who: str, person: Person) -> Seat:
    if who == YOU:
        return Seat(person=person.id, is_ready=True)
    return Seat() if who == OPEN else Seat(bot=who, is_ready=True)


async def rematch(
    store: Store, table: TableRow, person: Person, keeps_stations: bool, now: int
) -> TableRow:
    """The rematch of a table: the one there is, or a new one. Whoever asks is ready for it.

    Whoever is first says whether crews keep their stations. Raises WrongTime or WrongSeat.
    """
    if table.status in (Status.WAITING, Status.RUNNING):
        raise WrongTime("the game is not over yet")
    if not any(seat.person == person.id for seat in table.seats):
        own_seat(table, person, None)

    async def attempt() -> TableRow:  # the code may be taken, or somebody else have asked
        there = await store.rematch_of(table.id)
        if there is None:
            there = _again(table, person, keeps_stations, now)
            await store.add_table(there)
        return there

    return await until_kept(attempt)


def _again(table: TableRow, person: Person, keeps_stations: bool, now: int) -> TableRow:
    """The same, everybody one seat further; crews stay together, if wished at their stations."""
    came_from = _came_from(table, keeps_stations)
    seats = tuple(_fresh(table, number, person) for number in came_from)
    again = TableRow(
        id=new_id(),
        code=new_code(),
        game=table.game,
        rules=game_of(table).rules_version,
        host=table.host,
        seats=seats,
        options=table.options,
        policy=table.policy,
        clock=table.clock,
        seed=secrets.token_bytes(SEALED_SEED_BYTES),
        created=now,
        rematch_of=table.id,
        joint=None if table.joint is None else JointChance(),
    )
    return begin(again, now) if all(seat.is_ready for seat in seats) else again


def _came_from(table: TableRow, keeps_stations: bool) -> list[int]:
    """By seat: where whoever gets it sat. In a crew people take each other's places, or keep."""
    game, count = game_of(table), len(table.seats)
    sides = sides_of(game, count, game.read_options(table.options, count))
    has_crews = any(len(side) > 1 for side in sides)
    if has_crews and keeps_stations:
        return list(range(count))
    circles = sides if has_crews else [tuple(range(count))]
    before = {seat: circle[place - 1] for circle in circles for place, seat in enumerate(circle)}
    return [before[seat] for seat in range(count)]


def _fresh(table: TableRow, number: int, person: Person) -> Seat:
    """A seat as it was before the game; whoever sits there keeps name and colour."""
    seat, colour = table.seats[number], table.colour_of(number)
    if seat.person is None:
        return Seat(bot=seat.bot, is_ready=True, colour=colour)
    is_ready = seat.person == person.id
    return Seat(person=seat.person, is_ready=is_ready, called=seat.called, colour=colour)
