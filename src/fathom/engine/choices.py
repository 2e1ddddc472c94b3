"""Choices: what a host can choose before a game, read from the types of the game's options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import inspect

from fathom.engine.options import HouseRule, Options, house_rules_of

if TYPE_CHECKING:
    from fathom.engine.game import Game

Kind = Literal["boolean", "integer", "number", "choice", "text", "list"]

_KINDS: dict[type[inspect.Type], Kind] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.LiteralType: "choice",
    inspect.StrType: "text",
    inspect.TupleType: "list",
    inspect.ListType: "list",
}


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, described so that it can be drawn without knowing the game."""

    name: str
    kind: Kind
    default: Any
    choices: list[Any] = []
    """All there are of a choice; of a text, those that have a name."""
    may_be_empty: bool = False
    """Whether `null` is a value too."""
    of: Kind | None = None
    """In a list: what it holds; `length` says how many, if that is fixed."""
    length: int | None = None
    only_with: tuple[str, Any] | None = None
    """The option, and its value, without which this one does not count."""
    is_house_rule: bool = False
    """Whether the default is what the rulebook says."""
    least: float | None = None
    """Of a number, if it is bounded; `most` too."""
    most: float | None = None

    @property
    def is_for_people(self) -> bool:
        """Whether it is shown to people; the others are for programs."""
        return self.kind != "list" and (self.kind != "text" or bool(self.choices))


def choices_of(game: Game) -> list[Choice]:
    """Every option of a game, in the order in which it lists them."""
    described = inspect.type_info(game.options)
    assert isinstance(described, inspect.StructType)
    conditions = game.options.only_with
    kind: type[Options] = game.options
    house_rules = house_rules_of(kind)
    return [
        _choice(field, conditions.get(field.encode_name), house_rules.get(field.encode_name))
        for field in described.fields
    ]


def _choice(
    field: inspect.Field, only_with: tuple[str, Any] | None, house_rule: HouseRule | None
) -> Choice:
    kind = field.type
    choices: list[Any] = []
    if isinstance(kind, inspect.Metadata):  # a text that may be anything has examples
        choices = (kind.extra_json_schema or {}).get("examples", [])
        kind = kind.type
    may_be_empty = False
    if isinstance(kind, inspect.UnionType):
        may_be_empty = kind.includes_none
        kind = next(part for part in kind.types if not isinstance(part, inspect.NoneType))
    if isinstance(kind, inspect.LiteralType):
        choices = list(kind.values)
    of, length = None, None
    if isinstance(kind, inspect.TupleType):
        of, length = _kind(kind.item_types[0]), len(kind.item_types)
    elif isinstance(kind, inspect.ListType):
        of = _kind(kind.item_type)
    return Choice(
        name=field.encode_name,
        kind=_kind(kind),
        default=_default(field),
        choices=choices,
        may_be_empty=may_be_empty,
        of=of,
        length=length,
        only_with=only_with,
        is_house_rule=house_rule is not None,
        least=None if house_rule is None else house_rule.least,
        most=None if house_rule is None else house_rule.most,
    )


def _kind(described: inspect.Type) -> Kind:
    """What it is like; what nobody can draw is a text for programs."""
    return _KINDS.get(type(described), "text")


def _default(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return msgspec.to_builtins(field.default)
