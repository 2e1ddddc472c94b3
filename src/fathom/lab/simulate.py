"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from fathom import registry
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import derived_seed
from fathom.engine.game import Game
from fathom.engine.outcome import Outcome
from fathom.engine.state import State
from fathom.lab.observing import GameRow, Observer
from fathom.lab.playing import play_game, play_on
from fathom.lab.statistics import Estimate, Tally, share, tally_of
from fathom.lab.tables import Columns, columns, event_rows, game_rows, seat_rows
from fathom.lab.workers import Jobs, in_order, shared_out

BATCH_GAMES = 50
"""Games that one process plays before it reports; also the step of the progress bar."""
QUICK_BATCH_GAMES = 500
"""The same where all bots are random, and as many games take as long as one of others."""


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
    spreads: list[dict[int, int]] = []
    """By seat, and by score: how many games."""
    plies: Tally = msgspec.field(default_factory=Tally)
    endings: dict[str, int] = {}
    figures: dict[str, Tally] = {}

    def merge(self, other: Counts) -> None:
        """Add what other games gave."""
        if not self.games:
            self.wins = [0.0] * len(other.wins)
            self.scores = [Tally() for _ in other.scores]
            self.spreads = [{} for _ in other.spreads]
        self.games += other.games
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        for mine, more in zip(self.scores, other.scores, strict=True):
            mine.merge(more)
        for spread, others in zip(self.spreads, other.spreads, strict=True):
            for score, count in others.items():
                spread[score] = spread.get(score, 0) + count
        self.plies.merge(other.plies)
        for clause, count in other.endings.items():
            self.endings[clause] = self.endings.get(clause, 0) + count
        for name, tally in other.figures.items():
            self.figures.setdefault(name, Tally()).merge(tally)


def counted(games: Iterable[State], sides: list[tuple[int, ...]]) -> Counts:
    """What finished games gave; column by column, which is much the fastest.

    No game is kept while the next is played: what lies around slows down all that is played.
    """
    outcomes: list[Outcome] = []
    plies: list[int] = []
    figures: list[dict[str, float]] = []
    for state in games:
        outcome = state.outcome()
        assert outcome is not None
        outcomes.append(outcome)
        plies.append(state.ply)
        figures.append(state.figures())
    places = list(zip(*[outcome.places for outcome in outcomes], strict=True))
    scores = list(zip(*[outcome.scores for outcome in outcomes], strict=True))
    leaders = [places[side[0]] for side in sides]
    winners = [of_a_game.count(1) for of_a_game in zip(*leaders, strict=True)]
    names = dict.fromkeys(name for of_a_game in figures for name in of_a_game)
    return Counts(
        games=len(plies),
        wins=[
            sum([1 / shared for place, shared in zip(column, winners, strict=True) if place == 1])
            for column in places
        ],
        scores=[tally_of(column) for column in scores],
        spreads=[dict(Counter(column)) for column in scores],
        plies=tally_of(plies),
        endings=dict(Counter([outcome.clause for outcome in outcomes])),
        figures={
            name: tally_of([figure[name] for figure in figures if name in figure]) for name in names
        },
    )


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared."""

    bot: str
    wins: Estimate
    """The share of games that its side won; a shared victory counts in part."""
    score: Estimate
    spread: dict[int, int]
    """By score: in how many games."""

    def score_at(self, part: float) -> int:
        """What this part of all games stayed at or below."""
        left = part * sum(self.spread.values())
        for score, games in self.spread.items():
            left -= games
            if left <= 0:
                return score
        return max(self.spread)


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
    jobs: Jobs = 1,
    progress: Callable[[int], None] | None = None,
    *,
    events: bool = False,
) -> tuple[SimulationReport, SimulationTables]:
    """The same as `simulate`, with a row for each game, seat and, if asked for, effect."""
    game = _checked(plan)
    counts = Counts()
    played: list[GameRow] = []
    happened: list[dict[str, Any]] = []
    tasks = [(*batch, events) for batch in _batches(plan)]
    for part, rows, more in in_order(shared_out(_play_rows, tasks, jobs)):
        counts.merge(part)
        played += rows
        happened += more
        if progress is not None:
            progress(part.games)
    options = game.read_options(plan.options, plan.seats)
    tables = SimulationTables(
        columns(game_rows(played, game, options)),
        columns(seat_rows(played, plan.bots, game, options)),
        columns(happened),
    )
    return _report(plan, counts), tables


def _play_rows(
    batch: int, plan: SimulationPlan, events: bool
) -> tuple[int, tuple[Counts, list[GameRow], list[dict[str, Any]]]]:
    game = registry.load(plan.game)
    rows: list[GameRow] = []
    happened: list[dict[str, Any]] = []

    def played(number: int) -> State:
        seed = derived_seed(plan.seed, number)
        state: State = game.new(plan.seats, seed=seed, options=plan.options)
        observer = Observer(state, events=events)
        play_on(state, plan.bots, seed, observer.watch)
        rows.append(observer.row(number, seed, state))
        happened.extend(event_rows(number, observer.events))
        return state

    counts = counted(map(played, _numbers(batch, plan)), _sides(plan, game))
    return batch, (counts, rows, happened)


def simulate(
    plan: SimulationPlan, jobs: Jobs = 1, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play the games; `progress` is told how many more are done."""
    _checked(plan)
    counts = Counts()
    for part in in_order(shared_out(_play_batch, _batches(plan), jobs)):
        counts.merge(part)
        if progress is not None:
            progress(part.games)
    return _report(plan, counts)


def _play_batch(batch: int, plan: SimulationPlan) -> tuple[int, Counts]:
    game = registry.load(plan.game)
    options = game.read_options(plan.options, plan.seats)
    games = (
        play_game(game, plan.bots, derived_seed(plan.seed, number), options)
        for number in _numbers(batch, plan)
    )
    return batch, counted(games, _sides(plan, game))


def _checked(plan: SimulationPlan) -> Game:
    game = registry.load(plan.game)
    game.check_seats(plan.seats)
    game.read_options(plan.options, plan.seats)
    return game


def _batches(plan: SimulationPlan) -> list[tuple[int, SimulationPlan]]:
    """Every batch by its number."""
    return [(batch, plan) for batch in range(-(-plan.games // _batch_games(plan)))]


def _numbers(batch: int, plan: SimulationPlan) -> range:
    """The numbers of the games in a batch."""
    start = batch * _batch_games(plan)
    return range(start, min(start + _batch_games(plan), plan.games))


def _batch_games(plan: SimulationPlan) -> int:
    return QUICK_BATCH_GAMES if set(plan.bots) == {"random"} else BATCH_GAMES


def _sides(plan: SimulationPlan, game: Game) -> list[tuple[int, ...]]:
    return sides_of(game, plan.seats, game.read_options(plan.options, plan.seats))


def _report(plan: SimulationPlan, counts: Counts) -> SimulationReport:
    game = registry.load(plan.game)
    return SimulationReport(
        plan=plan,
        sides=_sides(plan, game),
        seats=[
            SeatReport(name, share(wins, counts.games), scores.mean(), dict(sorted(spread.items())))
            for name, wins, scores, spread in zip(
                plan.bots, counts.wins, counts.scores, counts.spreads, strict=True
            )
        ],
        plies=counts.plies.mean(),
        shortest=int(counts.plies.least),
        longest=int(counts.plies.most),
        endings=dict(sorted(counts.endings.items())),
        figures={name: tally.mean() for name, tally in counts.figures.items()},
    )
