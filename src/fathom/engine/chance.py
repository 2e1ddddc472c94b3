# mypyc: compile
"""Chance that is told how to go, draw by draw, for whoever goes through all that can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidDraws
from fathom.engine.state import State


@final
class ChosenDice(Dice):
    """Dice that fall as told. A draw that can go one way only needs no telling.

    After the last that was told they fall anyhow: what comes of that is to be thrown away. (To
    raise an exception instead would take longer than the whole move.)
    """

    def __init__(self, draws: Sequence[int]) -> None:
        super().__init__(None)
        self._label = ""
        self.draws = list(draws)
        self.used = 0
        self.ways = 0
        """How many ways, equally likely, the first draw could go that was not told; 0: all were."""

    def below(self, limit: i64) -> i64:
        """The next draw that was told."""
        if limit == 1:
            return 0
        if self.used == len(self.draws):
            if self.ways == 0:
                self.ways = int(limit)
            return super().below(limit)
        draw: i64 = self.draws[self.used]
        if not 0 <= draw < limit:
            raise InvalidDraws(f"a draw is 0 to {limit - 1} here, not {draw}")
        self.used += 1
        return draw

    def copy(self) -> ChosenDice:
        twin = ChosenDice(self.draws)
        twin.used = self.used
        twin.ways = self.ways
        return twin


def attempt(state: State, seat: int, move: int, draws: Sequence[int]) -> tuple[State, int]:
    """A copy on which the move is made with these draws; how many ways the next one can go.

    The copy is of use only if that is 0. Raises InvalidDraws for one out of its range.
    """
    twin = state.copy()
    dice = ChosenDice(draws)
    twin.dice = dice
    twin.apply(seat, move)
    return twin, dice.ways


def check_draws(state: State, seat: int, move: int, draws: Sequence[int]) -> None:
    """Raise InvalidDraws unless the move needs exactly these draws."""
    twin, ways = attempt(state, seat, move, draws)
    if ways:
        raise InvalidDraws(f"another draw is needed after these {len(draws)}: 0 to {ways - 1}")
    dice = twin.dice
    assert isinstance(dice, ChosenDice)
    if dice.used < len(draws):
        raise InvalidDraws(f"only {dice.used} draws are needed, not {len(draws)}")
