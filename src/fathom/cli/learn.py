"""`fathom learn`: what are the signs worth by which a game's bots judge a state?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

import fathom
from fathom.cli.common import GameKey, Json, Lang, Option, Seats, bot_names, read_options
from fathom.cli.experiments import (
    GREEDY,
    Jobs,
    RandomSeed,
    Ray,
    interruption_told,
    lab_words,
    print_report,
    workers,
)
from fathom.cli.progress import progress_bar
from fathom.lab.learning import LearnPlan, Lesson, learn
from fathom.terminal.palette import MUTED
from fathom.words import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="learn")
    def command(
        game: GameKey,
        bots: Annotated[
            str, typer.Option(help="Who plays all seats.", autocompletion=bot_names)
        ] = GREEDY,
        games: Annotated[int, typer.Option(min=10, help="How many games.")] = 1000,
        stages: Annotated[
            int, typer.Option(min=2, max=20, help="Into how many moments a game is divided.")
        ] = 5,
        seats: Seats = None,
        seed: RandomSeed = 1,
        jobs: Jobs = 1,
        ray: Ray = None,
        option: Option = None,
        out: Annotated[
            Path | None,
            typer.Option(metavar="FILE", dir_okay=False, help="Where to write what was learned."),
        ] = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Learn from games between bots what the signs are worth by which they judge a state."""
        box = fathom.load(game)
        plan = LearnPlan(
            game=game,
            bots=bots,
            seats=list(box.seats) if seats is None else [seats],
            games=games,
            seed=seed,
            stages=stages,
            options=read_options(option),
        )
        words = lab_words(box, lang)
        with interruption_told(None, words), progress_bar(games) as progress:
            lesson = learn(plan, workers(jobs, ray), progress)
        if out is not None:
            text = msgspec.json.format(msgspec.json.encode(lesson), indent=1)
            out.write_bytes(text + b"\n")
        print_report(lesson, lambda: lesson_table(lesson, words), json)


def lesson_table(lesson: Lesson, words: Words) -> Group:
    """What was learned, as people read it."""
    plan = lesson.plan
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(words.text("learn-sign"))
    for stage in range(plan.stages):
        share = f"{100 * stage / (plan.stages - 1):.0f} %"
        table.add_column(share, justify="right")
    for number, sign in enumerate(lesson.signs):
        table.add_row(sign, *(f"{stage[number]:.3f}" for stage in lesson.weights))
    title = words.text("learn-title", game=words.text("title"), games=plan.games, bot=plan.bots)
    known = words.text(
        "learn-known",
        notes=lesson.notes,
        loss=f"{lesson.loss:.3f}",
        even=f"{lesson.even_loss:.3f}",
    )
    return Group(Text(title, "bold"), Text(), table, Text(), Text(known, MUTED))
