"""How a sensible person plays."""

from __future__ import annotations

from fathom.games.titanic.rules import TitanicState


def greedy(state: TitanicState, seat: int) -> int:
    """TODO"""
    return state.legal_moves(seat)[-1]
