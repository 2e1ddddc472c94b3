"""How a sensible person plays: deep enough to pay, and home before the air is out."""

from __future__ import annotations

from fathom.games.deep_sea.notation import DROP, LEAVE, ON, TAKE, TURN
from fathom.games.deep_sea.rules import DIRECTION, DeepSeaState

# The mean steps of a turn by the number of treasures carried (DSA-3, DSA-11).
PACE = (4.0, 3.0, 2.0, 10 / 9, 4 / 9, 1 / 9)
CARE = 1.15
"""Turns home are counted this much too many: dice are unkind and others take treasure too."""
WORTH_TAKING = 2
"""On the way down only treasure of this level or deeper is taken."""
ENOUGH = 2
"""With this many treasures a diver turns back."""


def greedy(state: DeepSeaState, seat: int) -> int:
    """The move of a player who takes what can still be brought home. Looks at no hidden value."""
    load = len(state.sacks[seat])
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if state.phase == DIRECTION:
        return TURN if load and (load >= ENOUGH or not _can_go_on(state, seat)) else ON
    if TAKE in moves:
        return TAKE if _is_worth_taking(state, seat) else LEAVE
    if load > 1 and not _gets_home(state, seat, load):
        return DROP + _least_level(state, seat)
    return LEAVE


def _can_go_on(state: DeepSeaState, seat: int) -> bool:
    """Whether there is air for one more turn down and the way home with one more treasure."""
    load = len(state.sacks[seat])
    deeper = state.depth[seat] + PACE[min(load, 5)]
    return _air_turns(state, seat, load + 1) - 1 > CARE * deeper / PACE[min(load + 1, 5)]


def _is_worth_taking(state: DeepSeaState, seat: int) -> bool:
    load = len(state.sacks[seat])
    level = max(value // 4 + 1 for value in state.path[state.depth[seat] - 1])
    if not state.returning[seat] and level < WORTH_TAKING and _can_go_on(state, seat):
        return False
    return _gets_home(state, seat, load + 1)


def _gets_home(state: DeepSeaState, seat: int, load: int) -> bool:
    needed = CARE * state.depth[seat] / PACE[min(load, 5)]
    return _air_turns(state, seat, load) >= needed


def _air_turns(state: DeepSeaState, seat: int, load: int) -> float:
    """For how many turns the air lasts if this diver carries so much and the others go on so."""
    others = sum(
        len(state.sacks[other]) + (0.0 if state.returning[other] else 0.5)
        for other in range(state.seats)
        if other != seat and not state.home[other]
    )
    return state.tank / (load + others) if load else 99.0


def _least_level(state: DeepSeaState, seat: int) -> int:
    """Which treasure is missed least: the one whose levels are lowest, as the backs show."""
    sack = state.sacks[seat]
    return min(range(len(sack)), key=lambda index: sum(value // 4 + 1 for value in sack[index]))
