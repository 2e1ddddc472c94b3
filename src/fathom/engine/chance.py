# mypyc: compile
"""Chance that is told how to go, draw by draw, for whoever goes through all that can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidDraws
from fathom.engine.state import State


class Undecided(Exception):
    """A draw was asked for that has not been decided."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways
        """How many ways, equally likely, it can go."""


@final
class ChosenDice(Dice):
    """Dice that fall as told. A draw that can go one way only needs no telling."""

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(0)
        self.draws = list(draws)
        self.used = 0

    def below(self, limit: i64) -> i64:
        """The next draw that was told. Raises Undecided after the last one."""
        if limit == 1:
            return 0
        if self.used == len(self.draws):
            raise Undecided(int(limit))
        draw: i64 = self.draws[self.used]
        if not 0 <= draw < limit:
            raise InvalidDraws(f"a draw is 0 to {limit - 1} here, not {draw}")
        self.used += 1
        return draw

    def copy(self) -> ChosenDice:
        twin = ChosenDice(self.draws)
        twin.used = self.used
        return twin


def attempt(state: State, seat: int, move: int, draws: Sequence[int]) -> tuple[State, int]:
    """A copy on which the move is made with these draws; how many ways the next one can go.

    The copy is of use only if that is 0. Raises InvalidDraws for one out of its range.
    """
    twin = state.copy()
    twin.dice = ChosenDice(draws)
    try:
        twin.apply(seat, move)
    except Undecided as error:
        return twin, error.ways
    return twin, 0


def check_draws(state: State, seat: int, move: int, draws: Sequence[int]) -> None:
    """Raise InvalidDraws unless the move needs exactly these draws."""
    twin, ways = attempt(state, seat, move, draws)
    if ways:
        raise InvalidDraws(f"another draw is needed after these {len(draws)}: 0 to {ways - 1}")
    dice = twin.dice
    assert isinstance(dice, ChosenDice)
    if dice.used < len(draws):
        raise InvalidDraws(f"only {dice.used} draws are needed, not {len(draws)}")
