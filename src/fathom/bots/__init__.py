"""Who plays when nobody does. A bot knows what its seat may know, and nothing else."""

from collections.abc import Callable

from fathom.bots.bot import Bot
from fathom.bots.greedy import GreedyBot
from fathom.bots.perspective import Perspective
from fathom.bots.random import RandomBot
from fathom.engine.errors import UnknownBot

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bot(name: str) -> Bot:
    """The bot with this name. Raises UnknownBot."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {name!r}; there is {known}", bot=name, known=known)
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "Perspective", "bot"]
