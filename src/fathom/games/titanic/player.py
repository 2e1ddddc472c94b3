# mypyc: compile
"""How a sensible person plays: towards the rings, off what sinks next, one card at a time.

Compiled with mypyc, for search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.instinct import Instinct, shares
from fathom.engine.judgement import read_judgement
from fathom.engine.network import read_network
from fathom.games.titanic.notation import ENTER, LAY, MOVE, STOP, TURN, WAYS
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.rules_plan import MARKED, PANIC
from fathom.games.titanic.rules_reach import NO_WAY_STEPS, cards_to_ring
from fathom.games.titanic.rules_ship import DECK, RING, SEA, Ship, one
from fathom.games.titanic.spec import BOAT, FARTHEST, OVER
from fathom.games.titanic.traits import TRAITS, leads_to_ring, traits_of

SAVED: Final = 1000.0
IN_HAND: Final = 800.0
"""The worth of a passenger whom a card in hand takes to a ring."""
ANY_CARD_WORTH: Final = 600.0
"""The worth of one to whom any card leads to a ring; each card more is worth a part of it."""
PACE: Final = 0.65
BY_CARDS: Final[list[float]] = [ANY_CARD_WORTH * PACE**cards for cards in range(NO_WAY_STEPS)]
ADRIFT: Final = 60.0
"""The worth of one who has no way to a ring yet."""
DOOMED: Final = 0.1
"""What is left of it on a place that can be covered before the next turn."""
THREATENED: Final = 0.9
"""The same, on a place that can be covered before the turn after."""
EXPOSED: Final = 0.6
"""The same, on a field where others can throw it out."""
SPITE: Final = 0.2
"""How much another player's loss counts."""
JUDGEMENT: Final = read_judgement("fathom.games.titanic")
NETWORK: Final = read_network("fathom.games.titanic")


@final
class TitanicInstinct(Instinct):
    """Looks at no hidden card."""

    def __init__(self) -> None:
        self.network = NETWORK

    def promise(self, state: TitanicState, seat: int, moves: list[int]) -> list[float]:
        if LAY <= moves[0] < ENTER:
            return [_tile_worth(state, seat, move) for move in moves]
        outlook = Outlook(state.ship, state.seats)
        return [0.0 if move <= STOP else _card_gain(state, seat, move, outlook) for move in moves]

    def value(self, state: TitanicState) -> list[float]:
        if state.phase == OVER:
            return shares(state)
        return JUDGEMENT.shares(self.signs(state), self.progress(state))

    def sign_names(self) -> list[str]:
        return ["passengers", "turn"]

    def signs(self, state: TitanicState) -> list[list[float]]:
        outlook = Outlook(state.ship, state.seats)
        return [
            [outlook.total(seat) / SAVED, 1.0 if seat == state.turn else 0.0]
            for seat in range(state.seats)
        ]

    def trait_names(self) -> list[str]:
        return TRAITS

    def traits(self, state: TitanicState) -> vec[float]:
        return traits_of(state)

    def progress(self, state: TitanicState) -> float:
        """By tiles."""
        return float(state.ship.laid) / float(len(state.ship.plan.corners))

    def landmark(self, state: TitanicState) -> int:
        """What was rolled, and so what is to be done."""
        return int(state.phase * 8 + state.die) + 1


@final
class Outlook:
    """What a passenger is worth on each field, as the ship lies now."""

    def __init__(self, ship: Ship, seats: int) -> None:
        self.ship = ship
        self.seats = seats
        self.cards = cards_to_ring(ship)

    def worth(self, field: i64) -> float:
        """What a passenger on this field is worth, whoever owns it."""
        ship = self.ship
        ground = ship.ground[field]
        if ground == RING:
            return SAVED
        cards = self.cards[field]
        worth = ADRIFT if cards == NO_WAY_STEPS else BY_CARDS[cards]
        if ground != DECK:
            return worth
        printed = ship.plan.printed[field]
        if printed in (PANIC, MARKED):
            worth *= EXPOSED
        ahead = ship.plan.place[field] - ship.laid
        if ahead < self.seats:
            return worth * DOOMED
        return worth * THREATENED if ahead < 2 * self.seats else worth

    def total(self, seat: int) -> float:
        """All passengers of a seat that are on the board."""
        worth = 0.0
        for passenger in range(seat * self.ship.each, (seat + 1) * self.ship.each):
            field = self.ship.at[passenger]
            if field >= 0:
                worth += self.worth(field)
        return worth


def _tile_worth(state: TitanicState, seat: int, move: int) -> float:
    """How things stand after a tile: for this seat, less how they stand for the others."""
    twin = state.copy()
    if move >= TURN:
        twin.apply(seat, move)
    elif move == LAY + BOAT:
        return max(
            _tile_worth(_after(state, seat, move), seat, TURN + quarters) for quarters in range(4)
        )
    else:
        twin.apply(seat, move)
    outlook = Outlook(twin.ship, state.seats)
    others = [outlook.total(other) for other in range(state.seats) if other != seat]
    return outlook.total(seat) - SPITE * sum(others)


def _after(state: TitanicState, seat: int, move: int) -> TitanicState:
    twin = state.copy()
    twin.apply(seat, move)
    return twin


def _card_gain(state: TitanicState, seat: int, move: i64, outlook: Outlook) -> float:
    """What playing a card gains: the passenger's new worth, less the old, and others' losses."""
    ship = state.ship
    if move >= MOVE:
        number = (move - MOVE) // WAYS
        way = (move - MOVE) % WAYS
        origin = ship.at[seat * ship.each + number]
        before = outlook.worth(origin)
        if state.box.cold_water and ship.ground[origin] == SEA and not state.moved & one(number):
            before = 0.0  # TIT-Z2: it freezes if it stays
    else:
        way = move - ENTER
        origin = ship.plan.start
        before = 0.0
    direction = way // FARTHEST
    card = way % FARTHEST + 1
    field = ship.line(origin, direction, card)
    after = outlook.worth(field)
    if outlook.cards[field] == 1 and after < IN_HAND:
        rest = state.hands[seat][:]
        rest.remove(int(card))
        if leads_to_ring(ship, seat, field, rest):
            after = IN_HAND
    gain = after - before
    other = ship.who[field]
    if other >= 0:
        if ship.ground[field] == RING:
            room = ship.room_before(origin, direction, field, state.bound)
            won = SAVED + SPITE * (SAVED - outlook.worth(room))
            gain = won / 6 + outlook.worth(room) / 3 - before  # TIT-3, TIT-Z5
        elif other // ship.each == seat:
            gain -= outlook.worth(field)
        else:
            gain += SPITE * outlook.worth(field)
    return gain
