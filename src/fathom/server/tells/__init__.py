"""What clients are sent. Nothing in here depends on what its reader may not know."""

from __future__ import annotations

import msgspec


class Tell(msgspec.Struct, frozen=True, kw_only=True):
    """Anything a client is sent."""
