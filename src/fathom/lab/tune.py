"""A variant nearer to a goal: a search over what can be varied, and a check on other seeds.

The search is NTBEA (Lucas, Liu and Perez-Liebana, 2018), the N-tuple bandit evolutionary
algorithm. It is made for this: few noisy evaluations of a space with few values in each direction.
It keeps what was seen of every single value, every pair of values and every whole variant, and goes
on from the current variant to the neighbour that promises most, by their means and by how little is
known of them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from fathom.engine.dice import Dice, derived_seed
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.lab.experiment import Experiment, Variant, run_experiment
from fathom.lab.ledger import Ledger
from fathom.lab.measures import compare, mean_of, measures_of
from fathom.lab.statistics import Difference, Estimate
from fathom.lab.variants import axes_of, make_variant
from fathom.lab.workers import Jobs

NEIGHBOURS = 30
"""Variants that are considered after each evaluation."""
CURIOSITY = 0.5
"""How much a variant is preferred because little is known of it: what is seen is from 0 to 1."""
TOLERANCE = 0.1
"""A measure that misses its target by this part of it counts as one away."""
HELD_OUT = 1
"""The seeds of the check are derived from the plan's by this number: none was searched with."""
_GOAL = re.compile(r"([a-z][\w-]*)\s*=\s*(-?\d+(?:\.\d+)?)\s*(min|%)?")


Point = tuple[int, ...]
"""A variant in the search: which value, by axis."""


class InvalidGoal(FathomError):
    """A goal that names nothing that is measured, or no number."""

    code = "invalid-goal"


