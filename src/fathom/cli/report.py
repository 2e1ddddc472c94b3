"""`fathom report`: a game in numbers and pictures, on one page."""

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

import fathom
from fathom.cli.common import GameKey, Lang, Seats, console
from fathom.cli.experiments import (
    GREEDY,
    Bots,
    Games,
    Jobs,
    Out,
    RandomSeed,
    Ray,
    interruption_told,
    lab_words,
    measure_name,
    usual,
    workers,
)
from fathom.cli.progress import progress_bar
from fathom.engine.errors import FathomError
from fathom.lab.page import page
from fathom.lab.report import ReportPlan, make_report, total_games


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="report")
    def command(
        game: GameKey,
        file: Annotated[
            Path | None,
            typer.Option(metavar="FILE", dir_okay=False, help="The page; GAME.html if not given."),
        ] = None,
        games: Games = 1000,
        ladder: Annotated[
            int, typer.Option(min=0, help="Games of each pair of levels; 0: none.")
        ] = 40,
        expert: Annotated[
            int | None,
            typer.Option(
                min=0, help="Games of expert, which thinks long; else as many as --ladder."
            ),
        ] = None,
        over: Annotated[
            list[str] | None,
            typer.Option(metavar="NAME=VALUES", help="Vary this too, such as seats=2..4."),
        ] = None,
        bots: Bots = GREEDY,
        seats: Seats = None,
        seed: RandomSeed = 1,
        jobs: Jobs = 1,
        ray: Ray = None,
        out: Out = None,
        lang: Lang = None,
    ) -> None:
        """Write one page about a game: length, scores, drama, seats, decisions, skill, variants."""
        box = fathom.load(game)
        words = lab_words(box, lang)
        varied = tuple(over or ())
        plan = ReportPlan(game, usual(box, seats), bots, games, ladder, seed, varied, expert)
        target = file or Path(f"{game}.html")
        if not target.parent.is_dir():
            raise FathomError(f"cannot write {target}: there is no folder {target.parent}")
        with interruption_told(out, words), progress_bar(total_games(plan)) as progress:
            report = make_report(plan, workers(jobs, ray), out, progress)
        how = shlex.join(["fathom", *without_place(sys.argv[1:])])
        text = page(report, words.text, lambda name: measure_name(name, words), words.language, how)
        draft = target.with_name(target.name + ".new")
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(target)
        except OSError as error:
            raise FathomError(f"cannot write {target}: {error.strerror}") from None
        console.print(words.text("report-written", file=str(target)), soft_wrap=True)


def without_place(arguments: list[str]) -> list[str]:
    """A command without where its games are kept: that changes nothing about the page."""
    told = iter(arguments)
    return [
        argument
        for argument in told
        if not argument.startswith("--out=") and not (argument == "--out" and next(told, ""))
    ]
