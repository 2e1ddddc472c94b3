"""Shares, means and their intervals."""

import math
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.lab.statistics import Tally, Z, share

numbers = st.lists(st.integers(-1000, 1000), min_size=2, max_size=50)


def test_wilson_interval_of_a_known_case() -> None:
    """Both ends solve (p - x)² = Z² x (1 - x) / n, which is what defines Wilson's interval."""
    estimate = share(40, 100)
    assert estimate.value == 0.4
    for end in (estimate.low, estimate.high):
        assert (0.4 - end) ** 2 == pytest.approx(Z**2 * end * (1 - end) / 100)


@given(st.integers(1, 10_000), st.data())
def test_share_lies_in_its_interval(trials: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, trials))
    estimate = share(successes, trials)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_share_of_nothing_says_nothing() -> None:
    estimate = share(0, 0)
    assert (estimate.low, estimate.high) == (0, 1)


@given(numbers)
def test_tally_has_mean_and_normal_interval(sample: list[int]) -> None:
    tally = Tally()
    for number in sample:
        tally.add(number)
    mean = tally.mean()
    reach = Z * stdev(sample) / math.sqrt(len(sample))
    assert mean.value == pytest.approx(fmean(sample), abs=1e-9)
    assert mean.high - mean.value == pytest.approx(reach, rel=1e-6, abs=1e-4)
    assert (tally.least, tally.most) == (min(sample), max(sample))


@given(numbers, numbers)
def test_merged_tallies_are_one(first: list[int], second: list[int]) -> None:
    one, other, both = Tally(), Tally(), Tally()
    for number in first:
        one.add(number)
        both.add(number)
    for number in second:
        other.add(number)
        both.add(number)
    one.merge(other)
    assert one == both
