# mypyc: compile
"""Random play at full speed."""

from typing import Final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY, State

PAUSE: Final = 1000
"""In real time, fewer milliseconds than this pass between two random moves."""


def play_random(state: State, dice: Dice) -> int:
    """Play to the end, each legal move equally likely; how many moves that took."""
    moves: i64 = 0
    while True:
        if state.timed:
            at = next_moment(state, dice)
            state.pass_time(at)
            state.now = at
        seat = state.turn
        if seat == NOBODY:
            acting = state.to_act()
            if not acting:
                if state.due() is None:
                    return moves
                continue
            seat = acting[dice.below(len(acting))]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        moves += 1


def next_moment(state: State, dice: Dice) -> int:
    """When somebody acts next in real time; if nobody may, when something is due."""
    due = state.due()
    if due is not None and not state.to_act():
        return max(due, state.now)
    return state.now + dice.below(PAUSE)
