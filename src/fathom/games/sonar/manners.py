"""How crews differ: the careful hide, the greedy hunt, the sly creep and lay mines."""

from __future__ import annotations

from typing import ClassVar

from fathom.engine.manners import Manners, Tastes
from fathom.games.sonar.notation import CROSS, DRONE, END, MARK, START, SURFACE, TORPEDO
from fathom.games.sonar.rules.state import SonarState


class SonarManners(Manners[SonarState]):
    """People stay down too long, forget what is ready, and mark or cross what is not best."""

    tastes: ClassVar[Tastes] = {
        "careful": {
            "advice-sonar-silence": 1.0,
            "advice-sonar-surface": 0.8,
            "advice-sonar-end": 0.6,
            "advice-sonar-hide": 0.5,
        },
        "greedy": {
            "advice-sonar-torpedo": 1.0,
            "advice-sonar-detonate": 1.0,
            "advice-sonar-range": 1.0,
            "advice-sonar-sonar": 0.5,
        },
        "sly": {
            "advice-sonar-silence": 1.0,
            "advice-sonar-mine": 1.0,
            "advice-sonar-drone": 0.8,
            "advice-sonar-hide": 0.5,
        },
    }

    def lapses(self, state: SonarState, seat: int, best: int) -> list[int]:
        """By kind; how much they cost is for the bot to see, who weighs every move."""
        legal = state.legal_moves(seat)
        if best <= SURFACE:
            return [move for move in legal if move < SURFACE and move != best]
        for first, end in ((MARK, CROSS), (CROSS, DRONE)):
            if first <= best < end:
                return [move for move in legal if first <= move < end and move != best]
        if best >= DRONE and not START <= best < TORPEDO and END in legal and best != END:
            return [END]
        return []
