"""`fathom tournament`: which bot is the strongest?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import fathom
from fathom.bots import split_bots
from fathom.cli.common import (
    GameKey,
    Json,
    Lang,
    Option,
    Seats,
    bot_names,
    console,
    errors,
    read_options,
    say_house_rules,
    words_for,
)
from fathom.cli.experiments import Jobs, RandomSeed, Ray, print_report, workers
from fathom.cli.progress import progress_bar
from fathom.lab.figures import figure, span
from fathom.lab.ledger import Ledger, writing_to
from fathom.lab.plot import Labels, PlotUnavailable, save_plot
from fathom.lab.standings import Result, Standings
from fathom.lab.statistics import Estimate
from fathom.lab.tournament import TournamentPlan, TournamentReport, check, play_tournament
from fathom.terminal.palette import GREEN, MUTED, RED
from fathom.terminal.telling import error_text
from fathom.words import Words


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="tournament")
    def command(
        game: GameKey,
        bots: Annotated[
            str,
            typer.Option(
                help="Who takes part, such as hard,medium,easy.", autocompletion=bot_names
            ),
        ],
        games: Annotated[
            int,
            typer.Option(
                min=1,
                help="Games of each line-up (with 2 seats: of each pair of bots); rounded up so "
                "that everybody sits everywhere equally often.",
            ),
        ] = 100,
        field: Annotated[
            str | None,
            typer.Option(
                metavar="BOT",
                help="Each of the bots plays alone among copies of this one, instead of against "
                "one another.",
            ),
        ] = None,
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
                help="Where to keep every result, the report and a plot; the same command goes on "
                "there if it was interrupted.",
            ),
        ] = None,
        json: Json = False,
        lang: Lang = None,
    ) -> None:
        """Let bots play one another with seats rotated, and rank them.

        In a game with teams a bot plays a whole team. Without --out nothing is kept.
        """
        box = fathom.load(game)
        count = box.seats[0] if seats is None else seats
        plan = TournamentPlan(
            game=game,
            rules=box.rules_version,
            seats=count,
            bots=split_bots(bots),
            games=games,
            seed=seed,
            field=field,
            options=read_options(option),
        )
        check(plan)
        who = workers(jobs, ray)
        words = words_for(box, lang)
        games = len(plan.pairings())
        try:
            with progress_bar(games) as progress:
                report = play_tournament(plan, who, out, progress)
        except KeyboardInterrupt:
            errors.print(stopped(plan, games, out, words))
            raise
        if out is not None:
            keep(report, out, words)
        if not json:
            say_house_rules(box.read_options(plan.options, plan.seats), words)
        print_report(report, lambda: report_table(report, words), json)
        if out is not None and not json:
            console.print(words.text("tournament-kept", folder=str(out)), style=MUTED)


def stopped(plan: TournamentPlan, games: int, folder: Path | None, words: Words) -> str:
    """How far a tournament came before somebody stopped it."""
    if folder is None:
        return words.text("tournament-stopped-lost")
    with Ledger(folder, plan, Result) as ledger:
        done = len(ledger.results)
    return words.text("tournament-stopped-kept", done=done, games=games)


def keep(report: TournamentReport, folder: Path, words: Words) -> None:
    """Put the report and its plot beside the results."""
    text = msgspec.json.format(msgspec.json.encode(report), indent=2)
    labels = Labels(
        title=title(report, words),
        wins=words.text("tournament-wins"),
        fair_share=words.text("tournament-fair-share", fair=fair_share(report.standings)),
        duels=words.text("tournament-duels"),
        intervals=words.text("tournament-intervals"),
    )
    with writing_to(folder):
        (folder / "report.json").write_bytes(text + b"\n")
        try:
            save_plot(report.standings, labels, folder)
        except PlotUnavailable as error:
            errors.print(error_text(error, words))


def title(report: TournamentReport, words: Words) -> str:
    """What was played, in a line."""
    return words.text(
        "tournament-title",
        game=words.text("title"),
        games=report.standings.games,
        seats=report.plan.seats,
        lineups=len(report.lineups),
    )


def fair_share(standings: Standings) -> str:
    """What a bot would win if all were alike."""
    return f"{100 * standings.fair_share:.1f} %"


def report_table(report: TournamentReport, words: Words) -> Group:
    """The report as people read it."""
    parts: list[RenderableType] = [
        Text(title(report, words), "bold"),
        Text(),
        ranking(report.standings, words),
        Text(),
        Text(words.text("tournament-duels"), "bold"),
        cross_table(report.standings, words),
        Text(),
        Text(words.text("tournament-intervals"), MUTED),
        Text(words.text("tournament-fair", fair=fair_share(report.standings)), MUTED),
    ]
    if report.by_the_clock:
        note = words.text("tournament-by-the-clock", bots=report.by_the_clock)
        parts.append(Text(note, MUTED))
    return Group(*parts)


def ranking(standings: Standings, words: Words) -> Table:
    """The bots, the best first."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column(words.text("simulate-bot"), overflow="fold")
    for column in ("simulate-wins", None, "tournament-times-fair", "tournament-rating", None):
        table.add_column("" if column is None else words.text(column), justify="right")
    table.add_column(words.text("tournament-games"), justify="right")
    for place, standing in enumerate(standings.bots, 1):
        table.add_row(
            str(place),
            Text(standing.bot, "bold"),
            figure(standing.wins, 100, "%"),
            Text(span(standing.wins, 100), MUTED),
            f"{standing.wins.value / standings.fair_share:.2f} ×",
            figure(standing.rating),
            Text(span(standing.rating), MUTED),
            str(standing.games),
        )
    return table


def cross_table(standings: Standings, words: Words) -> Table:
    """Who comes in before whom, and how surely."""
    names = [standing.bot for standing in standings.bots]
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for name, row in zip(names, standings.duels, strict=True):
        table.add_row(Text(name, "bold"), *(duel(cell) for cell in row))
    return table


def duel(cell: Estimate | None) -> Text:
    """A share over its interval, coloured where it is surely more or less than half."""
    if cell is None:
        return Text("–\n", MUTED)
    colour = GREEN if cell.low > 0.5 else RED if cell.high < 0.5 else ""
    return Text.assemble((figure(cell, 100, "%"), colour), "\n", (span(cell, 100), MUTED))
