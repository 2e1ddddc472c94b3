# mypyc: compile
"""A crew at a level: every station, whole boats and single seats beside people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.engine.dice import Dice
from fathom.engine.talk import Heard
from fathom.games.sonar.charts import COLOURS
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER_ELSEWHERE,
    CROSS,
    DIVE,
    DRONE,
    MARK,
    MARK_NONE,
    START,
    TORPEDO,
    TRACE,
)
from fathom.games.sonar.player import engineer, odds
from fathom.games.sonar.player.greedy import greedy
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import CrewSkill
from fathom.games.sonar.player.mind import Mind, Thought
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.wiring import FAILED, Wiring

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState


def consider(
    state: SonarState,
    seat: int,
    skill: CrewSkill,
    guesses: list[Guess],
    dice: Dice,
    heard: tuple[Heard, ...] = (),
) -> list[Thought]:
    """What a seat's moves are worth to it, the best first."""
    moves = state.legal_moves(seat)
    number = state.boat_of[seat]
    if START <= moves[0] < TORPEDO:
        return _starts(state, moves, skill, dice)
    if TRACE <= moves[0] <= DIVE:
        return [Thought(greedy(state, seat), 0.0, "advice-sonar-repair", {})]
    mind = Mind(state, number, skill, guesses, heard)
    if ANSWER <= moves[0] < ARCHER_ELSEWHERE:
        thoughts = _answers(mind, moves)
    else:
        thoughts = _crosses(mind, [move for move in moves if CROSS <= move < DRONE])
        thoughts = thoughts or _marks(mind, [move for move in moves if MARK <= move <= MARK_NONE])
        if not thoughts:
            return mind.consider(moves)
    thoughts.sort(key=lambda thought: (-thought.value, thought.move))
    return thoughts


def _starts(state: SonarState, moves: list[int], skill: CrewSkill, dice: Dice) -> list[Thought]:
    """In the open sea; or, for those who know that this is what people do, just anywhere."""
    some = [moves[dice.below(len(moves))] for _ in range(1 if skill.hears_itself else 8)]
    best = max(some, key=lambda move: (len(state.chart.reach[move - START]), move))
    return [Thought(best, 0.0, "advice-sonar-start", {})]


def _answers(mind: Mind, moves: list[int]) -> list[Thought]:
    left = odds.answers_left(mind.chart, mind.seen())
    return [Thought(m, left.get(m - ANSWER, 0.0), "advice-sonar-answer", {}) for m in moves]


def _crosses(mind: Mind, crosses: list[int]) -> list[Thought]:
    sheet = int(mind.boat.sheet)
    worth = engineer.worth_ahead if mind.skill.plans_sheet else engineer.worth_of_cross
    needs = mind.needs()
    wiring = mind.chart.wiring
    thoughts = []
    for move in crosses:
        symbol = move - CROSS
        value = worth(wiring, sheet, symbol, needs)
        thoughts.append(Thought(move, value, _why_cross(wiring, sheet, symbol), {}))
    return thoughts


def _why_cross(wiring: Wiring, sheet: int, symbol: int) -> str:
    """What a cross does, as the name of a message."""
    after = wiring.crossed(sheet, symbol)
    if after == FAILED:
        return "advice-sonar-damage"
    if not after >> symbol & 1:
        return "advice-sonar-circuit"
    for colour, mask in zip(COLOURS, wiring.colour_masks, strict=True):
        if mask >> symbol & 1 and not mask & sheet:
            return f"advice-sonar-breaks-{colour.lower()}"
    return "advice-sonar-cross"


def _marks(mind: Mind, marks: list[int]) -> list[Thought]:
    wanted = int(mind.boat.wanted)
    needs = mind.systems()
    thoughts = []
    for move in marks:
        system = move - MARK
        value = needs[system] if system < own.SYSTEM_COUNT else 0.0
        if system == wanted:
            value += 10.0
        thoughts.append(Thought(move, value, "advice-sonar-mark", {}))
    return thoughts
