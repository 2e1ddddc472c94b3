"""How each game looks in a terminal: one file a game, named like its package.

A screen is a module with `draw(view, words, players)`. A game that lives elsewhere may have its
own `screen.py`; a game without a screen is shown plainly.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from fathom import registry
from fathom.cli.screens import plain
from fathom.engine.game import Game
from fathom.locales import Words


class Draw(Protocol):
    """Draws what a seat may see; `players` says by seat who plays: a person, or which bot."""

    def __call__(self, view: Any, words: Words, players: list[str], /) -> RenderableType: ...


def draw_of(game: Game) -> Draw:
    """How this game is drawn."""
    package = registry.package_of(game.key)
    for module in (f"{__name__}.{package.rpartition('.')[2]}", f"{package}.screen"):
        if find_spec(module) is not None:
            draw: Draw = import_module(module).draw
            return draw
    return plain.draw
