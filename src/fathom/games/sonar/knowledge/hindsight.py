"""Looking back at a battle: what each crew could conclude, and how it stood."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from fathom.games.sonar.charts import FIELD_NAMES
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.player.bot import chance
from fathom.games.sonar.player.levels import HARD
from fathom.games.sonar.rules.table import MARKING

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState


def insight(state: SonarState, boat: int) -> dict[str, float]:
    """Where a crew could think the enemy boat, by all that was public (SON-35).

    A field counts by the number of ways in which the boat can have got there.
    """
    weights = deduce(state, 1 - boat).weights
    total = sum(weights.values())
    return {FIELD_NAMES[field]: round(weights[field] / total, 4) for field in sorted(weights)}


def outlook(state: SonarState, seat: int) -> float:
    """The chance to win: by the damage of both boats, and by who knows more about the other."""
    mine = state.boat_of[seat]
    ahead = float(state.boats[1 - mine].damage) - float(state.boats[mine].damage)
    if state.phase != MARKING:
        ahead += HARD.hide * (_ignorance(state, mine) - _ignorance(state, 1 - mine))
    return chance(ahead)


def _ignorance(state: SonarState, boat: int) -> float:
    """How little the enemy knows about where a boat is, in nats."""
    return math.log(len(deduce(state, boat).fields))
