"""Shares, means and their intervals."""

import math
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.lab.statistics import (
    Tally,
    Z,
    compare_pairs,
    holm_corrected,
    incomplete_beta,
    share,
    student_quantile,
    student_tail,
)

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


# Values of tables: Student 1908 and any handbook since.


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
)
def test_student_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-5)
    assert student_tail(quantile, freedom) == pytest.approx(0.025, abs=1e-5)


@pytest.mark.parametrize(
    ("a", "b", "x", "share"),
    [
        (2, 3, 0.5, 0.6875),
        (1, 1, 0.3, 0.3),
        (0.5, 0.5, 0.5, 0.5),
        (5, 2, 0.8, 0.65536),
    ],
)
def test_incomplete_beta(a: float, b: float, x: float, share: float) -> None:
    assert incomplete_beta(a, b, x) == pytest.approx(share)
    assert incomplete_beta(b, a, 1 - x) == pytest.approx(1 - share)


def test_paired_t_as_in_the_textbook() -> None:
    """Student's own example: two sleeping draughts and ten patients; t = 4.0621, p = 0.002833."""
    first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    found = compare_pairs("sleep", first, second)
    assert found.difference.value == pytest.approx(1.58)
    assert found.p == pytest.approx(0.002833, abs=1e-6)
    assert found.difference.low == pytest.approx(0.7001142, abs=1e-6)
    assert found.difference.high == pytest.approx(2.4598858, abs=1e-6)
    spread = (((1.789010**2) + (2.002249**2)) / 2) ** 0.5
    assert found.effect == pytest.approx(1.58 / spread, abs=1e-5)


def test_what_never_differs_is_no_difference() -> None:
    same = compare_pairs("same", [1.0, 1.0, 1.0], [1.0, 1.0, 1.0])
    assert (same.difference.value, same.effect, same.p) == (0, 0, 1)
    always = compare_pairs("always", [1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert (always.difference.low, always.difference.high, always.p) == (1, 1, 0)


def test_holm_as_published() -> None:
    assert holm_corrected([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm_corrected([0.5, 0.9]) == pytest.approx([1.0, 1.0])
    assert holm_corrected([]) == []
