"""Many tables at once are the same as each of them alone, to the bit."""

from typing import Any

import numpy as np
import pytest

import fathom
from fathom.engine.dice import derived_seed
from fathom.engine.errors import FathomError, IllegalMove, InvalidMove
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.envs import Batch

TABLES = [
    pytest.param(game, seats, {}, id=f"{game.key}-{seats}")
    for game in fathom.games()
    for seats in game.seats
] + [
    pytest.param(fathom.load("sonar"), 4, {"mode": "realtime", "clock_seconds": 30}, id="realtime"),
    pytest.param(fathom.load("deep-sea"), 3, {"chips": 15, "faces": 6, "stack": 6}, id="large-sea"),
    pytest.param(fathom.load("submarine"), 3, {"columns": 3, "shells": 0}, id="small-sea"),
    pytest.param(fathom.load("titanic"), 2, {"hand": 5, "passengers": 3, "ice": 0}, id="no-ice"),
    pytest.param(fathom.load("sonar"), 2, {"hull": 9, "silence_gauge": 7}, id="strong-hull"),
]


class OneByOne:
    """A table by itself, as whoever knows only the rules would play it."""

    def __init__(self, batch: Batch, table: int, seed: int) -> None:
        self.batch, self.table, self.seed = batch, table, seed
        self.games = 0
        self.begin()

    def begin(self) -> None:
        seed = derived_seed(self.seed, self.table, self.games)
        self.games += 1
        batch = self.batch
        self.state: State = batch.game.new(batch.seat_count, seed=seed, options=batch.options)

    def check(self, seat: int) -> None:
        batch = self.batch
        row = np.zeros(batch.encoder.size, np.uint8)
        batch.encoder.write(self.state, seat, row)
        assert np.array_equal(batch.observations[self.table], row)
        mask = np.zeros(batch.game.move_count, np.uint8)
        self.state.legal_mask(mask, seat)
        assert np.array_equal(batch.masks[self.table, : len(mask)], mask)

    def step(self, seat: int, move: int) -> list[float] | None:
        self.state.play(seat, move)
        outcome = self.state.outcome()
        if outcome is None:
            return None
        seats = self.state.seats
        winners = len(outcome.winners)
        self.begin()
        return [
            ((seats / winners if place == 1 else 0.0) - 1) / (seats - 1) for place in outcome.places
        ]


@pytest.mark.parametrize("key", [game.key for game in fathom.games()])
def test_tables_side_by_side_are_the_same_as_one_by_one(key: str) -> None:
    game = fathom.load(key)
    seats = 3 if key == "deep-sea" else 2
    batch = Batch(key, 3, seats, seed=5)
    singles = [OneByOne(batch, table, 5) for table in range(3)]
    ends = 0
    for _ in range(1200):
        asked, actions = batch.seats.copy(), batch.sample()
        for single in singles:
            single.check(int(asked[single.table]))
        batch.step(actions)
        for single in singles:
            table = single.table
            if actions[table] == game.move_count:  # waiting changes nothing
                continue
            rewards = single.step(int(asked[table]), int(actions[table]))
            assert batch.ends[table] == (rewards is not None)
            assert batch.rewards[table].tolist() == pytest.approx(rewards or [0.0] * seats)
            ends += rewards is not None
    assert ends > 0


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_same_seed_gives_the_same_batch(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    one, other = (Batch(game, 4, seats, seed=9, **options) for _ in range(2))
    for _ in range(60):
        assert np.array_equal(one.observations, other.observations)
        assert np.array_equal(one.masks, other.masks)
        assert np.array_equal(one.seats, other.seats)
        assert one.masks.any(axis=1).all()
        actions = one.sample()
        assert np.array_equal(actions, other.sample())
        one.step(actions)
        other.step(actions.tolist())
    assert not np.array_equal(one.observations[0], one.observations[1])


def test_nothing_is_copied_and_nobody_writes_into_it() -> None:
    batch = Batch("deep-sea", 2, seed=1)
    before, window = batch.observations.copy(), batch.observations
    batch.step(batch.sample())
    assert window is batch.observations
    assert not np.array_equal(before, window)
    with pytest.raises(ValueError, match="read-only"):
        window[0, 0] = 1


def test_what_is_not_possible_is_refused_and_nothing_is_done() -> None:
    batch = Batch("deep-sea", 2, seed=1)
    before = batch.observations.copy()
    possible = batch.sample().tolist()
    with pytest.raises(IllegalMove, match="DSA"):
        batch.step([possible[0], 3])
    with pytest.raises(InvalidMove, match="no move 77"):
        batch.step([possible[0], 77])
    with pytest.raises(FathomError, match="1 actions for 2 tables"):
        batch.step([possible[0]])
    assert np.array_equal(batch.observations, before)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "deep-sea", "n": 0}, "1 to 1000000 tables"),
        ({"game": "deep-see", "n": 1}, "no game"),
        ({"game": "deep-sea", "n": 1, "seats": 9}, "not 9"),
        ({"game": "deep-sea", "n": 1, "seed": -1}, "seed"),
        ({"game": "deep-sea", "n": 1, "tiger": 1}, "tiger"),
    ],
)
def test_bad_batches_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(FathomError, match=message):
        Batch(**arguments)


def test_observations_as_floats_are_from_0_to_1() -> None:
    batch = Batch("submarine", 4, seed=2)
    out = np.zeros(batch.observations.shape, np.float32)
    assert batch.scaled(out) is out
    assert out.min() >= 0 and out.max() == 1
    row = np.zeros(batch.encoder.size, np.float32)
    batch.encoder.write(batch.game.new(seed=0), 0, row)
    assert row.min() >= 0 and row.max() == 1
