"""How an engineer thinks: what a sheet is worth, and which cross leaves the best one."""

from __future__ import annotations

from typing import Final

from fathom.games.sonar.charts import (
    CIRCUIT_MASKS,
    COLOUR_MASKS,
    PANEL_MASKS,
    REACTOR_MASK,
)

RUIN: Final = -40.0
"""What damage by the own sheet is worth; the sheet is clean then."""
TIGHT: Final[list[float]] = [3.0, 3.0, 1.0, 0.3, 0.1, 0.0, 0.0]
"""What it costs that a panel has so few symbols left."""
HOT: Final[list[float]] = [0.0, 0.1, 0.2, 0.4, 0.9, 2.5, 0.0]
"""What it costs that so many symbols of the reactor are crossed."""
CIRCUIT: Final[list[float]] = [0.0, 0.1, 0.35, 0.8]
"""What so many crosses in a circuit are worth, for with four it repairs itself."""

_PANELS: Final[list[int]] = list(PANEL_MASKS)
_CIRCUITS: Final[list[int]] = list(CIRCUIT_MASKS)
_COLOURS: Final[list[int]] = list(COLOUR_MASKS)
_REACTOR: Final[int] = REACTOR_MASK


def crossed(sheet: int, symbol: int) -> int:
    """The sheet after a cross; -1 if it does damage (SON-16 to SON-18)."""
    after = sheet | 1 << symbol
    panel = _PANELS[symbol // 6]
    if after & panel == panel or after & _REACTOR == _REACTOR:
        return -1
    for circuit in _CIRCUITS:
        if after & circuit == circuit:
            after &= ~circuit
    return after


def worth(sheet: int, needs: list[float]) -> float:
    """What a sheet is worth to a boat that needs red, green and yellow that much."""
    value = 0.0
    for colour in range(3):
        broken = sheet & _COLOURS[colour]
        if broken:
            value -= needs[colour]
    for panel in _PANELS:
        value -= TIGHT[(panel & ~sheet).bit_count()]
    value -= HOT[(sheet & _REACTOR).bit_count()]
    for circuit in _CIRCUITS:
        value += CIRCUIT[(sheet & circuit).bit_count()]
    return value


def best_worth(sheet: int, panel: int, needs: list[float]) -> float:
    """What the sheet is worth after the best cross in a panel."""
    best = RUIN * 2
    for symbol in range(6 * panel, 6 * panel + 6):
        if not sheet >> symbol & 1:
            value = worth_of_cross(sheet, symbol, needs)
            if value > best:
                best = value
    return best


def worth_of_cross(sheet: int, symbol: int, needs: list[float]) -> float:
    """What the sheet is worth after a cross."""
    after = crossed(sheet, symbol)
    return RUIN if after < 0 else worth(after, needs)


def worth_ahead(sheet: int, symbol: int, needs: list[float]) -> float:
    """The same with a look at the next course, which may go any way but the worst."""
    after = crossed(sheet, symbol)
    if after < 0:
        return RUIN
    next_ones = sorted([best_worth(after, panel, needs) for panel in range(4)], reverse=True)
    return worth(after, needs) + (next_ones[0] + next_ones[1] + next_ones[2]) / 3
