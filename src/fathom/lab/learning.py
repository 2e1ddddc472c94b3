"""What the signs of a game are worth, learned from games between bots.

Now and then in every game the signs of all seats are noted, and how much of the game is over; in
the end, who won. The weights that are learned are those under which these ends are likeliest (a
conditional logit), where weights of neighbouring stages hardly differ without need. There is only
one such answer, and Newton's method finds it. Some games are held out, to tell how much is known
by these signs.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fathom import registry
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.errors import FathomError
from fathom.engine.instinct import Instinct
from fathom.engine.state import State
from fathom.lab.playing import play_on
from fathom.lab.workers import Jobs, in_order, shared_out

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Numbers = NDArray[float64]

PLIES_A_NOTE = 12
"""About one state in so many is noted, where a game has no chapters."""
HELD_OUT_GAMES = 5
"""One game in so many, for each number of seats."""
CHANGE_PENALTY = 2.0
"""How much is held against weights that differ from one stage to the next, squared."""
SIZE_PENALTY = 1e-3
"""The same against weights at all: for signs that never differ between seats."""
STEPS = 50
"""Newton's method needs about ten."""
SMALL_STEP = 1e-9


class NothingToLearn(FathomError):
    """A game whose instinct names no signs."""

    code = "nothing-to-learn"


class NumpyMissing(FathomError):
    """What learning needs is not installed."""

    code = "numpy-missing"


class LearnPlan(msgspec.Struct, frozen=True):
    """Which games are played, and how finely a game is divided."""

    game: str
    bots: str
    """The bot of all seats."""
    seats: list[int]
    """In turn."""
    games: int
    seed: int
    stages: int
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, frozen=True):
    """What was learned, as it lies in the folder of a game."""

    plan: LearnPlan
    notes: int
    signs: list[str]
    weights: list[list[float]]
    """By stage, from the beginning to the end of a game: what each sign adds to the odds."""
    even_loss: float
    """In the games held out: how surprising their ends are to who knows nothing, in nats,"""
    loss: float
    """and to who knows the signs."""


class Note(NamedTuple):
    """A state, and what became of it."""

    progress: float
    signs: list[list[float]]
    """By seat."""
    shares: list[float]
    """By seat: of the victory."""


def learn(plan: LearnPlan, jobs: Jobs = 1, progress: Callable[[int], None] | None = None) -> Lesson:
    """Play, and learn. The same plan gives the same lesson. Raises FathomError."""
    game = registry.load(plan.game)
    names = [] if game.instinct is None else game.instinct.sign_names()
    if not names:
        raise NothingToLearn(f"the instinct of {plan.game} names no signs", game=plan.game)
    if find_spec("numpy") is None:
        raise NumpyMissing("learning needs numpy: pip install 'fathom-games[lab]'")
    tasks = [(plan, number) for number in range(plan.games)]
    taught: list[Note] = []
    held_out: list[Note] = []
    for number, notes in enumerate(in_order(shared_out(_notes_of_a_game, tasks, jobs))):
        is_held_out = number // len(plan.seats) % HELD_OUT_GAMES == 0
        (held_out if is_held_out else taught).extend(notes)
        if progress is not None:
            progress(1)
    weights = weighed(taught, plan.stages, len(names))
    return Lesson(
        plan=plan,
        notes=len(taught) + len(held_out),
        signs=names,
        weights=[[round(float(weight), 4) for weight in stage] for stage in weights],
        even_loss=_loss(held_out, 0 * weights),
        loss=_loss(held_out, weights),
    )


# Playing


def _notes_of_a_game(plan: LearnPlan, number: int) -> tuple[int, list[Note]]:
    game = registry.load(plan.game)
    instinct = game.instinct
    assert instinct is not None
    seats = plan.seats[number % len(plan.seats)]
    seed = derived_seed(plan.seed, number)
    state: State = game.new(seats, seed=seed, options=plan.options)
    watcher = _Watcher(instinct, Dice(derived_seed(seed, 2)), state)
    play_on(state, [plan.bots] * seats, seed, watcher.watch)
    outcome = state.outcome()
    assert outcome is not None
    won = set(outcome.winners)
    sides = sides_of(game, seats, state.options)
    winning = [side for side in sides if won & set(side)]
    shares = [0.0] * seats
    for side in winning:
        for seat in side:
            shares[seat] = 1 / len(winning) / len(side)
    return number, [Note(share, signs, shares) for share, signs in watcher.noted()]


