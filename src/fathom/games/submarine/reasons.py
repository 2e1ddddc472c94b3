"""Why a move may be good, in the facts that a sentence needs: what is wanted, and its price."""

from fathom.engine.bot import Reason
from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    JOKER,
    MOVE,
    PLACE,
    SHELL_CHOICE,
    SHIP,
    SHIP_OUT,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.player import Mind
from fathom.games.submarine.rules import TO_FIELD, SubmarineState
from fathom.games.submarine.rules_table import PAUSE
from fathom.games.submarine.spec import BACKGROUNDS, DEPTHS, KINDS, SHELL, SPACES_IN_COLUMN


def reason(state: SubmarineState, seat: int, move: int) -> Reason:
    """By treasures that are wanted and what they cost."""
    mind = Mind(state, seat)
    if move < PLACE:
        return "advice-shell", {"background": move - SHELL_CHOICE + 1}
    if move < SHIP:
        return _start(mind, move - PLACE)
    if move < SHIP_OUT:
        return _stop(mind, move - SHIP)
    if move == SHIP_OUT:
        return "advice-ship-out", {}
    if MOVE <= move < TAKE:
        field = TO_FIELD[move - MOVE]
        found = _found(mind, [field])
        if not found["count"] and mind.jammed[field]:  # SUB-17
            return "advice-jam", {"count": int(mind.jammed[field])}
        return "advice-move", found | {"toll": int(mind.toll[field])}
    if move < CARD:
        return _salvage(mind, move - TAKE)
    if move < GIVE:
        field = _field(state, state.pending)
        return "advice-card" if move < JOKER else "advice-joker", {"toll": int(mind.toll[field])}
    if move < STOP:
        return _card(mind, move)
    return "advice-no-swap" if state.phase == PAUSE else "advice-enough", {}


def _start(mind: Mind, column: int) -> Reason:
    """What can be had from there in the first turns: levels 2 and 3 (SUB-7, SUB-14)."""
    fields = [column * DEPTHS, column * DEPTHS + 1]
    count = len(_wanted(mind, fields))
    return "advice-place", {"count": count, "own": int(mind.own_in[column])}


def _stop(mind: Mind, column: int) -> Reason:
    fields = range(column * DEPTHS, (column + 1) * DEPTHS)
    facts = _found(mind, [field for field in fields if mind.own_at[field]])
    return ("advice-ship", facts) if facts["count"] else ("advice-ship-move", {})


def _salvage(mind: Mind, tile: int) -> Reason:
    state, seat = mind.state, mind.seat
    space = state.space_of(state.ships[seat] - 1, tile)
    toll = int(mind.toll[_field(state, space)])
    is_wanted = tile < SHELL and mind.wanted[tile // BACKGROUNDS]
    filled = state.filled(seat) + is_wanted
    if is_wanted and filled == state.goal:  # SUB-27
        return "advice-take-wins", {}
    if _is_last(state, space):  # SUB-28
        others = max(state.filled(other) for other in range(state.seats) if other != seat)
        return "advice-take-ends", {"count": filled, "others": others}
    if not is_wanted:
        return "advice-take-joker", {"toll": toll}
    slot = tile // BACKGROUNDS
    slots = [state.slots[other * KINDS + slot] for other in range(state.seats) if other != seat]
    rivals = sum(filling < 0 for filling in slots)
    return "advice-take", {"count": filled, "goal": state.goal, "toll": toll, "rivals": rivals}


def _is_last(state: SubmarineState, space: int) -> bool:
    """Whether the column has no treasure but the one there; shells do not count (SUB-28)."""
    first = space // SPACES_IN_COLUMN * SPACES_IN_COLUMN
    others = [state.board[one] for one in range(first, first + SPACES_IN_COLUMN) if one != space]
    return 0 <= state.board[space] < SHELL and not any(0 <= tile < SHELL for tile in others)


def _card(mind: Mind, move: int) -> Reason:
    """A card that leaves the hand: how many wanted treasures at hand it could have paid for."""
    background = move - SWAP if move >= SWAP else move - GIVE
    own = [field for field in range(len(mind.own_at)) if mind.own_at[field]]
    count = sum(tile % BACKGROUNDS == background for tile in _wanted(mind, own))
    return "advice-spare-card", {"background": background + 1, "count": count}


def _found(mind: Mind, fields: list[int]) -> dict[str, str | int | float]:
    """How many wanted treasures lie on these fields, and for how many the seat can pay now."""
    tiles = sorted((mind.toll[field], tile) for field in fields for tile in _wanted(mind, [field]))
    hand = list(mind.hand)
    cards, jokers = int(mind.cards), len(mind.state.usable_jokers(mind.seat))
    payable = 0
    for toll, tile in tiles:
        background = tile % BACKGROUNDS
        if hand[background] and toll < cards:  # SUB-16, SUB-17
            hand[background] -= 1
            cards -= 1 + int(toll)
            payable += 1
        elif jokers:  # SUB-22
            jokers -= 1
            payable += 1
    return {"count": len(tiles), "payable": payable}


def _wanted(mind: Mind, fields: list[int]) -> list[int]:
    tiles = [tile for field in fields for tile in mind.tiles(field)]
    return [tile for tile in tiles if tile < SHELL and mind.wanted[tile // BACKGROUNDS]]


def _field(state: SubmarineState, space: int) -> int:
    return space // SPACES_IN_COLUMN * DEPTHS + state.depth_of_space(space)
