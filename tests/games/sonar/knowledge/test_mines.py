"""Mines that nobody has seen: whether so many can lie where they may (SON-30)."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from fathom.games.sonar.knowledge.shapes import can_lie

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
