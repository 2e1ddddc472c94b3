"""How the shipwrecked differ: the careful leave what sinks, the greedy run, the sly push."""

from __future__ import annotations

from typing import ClassVar

from fathom.engine.manners import Manners, Tastes
from fathom.games.titanic.notation import ENTER, LAY, STOP
from fathom.games.titanic.player import SAVED, TitanicInstinct
from fathom.games.titanic.rules import TitanicState

MOST_LAPSES = 2
RUIN = -0.5 * SAVED
"""Nobody plays a card that loses as much as this."""


class TitanicManners(Manners[TitanicState]):
    """People stay where they are too long, take the second-best way, and turn a boat carelessly."""

    tastes: ClassVar[Tastes] = {
        "careful": {
            "advice-ring": 1.0,
            "advice-danger": 0.9,
            "advice-in-hand": 0.6,
            "advice-stop": 0.5,
            "advice-nearer": 0.4,
        },
        "greedy": {
            "advice-ring": 1.0,
            "advice-in-hand": 0.9,
            "advice-nearer": 0.8,
            "advice-fight": 0.7,
            "advice-way": 0.6,
        },
        "sly": {
            "advice-throw": 1.0,
            "advice-fight": 0.9,
            "advice-ring": 0.8,
            "advice-danger": 0.3,
        },
    }

    def lapses(self, state: TitanicState, seat: int, best: int) -> list[int]:
        legal = state.legal_moves(seat)
        promises = dict(zip(legal, TitanicInstinct().promise(state, seat, legal), strict=True))
        if LAY <= best < ENTER:
            others = [move for move in legal if move != best]
        else:
            if best >= ENTER and _saves(state, seat, best):  # that is seen by everybody
                return []
            others = [move for move in legal if move not in (best, STOP) and promises[move] > RUIN]
        tempting = sorted(others, key=lambda move: (-promises[move], move))[:MOST_LAPSES]
        return tempting + [STOP] * (best >= ENTER and STOP in legal)


def _saves(state: TitanicState, seat: int, move: int) -> bool:
    """Whether a card takes a passenger to a free ring."""
    found = state.game.reason(state, seat, move)
    return found is not None and found[0] == "advice-ring"
