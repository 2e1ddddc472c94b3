"""How divers differ: the careful turn early, the greedy dive on, the sly breathe the air away."""

from __future__ import annotations

from typing import ClassVar

from fathom.engine.manners import Manners, Tastes
from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.reasons import dive_from
from fathom.games.deep_sea.rules import DeepSeaState

HOPELESS_TURNS = 2
"""So many turns short of air nobody goes on, and nobody takes one more."""


class DeepSeaManners(Manners[DeepSeaState]):
    """People stay too long, cannot leave a treasure, and forget that they may drop one."""

    tastes: ClassVar[Tastes] = {
        "careful": {"advice-turn": 1.0, "advice-leave": 1.0, "advice-drop": 1.0},
        "greedy": {"advice-on": 1.0, "advice-take": 1.0, "advice-keep": 1.0},
        "sly": {"advice-turn": 1.0, "advice-take": 1.0, "advice-keep": 1.0},
    }

    def lapses(self, state: DeepSeaState, seat: int, best: int) -> list[int]:
        legal = state.legal_moves(seat)
        depth, load = state.depth[seat], len(state.sack[seat])
        if best == TURN and ON in legal:
            deeper = depth + round(state.box.pace[load])
            return [ON] if _has_hope(state, seat, deeper, load) else []
        if best == LEAVE and TAKE in legal:
            return [TAKE] if _has_hope(state, seat, depth, load + 1) else []
        if best == TAKE or best >= DROP:
            return [LEAVE]
        return []


def _has_hope(state: DeepSeaState, seat: int, depth: int, load: int) -> bool:
    dive = dive_from(state, seat, depth, load)
    return dive.home - dive.air < HOPELESS_TURNS
