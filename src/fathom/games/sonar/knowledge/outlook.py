"""What a crew can read from its own sheets: what a cross would cause, what stops a system."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathom.games.sonar.charts import BOAT, SYMBOL_NAMES, SYSTEMS
from fathom.games.sonar.notation import ARCHER, DRONE, MINE, SILENCE, SONAR, TORPEDO
from fathom.games.sonar.rules.boat import DAMAGE, Boat
from fathom.games.sonar.rules.chart import Chart
from fathom.games.sonar.rules.refusals import is_activation, refusal, system_of
from fathom.games.sonar.rules.table import OVER

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

FIRST_MOVES = (TORPEDO, MINE, DRONE, SONAR, SILENCE, ARCHER)
"""One activation of each system; when none of them is legal they are all refused alike."""


class Symbol(msgspec.Struct, frozen=True, kw_only=True):
    """One symbol of the engineer's sheet (SON-13)."""

    name: str
    colour: str
    circuit: str | None
    systems: list[str]
    """What it breaks (SON-15)."""


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What crossing a free symbol would cause."""

    breaks: list[str]
    """Systems that work now and then would not (SON-15)."""
    mends: list[str]
    """Systems that would work again."""
    circuits: list[str]
    """Circuits that would repair themselves (SON-18)."""
    damage: bool
    """Whether a panel or the reactor would fail (SON-16, SON-17)."""


def sheet_symbols(chart: Chart) -> list[Symbol]:
    """The 24 symbols; of the systems only those that this scenario has."""
    wiring = chart.wiring
    return [
        Symbol(
            name=name,
            colour=colour,
            circuit=circuit,
            systems=[system for system in BOAT.symbols[colour] if _exists(chart, system)],
        )
        for name, colour, circuit in zip(SYMBOL_NAMES, wiring.colours, wiring.circuits, strict=True)
    ]


def broken_systems(boat: Boat, chart: Chart) -> list[str]:
    """The systems that a crossed symbol stops (SON-15)."""
    return [
        system
        for number, system in enumerate(SYSTEMS)
        if _exists(chart, system) and boat.is_broken(number, chart)
    ]


def prospects(boat: Boat, chart: Chart) -> dict[str, Prospect]:
    """By free symbol: what the next cross there would cause."""
    before = broken_systems(boat, chart)
    return {
        name: _prospect(boat, chart, number, before)
        for number, name in enumerate(SYMBOL_NAMES)
        if not boat.sheet >> number & 1
    }


def _prospect(boat: Boat, chart: Chart, symbol: int, before: list[str]) -> Prospect:
    twin = boat.copy()
    damage = twin.cross(symbol, chart) == DAMAGE
    after = broken_systems(twin, chart)
    return Prospect(
        breaks=[system for system in after if system not in before],
        mends=[system for system in before if system not in after],
        circuits=[
            circuit
            for circuit, mask in chart.wiring.circuit_masks.items()
            if not damage and mask >> symbol & 1 and not twin.sheet & mask
        ],
        damage=damage,
    )


def stops(state: SonarState, b: int) -> dict[str, str]:
    """By system that cannot be used now: the clause that stops it."""
    if state.phase == OVER:
        return {}
    captain = state.crews[b][0]
    usable = {system_of(move) for move in state.legal_moves(captain) if is_activation(move)}
    return {
        system: refusal(state, captain, FIRST_MOVES[number])[0]
        for number, system in enumerate(SYSTEMS)
        if _exists(state.chart, system) and number not in usable
    }


def _exists(chart: Chart, system: str) -> bool:
    return chart.gauges[SYSTEMS.index(system)] > 0
