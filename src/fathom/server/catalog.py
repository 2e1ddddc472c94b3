"""What can be played here, told so that a lobby can be drawn without knowing any game."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

import fathom
from fathom.bots import BOTS
from fathom.engine.capabilities import Teams
from fathom.engine.game import Game
from fathom.server.tells import GameTell, OptionKind, OptionTell, TeamsTell

_KINDS: dict[type[inspect.Type], OptionKind] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.LiteralType: "choice",
    inspect.StrType: "text",
    inspect.TupleType: "list",
    inspect.ListType: "list",
}


def catalog() -> list[GameTell]:
    """Every game, in the order in which they are listed."""
    return [game_tell(game) for game in fathom.games()]


@cache
def game_tell(game: Game) -> GameTell:
    """One game: seats, options, bots, capabilities."""
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    return GameTell(
        key=game.key,
        title=game.title,
        seats=list(game.seats),
        rules_version=game.rules_version,
        options=[option_tell(field) for field in described.fields],
        bots=list(BOTS),
        moves=game.move_count,
        has_secrets=game.has_secrets,
        may_agree=game.agreement is not None,
        clauses=list(game.clauses),
        is_shared=game.shared_turns is not None,
        teams=None if game.teams is None else teams_tell(game.teams),
        chart_option=None if game.charts is None else game.charts.option,
        minutes=game.minutes,
        usual_seats=game.usual_seats or game.seats[0],
        chapters=list(game.chapters),
    )


def teams_tell(teams: Teams) -> TeamsTell:
    """What the teams of a game have."""
    return TeamsTell(calls=list(teams.calls), sizes_option=teams.sizes_option)


def option_tell(field: inspect.Field) -> OptionTell:
    """One option, from the type that the game gives it."""
    kind = field.type
    may_be_empty = False
    if isinstance(kind, inspect.UnionType):
        may_be_empty = kind.includes_none
        (kind,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
    choices: list[Any] = []
    if isinstance(kind, inspect.Metadata):  # a text that may be anything has examples
        choices = (kind.extra_json_schema or {}).get("examples", [])
        kind = kind.type
    elif isinstance(kind, inspect.LiteralType):
        choices = list(kind.values)
    of, length = None, None
    if isinstance(kind, inspect.TupleType):
        of, length = _KINDS[type(kind.item_types[0])], len(kind.item_types)
    elif isinstance(kind, inspect.ListType):
        of = _KINDS[type(kind.item_type)]
    return OptionTell(
        name=field.encode_name,
        kind=_KINDS[type(kind)],
        default=_default(field),
        choices=choices,
        may_be_empty=may_be_empty,
        of=of,
        length=length,
    )


def _default(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return msgspec.to_builtins(field.default)
