"""Bell: tells every process that something happened at a table. It never says what.

Beside it runs a second line, for what voices of a table tell each other; see `live.voices`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from fathom.server.live.voices import Signal

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "tables"
VOICES = "voices"
T = TypeVar("T")
log = logging.getLogger("fathom.live")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a table has come. Whoever serves it then looks for themselves."""

    table: str
    ply: int = 0
    version: int = 0
    said: int = 0
    """The number of the newest line of chat."""
    process: str = ""
    """With this: the people who look on in that process."""
    here: tuple[str, ...] = ()


class Bell:
    """One channel for all processes: Redis if there are several, otherwise memory."""

    def __init__(self, redis: Redis | None = None) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among those that serve the same tables."""
        self._plugin = ChannelsPlugin(_backend(redis), channels=[CHANNEL, VOICES])
        self._listeners: list[asyncio.Task[None]] = []

    def ring(self, notice: Notice) -> None:
        """Tell everybody, this process included."""
        self._plugin.publish(msgspec.json.encode(notice), CHANNEL)

    def pass_on(self, signal: Signal) -> None:
        """Bring a signal to whoever it is for, in whatever process."""
        self._plugin.publish(msgspec.json.encode(signal), VOICES)

    async def open(
        self, heard: Callable[[Notice], None], signalled: Callable[[Signal], None]
    ) -> None:
        """Begin to listen."""
        await self._plugin.__aenter__()
        self._listeners = [
            asyncio.create_task(self._listen(CHANNEL, Notice, heard), name="bell"),
            asyncio.create_task(self._listen(VOICES, Signal, signalled), name="voices"),
        ]

    async def close(self) -> None:
        """Send what has been rung, and stop."""
        for listener in self._listeners:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        nothing: tuple[type[BaseException] | None, BaseException | None, TracebackType | None]
        nothing = (None, None, None)
        await self._plugin.__aexit__(*nothing)

    async def _listen(self, channel: str, kind: type[T], heard: Callable[[T], None]) -> None:
        decode = msgspec.json.Decoder(kind).decode
        async with self._plugin.start_subscription(channel) as subscriber:
            async for event in subscriber.iter_events():
                try:
                    heard(decode(event))
                except msgspec.DecodeError:
                    log.warning("a notice that is none was heard")


def _backend(redis: Redis | None) -> ChannelsBackend:
    if redis is None:
        return MemoryChannelsBackend()
    from fathom.server.live.steady_redis import SteadyRedis

    return SteadyRedis(redis=redis, key_prefix="FATHOM")
