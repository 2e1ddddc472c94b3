"""Bot: who plays when nobody does, and what it can say about its choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from fathom.engine.dice import Dice
from fathom.engine.manners import Style

if TYPE_CHECKING:
    from fathom.engine.perspective import Perspective

LEVELS = ("easy", "medium", "hard", "expert")
"""How well a bot can play, in every game. They differ in skill, never in what they know."""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot thinks about a move; whatever is used up first ends it.

    Only without `seconds` is a choice the same on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None


Reason = tuple[str, dict[str, str | int | float]]
"""Why a move is good: the name of a message, and the facts that fill its places."""


class Advice(msgspec.Struct, frozen=True):
    """One move that a bot considers, how well it would end, and why, ready for translation."""

    move: int
    estimate: float | None
    """The share of the victory that the seat expects, from 0 to 1; None where nobody counted."""
    reason: str = "advice-habit"
    """The name of a message, and below the facts that fill its places (see Reason)."""
    facts: dict[str, str | int | float] = {}


PACE_MS = 1000
"""In real time, somebody acts within so many milliseconds unless they take their time."""


class Bot(Protocol):
    """Chooses moves for one seat of one game. Subclasses need only `choose`."""

    patient: bool = True
    """Whether it waits when it sees nothing to do, where the game lets it."""
    style: Style | None = None
    """What it likes among moves that it holds to be worth about the same; None: just the best."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        """A legal move. Two new bots with the same knowledge and the same dice choose the same.

        A bot may remember what it thought when it is asked again, later in the same game.
        """
        ...

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        """The best few moves, the best first: the one that it would choose."""
        return [Advice(self.choose(known, dice), None)]

    def pace(self, known: Perspective, dice: Dice) -> int:
        """In real time: after how many milliseconds it acts, once there is something to do."""
        return int(dice.below(PACE_MS))

    def speak(self, known: Perspective, dice: Dice) -> str | None:
        """What it calls to those on its side now; None: nothing that they have not heard.

        As with `choose`, the same knowledge and the same dice give the same.
        """
        return None
