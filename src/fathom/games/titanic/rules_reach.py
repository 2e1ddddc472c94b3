# mypyc: compile
"""How far it is to a ring: whether the game can still be scored, and distances for bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
    each = ship.each
    ground = ship.ground
    fields = len(ground)
    seen = vec[bool]([False] * fields)
    edge = vec[i64]([0] * fields)
    """Fields from which steps are still to be made."""
    waiting: i64 = 0
    can_enter = False
    is_open = ship.is_start_open()
    passenger: i64 = 0
    end = len(ship.at)
    if seat >= 0:
        passenger = seat * each
        end = passenger + each
    while passenger < end:
        field = ship.at[passenger]
        if field >= 0:
            if ground[field] != RING or ship.leaving_boats:
                edge[waiting] = field
                waiting += 1
                seen[field] = True
        elif field == SUPPLY and is_open:
            can_enter = True
        passenger += 1
    if can_enter and not seen[ship.plan.start]:
        edge[waiting] = ship.plan.start
        waiting += 1
        seen[ship.plan.start] = True
    if are_boats_left:
        place: i64 = 0
        while place < waiting:
            if ground[edge[place]] == DECK:
                return True
            place += 1
    goes_through = ship.leaving_boats or ship.over_rings
    next_field = ship.plan.beside
    while waiting:
        waiting -= 1
        field = edge[waiting]
        direction: i64 = 0
        while direction < 4:
            beside = next_field[4 * field + direction]
            direction += 1
            if beside < 0 or seen[beside]:
                continue
            seen[beside] = True
            here = ground[beside]
            if here == FLOE:
                continue
            if here == DECK:
                if are_boats_left:
                    return True
            elif here == RING:
                owner = ship.who[beside]
                if owner < 0 or (seat >= 0 and owner // each != seat):
                    return True
                if not goes_through:
                    continue
            edge[waiting] = beside
            waiting += 1
    return False


def cards_to_ring(ship: Ship) -> vec[i64]:
    """By field: how few cards, of any value, lead to a free ring; NO_WAY_STEPS if none do.

    Other passengers are taken to be gone by then. The ship keeps the answer: change nothing in it.
    """
    if len(ship.way_home):
        return ship.way_home
    fields = len(ship.ground)
    cards = vec[i64]([NO_WAY_STEPS] * fields)
    found = vec[i64]([0] * fields)
    """The fields with a way, the nearest first; none of them twice."""
    count: i64 = 0
    for field in range(fields):
        if ship.ground[field] == RING and ship.who[field] < 0:
            cards[field] = 0
            found[count] = field
            count += 1
    done: i64 = 0
    while done < count:
        count = _spread(ship, cards, found[done], found, count)
        done += 1
    ship.way_home = cards
    return cards


def _spread(ship: Ship, cards: vec[i64], goal: i64, found: vec[i64], count: i64) -> i64:
    """Find every field from which one card leads to `goal`; how many are found then."""
    ground = ship.ground
    printed = ship.plan.printed
    beside = ship.plan.beside
    rails = ship.plan.rail
    laid = ship.laid
    needed = cards[goal] + 1
    direction: i64 = 0
    while direction < 4:
        # Walking back from the goal: once there is deck, there must not be water behind it.
        is_deck = ground[goal] == DECK
        field = goal
        steps: i64 = 0
        while steps < FARTHEST:
            side = 4 * field + direction
            is_jump = rails[side] >= laid
            if is_jump and not (ship.over_the_rail and steps < 2 and ground[goal] == SEA):
                break  # TIT-21, TIT-Z1
            field = beside[side]
            if field < 0:
                break
            here = ground[field]
            if here == FLOE or (is_deck and here != DECK):
                break
            if here == DECK:
                is_deck = True
            is_start = here == DECK and printed[field] == START_FIELD
            if cards[field] < needed and not is_start and not ship.over_the_rail:
                break  # what lies behind is as near to this field, which has its own turn
            if cards[field] > needed and here != RING:
                cards[field] = needed
                if not is_start:
                    found[count] = field
                    count += 1
            if is_jump or (here == RING and not ship.over_rings):
                break
            if here == DECK and printed[field] == STAIRS:
                break
            steps += 1
        direction += 1
    return count
