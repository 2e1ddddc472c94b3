# mypyc: compile
"""What lies on the table of Submarine, and how to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import State
from fathom.games.submarine.spec import (
    AT_START,
    BACKGROUNDS,
    DEPTHS,
    KINDS,
    OFF_BOARD,
    SHELL,
    SPACES,
    SPACES_IN_COLUMN,
    TILES,
    SubmarineOptions,
)

if TYPE_CHECKING:
    from fathom.engine.game import Game

CHOOSE_SHELL: Final = 0
PLACE_SUBMARINE: Final = 1
SAIL: Final = 2
ACT: Final = 3
PAY: Final = 4
TOLL: Final = 5
PAUSE: Final = 6
OVER: Final = 7

NOTHING: Final = 0
MOVING: Final = 1
SALVAGING: Final = 2

HIGHEST_BIT: Final = 1 << 61
"""Sets begin here: mypyc shifts a small figure such as 1 in 32 bits only, and boxes higher ones."""
NO_TILE: Final = -1
NO_FIELD: Final = -1
NO_SPACE: Final = -1

NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []

DEPTH_OF_SPACE: Final = vec[i64]([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
"""By space in a column: the depth of the field that it belongs to (SUB-1)."""


class SubmarineTable(State):
    """Everything on the table. Columns and depths count from 0, a ship's place is its column + 1.

    Cards are in `hands` and `piles`, what is known of both together in `pools`; `rules_cards`
    explains their form.
    """

    options: SubmarineOptions

    def __init__(self, game: Game, seats: int, options: SubmarineOptions, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.phase: i64 = CHOOSE_SHELL
        self.columns: i64 = 0  # SUB-1
        self.goal: i64 = 0
        """Filled slots that win at once (SUB-27)."""
        self.cards_each: i64 = 0  # SUB-3
        self.unused_of_each: i64 = 0
        """Cards of each background that are known to have left the game (SUB-4)."""
        self.full_hand: i64 = 0  # SUB-4
        self.most_idle: i64 = 0
        """Voyages in a row without progress that end the game (SUB-30)."""
        self.fleet: i64 = 0
        """Submarines of each player (SUB-3)."""
        self.board: vec[i64] = vec[i64]()
        """By space, column after column and downwards: its tile, or NO_TILE."""
        self.submarines: vec[i64] = vec[i64]()
        """By number, seat after seat: the field of each submarine."""
        self.ships: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()
        """By kind, seat after seat: the treasure in the slot of the container."""
        self.beside: list[list[int]] = NO_LISTS
        """By seat: the jokers beside the container, in the order in which they came (SUB-20). The
        lists of jokers are never changed but replaced, so that copies can share them."""
        self.hands: vec[i64] = vec[i64]()
        self.piles: list[list[int]] = NO_LISTS
        self.pools: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.removed: vec[i64] = vec[i64]()
        """By background: the cards that left the game unseen (SUB-4)."""
        # The turn
        self.doing: i64 = NOTHING
        """The kind of action that the first one fixed (SUB-13)."""
        self.moved: i64 = 0
        """A bit for each submarine of the seat on turn that has moved (SUB-14)."""
        self.fresh: i64 = 0
        """How many of the last jokers of the seat on turn came in this turn (SUB-20)."""
        self.laid: list[int] = NONE
        """What was laid on the board in this turn (SUB-24): never changed but replaced, too."""
        self.pending: i64 = NO_SPACE
        """The space whose treasure is being paid for (SUB-32)."""
        self.owed: vec[i64] = vec[i64]()
        """By seat: the toll cards it is still to get for that treasure."""
        # The game
        self.voyage: i64 = 1
        self.idle: i64 = 0
        """Voyages in a row without progress (SUB-30)."""
        self.progress = False
        """Whether a card was discarded or a slot filled in this voyage (SUB-30)."""
        self.ended_by: i64 = 0
        """The number of the clause that ended the game."""
        self.tolls: i64 = 0
        self.jokers_laid: i64 = 0
        if seats:  # a copy brings its own
            self._open_box(seats)
            self._clear_table(seats)

    def _open_box(self, seats: int) -> None:
        options = self.options
        self.columns = options.columns
        self.goal = options.goal()
        self.cards_each = options.cards_each(seats)
        self.unused_of_each = options.unused_of_each(seats)
        self.full_hand = options.hand
        self.most_idle = options.idle_voyages
        self.fleet = options.fleet(seats)

    def _clear_table(self, seats: int) -> None:
        self.board = vec[i64]([NO_TILE] * SPACES)
        self.submarines = vec[i64]([NO_FIELD] * (seats * int(self.fleet)))
        self.ships = vec[i64]([AT_START] * seats)
        self.slots = vec[i64]([NO_TILE] * (seats * KINDS))
        self.beside = [[] for _ in range(seats)]
        self.hands = vec[i64]([0] * (seats * BACKGROUNDS))
        self.piles = [[] for _ in range(seats)]
        self.discard = vec[i64]([0] * BACKGROUNDS)
        self.removed = vec[i64]([0] * BACKGROUNDS)
        self.owed = vec[i64]([0] * seats)

    def _copy_table_to(self, twin: SubmarineTable) -> None:
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.columns = self.columns
        twin.goal = self.goal
        twin.cards_each = self.cards_each
        twin.unused_of_each = self.unused_of_each
        twin.full_hand = self.full_hand
        twin.most_idle = self.most_idle
        twin.fleet = self.fleet
        twin.board = self.board[:]
        twin.submarines = self.submarines[:]
        twin.ships = self.ships[:]
        twin.slots = self.slots[:]
        twin.beside = self.beside[:]
        twin.hands = self.hands[:]
        twin.piles = [pile[:] for pile in self.piles]
        if len(self.pools):
            twin.pools = self.pools[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed  # nothing changes it in place after the deal
        twin.doing = self.doing
        twin.moved = self.moved
        twin.fresh = self.fresh
        twin.laid = self.laid
        twin.pending = self.pending
        twin.owed = self.owed[:]
        twin.voyage = self.voyage
        twin.idle = self.idle
        twin.progress = self.progress
        twin.ended_by = self.ended_by
        twin.tolls = self.tolls
        twin.jokers_laid = self.jokers_laid

    # Submarines

    def submarines_of(self, seat: int) -> list[int]:
        """The fields of a player's submarines."""
        return [int(self.submarines[seat * self.fleet + n]) for n in range(self.fleet)]

    def columns_with(self, seat: i64) -> i64:
        """The columns where a player's ship could stop, a bit each (SUB-9)."""
        submarines = self.submarines
        columns: i64 = 0
        number = seat * self.fleet
        end = number + self.fleet
        while number < end:
            field = submarines[number]
            if field >= 0:
                columns |= one(field // DEPTHS)
            number += 1
        return columns

    def has_submarine_in(self, seat: int, column: int) -> bool:
        """Whether a player's ship could stop there (SUB-9)."""
        return self.columns_with(seat) & one(column) != 0

    def free_submarines(self, seat: int, depth: int) -> int:
        """How many in the ship's column, at that depth, have not moved yet (SUB-12, SUB-14)."""
        field = (self.ships[seat] - 1) * DEPTHS + depth
        first = seat * self.fleet
        count = 0
        for number in range(self.fleet):
            if self.submarines[first + number] == field and not (self.moved >> number) & 1:
                count += 1
        return count

    def _depths_to_act(self, seat: i64, column: i64) -> i64:
        """The depths where own submarines are that have not moved, a bit each (SUB-12, SUB-14)."""
        moved = self.moved
        submarines = self.submarines
        fleet = self.fleet
        depths: i64 = 0
        first = seat * fleet
        top = column * DEPTHS
        number: i64 = 0
        while number < fleet:
            depth = submarines[first + number] - top
            if 0 <= depth < DEPTHS and not (moved >> number) & 1:
                depths |= one(depth)
            number += 1
        return depths

    def _toll(self, seat: i64, column: i64, depth: i64) -> i64:
        """Opposing submarines on this field or above it in the column (SUB-17)."""
        submarines = self.submarines
        own = seat * self.fleet
        top = column * DEPTHS
        toll: i64 = 0
        number: i64 = 0
        while number < len(submarines):
            if number == own:
                number += self.fleet
                continue
            if top <= submarines[number] <= top + depth:
                toll += 1
            number += 1
        return toll

    def jammers(self, seat: int, column: int, depth: int) -> list[int]:
        """The opposing submarines on that field or above it, by number (SUB-17)."""
        return [
            number
            for number in range(len(self.submarines))
            if self._jams(number, seat, column, depth)
        ]

    def tolls_at(self, seat: i64, depth: i64) -> vec[i64]:
        """By seat: what a treasure at that depth of the ship's column costs (SUB-17)."""
        tolls = vec[i64]([0] * self.seats)
        column = self.ships[seat] - 1
        for number in range(len(self.submarines)):
            if self._jams(number, seat, column, depth):
                tolls[number // self.fleet] += 1
        return tolls

    def _jams(self, number: i64, seat: i64, column: i64, depth: i64) -> bool:
        """Whether this submarine is an opposing one on that field or above it (SUB-17)."""
        top = column * DEPTHS
        return number // self.fleet != seat and top <= self.submarines[number] <= top + depth

    # Treasures

    def depth_of_space(self, space: int) -> int:
        """The depth of the field that a space belongs to."""
        return int(DEPTH_OF_SPACE[space % SPACES_IN_COLUMN])

    def space_of(self, column: i64, tile: i64) -> i64:
        """Where in the column a tile lies; NO_SPACE if it is not there."""
        first = column * SPACES_IN_COLUMN
        for space in range(first, first + SPACES_IN_COLUMN):
            if self.board[space] == tile:
                return space
        return NO_SPACE

    def is_column_empty(self, column: i64) -> bool:
        """Whether no treasure is left there; shells do not count (SUB-28)."""
        first = column * SPACES_IN_COLUMN
        for space in range(first, first + SPACES_IN_COLUMN):
            if 0 <= self.board[space] < SHELL:
                return False
        return True

    def filled(self, seat: int) -> int:
        """How many slots of a container are filled."""
        count = 0
        first: i64 = seat * KINDS
        for slot in range(first, first + KINDS):
            if self.slots[slot] >= 0:
                count += 1
        return count

    def free_shells(self) -> list[int]:
        """Shells that nobody has taken: to be had at first, out of the game later (SUB-5)."""
        used = [tile for jokers in self.beside for tile in jokers]
        return [
            shell for shell in range(SHELL, TILES) if shell not in used and shell not in self.board
        ]

    def usable_jokers(self, seat: int) -> list[int]:
        """Jokers that came before this turn (SUB-20)."""
        jokers = self.beside[seat]
        return jokers[: len(jokers) - int(self.fresh)] if seat == self.turn else jokers[:]

    # Cards

    def cards_discarded(self) -> int:
        """How many cards are on the discard (SUB-16)."""
        count: i64 = 0
        for cards in self.discard:
            count += cards
        return int(count)

    # Ships

    def all_ships_off(self) -> bool:
        """Whether the voyage is over (SUB-11)."""
        for place in self.ships:
            if place != OFF_BOARD:
                return False
        return True


def one(member: i64) -> i64:
    """The set that has this one member, a bit each."""
    return HIGHEST_BIT >> (61 - member)
