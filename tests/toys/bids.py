"""Bids: a tiny game in which somebody may act without anybody noticing.

BID-1  Two to four seats. In any order each writes down a number, from 1 to 3, twice.
BID-2  A number is seen by nobody else, nor that it was written, until all have written twice.
BID-3  Then the greatest sum wins.
"""

from __future__ import annotations

from typing import ClassVar, Self

from fathom.engine.capabilities import HiddenPlies, SharedTurns
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.outcome import Outcome, places
from fathom.engine.position import Position
from fathom.engine.state import State
from fathom.engine.view import View, view_by_fields

ROUNDS = 2
NUMBERS = 3


class BidsView(View, frozen=True, kw_only=True):
    bids: list[list[int]]


class BidsPosition(Position, kw_only=True, forbid_unknown_fields=True):
    bids: list[list[int]]
    plies: list[list[int]]


class BidsPlies(HiddenPlies["BidsState"]):
    """A seat counts its own numbers, and all when they are seen."""

    def known_ply(self, state: BidsState, seat: int | None) -> int:
        return state.ply if state.is_over() else 0 if seat is None else len(state.bids[seat])

    def known_to_act(self, state: BidsState, seat: int | None) -> list[int]:
        acting = state.to_act()
        everybody = range(state.seats) if acting else ()
        return [other for other in everybody if other != seat or other in acting]


class BidsState(State):
    """A table of Bids, kept honestly."""

    hidden_plies: ClassVar[HiddenPlies] = BidsPlies()

    def __init__(self, game: Game, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.plies: list[list[int]] = [[] for _ in range(seats)]
        """By seat: when its numbers were written."""

    def deal(self) -> None:
        """Nothing lies on the table."""

    def is_over(self) -> bool:
        return all(len(bids) == ROUNDS for bids in self.bids)

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if len(self.bids[seat]) < ROUNDS]

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
        is_done = len(self.bids[seat]) == ROUNDS  # then somebody else is not
        for other in range(self.seats):
            if other != seat:
                most = ROUNDS - 1 if is_done and other == (seat + 1) % self.seats else ROUNDS
                twin.bids[other] = [1 + dice.below(NUMBERS) for _ in range(dice.below(most + 1))]
        twin.ply = sum(len(bids) for bids in twin.bids)
        twin.plies = [[0] * len(bids) for bids in twin.bids]
        return twin

    def view(self, seat: int | None) -> BidsView:
        seen = [
            bids if self.is_over() or other == seat else [] for other, bids in enumerate(self.bids)
        ]
        return view_by_fields(BidsView, self, seat, bids=seen)


class Bids(Game[BidsState, Options, BidsView, BidsPosition]):
    """Bids, played with an honest state or with one that is not."""

    key = "bids"
    title = "Bids"
    seats = range(2, 5)
    view = BidsView
    position = BidsPosition
    rules_version = 1
    clauses = ("BID-1", "BID-2", "BID-3")
    moves = tuple(f"bid {number}" for number in range(1, NUMBERS + 1))
    longest = 8
    shared_turns = SharedTurns()

    def __init__(self, kind: type[BidsState] = BidsState) -> None:
        self.state = kind
        self.hidden_plies = kind.hidden_plies


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


class EveryBidCounts(BidsPlies):
    def known_ply(self, state: BidsState, seat: int | None) -> int:
        return state.ply


class CountsEveryBid(ImaginesWhoHasWritten):
    """The number of the ply tells that others have written something, also in what is imagined."""

    hidden_plies = EveryBidCounts()
