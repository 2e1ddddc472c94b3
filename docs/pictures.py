"""Draws the pictures in docs/pictures: `python docs/pictures.py`, or `make pictures`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import fathom
from fathom import registry
from fathom.bots import Perspective, bot
from fathom.cli.common import words_for
from fathom.engine.dice import Dice
from fathom.terminal.screens import draw_of

HERE = Path(__file__).parent / "pictures"
# The same picture without fonts from elsewhere and without remarks.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
FORMAT = FORMAT.replace("Fira Code, monospace", "monospace")


def draw(key: str, seats: int, seed: int, plies: int, width: int = 74, **options: object) -> None:
    """A game between greedy bots after so many plies, as the first seat sees it."""
    game = fathom.load(key)
    state = game.new(seats, seed=seed, options=options)
    dice = Dice(seed)
    for _ in range(plies):
        seat = state.to_act()[0]
        state.play(seat, bot("greedy").choose(Perspective(state, seat), dice))
    screen = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    players = ["person", *["greedy"] * (seats - 1)]
    screen.print(draw_of(registry.package_of(key))(state.view(0), words_for(game, "en"), players))
    screen.print()
    screen.save_svg(str(HERE / f"{key}-terminal.svg"), title=game.title, code_format=FORMAT)


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    draw("deep-sea", seats=4, seed=162, plies=74)
    draw("submarine", seats=4, seed=11, plies=154, width=80)
    draw("titanic", seats=3, seed=5, plies=150, width=98)
    draw("sonar", seats=2, seed=5, plies=95, width=96, assistance=True)
