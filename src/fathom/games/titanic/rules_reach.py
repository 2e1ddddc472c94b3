"""How far it is to a ring: whether the game can still be scored, and distances for bots."""

from __future__ import annotations

from mypy_extensions import i64

from fathom.games.titanic.rules_plan import NOWHERE
from fathom.games.titanic.rules_ship import DECK, FLOE, RING, SUPPLY, Ship

FAR = 99
"""The distance where there is no way."""


def is_ring_in_reach(ship: Ship, are_boats_left: bool) -> bool:
    """Whether somebody could still get to a ring, judged generously (TIT-29 c)."""
    if not ship.fights:
        return _floods(ship, NOWHERE, are_boats_left)
    seats = len(ship.at) // ship.each
    for seat in range(seats):  # TIT-Z5: whose ring it is matters
        if _floods(ship, seat, are_boats_left):
            return True
    return False


def _floods(ship: Ship, seat: i64, are_boats_left: bool) -> bool:
    """Whether single steps from this seat's passengers (NOWHERE: anybody's) meet a goal."""
    ground = ship.ground
    each: i64 = ship.each
    seen = [False] * len(ground)
    edge: list[int] = []
    can_enter = False
    is_open = ship.is_start_open()
    passenger: i64 = 0
    end: i64 = len(ship.at)
    if seat >= 0:
        passenger = seat * each
        end = passenger + each
    while passenger < end:
        field: i64 = ship.at[passenger]
        if field >= 0:
            if ground[field] != RING or ship.leaving_boats:
                edge.append(int(field))
                seen[field] = True
        elif field == SUPPLY and is_open:
            can_enter = True
        passenger += 1
    if can_enter:
        edge.append(ship.plan.start)
        seen[ship.plan.start] = True
    if are_boats_left:
        for source in edge:
            if ground[source] == DECK:
                return True
    goes_through = ship.leaving_boats or ship.over_rings
    while edge:
        field = edge.pop()
        direction: i64 = 0
        while direction < 4:
            beside: i64 = ship.plan.beside[direction][field]
            direction += 1
            if beside < 0 or seen[beside]:
                continue
            seen[beside] = True
            here: i64 = ground[beside]
            if here == FLOE:
                continue
            if here == DECK:
                if are_boats_left:
                    return True
            elif here == RING:
                owner: i64 = ship.who[beside]
                if owner < 0 or (seat >= 0 and owner // each != seat):
                    return True
                if not goes_through:
                    continue
            edge.append(int(beside))
    return False
