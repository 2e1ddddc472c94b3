"""Bots that others bring: by the entry point `fathom.bots` of their package, or as `module:Class`.

    [project.entry-points."fathom.bots"]
    careful = "my_bots:Careful"

A class that takes parameters says which: its `parameters` is a subclass of Parameters, and one of
those is given to it when a bot is made, as in `careful:depth=3` or `my_bots:Careful:depth=3`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from fathom.bots.parameters import Parameters, read_parameters
from fathom.engine.bot import Bot
from fathom.engine.errors import BrokenBot

GROUP = "fathom.bots"


class Brought(NamedTuple):
    """A bot that somebody brought: how one is made, and what can be chosen about it."""

    make: Callable[..., Bot]
    parameters: type[Parameters] | None
    """None: it takes none, and is made from nothing."""
    chosen: str
    """The parameters as they were written."""

    def bot(self, name: str) -> Bot:
        """A new one. Raises InvalidBot if its parameters are not, BrokenBot if it is no bot."""
        kind = Parameters if self.parameters is None else self.parameters
        parameters = read_parameters(name, self.chosen, kind)
        try:
            made = self.make() if self.parameters is None else self.make(parameters)
        except Exception as error:  # whatever somebody's bot does when it is made
            raise _broken(name, f"{type(error).__name__}: {error}") from None
        return _whole(made, name)


@cache
def declared() -> dict[str, EntryPoint]:
    """By name: the bots that installed packages declare."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), reverse=True)}


def find(text: str) -> Brought | None:
    """The bot that a text means, if it can mean one of these. Raises BrokenBot if it fails."""
    name, _, rest = text.partition(":")
    if name in declared():
        try:
            return _brought(declared()[name].load(), rest)
        except Exception as error:
            raise _broken(name, f"{type(error).__name__}: {error}") from None
    attribute, _, chosen = rest.partition(":")
    is_path = all(part.isidentifier() for part in (*name.split("."), *attribute.split(".")))
    if not is_path:
        return None
    try:
        thing: Any = _module(name)
        for part in attribute.split("."):
            thing = getattr(thing, part)
        return _brought(thing, chosen)
    except Exception as error:  # whatever somebody's module does when it is imported
        raise _broken(text, f"{type(error).__name__}: {error}") from None


def _module(name: str) -> Any:
    """A module, also one that lies where the command was given."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return import_module(name)


def _brought(make: Any, chosen: str) -> Brought:
    if not callable(make):
        raise TypeError("it is neither a class nor a function that makes a bot")
    return Brought(make, getattr(make, "parameters", None), chosen)


def _whole(made: Any, name: str) -> Bot:
    """A bot with all that a bot has: who inherits nothing from Bot gets it here."""
    if Bot in type(made).__mro__:
        bot: Bot = made
        return bot
    if not callable(getattr(made, "choose", None)):
        raise _broken(name, f"a {type(made).__name__} has no method choose(known, dice)")
    return _Borrowed(made)


class _Borrowed(Bot):
    """Chooses as somebody's object does that is no Bot by name."""

    def __init__(self, chooser: Any) -> None:
        self.chooser = chooser
        self.patient = getattr(chooser, "patient", True)

    def choose(self, known: Any, dice: Any) -> int:
        return int(self.chooser.choose(known, dice))


def _broken(name: str, reason: str) -> BrokenBot:
    return BrokenBot(f"the bot {name!r} cannot be had: {reason}", bot=name, reason=reason)
