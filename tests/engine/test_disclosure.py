"""Disclosure: whether a move told somebody something that was hidden."""

from __future__ import annotations

from typing import Self

import pytest

from fathom.engine.dice import Dice
from fathom.engine.disclosure import discloses
from fathom.engine.effects import Effect
from tests.toys.doubles import SHOW, SWAP, HotPotato, Pearls, PearlsState


class Rang(Effect, frozen=True):
    """Everybody heard it."""


class Bell(PearlsState):
    """Whoever swaps away the greatest pearl rings a bell; they need not draw another one."""

    def swap(self, seat: int) -> None:
        self.aside[seat] = self.hands[seat]
        if self.hands[seat] == 8 and self.effects is not None:
            self.tell(Rang())


class Unlikely(Bell):
    """So many worlds are possible that in those somebody imagines the bell never rings."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        other = 1 - seat
        if twin.hands[other] == 8 and not self.shown[other]:
            twin.hands[other], twin.deck[0] = twin.deck[0], twin.hands[other]
        return twin


def dealt(kind: type[PearlsState], *hands: int) -> PearlsState:
    """Two seats with these pearls."""
    state = Pearls(kind).new(2, seed=1)
    assert isinstance(state, PearlsState)
    state.hands = list(hands)
    state.deck = [pearl for pearl in range(1, 9) if pearl not in hands]
    return state


def test_a_pearl_that_is_shown_is_disclosed() -> None:
    assert discloses(dealt(PearlsState, 3, 4), 0, SHOW)


def test_a_bell_that_may_ring_tells_something_whether_it_does_or_not() -> None:
    assert discloses(dealt(Bell, 8, 4), 0, SWAP)
    assert discloses(dealt(Bell, 3, 4), 0, SWAP)


def test_a_bell_that_everybody_knew_would_not_ring_tells_nothing() -> None:
    assert not discloses(dealt(Bell, 3, 8), 0, SWAP)


def test_what_really_happened_counts_even_if_nobody_imagined_it() -> None:
    assert discloses(dealt(Unlikely, 8, 4), 0, SWAP)
    assert not discloses(dealt(Unlikely, 3, 4), 0, SWAP)


def test_where_nothing_is_hidden_nothing_is_disclosed() -> None:
    state = HotPotato().new(2, seed=1)
    seat = state.to_act()[0]
    assert not discloses(state, seat, state.legal_moves(seat)[0])


@pytest.mark.parametrize("move", [SWAP, SHOW])
def test_judging_changes_nothing(move: int) -> None:
    state = dealt(Bell, 8, 4)
    before = state.position()
    discloses(state, 0, move)
    assert state.position() == before
