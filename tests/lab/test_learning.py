"""Learning: it finds the weights that there are, and the same plan finds the same."""

from __future__ import annotations

import math
from random import Random

import pytest

from fathom.lab.learning import LearnPlan, Note, NothingToLearn, learn, weighed

PLAN = LearnPlan("deep-sea", "greedy", seats=[2, 3], games=40, seed=5, stages=4)


def notes_by(weights: list[list[float]], count: int, seats: int, seed: int) -> list[Note]:
    """Made up: whoever wins is drawn by what these weights say of random signs."""
    pick = Random(seed)
    made = []
    for _ in range(count):
        stage = pick.randrange(len(weights))
        signs = [[pick.uniform(-1, 1) for _ in weights[0]] for _ in range(seats)]
        merits = [sum(a * b for a, b in zip(weights[stage], own, strict=True)) for own in signs]
        winner = pick.choices(range(seats), [math.exp(merit) for merit in merits])[0]
        shares = [float(seat == winner) for seat in range(seats)]
        made.append(Note(stage / (len(weights) - 1), signs, shares))
    return made


def test_weights_that_made_the_games_are_found() -> None:
    true = [[1.0, -0.5], [1.5, 0.0], [2.0, 0.5]]
    made = notes_by(true, 6000, seats=2, seed=1) + notes_by(true, 6000, seats=4, seed=2)
    found = weighed(made, stages=3, signs=2)
    for stage, learned in zip(true, found, strict=True):
        assert learned == pytest.approx(stage, abs=0.15)


def test_a_sign_that_is_the_same_for_all_is_worth_nothing() -> None:
    made = [
        note._replace(signs=[[own[0], 1.0] for own in note.signs])
        for note in notes_by([[1.0, 0.0]] * 2, 500, seats=3, seed=3)
    ]
    found = weighed(made, stages=2, signs=2)
    assert [float(stage[1]) for stage in found] == pytest.approx([0.0, 0.0], abs=1e-9)


def test_same_plan_same_lesson_whoever_plays() -> None:
    first = learn(PLAN)
    assert learn(PLAN) == first == learn(PLAN, jobs=2)
    assert first.signs == ["points", "starts"] and len(first.weights) == 4
    assert all(stage[0] > 0 for stage in first.weights)  # points are good


def test_only_beginnings_of_chapters_are_noted_where_there_are_any() -> None:
    """Three rounds: two of them begin after another one."""
    assert learn(PLAN).notes == 2 * PLAN.games


def test_game_without_signs_is_refused() -> None:
    with pytest.raises(NothingToLearn, match="sonar"):
        learn(LearnPlan("sonar", "greedy", seats=[2], games=10, seed=1, stages=2))
