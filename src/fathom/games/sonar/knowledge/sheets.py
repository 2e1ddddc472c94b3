# mypyc: compile
"""What an engineer's sheet can look like, seen from outside.

What is known of a sheet is the crosses it got and the systems that worked, in order: a chain of
`Sheets`. The set of all sheets that this allows is worked out when somebody asks: a frozenset of
sheets, each 24 bits, while it is small; a single number with a bit for every sheet there is when it
is large. Two symbols of a panel with the same colour and the same circuit make no difference, so
of such a pair the first is always crossed first. All this is exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.sonar.charts import (
    CIRCUIT_MASKS,
    PANEL_MASKS,
    REACTOR_MASK,
    SYMBOL_CIRCUITS,
    SYMBOL_COLOURS,
)
from fathom.games.sonar.rules.boat import NO_PANEL

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

_PANELS: Final[list[int]] = list(PANEL_MASKS)
_CIRCUITS: Final[list[int]] = list(CIRCUIT_MASKS)
_REACTOR: Final[int] = REACTOR_MASK


def _alike() -> list[list[int]]:
    """By panel: the symbols' masks, those that make no difference together."""
    panels: list[list[int]] = []
    for panel in range(4):
        masks: dict[str, int] = {}
        for symbol in range(6 * panel, 6 * panel + 6):
            name = f"{SYMBOL_COLOURS[symbol]} {SYMBOL_CIRCUITS[symbol]}"
            masks[name] = masks.get(name, 0) | 1 << symbol
        panels.append(list(masks.values()))
    return panels


ALIKE: Final[list[list[int]]] = _alike()
PAIRS: Final[list[tuple[int, int]]] = [
    (kind & -kind, kind) for kinds in ALIKE for kind in kinds if kind.bit_count() > 1
]
"""Of those that make no difference: the first, and both."""
_KINDS: Final[list[vec[i64]]] = [vec[i64](kinds) for kinds in ALIKE]
_WIRED: Final = vec[i64](CIRCUIT_MASKS)
_remembered: dict[tuple[frozenset[int], int, bool], frozenset[int]] = {}
_columns: dict[int, int] = {}


def crossed(sheets: SheetSet, panel: int, damage: bool) -> SheetSet:
    """The sheets after a cross in a panel that did, or did not, cause damage."""
    if isinstance(sheets, int):
        return _crossed_many(sheets, panel, damage)
    if len(sheets) > CACHED:
        return _crossed(sheets, panel, damage)
    key = (sheets, panel, damage)
    known = _remembered.get(key)
    if known is not None:
        return known
    result = _crossed(sheets, panel, damage)
    if isinstance(result, int):
        return result
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.clear()
    _remembered[key] = result
    return result


def _crossed(sheets: frozenset[int], panel: int, damage: bool) -> SheetSet:
    found: set[int] = set()
    kinds = ALIKE[panel]
    full: i64 = _PANELS[panel]
    reactor: i64 = _REACTOR
    one: i64 = _CIRCUITS[0]
    two: i64 = _CIRCUITS[1]
    three: i64 = _CIRCUITS[2]
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


def working(sheets: SheetSet, broken_by: int) -> SheetSet:
    """The sheets on which none of these symbols is crossed (SON-15)."""
    if isinstance(sheets, int):
        for symbol in range(24):
            if broken_by >> symbol & 1:
                sheets &= ~_column(symbol)
        return _as_set(sheets) if sheets.bit_count() <= SMALL else sheets
    return frozenset([sheet for sheet in sheets if not sheet & broken_by])


def holds(sheets: SheetSet, sheet: int) -> bool:
    """Whether a sheet, or one that makes no difference, is among them."""
    for kinds in ALIKE:
        for kind in kinds:
            low = kind & -kind
            if kind != low and sheet & kind == kind & ~low:  # the other one of a pair
                sheet = sheet & ~kind | low
    return bool(sheets >> sheet & 1) if isinstance(sheets, int) else sheet in sheets


