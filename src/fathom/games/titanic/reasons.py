"""Why a move may be good, in the facts that a sentence needs: rings, and what sinks."""

from fathom.engine.bot import Reason
from fathom.games.titanic.notation import ENTER, LAY, MOVE, STOP, TURN, WAYS
from fathom.games.titanic.player import Outlook
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.rules_reach import NO_WAY_STEPS
from fathom.games.titanic.rules_ship import DECK, RING, SUPPLY
from fathom.games.titanic.spec import BOAT, FARTHEST


def reason(state: TitanicState, seat: int, move: int) -> Reason | None:
    """By the way to a ring and what goes down next; None where there is nothing to say."""
    if move >= MOVE:
        return _card(state, seat, move, (move - MOVE) // WAYS, (move - MOVE) % WAYS)
    if move >= ENTER:
        return _card(state, seat, move, None, move - ENTER)
    if move >= TURN:
        return _boat(state, seat, move)
    if move >= LAY:
        return _tile(state, seat, move)
    return ("advice-stop", {"count": _in_danger(state, seat)}) if move == STOP else None


def _card(state: TitanicState, seat: int, move: int, number: int | None, way: int) -> Reason | None:
    """Of a passenger by number, or of one who enters."""
    ship = state.ship
    origin = ship.plan.start if number is None else ship.at[seat * ship.each + number]
    end = ship.line(origin, way // FARTHEST, way % FARTHEST + 1)
    other = ship.who[end]
    if ship.ground[end] == RING:
        return "advice-ring" if other < 0 else "advice-fight", {}
    if other >= 0 and other // ship.each != seat:  # TIT-23
        return "advice-throw", {"seat": int(other // ship.each)}
    outlook = Outlook(ship, state.seats)
    cards = int(outlook.cards[end])
    before = NO_WAY_STEPS if number is None else int(outlook.cards[origin])
    if cards == 1 and _leads_on(state, seat, move, end):
        return "advice-in-hand", {}
    if cards < before < NO_WAY_STEPS:
        return "advice-nearer", {"cards": cards, "before": before}
    if cards < before:
        return "advice-way", {"cards": cards}
    if number is None:
        waiting = ship.at[seat * ship.each : (seat + 1) * ship.each]
        return "advice-enter", {"count": sum(field == SUPPLY for field in waiting) - 1}
    if _tiles_to(state, origin) <= 2 * state.seats:
        return "advice-danger", {"tiles": _tiles_to(state, origin)}
    return ("advice-way", {"cards": cards}) if cards < NO_WAY_STEPS else None


def _leads_on(state: TitanicState, seat: int, move: int, end: int) -> bool:
    """Whether a card that is left in the hand then takes the passenger on to a free ring."""
    twin = state.copy()
    twin.apply(seat, move)
    passenger = twin.ship.who[end]
    if passenger < 0:
        return False
    first = MOVE + WAYS * (passenger - seat * twin.ship.each)
    for further in twin.legal_moves(seat):
        if first <= further < first + WAYS:
            way = further - first
            there = twin.ship.line(end, way // FARTHEST, way % FARTHEST + 1)
            if twin.ship.ground[there] == RING and twin.ship.who[there] < 0:
                return True
    return False


def _tiles_to(state: TitanicState, field: int) -> int:
    """After how many tiles this field goes down (TIT-11); NO_WAY_STEPS if it is not on deck."""
    ship = state.ship
    if ship.ground[field] != DECK:
        return NO_WAY_STEPS
    return int(ship.plan.place[field] - ship.laid) + 1


def _in_danger(state: TitanicState, seat: int) -> int:
    """How many own passengers can go down before the own next turn: a tile a turn (TIT-6)."""
    ship = state.ship
    own = ship.at[seat * ship.each : (seat + 1) * ship.each]
    return sum(field >= 0 and _tiles_to(state, field) <= state.seats for field in own)


def _tile(state: TitanicState, seat: int, move: int) -> Reason:
    """Whom a tile takes down (TIT-26), or what a boat brings (TIT-8)."""
    if move == LAY + BOAT:
        return "advice-lay-boat", {"rings": int(state.box.boats[state.boats_laid])}
    twin = state.copy()
    twin.apply(seat, move)
    each = state.ship.each
    gone = [
        passenger // each == seat
        for passenger, field in enumerate(state.ship.at)
        if field >= 0 and twin.ship.at[passenger] != field
    ]
    return "advice-lay", {"own": sum(gone), "others": len(gone) - sum(gone)}


def _boat(state: TitanicState, seat: int, move: int) -> Reason:
    """How many own passengers would be a card away from a ring, and how many of the others."""
    twin = state.copy()
    twin.apply(seat, move)
    cards = Outlook(twin.ship, state.seats).cards
    near = [
        passenger // twin.ship.each == seat
        for passenger, field in enumerate(twin.ship.at)
        if field >= 0 and cards[field] == 1
    ]
    return "advice-boat", {"own": sum(near), "others": len(near) - sum(near)}
