"""The data files: gauges and the engineer's sheet, read; and what fields are called."""

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


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of the engineer's sheet for one direction (SON-13)."""

    central: list[tuple[str, str]]
    reactor: list[str]


class BoatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both boats are like."""

    symbols: dict[str, list[str]]
    circuits: list[str]
    panels: dict[str, Panel]


def read_data(name: str) -> Any:
    """The plain JSON values of a data file."""
    return json.loads((files(__package__) / "data" / f"{name}.json").read_text(encoding="utf-8"))


def _read_boat() -> BoatFile:
    return msgspec.convert(read_data("boat"), BoatFile)


BOAT = _read_boat()

SYMBOL_COLOURS: tuple[str, ...] = tuple(
    colour
    for direction in DIRECTIONS
    for colour in (
        *(colour for colour, _ in BOAT.panels[direction].central),
        *BOAT.panels[direction].reactor,
    )
)
"""The colour of each of the 24 symbols: six for each direction, the central ones first."""
SYMBOL_CIRCUITS: tuple[str | None, ...] = tuple(
    circuit
    for direction in DIRECTIONS
    for circuit in (*(circuit for _, circuit in BOAT.panels[direction].central), None, None, None)
)
SYMBOL_NAMES = tuple(f"{direction}{number}" for direction in DIRECTIONS for number in range(1, 7))

COLOUR_MASKS = tuple(
    sum(1 << symbol for symbol in range(24) if SYMBOL_COLOURS[symbol] == colour)
    for colour in COLOURS
)
CIRCUIT_MASKS = tuple(
    sum(1 << symbol for symbol in range(24) if SYMBOL_CIRCUITS[symbol] == circuit)
    for circuit in BOAT.circuits
)
PANEL_MASKS = tuple(0b111111 << 6 * direction for direction in range(4))
REACTOR_MASK = COLOUR_MASKS[3]
SYSTEM_MASKS = tuple(
    next(
        mask
        for colour, mask in zip(COLOURS, COLOUR_MASKS, strict=True)
        if system in BOAT.symbols[colour]
    )
    for system in SYSTEMS
)
"""For each system: the symbols that break it (SON-15)."""

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
