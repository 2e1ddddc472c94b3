"""Fathom: sea games on one table.

>>> import fathom
>>> state = fathom.games()[0].new(seats=4, seed=7)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fathom import _source

if TYPE_CHECKING:
    from fathom.registry import games, load

__all__ = ["games", "load"]

_source.prefer_source_if_asked()


def __getattr__(name: str) -> Any:
    """What is asked for is imported then: a command begins without waiting for the engine."""
    if name == "games":
        return import_module("fathom.games")  # the package: called, it lists the games
    if name == "load":
        return import_module("fathom.registry").load
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
