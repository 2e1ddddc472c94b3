# mypyc: compile
"""The movement cards: dealing, drawing, and dealing anew what a seat cannot see (TIT-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.titanic.box import Box
from fathom.games.titanic.rules_holdings import begins_with_one
from fathom.games.titanic.spec import FARTHEST

MOST_TRIES: Final = 60
"""After so many tries to draw a hand, all of them are drawn anew."""


def dealt(seats: int, box: Box, dice: Dice) -> tuple[list[list[int]], list[int]]:
    """A hand each, in ascending order, and the pile; its last card is drawn first."""
    pile = box.cards[:]
    dice.shuffle(pile)
    hands: list[list[int]] = []
    for _ in range(seats):
        hand: list[int] = []
        for _ in range(box.hand):
            hand.append(pile.pop())
        hand.sort()
        hands.append(hand)
    return hands, pile


def refill(hand: list[int], full: int, pile: list[int], discard: list[int], dice: Dice) -> bool:
    """Draw until the hand is full; whether the discard had to become the pile (TIT-15)."""
    was_shuffled = False
    while len(hand) < full:
        if not pile:
            pile.extend(discard)
            discard.clear()
            dice.shuffle(pile)
            was_shuffled = True
        hand.append(pile.pop())
    hand.sort()
    return was_shuffled


def redealt(
    hands: list[list[int]],
    pile: list[int],
    holdings: list[list[list[int]]],
    seat: int,
    dice: Dice,
) -> tuple[list[list[int]], list[int]]:
    """Hands and pile as they could be for all that this seat can see and conclude.

    Hands of which something is known are drawn until they agree with that, one after the other.
    """
    cards = _mixed(hands, pile, seat, dice)
    if not _is_any_known(holdings, seat):
        return _dealt_out(hands, cards, holdings, seat, dice), cards
    # The dice stay as they are, so that what they bring next does not depend on how long it takes.
    ahead = dice.copy()
    again = Dice(int(ahead.word()) << 32 | int(ahead.word()))
    while True:
        rest = cards[:]
        fresh = _dealt_out(hands, rest, holdings, seat, again)
        if fresh:
            return fresh, rest
        again.shuffle(cards)


def _mixed(hands: list[list[int]], pile: list[int], seat: int, dice: Dice) -> list[int]:
    """The cards that this seat does not see, in a random order."""
    counts = vec[i64]([0] * (FARTHEST + 1))
    for card in pile:
        counts[card] += 1
    for other, hand in enumerate(hands):
        if other != seat:
            for card in hand:
                counts[card] += 1
    cards: list[int] = []  # at first in order, so that the draw depends on nothing else
    for value in range(FARTHEST + 1):
        for _number in range(counts[value]):
            cards.append(value)
    dice.shuffle(cards)
    return cards


def _is_any_known(holdings: list[list[list[int]]], seat: int) -> bool:
    """Whether something can be concluded about a hand of another seat."""
    for other, known in enumerate(holdings):
        if other != seat and known:
            return True
    return False


def _dealt_out(
    hands: list[list[int]],
    cards: list[int],
    holdings: list[list[list[int]]],
    seat: int,
    again: Dice,
) -> list[list[int]]:
    """Hands from the end of the cards, which are taken away; none if one seems impossible.

    So it is where hands before it hold what it must have.
    """
    fresh: list[list[int]] = []
    for other, hand in enumerate(hands):
        if other == seat:
            fresh.append(hand[:])
            continue
        rest = len(cards) - len(hand)
        drawn = cards[rest:]
        tries = 0
        while not begins_with_one(drawn, holdings[other]):
            if tries == MOST_TRIES:
                return []
            again.shuffle(cards)
            drawn = cards[rest:]
            tries += 1
        del cards[rest:]
        drawn.sort()
        fresh.append(drawn)
    return fresh
