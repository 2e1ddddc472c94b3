"""The data files, read; and what fields and symbols are called."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec

from fathom.games.sonar.sea import FIELDS, field_name, load_sea
from fathom.games.sonar.spec import SCENARIOS

DIRECTIONS = ("n", "e", "s", "w")
SYSTEMS = ("torpedo", "mine", "drone", "sonar", "silence", "scenario")
COLOURS = ("R", "G", "Y", "X")


FIELD_NAMES = tuple(field_name(field) for field in range(FIELDS))
_FIELDS_BY_NAME = {name: field for field, name in enumerate(FIELD_NAMES)}


def field_number(name: str) -> int:
    """The field that a name means. Raises KeyError if it means none."""
    return _FIELDS_BY_NAME[name.upper()]


class BoatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What engineers' sheets are made of (SON-13)."""

    symbols: dict[str, list[str]]
    """By colour: the systems that a crossed symbol breaks (SON-15)."""
    circuits: list[str]


def read_data(name: str) -> Any:
    """The plain JSON values of a data file."""
    return json.loads((files(__package__) / "data" / f"{name}.json").read_text(encoding="utf-8"))


def _read_boat() -> BoatFile:
    return msgspec.convert(read_data("boat"), BoatFile)


BOAT = _read_boat()

SYMBOL_NAMES = tuple(f"{direction}{number}" for direction in DIRECTIONS for number in range(1, 7))

ARCHER_FIELDS = tuple(
    sorted(
        {
            field
            for scenario in SCENARIOS
            for plan in load_sea(scenario).maps.values()
            for field in plan.archer
        }
    )
)
"""Every field that has an Archer mine on a map of ours."""
