"""How a game ended, and why."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """The ranking by seat, and the clause that ended the game."""

    clause: str
    """The rule by which the game ended."""
    places: list[int]
    """By seat: 1 is first; seats that tie share the better place."""
    scores: list[int]
    """By seat: what the ranking is about, before tie-breaks."""

    @property
    def winners(self) -> list[int]:
        """Every seat in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Remark(msgspec.Struct, frozen=True):
    """One thing that made a game end as it did, ready for translation."""

    seats: list[int]
    """Who did it, or whom it befell: one seat, or a side."""
    message: str
    """The name of a message; `facts` fill its places."""
    facts: dict[str, str | int] = {}


def places(merits: Sequence[Any]) -> list[int]:
    """The place of each seat by its merit, the greatest first; equal merits share a place."""
    ranked = sorted(merits, reverse=True)
    return [1 + ranked.index(merit) for merit in merits]
