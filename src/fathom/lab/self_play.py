"""A network learns how well a seat stands, from games that it plays by what it knows so far.

    python -m fathom.lab.self_play GAME --out network.json

Whoever is to act does what leads to the best states, as the network of that day judges them, with
every way that chance can go weighed; now and then something that is nearly as good. Of every such
decision it is noted how all seats stood. The network then learns to judge each of these states as
its game ended, and a little as it judged the states in between (temporal differences), and plays
on. In the first games everybody follows the game's own advice, but for some moves at random.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.engine.chance import attempt
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.errors import FathomError
from fathom.engine.instinct import Instinct, shares
from fathom.engine.network import Network
from fathom.engine.state import State

if TYPE_CHECKING:
    from fathom.engine.game import Game

Numbers = np.typing.NDArray[np.float64]

GENERATIONS_KEPT = 6
"""It learns from the games of so many generations,"""
PASSES = 2
"""so often,"""
STATES_A_STEP = 512
"""so many states at a time."""
LEARNING_RATE = 2e-3
"""At first; it falls to a twentieth."""
LASTING = 0.9
"""How much of what came later counts for a state, and not what was thought of the next one."""
NEARLY_SHARE = 0.02
"""Moves that are worse by so much are still tried now and then, in the end by half of it."""
MOST_WAYS = 6
"""Where chance can go more ways than a die has sides, one of them is taken for all."""
FIRST_RANDOM_PERCENT = 10
"""So many of the very first moves are made at random."""


class NothingToJudge(FathomError):
    """A game whose instinct names no traits."""

    code = "nothing-to-judge"


class SelfPlayPlan(msgspec.Struct, frozen=True):
    """How a network is taught."""

    game: str
    seats: list[int]
    """In turn."""
    units: int
    """Hidden ones."""
    generations: int
    games: int
    """A generation."""
    seed: int
    against: str | None = None
    """The bot of all seats but one; if there is none, everybody learns."""


class NetworkLesson(msgspec.Struct, frozen=True):
    """What was learned, as it lies in the folder of a game."""

    plan: SelfPlayPlan
    traits: list[str]
    loss: float
    """How surprising the ends of the last games are to the network, in nats,"""
    even_loss: float
    """and to who knows nothing."""
    hidden: list[list[float]]
    """By trait, and last for none: what it adds to each unit."""
    merit: list[float]
    """By unit: what it is worth."""


class Played(NamedTuple):
    """A game: the traits of every seat at every decision, and what each seat had of the victory."""

    traits: Numbers
    shares: Numbers


class Learner:
    """A network that can change. Adam is built in."""

    def __init__(self, hidden: Numbers, merit: Numbers) -> None:
        """By trait, and last for none: what it adds to each unit. By unit: what it is worth."""
        self.hidden = hidden
        self.merit = merit
        self._means = [np.zeros_like(self.hidden), np.zeros_like(self.merit)]
        self._squares = [np.zeros_like(self.hidden), np.zeros_like(self.merit)]
        self._steps = 0

    @classmethod
    def new(cls, traits: int, units: int, luck: np.random.Generator) -> Learner:
        """One that knows nothing."""
        hidden = luck.standard_normal((traits + 1, units)) * (0.5 / 12**0.5)
        return cls(hidden, luck.standard_normal(units) * 0.1)

    def network(self) -> Network:
        """What it knows by now."""
        return Network(self.hidden.tolist(), self.merit.tolist())

    def judge(self, traits: Numbers) -> tuple[Numbers, Numbers]:
        """What the hidden units say of every seat of every state, and what each can expect."""
        units = np.maximum(traits @ self.hidden[:-1] + self.hidden[-1], 0)
        merits = units @ self.merit
        odds = np.exp(merits - merits.max(axis=1, keepdims=True))
        return units, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, traits: Numbers, wanted: Numbers, rate: float) -> None:
        """One step towards judging so."""
        units, expected = self.judge(traits)
        slope = (expected - wanted) / len(traits)
        back = slope[:, :, None] * self.merit * (units > 0)
        inwards = np.tensordot(traits, back, axes=((0, 1), (0, 1)))
        slopes = [
            np.vstack([inwards, back.sum(axis=(0, 1))]),
            np.tensordot(units, slope, axes=((0, 1), (0, 1))),
        ]
        self._steps += 1
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        parts = zip((self.hidden, self.merit), slopes, self._means, self._squares, strict=True)
        for part, one, mean, square in parts:
            mean += 0.1 * (one - mean)
            square += 0.001 * (one * one - square)
            part -= rate * mean / (square**0.5 + 1e-8)


def learn_by_playing(
    plan: SelfPlayPlan, progress: Callable[[str], None] | None = None
) -> NetworkLesson:
    """Teach a network. The same plan gives the same lesson. Raises NothingToJudge."""
    school = School(plan)
    for generation in range(plan.generations):
        school.teach(1 - generation / plan.generations)
        if progress is not None:
            loss, even_loss = school.losses()
            progress(f"generation {generation}: loss {loss:.4f}, even {even_loss:.4f}")
    return school.lesson()


class School:
    """A network that plays and learns, generation after generation."""

    def __init__(self, plan: SelfPlayPlan, learner: Learner | None = None) -> None:
        """Without a learner it begins with one that knows nothing."""
        game: Game = registry.load(plan.game)
        if game.instinct is None or not game.instinct.trait_names():
            raise NothingToJudge(f"the instinct of {plan.game} names no traits", game=plan.game)
        self.plan = plan
        self.game = game
        self.instinct: Instinct = game.instinct
        self.names = self.instinct.trait_names()
        self.luck = np.random.default_rng(plan.seed)
        self.knows = learner is not None
        self.learner = learner or Learner.new(len(self.names), plan.units, self.luck)
        self.frozen = self.instinct.network
        """What those judge by who do not learn."""
        self.games = 0
        self.kept: list[list[Played]] = []

    def teach(self, left: float) -> None:
        """Play the games of a generation and learn from them; `left` falls from 1 to 0."""
        network = self.learner.network() if self.knows else None
        with playing_by(self.instinct, network):
            played = [self._play(self.games + number, left) for number in range(self.plan.games)]
        self.games += len(played)
        self.kept = [*self.kept[1 - GENERATIONS_KEPT :], played]
        _learn_from([one for games in self.kept for one in games], self.learner, left, self.luck)
        self.knows = True

    def losses(self) -> tuple[float, float]:
        """How surprising the last games are to the network, and to who knows nothing, in nats."""
        return _losses(self.kept[-1], self.learner)

    def lesson(self) -> NetworkLesson:
        """What was learned by now."""
        loss, even_loss = self.losses()
        return NetworkLesson(
            plan=self.plan,
            traits=self.names,
            loss=round(loss, 4),
            even_loss=round(even_loss, 4),
            hidden=self.learner.hidden.round(4).tolist(),
            merit=self.learner.merit.round(4).tolist(),
        )

    def _play(self, number: int, left: float) -> Played:
        plan, instinct = self.plan, self.instinct
        seats = plan.seats[number % len(plan.seats)]
        seed = derived_seed(plan.seed, number)
        state: State = self.game.new(seats, seed=seed)
        dice = Dice(derived_seed(seed, 1))
        pupil = Pupil(instinct, dice, np.random.default_rng(seed), NEARLY_SHARE * (1 + left) / 2)
        others = {}
        if plan.against is not None:
            own = number // len(plan.seats) % seats
            others = {seat: bot(plan.against) for seat in range(seats) if seat != own}
        noted: list[float] = []
        while state.outcome() is None:
            seat = state.to_act()[0]
            moves = state.legal_moves(seat)
            move = moves[0]
            if len(moves) > 1:
                noted.extend(instinct.traits(state))
                if seat in others:
                    with playing_by(instinct, self.frozen):
                        move = others[seat].choose(Perspective(state, seat), dice)
                else:
                    move = pupil.choose(state, seat, moves)
            state.apply(seat, move)
        traits = np.array(noted).reshape(-1, seats, len(self.names))
        return Played(traits, np.array(shares(state)))


class Pupil:
    """Does what leads to the best states, as the network of the day judges them, or nearly so."""

    def __init__(
        self, instinct: Instinct, dice: Dice, luck: np.random.Generator, nearly: float
    ) -> None:
        self._instinct, self._dice, self._luck = instinct, dice, luck
        self._nearly = nearly

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        instinct, dice = self._instinct, self._dice
        if instinct.network is None:
            if int(dice.below(100)) < FIRST_RANDOM_PERCENT:
                return moves[dice.below(len(moves))]
            return instinct.choose(state, seat)
        world = state.imagine(seat, Dice(dice.word()))
        worths = np.array([self._worth(world, seat, move, []) for move in moves])
        odds = np.exp((worths - worths.max()) / self._nearly)
        return moves[int(self._luck.choice(len(moves), p=odds / odds.sum()))]

    def _worth(self, world: State, seat: int, move: int, draws: list[int]) -> float:
        """What a seat can expect after a move, if chance goes so far as told."""
        after, ways = attempt(world, seat, move, draws)
        if 0 < ways <= MOST_WAYS:
            worths = [self._worth(world, seat, move, [*draws, draw]) for draw in range(ways)]
            return sum(worths) / ways
        if ways:
            after = world.copy()
            after.apply(seat, move)
        return self._instinct.insight(after)[seat]


@contextmanager
def playing_by(instinct: Instinct, network: Network | None) -> Iterator[None]:
    """Meanwhile whoever has this instinct judges by this network."""
    before = instinct.network
    instinct.network = network
    try:
        yield
    finally:
        instinct.network = before


# Learning


def _learn_from(
    games: list[Played], learner: Learner, left: float, luck: np.random.Generator
) -> None:
    lessons: list[tuple[Numbers, Numbers]] = []
    for seats in sorted({len(one.shares) for one in games}):
        own = [one for one in games if len(one.shares) == seats and len(one.traits)]
        wanted = [_wanted(one, learner) for one in own]
        lessons.append((np.concatenate([one.traits for one in own]), np.concatenate(wanted)))
    rate = LEARNING_RATE * max(left, 0.05)
    for _ in range(PASSES):
        steps = []
        for traits, wanted_shares in lessons:
            order = luck.permutation(len(traits))
            for start in range(0, len(order), STATES_A_STEP):
                steps.append((traits, wanted_shares, order[start : start + STATES_A_STEP]))
        for step in luck.permutation(len(steps)):
            traits, wanted_shares, rows = steps[step]
            learner.learn(traits[rows], wanted_shares[rows], rate)


def _wanted(played: Played, learner: Learner) -> Numbers:
    """How each state of a game is to be judged, by what came after it."""
    _, expected = learner.judge(played.traits)
    wanted = np.empty_like(expected)
    later = played.shares
    for number in range(len(expected) - 1, -1, -1):
        wanted[number] = later
        later = LASTING * later + (1 - LASTING) * expected[number]
    return wanted


def _losses(games: list[Played], learner: Learner) -> tuple[float, float]:
    """The mean surprise at how these games ended: of the network, and of who knows nothing."""
    losses: list[Numbers] = []
    even: list[float] = []
    for played in games:
        _, expected = learner.judge(played.traits)
        losses.append(-(played.shares * np.log(expected.clip(1e-9))).sum(axis=1))
        even += [float(np.log(len(played.shares)))] * len(expected)
    return float(np.concatenate(losses).mean()), float(np.mean(even))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", help="in turn; all numbers if left out")
    parser.add_argument("--units", type=int, default=40)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--games", type=int, default=1600, help="a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    plan = SelfPlayPlan(
        game=asked.game,
        seats=asked.seats or list(registry.load(asked.game).seats),
        units=asked.units,
        generations=asked.generations,
        games=asked.games,
        seed=asked.seed,
    )
    lesson = learn_by_playing(plan, progress=lambda line: print(line, flush=True))
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(lesson), indent=1) + b"\n")


if __name__ == "__main__":
    main()
