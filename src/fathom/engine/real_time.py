# mypyc: compile
"""Real time: games in which things happen by themselves. The engine itself has no clock.

Compiled with mypyc. Subclasses may be compiled too, or plain Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from fathom.engine.dice import Dice
from fathom.engine.state import State

if TYPE_CHECKING:
    from fathom.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TimedState(State):
    """A game in progress whose moves come at a time, `now`, which is set before each of them.

    A subclass fills in the methods that raise NotImplementedError.
    """

    def __init__(self, game: Game, seats: int, options: Any, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.timed = True
        """Whether this one is played in real time: the options may choose turns instead."""

    def due(self) -> int | None:
        """When something will next happen by itself, in milliseconds since the start."""
        raise NotImplementedError

    def advance(self, at: int) -> None:
        """Let everything happen that is due up to `at`; that is a ply, and counts as one."""
        raise NotImplementedError

    def pass_time(self, at: int) -> bool:
        """Let happen what is due up to `at`, if anything; whether something was."""
        due = self.due()
        if due is None or due > at:
            return False
        self.advance(at)
        self.now = at
        return True


def is_timed(state: State) -> bool:
    """Whether a game is played in real time."""
    return isinstance(state, TimedState) and state.timed


def due(state: State) -> int | None:
    """When something will next happen by itself in any game; None: nothing will."""
    return state.due() if isinstance(state, TimedState) else None


def pass_time(state: State, at: int) -> bool:
    """Let happen in any game what is due up to `at`; whether something was."""
    return isinstance(state, TimedState) and state.pass_time(at)
