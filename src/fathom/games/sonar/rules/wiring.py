# mypyc: compile
"""An engineer's sheet made ready for play: what a symbol breaks, and what comes of a cross."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.charts import BOAT, COLOURS, DIRECTIONS, SYSTEMS
from fathom.games.sonar.sheet import PANEL_SYMBOLS, load_sheet

SYMBOLS: Final = PANEL_SYMBOLS * len(DIRECTIONS)
FAILED: Final = -1
"""What a sheet is on which a panel or the reactor is full."""


@final
class Wiring:
    """The symbols of a sheet and their circuits, as masks with a bit a symbol. Never changed."""

    def __init__(self, sheet: str) -> None:
        self.sheet = sheet
        """Its name or text."""
        plan = load_sheet(sheet)
        self.colours: list[str] = plan.colours
        """By symbol."""
        self.circuits: list[str | None] = plan.circuits
        """By symbol."""
        self.colour_masks: list[int] = [_mask(plan.colours, colour) for colour in COLOURS]
        self.panel_masks: list[int] = [
            ((1 << PANEL_SYMBOLS) - 1) << PANEL_SYMBOLS * panel for panel in range(len(DIRECTIONS))
        ]
        self.circuit_masks: dict[str, int] = {
            circuit: _mask(plan.circuits, circuit)
            for circuit in BOAT.circuits
            if circuit in plan.circuits
        }
        self.reactor: int = self.colour_masks[COLOURS.index("X")]
        self.broken_by: vec[i64] = vec[i64]([self._breaking(system) for system in SYSTEMS])
        """By system: the symbols that break it (SON-15)."""
        # The same masks where they are reckoned with most.
        self.reactor_set: i64 = self.reactor
        self.colour_sets: vec[i64] = vec[i64](self.colour_masks)
        self.panel_sets: vec[i64] = vec[i64](self.panel_masks)
        self.circuit_sets: vec[i64] = vec[i64](list(self.circuit_masks.values()))

    def _breaking(self, system: str) -> int:
        for colour, mask in zip(COLOURS, self.colour_masks, strict=True):
            if system in BOAT.symbols[colour]:
                return mask
        raise AssertionError(f"nothing breaks {system}")

    def is_full(self, sheet: i64) -> bool:
        """Whether a panel or the reactor is full (SON-16, SON-17)."""
        if sheet & self.reactor_set == self.reactor_set:
            return True
        for panel in self.panel_sets:
            if sheet & panel == panel:
                return True
        return False

    def crossed(self, sheet: i64, symbol: i64) -> i64:
        """The sheet after a cross; FAILED if that fills a panel or the reactor."""
        one: i64 = 1
        return self.settled(sheet | (one << symbol), symbol // PANEL_SYMBOLS)

    def settled(self, sheet: i64, panel: i64) -> i64:
        """What a sheet becomes on which a symbol of a panel was crossed last (SON-16 to SON-18)."""
        full = self.panel_sets[panel]
        if sheet & full == full or sheet & self.reactor_set == self.reactor_set:
            return FAILED
        for circuit in self.circuit_sets:
            if sheet & circuit == circuit:
                sheet &= ~circuit
        return sheet


def _mask(names: list[str] | list[str | None], name: str) -> int:
    mask = 0
    for symbol in range(SYMBOLS):
        if names[symbol] == name:
            mask |= 1 << symbol
    return mask
