"""Ranking: equal merits share the better place."""

from typing import Any

import pytest

from fathom.engine.outcome import Outcome, places


@pytest.mark.parametrize(
    ("merits", "expected"),
    [
        ([], []),
        ([5], [1]),
        ([1, 2, 3], [3, 2, 1]),
        ([7, 7, 3], [1, 1, 3]),
        ([3, 7, 7, 1], [3, 1, 1, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([-1, -2], [1, 2]),
        ([[10, 2], [10, 3], [9, 9]], [2, 1, 3]),
    ],
)
def test_places(merits: list[Any], expected: list[int]) -> None:
    assert places(merits) == expected


def test_everybody_in_first_place_has_won() -> None:
    assert Outcome("X-1", [2, 1, 3], [5, 9, 1]).winners == [1]
    assert Outcome("X-1", [1, 3, 1], [9, 2, 9]).winners == [0, 2]
