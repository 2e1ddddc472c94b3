# mypyc: compile
"""How far it is to a ring: whether the game can still be scored, and distances for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fathom.games.titanic.rules_plan import NOWHERE, STAIRS, START_FIELD
from fathom.games.titanic.rules_ship import DECK, FLOE, RING, SEA, SUPPLY, Ship
from fathom.games.titanic.spec import FARTHEST

NO_WAY_STEPS: Final = 99
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


def cards_to_ring(ship: Ship) -> list[int]:
    """By field: how few cards, of any value, lead to a free ring; NO_WAY_STEPS if none do.

    Other passengers are taken to be gone by then. The ship keeps the answer: change nothing in it.
    """
    if ship.way_home:
        return ship.way_home
    cards = [NO_WAY_STEPS] * len(ship.ground)
    edge: list[int] = []
    for field in range(len(cards)):
        if ship.ground[field] == RING and ship.who[field] < 0:
            cards[field] = 0
            edge.append(field)
    done = 0
    while done < len(edge):
        _spread(ship, cards, edge, edge[done])
        done += 1
    ship.way_home = cards
    return cards


def _spread(ship: Ship, cards: list[int], edge: list[int], goal: i64) -> None:
    """Note every field from which one card leads to `goal`."""
    ground = ship.ground
    printed = ship.plan.printed
    laid: i64 = ship.laid
    needed: i64 = cards[goal] + 1
    direction: i64 = 0
    while direction < 4:
        # Walking back from the goal: once there is deck, there must not be water behind it.
        is_deck: bool = ground[goal] == DECK
        beside = ship.plan.beside[direction]
        rails = ship.plan.rail[direction]
        field = goal
        steps: i64 = 0
        while steps < FARTHEST:
            is_jump: bool = rails[field] >= laid
            if is_jump and not (ship.over_the_rail and steps < 2 and ground[goal] == SEA):
                break  # TIT-21, TIT-Z1
            field = beside[field]
            if field < 0:
                break
            here: i64 = ground[field]
            if here == FLOE or (is_deck and here != DECK):
                break
            if here == DECK:
                is_deck = True
            if cards[field] > needed and here != RING:
                cards[field] = int(needed)
                if here != DECK or printed[field] != START_FIELD:
                    edge.append(int(field))
            if is_jump or (here == RING and not ship.over_rings):
                break
            if here == DECK and printed[field] == STAIRS:
                break
            steps += 1
        direction += 1
