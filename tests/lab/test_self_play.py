"""Learning by playing: a network comes to know the game, and the same plan teaches the same."""

from __future__ import annotations

import pytest

from fathom import registry
from fathom.lab.self_play import NothingToJudge, SelfPlayPlan, learn_by_playing

PLAN = SelfPlayPlan("deep-sea", seats=[2, 3], units=6, generations=4, games=40, seed=5)


def test_a_network_learns_who_will_win() -> None:
    lesson = learn_by_playing(PLAN)
    assert lesson.loss < lesson.even_loss
    assert len(lesson.hidden) == len(lesson.traits) + 1
    assert {len(row) for row in lesson.hidden} == {len(lesson.merit)} == {PLAN.units}


def test_same_plan_same_lesson() -> None:
    assert learn_by_playing(PLAN) == learn_by_playing(PLAN)


def test_what_the_game_knew_before_stays() -> None:
    instinct = registry.load("deep-sea").instinct
    assert instinct is not None
    before = instinct.network
    learn_by_playing(PLAN)
    assert instinct.network is before


def test_game_without_traits_is_refused() -> None:
    plan = SelfPlayPlan("submarine", seats=[2], units=2, generations=1, games=1, seed=1)
    with pytest.raises(NothingToJudge, match="submarine"):
        learn_by_playing(plan)
