"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from fathom import registry
from fathom.engine.dice import derived_seed
from fathom.engine.state import State
from fathom.lab.playing import play_game
from fathom.lab.processes import in_processes
from fathom.lab.statistics import Estimate, Tally, share

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

    @classmethod
    def of(cls, state: State) -> Counts:
        """The counts of one finished game."""
        outcome = state.outcome()
        assert outcome is not None
        part = 1 / len(outcome.winners)
        counts = cls(
            games=1,
            wins=[part if seat in outcome.winners else 0.0 for seat in range(state.seats)],
            scores=[Tally() for _ in range(state.seats)],
            endings={outcome.clause: 1},
            figures={name: Tally() for name in state.figures()},
        )
        counts.plies.add(state.ply)
        for tally, score in zip(counts.scores, outcome.scores, strict=True):
            tally.add(score)
        for name, figure in state.figures().items():
            counts.figures[name].add(figure)
        return counts

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
    """The share of games won; a shared victory counts in part."""
    score: Estimate


class SimulationReport(msgspec.Struct, frozen=True):
    """What came of the games."""

    plan: SimulationPlan
    seats: list[SeatReport]
    plies: Estimate
    shortest: int
    longest: int
    endings: dict[str, int]
    """By clause: how often it ended the game."""
    figures: dict[str, Estimate]
    """What the game counts, as a mean a game."""


def simulate(
    plan: SimulationPlan, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play the games in `jobs` processes; `progress` is told how many more are done."""
    game = registry.load(plan.game)
    game.check_seats(plan.seats)
    game.read_options(plan.options, plan.seats)
    counts = Counts()
    for part in _parts(plan, jobs):
        counts.merge(part)
        if progress is not None:
            progress(part.games)
    return _report(plan, counts)


def _play_batch(plan: SimulationPlan, start: int, stop: int) -> Counts:
    game = registry.load(plan.game)
    counts = Counts()
    for number in range(start, stop):
        seed = derived_seed(plan.seed, number)
        counts.merge(Counts.of(play_game(game, plan.bots, seed, plan.options)))
    return counts


def _parts(plan: SimulationPlan, jobs: int) -> Iterator[Counts]:
    batches = [
        (plan, start, min(start + BATCH_GAMES, plan.games))
        for start in range(0, plan.games, BATCH_GAMES)
    ]
    return in_processes(_play_batch, batches, jobs)


def _report(plan: SimulationPlan, counts: Counts) -> SimulationReport:
    return SimulationReport(
        plan=plan,
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
