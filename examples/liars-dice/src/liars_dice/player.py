"""How a sensible person plays: by what their own dice make likely."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from fathom.engine.bot import Reason
from fathom.engine.instinct import Instinct
from liars_dice.notation import DOUBT, ROLL, bid_of
from liars_dice.rules import OVER, LiarsDiceState, counts_for
from liars_dice.spec import FACES, WILD_FACE

SAFE: Final = 0.7
"""A bid that is likelier true than this is safe; of several safe ones the highest is best."""
TINY: Final = 1e-4


class LiarsDiceInstinct(Instinct):
    """Looks at the own cup and at what everybody sees, at nothing else."""

    def promise(self, state: LiarsDiceState, seat: int, moves: list[int]) -> list[float]:
        return [_promise(state, seat, move) for move in moves]

    def value(self, state: LiarsDiceState) -> list[float]:
        """Dice are what keeps a player in; the last one with dice has won."""
        if state.phase == OVER:
            return [float(left > 0) for left in state.left]
        return [left / sum(state.left) for left in state.left]


def reason(state: LiarsDiceState, seat: int, move: int) -> Reason | None:
    """How likely it is that the move turns out well; None where there is no choice."""
    if move == ROLL:
        return None
    if move == DOUBT:
        return "advice-doubt", {"chance": round(100 * chance_of_lie(state, seat))}
    chance = chance_of(state, seat, *bid_of(move))
    return "advice-bid", {"chance": round(100 * chance)}


def chance_of(state: LiarsDiceState, seat: int, count: int, face: int) -> float:
    """How likely at least so many dice count for this face, as far as a seat can know."""
    wild_ones = state.options.wild_ones
    own = sum(counts_for(face, die, wild_ones) for die in state.cups[seat])
    faces = 2 if wild_ones and face != WILD_FACE else 1
    return at_least(count - own, state.dice_on_table() - len(state.cups[seat]), faces)


def chance_of_lie(state: LiarsDiceState, seat: int) -> float:
    """How likely the last bid is wrong, as far as a seat can know."""
    assert state.bid is not None
    return 1 - chance_of(state, seat, state.bid.count, state.bid.face)


@cache
def at_least(wanted: int, dice: int, faces: int) -> float:
    """How likely at least so many of so many dice show one of so many faces."""
    share = faces / FACES
    return sum(
        comb(dice, hits) * share**hits * (1 - share) ** (dice - hits)
        for hits in range(max(wanted, 0), dice + 1)
    )


def _promise(state: LiarsDiceState, seat: int, move: int) -> float:
    if move == ROLL:
        return 1.0
    if move == DOUBT:
        return chance_of_lie(state, seat)
    return min(chance_of(state, seat, *bid_of(move)), SAFE) + move * TINY
