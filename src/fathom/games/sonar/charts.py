"""The data files: maps, gauges and the engineer's sheet, read and checked."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from fathom.games.sonar.spec import MODES, SCENARIOS, SECTOR

WIDTH = 15
"""A field is a number, row * WIDTH + column, on every map."""
FIELDS = WIDTH * WIDTH
COLUMNS = "ABCDEFGHIJKLMNO"
SIZES = {"turns": 10, "realtime": 15}  # SON-3
DIRECTIONS = ("n", "e", "s", "w")
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns that a course in each direction goes; north is towards row 1 (SON-6)."""
SYSTEMS = ("torpedo", "mine", "drone", "sonar", "silence", "scenario")
COLOURS = ("R", "G", "Y", "X")


def field_name(field: int) -> str:
    """Column letter and row number, such as C4."""
    row, column = divmod(field, WIDTH)
    return f"{COLUMNS[column]}{row + 1}"


FIELD_NAMES = tuple(field_name(field) for field in range(FIELDS))
_FIELDS_BY_NAME = {name: field for field, name in enumerate(FIELD_NAMES)}


def field_number(name: str) -> int:
    """The field that a name means. Raises KeyError if it means none."""
    return _FIELDS_BY_NAME[name.upper()]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One map as its file describes it; fields are names with spaces between."""

    size: int
    islands: str
    holes: str = ""
    archer: str = ""

    def faults(self, size: int) -> list[str]:
        """Everything that is wrong with a map of this mode."""
        if self.size != size:
            return [f"size: {self.size} is not {size} (SON-3)"]
        faults = []
        islands = set(self.islands.split())
        for kind in ("islands", "holes", "archer"):
            names = getattr(self, kind).split()
            known = [name for name in names if self._is_here(name)]
            faults += [f"{kind}: {name} is not on the map" for name in names if name not in known]
            if len(set(names)) != len(names):
                faults.append(f"{kind}: a field is named twice")
            if kind != "islands":
                faults += [f"{kind}: {name} is an island" for name in known if name in islands]
        if not faults and not self._is_connected():
            faults.append("islands: they cut the sea in two")
        return faults

    def _is_here(self, name: str) -> bool:
        if name not in _FIELDS_BY_NAME:
            return False
        row, column = divmod(_FIELDS_BY_NAME[name], WIDTH)
        return row < self.size and column < self.size

    def _is_connected(self) -> bool:
        islands = set(field_list(self.islands))
        sea = {
            row * WIDTH + column for row in range(self.size) for column in range(self.size)
        } - islands
        reached = {min(sea)}
        edge = list(reached)
        while edge:
            row, column = divmod(edge.pop(), WIDTH)
            for down, right in STEPS:
                field = (row + down) * WIDTH + column + right
                if 0 <= column + right < self.size and field in sea and field not in reached:
                    reached.add(field)
                    edge.append(field)
        return reached == sea


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario: its system's gauge (0: none), whether there is ice, and a map a mode."""

    scenario: str
    gauge: int
    ice: bool
    maps: dict[str, Map]

    def faults(self) -> list[str]:
        """Everything that is wrong with this scenario."""
        faults = []
        if self.gauge not in (0, 4, 6):
            faults.append(f"gauge: {self.gauge} is not 4 or 6, nor 0 for none (SON-10)")
        if sorted(self.maps) != sorted(MODES):
            return [*faults, f"maps: {sorted(self.maps)} are not {sorted(MODES)} (SON-3)"]
        for mode, plan in self.maps.items():
            faults += [f"{mode}: {fault}" for fault in plan.faults(SIZES[mode])]
            if bool(plan.holes) != self.ice:
                faults.append(f"{mode}: holes: there are some where there is ice, else none")
        return faults


class Panel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of the engineer's sheet for one direction (SON-13)."""

    central: list[tuple[str, str]]
    reactor: list[str]


class BoatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What both boats are like."""

    hull: int
    gauges: dict[str, int]
    symbols: dict[str, list[str]]
    circuits: list[str]
    panels: dict[str, Panel]


def field_list(names: str) -> list[int]:
    """The fields that are named, in ascending order."""
    return sorted(_FIELDS_BY_NAME[name] for name in names.split())


def read_scenario(data: Any) -> ScenarioFile:
    """A scenario from plain JSON values. Raises ValueError, listing every fault."""
    scenario = msgspec.convert(data, ScenarioFile)
    faults = scenario.faults()
    if faults:
        raise ValueError(f"{scenario.scenario}: " + "; ".join(faults))
    return scenario


def read_data(name: str) -> Any:
    """The plain JSON values of a data file."""
    return json.loads((files(__package__) / "data" / f"{name}.json").read_text(encoding="utf-8"))


@cache
def scenario_file(scenario: str) -> ScenarioFile:
    """The scenario with this name."""
    return read_scenario(read_data(scenario))


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
            for plan in scenario_file(scenario).maps.values()
            for field in field_list(plan.archer)
        }
    )
)
"""Every field that has an Archer mine on some map."""


def sector_of(field: int, size: int) -> int:
    """The number of a field's sector, from 0, row by row from top left (SON-3)."""
    row, column = divmod(field, WIDTH)
    return row // SECTOR * (size // SECTOR) + column // SECTOR
