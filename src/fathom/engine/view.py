"""What one seat, or a spectator, may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fathom.engine.capabilities import known_ply, known_to_act
from fathom.engine.fields import written
from fathom.engine.kinds import V
from fathom.engine.outcome import Outcome

if TYPE_CHECKING:
    from fathom.engine.state import State


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share; each game adds what its table shows."""

    you: int | None
    """The seat that looks; None is a spectator."""
    ply: int
    to_act: list[int]
    outcome: Outcome | None

    def is_private(self, public: View) -> bool:
        """Whether this view shows more than the spectator's view of the same state."""
        return msgspec.structs.replace(self, you=None) != public


def view_by_fields(kind: type[V], state: State, seat: int | None, **own: Any) -> V:
    """What a seat may see: `own` of what differs by viewer, all else as it lies on the table."""
    return kind(
        you=seat,
        ply=known_ply(state, seat),
        to_act=known_to_act(state, seat),
        outcome=state.outcome(),
        **written(kind, state, own, View),
    )
