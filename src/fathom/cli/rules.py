"""`fathom rules`: every rule in a sentence."""

from typing import Annotated

import typer
from rich.table import Table

import fathom
from fathom.cli.common import GameKey, Lang, console, words_for
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.words import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def rules(
        game: GameKey,
        clause: Annotated[str | None, typer.Argument(help="One rule, by its id.")] = None,
        lang: Lang = None,
    ) -> None:
        """Print the rules of a game, or one of them."""
        box = fathom.load(game)
        words = words_for(box, lang)
        if clause is None:
            console.print(words.text("title"), style="bold")
        console.print(rules_table(box, words, clause))


def rules_table(game: Game, words: Words, clause: str | None = None) -> Table:
    """The sentences of all clauses, or of one. Raises FathomError if there is no such clause."""
    clauses = game.clauses
    if clause is not None:
        clauses = tuple(known for known in clauses if known.lower() == clause.lower())
        if not clauses:
            first, last = game.clauses[0], game.clauses[-1]
            raise FathomError(
                f"{game.title} has no rule {clause!r}; its rules are {first} to {last}"
            )
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for known in clauses:
        table.add_row(known, words.text(known))
    return table
