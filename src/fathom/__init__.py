"""Fathom: four sea games on one table.

>>> import fathom
>>> state = fathom.load("deep-sea").new(seats=4, seed=7)
"""

from fathom import _source

_source.prefer_source_if_asked()

# What follows depends on that. The package `games` is imported first: importing it later would
# take the place of the function of the same name.
import fathom.games  # noqa: E402, F401
from fathom.registry import games, load, register  # noqa: E402

__all__ = ["games", "load", "register"]
