# mypyc: compile
"""The table as numbers. Divers come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fathom.engine.encoder import Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.deep_sea.rules import EXPLORE, OVER, DeepSeaState, Treasure
from fathom.games.deep_sea.spec import (
    CHIPS,
    LEVELS,
    MOST_CARRIED,
    ROUNDS,
    STACK,
    TANK,
    VALUES_IN_LEVEL,
)


@final
class DeepSeaEncoder(Encoder):
    """What everybody sees, and the values of the own treasures once they are home (DSA-19)."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            (
                Part("explore", ()),
                Part("over", ()),
                Part("turn", (seats,)),
                Part("round", (), ROUNDS),
                Part("tank", (), TANK),
                Part("spaces", (), CHIPS),
                Part("path", (CHIPS, STACK), LEVELS),
                Part("depth", (seats,), CHIPS),
                Part("returning", (seats,)),
                Part("home", (seats,)),
                Part("sack", (seats, MOST_CARRIED, STACK), LEVELS),
                Part("own_values", (MOST_CARRIED, STACK), LEVELS * VALUES_IN_LEVEL),
                Part("stored", (seats, LEVELS * VALUES_IN_LEVEL), 2),
            )
        )
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
        figures = self.figures_at
        ink[first + figures] = u8(state.round)
        if state.tank:
            ink[first + figures + 1] = u8(state.tank)
        path = state.path
        spaces: i64 = len(path)
        if spaces:
            ink[first + figures + 2] = u8(spaces)
        place = self.path_at
        for treasure in path:
            fill_levels(ink, first + place, treasure)
            place += STACK
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
                for chip, value in enumerate(treasure):
                    ink[first + place + chip] = u8(value + 1)
                place += STACK

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
        place = self.sack_at + nearness * (MOST_CARRIED * STACK)
        for treasure in state.sack[diver]:
            fill_levels(ink, first + place, treasure)
            place += STACK
        place = self.stored_at + nearness * (LEVELS * VALUES_IN_LEVEL)
        for value in state.stored[diver]:
            ink[first + place + value] += 1


def fill_levels(ink: vec[u8], place: i64, treasure: Treasure) -> None:
    """The public side of a treasure: the level of each chip."""
    chips: i64 = len(treasure)
    chip: i64 = 0
    while chip < chips:
        value: i64 = treasure[chip]
        ink[place + chip] = u8(value // VALUES_IN_LEVEL + 1)
        chip += 1
