"""Sets up the same again, everybody one seat further; crews stay together."""

from __future__ import annotations

import secrets

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.engine.dice import SEALED_SEED_BYTES
from fathom.server.errors import WrongTime
from fathom.server.identity import new_id
from fathom.server.store import Clash, Person, Seat, Status, Store, Table
from fathom.server.verbs.creator import ATTEMPTS
from fathom.server.verbs.lobby import game_of, new_code, own_seat
from fathom.server.verbs.starter import begun


async def rematch(store: Store, table: Table, person: Person, now: int) -> Table:
    """The rematch of a table: the one there is, or a new one. Who asks is ready for it.

    Raises WrongTime or WrongSeat.
    """
    if table.status in (Status.WAITING, Status.RUNNING):
        raise WrongTime("the game is not over yet")
    if not any(seat.person == person.id for seat in table.seats):
        own_seat(table, person, None)
    for attempt in range(ATTEMPTS):
        there = await store.rematch_of(table.id)
        if there is not None:
            return there
        again = _again(table, person, now)
        try:
            await store.add_table(again)
        except Clash:
            if attempt == ATTEMPTS - 1:
                raise
            continue
        return again
    raise AssertionError("unreachable")


def _again(table: Table, person: Person, now: int) -> Table:
    seats = tuple(_fresh(table.seats[number], person) for number in _came_from(table))
    again = Table(
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
    )
    return begun(again, now) if all(seat.is_ready for seat in seats) else again


def _came_from(table: Table) -> list[int]:
    """By seat: where whoever gets it sat. In a crew people take each other's places."""
    game, count = game_of(table), len(table.seats)
    sides = sides_of(game, count, game.read_options(table.options, count))
    has_crews = any(len(side) > 1 for side in sides)
    circles = sides if has_crews else [tuple(range(count))]
    before = {seat: circle[place - 1] for circle in circles for place, seat in enumerate(circle)}
    return [before[seat] for seat in range(count)]


def _fresh(seat: Seat, person: Person) -> Seat:
    """A seat as it was before the game."""
    if seat.person is None:
        return msgspec.structs.replace(seat, is_ready=True, has_resigned=False)
    return Seat(person=seat.person, is_ready=seat.person == person.id)
