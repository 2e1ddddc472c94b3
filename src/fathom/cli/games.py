"""`fathom games`: what there is to play."""

import typer
from rich.table import Table

import fathom
from fathom import registry
from fathom._source import is_compiled
from fathom.cli.common import Lang, console, words_for
from fathom.terminal.palette import RED


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def games(lang: Lang = None) -> None:
        """List the games, and say whether their rules run compiled."""
        words = words_for(None, lang)
        table = Table(box=None, pad_edge=False, header_style="dim")
        for column in ("games-key", "games-title", "games-seats", "games-about"):
            table.add_column(words.text(column))
        for game in fathom.games():
            about = words_for(game, lang).text("about")
            table.add_row(game.key, game.title, game.seats_text, about)
        console.print(table)
        for broken in registry.broken():
            console.print(words.text("error-broken-game", **broken.facts), style=RED)
        form = "compiled" if is_compiled() else "interpreted"
        console.print(words.text(f"games-{form}"), style="dim")
