"""Shares and means with their 95 % confidence intervals."""

from __future__ import annotations

import math

import msgspec

Z = 1.959963984540054
"""The normal distribution lies within so many deviations of its mean 95 times in 100."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float


def share(successes: float, trials: int) -> Estimate:
    """The share of successes, with Wilson's interval; shared wins may count in part."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    value = successes / trials
    spread = Z * Z / trials
    middle = (value + spread / 2) / (1 + spread)
    reach = Z * math.sqrt(value * (1 - value) / trials + spread / (4 * trials)) / (1 + spread)
    low, high = max(middle - reach, 0.0), min(middle + reach, 1.0)
    return Estimate(value, min(low, value), max(high, value))  # rounding aside, it is inside


class Tally(msgspec.Struct):
    """Numbers summed up as they come, so that a million of them take no room."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = math.inf
    most: float = -math.inf

    def add(self, number: float) -> None:
        """Count one more number."""
        self.count += 1
        self.total += number
        self.squares += number * number
        self.least = min(self.least, number)
        self.most = max(self.most, number)

    def merge(self, other: Tally) -> None:
        """Count everything that another tally has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    def mean(self) -> Estimate:
        """The mean, with the interval of a normal distribution."""
        if self.count == 0:
            return Estimate(0.0, 0.0, 0.0)
        value = self.total / self.count
        if self.count == 1:
            return Estimate(value, value, value)
        variance = max(self.squares - self.count * value * value, 0.0) / (self.count - 1)
        reach = Z * math.sqrt(variance / self.count)
        return Estimate(value, value - reach, value + reach)
