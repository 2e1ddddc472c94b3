"""`fathom board`: boards of the Titanic game as text files."""

from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.common import Lang, console, errors, read_text, words_for
from fathom.games.titanic import GAME
from fathom.games.titanic.board import InvalidBoard, board_text, read_board
from fathom.games.titanic.screen import draw_ship
from fathom.games.titanic.view import TitanicView, board_view


def add_to(app: typer.Typer) -> None:
    """Add this command."""
    group = typer.Typer(help="Check or show a board of the Titanic game.", no_args_is_help=True)
    app.add_typer(group, name="board")

    @group.command()
    def check(
        file: Annotated[Path, typer.Argument(metavar="FILE", help="The text of a board.")],
        lang: Lang = None,
    ) -> int:
        """Draw a board, or list everything wrong with it."""
        words = words_for(GAME, lang)
        text = read_text(file)
        try:
            plan = read_board(text)
        except InvalidBoard as error:
            errors.print(words.text("board-faults", count=len(error.faults)), style="bold")
            for fault in error.faults:
                errors.print(f"  {fault}", markup=False)
            return 1
        view = GAME.new(options={"board": text}, seed=0).view(None)
        assert isinstance(view, TitanicView)
        console.print(draw_ship(view, words), soft_wrap=True)
        rails = len(board_view(plan).rails)
        console.print(
            words.text(
                "board-good", board=plan.name, width=plan.width, height=plan.height, rails=rails
            ),
            markup=False,
        )
        return 0

    @group.command()
    def show(
        name: Annotated[str, typer.Argument(metavar="NAME", help="Such as fathom.")],
    ) -> None:
        """Print the text of a board that comes with the game, to draw another from."""
        console.print(board_text(name), end="", markup=False, soft_wrap=True)