@final
class Sheets:
    """One more thing that is known of a sheet: a cross in a panel, or a colour that is free."""

    def __init__(self, before: Sheets | None, panel: int, free: int) -> None:
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
            after = Sheets(self, panel, 0)
            self.crossings[panel] = after
        return after

    def working(self, broken_by: int) -> Sheets:
        """When a system worked, so that none of these symbols was crossed (SON-15)."""
        return Sheets(self, NO_PANEL, broken_by)

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
                sheets = crossed(sheets, link.panel, False)
            link.known = sheets
        return sheets

    def is_possible(self) -> bool:
        """Whether there is such a sheet at all."""
        if self.possible == UNKNOWN:
            self.possible = int(self.draw(Dice(0)) != IMPOSSIBLE)
        return self.possible == 1

    def can_do_damage(self, panel: int) -> bool:
        """Whether a cross in this panel could fill it, or the reactor (SON-16, SON-17)."""
        chain = self._whole_chain()
        return _drawn(chain, self.later, 0, 0, set(), Dice(0), panel) != IMPOSSIBLE

    def draw(self, dice: Dice) -> int:
        """One of the sheets, drawn cross by cross; IMPOSSIBLE if there is none."""
        chain = self._whole_chain()
        sheet = int(_drawn(chain, self.later, 0, 0, set(), dice, NO_PANEL))
        if sheet == IMPOSSIBLE:
            return sheet
        for low, both in PAIRS:  # which of two that make no difference
            if sheet & both == low and dice.below(2):
                sheet = sheet & ~both | both & ~low
        return sheet

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


def clean_sheets() -> Sheets:
    """A sheet without crosses."""
    return Sheets(None, NO_PANEL, 0)


def _drawn(
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
        return sheet if harmed == NO_PANEL or _is_fatal(int(sheet), harmed) else IMPOSSIBLE
    if failed and (index, int(sheet)) in failed:
        return IMPOSSIBLE
    panel = chain[index].panel
    full: i64 = _PANELS[panel]
    reactor: i64 = _REACTOR
    wanted: i64 = later[index]
    kinds = _KINDS[panel][:]
    dice.shuffle_part(kinds, 0, len(kinds))
    for harmful in (False, True):  # first what no later activation forbids
        for place in range(len(kinds)):
            free = kinds[place] & ~sheet
            if free == 0 or (free & wanted != 0) != harmful:
                continue
            after = sheet | free & -free
            if after & full == full or after & reactor == reactor:
                continue
            for number in range(3):  # SON-18
                circuit = _WIRED[number]
                if after & circuit == circuit:
                    after &= ~circuit
            found = _drawn(chain, later, index + 1, after, failed, dice, harmed)
            if found != IMPOSSIBLE:
                return found
    failed.add((index, int(sheet)))
    return IMPOSSIBLE


def _is_fatal(sheet: int, panel: int) -> bool:
    """Whether a cross in a panel of this sheet can do damage (SON-16, SON-17)."""
    open_symbols = _PANELS[panel] & ~sheet
    if open_symbols.bit_count() == 1:
        return True
    hot = _REACTOR & ~sheet
    return hot.bit_count() == 1 and hot & open_symbols != 0


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
    for symbol in range(24):
        if mask >> symbol & 1:
            sheets &= _column(symbol)
    return sheets


def _crossed_many(sheets: int, panel: int, damage: bool) -> SheetSet:
    after = 0
    for kind in ALIKE[panel]:
        before = sheets
        for symbol in range(24):
            if kind >> symbol & 1:
                after |= (before & ~_column(symbol)) << (1 << symbol)
                before &= _column(symbol)
    damaged = _all_crossed(after, _PANELS[panel]) | _all_crossed(after, _REACTOR)
    if damage:
        return CLEAN if damaged else NO_SHEETS
    after &= ~damaged
    for circuit in _CIRCUITS:
        repaired = _all_crossed(after, circuit)
        after = after & ~repaired | repaired >> circuit
    return _as_set(after) if after.bit_count() <= SMALL else after
