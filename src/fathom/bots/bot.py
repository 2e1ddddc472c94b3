"""Bot: the one thing every bot can do."""

from typing import Protocol

from fathom.bots.perspective import Perspective
from fathom.engine.dice import Dice


class Bot(Protocol):
    """Chooses moves for a seat."""

    patient: bool
    """Whether it waits when it sees nothing to do, where the game lets it."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        """A legal move; the same knowledge and the same dice give the same move."""
        ...
