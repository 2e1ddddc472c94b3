"""Mines that nobody has seen: whether so many can lie where they may (SON-30)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.games.sonar.knowledge.belief import MANY_MINES, belief_about, settled_belief
from fathom.games.sonar.knowledge.shapes import can_lie
from fathom.games.sonar.notation import ANSWER, MINE, SILENCE, START
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import new

MINES = 14
"""More than a patient captain lays; there are far too many ways to try them all."""


@given(st.lists(st.integers(0, 31), max_size=5))
def test_mines_lie_on_different_fields(masks: list[int]) -> None:
    """SON-30: the same answer as when every way to lay them is tried."""
    fields = [[bit for bit in range(5) if mask >> bit & 1] for mask in masks]
    assert can_lie(masks) == any(len(set(laid)) == len(masks) for laid in product(*fields))


def test_many_mines_are_no_more_work_than_few() -> None:
    """One more than there is room for: whoever tried every way would never be done."""
    room = (1 << MINES - 1) - 1
    assert not can_lie([room] * MINES)
    assert can_lie([room] * (MINES - 1))
    assert can_lie([room] * (MINES - 1) + [1 << MINES])


def miners(seed: int) -> SonarState:
    """Two boats that lay mines whenever they can, until one of them has many."""
    pick = Random(seed)
    state = new(2, seed=seed, mine_gauge=1)
    while max(len(boat.mines) for boat in state.boats) <= MANY_MINES:
        assert state.outcome() is None
        seat = state.to_act()[0]
        moves = [move for move in state.legal_moves(seat) if move < START or move >= ANSWER]
        mines = [move for move in moves if MINE <= move < SILENCE]
        state.apply(seat, pick.choice(mines or moves or state.legal_moves(seat)))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_many_mines_are_forgotten_but_no_field_of_the_boat(seed: int) -> None:
    """Where it need not be exact: too many ways in which they can lie would be kept apart."""
    state = miners(seed)
    number = 0 if len(state.boats[0].mines) > MANY_MINES else 1
    belief = belief_about(state, number)
    simple = belief.simplified()
    assert belief.minds_mines and not simple.minds_mines
    assert simple.fields() == settled_belief(state, number).fields()
    assert simple.layouts(1)[0] == []
