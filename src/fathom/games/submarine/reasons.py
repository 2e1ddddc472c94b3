"""Why a move may be good, in the facts that a sentence about it needs."""

from fathom.engine.bot import Reason
from fathom.games.submarine.notation import CARD, GIVE, MOVE, SHIP, SHIP_OUT, STOP, TAKE
from fathom.games.submarine.player import Mind
from fathom.games.submarine.rules import TO_FIELD, SubmarineState
from fathom.games.submarine.spec import BACKGROUNDS, DEPTHS, SHELL, SPACES_IN_COLUMN


def reason(state: SubmarineState, seat: int, move: int) -> Reason | None:
    """By treasures that are wanted and what they cost; None where there is nothing to say."""
    mind = Mind(state, seat)
    if SHIP <= move < SHIP_OUT:
        return _stop(mind, move - SHIP)
    if move == SHIP_OUT:
        return "advice-ship-out", {}
    if MOVE <= move < TAKE:
        field = TO_FIELD[move - MOVE]
        return "advice-move", {"count": len(_wanted(mind, field)), "toll": mind.toll[field]}
    if TAKE <= move < CARD:
        return _salvage(mind, move - TAKE)
    if CARD <= move < GIVE:
        field = _field(state, state.pending)
        return "advice-card" if move == CARD else "advice-joker", {"toll": mind.toll[field]}
    return ("advice-spare-card", {}) if GIVE <= move < STOP else None


def _stop(mind: Mind, column: int) -> Reason:
    fields = range(column * DEPTHS, (column + 1) * DEPTHS)
    below = [tile for field in fields if mind.own_at[field] for tile in _wanted(mind, field)]
    return ("advice-ship", {"count": len(below)}) if below else ("advice-ship-move", {})


def _salvage(mind: Mind, tile: int) -> Reason:
    state = mind.state
    field = _field(state, state.space_of(state.ships[mind.seat] - 1, tile))
    if tile < SHELL and mind.wanted[tile // BACKGROUNDS]:
        filled = state.filled(mind.seat) + 1
        return "advice-take", {"count": filled, "goal": state.goal, "toll": mind.toll[field]}
    return "advice-take-joker", {"toll": mind.toll[field]}


def _wanted(mind: Mind, field: int) -> list[int]:
    tiles = mind.tiles(field)
    return [tile for tile in tiles if tile < SHELL and mind.wanted[tile // BACKGROUNDS]]


def _field(state: SubmarineState, space: int) -> int:
    return space // SPACES_IN_COLUMN * DEPTHS + state.depth_of_space(space)
