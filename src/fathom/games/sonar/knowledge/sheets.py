# mypyc: compile
"""What an engineer's sheet can look like, seen from outside.

What is known of a sheet is the crosses it got and the systems that worked, in order: a chain of
`Sheets`. The set of all sheets that this allows is worked out when somebody asks: a frozenset of
sheets, each 24 bits, while it is small; a single number with a bit for every sheet there is when it
is large. Symbols of a panel with the same colour and the same circuit make no difference, so of
such the first is always crossed first. All this is exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.sonar.rules.boat import NO_PANEL
from fathom.games.sonar.rules.wiring import FAILED, SYMBOLS, Wiring

SMALL: Final = 12_000
"""More sheets than this are kept as one number."""
IMPOSSIBLE: Final = -1
UNKNOWN: Final = -1
CACHED: Final = 600
"""The successors of sets up to this size are remembered."""
MOST_REMEMBERED: Final = 20_000

SheetSet = frozenset[int] | int
CLEAN: Final[frozenset[int]] = frozenset([0])
NO_SHEETS: Final[frozenset[int]] = frozenset()

_columns: dict[int, int] = {}


@final
class SheetTable:
    """What becomes of sheets with this wiring."""

    def __init__(self, wiring: Wiring) -> None:
        self.wiring = wiring
        self.alike: list[vec[i64]] = [vec[i64](_alike(wiring, panel)) for panel in range(4)]
        """By panel: the symbols' masks, those that make no difference together."""
        self.choices: list[tuple[int, list[list[int]]]] = []
        """By mask of several such: for each number, every way to cross so many of them."""
        for panel in range(4):
            for kind in _alike(wiring, panel):
                if kind.bit_count() > 1:
                    counts = range(kind.bit_count() + 1)
                    self.choices.append((kind, [_subsets(kind, count) for count in counts]))
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
        wiring = self.wiring
        kinds = self.alike[panel]
        for before in sheets:
            sheet: i64 = before
            for kind in kinds:
                free = kind & ~sheet
                if free == 0:
                    continue
                after = wiring.settled(sheet | free & -free, panel)
                if not damage and after != FAILED:
                    found.add(int(after))
                elif damage and after == FAILED:
                    return CLEAN
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

    def can_fail(self, sheet: i64, panel: int) -> bool:
        """Whether a cross in a panel of this sheet can do damage (SON-16, SON-17)."""
        for kind in self.alike[panel]:
            free = kind & ~sheet
            if free and self.wiring.settled(sheet | free & -free, panel) == FAILED:
                return True
        return False

    def first_crossed(self, sheet: int) -> int:
        """The sheet that makes no difference and on which of those alike the first are crossed."""
        for kind, ways in self.choices:
            sheet = sheet & ~kind | ways[(sheet & kind).bit_count()][0]
        return sheet

    def any_crossed(self, sheet: int, dice: Dice) -> int:
        """One of the sheets that make no difference, each equally likely."""
        for kind, ways in self.choices:
            some = ways[(sheet & kind).bit_count()]
            if len(some) > 1:
                sheet = sheet & ~kind | some[dice.below(len(some))]
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
        self.possible = UNKNOWN
        self.chain: list[Sheets] = []
        self.later: list[int] = []

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

    def holds(self, sheet: int) -> bool:
        """Whether a sheet is possible."""
        sheets = self.all()
        first = self.table.first_crossed(sheet)
        return bool(sheets >> first & 1) if isinstance(sheets, int) else first in sheets

    def is_possible(self) -> bool:
        """Whether there is such a sheet at all."""
        if self.possible == UNKNOWN:
            self.possible = int(self.draw(Dice(0)) != IMPOSSIBLE)
        return self.possible == 1

    def can_do_damage(self, panel: int) -> bool:
        """Whether a cross in this panel could fill it, or the reactor (SON-16, SON-17)."""
        chain = self._whole_chain()
        sheet = _drawn(self.table, chain, self.later, 0, 0, set(), Dice(0), panel)
        return sheet != IMPOSSIBLE

    def draw(self, dice: Dice) -> int:
        """One of the sheets, drawn cross by cross; IMPOSSIBLE if there is none."""
        chain = self._whole_chain()
        sheet = int(_drawn(self.table, chain, self.later, 0, 0, set(), dice, NO_PANEL))
        return sheet if sheet == IMPOSSIBLE else self.table.any_crossed(sheet, dice)

    def _whole_chain(self) -> list[Sheets]:
        """All that is known, in order, and in `later` what has to be free from each on."""
        if not self.chain:
            link = self
            later = 0
            while link.before is not None:
                self.chain.append(link)
                later |= link.free
                self.later.append(later)
                link = link.before
            self.chain.reverse()
            self.later.reverse()
        return self.chain


def clean_sheets(wiring: Wiring) -> Sheets:
    """A sheet without crosses."""
    return Sheets(sheet_table(wiring), None, NO_PANEL, 0)


def _drawn(
    table: SheetTable,
    chain: list[Sheets],
    later: list[int],
    start: int,
    sheet: i64,
    failed: set[tuple[int, int]],
    dice: Dice,
    harmed: int,
) -> i64:
    """A sheet at the end of the chain, when there is this one at `start`.

    With a panel that is harmed it is one on which the next cross there can do damage.
    """
    index = start
    while index < len(chain) and chain[index].panel == NO_PANEL:
        if sheet & chain[index].free:
            return IMPOSSIBLE
        index += 1
    if index == len(chain):
        if harmed == NO_PANEL or table.can_fail(sheet, harmed):
            return sheet
        return IMPOSSIBLE
    if failed and (index, int(sheet)) in failed:
        return IMPOSSIBLE
    panel = chain[index].panel
    wanted: i64 = later[index]
    kinds = table.alike[panel][:]
    dice.shuffle_part(kinds, 0, len(kinds))
    for harmful in (False, True):  # first what no later activation forbids
        for place in range(len(kinds)):
            free = kinds[place] & ~sheet
            if free == 0 or (free & wanted != 0) != harmful:
                continue
            after = table.wiring.settled(sheet | free & -free, panel)
            if after == FAILED:
                continue
            found = _drawn(table, chain, later, index + 1, after, failed, dice, harmed)
            if found != IMPOSSIBLE:
                return found
    failed.add((index, int(sheet)))
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
