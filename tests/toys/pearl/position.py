"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fathom.engine.position import Position, common_part
from fathom.engine.state import NOBODY
from tests.toys.pearl.spec import PEARLS

if TYPE_CHECKING:
    from tests.toys.pearl.rules import PearlState


class PearlPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table."""

    turn: int | None
    hands: list[int]
    bag: list[int]
    laid_down: list[int]

    def faults(self) -> list[str]:
        faults = []
        pearls = sorted([*self.hands, *self.bag, *self.laid_down])
        if pearls != list(range(1, PEARLS + 1)):
            faults.append(f"pearls: not 1 to {PEARLS}, once each (PRL-1)")
        if len(self.hands) != self.seats:
            faults.append(f"hands: there are {len(self.hands)}, not {self.seats}")
        if self.turn is not None and not 0 <= self.turn < self.seats:
            faults.append(f"turn: {self.turn} is no seat")
        return faults


def position_of(state: PearlState) -> dict[str, Any]:
    """The whole table as plain JSON values."""
    position: dict[str, Any] = msgspec.to_builtins(
        PearlPosition(
            **common_part(state),
            turn=None if state.turn == NOBODY else state.turn,
            hands=state.hands,
            bag=state.bag,
            laid_down=state.laid_down,
        )
    )
    return position


def restore(state: PearlState, position: PearlPosition) -> PearlState:
    """Lay a position without faults on an empty table."""
    state.turn = NOBODY if position.turn is None else position.turn
    state.hands = list(position.hands)
    state.bag = list(position.bag)
    state.laid_down = list(position.laid_down)
    return state
