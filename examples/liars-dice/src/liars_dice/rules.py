"""The rules of Liar's Dice. Clause numbers are those of `fathom rules liars-dice`."""

from __future__ import annotations

from typing import Final

from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.outcome import Outcome, places
from fathom.engine.state import NOBODY, State
from liars_dice import effects as happened
from liars_dice.notation import DOUBT, FIRST_BID, ROLL, bid_move, bid_of
from liars_dice.spec import FACES, WILD_FACE, LiarsDiceOptions
from liars_dice.view import LastBid, LiarsDiceView, view_of

BIDDING: Final = 0
OPEN: Final = 1
"""All cups are lifted, until the next round is rolled."""
OVER: Final = 2

Cup = tuple[int, ...]
"""The dice under a cup, in ascending order."""


class LiarsDiceState(State):
    """A table of Liar's Dice."""

    options: LiarsDiceOptions

    def __init__(self, game: Game, seats: int, options: LiarsDiceOptions, dice: Dice) -> None:
        super().__init__(game, seats, options, dice)
        self.phase = BIDDING
        self.round = 1
        self.left = [options.dice] * seats
        """By seat: how many dice it has for the next roll."""
        self.cups: list[Cup] = [()] * seats
        """By seat: what it rolled in this round."""
        self.bid: LastBid | None = None
        """The last bid of this round."""
        self.loser = NOBODY
        """Who lost a die in this round, once the cups are lifted."""
        self.fell = [0] * seats
        """By seat: the round in which it went out; 0 while it is in."""

    def deal(self) -> None:
        """Draw who starts, and roll (LIE-2, LIE-3)."""
        starter = self.options.starter
        self.turn = self.dice.below(self.seats) if starter is None else starter
        self.cups = [roll(count, self.dice) for count in self.left]

    # Whose turn, what is possible

    def legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        if self.phase == OPEN:
            return [ROLL]
        bid = self.bid
        lowest = FIRST_BID if bid is None else bid_move(bid.count, bid.face) + 1  # LIE-5
        highest = bid_move(self.dice_on_table(), FACES)  # LIE-6
        bids = list(range(lowest, highest + 1))
        return bids if bid is None else [DOUBT, *bids]  # LIE-7

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        if self.phase == OPEN:
            return "LIE-12", "the cups are lifted: roll for the next round first"
        if move == ROLL:
            return "LIE-12", "this round is not over: bid or doubt"
        if move == DOUBT:
            return "LIE-7", "nobody has bid in this round, so there is nothing to doubt"
        if bid_of(move)[0] > self.dice_on_table():
            return "LIE-6", f"only {self.dice_on_table()} dice lie on the table"
        assert self.bid is not None
        return "LIE-5", f"it is not higher than {self.bid.count} × {self.bid.face}"

    def dice_on_table(self) -> int:
        """How many dice lie under all the cups together."""
        return sum(len(cup) for cup in self.cups)

    def counts(self, die: int) -> bool:
        """Whether a die counts for the last bid (LIE-9)."""
        return self.bid is not None and counts_for(self.bid.face, die, self.options.wild_ones)

    def found(self) -> int:
        """How many dice count for the last bid."""
        return sum(self.counts(die) for cup in self.cups for die in cup)

    def next_in(self, seat: int) -> int:
        """The next seat that still has dice (LIE-8)."""
        following = ((seat + step) % self.seats for step in range(1, self.seats + 1))
        return next(other for other in following if self.left[other] > 0)

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        if move == DOUBT:
            assert self.bid is not None
            self._lift_cups(seat, self.bid)
        elif move == ROLL:
            self._roll(seat)
        else:
            count, face = bid_of(move)
            self.bid = LastBid(seat, count, face)
            self.turn = self.next_in(seat)  # LIE-8
            if self.effects is not None:
                self.tell(happened.Bid(seat, count, face))

    def _lift_cups(self, doubter: int, bid: LastBid) -> None:
        """Count, and take a die from whoever was wrong (LIE-9, LIE-10)."""
        loser = doubter if self.found() >= bid.count else bid.seat
        self.loser = loser
        self.left[loser] -= 1
        if self.left[loser] == 0:  # LIE-11
            self.fell[loser] = self.round
        if self.effects is not None:
            self._tell_count(doubter, bid)
        if sum(left > 0 for left in self.left) == 1:  # LIE-13
            self.phase = OVER
            self.turn = NOBODY
            if self.effects is not None:
                self.tell(happened.GameEnded(self.next_in(loser)))
        else:
            self.phase = OPEN
            self.turn = loser if self.left[loser] else self.next_in(loser)  # LIE-12

    def _tell_count(self, doubter: int, bid: LastBid) -> None:
        self.tell(happened.Doubted(doubter, bid.seat))
        for seat, cup in enumerate(self.cups):
            if cup:
                self.tell(happened.Showed(seat, list(cup)))
        self.tell(happened.Counted(self.found(), bid.count, bid.face))
        self.tell(happened.LostDie(self.loser, self.left[self.loser]))
        if self.left[self.loser] == 0:
            self.tell(happened.WentOut(self.loser))

    def _roll(self, starter: int) -> None:
        """Begin the next round (LIE-2, LIE-12)."""
        self.phase = BIDDING
        self.round += 1
        self.bid = None
        self.loser = NOBODY
        self.cups = [roll(count, self.dice) for count in self.left]
        if self.effects is not None:
            self.tell(happened.RoundStarted(self.round, starter))
            for seat, cup in enumerate(self.cups):
                if cup:
                    self.tell(happened.Rolled(seat, list(cup)), (seat,))

    def outcome(self) -> Outcome | None:
        """Who stayed in longer is better; the score is how many went out before (LIE-13)."""
        if self.phase != OVER:
            return None
        stayed = [self.round + 1 if fell == 0 else fell for fell in self.fell]
        ranking = places(stayed)
        return Outcome("LIE-13", ranking, [self.seats - place for place in ranking])

    # Copies and knowledge

    def imagine(self, seat: int, dice: Dice) -> LiarsDiceState:
        """While cups are down a seat knows only its own; any dice may lie under the others."""
        twin = self.copy()
        twin.dice = dice
        if self.phase == BIDDING:
            twin.cups = [
                cup if owner == seat else roll(len(cup), dice)
                for owner, cup in enumerate(self.cups)
            ]
        return twin

    def view(self, seat: int | None) -> LiarsDiceView:
        return view_of(self, seat)

    # Reading and checking

    def conserved(self) -> dict[str, int]:
        """Every round costs exactly one die (LIE-10)."""
        lost = self.round - (self.phase == BIDDING)
        return {"dice": sum(self.left) + lost}

    def figures(self) -> dict[str, float]:
        bids = self.ply - 2 * self.round + 1  # each round has one doubt, all but the first a roll
        return {"rounds": self.round, "bids-a-round": bids / self.round}


def roll(count: int, dice: Dice) -> Cup:
    """So many dice under a cup (LIE-2)."""
    return tuple(sorted(dice.below(FACES) + 1 for _ in range(count)))


def counts_for(face: int, die: int, wild_ones: bool) -> bool:
    """Whether a die counts for a bid on a face (LIE-9)."""
    return die == face or (wild_ones and die == WILD_FACE)
