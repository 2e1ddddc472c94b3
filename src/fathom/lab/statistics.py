"""Shares, means and differences with their 95 % confidence intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

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

    def variance(self) -> float:
        """Of one number; 0 where there are fewer than two."""
        if self.count < 2:
            return 0.0
        value = self.total / self.count
        return max(self.squares - self.count * value * value, 0.0) / (self.count - 1)

    def mean(self) -> Estimate:
        """The mean, with the interval of a normal distribution."""
        if self.count == 0:
            return Estimate(0.0, 0.0, 0.0)
        value = self.total / self.count
        if self.count == 1:
            return Estimate(value, value, value)
        reach = Z * math.sqrt(self.variance() / self.count)
        return Estimate(value, value - reach, value + reach)


def tally_of(numbers: Sequence[float]) -> Tally:
    """All these numbers, of which there is at least one."""
    return Tally(
        count=len(numbers),
        total=float(sum(numbers)),
        squares=float(sum([number * number for number in numbers])),
        least=min(numbers),
        most=max(numbers),
    )


# Two variants on the same seeds


class Difference(msgspec.Struct, frozen=True):
    """How much more of something the second of two variants has than the first, game by game."""

    name: str
    first: Estimate
    second: Estimate
    difference: Estimate
    """Of the second less the first, with Student's interval for pairs."""
    effect: float
    """Cohen's d: in standard deviations of a game (0.2 is small, 0.5 medium, 0.8 large)."""
    p: float
    """How likely so large a difference is by chance alone, by the paired t-test."""
    corrected_p: float
    """The same after Holm's correction for all that was compared at once."""


def compare_pairs(name: str, first: list[float], second: list[float]) -> Difference:
    """Compare what two variants gave, game by game; as if nothing else were compared."""
    tallies = Tally(), Tally(), Tally()
    for one, other in zip(first, second, strict=True):
        for tally, number in zip(tallies, (one, other, other - one), strict=True):
            tally.add(number)
    mine, others, gaps = tallies
    spread = math.sqrt((mine.variance() + others.variance()) / 2)
    mean = gaps.mean().value
    error = math.sqrt(gaps.variance() / gaps.count)
    freedom = gaps.count - 1
    reach = student_quantile(0.975, freedom) * error if freedom else math.inf
    p = float(mean == 0)  # if every game differed by the same
    if error:
        p = 2 * student_tail(abs(mean) / error, freedom)
    return Difference(
        name=name,
        first=mine.mean(),
        second=others.mean(),
        difference=Estimate(mean, mean - reach, mean + reach),
        effect=mean / spread if spread else 0.0,
        p=p,
        corrected_p=p,
    )


def holm(differences: list[Difference]) -> list[Difference]:
    """The same, corrected for having looked at all of them: Holm's step-down procedure."""
    corrected = holm_corrected([one.p for one in differences])
    return [
        msgspec.structs.replace(one, corrected_p=p)
        for one, p in zip(differences, corrected, strict=True)
    ]


def holm_corrected(ps: list[float]) -> list[float]:
    """By Holm: the smallest is multiplied by their number, the next by one less, and so on."""
    corrected = [0.0] * len(ps)
    worst = 0.0
    for rank, at in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        worst = max(worst, min(1.0, (len(ps) - rank) * ps[at]))
        corrected[at] = worst
    return corrected


def student_tail(t: float, freedom: int) -> float:
    """How likely Student's distribution exceeds t, which is not negative."""
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t)) / 2


def student_quantile(share: float, freedom: int) -> float:
    """What Student's distribution stays below with this likelihood, at least a half."""
    low, high = 0.0, 1e3
    while student_tail(high, freedom) > 1 - share:
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if student_tail(middle, freedom) > 1 - share:
            low = middle
        else:
            high = middle
    return high


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by Lentz's continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):  # where the fraction converges slowly its mirror does not
        return 1 - incomplete_beta(b, a, 1 - x)
    logs = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(logs + a * math.log(x) + b * math.log1p(-x)) / a
    tiny = 1e-300
    fraction, c, d = 1.0, 1.0, 0.0
    for step in range(400):
        m = step // 2
        if step == 0:
            numerator = 1.0
        elif step % 2 == 0:
            numerator = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        else:
            numerator = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / (1 + numerator * d or tiny)
        c = 1 + numerator / c or tiny
        fraction *= c * d
        if abs(1 - c * d) < 1e-15:
            break
    return front * (fraction - 1)
