# mypyc: compile
"""The table as numbers. Players come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fathom.engine.encoder import MOST, Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.rules_cards import BACKGROUND, KNOWERS
from fathom.games.submarine.rules_table import ACT, NO_SPACE, OVER
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    CARDS,
    CARDS_OF_BACKGROUND,
    DEPTHS,
    FIELDS,
    HAND,
    KINDS,
    MOST_IDLE,
    OFF_BOARD,
    SPACES,
    SUBMARINES_EACH,
    TILES,
)

PHASES: Final = OVER + 1
DOINGS: Final = 3
MOST_SUBMARINES: Final = max(SUBMARINES_EACH)


@final
class SubmarineEncoder(Encoder):
    """The board, everybody's treasures, and the cards that the seat knows."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            (
                Part("phase", (PHASES,)),
                Part("doing", (DOINGS,)),
                Part("turn", (seats,)),
                Part("voyage", (), MOST),
                Part("idle", (), MOST_IDLE),
                Part("fresh", (), TILES),
                Part("kind", (SPACES,), KINDS + 1),
                Part("background", (SPACES,), BACKGROUNDS),
                Part("pending", (SPACES,)),
                Part("free", (DEPTHS,), MOST_SUBMARINES),
                Part("laid", (TILES,)),
                Part("owed", (seats,), MOST_SUBMARINES),
                Part("discard", (BACKGROUNDS,), CARDS_OF_BACKGROUND),
                Part("ship", (seats,), OFF_BOARD),
                Part("hand_size", (seats,), HAND),
                Part("pile_size", (seats,), CARDS),
                Part("submarines", (seats, FIELDS), MOST_SUBMARINES),
                Part("slots", (seats, KINDS), BACKGROUNDS),
                Part("jokers", (seats, TILES)),
                Part("hand", (seats, BACKGROUNDS), HAND),
                Part("pile", (seats, CARDS), BACKGROUNDS),
            )
        )
        self.doing_at: i64 = self.place("doing")
        self.turn_at: i64 = self.place("turn")
        self.voyage_at: i64 = self.place("voyage")
        self.kind_at: i64 = self.place("kind")
        self.background_at: i64 = self.place("background")
        self.pending_at: i64 = self.place("pending")
        self.free_at: i64 = self.place("free")
        self.laid_at: i64 = self.place("laid")
        self.owed_at: i64 = self.place("owed")
        self.discard_at: i64 = self.place("discard")
        self.ship_at: i64 = self.place("ship")
        self.hand_size_at: i64 = self.place("hand_size")
        self.pile_size_at: i64 = self.place("pile_size")
        self.submarines_at: i64 = self.place("submarines")
        self.slots_at: i64 = self.place("slots")
        self.jokers_at: i64 = self.place("jokers")
        self.hand_at: i64 = self.place("hand")
        self.pile_at: i64 = self.place("pile")

    def fill(self, state: State, seat: int, page: Page) -> None:
        assert isinstance(state, SubmarineState)
        page.put(state.phase, 1)
        page.put(self.doing_at + state.doing, 1)
        voyage = self.voyage_at
        page.put(voyage, min(state.voyage, MOST))
        if state.idle:
            page.put(voyage + 1, state.idle)
        if state.fresh:
            page.put(voyage + 2, state.fresh)
        for space, tile in enumerate(state.board):
            if tile >= 0:
                page.put(self.kind_at + space, tile // BACKGROUNDS + 1)
                page.put(self.background_at + space, tile % BACKGROUNDS + 1)
        if state.pending != NO_SPACE:
            page.put(self.pending_at + state.pending, 1)
        if state.phase == ACT:
            for depth in range(DEPTHS):
                free = state.free_submarines(state.turn, depth)
                if free:
                    page.put(self.free_at + depth, free)
        for tile in state.laid:
            page.put(self.laid_at + tile, 1)
        for background in range(BACKGROUNDS):
            gone = state.discard[background]
            if gone:
                page.put(self.discard_at + background, gone)
        seats: i64 = state.seats
        player: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_player(state, player, nearness, page)
            self._fill_cards(state, player, nearness, seat, page)
            player = player + 1 if player + 1 < seats else 0
            nearness += 1

    def _fill_player(self, state: SubmarineState, player: i64, nearness: i64, page: Page) -> None:
        """What everybody sees of a player."""
        if player == state.turn:
            page.put(self.turn_at + nearness, 1)
        owed: i64 = state.owed[player]
        if owed:
            page.put(self.owed_at + nearness, owed)
        ship: i64 = state.ships[player]
        if ship:
            page.put(self.ship_at + nearness, ship)
        fleet: i64 = state.fleet
        place = self.submarines_at + nearness * FIELDS
        number: i64 = player * fleet
        end = number + fleet
        while number < end:
            field: i64 = state.submarines[number]
            if field >= 0:
                page.add(place + field)
            number += 1
        place = self.slots_at + nearness * KINDS
        slot: i64 = player * KINDS
        kind: i64 = 0
        while kind < KINDS:
            tile: i64 = state.slots[slot + kind]
            if tile >= 0:
                page.put(place + kind, tile % BACKGROUNDS + 1)
            kind += 1
        place = self.jokers_at + nearness * TILES
        for joker in state.beside[player]:
            page.put(place + joker, 1)

    def _fill_cards(
        self, state: SubmarineState, player: i64, nearness: i64, seat: i64, page: Page
    ) -> None:
        """The cards of a player, as far as the seat knows them."""
        size: i64 = 0
        place = self.hand_at + nearness * BACKGROUNDS
        first: i64 = player * BACKGROUNDS
        background: i64 = 0
        while background < BACKGROUNDS:
            counts: i64 = state.hands[first + background]
            size += (counts >> (2 * player)) & 3
            known = (counts >> (2 * seat)) & 3
            if known:
                page.put(place + background, known)
            background += 1
        if size:
            page.put(self.hand_size_at + nearness, size)
        pile = state.piles[player]
        if pile:
            page.put(self.pile_size_at + nearness, len(pile))
        place = self.pile_at + nearness * CARDS + len(pile) - 1  # the top comes first
        for card in pile:
            bits: i64 = card
            if (bits >> (KNOWERS + seat)) & 1:
                page.put(place, (bits & BACKGROUND) + 1)
            place -= 1
