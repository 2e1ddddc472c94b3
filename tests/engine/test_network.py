"""A network: what it says is what its weights say, for any number of seats."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

from fathom.engine.network import Network

HIDDEN = [[1.0, -2.0], [0.5, 1.0], [-0.25, 0.5]]
"""Two traits and what is added for none, two units."""
MERIT = [2.0, -1.0]

figures = st.floats(-2, 2, allow_nan=False)


def merit(first: float, second: float) -> float:
    by_first, by_second, by_none = HIDDEN
    units = [
        first * a + second * b + c for a, b, c in zip(by_first, by_second, by_none, strict=True)
    ]
    return sum(max(unit, 0.0) * worth for unit, worth in zip(units, MERIT, strict=True))


@given(st.lists(st.tuples(figures, figures), min_size=2, max_size=6))
def test_shares_follow_the_weights(seats: list[tuple[float, float]]) -> None:
    traits = [figure for seat in seats for figure in seat]
    shares = Network(HIDDEN, MERIT).shares(vec[float](traits), len(seats))
    odds = [math.exp(merit(*seat)) for seat in seats]
    assert shares == pytest.approx([one / sum(odds) for one in odds])
    assert math.fsum(shares) == pytest.approx(1.0)


def test_seats_that_stand_alike_expect_the_same() -> None:
    shares = Network(HIDDEN, MERIT).shares(vec[float]([0.5, -0.5] * 3), 3)
    assert shares == [1 / 3] * 3
