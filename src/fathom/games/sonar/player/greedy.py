# mypyc: compile
"""How sensible people play, whatever their station.

Everybody uses only the own boat, what is public, and what `deduce` makes of that; nobody looks at
the enemy boat of the imagined state.
"""

from __future__ import annotations

from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER_ELSEWHERE,
    CROSS,
    DIVE,
    DRONE,
    END,
    MARK,
    MARK_NONE,
    READY,
    SONAR,
    START,
    SURFACE,
    TORPEDO,
    TRACE,
    facts_of,
)
from fathom.games.sonar.player.captain import VAGUE, Captain
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import Boat
from fathom.games.sonar.rules.chart import Chart
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.wiring import FAILED
from fathom.games.sonar.sea import WIDTH
from fathom.games.sonar.view import PrivateBoat, SonarView

HUNTING = (own.TORPEDO, own.MINE, own.SILENCE, own.SCENARIO, own.SONAR, own.DRONE)
SEARCHING = (own.TORPEDO, own.SONAR, own.DRONE, own.MINE, own.SCENARIO, own.SILENCE)
"""What an officer fills whom nobody asks for anything, when the enemy is found or not."""
PAINS = (3.0, 1.5, 1.2, 1.0)
"""By colour: how much its first cross hurts."""
QUICK_HAND_MS = 2000
SLOW_HAND_MS = 4500
"""How long it takes to trace a section, in milliseconds."""


def greedy(state: SonarState, seat: int) -> int:
    """The move of a player who hunts when the enemy is found and keeps the boat whole."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if ANSWER <= moves[0] < ARCHER_ELSEWHERE:
        return _answer(state, seat, moves)
    if START <= moves[0] < TORPEDO:
        return _start(state, moves, state.dice)
    boat = state.boats[state.boat_of[seat]]
    crosses = [move for move in moves if CROSS <= move < DRONE]
    if crosses:
        chart = state.chart
        return min(crosses, key=lambda move: (cross_pain(boat, move - CROSS, chart), move))
    marks = [move for move in moves if MARK <= move <= MARK_NONE]
    if marks:
        return _mark(state, state.boat_of[seat], marks)
    if TRACE <= moves[0] < READY:
        return moves[-2]  # the last open section, drawn well: people begin with the first
    return Captain(state, state.boat_of[seat]).choose(moves)


def may_wait(view: SonarView, moves: list[int]) -> bool:
    """Whether nothing presses: what a seat may do now, somebody sensible may just as well not."""
    mine = view.own
    for move in moves:
        if TRACE <= move < READY and mine is not None:
            return _is_drawing(view, mine)
        if move < SURFACE or move == END or MARK <= move < DRONE or READY <= move <= DIVE:
            return False
        if START <= move < TORPEDO or ANSWER <= move < ARCHER_ELSEWHERE:
            return False
        if move == SURFACE and (view.mode == "turns" or (mine and mine.surfaces_at is not None)):
            return False
        asked_for = "drone" if DRONE <= move < SONAR else "sonar" if move == SONAR else ""
        if asked_for and mine is not None and mine.wanted == asked_for:
            return False
    return True


def _is_drawing(view: SonarView, mine: PrivateBoat) -> bool:
    """Whether a hand would not be done with a section yet, if it had taken the sheet (SON-22).

    So shipmates have their chance to take it, and nobody is always the first.
    """
    if mine.passed_at is None or view.you is None:
        return False
    luck = Dice(derived_seed(mine.passed_at, view.you))
    return view.now < mine.passed_at + QUICK_HAND_MS + luck.below(SLOW_HAND_MS - QUICK_HAND_MS)


def cross_pain(boat: Boat, symbol: int, chart: Chart) -> float:
    """What a cross costs: damage most, then a system that worked, the wanted one above all."""
    wiring = chart.wiring
    bit = 1 << symbol
    after = wiring.crossed(boat.sheet, symbol)
    if after == FAILED:
        return 1000.0
    if not after & bit:  # a circuit has repaired itself
        return -5.0
    pain = 0.0
    for mask, first in zip(wiring.colour_masks, PAINS, strict=True):
        if bit & mask:
            pain = first if not boat.sheet & mask else 0.2
    if bit & wiring.reactor:
        pain += 1.5 * max((int(boat.sheet) & wiring.reactor).bit_count() - 2, 0)
    if boat.wanted != own.NOTHING and bit & wiring.broken_by[boat.wanted]:
        pain += 4.0 if not boat.is_broken(boat.wanted, chart) else 0.0
    if wiring.circuits[symbol] is not None:
        pain -= 0.5  # it may repair itself
    return pain


def _mark(state: SonarState, number: int, marks: list[int]) -> int:
    """What the captain asked for, else what is most useful."""
    wanted = int(state.boats[number].wanted)
    if MARK + wanted in marks:
        return MARK + wanted
    found = len(deduce(state, 1 - number).fields) <= VAGUE
    for system in HUNTING if found else SEARCHING:
        if MARK + system in marks:
            return MARK + system
    return marks[0]


def _start(state: SonarState, moves: list[int], dice: Dice) -> int:
    """Somewhere with open sea around it."""
    some = [moves[dice.below(len(moves))] for _ in range(8)]
    return max(some, key=lambda move: (len(state.chart.reach[move - START]), move))


def _answer(state: SonarState, seat: int, moves: list[int]) -> int:
    """The answer that leaves the enemy the most fields to think of."""
    captain = Captain(state, state.boat_of[seat])
    weights = captain.seen_by_enemy()
    chart = state.chart
    columns: dict[int, int] = {}
    rows: dict[int, int] = {}
    sectors: dict[int, int] = {}
    pairs: dict[tuple[int, int, int, int], int] = {}
    for field in weights:
        facts = (field % WIDTH, field // WIDTH, chart.sector[field])
        for kind, counts in enumerate((columns, rows, sectors)):
            counts[facts[kind]] = counts.get(facts[kind], 0) + 1
        for one, other in ((0, 1), (0, 2), (1, 2)):
            key = (one, facts[one], other, facts[other])
            pairs[key] = pairs.get(key, 0) + 1
    tables = (columns, rows, sectors)

    def left(move: int) -> tuple[int, int]:
        first, second = facts_of(move - ANSWER)
        both = pairs.get((*first, *second), 0)
        one = tables[first[0]].get(first[1], 0)
        other = tables[second[0]].get(second[1], 0)
        return one + other - 2 * both, -move

    return max(moves, key=left)
