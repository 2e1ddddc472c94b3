"""The games as OpenSpiel sees them: its own simulation test, and its algorithms."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

import fathom
from fathom.envs.openspiel import FathomState, read_options

REAL_TIME = "mode:realtime;clock_seconds:10"
Table = tuple[str, int, str]
TABLES: list[Table] = [(game.key, seats, "") for game in fathom.games() for seats in game.seats] + [
    ("sonar", seats, REAL_TIME) for seats in fathom.load("sonar").seats[1:]
]
SHARE: list[Table] = [("deep-sea", 2, ""), ("sonar", 4, REAL_TIME)]


def load(key: str, seats: int = 2, options: str = "") -> Any:
    name = f"fathom_{key.replace('-', '_')}"
    return pyspiel.load_game(name, {"seats": seats, "options": options})


def under_way(game: Any, decisions: int, seed: int) -> Any:
    """A state after so many decisions at random."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    while decisions or state.is_chance_node():
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("key", "seats", "options"), SHARE)
def test_simulation(key: str, seats: int, options: str) -> None:
    pyspiel.random_sim_test(load(key, seats, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_simulation(key: str, seats: int, options: str) -> None:
    pyspiel.random_sim_test(load(key, seats, options), num_sims=2, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.filterwarnings("default")  # what its other games import
@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_simulation_as_openspiel_tests_its_own(key: str, seats: int, options: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(key, seats, options))


@pytest.mark.parametrize("key", [game.key for game in fathom.games()])
def test_resampled_states_cannot_be_told_apart_by_the_player(key: str) -> None:
    state = under_way(load(key), 12, 3)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    hidden = set()
    for _ in range(4):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        hidden.add(str(twin))
    assert len(hidden) > 1


def test_what_a_player_did_is_remembered() -> None:
    """Perfect recall: the same table after another past is another information state."""
    pasts = set()
    for seed in range(30):
        state = under_way(load("deep-sea"), 6, seed)
        pasts.add(state.information_state_string(0).split()[0])
    assert len(pasts) == 30


def test_what_is_remembered_does_not_depend_on_when_it_is_asked_for() -> None:
    """The past is found again by its steps; of a pickled or imagined state only memory is left."""
    asked, silent, pickled = (load("submarine").new_initial_state() for _ in range(3))
    luck = random.Random(5)
    for number in range(150):
        action = luck.choice(silent.legal_actions())
        for state in (asked, silent, pickled):
            state.apply_action(action)
        if number % 30 == 20:
            pickled = pickle.loads(pickle.dumps(pickled))
        if not asked.is_chance_node():
            asked.information_state_string(asked.current_player())
    for player in range(2):
        memory = silent.information_state_string(player)
        assert asked.information_state_string(player) == memory
        assert pickled.information_state_string(player) == memory
    player = silent.current_player()
    asked, silent = (
        silent.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
        for _ in range(2)
    )
    for _ in range(20):
        action = silent.legal_actions()[-1]
        asked.apply_action(action)
        silent.apply_action(action)
        if not asked.is_chance_node():
            asked.information_state_string(player)
    assert asked.information_state_string(player) == silent.information_state_string(player)


def test_states_are_pickled_in_the_middle_of_chance() -> None:
    state = load("titanic").new_initial_state()
    luck = random.Random(1)
    for _ in range(60):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))


def test_chance_adds_up_and_returns_add_up_to_nothing() -> None:
    luck = random.Random(2)
    state = load("deep-sea", 3).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            state.apply_action(luck.choice(outcomes))
        else:
            assert state.action_to_string(state.legal_actions()[0])
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_its_ismcts_plays_by_resampling_from_information_states() -> None:
    state = under_way(load("deep-sea"), 5, 4)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=1.0, max_simulations=8,
        random_state=np.random.RandomState(1),
    )  # fmt: skip
    assert bot.step(state) in state.legal_actions()


def test_its_mccfr_learns_from_information_states() -> None:
    game = load("deep-sea")
    state = under_way(game, 40, 5)
    assert isinstance(state, FathomState)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    while not state.is_terminal():  # near the end, so that all that can follow is little
        before = state.clone()
        state.apply_action(state.legal_actions()[-1])
        while state.is_chance_node():
            state.apply_action(0)
    solver._update_regrets(before, 0)
    policy = solver.average_policy()
    assert policy.action_probabilities(before)


def test_options_that_are_none_are_refused() -> None:
    assert read_options("a:1;b:word") == {"a": 1, "b": "word"}
    with pytest.raises(Exception, match="name:value"):
        read_options("a=1")
