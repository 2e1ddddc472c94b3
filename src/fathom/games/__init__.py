"""The games. Each package has the same files:

spec.py      what is in the box: material and options
notation.py  every move, as a word
rules.py     the rules: the state of a game and what a move does to it (compiled);
             larger games have more in rules_<concept>.py, and their refusals in refusals.py;
             the largest has rooms: rules/, knowledge/, player/
effects.py   what can happen
view.py      what a seat may see
position.py  the state as JSON, and what cannot be a position
player.py    how a sensible person plays
"""

import sys
from types import ModuleType

from fathom.engine.game import Game


class _Games(ModuleType):
    """`fathom.games` is both this package and the function that lists the games."""

    def __call__(self) -> list[Game]:
        from fathom import registry

        return registry.games()


sys.modules[__name__].__class__ = _Games
