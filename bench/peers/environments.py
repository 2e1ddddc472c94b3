"""Environments beside their peers, in one run: PettingZoo, OpenSpiel, and batches beside pgx.

    python bench/peers/environments.py --seconds 2

It needs `pip install 'fathom-games[envs]'`; for the peers `pygame` (PettingZoo's tictactoe) and
`pgx` with `jax` on the processor. What is not installed is left out, and said. Every figure is of
processor time, the best of several turns taken in alternation: only ratios mean anything.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from typing import Any

# One core for everybody.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[_name] = "1"


import fathom  # noqa: E402
from fathom.envs import Batch, aec  # noqa: E402

TURNS = 3
TABLES = 1024
EMPTY_STEPS = 100
"""Decisions, of chance too, in a game in which nothing happens."""
STEPS_A_LOOK = 256
"""Steps between two looks at the clock, where a step is short."""

Work = Callable[[], int]
"""Does some steps, and says how many."""


def rate(work: Work, seconds: float) -> float:
    """Steps a second."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)


def compare(title: str, works: dict[str, Work], seconds: float) -> None:
    """Measure by turns, and print the best of each."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(TURNS):
        for name, work in works.items():
            best[name] = max(best[name], rate(work, seconds))
    print(f"\n{title}")
    for name, figure in best.items():
        print(f"  {name:44} {figure:12,.0f} steps/s", flush=True)


def batch_work(key: str) -> Work:
    """Random play at all tables, with observations and masks.

    It begins when as many games have ended as there are tables: all began at once, and the first
    moves of a game are not like the others.
    """
    batch = Batch(key, TABLES, seed=1)
    ended = 0
    while ended < TABLES:
        batch.step(batch.sample())
        ended += int(batch.ends.sum())

    def work() -> int:
        batch.step(batch.sample())
        return TABLES

    return work


def pgx_work() -> Work | None:
    """Random play of connect four, stepped by a compiled function with automatic restart."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError as error:
        print(f"pgx is left out: {error}")
        return None
    env = pgx.make("connect_four")
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(0), TABLES)
    state = jax.jit(jax.vmap(env.init))(keys)

    @jax.jit
    def act(state: Any, key: Any) -> Any:
        weights = jnp.log(state.legal_action_mask.astype(jnp.float32))
        return jax.random.categorical(key, weights, axis=1)

    key = jax.random.PRNGKey(1)

    def work() -> int:
        nonlocal state, key
        key, one, two = jax.random.split(key, 3)
        state = step(state, act(state, one), jax.random.split(two, TABLES))
        jax.block_until_ready(state.observation)
        return TABLES

    work()  # compiles it
    return work


def pettingzoo_work(env: Any) -> Work:
    """Random play through PettingZoo's interface: look at the last observation, step."""
    luck = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        while steps < STEPS_A_LOOK:
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset(seed=luck.getrandbits(32))
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
        return steps

    return work


def openspiel_work(name: str, chances: bool) -> Work:
    """Random play through OpenSpiel's interface; with `chances` what chance decides counts too."""
    import pyspiel

    import fathom.envs.openspiel  # noqa: F401 (it registers the games)

    game = pyspiel.load_game(name)
    luck = random.Random(1)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        steps = 0
        while steps < STEPS_A_LOOK:
            if state.is_terminal():
                state = game.new_initial_state()
            is_chance = state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            steps += chances or not is_chance
        return steps

    return work


def empty_game() -> str:
    """The name of a game in Python in which nothing happens: what is left is OpenSpiel's own cost.

    As in Deep Sea, chance draws once after every decision, on the average.
    """
    import pyspiel

    kinds = pyspiel.GameType
    kind = pyspiel.GameType(
        short_name="empty_python_game",
        long_name="Nothing happens",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(2, 3, 2, -1.0, 1.0, 0.0, EMPTY_STEPS)
    outcomes = [(way, 1 / 3) for way in range(3)]

    class EmptyGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> EmptyState:
            return EmptyState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
            return None

    class EmptyState(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: EmptyGame) -> None:
            super().__init__(game)
            self.steps = 0
            self.player = 0

        def current_player(self) -> int:
            return self.player

        def _legal_actions(self, player: int) -> list[int]:
            return [0, 1]

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return outcomes

        def _apply_action(self, action: int) -> None:
            self.steps += 1
            self.player = -1 if self.player >= 0 else 0
            if self.steps == EMPTY_STEPS:
                self.player = -4

        def is_terminal(self) -> bool:
            return self.player == -4

        def returns(self) -> list[float]:
            return [0.0, 0.0]

    pyspiel.register_game(kind, EmptyGame)
    return "empty_python_game"


def main() -> None:
    """All comparisons."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2, help="of each, in each of three turns")
    seconds = parser.parse_args().seconds
    works = {f"Batch {game.key}": batch_work(game.key) for game in fathom.games()}
    pgx = pgx_work()
    if pgx is not None:
        works["pgx connect four"] = pgx
    compare(f"{TABLES} tables, observations and masks, one core", works, seconds)
    works = {
        "raw_env deep-sea": pettingzoo_work(aec.raw_env("deep-sea", 2)),
        "env deep-sea": pettingzoo_work(aec.env("deep-sea", 2)),
    }
    try:
        from pettingzoo.classic import tictactoe_v3
        from pettingzoo.classic.tictactoe.tictactoe import raw_env

        works["raw_env tictactoe"] = pettingzoo_work(raw_env())
        works["env tictactoe"] = pettingzoo_work(tictactoe_v3.env())
    except ImportError as error:
        print(f"tictactoe is left out: {error}")
    compare("PettingZoo", works, seconds)
    compare(
        "OpenSpiel",
        {
            "fathom_deep_sea, decisions of players": openspiel_work("fathom_deep_sea", False),
            "fathom_deep_sea, decisions of chance too": openspiel_work("fathom_deep_sea", True),
            "battleship (C++)": openspiel_work("battleship", False),
            "an empty game in Python": openspiel_work(empty_game(), False),
        },
        seconds,
    )


if __name__ == "__main__":
    main()
