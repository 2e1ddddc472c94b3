"""`fathom gauntlet`: is a bot stronger than those we have?"""

from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

import fathom
from fathom.bots import split_bots
from fathom.cli.common import GameKey, Json, Lang, Option, Seats, bot_names, read_options
from fathom.cli.experiments import (
    Jobs,
    Out,
    RandomSeed,
    Ray,
    interruption_told,
    lab_words,
    print_report,
    workers,
)
from fathom.cli.progress import progress_bar
from fathom.lab.figures import figure, span
from fathom.lab.gauntlet import GauntletPlan, GauntletReport, panel_of, run_gauntlet
from fathom.terminal.palette import GREEN, MUTED, RED
from fathom.words import Words

COLOURS = {"stronger": GREEN, "not-stronger": RED, "open": MUTED}


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="gauntlet")
    def command(
        game: GameKey,
        bot: Annotated[
            str, typer.Argument(help="Who is tested.", autocompletion=bot_names, metavar="BOT")
        ],
        panel: Annotated[
            str | None,
            typer.Option(
                help="Whom it meets; else the levels and the game's sparring partners.",
                autocompletion=bot_names,
            ),
        ] = None,
        games: Annotated[int, typer.Option(min=1, help="At most so many against each.")] = 400,
        least: Annotated[
            float, typer.Option(min=1, max=98, help="This share of wins, in %, is no stronger.")
        ] = 50,
        most: Annotated[
            float, typer.Option(min=2, max=99, help="This share of wins, in %, is stronger.")
        ] = 60,
        seats: Seats = None,
        seed: RandomSeed = 1,
        jobs: Jobs = 1,
        ray: Ray = None,
        option: Option = None,
        out: Out = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Let a bot meet a panel, each only as long as it takes to be sure who is stronger.

        With more than two seats it plays alone among copies of one of them.
        """
        if least >= most:
            raise typer.BadParameter("--least must be below --most")
        box = fathom.load(game)
        plan = GauntletPlan(
            game=game,
            bot=bot,
            panel=panel_of(game, bot) if panel is None else split_bots(panel),
            seats=box.seats[0] if seats is None else seats,
            games=games,
            seed=seed,
            least=least / 100,
            most=most / 100,
            options=read_options(option),
        )
        words = lab_words(box, lang)
        with (
            interruption_told(out, words),
            progress_bar(games * len(plan.panel)) as progress,
        ):
            report = run_gauntlet(plan, workers(jobs, ray), out, progress)
        print_report(report, lambda: report_table(report, words), json)


def report_table(report: GauntletReport, words: Words) -> Group:
    """The report as people read it."""
    plan = report.plan
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(words.text("gauntlet-opponent"), overflow="fold")
    for column in ("simulate-wins", None, "gauntlet-elo", None, "tournament-games"):
        table.add_column("" if column is None else words.text(column), justify="right")
    table.add_column(words.text("gauntlet-verdict"))
    for bout in report.bouts:
        table.add_row(
            Text(bout.opponent, "bold"),
            figure(bout.wins, 100, "%"),
            Text(span(bout.wins, 100), MUTED),
            figure(bout.elo, digits=0),
            Text(span(bout.elo, digits=0), MUTED),
            str(bout.games),
            Text(words.text(f"gauntlet-{bout.verdict}"), COLOURS[bout.verdict]),
        )
    title = words.text("gauntlet-title", game=words.text("title"), bot=plan.bot, seats=plan.seats)
    claims = words.text(
        "gauntlet-claims", least=f"{100 * plan.least:g} %", most=f"{100 * plan.most:g} %"
    )
    return Group(Text(title, "bold"), Text(), table, Text(), Text(claims, MUTED))
