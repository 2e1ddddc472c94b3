"""Litestar's channels on Redis, made to outlive a Redis that is away for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import TYPE_CHECKING, Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio import Redis

RECONNECT_PAUSE_SECONDS = 1
"""Seconds between two attempts."""
LISTEN_SECONDS = 1
"""Seconds after which whoever listens looks whether they still shall."""
log = logging.getLogger("fathom.live")


class SteadyRedis(RedisChannelsPubSubBackend):
    """A notice that cannot be sent is dropped: the caretaker's round brings what it said.

    Notices go out together: while some are on their way, the next ones gather.
    """

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        self._waiting: list[tuple[str, bytes]] = []
        """What is to be sent next, and on which channel."""
        self._at_work: asyncio.Task[None] | None = None
        self._is_closing = False

    def close(self) -> None:
        """Listen no more."""
        self._is_closing = True

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self._waiting += [(channel, data) for channel in channels]
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._send())

    async def on_shutdown(self) -> None:
        if self._at_work is not None:
            await asyncio.wait([self._at_work])
        await super().on_shutdown()

    async def _send(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                await self._send_all(group)
        finally:
            self._at_work = None

    async def _send_all(self, group: list[tuple[str, bytes]]) -> None:
        async with self._redis.pipeline(transaction=False) as line:
            for channel, data in group:
                line.publish(channel, data)
            try:
                await line.execute()
            except (RedisError, OSError):
                log.warning("Redis does not take a notice")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is heard. Whoever listens is cancelled at the end, but a client that is just being
        called back may swallow that: so it is looked whether it is the end, too.
        """
        while not self._is_closing:
            try:
                await self._has_subscribed.wait()
                heard = await self._pub_sub.get_message(
                    ignore_subscribe_messages=True, timeout=LISTEN_SECONDS
                )
            except (RedisError, OSError):
                log.warning("Redis does not answer")
                await asyncio.sleep(RECONNECT_PAUSE_SECONDS)
                continue
            if heard is not None:
                yield heard["channel"].decode(), heard["data"]
