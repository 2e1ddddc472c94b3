"""Options: what the host chooses before the game."""

from typing import Any, ClassVar

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game; each game lists its own with their defaults."""

    only_with: ClassVar[dict[str, tuple[str, Any]]] = {}
    """By option that counts only while another one has a certain value: that one, and the value."""

    def faults(self, seats: int) -> list[str]:
        """Everything wrong with these options for this number of seats."""
        return []
