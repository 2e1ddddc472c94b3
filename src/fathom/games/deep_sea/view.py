"""What a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from fathom.engine.fields import word
from fathom.engine.view import View, view_by_fields

if TYPE_CHECKING:
    from fathom.games.deep_sea.rules import DeepSeaState

Phase = Literal["direction", "explore", "over"]
PHASES: tuple[Phase, ...] = ("direction", "explore", "over")
PhaseWord = Annotated[Phase, word(PHASES)]


class Diver(msgspec.Struct, frozen=True, kw_only=True):
    """One diver, as everybody sees them."""

    depth: int
    """0 is the submarine, 1 the first space below."""
    returning: bool
    home: bool
    sack: list[list[int]]
    """The levels of each treasure taken in this round; several for a stack."""
    values: list[list[int]] | None
    """The same treasures' values: only your own, and only once you are home (DSA-19)."""
    stored: list[int]
    """The values brought home in earlier rounds, in the order of storing."""


class Haul(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a round ended for one diver (DSA-19, DSA-20)."""

    home: bool
    depth: int
    """Where the diver was when the round ended; 0 is the submarine."""
    levels: list[int]
    """Of each chip that the diver carried: stored if home, lost if not."""
    values: list[int]
    """Of the same chips, if they were brought home."""


class BoxView(msgspec.Struct, frozen=True):
    """What the table is played with: by the rulebook, or by the rules of the house."""

    air: int
    rounds: int
    spaces: int
    """Of the path, before the first round."""
    values: list[list[int]]
    """By level: its least and its greatest value."""


class DeepSeaView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    box: BoxView
    phase: PhaseWord
    round: int
    tank: int
    path: list[list[int]]
    """From the submarine down: the levels on each space, none for a blank."""
    divers: list[Diver]
    hauls: list[list[Haul]]
    """By round that is over, and by seat: how it ended."""


def view_of(state: DeepSeaState, seat: int | None) -> DeepSeaView:
    """What that seat, or a spectator, may see."""
    box = state.box
    return view_by_fields(
        DeepSeaView,
        state,
        seat,
        box=BoxView(
            box.air, box.rounds, box.chips, [[values[0], values[-1]] for values in box.values]
        ),
        path=[box.shown(space) for space in state.path],
        divers=[
            Diver(
                depth=state.depth[diver],
                returning=state.returning[diver],
                home=state.home[diver],
                sack=[box.shown(treasure) for treasure in state.sack[diver]],
                values=(
                    [list(treasure) for treasure in state.sack[diver]]
                    if diver == seat and state.home[diver]
                    else None
                ),
                stored=list(state.stored[diver]),
            )
            for diver in range(state.seats)
        ],
    )


def open_view_of(state: DeepSeaState) -> DeepSeaView:
    """The table with the values of all that was brought home (DSA-19)."""
    public = view_of(state, None)
    own = [view_of(state, seat).divers[seat].values for seat in range(state.seats)]
    return msgspec.structs.replace(
        public,
        divers=[
            msgspec.structs.replace(diver, values=values)
            for diver, values in zip(public.divers, own, strict=True)
        ],
    )
