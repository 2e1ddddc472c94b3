# mypyc: compile
"""Box: the material of a table, by the rulebook or by the rules of the house."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.games.deep_sea.spec import DeepSeaOptions

Treasure = tuple[int, ...]
"""A chip or a stack: the values of its chips, in the order in which they were laid."""

ENOUGH_PART: Final = 3
"""A sensible diver carries this part, a third, of all that can be carried."""


@final
class Box:
    """Air, rounds, chips and dice. Chips of the same value are of one kind; kinds count from 1."""

    def __init__(self, options: DeepSeaOptions) -> None:
        self.air: i64 = options.air  # DSA-1
        self.rounds: i64 = options.rounds  # DSA-5
        self.levels: i64 = options.levels  # DSA-2
        self.chips_in_level: i64 = options.chips
        self.chips: i64 = options.levels * options.chips
        self.copies = options.copies
        self.dice: i64 = options.dice  # DSA-3
        self.faces: i64 = options.faces
        self.stack: i64 = options.stack  # DSA-20
        self.most_carried: i64 = options.dice * options.faces  # DSA-17
        self.numbers_in_sack: i64 = self.most_carried + 1
        """How many treasures there are, and each of them."""
        self.enough: i64 = max(self.most_carried // ENOUGH_PART, 1)
        """With this many treasures a sensible diver turns back."""
        self.pace = _paces(options.dice, options.faces)
        self.values = _values(options)
        """By level: the values on it, each once."""
        self.mean = [0.0] + [sum(level) / len(level) for level in self.values]
        """By level, from 1: what a chip of it is worth on average."""
        values = [value for level in self.values for value in level]
        self.kinds: i64 = len(values)
        """How many different values there are."""
        self.value: vec[i64] = append(vec[i64](), 0)
        """By kind: what is on the face of such a chip."""
        self.level: vec[i64] = vec[i64]([0] * (len(values) + 1))
        """By kind: the level that the back of such a chip shows, from 1 (DSA-4)."""
        self.kind: vec[i64] = vec[i64]([0] * (values[-1] + 1))
        """By value: the kind of such a chip; 0: there is none."""
        for number, value in enumerate(values, 1):
            self.level[number] = (number - 1) // len(self.values[0]) + 1
            self.kind[value] = number
            self.value = append(self.value, value)
        self.laid: vec[i64] = vec[i64](_laid(options, len(self.values[0])))
        """The kinds of all chips, level by level."""

    def shown(self, treasure: Treasure) -> list[int]:
        """The public side of a treasure: the level of each chip (DSA-4)."""
        return [int(self.level[self.kind[value]]) for value in treasure]


def _values(options: DeepSeaOptions) -> list[list[int]]:
    """By level: the values on it (DSA-2)."""
    count = -(-options.chips // options.copies)
    step = options.value_step
    span = count * step + options.level_bonus
    firsts = [options.least_value + level * span for level in range(options.levels)]
    return [[first + number * step for number in range(count)] for first in firsts]


def _laid(options: DeepSeaOptions, kinds_in_level: int) -> list[int]:
    """The kinds of the chips, as they lie in the box (DSA-2)."""
    return [
        1 + level * kinds_in_level + chip // options.copies
        for level in range(options.levels)
        for chip in range(options.chips)
    ]


def _paces(dice: int, faces: int) -> list[float]:
    """The mean steps of a turn by the number of treasures carried (DSA-3, DSA-11)."""
    rolls = [sum(roll) for roll in product(range(1, faces + 1), repeat=dice)]
    paces = []
    for load in range(dice * faces):
        paces.append(sum([max(roll - load, 0) for roll in rolls]) / len(rolls))
    return [*paces, 1 / 99]  # with the most that can be carried nobody gets anywhere


@lru_cache(maxsize=1000)
def box_of(options: DeepSeaOptions) -> Box:
    """The material that these options say."""
    return Box(options)
