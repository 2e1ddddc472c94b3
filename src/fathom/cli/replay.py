"""`fathom replay`: see a game again."""

from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from fathom import registry
from fathom.cli.common import (
    Lang,
    RecordFile,
    check_moment,
    console,
    read_record,
    say_house_rules,
    words_for,
)
from fathom.engine.record import Record
from fathom.engine.table import Table
from fathom.terminal.palette import MUTED, seat_name
from fathom.terminal.screens import Draw, draw_of
from fathom.terminal.telling import effect_text
from fathom.words import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def replay(
        file: RecordFile,
        step: Annotated[
            bool, typer.Option("--step", help="Wait for Enter after each ply.")
        ] = False,
        to: Annotated[int | None, typer.Option(min=0, help="Stop at this ply.")] = None,
        seat: Annotated[
            int | None, typer.Option(min=0, help="See with the eyes of a seat.")
        ] = None,
        lang: Lang = None,
    ) -> None:
        """Tell a recorded game ply by ply and show the table, as spectators see it."""
        record, game = read_record(file)
        words = words_for(game, lang)
        check_moment(record, file, to, seat, words)
        whole = record.table(game)
        last = whole.ply if to is None else to
        draw = draw_of(registry.package_of(game.key))
        table = Table(whole.game, record.seats, record.seed, record.options)
        say_house_rules(table.state.options, words)
        if step:
            show(table, record, seat, draw, words)
        for play in whole.plays[:last]:
            table.replay(play)
            if step:
                console.input(words.text("replay-next"))
                console.clear()
            tell(table, seat, words)
            if step:
                show(table, record, seat, draw, words)
        if not step:
            show(table, record, seat, draw, words)


def tell(table: Table, seat: int | None, words: Words) -> None:
    """The last ply: who did what, and what came of it."""
    play = table.plays[-1]
    line = Text(f"{table.ply - 1:>4}  ", MUTED)
    if play.seat is not None and play.move is not None:
        line.append(f"{seat_name(play.seat, words)}: {table.game.move_text(play.move)}", "bold")
    told = [effect_text(effect, words) for effect in table.last_effects(seat)]
    console.print(line.append("  " + " ".join(told), MUTED))


def show(table: Table, record: Record, seat: int | None, draw: Draw, words: Words) -> None:
    """The table as it stands."""
    console.print(Group(Text(), draw(table.state.view(seat), words, record.players)))
