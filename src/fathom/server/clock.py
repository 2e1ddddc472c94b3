"""What time it is. Tests bring a clock of their own, so that nothing has to wait."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since 1970, and how to wait for a later moment."""

    def now(self) -> int:
        """The time."""
        ...

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        """Return when the event is set, or when it is `until` (None: never)."""
        ...


class WallClock:
    """The clock on the wall."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        if until is None:
            await event.wait()
            return
        try:
            async with asyncio.timeout(max(0, until - self.now()) / 1000):
                await event.wait()
        except TimeoutError:
            return
