"""Market: a toy game with many moves, no screen and no board of its own, shown plainly.

MKT-1  Two to four seats, one after the other, four turns each; nothing is hidden.
MKT-2  `offer <goods> <price>`: each of three goods once a seat, for 1 to 6.
MKT-3  `pass`: offer nothing, if anything is left.
MKT-4  After four turns each, whoever offered most in all has won.
"""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.fields import BySeat, Seat, SeatNumber
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.outcome import Outcome, places
from fathom.engine.position import Position
from fathom.engine.state import NOBODY, State
from fathom.engine.view import View

GOODS = ("fish", "salt", "silk")
PRICES = range(1, 7)
TURNS = 4
OFFERS = [(goods, price) for goods in GOODS for price in PRICES]
PASS = len(OFFERS)


class Offered(Effect, frozen=True):
    """A seat offers goods (MKT-2)."""

    seat: int
    goods: str
    price: int


class Passed(Effect, frozen=True):
    """A seat offers nothing (MKT-3)."""

    seat: int


class Offer(msgspec.Struct, frozen=True):
    """One offer."""

    seat: int
    goods: str
    price: int


class Stall(msgspec.Struct, frozen=True):
    """What a seat has offered."""

    offers: list[str]
    total: int
    has_passed: bool


class MarketView(View, frozen=True, kw_only=True):
    """Everything."""

    phase: Literal["open_market", "over"]
    round: int
    highest: Offer | None
    in_front: SeatNumber | None
    never_offered: list[str]
    prices_by_goods: dict[str, list[int]]
    stalls: BySeat[Stall]


class MarketPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """Every offer, and whether the last turn of a seat was a pass."""

    turn: Seat
    offers: list[Offer]
    passed: list[bool]


class MarketState(State):
    """A market."""

    def __init__(self, game: Game, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.offers: list[Offer] = []
        self.passed = [False] * seats

    def deal(self) -> None:
        self.turn = 0

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        gone = [offer.goods for offer in self.offers if offer.seat == seat]
        left = [move for move, (goods, _) in enumerate(OFFERS) if goods not in gone]
        return [*left, PASS]

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "MKT-2", "these goods have been offered"

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        self.passed[seat] = move == PASS
        if move != PASS:
            self.offers.append(Offer(seat, *OFFERS[move]))
        if self.effects is not None:
            self.tell(Passed(seat) if move == PASS else Offered(seat, *OFFERS[move]))
        self.turn = NOBODY if self.ply == TURNS * self.seats else (seat + 1) % self.seats

    def totals(self) -> list[int]:
        return [
            sum(offer.price for offer in self.offers if offer.seat == seat)
            for seat in range(self.seats)
        ]

    def outcome(self) -> Outcome | None:
        return Outcome("MKT-4", places(self.totals()), self.totals()) if self.turn < 0 else None

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        return twin

    def view(self, seat: int | None) -> MarketView:
        totals = self.totals()
        best = max(totals)
        leaders = [leader for leader in range(self.seats) if totals[leader] == best]
        return MarketView(
            you=seat,
            ply=self.ply,
            to_act=self.to_act(),
            outcome=self.outcome(),
            phase="over" if self.turn < 0 else "open_market",
            round=min(self.ply // self.seats + 1, TURNS),
            highest=max(self.offers, key=lambda offer: offer.price, default=None),
            in_front=leaders[0] if len(leaders) == 1 else None,
            never_offered=[
                goods for goods in GOODS if goods not in [offer.goods for offer in self.offers]
            ],
            prices_by_goods={
                goods: [offer.price for offer in self.offers if offer.goods == goods]
                for goods in GOODS
            },
            stalls=[
                Stall(
                    [offer.goods for offer in self.offers if offer.seat == owner],
                    totals[owner],
                    self.passed[owner],
                )
                for owner in range(self.seats)
            ],
        )


class Market(Game[MarketState, Options, MarketView, MarketPosition]):
    """Market."""

    key = "market"
    title = "Market"
    seats = range(2, 5)
    state = MarketState
    view = MarketView
    position = MarketPosition
    rules_version = 1
    clauses = ("MKT-1", "MKT-2", "MKT-3", "MKT-4")
    moves = (*(f"offer {goods} {price}" for goods, price in OFFERS), "pass")
    longest = 4 * TURNS
    has_secrets = False


GAME = Market()
