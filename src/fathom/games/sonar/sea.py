"""Sea maps as text files (SON-3, SON-36 to SON-40): read, checked and written.

    fathom sea 1
    name: Somebody's sea

    map
    . . # . . . . .
    . . # . o . * .
    ...

One map is for both modes; a text may draw one for each instead, as `map turns` and `map realtime`.
`.` is sea, `#` an island, `o` a hole in the ice, `*` an Archer mine. Where there are holes there is
ice (SON-39); where there are Archer mines there is a gauge for them (SON-40).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from fathom.engine.drawn_charts import (
    MOST_FAULTS,
    ChartFault,
    ChartKit,
    Drawing,
    Head,
    InvalidChart,
    Paint,
)
from fathom.games.sonar.spec import MODES, RULEBOOK, SCENARIOS

FORM = "fathom sea 1"
WIDTH: Final = 15
"""A field is a number, row * WIDTH + column, on every map."""
FIELDS: Final = WIDTH * WIDTH
COLUMNS = "ABCDEFGHIJKLMNO"
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns that a course in each direction goes; north is towards row 1 (SON-6)."""
SECTOR_SIDES = {8: 4, 10: 5, 12: 4, 15: 5}
"""By the size of a map: how many fields a sector is wide and high (SON-3 has 10 and 15)."""
SIZES = {"turns": 10, "realtime": 15}  # SON-3
OWN = "own"
"""What the scenario of somebody's own sea is called."""
LONGEST_CHARACTERS = 4_000
LONGEST_NAME = 40
MOST_ARCHER_MINES = 24
LEAST_SEA_PERCENT = 60
LEAST_SECTOR_FIELDS = 6
"""With less sea in it, to name a sector would nearly name the field."""
MOST_REACH_PERCENT = 66
"""No start is fair from which a torpedo reaches more of the sea than this (SON-5, SON-28)."""

SEA, ISLAND, HOLE, ARCHER = ".", "#", "o", "*"
KIT = ChartKit(
    heads=[Head(name="name", longest=LONGEST_NAME)],
    paints=[Paint(SEA, "sea"), Paint(ISLAND, "island"), Paint(HOLE, "hole"), Paint(ARCHER, "mine")],
    sizes=[(size, size) for size in (10, 8, 12, 15)],
)
_PARTS = ("map", *(f"map {mode}" for mode in MODES))


def field_name(field: int) -> str:
    """Column letter and row number, such as C4."""
    row, column = divmod(field, WIDTH)
    return f"{COLUMNS[column]}{row + 1}"


class SeaMap(msgspec.Struct, frozen=True):
    """One map: the fields that are not plain sea, by number, in ascending order."""

    size: int
    islands: list[int]
    holes: list[int]
    archer: list[int]

    def sectors(self) -> int:
        """How many sectors lie side by side."""
        return self.size // SECTOR_SIDES[self.size]


class Sea(msgspec.Struct, frozen=True):
    """What a text says: a name, and a map for each mode."""

    name: str
    maps: dict[str, SeaMap]


def sea_text(scenario: str) -> str:
    """The text of a scenario that is named, or given as its text. Raises InvalidChart."""
    if "\n" in scenario:
        return scenario
    if scenario not in SCENARIOS:
        known = ", ".join(SCENARIOS)
        raise InvalidChart(
            [
                ChartFault(
                    name="unknown",
                    text=f"there is no scenario {scenario[:40]!r}; there is {known}, or a text",
                    facts={"known": known},
                )
            ]
        )
    return (files(__package__) / "seas" / f"{scenario}.txt").read_text("utf-8")


@lru_cache(maxsize=32)
def load_sea(scenario: str) -> Sea:
    """The sea of a scenario that is named, or given as its text. Raises InvalidChart."""
    reader = _Reader(sea_text(scenario))
    if scenario not in SCENARIOS:  # ours are looked over by the tests, not at every start
        reader.check()
    if reader.faults:
        raise InvalidChart(reader.faults[:MOST_FAULTS])
    return Sea(reader.name, {mode: reader.plan(mode) for mode in MODES})


def sea_faults(scenario: str) -> list[ChartFault]:
    """Everything wrong with a scenario that is named, or given as its text."""
    try:
        load_sea(scenario)
    except InvalidChart as error:
        return error.faults
    return []


