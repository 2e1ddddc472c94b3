"""The deduction by brute force: every private choice, one by one, in plain code.

It knows the rules from their text, not from the program's own, and remembers whole boats: field,
route, mines, sheet. Gauges are left out: they do not depend on the rest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES, SYMBOL_NAMES
from fathom.games.sonar.sea import COLUMNS, load_sea
from fathom.games.sonar.sheet import load_sheet

Where = tuple[int, int]
"""Column and row, from 0."""
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SYSTEM_COLOUR = {
    "torpedo": "R",
    "mine": "R",
    "drone": "G",
    "sonar": "G",
    "silence": "Y",
    "archer": "Y",
}


def named(fields: list[int]) -> list[str]:
    """The names of fields."""
    return [FIELD_NAMES[field] for field in fields]


class Hidden(NamedTuple):
    """One way the boat can be."""

    field: Where
    route: frozenset[Where]
    mines: frozenset[Where]
    crossed: frozenset[str]
    panel: str
    """The panel in which a cross is due; empty if none is."""


class Oracle:
    """Every way a boat can be, after the events it has heard, turn by turn."""

    def __init__(self, scenario: str, boat: str, sheet: str = "book") -> None:
        printed = load_sheet(sheet)
        self.colours = dict(zip(SYMBOL_NAMES, printed.colours, strict=True))
        self.circuits = dict(zip(SYMBOL_NAMES, printed.circuits, strict=True))
        plan = load_sea(scenario).maps["turns"]
        self.size = plan.size
        self.ice = bool(plan.holes)
        self.boat = boat
        islands = {where(name) for name in named(plan.islands)}
        self.sea = {
            (column, row) for column in range(self.size) for row in range(self.size)
        } - islands
        self.holes = {where(name) for name in named(plan.holes)}
        self.archer = {where(name) for name in named(plan.archer)}
        self.may_surface = True
        self.all = {
            Hidden(field, frozenset([field]), frozenset(), frozenset(), "") for field in self.sea
        }

    def hear(self, text: str) -> None:
        """Take in a public event, in words."""
        boat, kind, *facts = text.split()
        mine = boat == self.boat
        if mine and kind in (*SYSTEM_COLOUR, "course", "surfaced"):
            self.all = {after for one in self.all for after in self.crossings(one, damage=False)}
        if mine and kind in SYSTEM_COLOUR:
            self.all = {
                one
                for one in self.all
                if all(self.colours[symbol] != SYSTEM_COLOUR[kind] for symbol in one.crossed)
            }
        if mine:
            self.all = {after for one in self.all for after in self.own(one, kind, facts)}
            if kind == "course":
                self.may_surface = True
            elif kind == "surfaced":
                self.may_surface = False
        if kind == "drone" and not mine:
            inside = facts[1] == "yes"
            self.all = {
                one for one in self.all if (self.sector(one.field) == int(facts[0])) == inside
            }
        if kind == "torpedo":
            target = where(facts[0])
            self.all = {one._replace(mines=one.mines - {target}) for one in self.all}
        if kind in ("torpedo", "archer"):
            self.archer -= {where(facts[0])}
        if kind in ("torpedo", "archer", "detonation"):
            taken = int(facts[1 if self.boat == "yellow" else 2])
            centre = where(facts[0])
            self.all = {one for one in self.all if blast(centre, one.field) == taken}

    def crossings(self, one: Hidden, damage: bool) -> Iterator[Hidden]:
        """Every cross that may be due, with or without damage."""
        if not one.panel:
            if not damage:
                yield one
            return
        for number in range(1, 7):
            symbol = f"{one.panel}{number}"
            if symbol in one.crossed:
                continue
            crossed = one.crossed | {symbol}
            full_panel = all(f"{one.panel}{other}" in crossed for other in range(1, 7))
            full_reactor = all(
                other in crossed for other, colour in self.colours.items() if colour == "X"
            )
            if full_panel or full_reactor:
                if damage:
                    yield one._replace(crossed=frozenset(), panel="")
            elif not damage:
                for circuit in set(self.circuits.values()) - {None}:
                    wired = {other for other, wire in self.circuits.items() if wire == circuit}
                    if wired <= crossed:
                        crossed = crossed - wired
                yield one._replace(crossed=crossed, panel="")

    def own(self, one: Hidden, kind: str, facts: list[str]) -> Iterator[Hidden]:
        """What the boat's own event makes of it."""
        if kind == "course":
            field = step(one.field, facts[0])
            if self.is_free(one, field):
                yield one._replace(field=field, route=one.route | {field}, panel=facts[0])
        elif kind == "damage":
            yield from self.crossings(one, damage=True)
        elif kind == "silence":
            for direction in DIRECTIONS:
                run = one._replace(panel=direction)
                yield run
                for _ in range(4):
                    field = step(run.field, direction)
                    if not self.is_free(run, field):
                        break
                    run = run._replace(field=field, route=run.route | {field})
                    yield run
        elif kind == "surfaced":
            yield from self.surface(one, int(facts[0]), facts[1] == "1")
        elif kind == "mine":
            for column in (-1, 0, 1):
                for row in (-1, 0, 1):
                    field = one.field[0] + column, one.field[1] + row
                    if self.is_free(one, field) and field not in self.archer:
                        yield one._replace(mines=one.mines | {field})
        elif kind == "detonation":
            if where(facts[0]) in one.mines:
                yield one._replace(mines=one.mines - {where(facts[0])})
        elif kind == "torpedo":
            if where(facts[0]) in self.reached(one.field):
                yield one
        elif kind == "answered":
            if self.is_answer(one.field, facts):
                yield one
        else:
            yield one

    def surface(self, one: Hidden, sector: int, hit_ice: bool) -> Iterator[Hidden]:
        has_course = any(self.is_free(one, step(one.field, way)) for way in DIRECTIONS)
        if self.sector(one.field) != sector or (has_course and not self.may_surface):
            return
        if (self.ice and one.field not in self.holes) == hit_ice:
            yield one._replace(route=frozenset([one.field]), crossed=frozenset(), panel="")

    def is_free(self, one: Hidden, field: Where) -> bool:
        return field in self.sea and field not in one.route and field not in one.mines

    def sector(self, field: Where) -> int:
        return field[1] // 5 * 2 + field[0] // 5 + 1

    def reached(self, start: Where) -> set[Where]:
        found = {start}
        for _ in range(4):
            found |= {step(field, way) for field in found for way in DIRECTIONS} & self.sea
        return found - {start}

    def is_answer(self, field: Where, facts: list[str]) -> bool:
        true = {
            "column": COLUMNS[field[0]],
            "row": str(field[1] + 1),
            "sector": str(self.sector(field)),
        }
        return (true[facts[0]] == facts[1]) != (true[facts[2]] == facts[3])


def where(name: str) -> Where:
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def name_of(field: Where) -> str:
    return f"{COLUMNS[field[0]]}{field[1] + 1}"


def step(field: Where, direction: str) -> Where:
    return field[0] + STEP[direction][0], field[1] + STEP[direction][1]


def blast(centre: Where, field: Where) -> int:
    away = max(abs(centre[0] - field[0]), abs(centre[1] - field[1]))
    return max(2 - away, 0)


assert FIELD_NAMES[0] == name_of((0, 0))
