"""For a game that has no screen of its own: what there is to see, by name."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table

from fathom.words import Words


def draw(view: Any, words: Words, players: list[str]) -> RenderableType:
    """Every field of the view in a row of its own."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim")
    for name, value in msgspec.to_builtins(view).items():
        table.add_row(name.replace("_", " "), str(value))
    return table
