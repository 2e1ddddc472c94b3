"""Manners: how players of the same strength differ, and how people err."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, Literal, get_args

from fathom.engine.kinds import S

Style = Literal["careful", "greedy", "sly"]
"""What somebody likes, where several moves are worth about the same."""
STYLES: tuple[Style, ...] = get_args(Style)
Tastes = Mapping[Style, Mapping[str, float]]
"""By style, and by what speaks for a move (see Reason): how much it is liked; else not at all."""


class Manners(Generic[S]):
    """What a game knows about the people who play it. This one knows nothing."""

    tastes: ClassVar[Tastes] = {}

    def taste(self, style: Style, reason: str) -> float:
        """How much a move is liked for which this speaks."""
        return self.tastes[style].get(reason, 0.0) if style in self.tastes else 0.0

    def lapses(self, state: S, seat: int, best: int) -> list[int] | None:
        """What people do here instead of what is best: they overstay, overlook and forget.

        Legal moves, none of them absurd; none at all where nobody errs; None: nobody wrote it.
        What it says depends on nothing that the seat may not know.
        """
        return None
