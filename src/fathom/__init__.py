"""Fathom: sea games on one table.

>>> import fathom
>>> state = fathom.games()[0].new(seats=4, seed=7)
"""

from typing import TYPE_CHECKING

from fathom import _source

_source.prefer_source_if_asked()

from fathom.registry import load  # noqa: E402 (what is imported depends on it)

if TYPE_CHECKING:
    from fathom.registry import games
else:
    from fathom import games  # the package: called, it lists the games

__all__ = ["games", "load"]
