"""The games for PettingZoo's parallel interface: all seats at once, most useful in real time.

    env = fathom.envs.parallel.env(KEY, seats=8)

The last action is to wait, which is all that a seat can do that may not act. Who acts at the same
time is heard in an order that chance decides. What is not possible, or not any more, counts as
waiting, and `info["refused"]` says why.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from fathom.engine.episode import rewards_of
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.engine.playout import next_moment
from fathom.engine.real_time import due, is_timed, pass_time
from fathom.engine.state import State
from fathom.envs.setting import METADATA, Setting, check_render_mode

Observation = NDArray[np.uint8]
Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class env(ParallelEnv[str, Observation, int]):  # noqa: N801 (PettingZoo calls it so)
    """All seats of a table, asked at once."""

    metadata = METADATA

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Raises UnknownGame, InvalidSeats or InvalidOptions."""
        check_render_mode(render_mode)
        self.setting = Setting(game, seats, options)
        self.metadata = {**self.metadata, "name": f"fathom_{self.setting.game.key}"}
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents[:]
        self.agents: list[str] = []
        self.wait: int = self.setting.game.move_count
        observation = self.setting.observation_space()
        self._observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self._action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        episode = self.setting.begin(seed)
        self._state: State = episode.state
        self._luck = episode.luck
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Do what each seat wants, as far as it may."""
        state = self._state
        wishes = [
            (seat, int(actions[agent]))
            for seat, agent in enumerate(self.possible_agents)
            if agent in actions and int(actions[agent]) != self.wait
        ]
        self._luck.shuffle(wishes)
        refused: dict[int, str] = {}
        for seat, move in wishes:
            try:
                state.play(seat, move)
            except FathomError as error:
                refused[seat] = str(error)
        self._pass_time()
        self._steps += 1
        over = state.outcome() is not None
        broken_off = not over and self._steps >= self.setting.game.longest
        agents = self.agents
        if over or broken_off:
            self.agents = []
        rewards = dict(zip(self.possible_agents, rewards_of(state), strict=True))
        return (
            self._observations(),
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            self._infos(refused),
        )

    def _pass_time(self) -> None:
        """In real time a step takes a moment, and longer until somebody may act."""
        state = self._state
        while is_timed(state) and state.outcome() is None:
            at = next_moment(state, self._luck)
            pass_time(state, at)
            state.now = at
            if state.to_act() or due(state) is None:
                break

    def _observations(self) -> Observations:
        return {
            agent: self.setting.observe(self._state, seat)
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self, refused: dict[int, str]) -> Infos:
        state = self._state
        acting = state.to_act()
        may_choose = state.game.shared_turns is not None and (len(acting) > 1 or is_timed(state))
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            actions = list(state.legal_moves(seat))
            if not actions or may_choose:
                actions.append(self.wait)
            infos[agent] = {"action_mask": self.setting.mask(actions, self.wait + 1)}
            if seat in refused:
                infos[agent]["refused"] = refused[seat]
        return infos

    def render(self) -> str | None:
        """The table as a spectator sees it, if `render_mode` asks for it."""
        return None if self.render_mode is None else self.setting.drawing(self._state)

    def close(self) -> None:
        """Nothing is left open."""
