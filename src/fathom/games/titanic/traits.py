# mypyc: compile
"""Traits of the players: figures of how each of them stands, which a network judges by.

Each is a number from about -1 to 1. Cards in hand count, those of the player whose traits they are;
whoever may not see them imagines them.

Compiled with mypyc, for search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.titanic.rules import NOT_YET, TitanicState
from fathom.games.titanic.rules_plan import MARKED, NOWHERE, PANIC
from fathom.games.titanic.rules_reach import cards_to_ring
from fathom.games.titanic.rules_ship import ALL_CARDS, DECK, RING, SUPPLY, Ship, bits_of, one
from fathom.games.titanic.spec import MOVE, TILES

WAYS_TOLD: Final = 6
"""Ways to a ring are told apart by their cards: 1 to 4, more, and none at all."""
NO_WAY: Final = 5
GROUNDS: Final = ["sea", "deck", "threatened", "doomed"]
"""Where a passenger is: a doomed field can be covered before its player's next turn, a threatened
one before the turn after."""
PASSENGERS_UNIT: Final = 4.0
SAVED_UNIT: Final = 10.0
LEAD_UNIT: Final = 4.0
RINGS_UNIT: Final = 6.0
ALL_RINGS_UNIT: Final = 20.0
"""What is told as 1."""

TABLE: Final = ["laid", "last_turns", "boats_left", "free_rings", "rings_to_come", "start_open"]
OWN: Final = [
    "saved",
    "lead",
    "supply",
    "exposed",
    "saved_by_hand",
    "moves",
    "has_turn",
    "turns_to_wait",
    *[f"card_{card}" for card in range(1, 6)],
]
OTHERS: Final = ["supply", "saved_by_hand", *[f"way_{way}" for way in range(1, WAYS_TOLD + 1)]]
"""The mean of all other players."""
OWN_AT: Final = 6
GROUNDS_AT: Final = 19
OTHERS_AT: Final = 43
COUNT: Final = 51
TRAITS: Final = [
    *TABLE,
    *OWN,
    *[f"{ground}_{way}" for ground in GROUNDS for way in range(1, WAYS_TOLD + 1)],
    *[f"others_{trait}" for trait in OTHERS],
]


def traits_of(state: TitanicState) -> vec[float]:
    """The traits of all players, player after player."""
    traits = vec[float]([0.0] * (COUNT * state.seats))
    rings = _Rings(state)
    player: i64 = 0
    while player < state.seats:
        _write_table(state, rings, traits, player * COUNT)
        _write_own(state, player, traits, player * COUNT + OWN_AT)
        player += 1
    _write_passengers(state, traits)
    _write_others(state, rings, traits)
    return traits


@final
class _Rings:
    """How many rings there are."""

    def __init__(self, state: TitanicState) -> None:
        ship = state.ship
        self.free: i64 = 0
        self.to_come: i64 = 0
        self.saved: vec[i64] = vec[i64]([0] * state.seats)
        """By player: how many passengers are on rings."""
        field: i64 = 0
        while field < len(ship.ground):
            if ship.ground[field] == RING:
                passenger = ship.who[field]
                if passenger < 0:
                    self.free += 1
                else:
                    self.saved[passenger // ship.each] += 1
            field += 1
        boat: i64 = state.boats_laid
        while boat < len(state.box.boats):
            self.to_come += state.box.boats[boat]
            boat += 1


def _write_table(state: TitanicState, rings: _Rings, traits: vec[float], at: i64) -> None:
    ship = state.ship
    traits[at] = float(ship.laid) / float(TILES)
    if state.last_turns != NOT_YET:
        traits[at + 1] = 1.0
    traits[at + 2] = float(len(state.box.boats) - state.boats_laid) / float(len(state.box.boats))
    traits[at + 3] = float(rings.free) / RINGS_UNIT
    traits[at + 4] = float(rings.to_come) / ALL_RINGS_UNIT
    if ship.is_start_open():
        traits[at + 5] = 1.0


def _write_own(state: TitanicState, player: i64, traits: vec[float], at: i64) -> None:
    hand = state.hands[player]
    wait = player - state.turn
    if wait == 0:
        traits[at + 6] = 1.0
        if state.phase == MOVE:
            traits[at + 5] = float(len(hand)) / float(state.box.hand)
    else:
        traits[at + 7] = float(wait if wait > 0 else wait + state.seats) / float(state.seats)
    for card in hand:
        traits[at + 7 + card] += 0.5


def _write_passengers(state: TitanicState, traits: vec[float]) -> None:
    """Where the passengers are who are not saved, and how many of them a card in hand saves."""
    ship = state.ship
    cards = cards_to_ring(ship)
    is_open = ship.is_start_open()
    player: i64 = 0
    while player < state.seats:
        at = player * COUNT
        saved_by_hand: i64 = 0
        passenger = player * ship.each
        end = passenger + ship.each
        while passenger < end:
            field = ship.at[passenger]
            passenger += 1
            if field == SUPPLY and is_open:
                traits[at + OWN_AT + 2] += 1.0 / SAVED_UNIT
            if field < 0 or ship.ground[field] == RING:
                continue
            way = cards[field] - 1
            if way > NO_WAY:
                way = NO_WAY
            elif way == NO_WAY:
                way = NO_WAY - 1
            ground: i64 = 0
            if ship.ground[field] == DECK:
                ground = _ground(ship, field, state.seats)
                printed = ship.plan.printed[field]
                if printed in (PANIC, MARKED):
                    traits[at + OWN_AT + 3] += 1.0 / PASSENGERS_UNIT
            traits[at + GROUNDS_AT + ground * WAYS_TOLD + way] += 1.0 / PASSENGERS_UNIT
            hand = state.hands[player]
            if way == 0 and saved_by_hand < len(hand) and leads_to_ring(ship, player, field, hand):
                saved_by_hand += 1
        traits[at + OWN_AT + 4] = float(saved_by_hand) / PASSENGERS_UNIT
        player += 1


def _ground(ship: Ship, field: i64, seats: i64) -> i64:
    """Which of GROUNDS a field on deck is."""
    ahead = ship.plan.place[field] - ship.laid
    if ahead < seats:
        return 3
    return 2 if ahead < 2 * seats else 1


def _write_others(state: TitanicState, rings: _Rings, traits: vec[float]) -> None:
    """The lead, and how the others stand."""
    seats: i64 = state.seats
    each = 1.0 / float(seats - 1)
    player: i64 = 0
    while player < seats:
        at = player * COUNT
        most: i64 = 0
        other: i64 = 0
        while other < seats:
            if other != player:
                if rings.saved[other] > most:
                    most = rings.saved[other]
                origin = other * COUNT
                traits[at + OTHERS_AT] += each * traits[origin + OWN_AT + 2]
                traits[at + OTHERS_AT + 1] += each * traits[origin + OWN_AT + 4]
                way: i64 = 0
                while way < WAYS_TOLD:
                    near = origin + GROUNDS_AT + way
                    total = traits[near] + traits[near + WAYS_TOLD] + traits[near + 2 * WAYS_TOLD]
                    traits[at + OTHERS_AT + 2 + way] += each * total
                    way += 1
            other += 1
        traits[at + OWN_AT] = float(rings.saved[player]) / SAVED_UNIT
        traits[at + OWN_AT + 1] = float(rings.saved[player] - most) / LEAD_UNIT
        player += 1


def leads_to_ring(ship: Ship, seat: i64, field: i64, hand: list[int]) -> bool:
    """Whether a card of this hand takes a passenger from this field to a free ring."""
    cards = bits_of(hand)
    direction: i64 = 0
    while direction < 4:
        legal = ship.ways_by(cards, seat, field, direction, hand, NOWHERE) & ALL_CARDS
        card: i64 = 1
        while legal >> card:
            if legal & one(card):
                end = ship.line(field, direction, card)
                if ship.ground[end] == RING and ship.who[end] < 0:
                    return True
            card += 1
        direction += 1
    return False
