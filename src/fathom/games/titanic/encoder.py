# mypyc: compile
"""The table as numbers. Players come in the order of turns, beginning with the seat that looks.

What is printed on the board is the same in all games with the same options, and left out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fathom.engine.encoder import Encoder, Page, Part
from fathom.engine.state import NOBODY, State
from fathom.games.titanic.box import Box
from fathom.games.titanic.rules import NO_FACE, NOT_YET, TitanicState
from fathom.games.titanic.rules_plan import NOWHERE
from fathom.games.titanic.rules_ship import RING, SUPPLY
from fathom.games.titanic.spec import (
    BOAT,
    FACES,
    FARTHEST,
    OVER,
    TILES,
)

PHASES: Final = OVER + 1
TILE_KINDS: Final = BOAT + 4
"""Water, ice, and a boat in four directions."""
MOST_LAST_TURNS: Final = 5


@final
class TitanicEncoder(Encoder):
    """Tiles, passengers and cards; of the hands only the own one."""

    def __init__(self, seats: int, box: Box, fields: int) -> None:
        each = box.passengers
        cards = len(box.cards)
        super().__init__(
            (
                Part("phase", (PHASES,)),
                Part("die", (len(FACES),)),
                Part("turn", (seats,)),
                Part("water_left", (), max(box.water_tiles, 1)),
                Part("ice_left", (), max(box.ice_tiles, 1)),
                Part("boats_laid", (), len(box.boats)),
                Part("last_turns", (), MOST_LAST_TURNS),
                Part("bound", (), 2),
                Part("may_fight", ()),
                Part("pile", (), cards),
                Part("tiles", (TILES,), TILE_KINDS),
                Part("hand", (FARTHEST,), box.hand),
                Part("discard", (FARTHEST,), cards),
                Part("moved", (each,)),
                Part("climber", (each,)),
                Part("cards", (seats,), box.hand),
                Part("supply", (seats,), each),
                Part("lost", (seats,), each),
                Part("saved", (seats,), each),
                Part("passengers", (seats, fields), each),
            )
        )
        self.fields: i64 = fields
        self.die_at: i64 = self.place("die")
        self.turn_at: i64 = self.place("turn")
        self.figures_at: i64 = self.place("water_left")
        self.tiles_at: i64 = self.place("tiles")
        self.hand_at: i64 = self.place("hand")
        self.discard_at: i64 = self.place("discard")
        self.moved_at: i64 = self.place("moved")
        self.climber_at: i64 = self.place("climber")
        self.cards_at: i64 = self.place("cards")
        self.supply_at: i64 = self.place("supply")
        self.lost_at: i64 = self.place("lost")
        self.saved_at: i64 = self.place("saved")
        self.passengers_at: i64 = self.place("passengers")

    def fill(self, state: State, seat: int, page: Page) -> None:
        assert isinstance(state, TitanicState)
        ink = page.ink
        first = page.first
        ink[first + state.phase] = 1
        if state.die != NO_FACE:
            ink[first + self.die_at + state.die] = 1
        self._fill_figures(state, ink, first)
        place = self.tiles_at
        for tile in state.tiles:
            ink[first + place] = u8(tile + 1)
            place += 1
        for card in state.hands[seat]:
            ink[first + self.hand_at + card - 1] += 1
        for card in state.discard:
            ink[first + self.discard_at + card - 1] += 1
        each: i64 = state.ship.each
        moved: i64 = state.moved
        number: i64 = 0
        while moved:
            if moved & 1:
                ink[first + self.moved_at + number] = 1
            moved >>= 1
            number += 1
        if state.climber != NOBODY:
            ink[first + self.climber_at + state.climber % each] = 1
        seats: i64 = state.seats
        player: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_player(state, player, nearness, each, ink, first)
            player = player + 1 if player + 1 < seats else 0
            nearness += 1

    def _fill_figures(self, state: TitanicState, ink: vec[u8], first: i64) -> None:
        place = self.figures_at
        if state.water_left:
            ink[first + place] = u8(state.water_left)
        if state.ice_left:
            ink[first + place + 1] = u8(state.ice_left)
        if state.boats_laid:
            ink[first + place + 2] = u8(state.boats_laid)
        if state.last_turns != NOT_YET:
            ink[first + place + 3] = u8(state.last_turns + 1)
        if state.bound != NOWHERE:
            ink[first + place + 4] = u8(state.bound + 1)
        if state.ship.may_fight:
            ink[first + place + 5] = 1
        if state.pile:
            ink[first + place + 6] = u8(len(state.pile))

    def _fill_player(
        self, state: TitanicState, player: i64, nearness: i64, each: i64, ink: vec[u8], first: i64
    ) -> None:
        """A passenger is the number by which moves name them, where they stand."""
        if player == state.turn:
            ink[first + self.turn_at + nearness] = 1
        cards = len(state.hands[player])
        if cards:
            ink[first + self.cards_at + nearness] = u8(cards)
        ship = state.ship
        at = ship.at
        ground = ship.ground
        place = self.passengers_at + nearness * self.fields
        supply: i64 = 0
        saved: i64 = 0
        lost: i64 = 0
        start = player * each
        number: i64 = 0
        while number < each:
            field: i64 = at[start + number]
            number += 1
            if field >= 0:
                ink[first + place + field] = u8(number)
                if ground[field] == RING:
                    saved += 1
            elif field == SUPPLY:
                supply += 1
            else:
                lost += 1
        if supply:
            ink[first + self.supply_at + nearness] = u8(supply)
        if lost:
            ink[first + self.lost_at + nearness] = u8(lost)
        if saved:
            ink[first + self.saved_at + nearness] = u8(saved)
