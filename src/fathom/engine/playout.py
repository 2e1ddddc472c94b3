"""Random play at full speed."""

from typing import Final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY, State

IDLE: Final = 1000
"""In real time, fewer milliseconds than this pass between two random moves."""


def play_random(state: State, dice: Dice) -> int:
    """Play to the end, each legal move equally likely; how many moves that took."""
    moves: i64 = 0
    while True:
        if state.timed:
            let_time_pass(state, dice)
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


def let_time_pass(state: State, dice: Dice) -> None:
    """In real time: a moment passes, or, if nobody may act, all the time until something is due."""
    at = state.now + dice.below(IDLE)
    due = state.due()
    if due is not None:
        if due > at and not state.to_act():
            at = due
        if due <= at:
            state.advance(at)
    state.now = at
