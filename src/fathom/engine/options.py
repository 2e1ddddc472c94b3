"""Options: what the host chooses before the game."""

from typing import Any

import msgspec
from typing_extensions import TypeVar


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game; each game lists its own with their defaults."""

    def faults(self, seats: int) -> list[str]:
        """Everything wrong with these options for this number of seats."""
        return []


O = TypeVar("O", bound=Options, default=Any)  # noqa: E741
"""The options of a game."""
