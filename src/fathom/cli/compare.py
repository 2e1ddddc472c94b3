"""`fathom compare`: what is different about a variant?"""

from typing import Annotated

import msgspec
import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

import fathom
from fathom.cli.common import GameKey, Json, Lang, Option, Seats, read_options, say_house_rules
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
from fathom.lab.experiment import Experiment, Variant
from fathom.lab.figures import figure, span
from fathom.lab.measures import compare, minutes_of_a_ply
from fathom.lab.statistics import Difference
from fathom.lab.variants import variant_of
from fathom.terminal.palette import AMBER, MUTED
from fathom.words import Words

SIGNIFICANT = 0.05
"""Below this corrected likelihood a difference is no accident."""


class ComparisonReport(msgspec.Struct, frozen=True):
    """Two variants and how they differ."""

    plan: Experiment
    differences: list[Difference]


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="compare")
    def command(
        game: GameKey,
        a: Annotated[str, typer.Argument(metavar="A", help="Such as default or seats=3.")],
        b: Annotated[str, typer.Argument(metavar="B", help="Such as starter=0,bots=hard.")],
        games: Games = 1000,
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
        """Compare two variants on the same seeds: intervals, effect sizes, what is no accident."""
        box = fathom.load(game)
        words = lab_words(box, lang)
        count, options = usual(box, seats), read_options(option)
        variants = [variant_of(box, text, count, bots, options) for text in (a, b)]
        plan = Experiment(game, box.rules_version, variants, games, seed)
        who = workers(jobs, ray)
        first, second = played_out(plan, who, out, words)
        ply_minutes = minutes_of_a_ply(box, variants[0].bots[0], seed, who)
        report = ComparisonReport(plan, compare(first, second, box, ply_minutes))
        if not json:
            say_house_rules(box.read_options(options, variants[0].seats), words)
        print_report(report, lambda: comparison_table(report, words), json)


def comparison_table(report: ComparisonReport, words: Words) -> Group:
    """The measures of both, and how they differ; what is no accident in colour."""
    one, other = report.plan.variants
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("A", "B", words.text("compare-difference"), "", words.text("compare-effect")):
        table.add_column(name, justify="right")
    table.add_column(words.text("compare-p"), justify="right")
    for difference in report.differences:
        is_real = difference.corrected_p < SIGNIFICANT
        table.add_row(
            measure_name(difference.name, words),
            figure(difference.first, digits=2),
            figure(difference.second, digits=2),
            Text(signed(difference.difference.value), f"bold {AMBER}" if is_real else ""),
            span(difference.difference, digits=2),
            signed(difference.effect),
            likelihood(difference.corrected_p),
        )
    title = words.text(
        "compare-title", game=words.text("title"), games=report.plan.games, seed=report.plan.seed
    )
    note = Text(words.text("compare-note", count=len(report.differences)), MUTED)
    return Group(
        Text(title, "bold"), described("A", one), described("B", other), "", table, "", note
    )


def described(letter: str, variant: Variant) -> Text:
    """A variant in a line: its name, seats and bots."""
    bots = ", ".join(dict.fromkeys(variant.bots))
    return Text.assemble(f"{letter}  ", (variant.name, "bold"), f"  ({variant.seats}; {bots})")


def signed(value: float) -> str:
    """A difference, with its sign."""
    return f"{value:+.2f}".replace("-", "−")


def likelihood(p: float) -> str:
    """A likelihood, or that it is too small to tell."""
    return "< 0.001" if p < 0.001 else f"{p:.3f}"
