"""Can the leader of Deep Sea Adventure drown everybody? A bot that tries, to be compared.

    PYTHONPATH=examples/lab fathom compare deep-sea default \
        "bots=drowner:Drowner,greedy,greedy,greedy" --seats 4

Whoever leads before the last round has won if nobody brings anything home. So this one plays like
`greedy` until then and, if it leads, takes all that it can and dives on: the air is soon gone.
"""

from __future__ import annotations

from fathom.bots import Bot, Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.deep_sea.notation import LEAVE, ON, TAKE
from fathom.games.deep_sea.view import DeepSeaView


class Drowner(Bot):
    """Greedy, but for the last round if it leads."""

    def __init__(self) -> None:
        self._greedy = bot("greedy")

    def choose(self, known: Perspective, dice: Dice) -> int:
        """Take and dive on, if that wins; or what a greedy diver does."""
        view = known.view()
        assert isinstance(view, DeepSeaView)
        if not leads_at_the_end(view, known.seat):
            return self._greedy.choose(known, dice)
        legal = known.legal_moves()
        return next((move for move in (TAKE, ON, LEAVE) if move in legal), legal[0])


def leads_at_the_end(view: DeepSeaView, seat: int) -> bool:
    """Whether this is the last round, and nobody has stored as much as this seat."""
    stored = [sum(diver.stored) for diver in view.divers]
    others = [total for other, total in enumerate(stored) if other != seat]
    return view.round == view.box.rounds and stored[seat] > max(others)
