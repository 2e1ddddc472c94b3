"""`fathom sweep`: a game by every combination of options, seats and bots."""

from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import fathom
from fathom.cli.common import (
    GameKey,
    Json,
    Lang,
    Option,
    Seats,
    errors,
    read_options,
    say_house_rules,
)
from fathom.cli.experiments import (
    GREEDY,
    Bots,
    Games,
    Jobs,
    Out,
    RandomSeed,
    Ray,
    lab_words,
    measure_name,
    played_out,
    print_report,
    usual,
    workers,
)
from fathom.engine.game import Game
from fathom.lab.experiment import Experiment, Played, Variant
from fathom.lab.figures import figure, number, span
from fathom.lab.measures import (
    means,
    measures_of,
    minutes_of_a_ply,
    options_of,
    shares_by_turn,
)
from fathom.lab.statistics import Estimate
from fathom.lab.tables import Columns, columns, game_rows, has_parquet, seat_rows, write_tables
from fathom.lab.variants import grid
from fathom.terminal.palette import MUTED
from fathom.words import Words

SHOWN = ("length", "first-seat", "score", "margin", "lead-changes")
"""The measures that a table has room for; JSON and files have all."""
MOST_VARIANTS = 1000


class SweepRow(msgspec.Struct, frozen=True):
    """A variant and what was measured of it."""

    variant: Variant
    measures: dict[str, Estimate]
    by_turn: list[Estimate]
    """By order of turns: the share of the victory."""


class SweepReport(msgspec.Struct, frozen=True):
    """All variants, in the order in which they were asked for."""

    plan: Experiment
    variants: list[SweepRow]


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="sweep")
    def command(
        game: GameKey,
        over: Annotated[
            list[str],
            typer.Option(
                metavar="NAME=VALUES",
                help="What to vary: seats=2..6, starter=0,1 or bots=easy|hard,easy; repeatable.",
            ),
        ],
        games: Games = 200,
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
        """Play every combination of what is varied on the same seeds, and measure each."""
        box = fathom.load(game)
        words = lab_words(box, lang)
        options = read_options(option)
        variants = grid(box, over, usual(box, seats), bots, options)
        plan = Experiment(game, box.rules_version, variants, games, seed)
        who = workers(jobs, ray)
        played = played_out(plan, who, out, words)
        ply_minutes = minutes_of_a_ply(box, variants[0].bots[0], seed, who)
        rows = [
            SweepRow(
                one.variant, means(measures_of(one, box, ply_minutes)), shares_by_turn(one, box)
            )
            for one in played
        ]
        report = SweepReport(plan, rows)
        if out is not None:
            write_tables(out, sweep_tables(box, played))
            if not has_parquet():
                errors.print(words.text("error-parquet-unavailable"))
        if not json:
            say_house_rules(box.read_options(options, variants[0].seats), words)
        print_report(report, lambda: sweep_table(report, words), json)


def sweep_tables(game: Game, played: list[Played]) -> dict[str, Columns]:
    """A row a game and a row a seat, each with its variant."""
    tables: dict[str, list[dict[str, object]]] = {"games": [], "seats": []}
    for one in played:
        variant, options = one.variant, options_of(game, one.variant)
        named = {"variant": variant.name}
        tables["games"] += [named | row for row in game_rows(one.rows, game, options)]
        seats = seat_rows(one.rows, variant.bots, game, options)
        tables["seats"] += [named | row for row in seats]
    return {name: columns(rows) for name, rows in tables.items()}


def sweep_table(report: SweepReport, words: Words) -> Group:
    """A line a variant: what was measured, and then who won by order of turns."""
    measured = _empty_table(words, [measure_name(name, words) for name in SHOWN])
    for row in report.variants:
        told = [row.measures.get(name) for name in SHOWN]
        measured.add_row(row.variant.name, *(_cell(one, 1, 2, 2) for one in told))
    title = words.text(
        "sweep-title",
        game=words.text("title"),
        variants=len(report.variants),
        games=report.plan.games,
    )
    parts: list[RenderableType] = [Text(title, "bold"), "", measured, ""]
    most = max(len(row.by_turn) for row in report.variants)
    if most:
        heads = [words.text("report-turn", turn=turn + 1) for turn in range(most)]
        turns = _empty_table(words, [*heads, words.text("sweep-spread")])
        for row in report.variants:
            shares = [row.by_turn[at] if at < len(row.by_turn) else None for at in range(most)]
            turns.add_row(
                row.variant.name, *(_cell(one, 100, 1, 0) for one in shares), _spread(row)
            )
        parts += [Text(words.text("sweep-turns"), "bold"), "", turns, ""]
    return Group(*parts, Text(words.text("sweep-note"), MUTED))


def _empty_table(words: Words, heads: list[str]) -> Table:
    """Its first column names the variant."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(words.text("sweep-variant"))
    for head in heads:
        table.add_column(head, justify="right")
    return table


def _cell(estimate: Estimate | None, scale: float, digits: int, span_digits: int) -> str:
    if estimate is None:
        return "–"
    below = span(estimate, scale, digits=span_digits)
    return f"{figure(estimate, scale, digits=digits)}\n{below}"


def _spread(row: SweepRow) -> str:
    """From the worst place in the order of turns to the best."""
    values = [one.value for one in row.by_turn]
    return number(100 * (max(values) - min(values)), 1) if values else "–"
