# mypyc: compile
"""What an officer's gauges can look like, seen from outside.

A set of gauges is a number with a bit for every combination of marks. It is exact.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.shapes import nth_bit
from fathom.games.sonar.rules.boat import SILENCE, SYSTEM_COUNT
from fathom.games.sonar.rules.chart import Chart

MOST_MARKED: Final = 4_000
"""So many sets are remembered with one mark more."""


@final
class Gauges:
    """How combinations of marks are numbered on a boat with gauges of these sizes."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes
        self.weights: list[int] = []
        self.full: list[int] = []
        """By system: the combinations in which its gauge is full."""
        weight = 1
        for size in sizes:
            self.weights.append(weight)
            weight *= size + 1
        self.count = weight
        everything = (1 << weight) - 1
        for system in range(SYSTEM_COUNT):
            one = ((1 << self.weights[system]) - 1) << (sizes[system] * self.weights[system])
            period = self.weights[system] * (sizes[system] + 1)
            full = 0
            for start in range(0, weight, period):
                full |= one << start
            self.full.append(full & everything)
        self.everything = everything
        self._marked: dict[tuple[int, bool], int] = {}

    def number(self, marks: list[int]) -> int:
        """The number of a combination."""
        number = 0
        for system in range(SYSTEM_COUNT):
            number += marks[system] * self.weights[system]
        return number

    def marks(self, number: i64) -> vec[i64]:
        """The combination with this number."""
        marks = vec[i64](capacity=SYSTEM_COUNT)
        for size in self.sizes:
            fields: i64 = size + 1
            marks = append(marks, number % fields)
            number //= fields
        return marks

    def marked(self, gauges: int, silent: bool) -> int:
        """After one more mark (SON-10); that of a silent run empties its gauge (SON-34).

        Most boats mark and use alike at first, so it is remembered.
        """
        key = (gauges, silent)
        known = self._marked.get(key)
        if known is not None:
            return known
        if len(self._marked) > MOST_MARKED:
            self._marked.clear()
        self._marked[key] = after = self._with_mark(gauges, silent)
        return after

    def _with_mark(self, gauges: int, silent: bool) -> int:
        after = 0
        full = gauges
        for system in range(SYSTEM_COUNT):
            if self.sizes[system] and not (silent and system == SILENCE):
                full &= self.full[system]
                after |= (gauges & ~self.full[system]) << self.weights[system]
        after |= full
        if silent:
            after >>= self.sizes[SILENCE] * self.weights[SILENCE]
        return after

    def ready(self, gauges: int, system: int) -> int:
        """The combinations with this gauge full."""
        return gauges & self.full[system] if self.sizes[system] else 0

    def used(self, gauges: int, system: int) -> int:
        """The combinations after a system with a full gauge was used (SON-27)."""
        return self.ready(gauges, system) >> self.sizes[system] * self.weights[system]


def drawn_bit(bits: int, dice: Dice) -> int:
    """One of the bits that are set, each equally likely."""
    return nth_bit(bits, dice.below(bits.bit_count()))


_gauge_tables: dict[str, Gauges] = {}


def gauge_table(chart: Chart) -> Gauges:
    """How the gauges of a scenario are numbered."""
    sizes = [int(size) for size in chart.gauges]
    key = str(sizes)
    if key not in _gauge_tables:
        _gauge_tables[key] = Gauges(sizes)
    return _gauge_tables[key]
