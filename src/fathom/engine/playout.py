# mypyc: compile
"""Random play at full speed."""

from typing import Final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import NOBODY, State

PAUSE_MS: Final = 1000
"""In real time, fewer milliseconds than this pass between two random moves."""


def play_random(state: State, dice: Dice) -> int:
    """Play to the end, each legal move equally likely; how many moves that took."""
    moves: i64 = 0
    timed = is_timed(state)
    while True:
        if timed:
            at = next_moment(state, dice)
            pass_time(state, at)
            state.now = at
        seat = state.turn
        if seat == NOBODY:
            acting = state.to_act()
            if not acting:
                if due(state) is None:
                    return moves
                continue
            seat = acting[dice.below(len(acting))]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        moves += 1


def next_moment(state: State, dice: Dice) -> int:
    """When somebody acts next in real time; if nobody may, when something is due."""
    moment = due(state)
    if moment is not None and not state.to_act():
        return max(moment, state.now)
    return state.now + dice.below(PAUSE_MS)
