"""Judgement: signs become shares of the victory, by weights that change in the course of a game."""

from __future__ import annotations

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fathom
from fathom import registry
from fathom.engine.judgement import JUDGEMENT_FILE, Judgement

JUDGED = ("deep-sea", "submarine", "titanic")
numbers = st.floats(-20, 20)


@given(
    st.lists(st.tuples(numbers, numbers), min_size=2, max_size=6),
    st.lists(st.tuples(numbers, numbers), min_size=2, max_size=5),
    st.floats(0, 1),
)
def test_shares_are_a_whole_whatever_the_signs(
    signs: list[tuple[float, float]], weights: list[tuple[float, float]], progress: float
) -> None:
    judgement = Judgement([list(stage) for stage in weights])
    shares = judgement.shares([list(one) for one in signs], progress)
    assert math.isclose(sum(shares), 1.0) and min(shares) >= 0.0


@given(st.floats(0, 1), st.floats(-5, 5), st.floats(-5, 5))
def test_between_stages_a_weight_is_in_between(progress: float, early: float, late: float) -> None:
    """With one sign that one seat has and the other lacks, the odds tell the weight."""
    first, second = Judgement([[early], [late]]).shares([[1.0], [0.0]], progress)
    weight = early + progress * (late - early)
    assert math.isclose(math.log(first / second), weight, abs_tol=1e-9)


def test_each_stage_has_its_place() -> None:
    judgement = Judgement([[0.0], [1.0], [4.0]])
    for progress, weight in ((0.0, 0.0), (0.25, 0.5), (0.5, 1.0), (0.75, 2.5), (1.0, 4.0)):
        first, second = judgement.shares([[1.0], [0.0]], progress)
        assert math.isclose(math.log(first / second), weight, abs_tol=1e-12), progress


@pytest.mark.parametrize("key", JUDGED)
def test_what_was_learned_fits_the_game(key: str) -> None:
    """The file has the weights of just the signs that the game has, and they tell something."""
    game = fathom.load(key)
    assert game.instinct is not None
    lesson = json.loads((registry.folder_of(key) / "data" / JUDGEMENT_FILE).read_text())
    names = game.instinct.sign_names()
    assert lesson["signs"] == names and lesson["plan"]["game"] == key
    assert len(lesson["weights"]) == lesson["plan"]["stages"]
    assert all(len(stage) == len(names) for stage in lesson["weights"])
    assert lesson["loss"] < lesson["even_loss"]


@pytest.mark.parametrize("key", JUDGED)
def test_every_seat_has_all_signs_and_a_game_goes_on(key: str) -> None:
    game = fathom.load(key)
    instinct = game.instinct
    assert instinct is not None
    for seats in game.seats:
        state = game.new(seats, seed=seats)
        progress = 0.0
        while state.outcome() is None:
            signs = instinct.signs(state)
            assert [len(own) for own in signs] == [len(instinct.sign_names())] * seats
            assert progress <= instinct.progress(state) <= 1.0
            progress = instinct.progress(state)
            assert math.isclose(sum(instinct.value(state)), 1.0) or key == "deep-sea"
            state.apply(state.turn, game.greedy(state, state.turn))
