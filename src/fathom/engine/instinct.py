# mypyc: compile
"""Instinct: what a player of a game feels at first sight. Search thinks on top of it.

Compiled with mypyc. A game's own instinct is compiled too if it lies in its `player.py`.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fathom.engine.network import Network
from fathom.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Quick answers about a state. This one, for games that have none of their own, has no idea.

    What a seat feels about its own moves depends on nothing that it may not know. The instinct
    of a game names the type of its states; this class is not generic, for the reason `State` gives.
    """

    network: Network | None = None
    """What was learned about how well a seat stands, in games that have traits."""

    def promise(self, state: Any, seat: int, moves: list[int]) -> list[float]:
        """How good each of these moves looks, on any scale; the greatest is the best."""
        return [0.0] * len(moves)

    def choose(self, state: Any, seat: int) -> int:
        """The move of somebody who does not think about it: the most promising one.

        Called for every move of an imagined game, so it should be quick.
        """
        table: State = state
        moves = table.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        return most_promising(moves, self.promise(state, seat, moves))

    def value(self, state: Any) -> list[float]:
        """By seat: the share of the victory that it can expect, from 0 to 1."""
        return shares(state)

    def sign_names(self) -> list[str]:
        """How the signs are called that `fathom learn` weighs; none: nothing can be learned."""
        return []

    def signs(self, state: Any) -> list[list[float]]:
        """By seat: the signs of how it stands, in the order of their names (see `Judgement`)."""
        return [[] for _ in range(state.seats)]

    def trait_names(self) -> list[str]:
        """How the traits are called that a network judges by; none: it has nothing to judge."""
        return []

    def traits(self, state: Any) -> vec[float]:
        """These traits of all seats, seat after seat; each from about -1 to 1."""
        return vec[float]()

    def insight(self, state: Any) -> list[float]:
        """The same as `value`, by what a network has learned, if the game has one."""
        table: State = state
        network = self.network
        if network is None or table.outcome() is not None:
            return self.value(state)
        return network.shares(self.traits(state), table.seats)

    def progress(self, state: Any) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def landmark(self, state: Any) -> int:
        """What chance has brought about, as a number: plans are made for each apart."""
        return 0

    def chapter(self, state: Any) -> int:
        """Which part of the game it is: nobody looks further ahead than to the end of a part.

        For games in parts after which chance begins anew, and `value` tells as much as playing on.
        """
        return 0


@final
class Cluelessness(Instinct):
    """Any move will do."""

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal_moves(seat)
        return moves[state.dice.below(len(moves))]


def most_promising(moves: list[int], promises: list[float]) -> int:
    """The move with the greatest promise, the first of several."""
    best: i64 = 0
    for number in range(1, len(moves)):
        if promises[number] > promises[best]:
            best = number
    return moves[best]


def shares(state: State) -> list[float]:
    """By seat: its share of the victory; even while the game goes on."""
    outcome = state.outcome()
    if outcome is None:
        return [1.0 / state.seats] * state.seats
    winners: list[int] = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
