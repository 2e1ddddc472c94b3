"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from fathom import registry
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import derived_seed
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.lab.observing import GameRow, Observer
from fathom.lab.playing import play_game, play_on
from fathom.lab.processes import in_processes
from fathom.lab.statistics import Estimate, Tally, share
from fathom.lab.tables import Columns, columns, event_rows, game_rows, seat_rows

BATCH_GAMES = 50
"""Games that one process plays before it reports; also the step of the progress bar."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """What is to be played. The same plan gives the same report, however many processes play."""

    game: str
    seats: int
    bots: list[str]
    """By seat."""
    games: int
    seed: int
    options: dict[str, Any] = {}


class Counts(msgspec.Struct):
    """What is added up over the games."""

    games: int = 0
    wins: list[float] = []
    scores: list[Tally] = []
    plies: Tally = msgspec.field(default_factory=Tally)
    endings: dict[str, int] = {}
    figures: dict[str, Tally] = {}

    def add(self, state: State) -> None:
        """Count one more finished game."""
        outcome = state.outcome()
        assert outcome is not None
        if not self.games:
            self.wins = [0.0] * state.seats
            self.scores = [Tally() for _ in range(state.seats)]
        self.games += 1
        sides = sides_of(state.game, state.seats, state.options)
        part = 1 / sum(outcome.places[side[0]] == 1 for side in sides)
        for seat in outcome.winners:
            self.wins[seat] += part
        self.plies.add(state.ply)
        for tally, score in zip(self.scores, outcome.scores, strict=True):
            tally.add(score)
        self.endings[outcome.clause] = self.endings.get(outcome.clause, 0) + 1
        for name, figure in state.figures().items():
            if name not in self.figures:
                self.figures[name] = Tally()
            self.figures[name].add(figure)

    def merge(self, other: Counts) -> None:
        """Add what other games gave."""
        if not self.games:
            self.wins = [0.0] * len(other.wins)
            self.scores = [Tally() for _ in other.scores]
        self.games += other.games
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        for mine, more in zip(self.scores, other.scores, strict=True):
            mine.merge(more)
        self.plies.merge(other.plies)
        for clause, count in other.endings.items():
            self.endings[clause] = self.endings.get(clause, 0) + count
        for name, tally in other.figures.items():
            self.figures.setdefault(name, Tally()).merge(tally)


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared."""

    bot: str
    wins: Estimate
    """The share of games that its side won; a shared victory counts in part."""
    score: Estimate


class SimulationReport(msgspec.Struct, frozen=True):
    """What came of the games."""

    plan: SimulationPlan
    seats: list[SeatReport]
    sides: list[tuple[int, ...]]
    """The seats that win and lose together: crews, or each seat alone."""
    plies: Estimate
    shortest: int
    longest: int
    endings: dict[str, int]
    """By clause: how often it ended the game."""
    figures: dict[str, Estimate]
    """What the game counts, as a mean a game."""


class SimulationTables(NamedTuple):
    """Rows, not only means: each table is columns by name, as pandas and polars take them."""

    games: Columns
    """A row a game."""
    seats: Columns
    """A row a seat of each game."""
    events: Columns
    """A row an effect, where they were asked for."""


def simulate_tables(
    plan: SimulationPlan,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    events: bool = False,
) -> tuple[SimulationReport, SimulationTables]:
    """The same as `simulate`, with a row for each game, seat and, if asked for, effect."""
    game = _checked(plan)
    counts = Counts()
    parts: dict[int, tuple[list[GameRow], list[dict[str, Any]]]] = {}
    tasks = [(*batch, events) for batch in _batches(plan)]
    for start, part, rows, happened in in_processes(_play_rows, tasks, jobs):
        counts.merge(part)
        parts[start] = (rows, happened)
        if progress is not None:
            progress(part.games)
    played = [row for start in sorted(parts) for row in parts[start][0]]
    options = game.read_options(plan.options, plan.seats)
    tables = SimulationTables(
        columns(game_rows(played, game, options)),
        columns(seat_rows(played, plan.bots, game, options)),
        columns(event for start in sorted(parts) for event in parts[start][1]),
    )
    return _report(plan, counts), tables


def _play_rows(
    plan: SimulationPlan, start: int, stop: int, events: bool
) -> tuple[int, Counts, list[GameRow], list[dict[str, Any]]]:
    game = registry.load(plan.game)
    counts = Counts()
    rows: list[GameRow] = []
    happened: list[dict[str, Any]] = []
    for number in range(start, stop):
        seed = derived_seed(plan.seed, number)
        state: State = game.new(plan.seats, seed=seed, options=plan.options)
        observer = Observer(state, events=events)
        play_on(state, plan.bots, seed, observer.watch)
        counts.add(state)
        rows.append(observer.row(number, seed, state))
        happened += event_rows(number, observer.events)
    return start, counts, rows, happened


def simulate(
    plan: SimulationPlan, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play the games in `jobs` processes; `progress` is told how many more are done."""
    _checked(plan)
    counts = Counts()
    for part in in_processes(_play_batch, _batches(plan), jobs):
        counts.merge(part)
        if progress is not None:
            progress(part.games)
    return _report(plan, counts)


def _play_batch(plan: SimulationPlan, start: int, stop: int) -> Counts:
    game = registry.load(plan.game)
    options = game.read_options(plan.options, plan.seats)
    counts = Counts()
    for number in range(start, stop):
        seed = derived_seed(plan.seed, number)
        counts.add(play_game(game, plan.bots, seed, options))
    return counts


def _checked(plan: SimulationPlan) -> Game:
    game = registry.load(plan.game)
    game.check_seats(plan.seats)
    game.read_options(plan.options, plan.seats)
    return game


def _batches(plan: SimulationPlan) -> list[tuple[SimulationPlan, int, int]]:
    return [
        (plan, start, min(start + BATCH_GAMES, plan.games))
        for start in range(0, plan.games, BATCH_GAMES)
    ]


def _report(plan: SimulationPlan, counts: Counts) -> SimulationReport:
    game = registry.load(plan.game)
    return SimulationReport(
        plan=plan,
        sides=sides_of(game, plan.seats, game.read_options(plan.options, plan.seats)),
        seats=[
            SeatReport(name, share(wins, counts.games), scores.mean())
            for name, wins, scores in zip(plan.bots, counts.wins, counts.scores, strict=True)
        ],
        plies=counts.plies.mean(),
        shortest=int(counts.plies.least),
        longest=int(counts.plies.most),
        endings=dict(sorted(counts.endings.items())),
        figures={name: tally.mean() for name, tally in counts.figures.items()},
    )
