# mypyc: compile
"""What lies on the table of Submarine, and how to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.state import State
from fathom.games.submarine.spec import (
    AT_START,
    BACKGROUNDS,
    DEPTHS,
    FIRST_SPACE,
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

NO_TILE: Final = -1
NO_FIELD: Final = -1
NO_SPACE: Final = -1

NONE: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []

# The spaces of a column belong to fields; by space in the column, the depth of its field (SUB-1).
DEPTH_OF_SPACE: Final[list[int]] = [
    depth for depth in range(DEPTHS) for _ in range(FIRST_SPACE[depth], FIRST_SPACE[depth + 1])
]


class SubmarineTable(State):
    """Everything on the table. Columns and depths count from 0, a ship's place is its column + 1.

    Cards are in `hands` and `piles`, whose form `rules_cards` explains.
    """

    options: SubmarineOptions

    def __init__(self, game: Game, seats: int, options: SubmarineOptions, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.phase = CHOOSE_SHELL
        self.columns = 0  # SUB-1
        self.goal = 0
        """Filled slots that win at once (SUB-27)."""
        self.cards_each = 0  # SUB-3
        self.full_hand = 0  # SUB-4
        self.fleet = 0
        """Submarines of each player (SUB-3)."""
        self.board = NONE
        """By space, column after column and downwards: its tile, or NO_TILE."""
        self.submarines = NONE
        """By number, seat after seat: the field of each submarine."""
        self.ships = NONE
        self.slots = NONE
        """By kind, seat after seat: the treasure in the slot of the container."""
        self.beside = NO_LISTS
        """By seat: the jokers beside the container, in the order in which they came (SUB-20)."""
        self.hands = NONE
        self.piles = NO_LISTS
        self.discard = NONE
        self.removed = NONE
        """By background: the cards that left the game unseen (SUB-4)."""
        # The turn
        self.doing = NOTHING
        """The kind of action that the first one fixed (SUB-13)."""
        self.moved = 0
        """A bit for each submarine of the seat on turn that has moved (SUB-14)."""
        self.fresh = 0
        """How many of the last jokers of the seat on turn came in this turn (SUB-20)."""
        self.laid = NONE
        """What was laid on the board in this turn (SUB-24)."""
        self.pending = NO_SPACE
        """The space whose treasure is being paid for (SUB-32)."""
        self.owed = NONE
        """By seat: the toll cards it is still to get for that treasure."""
        # The game
        self.voyage = 1
        self.idle = 0
        """Voyages in a row without progress (SUB-30)."""
        self.progress = False
        """Whether a card was discarded or a slot filled in this voyage (SUB-30)."""
        self.ended_by = 0
        """The number of the clause that ended the game."""
        self.tolls = 0
        self.jokers_laid = 0
        if seats:  # a copy brings its own
            self._open_box(seats)
            self._clear_table(seats)

    def _open_box(self, seats: int) -> None:
        options = self.options
        self.columns = options.columns
        self.goal = options.goal()
        self.cards_each = options.cards_each(seats)
        self.full_hand = options.hand
        self.fleet = options.fleet(seats)

    def _clear_table(self, seats: int) -> None:
        self.board = [NO_TILE] * SPACES
        self.submarines = [NO_FIELD] * (seats * self.fleet)
        self.ships = [AT_START] * seats
        self.slots = [NO_TILE] * (seats * KINDS)
        self.beside = [[] for _ in range(seats)]
        self.hands = [0] * (seats * BACKGROUNDS)
        self.piles = [[] for _ in range(seats)]
        self.discard = [0] * BACKGROUNDS
        self.removed = [0] * BACKGROUNDS
        self.laid = []
        self.owed = [0] * seats

    def _copy_table_to(self, twin: SubmarineTable) -> None:
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.phase = self.phase
        twin.columns = self.columns
        twin.goal = self.goal
        twin.cards_each = self.cards_each
        twin.full_hand = self.full_hand
        twin.fleet = self.fleet
        twin.board = self.board[:]
        twin.submarines = self.submarines[:]
        twin.ships = self.ships[:]
        twin.slots = self.slots[:]
        twin.beside = [jokers[:] for jokers in self.beside]
        twin.hands = self.hands[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.discard = self.discard[:]
        twin.removed = self.removed  # nothing changes it in place after the deal
        twin.doing = self.doing
        twin.moved = self.moved
        twin.fresh = self.fresh
        twin.laid = self.laid[:]
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
        return self.submarines[seat * self.fleet : (seat + 1) * self.fleet]

    def has_submarine_in(self, seat: int, column: int) -> bool:
        """Whether a player's ship could stop there (SUB-9)."""
        fleet: i64 = self.fleet
        first: i64 = seat * fleet
        for number in range(first, first + fleet):
            field: i64 = self.submarines[number]
            if field >= 0 and field // DEPTHS == column:
                return True
        return False

    def free_submarines(self, seat: int, depth: int) -> int:
        """How many in the ship's column, at that depth, have not moved yet (SUB-12, SUB-14)."""
        field = (self.ships[seat] - 1) * DEPTHS + depth
        first = seat * self.fleet
        count = 0
        for number in range(self.fleet):
            if self.submarines[first + number] == field and not (self.moved >> number) & 1:
                count += 1
        return count

    def _depths_in_column(self, seat: i64, column: i64, moved: i64) -> i64:
        """The depths where own submarines are, a bit each, those of `moved` left out."""
        bits: i64 = 0
        fleet: i64 = self.fleet
        first = seat * fleet
        top = column * DEPTHS
        number: i64 = 0
        while number < fleet:
            depth = self.submarines[first + number] - top
            if 0 <= depth < DEPTHS and not (moved >> number) & 1:
                one: i64 = 1
                bits |= one << depth
            number += 1
        return bits

    def _toll(self, seat: i64, column: i64, depth: i64) -> i64:
        """Opposing submarines on this field or above it in the column (SUB-17)."""
        fleet: i64 = self.fleet
        own = seat * fleet
        top = column * DEPTHS
        bottom = top + depth
        toll: i64 = 0
        for number in range(len(self.submarines)):
            field: i64 = self.submarines[number]
            if top <= field <= bottom and not own <= number < own + fleet:
                toll += 1
        return toll

    def jammers(self, seat: int, column: int, depth: int) -> list[int]:
        """The opposing submarines on that field or above it, by number (SUB-17)."""
        top = column * DEPTHS
        return [
            number
            for number, field in enumerate(self.submarines)
            if number // self.fleet != seat and top <= field <= top + depth
        ]

    def tolls_at(self, seat: int, depth: int) -> list[int]:
        """By seat: what a treasure at that depth of the ship's column costs (SUB-17)."""
        tolls = [0] * self.seats
        for number in self.jammers(seat, self.ships[seat] - 1, depth):
            tolls[number // self.fleet] += 1
        return tolls

    # Treasures

    def depth_of_space(self, space: int) -> int:
        """The depth of the field that a space belongs to."""
        return DEPTH_OF_SPACE[space % SPACES_IN_COLUMN]

    def space_of(self, column: int, tile: int) -> int:
        """Where in the column a tile lies; NO_SPACE if it is not there."""
        first = column * SPACES_IN_COLUMN
        for space in range(first, first + SPACES_IN_COLUMN):
            if self.board[space] == tile:
                return space
        return NO_SPACE

    def is_column_empty(self, column: int) -> bool:
        """Whether no treasure is left there; shells do not count (SUB-28)."""
        first = column * SPACES_IN_COLUMN
        for space in range(first, first + SPACES_IN_COLUMN):
            if 0 <= self.board[space] < SHELL:
                return False
        return True

    def filled(self, seat: int) -> int:
        """How many slots of a container are filled."""
        count = 0
        for slot in range(seat * KINDS, (seat + 1) * KINDS):
            if self.slots[slot] >= 0:
                count += 1
        return count

    def free_shells(self) -> list[int]:
        """Shells that nobody has taken: to be had at first, out of the game later (SUB-5)."""
        used = self.board + [tile for jokers in self.beside for tile in jokers]
        return [shell for shell in range(SHELL, TILES) if shell not in used]

    def usable_jokers(self, seat: int) -> list[int]:
        """Jokers that came before this turn (SUB-20)."""
        jokers = self.beside[seat]
        return jokers[: len(jokers) - self.fresh] if seat == self.turn else jokers[:]

    # Ships

    def all_ships_off(self) -> bool:
        """Whether the voyage is over (SUB-11)."""
        for place in self.ships:
            if place != OFF_BOARD:
                return False
        return True

    def columns_ahead(self, seat: int) -> list[int]:
        """Where a ship may stop: to the right of it, above own submarines (SUB-8, SUB-9)."""
        columns: list[int] = []
        for column in range(self.ships[seat], self.columns):
            if self.has_submarine_in(seat, column):
                columns.append(column)
        return columns
