"""Engineer's sheets as text files (SON-13): read and checked.

    fathom sheet 1

    n  Yo Ro Yo  G R X
    e  Go Yg Ry  X G X
    s  Gg Yg Rg  R X Y
    w  Ry Yy Gy  G X X

A line a panel: three central symbols, then the three of the reactor area. A capital is the colour
of a symbol; `y`, `o` or `g` behind it is the circuit into which a central one is wired, if it is.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from fathom.engine.options import OptionFault
from fathom.games.sonar.charts import BOAT, COLOURS, DIRECTIONS
from fathom.games.sonar.spec import SHEETS

FORM = "fathom sheet 1"
LONGEST_CHARACTERS = 400
LONGEST_QUOTE = 20
CENTRAL_SYMBOLS: Final = 3
PANEL_SYMBOLS: Final = 6
LEAST_WIRED = 2
"""A circuit of one symbol would repair every cross at once (SON-18)."""
LEAST_OF_COLOUR = {"R": 1, "G": 1, "Y": 1, "X": 2}
"""A system that nothing breaks (SON-15), or a reactor that fails at the first cross, is none."""
_CIRCUITS = {name[0]: name for name in BOAT.circuits}


class Sheet(msgspec.Struct, frozen=True):
    """What a text says. By symbol, six for each of DIRECTIONS, the central ones first."""

    colours: list[str]
    circuits: list[str | None]


def sheet_text(sheet: str) -> str | None:
    """The text of a sheet that is named, or given as its text; None if there is none."""
    if "\n" in sheet:
        return sheet
    if sheet not in SHEETS:
        return None
    return (files(__package__) / "sheets" / f"{sheet}.txt").read_text("utf-8")


@lru_cache(maxsize=32)
def load_sheet(sheet: str) -> Sheet:
    """A sheet that is named, or given as its text; it has no faults."""
    reader = _Reader(sheet)
    assert not reader.faults, reader.faults
    return Sheet(reader.colours, reader.circuits)


def sheet_faults(sheet: str) -> list[OptionFault]:
    """Everything wrong with a sheet that is named, or given as its text."""
    return [] if sheet in SHEETS else _Reader(sheet).faults


class _Reader:
    """Reads a text, and notes what is wrong with it."""

    def __init__(self, sheet: str) -> None:
        self.faults: list[OptionFault] = []
        self.colours: list[str] = []
        self.circuits: list[str | None] = []
        text = sheet_text(sheet)
        if text is None:
            known = ", ".join(SHEETS)
            self._fault(
                "unknown",
                f"there is no sheet {sheet[:LONGEST_QUOTE]!r}; there is {known}, or a text",
                known=known,
            )
            return
        lines = [line.split() for line in text.splitlines()]
        if len(text) > LONGEST_CHARACTERS or lines[0] != FORM.split():
            self._fault("form", f"it does not begin with {FORM!r}, or is too long", form=FORM)
            return
        panels = self._panels(lines)
        for direction in DIRECTIONS:
            self._read_panel(direction, panels[direction])
        if not self.faults:
            self._check()

    def _fault(self, name: str, text: str, **facts: str | int | float) -> None:
        self.faults.append(OptionFault(f"sheet: {text} (SON-13)", f"fault-sheet-{name}", facts))

    def _panels(self, lines: list[list[str]]) -> dict[str, list[list[str]]]:
        """By direction: the symbols of every line that is for it."""
        panels: dict[str, list[list[str]]] = {direction: [] for direction in DIRECTIONS}
        for number, words in enumerate(lines[1:], 2):
            if words and words[0] in panels:
                panels[words[0]].append(words[1:])
            elif words:
                self._fault("line", f"line {number} is for no panel", line=number)
        return panels

    def _read_panel(self, direction: str, found: list[list[str]]) -> None:
        panel = direction.upper()
        if len(found) != 1:
            text = f"the panel {panel} is there {len(found)} times, not once"
            self._fault("panel", text, panel=panel, count=len(found))
            return
        (symbols,) = found
        if len(symbols) != PANEL_SYMBOLS:
            text = f"the panel {panel} has {len(symbols)} symbols, not {PANEL_SYMBOLS}"
            self._fault("symbols", text, panel=panel, count=len(symbols))
            return
        for number, symbol in enumerate(symbols):
            colour, circuit = symbol[0], symbol[1:]
            is_wired = number < CENTRAL_SYMBOLS and circuit in _CIRCUITS
            if colour not in COLOURS or (circuit and not is_wired):
                quoted = symbol[:LONGEST_QUOTE]
                text = f"{quoted!r} cannot be symbol {number + 1} of the panel {panel}"
                self._fault("symbol", text, symbol=quoted, number=number + 1, panel=panel)
            self.colours.append(colour)
            self.circuits.append(_CIRCUITS.get(circuit))

    def _check(self) -> None:
        for circuit in BOAT.circuits:
            if 0 < self.circuits.count(circuit) < LEAST_WIRED:
                text = f"the {circuit} circuit has only one symbol"
                self._fault("circuit", text, circuit=circuit)
        for colour, least in LEAST_OF_COLOUR.items():
            count = self.colours.count(colour)
            if count < least:
                text = f"{count} symbols are {colour}, at least {least} are needed"
                self._fault("colour", text, colour=colour, count=count, least=least)
