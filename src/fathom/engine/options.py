"""Options: what the host chooses before the game, and with it the house rules of a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec import inspect


class OptionFault(msgspec.Struct, frozen=True):
    """One thing that is wrong with options; with a message of the game, in the reader's words."""

    text: str
    message: str = ""
    facts: dict[str, str | int | float] = {}


class HouseRule(NamedTuple):
    """What the rulebook says, and between which numbers a table may have it otherwise."""

    rulebook: Any
    least: float | None
    most: float | None


def house_rule(
    least: float | None = None, most: float | None = None, examples: Sequence[str] = ()
) -> msgspec.Meta:
    """Marks an option whose default is the rulebook, and any other value a rule of the house.

    Of a number it says what can be chosen: `air: Annotated[int, house_rule(5, 60)] = 25`. Where the
    rulebook says several, by the number of players, the default is None. Of a text, `examples` are
    those that have a name.
    """
    return msgspec.Meta(extra={"house_rule": (least, most)}, examples=list(examples) or None)


class Options(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """What the host chooses before the game; each game lists its own with their defaults."""

    only_with: ClassVar[dict[str, tuple[str, Any]]] = {}
    """By option that counts only while another one has a certain value: that one, and the value."""

    def faults(self, seats: int) -> Sequence[str | OptionFault]:
        """Everything wrong with these options for this number of seats.

        House rules beyond their bounds are told already, but may be met here: nothing as large as
        they say may be built.
        """
        return []

    def house_rules(self) -> dict[str, Any]:
        """Those that are not as in the rulebook, by name; none: the game is played by the book."""
        return {
            name: getattr(self, name)
            for name, rule in house_rules_of(type(self)).items()
            if getattr(self, name) != rule.rulebook
        }

    def plain(self) -> dict[str, Any]:
        """All of them as JSON values; of the house rules those that are not as in the rulebook."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        for name in house_rules_of(type(self)).keys() - self.house_rules().keys():
            del told[name]
        return told


@cache
def house_rules_of(kind: type[Options]) -> dict[str, HouseRule]:
    """By name: every number of the rulebook that a table may change."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    found = {}
    for field in described.fields:
        marks = field.type.extra or {} if isinstance(field.type, inspect.Metadata) else {}
        if "house_rule" in marks:
            found[field.encode_name] = HouseRule(field.default, *marks["house_rule"])
    return found


def range_faults(options: Options) -> list[OptionFault]:
    """Every house rule that is beyond its numbers."""
    faults = []
    for name, (_, least, most) in house_rules_of(type(options)).items():
        value = getattr(options, name)
        if value is None or least is None or most is None:
            continue
        if not least <= value <= most:
            faults.append(
                OptionFault(
                    f"{name}: {value} is not {least} to {most}",
                    "option-out-of-range",
                    {"option": name, "value": value, "least": least, "most": most},
                )
            )
    return faults