class TunePlan(msgspec.Struct, frozen=True):
    """What is searched, and for what."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    bots: str
    over: list[str]
    goal: dict[str, float]
    evaluations: int
    games: int
    """Of each evaluation."""
    check_games: int
    seed: int
    options: dict[str, Any] = {}


class Evaluation(msgspec.Struct, frozen=True):
    """How far a variant was from the goal, as it is kept."""

    game: int
    """The number of the evaluation; which variant it was follows from those before it."""
    distance: float


class TuneReport(msgspec.Struct, frozen=True):
    """The best variant, and what the check said of it and of the rulebook on other seeds."""

    plan: TunePlan
    best: Variant
    tried: int
    """How many different variants were played."""
    distance: Estimate
    """From the goal, of the best one; 1 is a tenth of the target in one measure."""
    rulebook_distance: Estimate
    differences: list[Difference]
    """In what is aimed at, of the best less the rulebook."""
    is_nearer: bool


def read_goal(text: str) -> dict[str, float]:
    """`length=45min, first-seat=0.5` by measure. Raises InvalidGoal."""
    goal: dict[str, float] = {}
    for part in text.split(","):
        match = _GOAL.fullmatch(part.strip())
        if match is None:
            raise InvalidGoal(
                f"{part.strip()!r} is no goal, such as length=45min", goal=part.strip()
            )
        goal[match[1]] = float(match[2]) / (100 if match[3] == "%" else 1)
    return goal


def tune(
    plan: TunePlan,
    game: Game,
    ply_minutes: float,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> TuneReport:
    """Search, then play the best and the rulebook on seeds that were not searched with.

    Every evaluation is kept in the folder before the search goes on; one that holds the same plan
    is gone on with. The same plan gives the same report. Raises FathomError.
    """
    axes = axes_of(game, plan.over)
    told = progress or (lambda games: None)

    def variant_at(point: Point) -> Variant:
        values = (listed[at] for listed, at in zip(axes.values(), point, strict=True))
        changes = dict(zip(axes, values, strict=True))
        return make_variant(game, changes, plan.seats, plan.bots, plan.options)

    def evaluate(point: Point, number: int) -> float:
        if number not in ledger.results:
            seed = derived_seed(plan.seed, number + HELD_OUT + 1)
            what = Experiment(plan.game, game.rules_version, [variant_at(point)], plan.games, seed)
            (played,) = run_experiment(what, jobs)
            away = distance(measures_of(played, game, ply_minutes), plan.goal)
            ledger.add(Evaluation(number, away))
        told(plan.games)
        return ledger.results[number].distance

    def is_possible(point: Point) -> bool:
        try:
            variant_at(point)
        except FathomError:
            return False
        return True

    landscape = Landscape([len(values) for values in axes.values()])
    with Ledger(folder, plan, Evaluation) as ledger:
        best = search(landscape, evaluate, is_possible, range(plan.evaluations), Dice(plan.seed))
    rulebook = make_variant(game, {}, plan.seats, plan.bots, plan.options)
    chosen = variant_at(best)
    what = Experiment(
        plan.game,
        game.rules_version,
        [rulebook, chosen],
        plan.check_games,
        derived_seed(plan.seed, HELD_OUT),
    )
    first, second = run_experiment(what, jobs, folder and folder / "check", progress)
    before, after = (
        _distances(measures_of(one, game, ply_minutes), plan.goal) for one in (first, second)
    )
    return TuneReport(
        plan=plan,
        best=chosen,
        tried=len(landscape.points),
        distance=after,
        rulebook_distance=before,
        differences=compare(first, second, game, ply_minutes, list(plan.goal)),
        is_nearer=after.high < before.low,
    )


def distance(values: dict[str, list[float]], goal: dict[str, float]) -> float:
    """How far the means are from the goal: the root of the mean square, in tolerances."""
    missing = [name for name in goal if name not in values]
    if missing:
        known = ", ".join(name for name in values if not name.startswith("ended-"))
        raise InvalidGoal(
            f"{missing[0]!r} is not measured; there is {known}", goal=missing[0], known=known
        )
    misses = [
        (mean_of(values[name]).value - target) / (TOLERANCE * (abs(target) or 1))
        for name, target in goal.items()
    ]
    return math.sqrt(sum(miss * miss for miss in misses) / len(misses))


def _distances(values: dict[str, list[float]], goal: dict[str, float]) -> Estimate:
    """The distance with the spread of ten parts of the games, each a check of its own."""
    games = len(next(iter(values.values())))
    parts = [
        distance({name: numbers[at::10] for name, numbers in values.items()}, goal)
        for at in range(min(10, games))
    ]
    whole, spread = distance(values, goal), mean_of(parts)
    reach = spread.high - spread.value
    return Estimate(whole, max(whole - reach, 0.0), whole + reach)


# The search


class Landscape:
    """What has been seen of single values, pairs of values, and whole variants."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.points: dict[Point, int] = {}
        self.tuples: list[Point] = [(at,) for at in range(len(sizes))]
        self.tuples += combinations(range(len(sizes)), 2)
        if len(sizes) > 2:
            self.tuples.append(tuple(range(len(sizes))))
        self._seen: dict[tuple[Point, Point], tuple[int, float]] = {}
        self._total = 0

    def add(self, point: Point, value: float) -> None:
        """Note an evaluation, from 0 to 1; more is better."""
        self._total += 1
        self.points[point] = self.points.get(point, 0) + 1
        for places in self.tuples:
            key = (places, tuple(point[at] for at in places))
            count, total = self._seen.get(key, (0, 0.0))
            self._seen[key] = (count + 1, total + value)

    def mean(self, point: Point) -> float:
        """What a variant promises, by all that was seen of its parts."""
        seen = [self._of(places, point) for places in self.tuples]
        means = [total / count for count, total in seen if count]
        return sum(means) / len(means) if means else 0.0

    def promise(self, point: Point) -> float:
        """The same, and what may be in it that nobody has seen."""
        unknown = [
            math.sqrt(math.log(1 + self._total) / (count + 0.5))
            for count, _ in (self._of(places, point) for places in self.tuples)
        ]
        return self.mean(point) + CURIOSITY * sum(unknown) / len(unknown)

    def proven(self, point: Point) -> float:
        """The same without what may be in it: a variant that was lucky once is not the best."""
        return 2 * self.mean(point) - self.promise(point)

    def _of(self, places: Point, point: Point) -> tuple[int, float]:
        return self._seen.get((places, tuple(point[at] for at in places)), (0, 0.0))


def search(
    landscape: Landscape,
    evaluate: Callable[[Point, int], float],
    is_possible: Callable[[Point], bool],
    evaluations: Iterable[int],
    dice: Dice,
) -> Point:
    """The evaluations with these numbers from a random start; what was seen to come nearest."""
    point = _random_point(landscape, is_possible, dice)
    for number in evaluations:
        landscape.add(point, 1 / (1 + evaluate(point, number)))
        nearby = {_neighbour(point, landscape.sizes, dice) for _ in range(NEIGHBOURS)}
        nearby.add(_random_point(landscape, is_possible, dice))
        possible = sorted(other for other in nearby if is_possible(other))
        point = max(possible, key=landscape.promise, default=point)
    return max(landscape.points, key=landscape.proven)


def _random_point(landscape: Landscape, is_possible: Callable[[Point], bool], dice: Dice) -> Point:
    for _ in range(1000):
        point = tuple(dice.below(size) for size in landscape.sizes)
        if is_possible(point):
            return point
    raise FathomError("no combination of these values can be played")


def _neighbour(point: Point, sizes: list[int], dice: Dice) -> Point:
    """One value is another, each of the others perhaps."""
    changed = dice.below(len(point))
    return tuple(
        dice.below(size) if at == changed or dice.below(len(point)) == 0 else value
        for at, (value, size) in enumerate(zip(point, sizes, strict=True))
    )
