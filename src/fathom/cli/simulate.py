"""`fathom simulate`: many games between bots."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table

import fathom
from fathom.cli.common import (
    GameKey,
    Json,
    Lang,
    Option,
    Seats,
    bot_names,
    errors,
    read_options,
    say_house_rules,
)
from fathom.cli.common import words_for as words_of
from fathom.cli.experiments import Jobs, RandomSeed, Ray, print_report, workers
from fathom.cli.progress import progress_bar
from fathom.cli.seating import bots_by_seat
from fathom.lab.figures import interval
from fathom.lab.simulate import (
    SimulationPlan,
    SimulationReport,
    SimulationTables,
    simulate,
    simulate_tables,
)
from fathom.lab.tables import has_parquet, make_folder, write_tables
from fathom.terminal.palette import MUTED, seat_name
from fathom.words import Words

SPREAD = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The parts of all games whose scores are told."""


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="simulate")
    def command(
        game: GameKey,
        games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
        bots: Annotated[
            str, typer.Option(help="One for all seats, or one a seat.", autocompletion=bot_names)
        ] = "random",
        seats: Seats = None,
        seed: RandomSeed = 1,
        jobs: Jobs = 1,
        ray: Ray = None,
        option: Option = None,
        out: Annotated[
            Path | None,
            typer.Option(
                metavar="DIR",
                file_okay=False,
                help="Write a row a game and a row a seat there, as CSV and Parquet.",
            ),
        ] = None,
        events: Annotated[
            bool, typer.Option("--events", help="With --out, also a row an effect.")
        ] = False,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Play many games between bots and report what came of them."""
        box = fathom.load(game)
        count = box.seats[0] if seats is None else seats
        box.check_seats(count)
        plan = SimulationPlan(
            game, count, bots_by_seat(bots, count), games, seed, read_options(option)
        )
        words = words_of(box, lang)
        if events and out is None:
            raise typer.BadParameter("--events needs --out DIR")
        if out is not None:
            make_folder(out)
        who = workers(jobs, ray)
        with progress_bar(games) as progress:
            if out is None:
                report = simulate(plan, who, progress)
            else:
                report, tables = simulate_tables(plan, who, progress, events=events)
        if out is not None:
            keep(tables, out, events, lang)
        if not json:
            say_house_rules(box.read_options(plan.options, count), words)
        print_report(report, lambda: report_table(report, words), json)


def keep(tables: SimulationTables, folder: Path, events: bool, lang: str | None) -> None:
    """Write the tables, and say where they are."""
    words = words_of(None, lang)
    wanted = {"games": tables.games, "seats": tables.seats}
    files = write_tables(folder, wanted | ({"events": tables.events} if events else {}))
    if not has_parquet():
        errors.print(words.text("error-parquet-unavailable"))
    names = [file.name for file in files]
    errors.print(words.text("simulate-kept", folder=str(folder), files=names), style=MUTED)


def report_table(report: SimulationReport, words: Words) -> Group:
    """The report as people read it."""
    games = report.plan.games
    seats = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    are_crews = any(len(side) > 1 for side in report.sides)
    first = "simulate-crew" if are_crews else "simulate-seat"
    for column in (first, "simulate-bot", "simulate-wins", "simulate-score", "simulate-spread"):
        seats.add_column(words.text(column), justify="left")
    for number, side in enumerate(report.sides):
        seat = report.seats[side[0]]
        name = words.text(f"side-{number}") if are_crews else seat_name(number, words)
        bots = dict.fromkeys(report.seats[one].bot for one in side)
        seats.add_row(
            f"{name} ({len(side)})" if are_crews else name,
            ", ".join(bots),
            interval(seat.wins, 100, "%"),
            interval(seat.score),
            " · ".join(str(seat.score_at(part)) for part in SPREAD),
        )
    facts = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    length = words.text("simulate-range", least=report.shortest, most=report.longest)
    facts.add_row(words.text("simulate-plies"), f"{interval(report.plies)}   {length}")
    for name, figure in report.figures.items():
        facts.add_row(words.text(f"figure-{name}"), interval(figure))
    for clause, count in report.endings.items():
        ended = words.text("simulate-ended", clause=clause)
        facts.add_row(ended, f"{count} ({100 * count / games:.1f} %)")
    title = words.text("simulate-title", games=games, game=words.text("title"))
    return Group(title, "", seats, "", facts, "", words.text("simulate-intervals"))
