# mypyc: compile
"""Whether the game is over before the last tile is laid (TIT-29)."""

from __future__ import annotations

from fathom.games.titanic.rules_reach import is_ring_in_reach
from fathom.games.titanic.rules_ship import RING, SUPPLY, Ship


def early_end(ship: Ship, rings: int, has_boats: bool) -> str:
    """Why the game is over, or nothing.

    `rings` are those of all boats; `has_boats`: whether some are still to be laid.
    """
    saved = 0
    is_somebody_out = False
    can_enter = False
    for field in ship.at:
        if field == SUPPLY:
            can_enter = True
        elif field >= 0:
            if ship.ground[field] == RING:
                saved += 1
            else:
                is_somebody_out = True
    if saved == rings:
        return "all-rings"
    if not is_somebody_out and not (can_enter and ship.is_start_open()):
        return "nobody-left"
    if not is_ring_in_reach(ship, has_boats):
        return "no-ring-in-reach"
    return ""
