# mypyc: compile
"""The table as numbers. Players come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    KINDS,
    MOST_HAND,
    MOST_IDLE,
    MOST_SUBMARINES,
    OFF_BOARD,
    SPACES,
    TILES,
)

PHASES: Final = OVER + 1
DOINGS: Final = 3


@final
class SubmarineEncoder(Encoder):
    """The board, everybody's treasures, and the cards that the seat knows.

    Its parts are made for the largest board; a house with fewer columns leaves the rest empty.
    """

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
                Part("hand_size", (seats,), MOST_HAND),
                Part("pile_size", (seats,), CARDS),
                Part("submarines", (seats, FIELDS), MOST_SUBMARINES),
                Part("slots", (seats, KINDS), BACKGROUNDS),
                Part("jokers", (seats, TILES)),
                Part("hand", (seats, BACKGROUNDS), MOST_HAND),
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
        ink = page.ink
        first = page.first
        ink[first + state.phase] = 1
        ink[first + self.doing_at + state.doing] = 1
        voyage = self.voyage_at
        ink[first + voyage] = u8(min(state.voyage, MOST))
        if state.idle:
            ink[first + voyage + 1] = u8(state.idle)
        if state.fresh:
            ink[first + voyage + 2] = u8(state.fresh)
        kinds = first + self.kind_at
        backgrounds = first + self.background_at
        space: i64 = 0
        while space < SPACES:
            tile: i64 = state.board[space]
            if tile >= 0:
                ink[kinds + space] = u8(tile // BACKGROUNDS + 1)
                ink[backgrounds + space] = u8(tile % BACKGROUNDS + 1)
            space += 1
        if state.pending != NO_SPACE:
            ink[first + self.pending_at + state.pending] = 1
        if state.phase == ACT:
            for depth in range(DEPTHS):
                free = state.free_submarines(state.turn, depth)
                if free:
                    ink[first + self.free_at + depth] = u8(free)
        for laid in state.laid:
            ink[first + self.laid_at + laid] = 1
        for background in range(BACKGROUNDS):
            gone = state.discard[background]
            if gone:
                ink[first + self.discard_at + background] = u8(gone)
        seats: i64 = state.seats
        player: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_player(state, player, nearness, ink, first)
            self._fill_cards(state, player, nearness, seat, ink, first)
            player = player + 1 if player + 1 < seats else 0
            nearness += 1

    def _fill_player(
        self, state: SubmarineState, player: i64, nearness: i64, ink: vec[u8], first: i64
    ) -> None:
        """What everybody sees of a player."""
        if player == state.turn:
            ink[first + self.turn_at + nearness] = 1
        owed: i64 = state.owed[player]
        if owed:
            ink[first + self.owed_at + nearness] = u8(owed)
        ship: i64 = state.ships[player]
        if ship:
            ink[first + self.ship_at + nearness] = u8(ship)
        fleet: i64 = state.fleet
        place = self.submarines_at + nearness * FIELDS
        number: i64 = player * fleet
        end = number + fleet
        while number < end:
            field: i64 = state.submarines[number]
            if field >= 0:
                ink[first + place + field] += 1
            number += 1
        place = self.slots_at + nearness * KINDS
        slot: i64 = player * KINDS
        kind: i64 = 0
        while kind < KINDS:
            tile: i64 = state.slots[slot + kind]
            if tile >= 0:
                ink[first + place + kind] = u8(tile % BACKGROUNDS + 1)
            kind += 1
        place = self.jokers_at + nearness * TILES
        for joker in state.beside[player]:
            ink[first + place + joker] = 1

    def _fill_cards(
        self, state: SubmarineState, player: i64, nearness: i64, seat: i64, ink: vec[u8], first: i64
    ) -> None:
        """The cards of a player, as far as the seat knows them."""
        size: i64 = 0
        place = self.hand_at + nearness * BACKGROUNDS
        hand: i64 = player * BACKGROUNDS
        background: i64 = 0
        while background < BACKGROUNDS:
            counts: i64 = state.hands[hand + background]
            size += (counts >> (2 * player)) & 3
            known = (counts >> (2 * seat)) & 3
            if known:
                ink[first + place + background] = u8(known)
            background += 1
        if size:
            ink[first + self.hand_size_at + nearness] = u8(size)
        pile = state.piles[player]
        if pile:
            ink[first + self.pile_size_at + nearness] = u8(len(pile))
        place = self.pile_at + nearness * CARDS + len(pile) - 1  # the top comes first
        for card in pile:
            bits: i64 = card
            if (bits >> (KNOWERS + seat)) & 1:
                ink[first + place] = u8((bits & BACKGROUND) + 1)
            place -= 1
