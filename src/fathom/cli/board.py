"""`fathom board`: boards and maps as text files, for games that are played on several."""

from pathlib import Path
from typing import Annotated

import typer

import fathom
from fathom import registry
from fathom.cli.common import Lang, console, errors, help_if_alone, read_text, words_for
from fathom.cli.seating import PERSON
from fathom.engine.capabilities import Charts
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.terminal.screens import draw_of


def add_to(app: typer.Typer) -> None:
    """Add this command."""
    group = typer.Typer(help="Check or show a board to play on.", invoke_without_command=True)
    group.callback()(help_if_alone)
    app.add_typer(group, name="board")

    @group.command()
    def check(
        file: Annotated[Path, typer.Argument(metavar="FILE", help="The text of a board.")],
        lang: Lang = None,
    ) -> int:
        """Draw a board, or list everything wrong with it."""
        text = read_text(file)
        game, charts = whose(text)
        words = words_for(game, lang)
        faults = charts.faults(text)
        if faults:
            errors.print(words.text("board-faults", count=len(faults)), style="bold")
            for fault in faults:
                said = words.text(f"chart-fault-{fault.name}", **fault.facts)
                errors.print(f"  {said}")
            return 1
        state = game.new(options={charts.option: text}, seed=0)
        draw = draw_of(registry.package_of(game.key))
        players = [PERSON] * state.seats
        console.print(draw(state.view(None), words, players), soft_wrap=True)
        console.print(words.text("board-good", **charts.facts(text)))
        return 0

    @group.command()
    def show(
        name: Annotated[str, typer.Argument(metavar="NAME", help="Such as fathom.")],
    ) -> None:
        """Print the text of a board that comes with a game, to draw another from."""
        found = [charts for _, charts in charted() if name in charts.names]
        if not found:
            known = ", ".join(name for _, charts in charted() for name in charts.names)
            raise FathomError(f"there is no board {name!r}; there is {known}")
        console.print(found[0].text(name), end="", soft_wrap=True)


def charted() -> list[tuple[Game, Charts]]:
    """The games that are played on boards of somebody's choice."""
    return [(game, game.charts) for game in fathom.games() if game.charts is not None]


def whose(text: str) -> tuple[Game, Charts]:
    """The game that a text is a board of: its first line says so. Raises FathomError."""
    first = text.partition("\n")[0].strip()
    for game, charts in charted():
        if charts.form == first:
            return game, charts
    known = " or ".join(repr(charts.form) for _, charts in charted())
    raise FathomError(f"this is no board: the first line is not {known}")
