# mypyc: compile
"""What an engineer's sheet and an officer's gauges can look like, seen from outside.

What is known of a sheet is the crosses it got and the systems that worked, in order: a chain of
`Sheets`. The set of all sheets that this allows is worked out when somebody asks: a frozenset of
sheets, each 24 bits, while it is small; a single number with a bit for every sheet there is when it
is large. Symbols of a panel with the same colour and the same circuit make no difference, so of
such the first is always crossed first. A set of gauges is a number with a bit for every combination
of marks. All this is exact.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.sonar.rules.boat import NO_PANEL, SILENCE, SYSTEM_COUNT
from fathom.games.sonar.rules.wiring import FAILED, SYMBOLS, Wiring

SMALL: Final = 12_000
"""More sheets than this are kept as one number."""
IMPOSSIBLE: Final = -1
CACHED: Final = 600
"""The successors of sets up to this size are remembered."""
MOST_REMEMBERED: Final = 20_000

SheetSet = frozenset[int] | int
CLEAN: Final[frozenset[int]] = frozenset([0])
NO_SHEETS: Final[frozenset[int]] = frozenset()

_columns: dict[int, int] = {}


@final
class SheetTable:
    """What becomes of a set of sheets with this wiring."""

    def __init__(self, wiring: Wiring) -> None:
        self.wiring = wiring
        self.alike: list[list[int]] = [_alike(wiring, panel) for panel in range(4)]
        """By panel: the symbols' masks, those that make no difference together."""
        self.choices: dict[tuple[int, int], list[int]] = {}
        """By such a mask and a number: every way to cross so many of its symbols."""
        for kinds in self.alike:
            for kind in kinds:
                for count in range(kind.bit_count() + 1):
                    self.choices[(kind, count)] = _subsets(kind, count)
        circuits = [*wiring.circuit_masks.values(), 0, 0, 0]  # an empty one repairs nothing
        self.circuit_1 = circuits[0]
        self.circuit_2 = circuits[1]
        self.circuit_3 = circuits[2]
        self.remembered: dict[tuple[frozenset[int], int, bool], frozenset[int]] = {}

    def crossed(self, sheets: SheetSet, panel: int, damage: bool) -> SheetSet:
        """The sheets after a cross in a panel that did, or did not, cause damage."""
        if isinstance(sheets, int):
            return self._crossed_many(sheets, panel, damage)
        if len(sheets) > CACHED:
            return self._crossed(sheets, panel, damage)
        key = (sheets, panel, damage)
        known = self.remembered.get(key)
        if known is not None:
            return known
        result = self._crossed(sheets, panel, damage)
        if isinstance(result, int):
            return result
        if len(self.remembered) > MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[key] = result
        return result

    def _crossed(self, sheets: frozenset[int], panel: int, damage: bool) -> SheetSet:
        found: set[int] = set()
        kinds = self.alike[panel]
        full: i64 = self.wiring.panel_masks[panel]
        reactor: i64 = self.wiring.reactor
        one: i64 = self.circuit_1
        two: i64 = self.circuit_2
        three: i64 = self.circuit_3
        for before in sheets:
            sheet: i64 = before
            for kind in kinds:
                free: i64 = kind & ~sheet
                if free == 0:
                    continue
                after: i64 = sheet | (free & -free)
                if after & full == full or after & reactor == reactor:  # SON-16, SON-17
                    if damage:
                        return CLEAN
                    continue
                if damage:
                    continue
                if after & one == one:  # SON-18
                    after &= ~one
                if after & two == two:
                    after &= ~two
                if after & three == three:
                    after &= ~three
                found.add(int(after))
        if len(found) > SMALL:
            return _as_number(found)
        return frozenset(found)

    def _crossed_many(self, sheets: int, panel: int, damage: bool) -> SheetSet:
        after = 0
        for kind in self.alike[panel]:
            before = sheets
            for symbol in range(SYMBOLS):
                if kind >> symbol & 1:
                    after |= (before & ~_column(symbol)) << (1 << symbol)
                    before &= _column(symbol)
        damaged = _all_crossed(after, self.wiring.panel_masks[panel])
        damaged |= _all_crossed(after, self.wiring.reactor)
        if damage:
            return CLEAN if damaged else NO_SHEETS
        after &= ~damaged
        for circuit in self.wiring.circuit_masks.values():
            repaired = _all_crossed(after, circuit)
            after = after & ~repaired | repaired >> circuit
        return _as_set(after) if after.bit_count() <= SMALL else after

    def first_crossed(self, sheet: int) -> int:
        """The sheet that makes no difference and on which of those alike the first are crossed."""
        for kinds in self.alike:
            for kind in kinds:
                sheet = sheet & ~kind | self.choices[(kind, (sheet & kind).bit_count())][0]
        return sheet

    def any_crossed(self, sheet: int, dice: Dice) -> int:
        """One of the sheets that make no difference, each equally likely."""
        for kinds in self.alike:
            for kind in kinds:
                choices = self.choices[(kind, (sheet & kind).bit_count())]
                if len(choices) > 1:
                    sheet = sheet & ~kind | choices[dice.below(len(choices))]
        return sheet


