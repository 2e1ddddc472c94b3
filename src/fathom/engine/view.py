"""What one seat, or a spectator, may see."""

import msgspec

from fathom.engine.outcome import Outcome


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share; each game adds what its table shows."""

    you: int | None
    """The seat that looks; None is a spectator."""
    ply: int
    to_act: list[int]
    outcome: Outcome | None

    def is_private(self, public: "View") -> bool:
        """Whether this view shows more than the spectator's view of the same state."""
        return msgspec.structs.replace(self, you=None) != public
