"""How a game looks in a terminal: by the `screen.py` in its folder, or plainly without one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from fathom import registry
from fathom.engine.game import Game
from fathom.terminal import plain
from fathom.words import Words


class Draw(Protocol):
    """Draws what a seat may see; `players` says by seat who plays: a person, or which bot."""

    def __call__(self, view: Any, words: Words, players: list[str], /) -> RenderableType: ...


def draw_of(game: Game) -> Draw:
    """How this game is drawn."""
    package = registry.package_of(game.key)
    if find_spec(f"{package}.screen") is None:
        return plain.draw
    draw: Draw = import_module(f"{package}.screen").draw
    return draw
