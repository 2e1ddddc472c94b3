"""`fathom bench`: how fast the rules run here."""

import shutil
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table

import fathom
from fathom.cli.common import GameKey, Json, Lang, console, words_for
from fathom.lab.bench import LIKE_GAMES, Bench, Speed, Yardstick, bench
from fathom.lab.bench_search import SearchBench, bench_search
from fathom.lab.yardstick import FIGURES
from fathom.words import Words

OF_YARDSTICK = {
    "moves_per_second": "moves_per_second",
    "games_per_second": "games_per_second",
    "driven_moves_per_second": "moves_per_second",
}
"""What is compared with which figure of a C program; it has no copies and imagines nothing."""


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
            typer.Option(
                exists=True,
                dir_okay=False,
                help="A C program to compare with; in a checkout, that of the game.",
            ),
        ] = None,
        games: Annotated[
            int,
            typer.Option(min=1, help="By how many games to see if it plays the same game."),
        ] = LIKE_GAMES,
        search: Annotated[
            bool, typer.Option("--search", help="Measure how bots think instead.")
        ] = False,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Measure random play, compiled and interpreted, side by side in one run."""
        box = fathom.load(game)
        words = words_for(box, lang)
        count = seats if seats is not None else min(4, box.seats[-1])
        result: Bench | SearchBench
        shown: RenderableType
        if search:
            result = bench_search(game, count, seconds)
            shown = search_table(result, words)
        else:
            result = bench(game, count, seconds, yardstick or own_yardstick(game), games)
            shown = bench_table(result, words)
            if result.yardstick is not None:
                shown = Group(shown, "", likeness_table(result.yardstick, words))
        if json:
            sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
        else:
            console.print(shown)


def own_yardstick(game: str) -> Path | None:
    """The C program of this game, where we stand in a checkout and can compile it."""
    source = Path("bench/yardsticks") / f"{game}.c"
    return source if source.exists() and shutil.which("cc") else None


def likeness_table(yardstick: Yardstick, words: Words) -> Group:
    """Whether the C program plays the same game, figure by figure with its interval."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("Python", "C"):
        table.add_column(column, justify="right")
    for likeness in yardstick.likenesses:
        is_share = likeness.name not in FIGURES
        table.add_row(
            likeness.name if is_share else words.text(f"bench-{likeness.name}"),
            *(
                f"{estimate.value:.2%} ± {estimate.high - estimate.value:.2%}"
                if is_share
                else f"{estimate.value:.3f} ± {estimate.high - estimate.value:.3f}"
                for estimate in (likeness.ours, likeness.yardstick)
            ),
            "" if likeness.agrees else "≠",
        )
    return Group(table, words.text("bench-alike" if yardstick.agrees else "bench-different"))


def search_table(result: SearchBench, words: Words) -> Group:
    """How bots think, and below it how long each level takes."""
    facts = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    facts.add_column()
    facts.add_column(justify="right")
    for name, figure in (
        ("iterations", f"{result.iterations_per_second:,.0f}"),
        ("copy", f"{result.copy_in_moves:.1f}"),
        ("memory", "–" if result.megabytes is None else f"{result.megabytes:.0f} MB"),
    ):
        facts.add_row(words.text(f"bench-{name}"), figure)
    levels = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    levels.add_column(words.text("bench-level"))
    for column in ("decisions", "mean", "most"):
        levels.add_column(words.text(f"bench-{column}"), justify="right")
    for level, thinking in result.levels.items():
        levels.add_row(
            level,
            f"{thinking.decisions:,}",
            f"{thinking.mean:,.2f} ms",
            f"{thinking.most:,.2f} ms",
        )
    return Group(facts, "", levels)


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
        if result.yardstick is not None and field in OF_YARDSTICK:
            limit = getattr(result.yardstick, OF_YARDSTICK[field])
            row += [f"{limit:,.0f}", "–" if fast is None else f"{100 * fast / limit:.1f} %"]
        table.add_row(*row)
    return table
