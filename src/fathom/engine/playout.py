"""Random play at full speed."""

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY, State


def play_random(state: State, dice: Dice) -> int:
    """Play to the end, each legal move equally likely; how many moves that took."""
    moves: i64 = 0
    while True:
        seat = state.turn
        if seat == NOBODY:
            acting = state.to_act()
            if not acting:
                return moves
            seat = acting[dice.below(len(acting))]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[dice.below(len(legal))])
        moves += 1
