"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from fathom.engine.fields import Seat
from fathom.engine.position import Position
from tests.toys.pearl.spec import PEARLS


class PearlPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table."""

    turn: Seat
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
