"""A small agent learns a game by playing against itself on a Batch, with nothing but numpy.

    python examples/learn/self_play.py deep-sea --minutes 8 --save deep-sea.npz

The agent is a net with two hidden layers that sees what the encoder writes, and gives a value and a
weight for each action. It learns by proximal policy optimisation: of every game that ended, each
decision is made likelier if it ended better than the critic had thought, and less likely if worse,
but by one batch of games never by much. At the end its strength against the bots that come with
Fathom is printed. Minutes are those of one processor, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import fathom
from fathom.bots import Bot, Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.episode import action_count
from fathom.engine.game import Game
from fathom.envs import Batch
from fathom.lab.statistics import share

Floats = NDArray[np.float32]
TABLES = 512
HIDDEN = 128
LEARNING_RATE = 1e-3
"""At first; it falls to nothing."""
ENTROPY_WEIGHT = 0.02
"""How much it is worth to stay curious, at first; it falls to nothing."""
SAMPLES_A_ROUND = 16_384
"""Decisions of ended games that are collected before the net learns from them."""
ROUNDS = 2
"""So often it learns from the same decisions."""
SAMPLES_A_STEP = 2048
LARGEST_CHANGE = 0.2
"""By so much a decision may become likelier or less likely in one round."""
MOST_DECISIONS = 512
"""Of one game: what comes after that is not learned from."""
REPORT_SECONDS = 30
IMPOSSIBLE = np.float32(-1e9)


class Samples(NamedTuple):
    """Decisions, and what came of them."""

    seen: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    likely: Floats
    """How likely the decision was when it was made."""
    results: Floats
    gains: Floats
    """How much better it ended than the critic had thought, in standard deviations."""

    def some(self, rows: NDArray[np.int64]) -> Samples:
        """Those in these rows."""
        return Samples(
            self.seen[rows],
            self.masks[rows],
            self.actions[rows],
            self.likely[rows],
            self.results[rows],
            self.gains[rows],
        )


class Net:
    """Observations in, weights of actions and a value out, and how to learn; Adam is built in."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        luck = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Floats:
            weights = luck.standard_normal((rows, columns), np.float32)
            return weights * np.float32(scale / rows**0.5)

        self.parts: dict[str, Floats] = {
            "w1": layer(inputs, HIDDEN, 1.4),
            "b1": np.zeros(HIDDEN, "f4"),
            "w2": layer(HIDDEN, HIDDEN, 1.4),
            "b2": np.zeros(HIDDEN, "f4"),
            "policy": layer(HIDDEN, actions, 0.1),
            "policy_bias": np.zeros(actions, "f4"),
            "value": layer(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, "f4"),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def run(self, seen: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the likelihood of each action, and the value."""
        part = self.parts
        first = np.maximum(seen @ part["w1"] + part["b1"], 0)
        second = np.maximum(first @ part["w2"] + part["b2"], 0)
        weights = np.where(mask, second @ part["policy"] + part["policy_bias"], IMPOSSIBLE)
        weights -= weights.max(axis=1, keepdims=True)
        likely = np.exp(weights)
        likely /= likely.sum(axis=1, keepdims=True)
        value = np.tanh((second @ part["value"] + part["value_bias"])[:, 0])
        return first, second, likely, value

    def learn(self, samples: Samples, entropy: float, rate: float) -> float:
        """One step towards what ended well; the mean error of the critic before it."""
        first, second, likely, value = self.run(samples.seen, samples.masks)
        count = len(samples.actions)
        rows = np.arange(count)
        surprise = samples.results - value
        gain = samples.gains * likely[rows, samples.actions] / samples.likely
        change = gain / samples.gains - 1
        gain[(np.sign(samples.gains) * change) > LARGEST_CHANGE] = 0
        wanted = -likely * gain[:, None]
        wanted[rows, samples.actions] += gain
        logs = np.log(likely + 1e-9)
        spread = -(likely * logs).sum(axis=1, keepdims=True)
        wanted -= entropy * likely * (logs + spread)
        toward_policy = (-wanted / count).astype("f4")
        toward_value = (-surprise * (1 - value * value) / count).astype("f4")[:, None]
        part = self.parts
        back = (toward_policy @ part["policy"].T + toward_value @ part["value"].T).astype("f4")
        back[second <= 0] = 0
        deeper = (back @ part["w2"].T).astype("f4")
        deeper[first <= 0] = 0
        self._adam(
            {
                "policy": second.T @ toward_policy,
                "policy_bias": toward_policy.sum(axis=0),
                "value": second.T @ toward_value,
                "value_bias": toward_value.sum(axis=0),
                "w2": first.T @ back,
                "b2": back.sum(axis=0),
                "w1": samples.seen.T @ deeper,
                "b1": deeper.sum(axis=0),
            },
            rate,
        )
        return float(np.abs(surprise).mean())

    def _adam(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.parts[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype("f4")

    def save(self, file: Path) -> None:
        """Keep what was learned."""
        np.savez(file, **self.parts)  # type: ignore[arg-type]

    def load(self, file: Path) -> None:
        """Take what was learned before."""
        with np.load(file) as kept:
            self.parts = {name: kept[name] for name in self.parts}


class Learned(Bot):
    """Plays as a net has learned: the likeliest action by what its seat may know."""

    def __init__(self, net: Net, game: Game, seats: int) -> None:
        self.net = net
        self.encoder = game.encoder(seats, game.read_options(None, seats))
        self.scales = np.array(self.encoder.scales, np.float32)
        self.actions = action_count(game)

    def choose(self, known: Perspective, dice: Dice) -> int:
        row = np.frombuffer(known.encode(self.encoder), np.uint8)
        mask = np.zeros((1, self.actions), np.bool_)
        mask[0, known.legal_moves()] = True
        _, _, likely, _ = self.net.run((row * self.scales)[None, :], mask)
        return int(likely[0].argmax())


class Memory:
    """What was seen and done at each table since its game began, and what came of it."""

    def __init__(self, tables: int, observation: int, actions: int) -> None:
        size = 2 * (SAMPLES_A_ROUND + tables * MOST_DECISIONS)
        self.seen = np.zeros((size, observation), np.uint8)
        self.masks = np.zeros((size, actions), np.bool_)
        self.actions = np.zeros(size, np.int64)
        self.seats = np.zeros(size, np.int64)
        self.likely = np.zeros(size, np.float32)
        self.results = np.zeros(size, np.float32)
        self.place = 0
        """Where the next decision goes; the oldest are long forgotten."""
        self.rows = np.zeros((tables, MOST_DECISIONS), np.int64)
        """By table: where the decisions of its game are."""
        self.counts = np.zeros(tables, np.int64)
        self.ended: list[NDArray[np.int64]] = []

    def note(self, batch: Batch, actions: NDArray[np.int64], likely: Floats) -> None:
        """Remember the decisions that are about to be made, but for those with no choice."""
        has_choice = (batch.masks.sum(axis=1) > 1) & (self.counts < MOST_DECISIONS)
        tables = np.flatnonzero(has_choice)
        rows = (self.place + np.arange(len(tables))) % len(self.actions)
        self.place = (self.place + len(tables)) % len(self.actions)
        self.seen[rows] = batch.observations[tables]
        self.masks[rows] = batch.masks[tables]
        self.actions[rows] = actions[tables]
        self.seats[rows] = batch.seats[tables]
        self.likely[rows] = likely[tables, actions[tables]]
        self.rows[tables, self.counts[tables]] = rows
        self.counts[tables] += 1

    def close(self, batch: Batch) -> None:
        """Of every game that ended: what each decision was worth."""
        for table in np.flatnonzero(batch.ends).tolist():
            rows = self.rows[table, : self.counts[table]].copy()
            self.results[rows] = batch.rewards[table, self.seats[rows]]
            self.ended.append(rows)
        self.counts[batch.ends] = 0

    def take(self, net: Net, scales: Floats) -> Samples:
        """All decisions of ended games, which are then forgotten."""
        rows = np.concatenate(self.ended)
        self.ended = []
        seen, masks = self.seen[rows] * scales, self.masks[rows]
        surprise = self.results[rows] - net.run(seen, masks)[3]
        gains = (surprise / (surprise.std() + 1e-6)).astype("f4")
        gains[gains == 0] = 1e-6
        return Samples(
            seen, masks, self.actions[rows], self.likely[rows], self.results[rows], gains
        )


def train(game: Game, seats: int, minutes: float, seed: int) -> Net:
    """Play against itself for so long."""
    batch = Batch(game, TABLES, seats, seed=seed)
    net = Net(batch.encoder.size, batch.action_count, seed)
    scales = np.array(batch.encoder.scales, np.float32)
    luck = np.random.default_rng(seed)
    memory = Memory(TABLES, batch.encoder.size, batch.action_count)
    start = report = time.process_time()
    decisions = games = 0
    while (spent := time.process_time() - start) < 60 * minutes:
        likely = net.run(batch.scaled(), batch.masks)[2]
        drawn = luck.random((TABLES, 1), np.float32)
        actions = np.minimum((likely.cumsum(axis=1) < drawn).sum(axis=1), batch.action_count - 1)
        fits = batch.masks[np.arange(TABLES), actions]
        actions = np.where(fits, actions, likely.argmax(axis=1))
        memory.note(batch, actions, likely)
        batch.step(actions)
        memory.close(batch)
        games += int(batch.ends.sum())
        if sum(map(len, memory.ended)) < SAMPLES_A_ROUND:
            continue
        samples = memory.take(net, scales)
        decisions += len(samples.actions)
        left = 1 - spent / (60 * minutes)
        error = learn_from(net, samples, left, luck)
        if time.process_time() - report > REPORT_SECONDS:
            report = time.process_time()
            print(
                f"{spent / 60:5.1f} min  {games:9,} games  {decisions / spent:9,.0f} decisions/s  "
                f"critic's error {error:.3f}",
                flush=True,
            )
    return net


def learn_from(net: Net, samples: Samples, left: float, luck: np.random.Generator) -> float:
    """All steps of a round; `left` is the part of the time that is left. The critic's error."""
    errors = []
    for _ in range(ROUNDS):
        order = luck.permutation(len(samples.actions))
        for start in range(0, len(order), SAMPLES_A_STEP):
            some = samples.some(order[start : start + SAMPLES_A_STEP])
            errors.append(net.learn(some, ENTROPY_WEIGHT * left, LEARNING_RATE * left))
    return float(np.mean(errors))


def strength(net: Net, game: Game, seats: int, other: str, games: int, seed: int) -> str:
    """How often the agent wins against bots, sitting once on every seat with the same luck."""
    won = 0.0
    for number in range(games):
        place = number % seats
        players: list[Bot] = [
            Learned(net, game, seats) if seat == place else bot(other) for seat in range(seats)
        ]
        luck = derived_seed(seed, number // seats)
        state = game.new(seats, seed=luck)
        dice = Dice(derived_seed(luck, 1))
        while (outcome := state.outcome()) is None:
            seat = state.to_act()[0]
            state.apply(seat, players[seat].choose(Perspective(state, seat), dice))
        if place in outcome.winners:
            won += 1 / len(outcome.winners)
    rate = share(won, games)
    return f"{100 * rate.value:5.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def main() -> None:
    """Train, keep and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="deep-sea")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--games", type=int, default=400, help="against each kind of bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    arguments = parser.parse_args()
    game = fathom.load(arguments.game)
    net = train(game, arguments.seats, arguments.minutes, arguments.seed)
    if arguments.save is not None:
        net.save(arguments.save)
    print(f"\n{game.title}, {arguments.seats} seats: share of victories against")
    for other in ("random", "easy", "medium", "hard"):
        rate = strength(net, game, arguments.seats, other, arguments.games, arguments.seed)
        print(f"{other:>8}  {rate}", flush=True)


if __name__ == "__main__":
    main()
