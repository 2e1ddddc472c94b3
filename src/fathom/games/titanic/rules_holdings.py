# mypyc: compile
"""What everybody can conclude about a hand.

Whoever could enter nobody, though somebody was in the supply and the start field open, held no
card that leads off it (TIT-13). What is known of a hand is a list of parts, each cards in ascending
order: it holds at least one of them. Nothing is known where the list is empty. A list is never
changed, so copies of a table share it.
"""

from __future__ import annotations

from fathom.games.titanic.rules_plan import NOWHERE
from fathom.games.titanic.rules_ship import Ship, bits_of


def every_hand(cards: list[int], most: int) -> list[list[list[int]]]:
    """By how many cards up to `most`: all hands that these cards allow, each in ascending order."""
    found: list[list[list[int]]] = [[[]]]
    for size in range(most):
        found.append(
            [
                [*hand, card]
                for hand in found[size]
                for card in sorted(set(cards))
                if (not hand or card >= hand[-1]) and hand.count(card) < cards.count(card)
            ]
        )
    return found


def shut_in(
    ship: Ship, seat: int, every: list[list[int]], known: list[list[int]]
) -> list[list[int]]:
    """What is known of a hand, one of `every`, now that nobody could enter."""
    start = ship.plan.start
    leading_off = ship.leading_off(seat, start)
    kept = [
        hand
        for hand in every
        if not bits_of(hand) & leading_off
        and holds_one(hand, known)
        and not ship.has_way(seat, start, hand, NOWHERE)
    ]
    return [] if len(kept) == len(every) else kept


def without_card(known: list[list[int]], card: int, size: int) -> list[list[int]]:
    """What is known of a hand of so many cards once one of them has been played.

    It may have been one of those that are known, or another if there are more.
    """
    found: list[list[int]] = []
    for part in known:
        left = part
        if card in part:
            left = part[:]
            left.remove(card)
        elif len(part) == size:
            continue
        if left not in found:
            found.append(left)
    return [] if [] in found else found


def begins_with_one(drawn: list[int], known: list[list[int]]) -> bool:
    """Whether the first of these cards are one of the parts: those that were there already.

    Whoever draws hands so draws them as often as they are: what came later came by chance.
    """
    if not known:
        return True
    for part in known:
        if sorted(drawn[: len(part)]) == part:
            return True
    return False


def holds_one(hand: list[int], known: list[list[int]]) -> bool:
    """Whether a hand agrees with what is known of it."""
    if not known:
        return True
    for part in known:
        rest = hand[:]
        is_held = True
        for card in part:
            if card not in rest:
                is_held = False
                break
            rest.remove(card)
        if is_held:
            return True
    return False
