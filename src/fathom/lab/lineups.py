"""Who plays whom, and who sits where: everybody equally often, everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from fathom.engine.errors import FathomError


class InvalidLineup(FathomError):
    """These bots cannot meet; `fault` says why: too few, one of them twice, or one the field."""

    code = "invalid-lineup"


class Pairing(NamedTuple):
    """One game of a schedule."""

    number: int
    bots: tuple[str, ...]
    """By side of the table."""


def lineups(bots: Sequence[str], sides: int, field: str | None = None) -> list[tuple[str, ...]]:
    """Every group of bots that meets at a table with so many sides. Raises InvalidLineup.

    With a field, each bot alone among copies of that one. Without, all bots as evenly as can be:
    with two sides every pair, and where there are more sides than bots they sit there repeatedly.
    """
    twice = [bot for bot, count in Counter(bots).items() if count > 1]
    if twice:
        raise InvalidLineup(f"the bot {twice[0]!r} is named twice", fault="twice", bot=twice[0])
    if field in bots:
        assert field is not None
        raise InvalidLineup(f"the bot {field!r} cannot meet itself", fault="field", bot=field)
    if field is not None:
        return [(bot, *[field] * (sides - 1)) for bot in bots]
    if len(bots) < 2:
        raise InvalidLineup("a tournament needs two bots, or a field", fault="few", bot=bots[0])
    times, rest = divmod(sides, len(bots))
    return [(*tuple(bots) * times, *more) for more in combinations(bots, rest)]


def circles(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order in which a group can sit around a table, whoever sits first."""
    found: dict[tuple[str, ...], None] = {}
    for order in permutations(lineup):
        found.setdefault(min(turned(order, by) for by in range(len(order))))
    return list(found)


def turned(order: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same circle, everybody some seats further on."""
    return order[-by % len(order) :] + order[: -by % len(order)]


def schedule(groups: list[tuple[str, ...]], games: int) -> list[Pairing]:
    """So many games of each group, or a few more: everybody sits on every side equally often.

    The groups take turns, so that a tournament that was stopped is fair as well. Each time a group
    turns around the table once, and the next time it sits in another order, if there is one.
    """
    orders = [circles(group) for group in groups]
    sides = len(groups[0])
    seatings = (
        turned(order[time % len(order)], by)
        for time in range(-(-games // sides))
        for order in orders
        for by in range(sides)
    )
    return [Pairing(number, bots) for number, bots in enumerate(seatings)]
