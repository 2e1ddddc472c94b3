# mypyc: compile
"""Box: the material of a table, by the rulebook or by the rules of the house."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.deep_sea.spec import DeepSeaOptions

Treasure = tuple[int, ...]
"""A chip or a stack: the values of its chips, in the order in which they were laid."""

ENOUGH_PART: Final = 3
"""A sensible diver carries this part, a third, of all that can be carried."""


@final
class Box:
    """Air, rounds, chips and dice."""

    def __init__(self, options: DeepSeaOptions) -> None:
        self.air = options.air  # DSA-1
        self.rounds = options.rounds  # DSA-5
        self.levels: i64 = options.levels  # DSA-2
        self.chips_in_level = options.chips
        self.chips = options.levels * options.chips
        self.copies = options.copies
        self.dice: i64 = options.dice  # DSA-3
        self.faces: i64 = options.faces
        self.stack = options.stack  # DSA-20
        self.most_carried: i64 = options.dice * options.faces  # DSA-17
        self.enough: i64 = max(self.most_carried // ENOUGH_PART, 1)
        """With this many treasures a sensible diver turns back."""
        self.pace = _paces(options.dice, options.faces)
        self.values = _values(options)
        """By level: the values on it, each once."""
        self.laid: list[list[Treasure]] = []
        """By level: its chips, each a treasure of its own."""
        self.kinds = 0
        """How many different values there are."""
        last = self.values[-1][-1]
        self.back: vec[i64] = vec[i64]([0] * (last + 1))
        """By value: the level that the back of such a chip shows, from 1 (DSA-4); 0: none."""
        self.kind: vec[i64] = vec[i64]([0] * (last + 1))
        """By value: which of all values it is, from 1; 0: none."""
        for level, values in enumerate(self.values, 1):
            chips = range(options.chips)
            self.laid.append([(values[chip // options.copies],) for chip in chips])
            for value in values:
                self.kinds += 1
                self.back[value] = level
                self.kind[value] = self.kinds

    def shown(self, treasure: Treasure) -> list[int]:
        """The public side of a treasure: the level of each chip (DSA-4)."""
        back = self.back
        return [int(back[value]) for value in treasure]


def _values(options: DeepSeaOptions) -> list[list[int]]:
    """By level: the values on it (DSA-2)."""
    count = -(-options.chips // options.copies)
    step = options.value_step
    span = count * step + options.level_bonus
    firsts = [options.least_value + level * span for level in range(options.levels)]
    return [[first + number * step for number in range(count)] for first in firsts]


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
