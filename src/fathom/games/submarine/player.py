# mypyc: compile
"""How a sensible person plays: go where wanted treasures can be paid for, and out of the way.

Compiled with mypyc, for search.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.engine.instinct import Instinct, shares
from fathom.engine.judgement import read_judgement
from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    JOKER,
    MOVE,
    PLACE,
    SHIP,
    SHIP_OUT,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.rules import FROM_DEPTH, TO_FIELD, SubmarineState
from fathom.games.submarine.rules_table import (
    ACT,
    NO_FIELD,
    OVER,
    PAUSE,
    PAY,
    PLACE_SUBMARINE,
    SAIL,
    TOLL,
    one,
)
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    COLUMNS,
    DEPTHS,
    FIELDS,
    FIRST_SPACE,
    KINDS,
    SHELL,
    SPACES_IN_COLUMN,
)

WIN: Final = 100.0
NEVER: Final = -1.0
JOKER_WORTH: Final = 0.55
"""What it is worth to keep a joker rather than a card."""
TOLL_TO_SPARE: Final = 0.2
"""What a toll card costs while there are more cards than treasures to get."""
TOLL_IN_NEED: Final = 0.9
NO_CARD_YET: Final = 0.45
"""What a treasure is worth beside one whose card is in the hand."""
LATER: Final = 0.8
"""What a field is worth that the ship can reach only in the next voyage."""
COMPANY: Final = 0.5
"""What a field is worth where another own submarine is already."""
SAME_COLUMN: Final = 0.8
JAM: Final = 0.15
"""For each opposing submarine whose owner would have to pay (SUB-17)."""
WORTH_A_MOVE: Final = 0.15
AT_HAND: Final = 10.0
"""A treasure that can be had comes before any move."""
TRIFLE: Final = 0.01
UNKNOWN: Final = -1.0
JUDGEMENT: Final = read_judgement("fathom.games.submarine")
FIRST: Final = vec[i64](FIRST_SPACE)


@final
class SubmarineInstinct(Instinct):
    """Looks at the board, the containers, the sizes of hands and piles, and the own hand."""

    def promise(self, state: SubmarineState, seat: int, moves: list[int]) -> list[float]:
        mind = Mind(state, seat)
        phase = state.phase
        if phase == ACT:
            return [mind.action_value(move) for move in moves]
        if phase == PAY:
            return [mind.payment_value(move) for move in moves]
        if phase == SAIL:
            return [mind.sailing_value(move) for move in moves]
        if phase == PLACE_SUBMARINE:
            return [mind.placing(move - PLACE) for move in moves]
        if phase == PAUSE:  # exchange a card that is of no use (SUB-26)
            return [0.0 if move == STOP else 1.0 - mind.use_of_card(move - SWAP) for move in moves]
        if phase == TOLL:
            return [-mind.use_of_card(move - GIVE) for move in moves]
        return [0.0] * len(moves)

    def value(self, state: SubmarineState) -> list[float]:
        if state.phase == OVER:
            return shares(state)
        return JUDGEMENT.shares(self.signs(state), self.progress(state))

    def sign_names(self) -> list[str]:
        return ["treasures", "jokers", "cards", "lacking", "places", "turn"]

    def signs(self, state: SubmarineState) -> list[list[float]]:
        return [Mind(state, seat).signs() for seat in range(state.seats)]

    def progress(self, state: SubmarineState) -> float:
        """By the treasures of whoever has most (SUB-27)."""
        most: i64 = 0
        for seat in range(state.seats):
            filled = state.filled(seat)
            if filled > most:
                most = filled
        return float(most) / KINDS

    def landmark(self, state: SubmarineState) -> int:
        """Which cards whoever is on turn holds."""
        mark = state.phase
        for background in range(BACKGROUNDS):
            mark = mark * 4 + state.holds(state.turn, background)
        return int(mark)


@final
class Mind:
    """What a player thinks of a table."""

    def __init__(self, state: SubmarineState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand: vec[i64] = vec[i64]([0] * BACKGROUNDS)
        """By background."""
        for background in range(BACKGROUNDS):
            self.hand[background] = state.holds(seat, background)
        self.wanted: vec[bool] = vec[bool]([False] * KINDS)
        """By kind: whether its slot is empty."""
        self.missing: i64 = 0
        for kind in range(KINDS):
            if state.slots[seat * KINDS + kind] < 0:
                self.wanted[kind] = True
                self.missing += 1
        self.cards: i64 = state.hand_size(seat) + len(state.piles[seat])
        self.to_spare = self.cards + len(state.beside[seat]) - self.missing
        """Cards and jokers that are not needed for the missing treasures."""
        self.own_at: vec[i64] = vec[i64]([0] * FIELDS)
        self.own_in: vec[i64] = vec[i64]([0] * COLUMNS)
        self.toll: vec[i64] = vec[i64]([0] * FIELDS)
        """By field: opposing submarines there or above, the toll of a treasure (SUB-17)."""
        self.jammed: vec[i64] = vec[i64]([0] * FIELDS)
        """By field: opposing submarines there or below, whose owners a submarine there jams."""
        self._look_at_submarines()
        self._values: vec[float] = vec[float]([UNKNOWN] * FIELDS)

    def _look_at_submarines(self) -> None:
        fleet = self.state.fleet
        first = self.seat * fleet
        submarines = self.state.submarines
        for number in range(len(submarines)):
            field = submarines[number]
            if field < 0:  # SUB-7: still to be placed
                continue
            column = field // DEPTHS
            if first <= number < first + fleet:
                self.own_at[field] += 1
                self.own_in[column] += 1
                continue
            top = column * DEPTHS
            other = top
            while other < top + DEPTHS:
                if other >= field:
                    self.toll[other] += 1
                if other <= field:
                    self.jammed[other] += 1
                other += 1

    def signs(self) -> list[float]:
        """How a player stands."""
        state, seat = self.state, self.seat
        lacking = -float(self.to_spare) if self.to_spare < 0 else 0.0
        places = 0.0
        for field in range(FIELDS):
            if self.own_at[field]:
                places += float(self.own_at[field]) * self.value_beside(field, field)
        return [
            float(state.filled(seat)),
            float(len(state.beside[seat])),
            float(self.cards),
            lacking,
            places,
            1.0 if state.turn == seat else 0.0,
        ]

    # What things are worth

    def tiles(self, field: i64) -> vec[i64]:
        """The tiles on a field."""
        start = field // DEPTHS * SPACES_IN_COLUMN
        depth = field % DEPTHS
        tiles = vec[i64]()
        for space in range(start + FIRST[depth], start + FIRST[depth + 1]):
            if self.state.board[space] >= 0:
                tiles = append(tiles, self.state.board[space])
        return tiles

    def toll_cost(self, toll: i64) -> float:
        """What a toll costs, in treasures."""
        spare = toll if toll < self.to_spare else self.to_spare
        if spare < 0:
            spare = 0
        return float(spare) * TOLL_TO_SPARE + float(toll - spare) * TOLL_IN_NEED

    def wish(self, tile: i64) -> float:
        """How much a tile is wanted, whatever it costs."""
        if tile < SHELL and self.wanted[tile // BACKGROUNDS]:
            return 1.0
        return 0.4 if self.to_spare > 1 else 0.0  # it would be a joker (SUB-20)

    def field_value(self, field: i64) -> float:
        """What it is worth to have a submarine there, if no other own one is near."""
        known = self._values[field]
        if known == UNKNOWN:
            known = self._field_value(field)
            self._values[field] = known
        return known

    def _field_value(self, field: i64) -> float:
        column = field // DEPTHS
        depth = field % DEPTHS
        space = column * SPACES_IN_COLUMN + FIRST[depth]
        end = column * SPACES_IN_COLUMN + FIRST[depth + 1]
        board = self.state.board
        cost = self.toll_cost(self.toll[field])
        used: i64 = 0  # hand cards that pay for other treasures of the field, two bits each
        value = JAM * float(self.jammed[field])
        while space < end:
            tile = board[space]
            space += 1
            if not 0 <= tile < SHELL or not self.wanted[tile // BACKGROUNDS]:
                continue
            background = tile % BACKGROUNDS
            share = NO_CARD_YET
            if self.hand[background] > (used >> (2 * background)) & 3:
                share = 1.0
                used += one(2 * background)
            if share > cost:
                value += share - cost
        return value if column >= self.state.ships[self.seat] else LATER * value

    def value_beside(self, field: i64, left: i64) -> float:
        """What a field is worth to a submarine that left another one, the others staying."""
        value = self.field_value(field)
        if self.own_at[field] > (1 if field == left else 0):
            return COMPANY * value
        column = field // DEPTHS
        near = self.own_in[column] > (1 if column == left // DEPTHS else 0)
        return SAME_COLUMN * value if near else value

    def use_of_card(self, background: i64) -> float:
        """How much the hand would miss one of these cards."""
        use = 0.0
        for field in range(FIELDS):
            if self.own_at[field]:
                for tile in self.tiles(field):
                    if tile % BACKGROUNDS == background:
                        use += self.wish(tile)
        for tile in self.state.board:
            is_wanted = 0 <= tile < SHELL and self.wanted[tile // BACKGROUNDS]
            if is_wanted and tile % BACKGROUNDS == background:
                use += 0.02
        return use - float(self.hand[background] - 1)

    # Salvaging

    def take_value(self, field: i64, tile: i64) -> float:
        """What it is worth to salvage a tile of a field now, paid in the better way."""
        best = max(self.card_value(field, tile), self.joker_value(tile))
        if best <= NEVER:
            return NEVER
        gain = 0
        if tile < SHELL and self.wanted[tile // BACKGROUNDS]:
            if self.missing == 1:  # SUB-27
                return WIN
            gain = 1
        if self._is_last(field // DEPTHS, tile):  # SUB-28: good for whoever is ahead
            state = self.state
            mine = state.filled(self.seat) + gain
            for other in range(state.seats):
                if other != self.seat and state.filled(other) >= mine:
                    return NEVER
            return WIN
        return best

    def _is_last(self, column: i64, tile: i64) -> bool:
        """Whether no other treasure is left in the column."""
        first = column * SPACES_IN_COLUMN
        for space in range(first, first + SPACES_IN_COLUMN):
            other = self.state.board[space]
            if 0 <= other < SHELL and other != tile:
                return False
        return True

    def card_value(self, field: i64, tile: i64) -> float:
        """What a tile is worth if it is paid with a card."""
        toll = self.toll[field]
        if not self.hand[tile % BACKGROUNDS] or toll > self.cards - 1:
            return NEVER
        value = self.wish(tile) - self.toll_cost(toll)
        return value if tile >= SHELL or self.wanted[tile // BACKGROUNDS] or not toll else NEVER

    def joker_value(self, tile: i64) -> float:
        """What a tile is worth if it is paid with a joker."""
        if tile >= SHELL or not self.wanted[tile // BACKGROUNDS]:
            return NEVER
        state = self.state
        usable = len(state.beside[self.seat])
        if state.turn == self.seat:
            usable -= state.fresh
        if usable <= 0:  # SUB-20
            return NEVER
        return 1.0 - JOKER_WORTH

    def salvage_value(self, column: i64) -> float:
        """What could be salvaged if the ship stopped there."""
        value = 0.0
        for field in range(column * DEPTHS, (column + 1) * DEPTHS):
            if self.own_at[field]:
                for tile in self.tiles(field):
                    value = max(value, self.take_value(field, tile))
        return value

    def payment_value(self, move: int) -> float:
        """What card or joker leaves, beside the treasure itself."""
        state = self.state
        tile = state.board[state.pending]
        if move == CARD:
            column = state.pending // SPACES_IN_COLUMN
            depth = state.depth_of_space(int(state.pending))
            return self.card_value(column * DEPTHS + depth, tile)
        return self.joker_value(tile) - TRIFLE * (1.0 + self.use_to_others(move - JOKER))

    def use_to_others(self, tile: i64) -> float:
        """How many others would be glad to find this tile on the board."""
        if tile >= SHELL:
            return 0.5 * (self.state.seats - 1)
        kind = tile // BACKGROUNDS
        glad = 0.0
        for seat in range(self.state.seats):
            if self.state.slots[seat * KINDS + kind] < 0:
                glad += 1.0
        return glad

    # Ship and submarines

    def action_value(self, move: i64) -> float:
        """Salvaging what is worth it comes first; otherwise moving to where more is."""
        if move == STOP:
            return WORTH_A_MOVE
        state = self.state
        column = state.ships[self.seat] - 1
        if move < TAKE:
            way = move - MOVE
            start = column * DEPTHS + FROM_DEPTH[way]
            return self.value_beside(TO_FIELD[way], start) - self.value_beside(start, start)
        depth = state.depth_of_space(state.space_of(column, move - TAKE))
        value = self.take_value(column * DEPTHS + depth, move - TAKE)
        return AT_HAND + value if value > 0 else value

    def move_value(self, column: i64) -> float:
        """The best gain of a submarine that would move from this column."""
        best = 0.0
        for start in range(column * DEPTHS, (column + 1) * DEPTHS):
            if self.own_at[start]:
                here = self.value_beside(start, start)
                depth = start % DEPTHS
                target = depth
                if depth > 0:
                    target -= 1
                while target <= depth + 1 and target < DEPTHS:
                    for other in range(self.state.columns):
                        gain = self.value_beside(other * DEPTHS + target, start) - here
                        if gain > best:
                            best = gain
                    target += 1
        return best

    def sailing_value(self, move: int) -> float:
        """The nearest column where something can be done; every stop is another action."""
        if move == SHIP_OUT:
            return 0.0
        column = move - SHIP
        if self.salvage_value(column) > 0 or self.move_value(column) > WORTH_A_MOVE:
            return float(self.state.columns - column)
        return float(-1 - column)

    def placing(self, column: i64) -> float:
        """What it is worth to start there: near treasures, apart from the own others (SUB-7)."""
        field = column * DEPTHS
        return self.value_beside(field, NO_FIELD) + 0.3 * self.field_value(field + 1)
