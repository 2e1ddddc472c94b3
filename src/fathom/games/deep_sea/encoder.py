# mypyc: compile
"""The table as numbers. Divers come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fathom.engine.encoder import Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.deep_sea.box import Box
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.rules_table import EXPLORE, OVER


@final
class DeepSeaEncoder(Encoder):
    """What everybody sees, and the values of the own treasures once they are home (DSA-19).

    Its parts are as large as the options say. A value is told by its number among all values.
    """

    def __init__(self, seats: int, box: Box) -> None:
        kinds = int(box.kinds)
        super().__init__(
            (
                Part("explore", ()),
                Part("over", ()),
                Part("turn", (seats,)),
                Part("round", (), box.rounds),
                Part("tank", (), box.air),
                Part("spaces", (), box.chips),
                Part("path", (box.chips, box.stack), box.levels),
                Part("depth", (seats,), box.chips),
                Part("returning", (seats,)),
                Part("home", (seats,)),
                Part("sack", (seats, box.most_carried, box.stack), box.levels),
                Part("own_values", (box.most_carried, box.stack), kinds),
                Part("stored", (seats, kinds), box.copies),
            )
        )
        self.stack: i64 = box.stack
        self.sack_size: i64 = box.most_carried * box.stack
        self.kinds: i64 = kinds
        self.turn_at: i64 = self.place("turn")
        self.figures_at: i64 = self.place("round")
        self.path_at: i64 = self.place("path")
        self.depth_at: i64 = self.place("depth")
        self.returning_at: i64 = self.place("returning")
        self.home_at: i64 = self.place("home")
        self.sack_at: i64 = self.place("sack")
        self.own_at: i64 = self.place("own_values")
        self.stored_at: i64 = self.place("stored")

    def fill(self, state: State, seat: int, page: Page) -> None:
        assert isinstance(state, DeepSeaState)
        ink = page.ink
        first = page.first
        if state.phase == EXPLORE:
            ink[first] = 1
        elif state.phase == OVER:
            ink[first + 1] = 1
        figures = first + self.figures_at
        spaces = state.spaces
        ink[figures] = u8(state.round)
        ink[figures + 1] = u8(state.tank)
        ink[figures + 2] = u8(len(spaces))
        place = first + self.path_at
        for treasure in spaces:
            fill_levels(state, ink, place, treasure)
            place += self.stack
        seats: i64 = state.seats
        diver: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_diver(state, diver, nearness, ink, first)
            diver = diver + 1 if diver + 1 < seats else 0
            nearness += 1
        if state.is_home(seat):  # DSA-19
            place = first + self.own_at
            for number in range(state.load(seat)):
                treasure = state.carried(seat, number)
                for chip in range(state.size(treasure)):
                    ink[place + chip] = u8(state.chip(treasure, chip))
                place += self.stack

    def _fill_diver(
        self, state: DeepSeaState, diver: i64, nearness: i64, ink: vec[u8], first: i64
    ) -> None:
        if diver == state.turn:
            ink[first + self.turn_at + nearness] = 1
        ink[first + self.depth_at + nearness] = u8(state.depths[diver])
        if state.is_returning(diver):
            ink[first + self.returning_at + nearness] = 1
        if state.is_home(diver):
            ink[first + self.home_at + nearness] = 1
        place = first + self.sack_at + nearness * self.sack_size
        for number in range(state.load(diver)):
            fill_levels(state, ink, place, state.carried(diver, number))
            place += self.stack
        place = first + self.stored_at + nearness * self.kinds - 1
        stores = state.stores
        for number in range(0, len(stores), 2):
            if stores[number] == diver:
                ink[place + stores[number + 1]] += 1


def fill_levels(state: DeepSeaState, ink: vec[u8], place: i64, treasure: i64) -> None:
    """The public side of a treasure: the level of each chip."""
    level = state.box.level
    if treasure <= state.box.kinds:  # most are, and to encode the path is half of a batch's step
        ink[place] = u8(level[treasure])
        return
    size = state.size(treasure)
    number: i64 = 0
    while number < size:
        ink[place + number] = u8(level[state.chip(treasure, number)])
        number += 1