def _alike(wiring: Wiring, panel: int) -> list[int]:
    masks: dict[str, int] = {}
    for symbol in range(6 * panel, 6 * panel + 6):
        name = f"{wiring.colours[symbol]} {wiring.circuits[symbol]}"
        masks[name] = masks.get(name, 0) | 1 << symbol
    return list(masks.values())


def _subsets(mask: int, count: int) -> list[int]:
    """The subsets of a mask with so many bits, that of the lowest bits first."""
    if count == 0:
        return [0]
    low = mask & -mask
    rest = mask & ~low
    found = [low | subset for subset in _subsets(rest, count - 1)]
    if rest.bit_count() >= count:
        found += _subsets(rest, count)
    return found


MOST_TABLES: Final = 4
_tables: dict[str, SheetTable] = {}


def sheet_table(wiring: Wiring) -> SheetTable:
    """The table of a wiring; made once."""
    table = _tables.pop(wiring.sheet, None)
    if table is None:
        table = SheetTable(wiring)
        if len(_tables) >= MOST_TABLES:
            del _tables[next(iter(_tables))]  # the one that was not asked for longest
    _tables[wiring.sheet] = table
    return table


def working(sheets: SheetSet, broken_by: int) -> SheetSet:
    """The sheets on which none of these symbols is crossed (SON-15)."""
    if isinstance(sheets, int):
        for symbol in range(SYMBOLS):
            if broken_by >> symbol & 1:
                sheets &= ~_column(symbol)
        return _as_set(sheets) if sheets.bit_count() <= SMALL else sheets
    return frozenset([sheet for sheet in sheets if not sheet & broken_by])


@final
class Sheets:
    """One more thing that is known of a sheet: a cross in a panel, or a colour that is free."""

    def __init__(self, table: SheetTable, before: Sheets | None, panel: int, free: int) -> None:
        self.table = table
        self.before = before
        self.panel = panel
        """Where a cross was made that did no damage; NO_PANEL if this is about a colour."""
        self.free = free
        """The symbols that were free."""
        self.known: SheetSet | None = CLEAN if before is None else None
        self.crossings: list[Sheets | None] = [None, None, None, None]

    def crossed(self, panel: int) -> Sheets:
        """After a cross in a panel that did no damage."""
        after = self.crossings[panel]
        if after is None:
            after = Sheets(self.table, self, panel, 0)
            self.crossings[panel] = after
        return after

    def working(self, broken_by: int) -> Sheets:
        """When a system worked, so that none of these symbols was crossed (SON-15)."""
        return Sheets(self.table, self, NO_PANEL, broken_by)

    def all(self) -> SheetSet:
        """Every sheet that is possible."""
        chain: list[Sheets] = []
        link: Sheets | None = self
        while link is not None and link.known is None:
            chain.append(link)
            link = link.before
        assert link is not None and link.known is not None
        sheets: SheetSet = link.known
        for index in range(len(chain) - 1, -1, -1):
            link = chain[index]
            if link.panel == NO_PANEL:
                sheets = working(sheets, link.free)
            else:
                sheets = self.table.crossed(sheets, link.panel, False)
            link.known = sheets
        return sheets

    def can_fail(self, panel: int) -> bool:
        """Whether a cross in a panel can do damage (SON-16, SON-17)."""
        return bool(self.table.crossed(self.all(), panel, True))

    def holds(self, sheet: int) -> bool:
        """Whether a sheet is possible."""
        sheets = self.all()
        first = self.table.first_crossed(sheet)
        return bool(sheets >> first & 1) if isinstance(sheets, int) else first in sheets

    def draw(self, dice: Dice) -> int:
        """One of the sheets, drawn cross by cross; IMPOSSIBLE if there is none."""
        chain: list[Sheets] = []
        link = self
        while link.before is not None:
            chain.append(link)
            link = link.before
        chain.reverse()
        later = [0] * (len(chain) + 1)
        for index in range(len(chain) - 1, -1, -1):
            later[index] = later[index + 1] | chain[index].free
        sheet = _drawn(self.table, chain, later, 0, 0, set(), dice)
        return sheet if sheet == IMPOSSIBLE else self.table.any_crossed(sheet, dice)


def clean_sheets(wiring: Wiring) -> Sheets:
    """A sheet without crosses."""
    return Sheets(sheet_table(wiring), None, NO_PANEL, 0)


