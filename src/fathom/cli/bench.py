"""`fathom bench`: how fast the rules run here."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import fathom
from fathom.cli.common import GameKey, Json, Lang, console, words_for
from fathom.lab.bench import Bench, Speed, bench
from fathom.locales import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="bench")
    def command(
        game: GameKey,
        seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure each.")] = 3,
        seats: Annotated[
            int | None, typer.Option(help="How many play; 4 if the game allows.")
        ] = None,
        yardstick: Annotated[
            Path | None,
            typer.Option(exists=True, dir_okay=False, help="A C program to compare with."),
        ] = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Measure random play, compiled and interpreted, side by side in one run."""
        box = fathom.load(game)
        count = seats if seats is not None else min(4, box.seats[-1])
        result = bench(game, count, seconds, yardstick)
        if json:
            sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
        else:
            console.print(bench_table(result, words_for(box, lang)))


def bench_table(result: Bench, words: Words) -> Table:
    """The figures side by side, and how they compare."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("compiled", "interpreted", "ratio"):
        table.add_column(words.text(f"bench-{column}"), justify="right")
    if result.yardstick is not None:
        table.add_column("C", justify="right")
        table.add_column(words.text("bench-share"), justify="right")
    for field in Speed.__struct_fields__:
        slow = getattr(result.interpreted, field)
        fast = getattr(result.compiled, field) if result.compiled is not None else None
        row = [
            words.text("bench-" + field.replace("_", "-")),
            "–" if fast is None else f"{fast:,.0f}",
            f"{slow:,.0f}",
            "–" if fast is None else f"{fast / slow:.1f} x",
        ]
        if result.yardstick is not None:
            of_games = field == "games_per_second"
            limit = (
                result.yardstick.games_per_second if of_games else result.yardstick.moves_per_second
            )
            row += [f"{limit:,.0f}", "–" if fast is None else f"{100 * fast / limit:.1f} %"]
        table.add_row(*row)
    return table
