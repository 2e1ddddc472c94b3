# mypyc: compile
"""Foresight: what a captain's best few moves lead to, played on in imagined worlds.

Enemy boats are supposed to be what they most likely are (`supposed`). In each of these worlds every
move is tried, and both boats go on for some turns about as sensible crews do, each by what it can
know there: they shoot back, hide and wear out their sheets. In real time everybody who is needed
acts once in a moment. What a move is worth is how the battle stands then (`judgement`).
"""

from __future__ import annotations

import math
from typing import Final

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER,
    ARCHER_ELSEWHERE,
    DETONATE,
    DIVE,
    DRONE,
    END,
    MARK,
    MINE,
    SILENCE,
    SONAR,
    START,
    TORPEDO,
    TRACE,
)
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.judgement import chance_to_win
from fathom.games.sonar.player.levels import SUPPOSED, CrewSkill
from fathom.games.sonar.player.mind import FIRST, Thought
from fathom.games.sonar.player.supposed import supposed_worlds
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import DRAW, OVER

MOST_OF_A_KIND: Final = 3
"""Of shots, drones, runs and mines no more than so many each are tried: others need room, too."""
SUNK: Final = 4.0
"""What it is worth to sink the enemy, in damage."""
MOMENT_MS: Final = 700
"""Milliseconds in which everybody acts once, in real time."""
MOMENTS_PER_TURN: Final = 3
"""A course, what the crew does about it, and a moment to spare."""
KINDS: Final = (
    (TORPEDO, DETONATE),
    (DETONATE, ANSWER),
    (DRONE, SONAR),
    (MINE, SILENCE),
    (SILENCE, TRACE),
)
OTHER: Final = -1
LEAST_TRIED: Final = 3
"""Nothing is given up before it was tried in so many worlds,"""
LEAST_KEPT: Final = 2
"""nor unless so many others are left."""
CLEAR: Final = 1.5
"""What is better than all else by so much, in damage, is not tried any longer."""
BLUR: Final = 0.3
"""By so much, in damage, boats err there about what is best. If all did just what is best, much the
same would happen in every world, however many there are."""
LEAST_WEIGHT: Final = 0.02
"""What would be chosen more seldom than so, compared with the best, is not chosen at all."""
MILLION: Final = 1_000_000
BATTLES_TOLD: Final = 10
"""The damage foreseen is told for so many battles: in one it is mostly less than a whole."""


