# mypyc: compile
"""How a battle stands: the chance that a boat wins, by what is so on both boats.

What counts, and for how much, was learned by `learning.py` from games that `hard`
played against itself, turn by turn; it is in `data/judgement.json`. Whoever judges sees a whole
state, so it has to be one that was imagined.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.charts import read_data
from fathom.games.sonar.knowledge.belief import settled_belief
from fathom.games.sonar.knowledge.shapes import fields_of
from fathom.games.sonar.player import odds
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import Boat
from fathom.games.sonar.sea import FIELDS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.chart import Chart
    from fathom.games.sonar.rules.state import SonarState

FEATURES: Final = (
    "sunk by three",
    "sunk by two",
    "sunk by one",
    "possible fields, logarithm",
    "likely fields, logarithm",
    "promise of the best shot at it",
    "damage of that shot in truth",
    "torpedo, part filled",
    "mine, part filled",
    "drone, part filled",
    "sonar, part filled",
    "silence, part filled",
    "scenario, part filled",
    "torpedo ready",
    "silence ready",
    "mines laid",
    "damage of its mines now",
    "its mines near the enemy",
    "crosses",
    "red broken",
    "green broken",
    "yellow broken",
    "crosses on the reactor",
    "panels nearly full",
    "open way",
    "hope",
    "on turn",
    "turns in a row",
    "hope on turn",
    "torpedo ready on turn",
)
"""What is noted of a boat; what counts is by how much one boat has more of it than the other."""
NEAR_STEPS: Final = 3
"""A mine is near an enemy that is so few steps away from it."""
MOST_HOPE: Final = 2.0
"""More damage than this nobody hopes for."""
LOADED: Final = 2
"""Courses until a torpedo is ready, when none is there yet (SON-10)."""


def _read_weights() -> list[float]:
    learned = read_data("judgement")["weights"]
    return [float(learned.get(name, 0.0)) for name in FEATURES]


WEIGHTS: Final = _read_weights()
"""What each feature counts, in logits."""


def chance_to_win(state: SonarState, mine: int, guesses: list[Guess]) -> float:
    """The part of the victory that this boat may expect."""
    lead = 0.0
    for weight, one in zip(WEIGHTS, leads(state, guesses), strict=True):
        lead += weight * one
    return 1.0 / (1.0 + math.exp(-lead if mine == 0 else lead))


def leads(state: SonarState, guesses: list[Guess]) -> list[float]:
    """By how much the first boat has more of each of FEATURES than the second."""
    chart = state.chart
    fields = [fields_of(settled_belief(state, boat).fields()) for boat in range(2)]
    seen = [_chances(state, boat, guesses, fields[boat]) for boat in range(2)]
    both: list[list[float]] = []
    for number in range(2):
        boat, enemy = state.boats[number], state.boats[1 - number]
        noted = _hull(chart, boat)
        noted += [math.log(max(len(fields[number]), 1)), odds.entropy(seen[number])]
        noted += _aim(chart, boat, seen[number])
        noted += _gauges(chart, boat)
        noted += _mines(chart, boat, enemy)
        noted += _sheet(chart, boat)
        noted += _ways(chart, boat)
        hope = _hope(chart, boat, enemy, seen[1 - number])
        noted.append(hope)
        if state.timed or state.on_turn != number:
            noted += [0.0, 0.0, 0.0, 0.0]
        else:
            noted += [1.0, float(state.in_row) - 1.0, hope, float(_can_fire(chart, boat))]
        both.append(noted)
    return [one - other for one, other in zip(both[0], both[1], strict=True)]


def _hull(chart: Chart, boat: Boat) -> list[float]:
    left = chart.weight * float(chart.hull - boat.damage)
    return [float(left <= 3.0), float(left <= 2.0), float(left <= 1.0)]


def _aim(chart: Chart, boat: Boat, seen: vec[float]) -> list[float]:
    """What the best shot at a boat promises to whoever knows what is public, and would do."""
    promise = odds.damage_by_target(chart, seen, int(chart.hull - boat.damage))
    best = chart.sea[0]
    for field in chart.sea:
        if promise[field] > promise[best]:
            best = field
    return [
        min(promise[best], MOST_HOPE),
        chart.weight * float(chart.blast_damage(best, boat.field)),
    ]


def _gauges(chart: Chart, boat: Boat) -> list[float]:
    filled = [0.0] * own.SYSTEM_COUNT
    for system in range(own.SYSTEM_COUNT):
        if chart.gauges[system] > 0:
            filled[system] = float(boat.gauges[system]) / float(chart.gauges[system])
    is_silent = boat.is_ready(own.SILENCE, chart) and not boat.is_broken(own.SILENCE, chart)
    return [*filled, float(_can_fire(chart, boat)), float(is_silent)]


def _can_fire(chart: Chart, boat: Boat) -> bool:
    return boat.is_ready(own.TORPEDO, chart) and not boat.is_broken(own.TORPEDO, chart)


def _mines(chart: Chart, boat: Boat, enemy: Boat) -> list[float]:
    table = odds.distances(chart)
    harm: i64 = 0
    near: i64 = 0
    for field in boat.mines:
        harm = max(harm, chart.blast_damage(field, enemy.field))
        if table[field * FIELDS + enemy.field] <= NEAR_STEPS:
            near += 1
    return [float(len(boat.mines)), chart.weight * float(harm), float(near)]


def _sheet(chart: Chart, boat: Boat) -> list[float]:
    wiring = chart.wiring
    sheet = int(boat.sheet)
    noted = [float(sheet.bit_count())]
    for colour in range(3):
        noted.append(float(sheet & wiring.colour_masks[colour] != 0))
    noted.append(float((sheet & wiring.reactor).bit_count()))
    tight = 0
    for panel in wiring.panel_masks:
        if (panel & ~sheet).bit_count() <= 1:
            tight += 1
    noted.append(float(tight))
    return noted


def _ways(chart: Chart, boat: Boat) -> list[float]:
    shut = vec[bool]([False] * FIELDS)
    for field in boat.route:
        shut[field] = True
    for field in boat.mines:
        shut[field] = True
    return [float(odds.longest_way(chart, int(boat.field), shut)) / odds.LONGEST]


def _hope(chart: Chart, boat: Boat, enemy: Boat, chances: vec[float]) -> float:
    """What a boat can hope for from its torpedo."""
    promise = odds.damage_by_target(chart, chances, int(chart.hull - enemy.damage))
    wait = max(0, LOADED - int(boat.gauges[own.TORPEDO]))
    return min(odds.hunt(chart, promise, int(boat.field), wait), MOST_HOPE)


def _chances(state: SonarState, boat: int, guesses: list[Guess], possible: list[int]) -> vec[float]:
    guess = guesses[boat].listen(state.log)
    guesses[boat] = guess
    return guess.chances(possible)
