# mypyc: compile
"""The table as numbers. Divers come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fathom.engine.encoder import Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.deep_sea.box import Box, Treasure
from fathom.games.deep_sea.rules import EXPLORE, OVER, DeepSeaState


@final
class DeepSeaEncoder(Encoder):
    """What everybody sees, and the values of the own treasures once they are home (DSA-19).

    Its parts are as large as the options say. A value is told by its number among all values.
    """

    def __init__(self, seats: int, box: Box) -> None:
        kinds = box.kinds
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
        back = state.box.back
        kind = state.box.kind
        ink = page.ink
        first = page.first
        if state.phase == EXPLORE:
            ink[first] = 1
        elif state.phase == OVER:
            ink[first + 1] = 1
        figures = self.figures_at
        ink[first + figures] = u8(state.round)
        if state.tank:
            ink[first + figures + 1] = u8(state.tank)
        path = state.path
        spaces: i64 = len(path)
        if spaces:
            ink[first + figures + 2] = u8(spaces)
        stack = self.stack
        place = first + self.path_at
        for treasure in path:
            chips: i64 = len(treasure)
            if chips == 1:  # most are, and to encode the path is half of a step of a batch
                value: i64 = treasure[0]
                ink[place] = u8(back[value])
            elif chips:
                fill_levels(back, ink, place, treasure)
            place += stack
        seats: i64 = state.seats
        diver: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_diver(state, diver, nearness, ink, first)
            diver = diver + 1 if diver + 1 < seats else 0
            nearness += 1
        if state.home[seat]:  # DSA-19
            place = self.own_at
            for treasure in state.sack[seat]:
                for chip, own in enumerate(treasure):
                    ink[first + place + chip] = u8(kind[own])
                place += self.stack

    def _fill_diver(
        self, state: DeepSeaState, diver: i64, nearness: i64, ink: vec[u8], first: i64
    ) -> None:
        if diver == state.turn:
            ink[first + self.turn_at + nearness] = 1
        depth: i64 = state.depth[diver]
        if depth:
            ink[first + self.depth_at + nearness] = u8(depth)
        if state.returning[diver]:
            ink[first + self.returning_at + nearness] = 1
        if state.home[diver]:
            ink[first + self.home_at + nearness] = 1
        back = state.box.back
        kind = state.box.kind
        place = self.sack_at + nearness * self.sack_size
        for treasure in state.sack[diver]:
            fill_levels(back, ink, first + place, treasure)
            place += self.stack
        place = self.stored_at + nearness * self.kinds
        for value in state.stored[diver]:
            ink[first + place + kind[value] - 1] += 1


def fill_levels(back: vec[i64], ink: vec[u8], place: i64, treasure: Treasure) -> None:
    """The public side of a treasure: the level of each chip."""
    chips: i64 = len(treasure)
    chip: i64 = 0
    while chip < chips:
        value: i64 = treasure[chip]
        ink[place + chip] = u8(back[value])
        chip += 1
