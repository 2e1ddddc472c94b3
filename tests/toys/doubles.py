"""Two tiny games for testing the engine without any real one.

Pearls is turn by turn and has something to hide. Hot Potato is played in real time: several seats
may act at once, and things happen by themselves.
"""

from __future__ import annotations

from typing import ClassVar, Self

from fathom.engine.capabilities import Drawings, HiddenPlies, SharedTurns
from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.fields import BySeat, Seat, SeatNumber
from fathom.engine.game import Game
from fathom.engine.options import Options
from fathom.engine.outcome import Outcome, places
from fathom.engine.position import Position
from fathom.engine.real_time import TimedState
from fathom.engine.state import NOBODY, State
from fathom.engine.view import View

# Pearls
#
# PRL-1  Two to four seats; eight pearls, 1 to 8. Each seat holds one that only it sees.
# PRL-2  In turn, a seat swaps its pearl or shows it. Who has shown is done.
# PRL-3  `swap`: put the pearl aside face down and draw another; once in a game for each seat.
# PRL-4  `show`: turn the pearl up. When all are up the greatest wins.

PEARLS = 8
SWAP, SHOW = 0, 1


class Drew(Effect, frozen=True):
    """The pearl that a seat drew, for that seat alone."""

    seat: int
    pearl: int


class Swapped(Effect, frozen=True):
    seat: int


class Showed(Effect, frozen=True):
    seat: int
    pearl: int


class PearlsOptions(Options, frozen=True):
    """The seat that begins."""

    starter: int = 0

    def faults(self, seats: int) -> list[str]:
        return [] if 0 <= self.starter < seats else [f"starter: there is no seat {self.starter}"]


class PearlsView(View, frozen=True, kw_only=True):
    """What a seat sees: pearls that are face up, its own, and how many are left to draw."""

    deck: int
    mine: int | None
    my_aside: int | None
    swapped: BySeat[bool]
    shown: BySeat[int | None]


class PearlsPosition(Position, kw_only=True, forbid_unknown_fields=True):
    turn: Seat
    hands: list[int]
    deck: list[int]
    aside: list[int | None]
    shown: list[bool]

    def faults(self) -> list[str]:
        pearls = [*self.hands, *self.deck, *(pearl for pearl in self.aside if pearl is not None)]
        if sorted(pearls) != list(range(1, PEARLS + 1)):
            return [f"pearls: {sorted(pearls)} (PRL-1)"]
        return []


