"""What a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from fathom.engine.fields import BySeat, Seat, SeatNumber, word
from fathom.engine.view import View, view_by_fields

if TYPE_CHECKING:
    from liars_dice.rules import LiarsDiceState

Phase = Literal["bidding", "open", "over"]
PHASES: tuple[Phase, ...] = ("bidding", "open", "over")
PhaseWord = Annotated[Phase, word(PHASES)]


class LastBid(msgspec.Struct, frozen=True):
    """The bid that is to be raised or doubted, or that was doubted."""

    seat: SeatNumber
    count: int
    face: int


class CupView(msgspec.Struct, frozen=True, kw_only=True):
    """The cup of one seat."""

    size: int
    """How many dice lie under it."""
    dice: list[int] | None
    """What they show: only your own, and everybody's once the cups are lifted (LIE-2, LIE-9)."""
    counted: list[bool]
    """Once the cups are lifted: which of them count for the bid (LIE-9)."""
    left: int
    """How many dice its owner has for the next roll."""


class LiarsDiceView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    phase: PhaseWord
    round: int
    bid: LastBid | None
    found: int | None
    """Once the cups are lifted: how many dice count for the bid."""
    loser: Seat
    """Once the cups are lifted: who lost a die."""
    cups: BySeat[CupView]


def view_of(state: LiarsDiceState, seat: int | None) -> LiarsDiceView:
    """What that seat, or a spectator, may see."""
    is_open = PHASES[state.phase] != "bidding"
    return view_by_fields(
        LiarsDiceView,
        state,
        seat,
        found=state.found() if is_open else None,
        cups=[
            CupView(
                size=len(cup),
                dice=list(cup) if is_open or owner == seat else None,
                counted=[state.counts(die) for die in cup] if is_open else [],
                left=state.left[owner],
            )
            for owner, cup in enumerate(state.cups)
        ],
    )


def open_view_of(state: LiarsDiceState) -> LiarsDiceView:
    """The table with all cups lifted, for looking back."""
    public = view_of(state, None)
    return msgspec.structs.replace(
        public,
        cups=[
            msgspec.structs.replace(cup, dice=list(dice))
            for cup, dice in zip(public.cups, state.cups, strict=True)
        ],
    )
