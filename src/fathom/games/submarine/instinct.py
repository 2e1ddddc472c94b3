"""How a sensible person plays: go where wanted treasures can be paid for, and out of the way.

Compiled with mypyc, for search.
"""

from __future__ import annotations

import math
from typing import Final

from fathom.engine.instinct import Instinct, shares
from fathom.engine.state import State
from fathom.games.submarine.notation import (
    CARD,
    GIVE,
    JOKER,
    MOVE,
    PLACE,
    SHIP,
    SHIP_OUT,
    STEPS,
    STOP,
    SWAP,
    TAKE,
)
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.rules_table import ACT, OVER, PAUSE, PAY, PLACE_SUBMARINE, SAIL, TOLL
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


class SubmarineInstinct(Instinct):
    """Looks at the board, the containers, the sizes of hands and piles, and the own hand."""

    def promise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(state, SubmarineState)
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

    def value(self, state: State) -> list[float]:
        assert isinstance(state, SubmarineState)
        return standing(state)

    def landmark(self, state: State) -> int:
        """Which cards whoever is on turn holds."""
        assert isinstance(state, SubmarineState)
        mark = state.phase
        for cards in state.known_hand(state.turn, state.turn):
            mark = mark * 4 + cards
        return mark


class Mind:
    """What a player thinks of a table."""

    def __init__(self, state: SubmarineState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.known_hand(seat, seat)
        slots = state.slots[seat * KINDS : (seat + 1) * KINDS]
        self.wanted = [slot < 0 for slot in slots]
        self.missing = sum(self.wanted)
        cards = sum(self.hand) + len(state.piles[seat])
        self.to_spare = cards + len(state.beside[seat]) - self.missing
        """Cards and jokers that are not needed for the missing treasures."""
        self.fields = state.submarines_of(seat)
        first = seat * state.fleet
        self.others = state.submarines[:first] + state.submarines[first + state.fleet :]
        self._values: list[float | None] = [None] * FIELDS

    # What things are worth

    def tiles(self, field: int) -> list[int]:
        """The tiles on a field."""
        column, depth = divmod(field, DEPTHS)
        start = column * SPACES_IN_COLUMN
        spaces = self.state.board[start + FIRST_SPACE[depth] : start + FIRST_SPACE[depth + 1]]
        return [tile for tile in spaces if tile >= 0]

    def toll(self, field: int) -> int:
        """What a treasure there costs besides its card (SUB-17)."""
        top = field - field % DEPTHS
        return sum(top <= other <= field for other in self.others)

    def toll_cost(self, toll: int) -> float:
        """The same, in treasures."""
        spare = max(0, min(toll, self.to_spare))
        return spare * TOLL_TO_SPARE + (toll - spare) * TOLL_IN_NEED

    def wish(self, tile: int) -> float:
        """How much a tile is wanted, whatever it costs."""
        if tile < SHELL and self.wanted[tile // BACKGROUNDS]:
            return 1.0
        return 0.4 if self.to_spare > 1 else 0.0  # it would be a joker (SUB-20)

    def field_value(self, field: int) -> float:
        """What it is worth to have a submarine there, if no other own one is near."""
        known = self._values[field]
        if known is None:
            known = self._values[field] = self._field_value(field)
        return known

    def _field_value(self, field: int) -> float:
        cost = self.toll_cost(self.toll(field))
        left = self.hand[:]
        value = 0.0
        for tile in self.tiles(field):
            if tile >= SHELL or not self.wanted[tile // BACKGROUNDS]:
                continue
            background = tile % BACKGROUNDS
            share = 1.0 if left[background] else NO_CARD_YET
            left[background] -= left[background] > 0
            value += max(share - cost, 0.0)
        column = field // DEPTHS
        bottom = column * DEPTHS + DEPTHS - 1
        value += JAM * sum(field <= other <= bottom for other in self.others)
        return value if column >= self.state.ships[self.seat] else LATER * value

    def value_with(self, field: int, company: list[int]) -> float:
        """What a field is worth when these are the fields of the other own submarines."""
        value = self.field_value(field)
        if field in company:
            return COMPANY * value
        column = field // DEPTHS
        return SAME_COLUMN * value if any(x // DEPTHS == column for x in company) else value

    def use_of_card(self, background: int) -> float:
        """How much the hand would miss one of these cards."""
        use = 0.0
        for field in set(self.fields):
            for tile in self.tiles(field):
                if tile % BACKGROUNDS == background:
                    use += self.wish(tile)
        use += 0.02 * sum(
            tile % BACKGROUNDS == background and self.wanted[tile // BACKGROUNDS]
            for tile in self.state.board
            if 0 <= tile < SHELL
        )
        return use - (self.hand[background] - 1)

    # Salvaging

    def take_value(self, column: int, tile: int) -> float:
        """What it is worth to salvage a tile of a column now, paid in the better way."""
        state = self.state
        space = state.space_of(column, tile)
        field = column * DEPTHS + state.depth_of_space(space)
        best = max(self.card_value(field, tile), self.joker_value(tile))
        if best <= NEVER:
            return NEVER
        if tile < SHELL and self.wanted[tile // BACKGROUNDS]:
            if self.missing == 1:  # SUB-27
                return WIN
            gain = 1
        else:
            gain = 0
        rest = [
            other
            for other in state.board[column * SPACES_IN_COLUMN : (column + 1) * SPACES_IN_COLUMN]
            if 0 <= other < SHELL and other != tile
        ]
        if not rest:  # SUB-28: good for whoever is ahead
            mine = state.filled(self.seat) + gain
            others = [state.filled(seat) for seat in range(state.seats) if seat != self.seat]
            return WIN if mine > max(others) else NEVER
        return best

    def card_value(self, field: int, tile: int) -> float:
        """What a tile is worth if it is paid with a card."""
        toll = self.toll(field)
        left = sum(self.hand) + len(self.state.piles[self.seat]) - 1
        if not self.hand[tile % BACKGROUNDS] or toll > left:
            return NEVER
        value = self.wish(tile) - self.toll_cost(toll)
        return value if tile >= SHELL or self.wanted[tile // BACKGROUNDS] or not toll else NEVER

    def joker_value(self, tile: int) -> float:
        """What a tile is worth if it is paid with a joker."""
        if tile >= SHELL or not self.wanted[tile // BACKGROUNDS]:
            return NEVER
        if not self.state.usable_jokers(self.seat):
            return NEVER
        return 1.0 - JOKER_WORTH

    def salvage_value(self, column: int) -> float:
        """What could be salvaged if the ship stopped there."""
        value = 0.0
        for field in {field for field in self.fields if field // DEPTHS == column}:
            for tile in self.tiles(field):
                value = max(value, self.take_value(column, tile))
        return value

    def payment_value(self, move: int) -> float:
        """What card or joker leaves, beside the treasure itself."""
        state = self.state
        tile = state.board[state.pending]
        if move == CARD:
            column = state.pending // SPACES_IN_COLUMN
            field = column * DEPTHS + state.depth_of_space(state.pending)
            return self.card_value(field, tile)
        return self.joker_value(tile) - TRIFLE * (1.0 + self.use_to_others(move - JOKER))

    def use_to_others(self, tile: int) -> float:
        """How many others would be glad to find this tile on the board."""
        if tile >= SHELL:
            return 0.5 * (self.state.seats - 1)
        kind = tile // BACKGROUNDS
        slots = [self.state.slots[seat * KINDS + kind] for seat in range(self.state.seats)]
        return sum(slot < 0 for slot in slots)

    # Ship and submarines

    def action_value(self, move: int) -> float:
        """Salvaging what is worth it comes first; otherwise moving to where more is."""
        if move == STOP:
            return WORTH_A_MOVE
        if move < TAKE:
            return self.gain(move)
        value = self.take_value(self.state.ships[self.seat] - 1, move - TAKE)
        return AT_HAND + value if value > 0 else value

    def gain(self, move: int) -> float:
        """How much better off a submarine would be elsewhere."""
        depth, target, column = STEPS[move - MOVE]
        start = (self.state.ships[self.seat] - 1) * DEPTHS + depth
        company = self.fields[:]
        company.remove(start)
        here = self.value_with(start, company)
        return self.value_with(column * DEPTHS + target, company) - here

    def move_value(self, column: int) -> float:
        """The best gain of a submarine that would move from this column."""
        best = 0.0
        for field in {field for field in self.fields if field // DEPTHS == column}:
            company = self.fields[:]
            company.remove(field)
            here = self.value_with(field, company)
            for depth in range(max(field % DEPTHS - 1, 0), min(field % DEPTHS + 2, DEPTHS)):
                for other in range(COLUMNS):
                    there = self.value_with(other * DEPTHS + depth, company)
                    best = max(best, there - here)
        return best

    def sailing_value(self, move: int) -> float:
        """The nearest column where something can be done; every stop is another action."""
        if move == SHIP_OUT:
            return 0.0
        column = move - SHIP
        if self.salvage_value(column) > 0 or self.move_value(column) > WORTH_A_MOVE:
            return float(COLUMNS - column)
        return float(-1 - column)

    def placing(self, column: int) -> float:
        """What it is worth to start there: near treasures, apart from the own others (SUB-7)."""
        company = [field for field in self.fields if field >= 0]
        field = column * DEPTHS
        return self.value_with(field, company) + 0.3 * self.field_value(field + 1)


def standing(state: SubmarineState) -> list[float]:
    """By seat: the chance to win, by treasures, jokers and cards."""
    if state.phase == OVER:
        return shares(state)
    merits: list[float] = []
    for seat in range(state.seats):
        cards = len(state.piles[seat]) + state.hand_size(seat)
        merit = state.filled(seat) + 0.5 * len(state.beside[seat]) + 0.1 * cards
        merits.append(math.exp(merit / 1.2))
    total = sum(merits)
    return [merit / total for merit in merits]