class _Watcher:
    """Notes what is judged by search: what begins a chapter, or if there is only one, anything."""

    def __init__(self, instinct: Instinct, dice: Dice, state: State) -> None:
        self._instinct, self._dice = instinct, dice
        self._chapter = instinct.chapter(state)
        self._beginnings: list[tuple[float, list[list[float]]]] = []
        self._moments: list[tuple[float, list[list[float]]]] = []

    def watch(self, state: State, seat: int, move: int) -> None:
        chapter = self._instinct.chapter(state)
        if chapter != self._chapter:
            self._chapter = chapter
            self._beginnings.append(self._note(state))
        elif self._dice.below(PLIES_A_NOTE) == 0:
            self._moments.append(self._note(state))

    def _note(self, state: State) -> tuple[float, list[list[float]]]:
        return self._instinct.progress(state), self._instinct.signs(state)

    def noted(self) -> list[tuple[float, list[list[float]]]]:
        return self._beginnings or self._moments


# Learning


def weighed(notes: list[Note], stages: int, signs: int) -> Numbers:
    """The weights, by stage and sign, under which what was noted is likeliest."""
    import numpy

    count = stages * signs
    penalty = SIZE_PENALTY * numpy.eye(count)
    for low in range(count - signs):
        high = low + signs
        penalty[low, low] += CHANGE_PENALTY
        penalty[high, high] += CHANGE_PENALTY
        penalty[low, high] -= CHANGE_PENALTY
        penalty[high, low] -= CHANGE_PENALTY
    weights = numpy.zeros(count)
    groups = _by_seats(notes, stages)
    for _ in range(STEPS):
        slope, bend = penalty @ weights, penalty.copy()
        for spread, shares in groups:
            expected = _expected(spread, weights)
            slope += numpy.einsum("ns,nsf->f", expected - shares, spread)
            mean = numpy.einsum("ns,nsf->nf", expected, spread)
            bend += numpy.einsum("ns,nsf,nsg->fg", expected, spread, spread) - mean.T @ mean
        step = numpy.linalg.solve(bend, slope)
        weights = weights - step
        if numpy.abs(step).max() < SMALL_STEP:
            break
    return weights.reshape(stages, signs)


def _by_seats(notes: list[Note], stages: int) -> list[tuple[Numbers, Numbers]]:
    """For each number of seats: the signs of all notes, spread over the stages, and the shares."""
    import numpy

    groups = []
    for seats in sorted({len(note.signs) for note in notes}):
        own = [note for note in notes if len(note.signs) == seats]
        signs = numpy.array([note.signs for note in own], float)
        places = numpy.array([note.progress for note in own]) * (stages - 1)
        near = 1 - numpy.abs(places[:, None] - numpy.arange(stages))  # as `Judgement` has it
        spread = numpy.einsum("nk,nsf->nskf", near.clip(0), signs)
        shares = numpy.array([note.shares for note in own])
        groups.append((spread.reshape(len(own), seats, -1), shares))
    return groups


def _expected(spread: Numbers, weights: Numbers) -> Numbers:
    """By note and seat: the share of the victory that these weights let expect."""
    import numpy

    merits = spread @ weights
    odds = numpy.exp(merits - merits.max(axis=1, keepdims=True))
    expected: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return expected


def _loss(notes: list[Note], weights: Numbers) -> float:
    """The mean surprise at what became of these, in nats."""
    import numpy

    total = 0.0
    for spread, shares in _by_seats(notes, len(weights)):
        expected = _expected(spread, weights.reshape(-1))
        total -= float((shares * numpy.log(expected.clip(1e-12))).sum())
    return round(total / max(len(notes), 1), 4)
