"""What is measured of a game, as numbers that can be compared, averaged and aimed at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fathom.engine.capabilities import sides_of
from fathom.engine.game import Game
from fathom.lab.experiment import Experiment, Played, Variant, run_experiment
from fathom.lab.observing import GameRow
from fathom.lab.statistics import Difference, Estimate, Tally, compare_pairs, holm, share, tally_of
from fathom.lab.workers import Jobs

CALIBRATION_GAMES = 60
"""By so many games it is found out how many plies a game of the usual length has."""
MILLISECONDS_IN_MINUTE = 60_000


def measured(
    row: GameRow, game: Game, sides: list[tuple[int, ...]], ply_minutes: float
) -> dict[str, float]:
    """Every measure of a game by its name."""
    scores = sorted((row.scores[side[0]] for side in sides), reverse=True)
    winners = [at for at, side in enumerate(sides) if row.places[side[0]] == 1]
    minutes = row.milliseconds / MILLISECONDS_IN_MINUTE or row.plies * ply_minutes
    told: dict[str, float] = {"plies": row.plies, "length": minutes}
    if row.first is not None:
        first = next(at for at, side in enumerate(sides) if row.first in side)
        told["first-seat"] = 1 / len(winners) if first in winners else 0.0
    return told | {
        "shared": float(len(winners) > 1),
        "score": sum(scores) / len(scores),
        "best-score": scores[0],
        "margin": scores[0] - scores[1],
        "lead-changes": row.lead_changes,
        "drama": row.drama,
        "decided": row.decided,
        **{f"figure-{name}": figure for name, figure in row.figures.items()},
        **{f"ended-{clause}": float(row.clause == clause) for clause in (row.clause,)},
    }


def measures_of(played: Played, game: Game, ply_minutes: float) -> dict[str, list[float]]:
    """By measure: what each game of a variant gave; an ending that never came is 0."""
    sides = sides_played(played, game)
    rows = [measured(row, game, sides, ply_minutes) for row in played.rows]
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name, 0.0) for row in rows] for name in names}


def shares_by_turn(played: Played, game: Game) -> list[Estimate]:
    """By order of turns, the first first: the share of the victory; empty if nobody is first."""
    sides = sides_played(played, game)
    won = [0.0] * len(sides)
    games = 0
    for row in played.rows:
        if row.first is None:
            continue
        games += 1
        first = next(at for at, side in enumerate(sides) if row.first in side)
        winners = [at for at, side in enumerate(sides) if row.places[side[0]] == 1]
        for winner in winners:
            won[(winner - first) % len(sides)] += 1 / len(winners)
    return [share(wins, games) for wins in won] if games else []


def sides_played(played: Played, game: Game) -> list[tuple[int, ...]]:
    """The seats that win and lose together by a variant."""
    return sides_of(game, played.variant.seats, options_of(game, played.variant))


def means(values: dict[str, list[float]]) -> dict[str, Estimate]:
    """By measure: its mean."""
    return {name: mean_of(numbers) for name, numbers in values.items()}


def mean_of(numbers: Iterable[float]) -> Estimate:
    """The mean of numbers with its interval."""
    listed = list(numbers)
    return tally_of(listed).mean() if listed else Tally().mean()


def compare(
    first: Played, second: Played, game: Game, ply_minutes: float, only: list[str] | None = None
) -> list[Difference]:
    """Two variants on the same seeds: every measure that both have, corrected for their number.

    Minutes by the game's own clock, as bots use it, are not compared with those counted by plies.
    """
    one, other = (measures_of(played, game, ply_minutes) for played in (first, second))
    if _has_clock(first) != _has_clock(second):
        del one["length"]
    count = len(first.rows)
    names = [name for name in dict.fromkeys([*one, *other]) if only is None or name in only]
    never = [0.0] * count  # an ending that only the other variant knows
    return holm(
        [
            compare_pairs(name, one.get(name, never), other.get(name, never))
            for name in names
            if name.startswith("ended-") or (name in one and name in other)
        ]
    )


def _has_clock(played: Played) -> bool:
    return any(row.milliseconds for row in played.rows)


def minutes_of_a_ply(game: Game, bots: str, seed: int, jobs: Jobs) -> float:
    """How long a ply takes, so that a usual game by the rulebook takes as long as the box says."""
    seats = game.usual_seats or game.seats[0]
    variant = Variant("", seats, [bots] * seats)
    plan = Experiment(game.key, game.rules_version, [variant], CALIBRATION_GAMES, seed)
    (played,) = run_experiment(plan, jobs)
    return game.minutes / mean_of(float(row.plies) for row in played.rows).value


def options_of(game: Game, variant: Variant) -> Any:
    """The options of a variant as the game has them."""
    return game.read_options(variant.options, variant.seats)
