"""Litestar's channels on Redis, made to outlive a Redis that is away for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.exceptions import RedisError

RECONNECT_PAUSE_SECONDS = 1
"""Seconds between two attempts."""
log = logging.getLogger("fathom.live")


class SteadyRedis(RedisChannelsPubSubBackend):
    """A notice that cannot be sent is dropped: the caretaker's round brings what it said."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError):
            log.warning("Redis does not take a notice")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError):
                log.warning("Redis does not answer")
            await asyncio.sleep(RECONNECT_PAUSE_SECONDS)
