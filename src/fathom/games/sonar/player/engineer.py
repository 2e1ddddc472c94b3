# mypyc: compile
"""How an engineer thinks: what a sheet is worth, and which cross leaves the best one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fathom.games.sonar.rules.wiring import FAILED, Wiring

RUIN: Final = -40.0
"""What damage by the own sheet is worth; the sheet is clean then."""
TIGHT: Final[list[float]] = [3.0, 3.0, 1.0, 0.3, 0.1, 0.0, 0.0]
"""What it costs that a panel has so few symbols left."""
HOT: Final[list[float]] = [0.0, 2.5, 0.9, 0.4, 0.2, 0.1]
"""What it costs that the reactor has so few symbols left."""
CIRCUIT: Final[list[float]] = [0.0, 0.8, 0.35, 0.1]
"""What it is worth that a circuit lacks so few crosses, for with all of them it repairs itself."""


def worth(wiring: Wiring, sheet: i64, needs: list[float]) -> float:
    """What a sheet is worth to a boat that needs red, green and yellow that much."""
    value = 0.0
    for colour in range(3):
        if sheet & wiring.colour_sets[colour]:
            value -= needs[colour]
    for panel in wiring.panel_sets:
        value -= _few(TIGHT, panel & ~sheet)
    value -= _few(HOT, wiring.reactor_set & ~sheet)
    for circuit in wiring.circuit_sets:
        value += _few(CIRCUIT, circuit & ~sheet)
    return value


def _few(worths: list[float], free: i64) -> float:
    """By how many symbols are free; many count for nothing."""
    left: i64 = 0
    while free:
        free &= free - 1
        left += 1
    return worths[left] if left < len(worths) else 0.0


def best_worth(wiring: Wiring, sheet: i64, panel: i64, needs: list[float]) -> float:
    """What the sheet is worth after the best cross in a panel."""
    best = RUIN * 2
    for symbol in range(6 * panel, 6 * panel + 6):
        if not sheet >> symbol & 1:
            value = worth_of_cross(wiring, sheet, symbol, needs)
            if value > best:
                best = value
    return best


def worth_of_cross(wiring: Wiring, sheet: i64, symbol: i64, needs: list[float]) -> float:
    """What the sheet is worth after a cross."""
    after = wiring.crossed(sheet, symbol)
    return RUIN if after == FAILED else worth(wiring, after, needs)


def worth_ahead(wiring: Wiring, sheet: i64, symbol: i64, needs: list[float]) -> float:
    """The same with a look at the next course, which may go any way but the worst."""
    after = wiring.crossed(sheet, symbol)
    if after == FAILED:
        return RUIN
    next_ones = [best_worth(wiring, after, panel, needs) for panel in range(4)]
    next_ones.sort(reverse=True)
    return worth(wiring, after, needs) + (next_ones[0] + next_ones[1] + next_ones[2]) / 3
