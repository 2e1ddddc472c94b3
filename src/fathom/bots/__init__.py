"""Who plays when nobody does. A bot knows what its seat may know, and nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from fathom.bots import brought
from fathom.bots.greedy import GreedyBot
from fathom.bots.level import LevelBot
from fathom.bots.parameters import Parameters, Search, Thinking, read_parameters, split_bots
from fathom.bots.random import RandomBot
from fathom.bots.search import SearchBot
from fathom.engine.bot import LEVELS, Advice, Bot, Budget
from fathom.engine.errors import UnknownBot
from fathom.engine.perspective import Perspective


class Kind(NamedTuple):
    """What can be chosen about a kind of bot, and how one is made."""

    parameters: type[Parameters]
    make: Callable[[Any], Bot]


BOTS: dict[str, Kind] = {
    "random": Kind(Parameters, lambda _: RandomBot()),
    "greedy": Kind(Parameters, lambda _: GreedyBot()),
    **{level: Kind(Thinking, partial(LevelBot, level)) for level in LEVELS},
    "search": Kind(Search, partial(SearchBot, "hard")),
}


def bot(text: str) -> Bot:
    """A new bot by its name, with or without parameters: `hard`, `search:time=0.5,c=0.7`.

    It can also be one that somebody brought: see `fathom.bots.brought`. Every seat has a bot of
    its own. Raises UnknownBot, BrokenBot or InvalidBot.
    """
    name, _, chosen = text.partition(":")
    if name not in BOTS:
        found = brought.find(text)
        if found is not None:
            return found.bot(text)
        known = ", ".join([*BOTS, *brought.declared(), "module:Class"])
        raise UnknownBot(f"there is no bot {name!r}; there is {known}", bot=name, known=known)
    kind = BOTS[name]
    return kind.make(read_parameters(name, chosen, kind.parameters))


def thinks_by_the_clock(text: str) -> bool:
    """Whether it depends on the machine what this bot chooses. Raises what `bot` raises."""
    bot(text)
    name, _, chosen = text.partition(":")
    kind = BOTS[name].parameters if name in BOTS else Parameters
    if name not in BOTS:
        found = brought.find(text)
        assert found is not None
        kind, chosen = found.parameters or Parameters, found.chosen
    parameters = read_parameters(name, chosen, kind)
    budget = parameters.budget() if isinstance(parameters, Thinking) else None
    return budget is not None and budget.seconds is not None


__all__ = [
    "BOTS",
    "Advice",
    "Bot",
    "Budget",
    "Perspective",
    "bot",
    "split_bots",
    "thinks_by_the_clock",
]
