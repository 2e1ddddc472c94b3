"""How salvagers differ: the careful keep their jokers, the greedy take, the sly get in the way."""

from __future__ import annotations

from typing import ClassVar

from fathom.engine.manners import Manners, Tastes
from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    MOVE,
    PLACE,
    SHELL_CHOICE,
    SHIP,
    SHIP_OUT,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.player import NEVER, WIN, SubmarineInstinct
from fathom.games.submarine.rules import SubmarineState

KINDS_OF_CHOICE = (SHELL_CHOICE, PLACE, SHIP, MOVE, TAKE, CARD, GIVE, SWAP, STOP)
"""Where the moves of each kind of choice begin; `ship out` is one of the stops."""
MOST_LAPSES = 2


class SubmarineManners(Manners[SubmarineState]):
    """People overlook the better field, stop salvaging too soon and make one stop too many."""

    tastes: ClassVar[Tastes] = {
        "careful": {
            "advice-card": 1.0,
            "advice-ship": 0.8,
            "advice-no-swap": 0.6,
            "advice-enough": 0.5,
        },
        "greedy": {
            "advice-take": 1.0,
            "advice-ship": 0.8,
            "advice-move": 0.4,
        },
        "sly": {
            "advice-jam": 1.0,
            "advice-ship-move": 0.6,
            "advice-ship-out": 0.4,
        },
    }

    def lapses(self, state: SubmarineState, seat: int, best: int) -> list[int]:
        legal = state.legal_moves(seat)
        promises = dict(zip(legal, SubmarineInstinct().promise(state, seat, legal), strict=True))
        if promises[best] >= WIN:  # SUB-27, SUB-28: that is seen by everybody
            return []
        if best == SHIP_OUT:
            return [move for move in legal if SHIP <= move < SHIP_OUT][:1]
        alike = [
            move
            for move in legal
            if _kind(move) == _kind(best) and move != best and promises[move] > NEVER
        ]
        tempting = sorted(alike, key=lambda move: (-promises[move], move))[:MOST_LAPSES]
        stops_early = TAKE <= best < CARD and STOP in legal
        return tempting + [STOP] * stops_early


def _kind(move: int) -> int:
    """Which kind of choice a move is."""
    return sum(first <= move for first in KINDS_OF_CHOICE)
