# mypyc: compile
"""Foresight: what a captain's best few moves lead to, played on in imagined worlds.

Enemy boats are drawn from all that they can be, the likelier ones more often. In each of these
worlds every move is tried, and both boats go on for some turns as sensible crews do, each by what
it can know there: they shoot back, hide and wear out their sheets. What a move is worth is the
damage done less the damage taken, and by how much the enemy is known better than the own boat.
"""

from __future__ import annotations

import math
from typing import Final

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY
from fathom.games.sonar.knowledge.deduction import settled_belief
from fathom.games.sonar.knowledge.shapes import fields_of
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER,
    ARCHER_ELSEWHERE,
    DRONE,
    MARK,
    START,
    TORPEDO,
    TRACE,
)
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import HARD, CrewSkill
from fathom.games.sonar.player.mind import FIRST, Thought
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import DRAW, OVER

CANDIDATES: Final = 5
"""So many moves are tried."""
DRAWN: Final = 120
"""So many worlds are drawn, of which the likelier ones are played on."""
SUNK: Final = 4.0
"""What it is worth to sink the enemy, in damage."""
MILLION: Final = 1_000_000


def foresee(
    state: SonarState,
    seat: int,
    thoughts: list[Thought],
    skill: CrewSkill,
    guesses: list[Guess],
    dice: Dice,
) -> list[Thought]:
    """The same thoughts, the best few of them weighed by what they lead to."""
    first = thoughts[0]
    is_clear = len(thoughts) < 2 or first.value >= FIRST
    if skill.worlds == 0 or state.timed or is_clear or not _is_captains(first.move):
        return thoughts
    tried = thoughts[:CANDIDATES]
    worlds = _likely_worlds(state, seat, skill, guesses, dice)
    for thought in tried:
        total = 0.0
        for world in worlds:
            twin = world.copy()
            twin.dice = Dice(1)
            twin.apply(seat, thought.move)
            _play_on(twin, skill, [guess.copy() for guess in guesses])
            total += _worth(twin, int(state.boat_of[seat]), skill)
        thought.value = skill.habit * thought.value + total / len(worlds)
    tried.sort(key=_rank)
    return tried


def _is_captains(move: int) -> bool:
    """Whether a move is one of those that decide a battle: courses, systems, the end of a turn."""
    if MARK <= move < DRONE or TRACE <= move < ARCHER:
        return False
    return not (START <= move < TORPEDO or ANSWER <= move < ARCHER_ELSEWHERE)


def _rank(thought: Thought) -> tuple[float, int]:
    return -thought.value, thought.move


def _likely_worlds(
    state: SonarState, seat: int, skill: CrewSkill, guesses: list[Guess], dice: Dice
) -> list[SonarState]:
    """Worlds by how likely the enemy is where it is in them."""
    enemy = 1 - int(state.boat_of[seat])
    by_field: dict[int, list[SonarState]] = {}
    for _ in range(DRAWN):
        world = state.imagine(seat, dice)
        by_field.setdefault(int(world.boats[enemy].field), []).append(world)
    guess = guesses[enemy].listen(state.log)
    guesses[enemy] = guess
    chances = guess.chances(fields_of(settled_belief(state, enemy).fields()))
    fields = sorted(by_field)
    total = math.fsum([chances[field] for field in fields])
    worlds: list[SonarState] = []
    start = int(dice.below(MILLION)) / MILLION
    for number in range(skill.worlds):  # evenly spread over what is likely
        rest = (number + start) / skill.worlds * total
        chosen = fields[len(fields) - 1]
        for field in fields:
            rest -= chances[field]
            if rest < 0.0:
                chosen = field
                break
        some = by_field[chosen]
        worlds.append(some[dice.below(len(some))])
    return worlds


def _play_on(state: SonarState, skill: CrewSkill, guesses: list[Guess]) -> None:
    """Some turns of both boats, each as a sensible crew plays them."""
    last = state.boats[0].turns + state.boats[1].turns + skill.turns
    while state.phase != OVER and state.boats[0].turns + state.boats[1].turns <= last:
        seat = state.turn if state.turn != NOBODY else state.to_act()[0]
        state.apply(seat, consider(state, seat, HARD, guesses, state.dice)[0].move)


def _worth(state: SonarState, mine: int, skill: CrewSkill) -> float:
    """How a boat stands, in damage."""
    if state.phase == OVER:
        if state.winner == DRAW:
            return 0.0
        return SUNK if state.winner == mine else -SUNK
    ahead = state.chart.weight * (
        float(state.boats[1 - mine].damage) - float(state.boats[mine].damage)
    )
    known = settled_belief(state, 1 - mine).fields().bit_count()
    seen = settled_belief(state, mine).fields().bit_count()
    return ahead + skill.leaf * (math.log(max(seen, 1)) - math.log(max(known, 1)))
