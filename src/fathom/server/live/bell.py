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

from fathom.server.live.voices import Signal

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin
    from redis.asyncio import Redis

    from fathom.server.live.steady_redis import SteadyRedis

CHANNEL = "tables"
VOICES = "voices"
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
    rung_by: str = ""
    """The process that rang, which has told itself already."""


News = TypeVar("News", Notice, Signal)


class Bell:
    """Rings in this process at once, and through Redis in all others if there are several."""

    def __init__(self, redis: Redis | None = None) -> None:
        self.process = secrets.token_hex(8)
        """The name of this process among those that serve the same tables."""
        self._heard: Callable[[Notice], None] = lambda notice: None
        self._signalled: Callable[[Signal], None] = lambda signal: None
        self._line: SteadyRedis | None = None
        self._others: ChannelsPlugin | None = None
        if redis is not None:
            self._line, self._others = _channels(redis)
        self._listeners: list[asyncio.Task[None]] = []

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._others is not None

    def ring(self, notice: Notice) -> None:
        """Tell everybody, this process included."""
        self._heard(notice)
        self._tell_others(notice, CHANNEL)

    def pass_on(self, signal: Signal) -> None:
        """Bring a signal to whoever it is for, in whatever process."""
        self._signalled(signal)
        self._tell_others(signal, VOICES)

    async def open(
        self, heard: Callable[[Notice], None], signalled: Callable[[Signal], None]
    ) -> None:
        """Begin to listen."""
        self._heard, self._signalled = heard, signalled
        if self._others is None:
            return
        await self._others.__aenter__()
        self._listeners = [
            asyncio.create_task(self._listen(self._others, CHANNEL, Notice, heard), name="bell"),
            asyncio.create_task(
                self._listen(self._others, VOICES, Signal, signalled), name="voices"
            ),
        ]

    async def close(self) -> None:
        """Send what has been rung, and stop."""
        for listener in self._listeners:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        if self._line is not None and self._others is not None:
            self._line.close()
            nothing: tuple[type[BaseException] | None, BaseException | None, TracebackType | None]
            nothing = (None, None, None)
            await self._others.__aexit__(*nothing)

    def _tell_others(self, news: Notice | Signal, channel: str) -> None:
        if self._others is not None:
            told = msgspec.structs.replace(news, rung_by=self.process)
            self._others.publish(msgspec.json.encode(told), channel)

    async def _listen(
        self, others: ChannelsPlugin, channel: str, kind: type[News], heard: Callable[[News], None]
    ) -> None:
        decode = msgspec.json.Decoder(kind).decode
        async with others.start_subscription(channel) as subscriber:
            async for event in subscriber.iter_events():
                try:
                    news = decode(event)
                except msgspec.DecodeError:
                    log.warning("a notice that is none was heard")
                    continue
                if news.rung_by != self.process:
                    heard(news)


def _channels(redis: Redis) -> tuple[SteadyRedis, ChannelsPlugin]:
    from litestar.channels import ChannelsPlugin

    from fathom.server.live.steady_redis import SteadyRedis

    line = SteadyRedis(redis)
    return line, ChannelsPlugin(line, channels=[CHANNEL, VOICES])