class Trial:
    """A move that is tried, and how that went so far."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.worlds = 0
        self.worth = 0.0
        self.done = 0
        self.taken = 0

    def value(self, habit: float) -> float:
        """What the move is worth by now, what it looked like at first sight included."""
        return (habit * self.thought.value + self.worth) / self.worlds

    def facts(self, turns: int) -> dict[str, str | int]:
        """What was foreseen, for words about it."""
        return {
            "turns": turns,
            "done": round(BATTLES_TOLD * self.done / self.worlds),
            "taken": round(BATTLES_TOLD * self.taken / self.worlds),
        }


def foresee(
    state: SonarState,
    seat: int,
    thoughts: list[Thought],
    skill: CrewSkill,
    guesses: list[Guess],
    dice: Dice,
) -> list[Thought]:
    """The same thoughts, the best few of them weighed by what they lead to.

    All are tried in a quarter of the worlds, the better half of them in half, the best in all.
    """
    if not foresees(state, thoughts, skill):
        return thoughts
    first = thoughts[0].move
    worlds = supposed_worlds(state, seat, _worlds(state, skill), guesses, dice)
    seeds = [int(dice.below(MILLION)) for _ in worlds]
    left = [Trial(thought) for thought in candidates(thoughts, skill)]
    ranking: list[Trial] = []
    for end in _stages(len(worlds)):
        for trial in left:
            for number in range(trial.worlds, end):
                _try(trial, worlds[number], seat, skill, guesses, Dice(seeds[number]))
        left.sort(key=lambda trial: (-trial.value(skill.habit), trial.thought.move))
        if end == len(worlds) or _is_clear(left, skill.habit):
            break
        kept = max(LEAST_KEPT, (len(left) + 1) // 2)
        ranking = left[kept:] + ranking
        left = left[:kept]
    ranking = left + ranking
    best = ranking[0]
    if best.thought.move != first:  # what speaks for it is what was foreseen, not how it looks
        best.thought.reason = "advice-sonar-foreseen"
        best.thought.facts = best.facts(skill.turns)
    most = best.value(skill.habit)
    for trial in ranking:  # what was given up is not better than what was not
        most = min(most, trial.value(skill.habit))
        trial.thought.value = most
    return [trial.thought for trial in ranking]


def _is_clear(trials: list[Trial], habit: float) -> bool:
    return trials[0].value(habit) >= trials[1].value(habit) + CLEAR


def _stages(worlds: int) -> list[int]:
    """In how many worlds moves have been tried when the worse half is given up."""
    return [end for end in (worlds // 4, worlds // 2) if end >= LEAST_TRIED] + [worlds]


def _try(
    trial: Trial,
    world: SonarState,
    seat: int,
    skill: CrewSkill,
    guesses: list[Guess],
    dice: Dice,
) -> None:
    """Make a move in a world, and see what comes of it."""
    mine = int(world.boat_of[seat])
    twin = world.copy()
    twin.dice = dice
    heard = [guess.copy() for guess in guesses]
    twin.apply(seat, trial.thought.move)
    if twin.timed:
        _play_on_in_time(twin, skill, heard)
    else:
        _play_on(twin, skill, heard)
    trial.worlds += 1
    trial.worth += _worth(twin, mine, heard)
    trial.done += int(twin.boats[1 - mine].damage - world.boats[1 - mine].damage)
    trial.taken += int(twin.boats[mine].damage - world.boats[mine].damage)


def candidates(thoughts: list[Thought], skill: CrewSkill) -> list[Thought]:
    """The moves that are tried: the best at first sight, not too many of a kind."""
    counts: dict[int, int] = {}
    chosen: list[Thought] = []
    for thought in thoughts:
        kind = _kind(thought.move)
        count = counts.get(kind, 0)
        counts[kind] = count + 1
        if kind == OTHER or count < MOST_OF_A_KIND:
            chosen.append(thought)
    return chosen[: skill.candidates]


def _kind(move: int) -> int:
    """Which of the things that there may be many of a move is."""
    for kind in range(len(KINDS)):
        if KINDS[kind][0] <= move < KINDS[kind][1]:
            return kind
    return OTHER


def foresees(state: SonarState, thoughts: list[Thought], skill: CrewSkill) -> bool:
    """Whether somebody with this skill looks ahead here, or does what is best at first sight."""
    first = thoughts[0]
    is_clear = len(thoughts) < 2 or first.value >= FIRST
    return _worlds(state, skill) > 0 and not is_clear and is_captains(first.move)


def _worlds(state: SonarState, skill: CrewSkill) -> int:
    if state.timed:
        return skill.timed_worlds
    return skill.duel_worlds if state.seats == 2 else skill.worlds


def is_captains(move: int) -> bool:
    """Whether a move is one of those that decide a battle: courses, systems, the end of a turn."""
    if MARK <= move < DRONE or TRACE <= move < ARCHER:
        return False
    return not (START <= move < TORPEDO or ANSWER <= move < ARCHER_ELSEWHERE)


def _play_on(state: SonarState, skill: CrewSkill, guesses: list[Guess]) -> None:
    """Some turns of both boats, each as a sensible crew plays them."""
    last = state.boats[0].turns + state.boats[1].turns + skill.turns
    while state.phase != OVER and state.boats[0].turns + state.boats[1].turns <= last:
        seat = state.turn if state.turn != NOBODY else _first_needed(state)
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0])
        else:
            thoughts = consider(state, seat, SUPPOSED, guesses, state.dice)
            state.apply(seat, _some_move(thoughts, state.dice))


def _first_needed(state: SonarState) -> int:
    """Of several who may act one who is needed; a captain who could only talk waits."""
    acting = state.to_act()
    for seat in acting:
        if _is_needed(state.legal_moves(seat)):
            return seat
    return acting[0]


def _some_move(thoughts: list[Thought], dice: Dice) -> int:
    """One of the moves, the better the likelier."""
    best = thoughts[0].value
    weights: list[float] = []
    for thought in thoughts:
        weight = math.exp((thought.value - best) / BLUR)
        if weight < LEAST_WEIGHT:
            break
        weights.append(weight)
    return thoughts[drawn(weights, dice)].move


def drawn(weights: list[float], dice: Dice) -> int:
    """The number of one of these, each as often as it weighs."""
    if len(weights) == 1:
        return 0
    total = 0.0
    for weight in weights:
        total += weight
    rest = total * int(dice.below(MILLION)) / MILLION
    for number in range(len(weights)):
        rest -= weights[number]
        if rest < 0.0:
            return number
    return 0


def _play_on_in_time(state: SonarState, skill: CrewSkill, guesses: list[Guess]) -> None:
    """Some moments of both boats, about as long as so many turns are."""
    for _ in range(skill.turns * MOMENTS_PER_TURN // 2):
        is_still = True
        for seat in range(state.seats):
            moves = state.legal_moves(seat)
            if _is_needed(moves):
                thoughts = consider(state, seat, SUPPOSED, guesses, state.dice)
                state.apply(seat, _some_move(thoughts, state.dice))
                is_still = False
        if state.phase == OVER:
            return
        due = state.due()
        next_moment = state.now + MOMENT_MS
        state.advance(next_moment if due is None or not is_still else max(due, next_moment))


def _is_needed(moves: list[int]) -> bool:
    """Whether a boat would lie still without whoever may make these moves."""
    for move in moves:
        if move <= END or MARK <= move < DRONE or TRACE <= move <= DIVE:
            return True
        if ANSWER <= move < ARCHER_ELSEWHERE:
            return True
    return False


def _worth(state: SonarState, mine: int, guesses: list[Guess]) -> float:
    """How a boat stands: sunk, or as good or bad as its chance to win."""
    if state.phase == OVER:
        if state.winner == DRAW:
            return 0.0
        return SUNK if state.winner == mine else -SUNK
    return SUNK * (2.0 * chance_to_win(state, mine, guesses) - 1.0)
