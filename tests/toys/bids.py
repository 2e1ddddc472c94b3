"""Bids: a tiny game in which somebody may act without anybody noticing.

BID-1  Two to four seats. In any order each writes down a number, from 1 to 3, twice.
BID-2  A number is seen by nobody else, nor that it was written, until all have written twice.
BID-3  Then the greatest sum wins.
"""

from __future__ import annotations

from typing import Any, Self

import msgspec

from fathom.engine.dice import Dice
from fathom.engine.game import Game, Options
from fathom.engine.outcome import Outcome, places
from fathom.engine.position import Position, common_part
from fathom.engine.state import State
from fathom.engine.view import View

ROUNDS = 2
NUMBERS = 3


class BidsView(View, frozen=True, kw_only=True):
    bids: list[list[int]]


class BidsPosition(Position, kw_only=True, forbid_unknown_fields=True):
    bids: list[list[int]]
    plies: list[list[int]]


class BidsState(State):
    """A table of Bids, kept honestly."""

    def __init__(self, game: Game, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.plies: list[list[int]] = [[] for _ in range(seats)]
        """By seat: when its numbers were written."""

    def is_over(self) -> bool:
        return all(len(bids) == ROUNDS for bids in self.bids)

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if len(self.bids[seat]) < ROUNDS]

    def known_to_act(self, seat: int | None) -> list[int]:
        if self.is_over():
            return []
        acting = self.to_act()
        return [other for other in range(self.seats) if other != seat or other in acting]

    def known_ply(self, seat: int | None) -> int:
        return self.ply if self.is_over() else 0 if seat is None else len(self.bids[seat])

    def legal_moves(self, seat: int) -> list[int]:
        return list(range(NUMBERS)) if seat in self.to_act() else []

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "BID-1", "there is no such number"

    def apply(self, seat: int, move: int) -> None:
        self.bids[seat].append(move + 1)
        self.plies[seat].append(self.ply)
        self.ply += 1

    def outcome(self) -> Outcome | None:
        sums = [sum(bids) for bids in self.bids]
        return Outcome("BID-3", places(sums), sums) if self.is_over() else None

    def copy(self) -> Self:
        twin = type(self)(self.game, self.seats, self.options, self.dice.copy())
        twin.ply = self.ply
        twin.bids = [bids[:] for bids in self.bids]
        twin.plies = [plies[:] for plies in self.plies]
        return twin

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        if self.is_over():
            return twin
        mine = len(self.bids[seat])
        for other in range(self.seats):
            if other != seat:
                most = ROUNDS if mine < ROUNDS or other != (seat + 1) % self.seats else ROUNDS - 1
                twin.bids[other] = [1 + dice.below(NUMBERS) for _ in range(dice.below(most + 1))]
        twin.ply = sum(len(bids) for bids in twin.bids)
        twin.plies = [[0] * len(bids) for bids in twin.bids]
        return twin

    def view(self, seat: int | None) -> BidsView:
        is_over = self.is_over()
        return BidsView(
            you=seat,
            ply=self.known_ply(seat),
            to_act=self.known_to_act(seat),
            outcome=self.outcome(),
            bids=[bids if is_over or other == seat else [] for other, bids in enumerate(self.bids)],
        )

    def position(self) -> dict[str, Any]:
        position = BidsPosition(**common_part(self), bids=self.bids, plies=self.plies)
        plain: dict[str, Any] = msgspec.to_builtins(position)
        return plain


class Bids(Game):
    """Bids, played with an honest state or with one that is not."""

    key = "bids"
    title = "Bids"
    seats = range(2, 5)
    position = BidsPosition
    rules_version = 1
    clauses = ("BID-1", "BID-2", "BID-3")
    moves = tuple(f"bid {number}" for number in range(1, NUMBERS + 1))
    longest = 8
    has_hidden_plies = True

    def __init__(self, kind: type[BidsState] = BidsState) -> None:
        self.kind = kind

    def deal(self, seats: int, options: Options, dice: Dice) -> BidsState:
        return self.kind(self, seats, options, dice)

    def restore(self, position: BidsPosition, options: Options, dice: Dice) -> BidsState:
        state = self.kind(self, position.seats, options, dice)
        state.bids = [list(bids) for bids in position.bids]
        state.plies = [list(plies) for plies in position.plies]
        return state


class ImaginesWhenItWrote(BidsState):
    """Its own plies, counted with those of the others, tell how many of these there were."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.plies[seat] = self.plies[seat][:]
        return twin


class ImaginesWhoHasWritten(BidsState):
    """Draws the others' numbers, but not how many there are."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        for other in range(self.seats):
            if other != seat and not self.is_over():
                twin.bids[other] = [1 + dice.below(NUMBERS) for _ in self.bids[other]]
        twin.plies = [[0] * len(bids) for bids in twin.bids]
        return twin


class CountsEveryBid(ImaginesWhoHasWritten):
    """The number of the ply tells that others have written something, also in what is imagined."""

    def known_ply(self, seat: int | None) -> int:
        return self.ply
