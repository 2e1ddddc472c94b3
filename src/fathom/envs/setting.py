"""What all adapters share: the game, its spaces, and how it is drawn."""

from __future__ import annotations

import io
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from rich.console import Console

from fathom import registry
from fathom.engine.encoder import Encoder
from fathom.engine.episode import Episode, action_count, episode_from_seed
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.engine.state import State
from fathom.terminal.screens import draw_of
from fathom.words import load_words

RENDER_MODES = ("ansi",)
METADATA = {
    "render_modes": list(RENDER_MODES),
    "render_fps": 1,
    "is_parallelizable": False,
    "name": "fathom",
}
SEEDS = 1 << 64


class Setting:
    """A game with so many seats and these options, as environments present it."""

    def __init__(self, game: str | Game, seats: int | None, options: dict[str, Any]) -> None:
        """Raises UnknownGame, InvalidSeats or InvalidOptions."""
        self.game = registry.load(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = self.game.read_options(options, self.seats)
        self.encoder: Encoder = self.game.encoder(self.seats, self.options)
        self.actions = action_count(self.game)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game, self.seats, self.options.plain())

    def begin(self, seed: int | None) -> Episode:
        """A new game; without a seed, with chance of its own."""
        seed = secrets.randbits(64) if seed is None else seed % SEEDS
        return episode_from_seed(self.game, self.seats, self.options, seed)

    def observation_space(self) -> spaces.Box[np.uint8]:
        """A byte a number: what the encoder writes."""
        most = [part.most for part in self.encoder.parts for _ in range(part.size)]
        high = np.array(most, np.uint8)
        return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)

    def observe(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What a seat may know."""
        return np.frombuffer(bytearray(self.encoder.encode(state, seat)), np.uint8)

    def mask(self, actions: list[int], count: int) -> NDArray[np.int8]:
        """1 for each of these actions."""
        mask = bytearray(count)
        for action in actions:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def drawing(self, state: State) -> str:
        """The table as a spectator sees it in a terminal."""
        words = load_words("en", "shared", "cli", game=registry.folder_of(self.game.key))
        draw = draw_of(registry.package_of(self.game.key))
        console = Console(file=io.StringIO(), width=100, color_system=None, highlight=False)
        console.print(draw(state.view(None), words, self.agents))
        file = console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()


def check_render_mode(mode: str | None) -> None:
    """Raise FathomError unless there is such a way to draw."""
    if mode is not None and mode not in RENDER_MODES:
        raise FathomError(f"there is no render mode {mode!r}; there is {', '.join(RENDER_MODES)}")
