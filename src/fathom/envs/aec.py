"""The games for PettingZoo's AEC interface: one seat after the other.

    env = fathom.envs.aec.env(KEY, seats=4)

An observation is what the game's encoder writes. `info["action_mask"]` of whoever is asked says
what they may do. Rewards come at the end: 1 for whoever wins alone, 0 in all but for a broken game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fathom.engine.episode import Episode
from fathom.engine.game import Game
from fathom.envs.setting import METADATA, Setting, check_render_mode

Observation = NDArray[np.uint8]


def env(
    game: str | Game, seats: int | None = None, *, render_mode: str | None = None, **options: Any
) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual wrappers: an illegal move ends the game, and costs 1.

    Raises UnknownGame, InvalidSeats or InvalidOptions.
    """
    bare = raw_env(game, seats, render_mode=render_mode, **options)
    strict = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(strict))


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 (PettingZoo calls it so)
    """The environment alone: a move that is not legal is refused, with its clause."""

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
        super().__init__()
        check_render_mode(render_mode)
        self.setting = Setting(game, seats, options)
        self.metadata = {**self.metadata, "name": f"fathom_{self.setting.game.key}"}
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents[:]
        observation = self.setting.observation_space()
        count = self.setting.actions
        self._observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self._action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = self.setting.mask([], count)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Box:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode: Episode = self.setting.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Point at whoever is asked, and say what they may do."""
        episode = self.episode
        agent = self.possible_agents[episode.seat]
        self.agent_selection = agent
        mask = self.setting.mask(episode.actions(), self.setting.actions)
        self.infos[agent] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        return self.setting.observe(self.episode.state, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Make a move, or wait where turns are shared. Raises InvalidMove or IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to do something: only who is out has the action None")
        episode = self.episode
        chosen = int(action)
        episode.check(chosen)
        episode.step(chosen)
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        if not episode.is_over():
            self._ask()
            return
        ended = dict.fromkeys(self.agents, True)
        if episode.is_truncated:
            self.truncations = ended
        else:
            self.terminations = ended
        self.rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as a spectator sees it, if `render_mode` asks for it."""
        return None if self.render_mode is None else self.setting.drawing(self.episode.state)

    def close(self) -> None:
        """Nothing is left open."""
