from __future__ import annotations

from fathom.games.submarine.rules import SubmarineState


def greedy(state: SubmarineState, seat: int) -> int:
    return state.legal_moves(seat)[0]
