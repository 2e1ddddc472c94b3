"""A whole report of a game: what is played for it, and what came of that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fathom import registry
from fathom.engine.bot import LEVELS
from fathom.engine.choices import choices_of
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.lab.experiment import Experiment, Played, Variant, run_experiment
from fathom.lab.measures import (
    compare,
    mean_of,
    means,
    measures_of,
    shares_by_turn,
    sides_played,
)
from fathom.lab.statistics import Difference, Estimate
from fathom.lab.tournament import TournamentPlan, play_tournament
from fathom.lab.variants import grid, make_variant
from fathom.lab.workers import Jobs

LADDER = ("random", *LEVELS)
"""From the weakest to the strongest: each plays the one below it."""


class ReportPlan(NamedTuple):
    """What a report is made from."""

    game: str
    seats: int
    bots: str
    games: int
    """By each variant."""
    ladder_games: int
    """Of each pair of levels; 0 leaves the pair out."""
    seed: int
    over: tuple[str, ...] = ()
    """What to vary besides the options that are a choice among a few."""
    expert_games: int | None = None
    """Of the best level against the one below it, for it thinks long; None: as of the others."""

    def games_of(self, stronger: str) -> int:
        """How many games a level plays against the one below it."""
        if stronger == LADDER[-1] and self.expert_games is not None:
            return self.expert_games
        return self.ladder_games


class Rung(NamedTuple):
    """How much of the victory a level wins against the one below it."""

    stronger: str
    weaker: str
    games: int
    wins: Estimate


class Report(NamedTuple):
    """All that a page shows."""

    plan: ReportPlan
    game: Game
    usual: Played
    ply_minutes: float
    by_seats: list[tuple[int, dict[str, Estimate], Estimate | None]]
    """By number of seats: the measures, and the share of the first seat times the sides."""
    by_turn: list[Estimate]
    """By order of turns: the share of the victory."""
    ladder: list[Rung]
    variants: list[tuple[str, list[Difference]]]
    """What is different about each variant."""


def variants_of(plan: ReportPlan, game: Game) -> list[Variant]:
    """One change each: every other value of an option that is a choice, and what was asked for."""
    found: list[Variant] = []
    for choice in choices_of(game):
        if choice.kind not in ("choice", "boolean") and not choice.choices:
            continue
        values = choice.choices or [not choice.default]
        for value in values:
            if value == choice.default:
                continue
            try:
                changes = {choice.name: value}
                found.append(make_variant(game, changes, plan.seats, plan.bots, {}))
            except FathomError:
                continue  # a value that goes only with others
    if plan.over:
        found += grid(game, plan.over, plan.seats, plan.bots, {})
    return found


def total_games(plan: ReportPlan) -> int:
    """How many games are played, for a progress bar."""
    game = registry.load(plan.game)
    variants = len(game.seats) + 1 + len(variants_of(plan, game))
    return plan.games * variants + sum(plan.games_of(level) for level in LADDER[1:])


def make_report(
    plan: ReportPlan,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play all that is needed, or go on with what is kept in the folder. Raises FathomError."""
    game = registry.load(plan.game)
    usual = make_variant(game, {}, plan.seats, plan.bots, {})
    seats = [make_variant(game, {"seats": count}, count, plan.bots, {}) for count in game.seats]
    variants = variants_of(plan, game)

    def experiment(name: str, them: list[Variant], has_decisions: bool = False) -> list[Played]:
        what = Experiment(plan.game, game.rules_version, them, plan.games, plan.seed, has_decisions)
        return run_experiment(what, jobs, None if folder is None else folder / name, progress)

    (main,) = experiment("usual", [usual], has_decisions=True)
    played_seats = experiment("seats", seats)
    played_variants = experiment("variants", variants) if variants else []
    ply_minutes = _ply_minutes(game, played_seats)
    return Report(
        plan=plan,
        game=game,
        usual=main,
        ply_minutes=ply_minutes,
        by_seats=[_of_seats(one, game, ply_minutes) for one in played_seats],
        by_turn=shares_by_turn(main, game),
        ladder=_ladder(plan, game, jobs, folder, progress),
        variants=[
            (one.variant.name, compare(main, one, game, ply_minutes)) for one in played_variants
        ],
    )


def _ply_minutes(game: Game, played: list[Played]) -> float:
    """So that a usual game takes as long as the box says."""
    usual = game.usual_seats or game.seats[0]
    rows = next(one.rows for one in played if one.variant.seats == usual)
    return game.minutes / mean_of(float(row.plies) for row in rows).value


def _of_seats(
    played: Played, game: Game, ply_minutes: float
) -> tuple[int, dict[str, Estimate], Estimate | None]:
    values = measures_of(played, game, ply_minutes)
    told = means(values)
    first = told.get("first-seat")
    sides = len(sides_played(played, game))
    relative = None if first is None else Estimate(*(sides * part for part in _ends(first)))
    return played.variant.seats, told, relative


def _ends(estimate: Estimate) -> tuple[float, float, float]:
    return estimate.value, estimate.low, estimate.high


def _ladder(
    plan: ReportPlan,
    game: Game,
    jobs: Jobs,
    folder: Path | None,
    progress: Callable[[int], None] | None,
) -> list[Rung]:
    """How each level fares against the one below it, two sides at a table."""
    rungs: list[Rung] = []
    for weaker, stronger in pairwise(LADDER):
        games = plan.games_of(stronger)
        if not games:
            continue
        match = TournamentPlan(
            plan.game,
            game.rules_version,
            game.seats[0],
            [stronger, weaker],
            games,
            plan.seed,
        )
        place = None if folder is None else folder / f"ladder-{stronger}"
        told = play_tournament(match, jobs, place, progress).standings
        wins = next(standing.wins for standing in told.bots if standing.bot == stronger)
        rungs.append(Rung(stronger, weaker, told.games, wins))
    return rungs
