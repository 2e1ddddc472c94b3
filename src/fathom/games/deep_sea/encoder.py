# mypyc: compile
"""The table as numbers. Divers come in the order of turns, beginning with the seat that looks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fathom.engine.encoder import Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.deep_sea.rules import EXPLORE, OVER, DeepSeaState
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
        if state.phase == EXPLORE:
            page.put(0, 1)
        elif state.phase == OVER:
            page.put(1, 1)
        figures = self.figures_at
        page.put(figures, state.round)
        if state.tank:
            page.put(figures + 1, state.tank)
        path = state.path
        spaces: i64 = len(path)
        if spaces:
            page.put(figures + 2, spaces)
        place = self.path_at
        for treasure in path:
            for chip, value in enumerate(treasure):
                page.put(place + chip, value // VALUES_IN_LEVEL + 1)
            place += STACK
        seats: i64 = state.seats
        diver: i64 = seat
        nearness: i64 = 0
        while nearness < seats:
            self._fill_diver(state, diver, nearness, page)
            diver = diver + 1 if diver + 1 < seats else 0
            nearness += 1
        if state.home[seat]:  # DSA-19
            place = self.own_at
            for treasure in state.sack[seat]:
                for chip, value in enumerate(treasure):
                    page.put(place + chip, value + 1)
                place += STACK

    def _fill_diver(self, state: DeepSeaState, diver: i64, nearness: i64, page: Page) -> None:
        if diver == state.turn:
            page.put(self.turn_at + nearness, 1)
        depth: i64 = state.depth[diver]
        if depth:
            page.put(self.depth_at + nearness, depth)
        if state.returning[diver]:
            page.put(self.returning_at + nearness, 1)
        if state.home[diver]:
            page.put(self.home_at + nearness, 1)
        place = self.sack_at + nearness * (MOST_CARRIED * STACK)
        for treasure in state.sack[diver]:
            for chip, value in enumerate(treasure):
                page.put(place + chip, value // VALUES_IN_LEVEL + 1)
            place += STACK
        place = self.stored_at + nearness * (LEVELS * VALUES_IN_LEVEL)
        for value in state.stored[diver]:
            page.add(place + value)