def _drawn(
    table: SheetTable,
    chain: list[Sheets],
    later: list[int],
    start: int,
    sheet: int,
    failed: set[tuple[int, int]],
    dice: Dice,
) -> int:
    """A sheet at the end of the chain, when there is this one at `start`."""
    index = start
    while index < len(chain) and chain[index].panel == NO_PANEL:
        if sheet & chain[index].free:
            return IMPOSSIBLE
        index += 1
    if index == len(chain):
        return sheet
    if (index, sheet) in failed:
        return IMPOSSIBLE
    panel = chain[index].panel
    kinds = table.alike[panel][:]
    dice.shuffle(kinds)
    for harmful in (False, True):  # first what no later activation forbids
        for kind in kinds:
            free = kind & ~sheet
            if free == 0 or (free & later[index] != 0) != harmful:
                continue
            after = int(table.wiring.crossed(sheet, (free & -free).bit_length() - 1))
            if after == FAILED:
                continue
            found = _drawn(table, chain, later, index + 1, after, failed, dice)
            if found != IMPOSSIBLE:
                return found
    failed.add((index, sheet))
    return IMPOSSIBLE


# Large sets: bit `s` of the number stands for sheet `s`


def _as_number(sheets: set[int]) -> int:
    digits = bytearray(1 << 21)
    for sheet in sheets:
        digits[sheet >> 3] |= 1 << (sheet & 7)
    return int.from_bytes(digits, "little")


def _as_set(sheets: int) -> frozenset[int]:
    found: list[int] = []
    digits = sheets.to_bytes(1 << 21, "little")
    for place, digit in enumerate(digits):
        if digit:
            for bit in range(8):
                if digit >> bit & 1:
                    found.append(place * 8 + bit)
    return frozenset(found)


def _column(symbol: int) -> int:
    """Every sheet on which this symbol is crossed."""
    known = _columns.get(symbol)
    if known is not None:
        return known
    width = 1 << symbol
    sheets = ((1 << width) - 1) << width
    width *= 2
    while width < 1 << 24:
        sheets |= sheets << width
        width *= 2
    _columns[symbol] = sheets
    return sheets


def _all_crossed(sheets: int, mask: int) -> int:
    for symbol in range(SYMBOLS):
        if mask >> symbol & 1:
            sheets &= _column(symbol)
    return sheets


# Gauges


@final
class Gauges:
    """How combinations of marks are numbered on a boat with gauges of these sizes."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.weights: list[int] = []
        self.full: list[int] = []
        """By system: the combinations in which its gauge is full."""
        weight = 1
        for size in sizes:
            self.weights.append(weight)
            weight *= size + 1
        self.count = weight
        everything = (1 << weight) - 1
        for system in range(SYSTEM_COUNT):
            one = ((1 << self.weights[system]) - 1) << (sizes[system] * self.weights[system])
            period = self.weights[system] * (sizes[system] + 1)
            full = 0
            for start in range(0, weight, period):
                full |= one << start
            self.full.append(full & everything)
        self.everything = everything

    def number(self, marks: list[int]) -> int:
        """The number of a combination."""
        number = 0
        for system in range(SYSTEM_COUNT):
            number += marks[system] * self.weights[system]
        return number

    def marks(self, number: int) -> list[int]:
        """The combination with this number."""
        return [
            number // self.weights[system] % (self.sizes[system] + 1)
            for system in range(SYSTEM_COUNT)
        ]

    def marked(self, gauges: int, silent: bool) -> int:
        """After one more mark (SON-10); that of a silent run empties its gauge (SON-34)."""
        after = 0
        full = gauges
        for system in range(SYSTEM_COUNT):
            if self.sizes[system] and not (silent and system == SILENCE):
                full &= self.full[system]
                after |= (gauges & ~self.full[system]) << self.weights[system]
        after |= full
        if silent:
            after >>= self.sizes[SILENCE] * self.weights[SILENCE]
        return after

    def ready(self, gauges: int, system: int) -> int:
        """The combinations with this gauge full."""
        return gauges & self.full[system] if self.sizes[system] else 0

    def used(self, gauges: int, system: int) -> int:
        """The combinations after a system with a full gauge was used (SON-27)."""
        return self.ready(gauges, system) >> self.sizes[system] * self.weights[system]


def drawn_bit(bits: int, dice: Dice) -> int:
    """One of the bits that are set, each equally likely."""
    rest = int(dice.below(bits.bit_count()))
    place = 0
    width = 1
    while 1 << width < bits.bit_length():
        width += 1
    for level in range(width, -1, -1):
        half = 1 << level
        low = bits & ((1 << half) - 1)
        count = low.bit_count()
        if rest < count:
            bits = low
        else:
            rest -= count
            place += half
            bits >>= half
    return place
