"""`fathom tune`: which variant comes nearest to what a designer wants?"""

from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

import fathom
from fathom.cli.common import GameKey, Json, Lang, Option, Seats, read_options, say_house_rules
from fathom.cli.experiments import (
    GREEDY,
    Bots,
    Jobs,
    Out,
    RandomSeed,
    Ray,
    interruption_told,
    lab_words,
    measure_name,
    print_report,
    usual,
    workers,
)
from fathom.cli.progress import progress_bar
from fathom.lab.figures import figure, interval, span
from fathom.lab.measures import minutes_of_a_ply
from fathom.lab.tune import TunePlan, TuneReport, read_goal, tune
from fathom.terminal.palette import AMBER, GREEN, MUTED
from fathom.words import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="tune")
    def command(
        game: GameKey,
        goal: Annotated[
            str, typer.Option(help='What is wanted, such as "length=45min, first-seat=0.5".')
        ],
        over: Annotated[
            list[str],
            typer.Option(
                metavar="NAME=VALUES",
                help="What may be turned: seats=2..6 or scenario=alpha,bravo; repeatable.",
            ),
        ],
        evaluations: Annotated[
            int, typer.Option(min=2, help="How many variants to try, the same one repeatedly too.")
        ] = 50,
        games: Annotated[int, typer.Option(min=2, help="Games of each try.")] = 40,
        check: Annotated[
            int, typer.Option(min=20, help="Games of the check on other seeds.")
        ] = 400,
        bots: Bots = GREEDY,
        seats: Seats = None,
        seed: RandomSeed = 1,
        jobs: Jobs = 1,
        ray: Ray = None,
        option: Option = None,
        out: Out = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Search for a variant nearer to a goal (NTBEA), and check it on other seeds."""
        box = fathom.load(game)
        words = lab_words(box, lang)
        count, options, wanted = usual(box, seats), read_options(option), read_goal(goal)
        plan = TunePlan(
            game=game,
            rules=box.rules_version,
            seats=count,
            bots=bots,
            over=over,
            goal=wanted,
            evaluations=evaluations,
            games=games,
            check_games=check,
            seed=seed,
            options=options,
        )
        who = workers(jobs, ray)
        total = evaluations * games + 2 * check
        with interruption_told(out, words), progress_bar(total) as progress:
            ply_minutes = minutes_of_a_ply(box, bots.partition(",")[0], seed, who)
            report = tune(plan, box, ply_minutes, who, out, progress)
        if not json:
            say_house_rules(box.read_options(options, count), words)
        print_report(report, lambda: tune_table(report, words), json)


def tune_table(report: TuneReport, words: Words) -> Group:
    """The best variant, what it brings, and whether the check bears it out."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("tune-goal", "report-rulebook", "tune-best", "report-difference"):
        table.add_column(words.text(name), justify="right")
    for one in report.differences:
        table.add_row(
            measure_name(one.name, words),
            f"{report.plan.goal[one.name]:g}",
            figure(one.first, digits=2),
            figure(one.second, digits=2),
            f"{figure(one.difference, digits=2)} ({span(one.difference, digits=2)})",
        )
    table.add_row(
        words.text("tune-distance"),
        "0",
        interval(report.rulebook_distance),
        interval(report.distance),
        "",
    )
    verdict = "tune-nearer" if report.is_nearer else "tune-not-nearer"
    title = words.text("tune-title", game=words.text("title"), tried=report.tried)
    return Group(
        Text(title, "bold"),
        Text(report.best.name, f"bold {AMBER}"),
        "",
        table,
        "",
        Text(words.text(verdict), GREEN if report.is_nearer else AMBER),
        Text(words.text("tune-note", games=report.plan.check_games), MUTED),
    )
