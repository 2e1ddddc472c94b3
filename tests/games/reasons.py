"""What games say for moves."""

from __future__ import annotations

from typing import Any

from fathom.engine.state import State


def said(state: State, word: str) -> tuple[str, dict[str, Any]]:
    """What speaks for a move of the seat on turn."""
    (seat,) = state.to_act()
    move = state.parse_move(word)
    assert move in state.legal_moves(seat)
    found = state.game.reason(state, seat, move)
    assert found is not None
    return found