class PearlsState(State):
    """A table of Pearls, kept honestly."""

    options: PearlsOptions

    hidden_plies: ClassVar[HiddenPlies | None] = None
    drawings: ClassVar[Drawings | None] = None
    """What a game with such a table has."""

    def __init__(self, game: Game, seats: int, options: PearlsOptions, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.hands: list[int] = []
        self.deck: list[int] = []
        self.aside: list[int | None] = [None] * seats
        self.shown = [False] * seats

    def deal(self) -> None:
        self.deck = list(range(1, PEARLS + 1))
        self.dice.shuffle(self.deck)
        self.hands = [self.deck.pop() for _ in range(self.seats)]
        self.turn = self.options.starter

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        return [SWAP, SHOW] if self.aside[seat] is None else [SHOW]

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return "PRL-3", "this seat has swapped already"

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        if move == SWAP:
            self.swap(seat)
        else:
            self.shown[seat] = True
            if self.effects is not None:
                self.tell(Showed(seat, self.hands[seat]))
        self.pass_on(seat)

    def swap(self, seat: int) -> None:
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = self.deck.pop()
        if self.effects is not None:
            self.tell(Swapped(seat))
            self.tell(Drew(seat, self.hands[seat]), (seat,))

    def pass_on(self, seat: int) -> None:
        following = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        self.turn = next((other for other in following if not self.shown[other]), NOBODY)

    def outcome(self) -> Outcome | None:
        return Outcome("PRL-4", places(self.hands), self.hands[:]) if all(self.shown) else None

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        unseen = self.unseen(seat)
        unseen.sort()  # so that the draw depends on nothing the seat does not know
        dice.shuffle(unseen)
        twin.deck = [unseen.pop() for _ in self.deck]
        for other in range(self.seats):
            if other != seat:
                if not self.shown[other]:
                    twin.hands[other] = unseen.pop()
                if self.aside[other] is not None:
                    twin.aside[other] = unseen.pop()
        return twin

    def unseen(self, seat: int) -> list[int]:
        """The pearls that this seat does not see."""
        others = [other for other in range(self.seats) if other != seat]
        hands = [self.hands[other] for other in others if not self.shown[other]]
        aside = [self.aside[other] for other in others]
        return [*self.deck, *hands, *(pearl for pearl in aside if pearl is not None)]

    def view(self, seat: int | None) -> PearlsView:
        return PearlsView(
            you=seat,
            ply=self.ply,
            to_act=self.to_act(),
            outcome=self.outcome(),
            deck=len(self.deck),
            mine=None if seat is None else self.hands[seat],
            my_aside=None if seat is None else self.aside[seat],
            swapped=[pearl is not None for pearl in self.aside],
            shown=[
                hand if shown else None for hand, shown in zip(self.hands, self.shown, strict=True)
            ],
        )

    def conserved(self) -> dict[str, int]:
        aside = sum(pearl is not None for pearl in self.aside)
        return {"pearls": len(self.hands) + len(self.deck) + aside}


class CountedPearls(PearlsState):
    """Counts how often the rules are asked about a move, make one, or copy the table."""

    checks = 0
    applies = 0
    copies = 0

    def check(self, seat: int, move: int) -> None:
        type(self).checks += 1
        super().check(seat, move)

    def apply(self, seat: int, move: int) -> None:
        type(self).applies += 1
        super().apply(seat, move)

    def copy(self) -> Self:
        type(self).copies += 1
        return super().copy()


class Pearls(Game[PearlsState, PearlsOptions, PearlsView, PearlsPosition]):
    """Pearls, played with an honest state or with one that is not."""

    key = "pearls"
    title = "Pearls"
    seats = range(2, 5)
    options = PearlsOptions
    view = PearlsView
    position = PearlsPosition
    rules_version = 3
    clauses = ("PRL-1", "PRL-2", "PRL-3", "PRL-4")
    moves = ("swap", "show")
    longest = 8

    def __init__(self, kind: type[PearlsState] = PearlsState) -> None:
        self.state = kind
        self.hidden_plies = kind.hidden_plies
        self.drawings = kind.drawings


GAME = Pearls()

# Hot Potato
#
# POT-1  Two to four seats; one of them, drawn from the dice, begins with the potato.
# POT-2  `toss`: the holder throws it to another seat that is still in, drawn from the dice.
# POT-3  `clap`: anybody else who is still in may clap, once for each potato.
# POT-4  Every three seconds the potato goes off: the holder is out, the next seat gets another.
# POT-5  It also goes off in the hands of whoever catches it for the fifth time.
# POT-6  Whoever is left alone has won.

FUSE = 3000
CATCHES = 5
TOSS, CLAP = 0, 1


class Tossed(Effect, frozen=True):
    seat: int
    to: int


class Clapped(Effect, frozen=True):
    seat: int


class WentOff(Effect, frozen=True):
    seat: int


class HotPotatoView(View, frozen=True, kw_only=True):
    """Everything: nothing is hidden but the dice."""

    holder: SeatNumber
    places: BySeat[int]
    clapped: BySeat[bool]
    catches: int
    goes_off: int


class HotPotatoPosition(Position, kw_only=True, forbid_unknown_fields=True):
    holder: int
    places: list[int]
    clapped: list[bool]
    catches: int
    goes_off: int


class HotPotatoState(TimedState):
    """A circle around a potato. A place of 0 means that the seat is still in."""

    def __init__(self, game: Game, seats: int, options: Options, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.holder = 0
        self.places = [0] * seats
        self.clapped = [False] * seats
        self.catches = 0
        self.goes_off = FUSE

    def deal(self) -> None:
        self.holder = int(self.dice.below(self.seats))

    def circle(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.places[seat] == 0]

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.legal_moves(seat)]

    def legal_moves(self, seat: int) -> list[int]:
        if self.places[seat] or len(self.circle()) == 1:
            return []
        if seat == self.holder:
            return [TOSS]
        return [] if self.clapped[seat] else [CLAP]

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        if move == TOSS:
            return "POT-2", f"seat {self.holder} holds the potato"
        return "POT-3", "the hands are full"

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        if move == CLAP:
            self.clapped[seat] = True
            if self.effects is not None:
                self.tell(Clapped(seat))
            return
        others = [other for other in self.circle() if other != seat]
        self.holder = others[self.dice.below(len(others))]
        self.catches += 1
        if self.effects is not None:
            self.tell(Tossed(seat, self.holder))
        if self.catches == CATCHES:
            self.go_off()

    def go_off(self) -> None:
        out = self.holder
        left = self.circle()
        self.places[out] = len(left)
        left.remove(out)
        self.holder = next((seat for seat in left if seat > out), left[0])
        self.clapped = [False] * self.seats
        self.catches = 0
        if self.effects is not None:
            self.tell(WentOff(out))

    def due(self) -> int | None:
        return None if len(self.circle()) == 1 else self.goes_off

    def advance(self, at: int) -> None:
        self.ply += 1
        while len(self.circle()) > 1 and self.goes_off <= at:
            self.go_off()
            self.goes_off += FUSE

    def outcome(self) -> Outcome | None:
        if len(self.circle()) > 1:
            return None
        standing = [place or 1 for place in self.places]
        return Outcome("POT-6", standing, [self.seats - place for place in standing])

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice
        return twin


class HotPotato(Game[HotPotatoState, Options, HotPotatoView, HotPotatoPosition]):
    """Hot Potato."""

    key = "hot-potato"
    title = "Hot Potato"
    seats = range(2, 5)
    view = HotPotatoView
    position = HotPotatoPosition
    rules_version = 1
    clauses = ("POT-1", "POT-2", "POT-3", "POT-4", "POT-5", "POT-6")
    moves = ("toss", "clap")
    longest = 3 * (CATCHES + 3) + 3
    has_secrets = False
    shared_turns = SharedTurns()

    def __init__(self, kind: type[HotPotatoState] = HotPotatoState) -> None:
        self.state = kind


POTATO = HotPotato()