def sea_drawing(text: str, mode: str | None) -> Drawing | None:
    """The drawing of a text, if a map can be read from it."""
    reader = _Reader(text)
    rows = reader.rows(mode or MODES[0])
    size = len(rows)
    if not rows or size > WIDTH or any(len(row) != size for row in rows):
        return None
    signs = {paint.sign for paint in KIT.paints}
    side = SECTOR_SIDES.get(size)
    return Drawing(
        heads={"name": reader.name},
        rows=["".join(sign if sign in signs else SEA for sign in row) for row in rows],
        sections=None if side is None else (size // side, size // side),
    )


def written_sea(drawing: Drawing) -> str:
    """The text of a drawing."""
    rows = [" ".join(row) for row in drawing.rows]
    name = " ".join(drawing.heads.get("name", "").split())
    return "\n".join([FORM, f"name: {name}", "", "map", *rows, ""])


class _Reader:
    """Reads one text and collects what is wrong with it; lines count from 1."""

    def __init__(self, text: str) -> None:
        self.faults: list[ChartFault] = []
        self.name = ""
        self.parts: dict[str, list[tuple[int, list[str]]]] = {}
        """The rows of each map, each with its line."""
        if len(text) > LONGEST_CHARACTERS:
            self._fault("long", f"the text is longer than {LONGEST_CHARACTERS} characters")
        else:
            self._split(text.splitlines())

    def plan(self, mode: str) -> SeaMap:
        """The map for a mode; only of a text without faults."""
        rows = self.rows(mode)
        found: dict[str, list[int]] = {sign: [] for sign in (SEA, ISLAND, HOLE, ARCHER)}
        for row, signs in enumerate(rows):
            for column, sign in enumerate(signs):
                found[sign].append(row * WIDTH + column)
        return SeaMap(len(rows), found[ISLAND], found[HOLE], found[ARCHER])

    def rows(self, mode: str) -> list[list[str]]:
        """The signs that are drawn for a mode, row by row."""
        part = self.parts.get("map") or self.parts.get(f"map {mode}") or []
        return [signs for _, signs in part]

    def check(self) -> None:
        """Find what is wrong with the maps themselves."""
        for part in self.parts.values():
            if self._has_shape(part):
                self._check_map(part)

    def _fault(
        self, name: str, text: str, at: tuple[int, int] | None = None, **facts: str | int
    ) -> None:
        self.faults.append(ChartFault(name=name, text=text, facts=facts, at=at))

    def _split(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != FORM:
            self._fault("form", f"line 1: it is not {FORM!r}", form=FORM)
        part: list[tuple[int, list[str]]] | None = None
        for number, line in enumerate(lines[1:], 2):
            words = " ".join(line.split())
            if not words or (part is None and words.startswith("#")):
                continue
            if words in _PARTS:
                if words in self.parts:
                    self._fault("twice", f"line {number}: a second {words!r}", line=number)
                part = self.parts[words] = []
            elif part is not None:
                part.append((number, words.split()))
            else:
                self._head(number, words)
        if not self.name:
            self._fault("no-name", "name: it is missing")
        drawn = set(self.parts)
        if drawn != {"map"} and drawn != set(_PARTS[1:]):
            self._fault("maps", "map: there is not one for both modes, nor one for each (SON-3)")

    def _head(self, number: int, words: str) -> None:
        key, _, value = (part.strip() for part in words.partition(":"))
        if key != "name" or self.name:
            self._fault("line", f"line {number}: {words[:40]!r} is not a name", line=number)
        elif len(value) > LONGEST_NAME or not value.isprintable():
            self._fault(
                "name",
                f"name: it is not of at most {LONGEST_NAME} plain characters",
                most=LONGEST_NAME,
            )
            self.name = "".join(sign for sign in value if sign.isprintable())[:LONGEST_NAME]
        else:
            self.name = value

    def _has_shape(self, part: list[tuple[int, list[str]]]) -> bool:
        size = len(part)
        if size not in SECTOR_SIDES or any(len(signs) != size for _, signs in part):
            known = ", ".join(map(str, SECTOR_SIDES))
            self._fault(
                "size", f"map: it is not a square of {known} fields a side (SON-3)", known=known
            )
            return False
        has_shape = True
        for row, (number, signs) in enumerate(part):
            for column, sign in enumerate(signs):
                if sign not in (SEA, ISLAND, HOLE, ARCHER):
                    has_shape = False
                    name = field_name(row * WIDTH + column)
                    self._fault(
                        "sign",
                        f"line {number}: {sign[:10]!r} at {name} is none of . # o *",
                        (column, row),
                        field=name,
                        line=number,
                    )
        return has_shape

    def _check_map(self, part: list[tuple[int, list[str]]]) -> None:
        size = len(part)
        sea = {
            row * WIDTH + column
            for row, (_, signs) in enumerate(part)
            for column, sign in enumerate(signs)
            if sign != ISLAND
        }
        mines = sum(signs.count(ARCHER) for _, signs in part)
        if mines > MOST_ARCHER_MINES:
            self._fault(
                "mines",
                f"map: {mines} Archer mines are more than {MOST_ARCHER_MINES} (SON-40)",
                mines=mines,
                most=MOST_ARCHER_MINES,
            )
        if 100 * len(sea) < LEAST_SEA_PERCENT * size * size:
            least = -(-LEAST_SEA_PERCENT * size * size // 100)
            self._fault(
                "sea",
                f"map: {len(sea)} fields of sea are less than {least}",
                sea=len(sea),
                least=least,
            )
            return
        if self._check_connected(sea):
            self._check_sectors(sea, size)
            self._check_starts(sea, size)

    def _check_connected(self, sea: set[int]) -> bool:
        """Every field of sea can be reached from every other, or nobody could be hunted there."""
        waters = sorted(_waters(sea), key=len, reverse=True)
        for water in waters[1:]:
            field = min(water)
            name = field_name(field)
            self._fault(
                "cut-off",
                f"map: no course leads from {name} to the open sea",
                (field % WIDTH, field // WIDTH),
                field=name,
                count=len(water),
            )
        return len(waters) == 1

    def _check_sectors(self, sea: set[int], size: int) -> None:
        side = SECTOR_SIDES[size]
        counts = [0] * (size // side) ** 2
        for field in sea:
            counts[sector_of(field, size)] += 1
        for sector, count in enumerate(counts):
            if count < LEAST_SECTOR_FIELDS:
                self._fault(
                    "sector",
                    f"map: sector {sector + 1} has {count} fields of sea, "
                    f"less than {LEAST_SECTOR_FIELDS}",
                    (sector % (size // side) * side, sector // (size // side) * side),
                    sector=sector + 1,
                    count=count,
                    least=LEAST_SECTOR_FIELDS,
                )

    def _check_starts(self, sea: set[int], size: int) -> None:
        """Wherever a boat starts, most of the sea must be out of a torpedo's reach."""
        most = MOST_REACH_PERCENT * len(sea) // 100
        reaches = {field: _reach(field, sea) for field in sorted(sea)}
        field = max(reaches, key=lambda field: reaches[field])
        if reaches[field] > most:
            name = field_name(field)
            self._fault(
                "start",
                f"map: from {name} a torpedo reaches {reaches[field]} of {len(sea)} fields, "
                f"more than {most} (SON-28)",
                (field % WIDTH, field // WIDTH),
                field=name,
                reach=reaches[field],
                sea=len(sea),
                most=most,
            )


FAULT_NAMES = (
    "unknown",
    "long",
    "form",
    "twice",
    "no-name",
    "maps",
    "line",
    "name",
    "size",
    "sign",
    "mines",
    "sea",
    "cut-off",
    "sector",
    "start",
)


def _beside(field: int) -> Iterator[int]:
    row, column = divmod(field, WIDTH)
    for down, right in STEPS:
        if 0 <= row + down < WIDTH and 0 <= column + right < WIDTH:
            yield (row + down) * WIDTH + column + right


def _waters(sea: set[int]) -> list[set[int]]:
    """The parts of a sea between which no course leads."""
    left, waters = set(sea), []
    while left:
        first = min(left)
        water, edge = {first}, [first]
        while edge:
            for other in _beside(edge.pop()):
                if other in left and other not in water:
                    water.add(other)
                    edge.append(other)
        left -= water
        waters.append(water)
    return waters


def _reach(start: int, sea: set[int]) -> int:
    """How many fields a torpedo reaches from here (SON-28)."""
    found, edge = {start}, {start}
    for _ in range(RULEBOOK.torpedo_range):
        edge = {other for field in edge for other in _beside(field) if other in sea} - found
        found |= edge
    return len(found) - 1


def sector_of(field: int, size: int) -> int:
    """The number of a field's sector, from 0, row by row from top left (SON-3)."""
    row, column = divmod(field, WIDTH)
    side = SECTOR_SIDES[size]
    return row // side * (size // side) + column // side
