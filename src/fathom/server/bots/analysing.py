"""A game that is over, looked at by bots: for a process that thinks.

How each side stood at some of its plies; and what its choices cost, by what whoever made them knew.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.bots.estimate import estimate, estimates_of_moves
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import Dice
from fathom.engine.table import Play, Table

SIFTER = "hard"
"""The bot that looks back at many choices: people wait for it."""
ANALYST = "expert"
"""The bot that has the last word about the few that are told."""


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
    bot: str = SIFTER
    """Who says what would have been better."""


class Weighed(msgspec.Struct, frozen=True):
    """A choice, and the best that there was instead."""

    ply: int
    """How many plies had been played."""
    seat: int
    move: str
    better: str
    share: float
    """Of the victory that the seat could expect after what it did, from 0 to 1."""
    better_share: float
    reason: str
    """Why the other was better: the name of a message; `facts` fill its places."""
    facts: dict[str, str | int | float]


def weigh(course: Course) -> list[Weighed]:
    """The choices at these plies, those where the bot sees something better."""
    table = _table(course)
    found = []
    for ply in course.plies:
        for play in course.plays[table.ply : ply]:
            table.replay(play)
        made = course.plays[ply]
        if made.seat is None or made.move is None:
            continue
        known = Perspective(table.state, made.seat, past=table.past(made.seat))
        if len(known.legal_moves()) < 2:
            continue
        advice = bot(course.bot).explain(known, Dice(course.luck))
        others = [one for one in advice if one.move != made.move]
        if advice[0].move == made.move or not others:
            continue
        tried = [made.move, *(one.move for one in others)]
        share, *shares = estimates_of_moves(known, tried, course.luck, course.worlds)
        best = max(range(len(others)), key=shares.__getitem__)
        better = others[best]
        found.append(
            Weighed(
                ply=ply,
                seat=made.seat,
                move=table.game.move_text(made.move),
                better=table.game.move_text(better.move),
                share=share,
                better_share=shares[best],
                reason=better.reason,
                facts=better.facts,
            )
        )
    return found


def _table(course: Course) -> Table:
    game = registry.load(course.game).with_rules(course.rules)
    return Table(game, course.seats, course.seed, course.options)


def estimates(course: Course) -> list[list[float]]:
    """By ply and by side: the share of the victory that it could expect, by what it knew."""
    table = _table(course)
    sides = sides_of(table.game, course.seats, table.state.options)
    found = []
    for ply in course.plies:
        for play in course.plays[table.ply : ply]:
            table.replay(play)
        known = [Perspective(table.state, side[0]) for side in sides]
        found.append([estimate(one, course.luck, course.worlds) for one in known])
    return found
