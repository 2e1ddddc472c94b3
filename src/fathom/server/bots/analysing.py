"""How each side of a game that is over stood at some of its plies: for a process that thinks."""

from __future__ import annotations

from typing import Any

import msgspec

from fathom import registry
from fathom.bots import Perspective
from fathom.bots.estimate import estimate
from fathom.engine.capabilities import sides_of
from fathom.engine.table import Play, Table


class Course(msgspec.Struct, frozen=True):
    """A whole game, and the plies at which it shall be looked at, in ascending order."""

    game: str
    rules: int
    seats: int
    seed: bytes | int
    options: dict[str, Any]
    plays: list[Play]
    plies: list[int]
    worlds: int
    """So many imagined games for each estimate."""
    luck: int
    """The seed of what is imagined."""


def estimates(course: Course) -> list[list[float]]:
    """By ply and by side: the share of the victory that it could expect, by what it knew."""
    game = registry.load(course.game).with_rules(course.rules)
    table = Table(game, course.seats, course.seed, course.options)
    sides = sides_of(game, course.seats, table.state.options)
    found = []
    for ply in course.plies:
        for play in course.plays[table.ply : ply]:
            table.replay(play)
        known = [Perspective(table.state, side[0]) for side in sides]
        found.append([estimate(one, course.luck, course.worlds) for one in known])
    return found
