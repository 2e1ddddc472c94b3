"""The games for Gymnasium: one seat learns, bots have the others.

    env = fathom.envs.gym.env(KEY, seats=4, bots="greedy")
    env = gymnasium.make(f"fathom/{KEY}-v1", seats=4)  # the same, after importing this module

`info["action_mask"]` says what the seat may do. Whoever does something else has lost: the game is
broken off with a reward of -1, and `info["illegal"]` says why it was not possible.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec
from numpy.typing import NDArray

from fathom import registry
from fathom.bots import Bot, Perspective, bot, split_bots
from fathom.engine.dice import Dice
from fathom.engine.errors import FathomError, UnknownBot
from fathom.engine.game import Game
from fathom.envs.setting import METADATA, Setting, check_render_mode

Observation = NDArray[np.uint8]
MOST_TRIES = 20
"""So many games may end, one after the other, before the seat that learns was asked."""


class env(gymnasium.Env[Observation, np.int64]):  # noqa: N801 (as the other interfaces call it)
    """One seat of a table, against bots."""

    metadata = METADATA

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        bots: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat` is the one that learns, or (None) drawn anew for every game.

        `bots` is one for all other seats, or one for each in their order. Raises UnknownGame,
        InvalidSeats, InvalidOptions, UnknownBot or InvalidBot.
        """
        check_render_mode(render_mode)
        self.setting = Setting(game, seats, options)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise FathomError(
                f"there is no seat {seat}: seats are 0 to {self.setting.seats - 1}, or None"
            )
        self.seat = seat
        self._names = _bots_for(bots, self.setting.seats - 1)
        self.render_mode = render_mode
        self.observation_space = self.setting.observation_space()
        self.action_space = spaces.Discrete(self.setting.actions)
        arguments = {"game": game, "seats": seats, "seat": seat, "bots": bots, **options}
        self.spec = EnvSpec(
            f"fathom/{self.setting.game.key}-v{self.setting.game.rules_version}",
            "fathom.envs.gym:env",
            kwargs={**arguments, "render_mode": render_mode},
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        for _ in range(MOST_TRIES):
            self._begin(int(self.np_random.integers(0, 2**63)))
            if not self.episode.is_over():
                return self._observation(), self._info()
        raise FathomError(
            f"seat {self._seat} has nothing to decide: {MOST_TRIES} games ended before it was asked"
        )

    def _begin(self, seed: int) -> None:
        """Set up a table, and play until the seat is asked."""
        self.episode = self.setting.begin(seed)
        self._luck = Dice(seed)
        seats = self.setting.seats
        self._seat = int(self._luck.below(seats)) if self.seat is None else self.seat
        others = [seat for seat in range(seats) if seat != self._seat]
        self._bots: dict[int, Bot] = {
            seat: bot(name) for seat, name in zip(others, self._names, strict=True)
        }
        self._known = {seat: Perspective(self.episode.state, seat) for seat in others}
        self._play_on()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.is_over():
            raise FathomError("the game is over: begin another with reset()")
        chosen = int(action)
        try:
            episode.check(chosen)
        except FathomError as error:
            info = {**self._info(), "illegal": str(error)}
            return self._observation(), -1.0, True, False, info
        episode.step(chosen)
        self._play_on()
        over = episode.is_over()
        broken_off = episode.is_truncated
        reward = episode.rewards()[self._seat] if over else 0.0
        return self._observation(), reward, over and not broken_off, broken_off, self._info()

    def _play_on(self) -> None:
        """Let the bots act until the seat is asked, or the game is over."""
        episode = self.episode
        while not episode.is_over() and episode.seat != self._seat:
            chooser, known = self._bots[episode.seat], self._known[episode.seat]
            if episode.may_wait and chooser.patient and known.may_wait():
                episode.step(episode.wait)
            else:
                move = chooser.choose(known, self._luck)
                episode.step(move)
                known.past.append(move)

    def _observation(self) -> Observation:
        return self.setting.observe(self.episode.state, self._seat)

    def _info(self) -> dict[str, Any]:
        actions = [] if self.episode.is_over() else self.episode.actions()
        return {
            "seat": self._seat,
            "action_mask": self.setting.mask(actions, self.setting.actions),
        }

    def render(self) -> str | None:
        """The table as a spectator sees it, if `render_mode` asks for it."""
        return None if self.render_mode is None else self.setting.drawing(self.episode.state)


def _bots_for(names: str, seats: int) -> list[str]:
    """One bot for each seat: a single name stands for all. Raises UnknownBot or InvalidBot."""
    bots = split_bots(names)
    for name in bots:
        bot(name)
    if len(bots) not in (1, seats):
        raise UnknownBot(
            f"{names!r} names {len(bots)} bots, but there are {seats} seats for them",
            bot=names,
            known=f"one name, or {seats}",
        )
    return bots * seats if len(bots) == 1 else bots


for _game in registry.games():
    gymnasium.register(
        f"fathom/{_game.key}-v{_game.rules_version}",
        "fathom.envs.gym:env",
        kwargs={"game": _game.key},
    )
