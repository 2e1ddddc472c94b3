# mypyc: compile
"""How a sensible person plays: deep enough to pay, and home before the air is out.

Compiled with mypyc, for search.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fathom.engine.instinct import Instinct
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules import DIRECTION, EXPLORE, OVER, DeepSeaState

CARE: Final = 1.15
"""Turns home are counted this much too many: dice are unkind and others take treasure too."""
WORTH_TAKING: Final = 2
"""On the way down only treasure of this level or deeper is taken."""


@final
class DeepSeaInstinct(Instinct):
    """Looks at no hidden value."""

    def promise(self, state: DeepSeaState, seat: int, moves: list[int]) -> list[float]:
        best = self.choose(state, seat)
        return [1.0 if move == best else 0.0 for move in moves]

    def choose(self, state: DeepSeaState, seat: int) -> int:
        diver: i64 = seat
        load: i64 = len(state.sack[diver])
        depth: i64 = state.depth[diver]
        if state.phase == DIRECTION:
            if depth == 0 or state.returning[diver]:
                return ON
            if not state._has_free_space_below(depth):
                return TURN
            return (
                TURN if load and (load >= state.box.enough or not _can_go_on(state, diver)) else ON
            )
        if state.path[depth - 1]:
            return TAKE if _is_worth_taking(state, diver) else LEAVE
        if load > 1 and not _gets_home(state, diver, load):
            return DROP + _least_level(state, diver)
        return LEAVE

    def value(self, state: DeepSeaState) -> list[float]:
        return _standing(state)

    def landmark(self, state: DeepSeaState) -> int:
        """The dice decide where a diver is, and how much air the others have left (DSA-11)."""
        if state.phase == EXPLORE:
            return state.depth[state.turn]
        return state.box.chips + 1 + state.depth[state.turn]


def _can_go_on(state: DeepSeaState, diver: i64) -> bool:
    """Whether there is air for one more turn down and the way home with one more treasure."""
    load: i64 = len(state.sack[diver])
    deeper = state.depth[diver] + state.box.pace[load]
    return _air_turns(state, diver, load + 1) - 1 > CARE * deeper / _pace(state, load + 1)


def _pace(state: DeepSeaState, load: i64) -> float:
    """The mean steps of a turn with so much in the sack."""
    box = state.box
    return box.pace[load if load < box.most_carried else box.most_carried]


def _is_worth_taking(state: DeepSeaState, diver: i64) -> bool:
    load: i64 = len(state.sack[diver])
    if not state.returning[diver]:
        box = state.box
        level = box.back[max(state.path[state.depth[diver] - 1])]
        if level < WORTH_TAKING and level < box.levels and _can_go_on(state, diver):
            return False
    return _gets_home(state, diver, load + 1)


def _gets_home(state: DeepSeaState, diver: i64, load: i64) -> bool:
    needed = CARE * state.depth[diver] / _pace(state, load)
    return _air_turns(state, diver, load) >= needed


def _air_turns(state: DeepSeaState, diver: i64, load: i64) -> float:
    """For how many turns the air lasts if this diver carries so much and the others go on so."""
    if load == 0:
        return 99.0
    use = float(load)
    for other in range(state.seats):
        if other != diver and not state.home[other]:
            use += len(state.sack[other])
            if not state.returning[other]:
                use += 0.5
    return state.tank / use


def _least_level(state: DeepSeaState, diver: i64) -> int:
    """Which treasure is missed least: the one whose levels are lowest, as the backs show."""
    sack = state.sack[diver]
    least = 0
    fewest = 1 << 20
    for number in range(len(sack)):
        levels = 0
        for value in sack[number]:
            levels += state.box.back[value]
        if levels < fewest:
            fewest = levels
            least = number
    return least


def _standing(state: DeepSeaState) -> list[float]:
    """Who wins if nothing more is brought home; a little for coming close."""
    scores: list[int] = []
    for seat in range(state.seats):
        score = sum(state.stored[seat])
        if state.phase != OVER and state.home[seat]:
            for treasure in state.sack[seat]:
                score += sum(treasure)
        scores.append(score)
    best = max(scores)
    winners = scores.count(best)
    total = sum(scores) + 1
    values: list[float] = []
    for score in scores:
        win = 1.0 / winners if score == best else 0.0
        values.append(0.9 * win + 0.1 * score / total)
    return values
