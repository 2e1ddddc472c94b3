"""Why a move is refused: the clause and a reason that tells nothing but what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.games.titanic.notation import ENTER as ENTER_MOVE
from fathom.games.titanic.notation import LAY as LAY_MOVE
from fathom.games.titanic.notation import MOVE as CARD_MOVE
from fathom.games.titanic.notation import ROLL as ROLL_MOVE
from fathom.games.titanic.notation import STOP, WAYS
from fathom.games.titanic.notation import TURN as TURN_MOVE
from fathom.games.titanic.rules_plan import NOWHERE
from fathom.games.titanic.rules_ship import LOST, RING, SUPPLY, WHY
from fathom.games.titanic.spec import CLIMB, ENTER, FARTHEST, LAY, ROLL, TURN

if TYPE_CHECKING:
    from fathom.games.titanic.rules import TitanicState


def refusal_of(state: TitanicState, seat: int, move: int) -> tuple[str, str]:
    """Why this move of the seat on turn is not legal."""
    phase = state.phase
    if move == ROLL_MOVE:
        if state.last_turns >= 0:
            return "TIT-28", "after the last tile the die is not rolled any more"
        return "TIT-6", "the die has been rolled"
    if phase == ROLL:
        return "TIT-6", "the die is rolled first"
    if LAY_MOVE <= move < TURN_MOVE:
        if phase == LAY:
            return "TIT-12", "no tile of this kind is left"
        return "TIT-6", "there is no tile to choose now"
    if phase == LAY:
        return "TIT-12", "a tile must be chosen first"
    if TURN_MOVE <= move < ENTER_MOVE:
        return "TIT-8", "there is no boat to turn now"
    if phase == TURN:
        return "TIT-8", "the boat must be turned first"
    if phase == ENTER:
        if not ENTER_MOVE <= move < CARD_MOVE:
            return "TIT-13", "a passenger must be entered first"
        return _why_not(state, seat, state.ship.plan.start, move - ENTER_MOVE, NOWHERE)
    if ENTER_MOVE <= move < CARD_MOVE:
        return "TIT-13", "no passenger can be entered now"
    if move == STOP:
        return "TIT-24", "nobody stays on the stairs"
    return _why_not_passenger(state, seat, move - CARD_MOVE)


def _why_not_passenger(state: TitanicState, seat: int, move: int) -> tuple[str, str]:
    ship = state.ship
    number = move // WAYS
    if number >= ship.each:
        return "TIT-1", f"each player has {ship.each} passengers"
    passenger = seat * ship.each + number
    field = ship.at[passenger]
    if state.phase == CLIMB and passenger != state.climber:
        return "TIT-24", "the passenger on the stairs goes on first"
    if field == SUPPLY:
        return "TIT-15", "this passenger is not on board"
    if field == LOST:
        return "TIT-15", "this passenger is out of the game"
    if ship.ground[field] == RING and not ship.leaving_boats:
        return "TIT-19", "this passenger is saved and stays on the ring"
    return _why_not(state, seat, field, move % WAYS, state.bound)


def _why_not(state: TitanicState, seat: int, field: int, way: int, bound: int) -> tuple[str, str]:
    hand = state.hands[seat]
    card = way % FARTHEST + 1
    if card not in hand:
        return "TIT-4", f"there is no {card} in the hand"
    ways = state.ship.ways(seat, field, way // FARTHEST, hand, bound)
    return WHY[state.ship.fault(ways, card)]
