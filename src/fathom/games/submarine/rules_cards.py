# mypyc: compile
"""Hands and piles, and who knows what is in them.

A card in a pile is a number: its background in the lowest three bits, and above them a bit for
each seat that knows it because it put it there. The top of a pile is the end of its list.

A hand is five numbers, one for each background, of two bits for each seat: how many such cards
that seat knows to be there. What the owner knows is the hand itself. Cards of one background are
alike, so nobody need know which of them it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fathom.engine.dice import Dice
from fathom.games.submarine import effects as happened
from fathom.games.submarine.rules_table import PAY, SubmarineTable, one
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    CARDS_OF_BACKGROUND,
    SHELL,
)

ONES: Final = 0b0101010101
"""One for each of five seats."""
KNOWERS: Final = 3
"""From this bit on a card in a pile says who knows it."""
BACKGROUND: Final = 7
SPREAD: Final = vec[i64](
    [sum([1 << (2 * seat) for seat in range(5) if (mask >> seat) & 1]) for mask in range(32)]
)
"""By set of seats, a bit each: one for each of them, two bits each."""


def _known(counts: i64) -> i64:
    """One for each seat that knows at least one."""
    return (counts | (counts >> 1)) & ONES


@mypyc_attr(acyclic=True)
class SubmarineCards(SubmarineTable):
    """The cards of the table."""

    def hand_size(self, seat: int) -> int:
        """How many cards are in a hand."""
        return int(self._hand_size(seat))

    def _hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        first = seat * BACKGROUNDS
        background: i64 = 0
        while background < BACKGROUNDS:
            size += (self.hands[first + background] >> (2 * seat)) & 3
            background += 1
        return size

    def _holds(self, seat: i64, background: i64) -> i64:
        """How many cards of a background are in a hand."""
        return (self.hands[seat * BACKGROUNDS + background] >> (2 * seat)) & 3

    def known_hand(self, seat: int, knower: int) -> list[int]:
        """By background: how many cards `knower` knows to be in a hand; the owner knows all."""
        first = seat * BACKGROUNDS
        return [
            int((self.hands[first + background] >> (2 * knower)) & 3)
            for background in range(BACKGROUNDS)
        ]

    # What happens to cards

    def _gain(self, seat: i64, card: i64) -> None:
        """A card from a pile comes to a hand; whoever knew it knows that it is there."""
        index = seat * BACKGROUNDS + (card & BACKGROUND)
        knowers = (card >> KNOWERS) | one(seat)
        self.hands[index] += SPREAD[knowers]

    def _lose_openly(self, seat: i64, background: i64) -> None:
        """All see which card leaves a hand (SUB-16)."""
        index = seat * BACKGROUNDS + background
        counts = self.hands[index]
        self.hands[index] = counts - _known(counts)

    def _lose_hidden(self, seat: i64, background: i64, witnesses: i64) -> None:
        """A card leaves a hand, seen by its owner and `witnesses` alone.

        Of every background, anybody else can now be sure of one card less.
        """
        sure = SPREAD[witnesses | one(seat)]
        first = seat * BACKGROUNDS
        other: i64 = 0
        while other < BACKGROUNDS:
            counts = self.hands[first + other]
            lost = _known(counts)
            if other != background:
                lost = lost & (ONES ^ sure)
            if lost != 0:
                self.hands[first + other] = counts - lost
            other += 1

    def _all_know_of(self, seat: i64, background: i64) -> None:
        """Everybody is sure that a hand holds such a card."""
        index = seat * BACKGROUNDS + background
        counts = self.hands[index]
        everybody = SPREAD[one(self.seats) - 1]
        self.hands[index] = counts + (everybody & (ONES ^ _known(counts)))

    def _fill_hand(self, seat: i64) -> None:
        """Draw up to three, as far as the pile goes (SUB-25)."""
        if self._hand_size(seat) == self.full_hand:
            return
        drawn: list[int] = []
        self._draw(seat, drawn)
        self._tell_drawn(seat, drawn)

    def _draw(self, seat: i64, drawn: list[int]) -> None:
        """The same, adding to `drawn` what is to be told."""
        pile = self.piles[seat]
        wanted = self.full_hand - self._hand_size(seat)
        while wanted > 0 and pile:
            card = pile.pop()
            self._gain(seat, card)
            wanted -= 1
            if self.effects is not None:
                drawn.append(card % 8 + 1)

    def _tell_drawn(self, seat: i64, drawn: list[int]) -> None:
        """Tell the owner, as the cards lie in the hand: it does not show the order of drawing."""
        if self.effects is not None and drawn:
            drawn.sort()
            self.tell(happened.Drew(int(seat), drawn), (int(seat),))

    def _give(self, seat: i64, owner: i64, card: i64, source: str, drawn: list[int]) -> None:
        """One toll card, onto the pile of its receiver, who draws it if short (SUB-18, SUB-19)."""
        self.tolls += 1
        self.owed[owner] -= 1
        self.piles[owner].append(int(card))
        if self.effects is not None:
            self.tell(happened.TollPaid(int(seat), int(owner), source))
            if source == "hand":
                self.tell(happened.TollChosen(int(seat), int(card & BACKGROUND) + 1), (int(seat),))
        self._draw(owner, drawn)

    # Knowledge

    def must_hold(self) -> int:
        """The background that the seat on turn is known to hold; -1 if none.

        Who has chosen a treasure and could not use a joker has a card for it (SUB-32).
        """
        if self.phase != PAY:
            return -1
        tile = self.board[self.pending]
        if tile < SHELL and len(self.beside[self.turn]) > self.fresh:
            return -1
        return int(tile % BACKGROUNDS)

    def _imagine_cards(self, seat: int, dice: Dice) -> None:
        """Deal anew every card that the seat does not know.

        What others know of hands is forgotten: it is not for this seat to know.
        """
        gone = self.options.unused_of_each(self.seats)
        left = vec[i64]([CARDS_OF_BACKGROUND - gone] * BACKGROUNDS)
        """By background: how many cards are somewhere that the seat does not know."""
        for background in range(BACKGROUNDS):
            left[background] -= self.discard[background]
        unknown_in_hand = vec[i64]([0] * self.seats)
        for holder in range(self.seats):
            unknown_in_hand[holder] = self._hand_size(holder) - self._keep_known(holder, seat, left)
        for pile in self.piles:
            for card in pile:
                if is_known(card, seat):
                    left[card & BACKGROUND] -= 1
        unknown = self._mixed(left, dice)
        top = len(unknown)
        for pile in self.piles:
            for place in range(len(pile)):
                card = pile[place]
                if not is_known(card, seat):
                    top -= 1
                    pile[place] = int((card >> KNOWERS << KNOWERS) | unknown[top])
        for holder in range(self.seats):
            for _ in range(unknown_in_hand[holder]):
                top -= 1
                self.hands[holder * BACKGROUNDS + unknown[top]] += one(2 * holder)
        self.removed = vec[i64]([gone] * BACKGROUNDS)
        while top > 0:
            top -= 1
            self.removed[unknown[top]] += 1
        self.note_what_all_know()

    def _keep_known(self, holder: i64, seat: i64, left: vec[i64]) -> i64:
        """Leave in a hand only what the seat knows to be there, and in `left` what is elsewhere.

        How many cards that are.
        """
        kept: i64 = 0
        background: i64 = 0
        while background < BACKGROUNDS:
            index = holder * BACKGROUNDS + background
            known = (self.hands[index] >> (2 * seat)) & 3
            left[background] -= known
            kept += known
            self.hands[index] = (known << (2 * seat)) | (known << (2 * holder))
            background += 1
        return kept

    def _mixed(self, counts: vec[i64], dice: Dice) -> vec[i64]:
        """So many cards of each background, in a random order."""
        cards = vec[i64]()
        background: i64 = 0
        while background < BACKGROUNDS:
            for _ in range(counts[background]):
                cards = append(cards, background)
            background += 1
        dice.shuffle_part(cards, 0, len(cards))
        return cards

    def note_what_all_know(self) -> None:
        """A treasure that no joker can pay tells everybody one card of the hand (SUB-32)."""
        background = self.must_hold()
        if background >= 0:
            self._all_know_of(self.turn, background)


def is_known(card: i64, seat: i64) -> bool:
    """Whether a seat knows a card in a pile."""
    return (card >> (KNOWERS + seat)) & 1 != 0
