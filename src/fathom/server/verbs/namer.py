"""Gives a side a name of its own."""

from __future__ import annotations

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.server import names
from fathom.server.errors import NotAllowed, WrongSeat
from fathom.server.store import Person, Table
from fathom.server.verbs.lobby import game_of, waiting


def named(table: Table, person: Person, side: int, name: str) -> Table:
    """The table with this side called so. Its own people and the host may do it.

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
