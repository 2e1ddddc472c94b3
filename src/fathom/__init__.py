"""Fathom: four sea games on one table.

>>> import fathom
>>> state = fathom.load("deep-sea").new(seats=4, seed=7)
"""

from fathom import _source

_source.prefer_source_if_asked()

from fathom.registry import games, load, register  # noqa: E402 (what is imported depends on it)

__all__ = ["games", "load", "register"]
