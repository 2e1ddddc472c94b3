"""Games by several variants on the same seeds, kept as they are played, and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from fathom import registry
from fathom.bots import bot
from fathom.engine.dice import derived_seed
from fathom.engine.game import Game
from fathom.lab.ledger import Ledger
from fathom.lab.observing import Decisions, Event, GameRow, Observer
from fathom.lab.playing import play_on
from fathom.lab.workers import Jobs, shared_out

BATCH_GAMES = 20
"""Games that are played and kept together; also the step of the progress bar."""


class Variant(msgspec.Struct, frozen=True):
    """One way to play a game."""

    name: str
    seats: int
    bots: list[str]
    """By seat."""
    options: dict[str, Any] = {}


class Experiment(msgspec.Struct, frozen=True):
    """What is to be played. Game number n has the same seed in every variant."""

    game: str
    rules: int
    variants: list[Variant]
    games: int
    """By each variant."""
    seed: int
    has_decisions: bool = False
    """Whether it is counted what was decided."""


class Batch(msgspec.Struct, frozen=True):
    """Some games of one variant, as they are kept."""

    game: int
    """The number of the batch."""
    variant: int
    rows: list[GameRow]
    decisions: Decisions


class Played(msgspec.Struct):
    """All games of one variant."""

    variant: Variant
    rows: list[GameRow] = []
    decisions: Decisions = msgspec.field(default_factory=Decisions)


def check(plan: Experiment) -> Game:
    """Refuse a plan that cannot be played; its game. Raises FathomError."""
    game = registry.load(plan.game)
    for variant in plan.variants:
        game.check_seats(variant.seats)
        game.read_options(variant.options, variant.seats)
        for name in variant.bots:
            bot(name)
    return game


def run_experiment(
    plan: Experiment,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play what has not been played yet; `progress` is told how many are done.

    Every batch is kept in the folder before it counts; one that holds the same plan is gone on
    with. The same plan gives the same games. Raises FathomError; an impossible plan leaves nothing.
    """
    check(plan)
    tasks = [
        (plan, variant, start, min(start + BATCH_GAMES, plan.games))
        for start in range(0, plan.games, BATCH_GAMES)
        for variant in range(len(plan.variants))
    ]
    with Ledger(folder, plan, Batch) as ledger:
        open_tasks = [
            (number, *task) for number, task in enumerate(tasks) if number not in ledger.results
        ]
        if progress is not None:
            progress(sum(len(batch.rows) for batch in ledger.results.values()))
        for batch in shared_out(_play_batch, open_tasks, jobs):
            ledger.add(batch)
            if progress is not None:
                progress(len(batch.rows))
        batches = [ledger.results[number] for number in range(len(tasks))]
    played = [Played(variant) for variant in plan.variants]
    for batch in batches:
        played[batch.variant].rows += batch.rows
        played[batch.variant].decisions.merge(batch.decisions)
    return played


def _play_batch(number: int, plan: Experiment, variant: int, start: int, stop: int) -> Batch:
    game = registry.load(plan.game)
    decisions = Decisions()
    rows = [
        play_row(
            game,
            plan.variants[variant],
            at,
            plan.seed,
            decisions=decisions if plan.has_decisions else None,
        )[0]
        for at in range(start, stop)
    ]
    return Batch(number, variant, rows, decisions)


def play_row(
    game: Game,
    variant: Variant,
    number: int,
    seed: int,
    *,
    events: bool = False,
    decisions: Decisions | None = None,
) -> tuple[GameRow, list[Event]]:
    """Play one game of many, and what is kept of it."""
    chance = derived_seed(seed, number)
    state = game.new(variant.seats, seed=chance, options=variant.options)
    observer = Observer(state, events=events, decisions=decisions)
    play_on(state, variant.bots, chance, observer.watch)
    return observer.row(number, chance, state), observer.events
