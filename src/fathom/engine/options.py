"""Options: what the host chooses before the game."""

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses before the game; each game lists its own with their defaults."""

    def faults(self, seats: int) -> list[str]:
        """Everything wrong with these options for this number of seats."""
        return []
