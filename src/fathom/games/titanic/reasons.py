"""Why a move may be good, in the facts that a sentence about it needs."""

from fathom.engine.bot import Reason
from fathom.games.titanic.notation import ENTER, MOVE, STOP, TURN, WAYS
from fathom.games.titanic.player import Outlook
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.rules_reach import NO_WAY_STEPS
from fathom.games.titanic.rules_ship import DECK, RING
from fathom.games.titanic.spec import FARTHEST


def reason(state: TitanicState, seat: int, move: int) -> Reason | None:
    """By the way to a ring and what goes down next; None where there is nothing to say."""
    ship = state.ship
    if move == STOP:
        return "advice-stop", {}
    if TURN <= move < ENTER:
        return _boat(state, seat, move)
    if move < ENTER:
        return None
    number, way = divmod(move - MOVE, WAYS) if move >= MOVE else (-1, move - ENTER)
    origin = ship.at[seat * ship.each + number] if number >= 0 else ship.plan.start
    end = ship.line(origin, way // FARTHEST, way % FARTHEST + 1)
    if ship.ground[end] == RING:
        return "advice-ring" if ship.who[end] < 0 else "advice-fight", {}
    cards = Outlook(ship, state.seats).cards[end]
    if cards < NO_WAY_STEPS:
        return "advice-nearer", {"cards": cards}
    ahead = ship.plan.place[origin] - ship.laid
    if number >= 0 and ship.ground[origin] == DECK and ahead < 2 * state.seats:
        return "advice-danger", {"tiles": ahead + 1}
    return None


def _boat(state: TitanicState, seat: int, move: int) -> Reason:
    """How many own passengers would be a card away from a ring."""
    twin = state.copy()
    twin.apply(seat, move)
    cards = Outlook(twin.ship, state.seats).cards
    own = twin.ship.at[seat * twin.ship.each : (seat + 1) * twin.ship.each]
    return "advice-boat", {"count": sum(field >= 0 and cards[field] == 1 for field in own)}
