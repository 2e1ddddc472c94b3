"""How a battle stands: what counts is learned, but some of it anybody knows."""

from collections.abc import Callable
from typing import Any

import pytest

from fathom.games.sonar.charts import read_data
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.judgement import FEATURES, WEIGHTS, chance_to_win, leads
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import boat, realtime, table


def chance(state: SonarState, mine: int = 0) -> float:
    return chance_to_win(state, mine, [Guess(state.chart, number) for number in range(2)])


def test_everything_that_is_noted_has_a_weight() -> None:
    assert tuple(read_data("judgement")["weights"]) == FEATURES
    assert len(WEIGHTS) == len(FEATURES)
    state = table()
    assert len(leads(state, [Guess(state.chart, number) for number in range(2)])) == len(FEATURES)


@pytest.mark.parametrize("in_mode", [table, realtime])
def test_what_one_boat_may_hope_for_the_other_has_to_fear(
    in_mode: Callable[..., SonarState],
) -> None:
    state = in_mode(boat("B5", damage=1), boat("F9", gauges={"torpedo": 2}))
    assert chance(state, 0) + chance(state, 1) == pytest.approx(1)
    even = in_mode("E5", "E5")
    if even.timed:  # by turns one of them has the next
        assert chance(even) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (boat("B5", damage=1), boat("B5")),
        (boat("B5", damage=3), boat("B5", damage=2)),
        (boat("B5"), boat("B5", gauges={"torpedo": 3})),
        (boat("B5", crossed=["n2"]), boat("B5")),
        (boat("B5", mines=["A1"]), boat("B5", mines=["F8"])),
    ],
    ids=["damage", "more damage", "torpedo", "red broken", "mine at the enemy"],
)
def test_who_is_better_off_is_likelier_to_win(
    worse: dict[str, Any], better: dict[str, Any]
) -> None:
    """SON-4, SON-10, SON-15, SON-31."""
    assert chance(table(worse, "F9")) < chance(table(better, "F9"))
