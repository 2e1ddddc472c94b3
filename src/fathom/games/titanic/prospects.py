"""What the moves of a seat would do, for whoever shows them: nothing is worked out twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from fathom.games.titanic.notation import ENTER as ENTER_MOVE
from fathom.games.titanic.notation import MOVE as CARD_MOVE
from fathom.games.titanic.notation import MOVES, WAYS
from fathom.games.titanic.notation import TURN as TURN_MOVE
from fathom.games.titanic.rules_plan import STAIRS
from fathom.games.titanic.rules_ship import DECK, RING, SEA
from fathom.games.titanic.spec import DIRECTIONS, FARTHEST, TURN

if TYPE_CHECKING:
    from fathom.games.titanic.rules import TitanicState

Then = Literal["deck", "water", "stairs", "ring", "fight", "throw-out"]


class Way(msgspec.Struct, frozen=True):
    """A move with a card: who goes, by which card, which way, to where, and what happens there."""

    move: str
    passenger: int
    card: int
    direction: str
    x: int
    y: int
    then: Then


class BoatTurn(msgspec.Struct, frozen=True):
    """A way to turn the boat that is being laid, and the fields its rings would be on."""

    move: str
    rings: list[list[int]]


def ways_of(state: TitanicState, seat: int | None) -> list[Way]:
    """Every legal move of this seat that plays a card."""
    if seat is None or seat != state.turn:
        return []
    return [_way(state, seat, move) for move in state.legal_moves(seat) if move >= ENTER_MOVE]


def _way(state: TitanicState, seat: int, move: int) -> Way:
    ship = state.ship
    if move >= CARD_MOVE:
        number, way = divmod(move - CARD_MOVE, WAYS)
        passenger = seat * ship.each + number
        origin = ship.at[passenger]
    else:
        way, origin = move - ENTER_MOVE, ship.plan.start
        number = ship.first_in_supply(seat) - seat * ship.each
    direction, card = way // FARTHEST, way % FARTHEST + 1
    field = ship.line(origin, direction, card)
    y, x = divmod(field, ship.plan.width)
    return Way(MOVES[move], number + 1, card, DIRECTIONS[direction], x, y, _then(state, field))


def _then(state: TitanicState, field: int) -> Then:
    ship = state.ship
    is_taken = ship.who[field] >= 0
    if ship.ground[field] == RING:
        return "fight" if is_taken else "ring"  # TIT-Z5, TIT-19
    if is_taken:
        return "throw-out"  # TIT-23
    if ship.is_open_print(field, STAIRS):
        return "stairs"  # TIT-24
    return "deck" if ship.ground[field] == DECK else "water"


def boat_turns_of(state: TitanicState, seat: int | None) -> list[BoatTurn]:
    """The four ways to lay the boat, while this seat has to choose one (TIT-8)."""
    if seat is None or seat != state.turn or state.phase != TURN:
        return []
    return [BoatTurn(MOVES[TURN_MOVE + quarters], _rings(state, quarters)) for quarters in range(4)]


def _rings(state: TitanicState, quarters: int) -> list[list[int]]:
    ship = state.ship.copy()
    width = ship.plan.width
    corners = ship.plan.corners[ship.laid]
    ship.cover(SEA, state.box.boats[state.boats_laid], quarters)
    return [[field % width, field // width] for field in corners if ship.ground[field] == RING]
