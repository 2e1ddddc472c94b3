"""Batch: many tables of a game, stepped at once in compiled code."""

from __future__ import annotations

import ctypes
import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Buffer

from fathom import registry
from fathom.engine.encoder import Encoder
from fathom.engine.episode import action_count
from fathom.engine.episodes import Tables
from fathom.engine.errors import FathomError, InvalidSeed
from fathom.engine.game import Game

Number = TypeVar("Number", bound=np.generic)
MOST_TABLES = 1_000_000


class Batch:
    """So many tables, each with a seat that is asked; a game that ends is followed by the next.

    The arrays are windows on what the tables write: `step` changes them, nothing is copied.
    Whoever wants to keep something copies it.
    """

    observations: NDArray[np.uint8]
    """By table: what the asked seat may know, as `encoder` names it."""
    masks: NDArray[np.bool_]
    """By table and action: whether the asked seat may do it."""
    seats: NDArray[np.int64]
    """By table: the seat that is asked."""
    rewards: NDArray[np.float64]
    """By table and seat: what the last step brought; 0 but at the end of a game."""
    ends: NDArray[np.bool_]
    """By table: whether the last step ended a game; the next has begun already."""
    truncations: NDArray[np.bool_]
    """By table: whether that game was broken off instead, because it went on without end."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        *,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        """The game at table `i` with number `j` there has the seed `derived_seed(seed, i, j)`.

        Raises UnknownGame, InvalidSeats, InvalidOptions or InvalidSeed.
        """
        self.game = registry.load(game) if isinstance(game, str) else game
        if not 1 <= n <= MOST_TABLES:
            raise FathomError(f"a batch has 1 to {MOST_TABLES} tables, not {n}")
        self.n = n
        self.seat_count = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seat_count)
        self.options = self.game.read_options(options, self.seat_count)
        self.action_count = action_count(self.game)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew at every table, with a seed or with chance of its own. Raises InvalidSeed."""
        seed = secrets.randbits(64) if seed is None else seed
        if seed < 0:
            raise InvalidSeed(f"the seed of a batch is a number from 0 on, not {seed!r}")
        self.seed = seed
        tables = Tables(self.game, self.n, self.seat_count, self.options, seed)
        self._tables = tables
        self.encoder: Encoder = tables.encoder
        shape = (self.n, -1)
        self.observations = _window(tables.observations.ink, np.uint8).reshape(shape)
        self.masks = _window(tables.masks.ink, np.bool_).reshape(shape)
        self.seats = _window(tables.asked, np.int64)
        self.rewards = _window(tables.rewards, np.float64).reshape(shape)
        self.ends = _window(tables.ends, np.bool_)
        self.truncations = _window(tables.truncations, np.bool_)
        self._drawn = _window(tables.drawn, np.int64)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Do one action at each table: a move, or to wait where turns are shared.

        If one of them is not possible nothing is done. Raises InvalidMove or IllegalMove.
        """
        chosen: list[int] = (
            actions.tolist() if isinstance(actions, np.ndarray) else [int(one) for one in actions]
        )
        if len(chosen) != self.n:
            raise FathomError(f"there are {len(chosen)} actions for {self.n} tables")
        self._tables.check(chosen)
        for rows in (self.observations, self.masks):
            ctypes.memset(rows.ctypes.data, 0, rows.nbytes)
        self._tables.step(chosen)

    def sample(self) -> NDArray[np.int64]:
        """An action for each table, each possible one equally likely; the same until `step`."""
        return self._drawn.copy()

    def scaled(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observations from 0 to 1, written to `out` if given."""
        scales = np.array(self.encoder.scales, np.float32)
        return np.multiply(self.observations, scales, out=out, dtype=np.float32)


def _window(numbers: Buffer, kind: type[Number]) -> NDArray[Number]:
    """An array that shows what is in a buffer, now and later."""
    return np.frombuffer(memoryview(numbers), kind)
