"""Says whether a move is possible, and if not, which rule forbids it."""

from __future__ import annotations

from fathom.engine.errors import FathomError
from fathom.server import tells
from fathom.server.faults import fault_of
from fathom.server.live.live_table import LiveTable


def why(live: LiveTable, seat: int, words: str, now: int) -> tells.Why:
    """Look at a move without playing it. Raises WrongTime."""
    live.look(now)
    state = live.running().state
    try:
        state.check(seat, state.parse_move(words))
    except FathomError as error:
        return tells.Why(move=words, is_legal=False, error=fault_of(error, state, seat))
    return tells.Why(move=words, is_legal=True)
