# mypyc: compile
"""Hands and piles, and who knows what is in them.

A card in a pile is a number: its background in the lowest three bits, and above them a bit for
each seat that knows it because it put it there. The top of a pile is the end of its list.

A hand is five numbers, one for each background, of two bits for each seat: how many such cards
that seat knows to be there. What the owner knows is the hand itself. Cards of one background are
alike, so nobody need know which of them it is.

A card that left a hand unseen while somebody knew of one there bears the owner's mark in its pile:
what was known to be in the hand is there or among the marked ones. `pools` says how many of each
background that are, in the form of `hands`; there are none while nobody knows more by them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.submarine import effects as happened
from fathom.games.submarine.rules_table import NONE, PAY, SubmarineTable, one
from fathom.games.submarine.spec import (
    BACKGROUNDS,
    CARDS,
    CARDS_OF_BACKGROUND,
    SHELL,
)

ONES: Final = 0b0101010101
"""One for each of five seats."""
KNOWERS: Final = 3
"""From this bit on a card in a pile says who knows it."""
BACKGROUND: Final = 7
EVERYBODY: Final = 31
MARK: Final = 8
"""From this bit on a card in a pile says out of whose hand it came unseen: the seat and one."""
UNMARKED: Final = 255
MOST_KNOWN: Final = 3
SPREAD: Final = vec[i64](
    [sum([1 << (2 * seat) for seat in range(5) if (mask >> seat) & 1]) for mask in range(32)]
)
"""By set of seats, a bit each: one for each of them, two bits each."""


def _known(counts: i64) -> i64:
    """One for each seat that knows at least one."""
    return (counts | (counts >> 1)) & ONES


class SubmarineCards(SubmarineTable):
    """The cards of the table."""

    def hand_size(self, seat: int) -> int:
        """How many cards are in a hand."""
        return int(self._hand_size(seat))

    def _hand_size(self, seat: i64) -> i64:
        hands = self.hands
        size: i64 = 0
        first = seat * BACKGROUNDS
        background: i64 = 0
        while background < BACKGROUNDS:
            size += (hands[first + background] >> (2 * seat)) & 3
            background += 1
        return size

    def holds(self, seat: i64, background: i64) -> i64:
        """How many cards of a background are in a hand."""
        index = seat * BACKGROUNDS + background
        return (self.hands[index] >> (2 * seat)) & 3

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
        knowers = ((card >> KNOWERS) & EVERYBODY) | one(seat)
        self.hands[index] += SPREAD[knowers]
        if len(self.pools):
            self._gain_in_pools(seat, card)

    def _lose_openly(self, seat: i64, background: i64) -> None:
        """All see which card leaves a hand (SUB-16)."""
        index = seat * BACKGROUNDS + background
        counts = self.hands[index]
        self.hands[index] = counts - _known(counts)
        if len(self.pools):
            counts = self.pools[index]
            self.pools[index] = counts - _known(counts)
            self._drop_pools()

    def _lose_hidden(self, seat: i64, background: i64, witnesses: i64) -> i64:
        """A card leaves a hand, seen by its owner and `witnesses` alone; the card for a pile.

        Of every background, anybody else can now be sure of one card less. Without witnesses the
        card is marked, if anybody was sure of anything.
        """
        card = background | (one(seat) << KNOWERS)
        if witnesses == 0 and self._is_any_known(seat):
            if len(self.pools) == 0:
                self.pools = self.hands[:]
            card |= (seat + 1) << MARK
        sure = SPREAD[witnesses | one(seat)]
        hands = self.hands
        first = seat * BACKGROUNDS
        other: i64 = 0
        while other < BACKGROUNDS:
            counts = hands[first + other]
            lost = _known(counts)
            if other != background:
                lost = lost & (ONES ^ sure)
            if lost != 0:
                hands[first + other] = counts - lost
            other += 1
        if card >> MARK == 0 and len(self.pools):
            for knower in range(self.seats):
                if (witnesses >> knower) & 1:
                    self._leaves_pool(seat, knower, background)
                elif knower != seat:
                    self._any_leaves_pool(seat, knower)
        return card

    # Pools

    def _is_any_known(self, seat: i64) -> bool:
        """Whether somebody else is sure of a card in a hand, or among those marked as its own."""
        others = (ONES * MOST_KNOWN) ^ (MOST_KNOWN << (2 * seat))
        known: i64 = 0
        index = seat * BACKGROUNDS
        end = index + BACKGROUNDS
        while index < end:
            known |= self.hands[index]
            if len(self.pools):
                known |= self.pools[index]
            index += 1
        return known & others != 0

    def _leaves_pool(self, seat: i64, knower: i64, background: i64) -> None:
        """A card is gone from a pool, unless it is one that a seat knows to be in the hand."""
        index = seat * BACKGROUNDS + background
        sure = (self.hands[index] >> (2 * knower)) & 3
        if (self.pools[index] >> (2 * knower)) & 3 > sure:
            self.pools[index] -= one(2 * knower)

    def _any_leaves_pool(self, seat: i64, knower: i64) -> None:
        """A card is gone of which a seat knows no more than that it was in this pool."""
        for background in range(BACKGROUNDS):
            self._leaves_pool(seat, knower, background)

    def _gain_in_pools(self, seat: i64, card: i64) -> None:
        """A card has come to a hand: back to it, or from the pool of another (SUB-19, SUB-25)."""
        background = card & BACKGROUND
        for knower in range(self.seats):
            if knower != seat and (card >> (KNOWERS + knower)) & 1:
                index = seat * BACKGROUNDS + background
                if (self.pools[index] >> (2 * knower)) & 3 < MOST_KNOWN:
                    self.pools[index] += one(2 * knower)
        owner = (card >> MARK) - 1
        if owner < 0:
            return
        if owner != seat:
            self._leaves_pool(owner, seat, background)
            for knower in range(self.seats):
                if knower != owner and knower != seat:
                    self._any_leaves_pool(owner, knower)
        self._drop_pools()

    def _drop_pools(self) -> None:
        """Forget pools of which nobody knows more than of the hands."""
        for pile in self.piles:
            for card in pile:
                if card >> MARK:
                    return
        for holder in range(self.seats):
            others = (ONES * MOST_KNOWN) ^ (MOST_KNOWN << (2 * holder))
            for background in range(BACKGROUNDS):
                index = holder * BACKGROUNDS + background
                if (self.pools[index] ^ self.hands[index]) & others:
                    return
        self.pools = vec[i64]()

    def _end_doubts(self) -> None:
        """All cards are laid open when the game is over: nothing is marked any more."""
        if len(self.pools):
            self.pools = vec[i64]()
            for seat in range(self.seats):
                self._unmark(seat)

    def known_pool(self, seat: int, knower: int) -> list[int]:
        """By background: how many cards `knower` knows to be in a hand or to bear its mark."""
        first = seat * BACKGROUNDS
        pools = self.pools if len(self.pools) else self.hands
        return [
            int((pools[first + background] >> (2 * knower)) & 3)
            for background in range(BACKGROUNDS)
        ]

    def _all_know_of(self, seat: i64, background: i64) -> None:
        """Everybody is sure that a hand holds such a card."""
        index = seat * BACKGROUNDS + background
        counts = self.hands[index]
        everybody = SPREAD[one(self.seats) - 1]
        self.hands[index] = counts + (everybody & (ONES ^ _known(counts)))
        if len(self.pools):
            counts = self.pools[index]
            self.pools[index] = counts + (everybody & (ONES ^ _known(counts)))

    def _fill_hand(self, seat: i64) -> None:
        """Draw up to three, as far as the pile goes (SUB-25)."""
        if self._hand_size(seat) == self.full_hand:
            return
        drawn: list[int] = NONE if self.effects is None else []
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
        knower: i64 = seat
        gone = self.unused_of_each
        left = vec[i64]([CARDS_OF_BACKGROUND - gone] * BACKGROUNDS)
        """By background: how many cards are somewhere that the seat does not know."""
        background: i64 = 0
        while background < BACKGROUNDS:
            left[background] -= self.discard[background]
            background += 1
        unknown_in_hand = vec[i64]([0] * self.seats)
        for holder in range(len(unknown_in_hand)):
            size = self._hand_size(holder)
            unknown_in_hand[holder] = size - self._keep_known(holder, knower, left)
        dealt: list[int] = []
        if len(self.pools):
            dealt = self._imagine_pools(seat, unknown_in_hand, left, dice)
        for pile in self.piles:
            for known in pile:
                if is_known(known, knower):
                    left[known & BACKGROUND] -= 1
        unknown = self._mixed(left, dice)
        top = len(unknown)
        for owner, pile in enumerate(self.piles):
            for place in range(len(pile)):
                card: i64 = pile[place]
                if is_known(card, knower) or (dealt and CARDS * owner + place in dealt):
                    continue
                top -= 1
                pile[place] = int((card >> KNOWERS << KNOWERS) | unknown[top])
        for holder in range(len(unknown_in_hand)):
            for _number in range(unknown_in_hand[holder]):
                top -= 1
                self.hands[holder * BACKGROUNDS + unknown[top]] += one(2 * holder)
        self.removed = vec[i64]([gone] * BACKGROUNDS)
        while top > 0:
            top -= 1
            self.removed[unknown[top]] += 1
        if len(self.pools):
            self._drop_pools()
        self.note_what_all_know()

    def _imagine_pools(
        self, seat: int, unknown_in_hand: vec[i64], left: vec[i64], dice: Dice
    ) -> list[int]:
        """Deal what the seat knows to be in a pool, but not where; the places in piles for it.

        Others' knowledge of pools is forgotten, as that of hands is, and with it their marks.
        """
        dealt: list[int] = []
        for holder in range(self.seats):
            doubts: i64 = 0
            marked: list[int] = []
            for owner, pile in enumerate(self.piles):
                for place, card in enumerate(pile):
                    if card >> MARK == holder + 1 and not is_known(card, seat):
                        marked.append(CARDS * owner + place)
            for background in range(BACKGROUNDS):
                index = holder * BACKGROUNDS + background
                known = (self.pools[index] >> (2 * seat)) & 3
                self.pools[index] = known << (2 * seat)
                if holder == seat:
                    continue
                for _number in range(known - ((self.hands[index] >> (2 * seat)) & 3)):
                    doubts += 1
                    left[background] -= 1
                    where = dice.below(unknown_in_hand[holder] + len(marked))
                    if where < len(marked):
                        chosen = marked.pop(where)
                        dealt.append(chosen)
                        pile = self.piles[chosen // CARDS]
                        place = chosen % CARDS
                        pile[place] = pile[place] >> KNOWERS << KNOWERS | background
                    else:
                        unknown_in_hand[holder] -= 1
                        self.hands[index] += one(2 * holder)
            if doubts == 0:
                self._unmark(holder)
        return dealt

    def _unmark(self, holder: i64) -> None:
        """No card in a pile bears this mark any more."""
        for pile in self.piles:
            for place, card in enumerate(pile):
                if card >> MARK == holder + 1:
                    pile[place] = card & UNMARKED

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
        cards = vec[i64](capacity=CARDS)
        background: i64 = 0
        while background < BACKGROUNDS:
            for _number in range(counts[background]):
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
