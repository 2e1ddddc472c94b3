"""What a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.engine.view import View, view_by_fields

if TYPE_CHECKING:
    from tests.toys.pearl.rules import PearlState


class PearlView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    hands: list[int | None]
    """By seat; None is a pearl that you may not see."""
    laid_down: list[int]
    in_bag: int


def view_of(state: PearlState, seat: int | None) -> PearlView:
    """Your own pearl; everybody's once the game is over (PRL-4)."""
    is_over = not state.to_act()
    return view_by_fields(
        PearlView,
        state,
        seat,
        hands=[
            pearl if is_over or owner == seat else None for owner, pearl in enumerate(state.hands)
        ],
        in_bag=len(state.bag),
    )
