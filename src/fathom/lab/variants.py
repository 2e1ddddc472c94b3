"""Variants in a line: `air=20`, `seats=4,bots=hard,easy,easy,easy`, and grids of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

from fathom.bots import bot, split_bots
from fathom.engine.choices import choices_of
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.lab.experiment import Variant

DEFAULT = "default"
"""The variant in which nothing is changed."""
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")


class InvalidVariant(FathomError):
    """A variant that is none; `fault` says why: something unknown, no number, or named twice."""

    code = "invalid-variant"


def variant_of(
    game: Game, text: str, seats: int, bots: str, options: dict[str, Any] | None = None
) -> Variant:
    """The variant that a line describes: what it does not name is as given.

    Raises InvalidVariant, InvalidSeats, InvalidOptions, UnknownBot or InvalidBot.
    """
    changes = {} if text in ("", DEFAULT) else _changes(game, text)
    return make_variant(game, changes, seats, bots, options or {}, text or DEFAULT)


def make_variant(
    game: Game,
    changes: dict[str, Any],
    seats: int,
    bots: str,
    options: dict[str, Any],
    name: str | None = None,
) -> Variant:
    """A variant with these changes, checked."""
    chosen = {**options, **changes}
    count = chosen.pop("seats", seats)
    players = str(chosen.pop("bots", bots))
    if not isinstance(count, int):
        raise InvalidVariant(
            f"seats={count} is not a number", fault="number", variant=f"seats={count}"
        )
    game.check_seats(count)
    game.read_options(chosen, count)
    if name is None:
        name = ",".join(f"{key}={_said(value)}" for key, value in changes.items()) or DEFAULT
    return Variant(name, count, bots_for(players, count), chosen)


def bots_for(text: str, seats: int) -> list[str]:
    """One bot for each seat; fewer names than seats take turns. Raises UnknownBot or InvalidBot."""
    names = split_bots(text)
    for name in names:
        bot(name)
    return [names[seat % len(names)] for seat in range(seats)]


def grid(
    game: Game, axes: Sequence[str], seats: int, bots: str, options: dict[str, Any]
) -> list[Variant]:
    """Every combination of what the axes list: `air=15,20,25`, `seats=2..6`, `bots=easy|hard`."""
    named = axes_of(game, axes)
    return [
        make_variant(game, dict(zip(named, chosen, strict=True)), seats, bots, options)
        for chosen in product(*named.values())
    ]


def axes_of(game: Game, axes: Sequence[str]) -> dict[str, list[Any]]:
    """By name: the values that each axis lists. Raises InvalidVariant."""
    named: dict[str, list[Any]] = {}
    for axis in axes:
        name, values = _values(game, axis)
        if name in named:
            raise InvalidVariant(f"{name!r} is varied twice", fault="twice", variant=name)
        named[name] = values
    return named


def _names(game: Game) -> list[str]:
    """All that can be varied."""
    return ["seats", "bots", *(choice.name for choice in choices_of(game))]


def _changes(game: Game, text: str) -> dict[str, Any]:
    """`NAME=VALUE` by commas; a comma that no known name follows belongs to the value."""
    known = "|".join(map(re.escape, _names(game)))
    changes: dict[str, Any] = {}
    for part in re.split(rf",(?=(?:{known})=)", text):
        name, value = _pair(game, part)
        changes[name] = _read(value)
    return changes


def _pair(game: Game, text: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not value or name not in _names(game):
        raise InvalidVariant(
            f"{text!r} varies nothing of {game.key}: name one of {', '.join(_names(game))}, "
            f"such as seats={game.seats[-1]}",
            fault="unknown",
            variant=text,
            known=", ".join(_names(game)),
        )
    return name, value


def _values(game: Game, axis: str) -> tuple[str, list[Any]]:
    """The name of an axis and what it lists."""
    name, text = _pair(game, axis)
    span = _RANGE.fullmatch(text)
    if span is not None:
        first, last, step = int(span[1]), int(span[2]), int(span[3] or 1)
        if name == "seats":
            return name, [seats for seats in game.seats if first <= seats <= last]
        return name, list(range(first, last + 1, max(step, 1)))
    parts: Iterable[str] = text.split("|") if "|" in text else text.split(",")
    return name, [_read(part.strip()) for part in parts]


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _said(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)
