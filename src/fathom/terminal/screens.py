"""How a game looks in a terminal: by the `screen.py` in its package, or plainly without one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from fathom.terminal import plain
from fathom.words import Words


class Draw(Protocol):
    """Draws what a seat may see; `players` says by seat who plays: a person, or which bot."""

    def __call__(self, view: Any, words: Words, players: list[str], /) -> RenderableType: ...


def has_screen(package: str) -> bool:
    """Whether the game in this package has a screen of its own."""
    return find_spec(f"{package}.screen") is not None


def draw_of(package: str) -> Draw:
    """How the game in this package is drawn."""
    if not has_screen(package):
        return plain.draw
    draw: Draw = import_module(f"{package}.screen").draw
    return draw
