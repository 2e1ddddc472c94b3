"""What the commands share that play many games: arguments, words, measures, and what they print."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType

from fathom import registry
from fathom.cli.common import bot_names, console, errors
from fathom.cli.progress import progress_bar
from fathom.engine.game import Game
from fathom.lab.cluster import Cluster
from fathom.lab.experiment import Experiment, Played, run_experiment
from fathom.lab.workers import Jobs as Workers
from fathom.words import Words, language_of_environment, load_words

Games = Annotated[int, typer.Option(min=2, help="How many games by each variant.")]
Bots = Annotated[
    str, typer.Option(help="One for all seats, or several in turn.", autocompletion=bot_names)
]
RandomSeed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes that play side by side.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="[ADDRESS]",
        help="Play on a Ray cluster instead: on the one at this address or, without an address, "
        "on the one that runs here.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="DIR",
        file_okay=False,
        help="Where to keep every game; the same command goes on from there.",
    ),
]
GREEDY = "greedy"
"""The bot that plays if nobody names another: sensible, and quick enough for thousands of games."""


def lab_words(game: Game, language: str | None) -> Words:
    """The words of the lab and of a game."""
    language = language or language_of_environment()
    return load_words(language, "shared", "cli", "lab", game=registry.folder_of(game.key))


def measure_name(name: str, words: Words) -> str:
    """What a measure is called."""
    if name.startswith("ended-"):
        return words.text("simulate-ended", clause=name.removeprefix("ended-"))
    return words.text(name if name.startswith("figure-") else f"measure-{name}")


def usual(game: Game, seats: int | None) -> int:
    """As many seats as are asked for, or else as it is best with. Raises InvalidSeats."""
    count = seats if seats is not None else game.usual_seats or game.seats[0]
    game.check_seats(count)
    return count


def workers(jobs: int, ray: str | None) -> Workers:
    """Who plays: processes here, or a cluster."""
    if ray is None:
        return jobs
    if jobs > 1:
        raise typer.BadParameter("--jobs is for this machine, --ray for a cluster: give one")
    return Cluster(ray or None)


def print_report(report: msgspec.Struct, table: Callable[[], RenderableType], json: bool) -> None:
    """A report as JSON, or as people read it."""
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        console.print(table())


def played_out(plan: Experiment, jobs: Workers, out: Path | None, words: Words) -> list[Played]:
    """Play an experiment with a bar on the terminal; Ctrl-C says how to go on."""
    with interruption_told(out, words), progress_bar(plan.games * len(plan.variants)) as progress:
        return run_experiment(plan, jobs, out, progress)


@contextmanager
def interruption_told(out: Path | None, words: Words) -> Iterator[None]:
    """Say what is kept when somebody stops it."""
    try:
        yield
    except KeyboardInterrupt:
        errors.print(words.text("lab-stopped-lost" if out is None else "lab-stopped-kept"))
        raise
