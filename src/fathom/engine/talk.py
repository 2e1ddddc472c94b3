"""What those on a side call to each other, as a bot hears it."""

from __future__ import annotations

import msgspec


class Heard(msgspec.Struct, frozen=True):
    """A call of somebody on one's own side."""

    seat: int
    call: str
    """Its name and what it is about, such as `here C4`; see `Teams.is_call`."""
    moment: int
    """When it was called, as the game counts; see `Teams.moment`."""
    is_bot: bool = False
    """Whether a bot called it: bots of a side know the same."""
