# mypyc: compile
"""Supposed enemies: boats drawn from all that they can be, as sensible crews would keep them.

The rules allow an enemy that never filled its torpedo and lets its engineer break what it needs.
Whoever foresees battles against such boats fears too little. So a boat is the likelier the
likelier it is where it is, the better its sheet is kept, and the more of its marks are where a crew
wants them first.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.belief import Belief, belief_about, settled_belief
from fathom.games.sonar.knowledge.shapes import fields_of
from fathom.games.sonar.player import engineer
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.rules import boat as own

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

DRAWN: Final = 40
"""So many worlds are drawn, and more,"""
DRAWN_EACH: Final = 3
"""so many for each that is asked for. Of these the likelier ones are kept."""
NEEDS: Final[list[float]] = [3.0, 0.5, 0.5]
"""How much a crew needs red, green and yellow, when nothing is known of it."""
CARE: Final = 1.0
"""So many times likelier, as a logarithm, is a sheet that is worth a point more to its engineer."""
ZEAL: Final[list[float]] = [4.0, 2.5, 0.0, 0.0, 1.0, 1.0]
"""By system, the same for each mark in its gauge: torpedoes first, then mines."""
MILLION: Final = 1_000_000


def supposed_worlds(
    state: SonarState, seat: int, count: int, guesses: list[Guess], dice: Dice
) -> list[SonarState]:
    """So many worlds, evenly spread over what the enemy most likely is."""
    enemy = 1 - int(state.boat_of[seat])
    by_field: dict[int, list[SonarState]] = {}
    for _ in range(DRAWN + DRAWN_EACH * count):
        world = state.imagine(seat, dice)
        by_field.setdefault(int(world.boats[enemy].field), []).append(world)
    guess = guesses[enemy].listen(state.log)
    guesses[enemy] = guess
    chances = guess.chances(fields_of(settled_belief(state, enemy).fields()))
    drawn: list[SonarState] = []
    weights: list[float] = []
    for field in sorted(by_field):
        here = by_field[field]
        cares = [_care(world, enemy) for world in here]
        share = chances[field] / math.fsum(cares)
        drawn += here
        weights += [share * care for care in cares]
    beliefs = (belief_about(state, 0).simplified(), belief_about(state, 1).simplified())
    worlds: list[SonarState] = []
    for number in spread_evenly(weights, count, dice):
        world = drawn[number].copy()
        world.beliefs = beliefs
        world.boats[1 - enemy].wanted = own.NOTHING  # nobody there asks for anything else
        worlds.append(world)
    dice.shuffle(worlds)  # so that the first few of them are spread as well as all
    _fill(worlds, enemy, belief_about(state, enemy), dice)
    return worlds


def _care(world: SonarState, enemy: int) -> float:
    """How well a boat's sheet is kept."""
    worth = engineer.worth(world.chart.wiring, int(world.boats[enemy].sheet), NEEDS)
    return math.exp(CARE * worth)


def _fill(worlds: list[SonarState], enemy: int, belief: Belief, dice: Dice) -> None:
    """Fill the enemy's gauges as a crew does, of all the ways in which they can be filled."""
    settled = belief.copy()
    settled.settle()
    for known in (belief, settled):
        is_due = known is belief
        some = [world for world in worlds if bool(world.boats[enemy].mark_due) == is_due]
        if some:
            for world, number in zip(some, _likely_gauges(known, len(some), dice), strict=True):
                world.boats[enemy].gauges = belief.gauge_table.marks(number)


def _likely_gauges(belief: Belief, count: int, dice: Dice) -> list[int]:
    """So many combinations of marks, by their numbers, the likelier the gladder crews make them."""
    numbers: list[int] = []
    zeals: list[float] = []
    gauges = belief.gauges
    while gauges:
        lowest = gauges & -gauges
        gauges ^= lowest
        number = lowest.bit_length() - 1
        marks = belief.gauge_table.marks(number)
        zeal = 0.0
        for system in range(own.SYSTEM_COUNT):
            zeal += ZEAL[system] * float(marks[system])
        numbers.append(number)
        zeals.append(zeal)
    most = max(zeals)
    likely = spread_evenly([math.exp(zeal - most) for zeal in zeals], count, dice)
    dice.shuffle(likely)
    return [numbers[place] for place in likely]


def spread_evenly(weights: list[float], count: int, dice: Dice) -> list[int]:
    """So many numbers, each as often as it weighs, as evenly as can be, in ascending order."""
    step = math.fsum(weights) / count
    rest = step * int(dice.below(MILLION)) / MILLION
    chosen: list[int] = []
    number = 0
    for _ in range(count):
        while rest >= weights[number] and number < len(weights) - 1:
            rest -= weights[number]
            number += 1
        chosen.append(number)
        rest += step
    return chosen
