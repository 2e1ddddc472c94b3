# mypyc: compile
"""What lies on a table of Deep Sea Adventure: packed numbers, and the same as lists to read.

A chip is told by its kind (`Box`). A treasure is a number too: 0 is none, that of a kind is a chip
of it, and greater ones are stacks. Sets of divers have a bit each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import NOBODY, State
from fathom.games.deep_sea.box import Box, Treasure
from fathom.games.deep_sea.view import Haul

if TYPE_CHECKING:
    from fathom.engine.game import Game
    from fathom.games.deep_sea.spec import DeepSeaOptions

DIRECTION: Final = 0
EXPLORE: Final = 1
OVER: Final = 2

HIGHEST_BIT: Final = 1 << 61
"""Sets begin here: mypyc shifts a small figure such as 1 in 32 bits only, and boxes higher ones."""
BLANK: Final = 0
"""No treasure."""


class DeepSeaTable(State):
    """The table. Depth 0 is the submarine, depth 1 the first space below."""

    options: DeepSeaOptions

    def __init__(
        self, game: Game, seats: int, options: DeepSeaOptions, dice: Dice, box: Box
    ) -> None:
        super().__init__(game, seats, options, dice)
        self.box = box
        self.phase: i64 = DIRECTION
        self.round: i64 = 1
        self.tank: i64 = box.air
        self.last_home: i64 = NOBODY
        self.lost_dives: i64 = 0
        self.turned: i64 = 0
        """The divers who have turned back."""
        self.at_home: i64 = 0
        """The divers who are home."""
        self.depths: vec[i64] = vec[i64]([0] * seats)
        """By diver."""
        self.sacks: vec[i64] = vec[i64]([0] * (seats * int(box.numbers_in_sack)))
        """By diver: how many treasures were taken in this round, and these in order of taking."""
        # What follows is never changed but replaced, so that copies can share it.
        self.stacks: vec[i64] = vec[i64]()
        """By stack: how many chips it has, and the kinds of so many as a stack can have."""
        self.stores: vec[i64] = vec[i64]()
        """What was brought home in earlier rounds, chip by chip: the diver, and the kind."""
        self.dives: vec[i64] = vec[i64]()
        """By round that is over, and by diver: whether home, how deep, how many levels and how many
        values of chips are told, then the levels and the values."""
        self.spaces: vec[i64] = vec[i64]()
        """From the submarine down: the treasure on each space."""

    # Divers

    def is_home(self, diver: i64) -> bool:
        return self.at_home & one(diver) != 0

    def is_returning(self, diver: i64) -> bool:
        return self.turned & one(diver) != 0

    def load(self, diver: i64) -> i64:
        """How many treasures the diver carries."""
        first = diver * self.box.numbers_in_sack
        return self.sacks[first]

    def carried(self, diver: i64, number: i64) -> i64:
        """One of the treasures in a sack; 0 is the one taken first."""
        place = diver * self.box.numbers_in_sack + 1 + number
        return self.sacks[place]

    def put_in(self, diver: i64, treasure: i64) -> None:
        """Put a treasure into a sack."""
        sacks = self.sacks
        first = diver * self.box.numbers_in_sack
        count = sacks[first] + 1
        sacks[first] = count
        sacks[first + count] = treasure

    def take_out(self, diver: i64, number: i64) -> i64:
        """Take a treasure out of a sack; those taken later move up."""
        sacks = self.sacks
        first = diver * self.box.numbers_in_sack
        last = first + sacks[first]
        place = first + 1 + number
        treasure = sacks[place]
        while place < last:
            sacks[place] = sacks[place + 1]
            place += 1
        sacks[first] -= 1
        return treasure

    def exchange(self, diver: i64, number: i64, treasure: i64) -> None:
        """Put this treasure into a sack for the one that is there."""
        self.sacks[diver * self.box.numbers_in_sack + 1 + number] = treasure

    def empty_sack(self, diver: i64) -> None:
        """Leave nothing in it."""
        self.sacks[diver * self.box.numbers_in_sack] = 0

    # Treasures

    def size(self, treasure: i64) -> i64:
        """How many chips a treasure has."""
        stack = treasure - self.box.kinds - 1
        if stack >= 0:
            first = stack * (self.box.stack + 1)
            return self.stacks[first]
        return 0 if treasure == BLANK else 1

    def chip(self, treasure: i64, number: i64) -> i64:
        """The kind of one of its chips."""
        stack = treasure - self.box.kinds - 1
        if stack < 0:
            return treasure
        place = stack * (self.box.stack + 1) + 1 + number
        return self.stacks[place]

    def exchange_chip(self, treasure: i64, number: i64, chip: i64) -> None:
        """Put this chip into a stack for the one that is there."""
        stack = treasure - self.box.kinds - 1
        self.stacks[stack * (self.box.stack + 1) + 1 + number] = chip

    def new_treasure(self, chips: vec[i64]) -> i64:
        """The treasure with these chips, of which there are no more than in a stack."""
        if len(chips) == 0:
            return BLANK
        if len(chips) == 1:
            return chips[0]
        size = self.box.stack + 1
        stacks = extend(vec[i64](capacity=len(self.stacks) + size), self.stacks)
        stacks = extend(append(stacks, len(chips)), chips)
        while len(stacks) % size:
            stacks = append(stacks, 0)
        self.stacks = stacks
        return self.box.kinds + len(stacks) // size

    def chips_of(self, diver: i64) -> vec[i64]:
        """The chips in a sack, one by one, in the order of taking."""
        load = self.load(diver)
        chips = vec[i64](capacity=load)
        for number in range(load):
            treasure = self.carried(diver, number)
            if treasure <= self.box.kinds:
                chips = append(chips, treasure)
                continue
            for place in range(self.size(treasure)):
                chips = append(chips, self.chip(treasure, place))
        return chips

    # The same as lists, for views and positions

    @property
    def depth(self) -> list[int]:
        """By diver."""
        return [int(depth) for depth in self.depths]

    @depth.setter
    def depth(self, depths: list[int]) -> None:
        self.depths = vec[i64](depths)

    @property
    def returning(self) -> list[bool]:
        """By diver."""
        return [self.is_returning(diver) for diver in range(self.seats)]

    @returning.setter
    def returning(self, returning: list[bool]) -> None:
        self.turned = set_of(returning)

    @property
    def home(self) -> list[bool]:
        """By diver."""
        return [self.is_home(diver) for diver in range(self.seats)]

    @home.setter
    def home(self, home: list[bool]) -> None:
        self.at_home = set_of(home)

    @property
    def path(self) -> list[Treasure]:
        """From the submarine down: the values of the chips on each space."""
        return [self.values_of(treasure) for treasure in self.spaces]

    @path.setter
    def path(self, path: list[Treasure]) -> None:
        spaces = vec[i64]()
        for treasure in path:
            spaces = append(spaces, self._treasure_of(treasure))
        self.spaces = spaces

    @property
    def sack(self) -> list[list[Treasure]]:
        """What each diver has taken in this round, in the order of taking."""
        sacks: list[list[Treasure]] = []
        for diver in range(self.seats):
            load = self.load(diver)
            sacks.append([self.values_of(self.carried(diver, number)) for number in range(load)])
        return sacks

    @sack.setter
    def sack(self, sacks: list[list[Treasure]]) -> None:
        for place in range(len(self.sacks)):
            self.sacks[place] = 0
        for diver, sack in enumerate(sacks):
            for treasure in sack:
                self.put_in(diver, self._treasure_of(treasure))

    @property
    def stored(self) -> list[list[int]]:
        """The values that each diver has brought home in earlier rounds."""
        stored: list[list[int]] = [[] for _ in range(self.seats)]
        for place in range(0, len(self.stores), 2):
            stored[self.stores[place]].append(int(self.box.value[self.stores[place + 1]]))
        return stored

    @stored.setter
    def stored(self, stored: list[list[int]]) -> None:
        stores = vec[i64]()
        for diver, store in enumerate(stored):
            for value in store:
                stores = append(append(stores, diver), self.box.kind[value])
        self.stores = stores

    @property
    def hauls(self) -> list[list[Haul]]:
        """By round that is over, and by seat: how it ended."""
        hauls: list[Haul] = []
        dives = self.dives
        place: i64 = 0
        while place < len(dives):
            levels_at = place + 4
            values_at = levels_at + dives[place + 2]
            end = values_at + dives[place + 3]
            levels = [int(level) for level in dives[levels_at:values_at]]
            values = [int(value) for value in dives[values_at:end]]
            hauls.append(Haul(dives[place] != 0, int(dives[place + 1]), levels, values))
            place = end
        return [hauls[first : first + self.seats] for first in range(0, len(hauls), self.seats)]

    @hauls.setter
    def hauls(self, hauls: list[list[Haul]]) -> None:
        dives: list[int] = []
        for rounds in hauls:
            for haul in rounds:
                dives += [int(haul.home), haul.depth, len(haul.levels), len(haul.values)]
                dives += [*haul.levels, *haul.values]
        self.dives = vec[i64](dives)

    def values_of(self, treasure: i64) -> Treasure:
        """The values of its chips."""
        value = self.box.value
        return tuple([int(value[self.chip(treasure, n)]) for n in range(self.size(treasure))])

    def _treasure_of(self, values: Treasure) -> i64:
        return self.new_treasure(vec[i64]([self.box.kind[value] for value in values]))


@final
class Pool:
    """Chips whose backs a seat can see, and not their values: drawn anew, level by level."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.counts: vec[i64] = vec[i64]([0] * (int(box.kinds) + 1))
        """By kind: how many there are."""
        self.chips: vec[i64] = vec[i64]([0] * int(box.chips))
        """Level by level, mixed."""
        self.ends: vec[i64] = vec[i64]([0] * (int(box.levels) + 1))
        """By level: where those that are left of it end."""

    def add(self, table: DeepSeaTable, treasure: i64) -> None:
        """Put the chips of a treasure in."""
        size = table.size(treasure)
        number: i64 = 0
        while number < size:
            self.counts[table.chip(treasure, number)] += 1
            number += 1

    def mix(self, dice: Dice) -> None:
        """Lay out the chips in order, so that the draw depends on nothing else, and mix them."""
        place: i64 = 0
        kind: i64 = 1
        level: i64 = 1
        while level <= self.box.levels:
            first = place
            while kind <= self.box.kinds and self.box.level[kind] == level:
                end = place + self.counts[kind]
                while place < end:
                    self.chips[place] = kind
                    place += 1
                kind += 1
            dice.shuffle_part(self.chips, first, place - first)
            self.ends[level] = place
            level += 1

    def drawn(self, table: DeepSeaTable, treasure: i64) -> i64:
        """A treasure that looks the same. Of a stack the chips are exchanged in their place."""
        if treasure == BLANK:
            return BLANK
        if treasure <= self.box.kinds:
            return self._draw(treasure)
        for number in range(table.size(treasure)):
            table.exchange_chip(treasure, number, self._draw(table.chip(treasure, number)))
        return treasure

    def _draw(self, chip: i64) -> i64:
        level = self.box.level[chip]
        self.ends[level] -= 1
        return self.chips[self.ends[level]]


def one(member: i64) -> i64:
    """The set that has this one member, from 0 to 61."""
    return HIGHEST_BIT >> (61 - member)


def set_of(are_members: list[bool]) -> i64:
    """The set of those for whom it is true."""
    members: i64 = 0
    for number, is_member in enumerate(are_members):
        if is_member:
            members |= one(number)
    return members
