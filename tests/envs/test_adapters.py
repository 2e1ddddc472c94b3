"""The games pass the tests that PettingZoo and Gymnasium have for environments, unwarned."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import fathom
from fathom.engine.errors import FathomError, IllegalMove
from fathom.envs import aec, gym, parallel

REAL_TIME = {"mode": "realtime", "clock_seconds": 60}
Table = tuple[str, int, dict[str, Any]]
TABLES: list[Table] = [(game.key, seats, {}) for game in fathom.games() for seats in game.seats] + [
    ("sonar", seats, REAL_TIME) for seats in fathom.load("sonar").seats[1:]
]
SHARE: list[Table] = [
    ("deep-sea", 2, {}),
    ("submarine", 3, {}),
    ("titanic", 4, {}),
    ("sonar", 2, {}),
    ("sonar", 5, REAL_TIME),
]


def check_aec(key: str, seats: int, options: dict[str, Any], cycles: int) -> None:
    api_test(aec.env(key, seats, **options), num_cycles=cycles)
    api_test(aec.raw_env(key, seats, **options), num_cycles=cycles)
    seed_test(lambda: aec.env(key, seats, **options), num_cycles=cycles)


def check_parallel(key: str, seats: int, options: dict[str, Any], cycles: int) -> None:
    parallel_api_test(parallel.env(key, seats, **options), num_cycles=cycles)


def check_gym(key: str, seats: int, options: dict[str, Any], cycles: int) -> None:
    check_env(gym.env(key, seats, render_mode="ansi", **options))
    check_env(gym.env(key, seats, seat=None, render_mode="ansi", bots="greedy", **options))


CHECKS = [check_aec, check_parallel, check_gym]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("key", "seats", "options"), SHARE)
def test_environment(check: Any, key: str, seats: int, options: dict[str, Any]) -> None:
    check(key, seats, options, 20)


@pytest.mark.soak
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_environment(check: Any, key: str, seats: int, options: dict[str, Any]) -> None:
    check(key, seats, options, 1000)


def test_a_game_from_the_first_move_to_the_rewards() -> None:
    env = aec.env("deep-sea", 3)
    env.reset(seed=4)
    env.action_space("seat_0").seed(4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[-1]))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == 1
    assert env.agents == []


def test_an_illegal_move_is_refused_with_its_clause_or_ends_the_game() -> None:
    bare = aec.raw_env("deep-sea")
    bare.reset(seed=1)
    with pytest.raises(IllegalMove, match="DSA-6"):
        bare.step(3)
    env = gym.env("deep-sea")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(3)
    assert (reward, terminated) == (-1.0, True)
    assert "DSA-6" in info["illegal"]


def test_parallel_seats_that_may_not_act_wait() -> None:
    env = parallel.env("deep-sea", 2)
    _, infos = env.reset(seed=1)
    masks = {agent: np.flatnonzero(info["action_mask"]).tolist() for agent, info in infos.items()}
    assert sorted(masks.values()) == [[0], [env.wait]]
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, 3))
    assert all("refused" in info for info in infos.values())


def test_gymnasium_makes_it_by_name_and_bots_play_the_other_seats() -> None:
    env = gymnasium.make("fathom/deep-sea-v1", seats=3, seat=2, bots="greedy,random")
    _, info = env.reset(seed=3)
    assert info["seat"] == 2
    reward = 0.0
    for _ in range(1000):
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, gain, terminated, truncated, info = env.step(action)
        reward = float(gain)
        if terminated or truncated:
            break
    else:
        pytest.fail("the game does not end")
    assert -1 <= reward <= 1


def test_the_table_is_drawn() -> None:
    env = aec.env("deep-sea", 2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str) and len(drawn.splitlines()) > 5


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: aec.env("deep-sea", 9), "not 9"),
        (lambda: aec.env("deep-sea", render_mode="human"), "render mode"),
        (lambda: gym.env("deep-sea", seat=2), "no seat 2"),
        (lambda: gym.env("deep-sea", 4, bots="easy,easy"), "3 seats"),
        (lambda: gym.env("deep-sea", bots="nobody"), "no bot"),
        (lambda: parallel.env("deep-sea", tiger=1), "tiger"),
    ],
)
def test_bad_environments_are_refused(make: Any, message: str) -> None:
    with pytest.raises(FathomError, match=message):
        make()
