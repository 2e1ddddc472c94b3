"""Thoughts as jobs on Redis, for `fathom worker` to think."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from saq.queue.redis import RedisQueue

from fathom.server.live.live_table import LiveTable

if TYPE_CHECKING:
    from fathom.server.services import Services

QUEUE_NAME = "fathom-bots"
THOUGHT_TIMEOUT_SECONDS = 120
"""Seconds for a thought."""
ASK_AGAIN_SECONDS = 6
"""Seconds after which a thought that did not come is asked for again: its worker may have died."""
DEQUEUE_SECONDS = 5
"""Seconds that a worker waits for a thought to think before it asks anew."""
ANSWER_SECONDS = 5
"""Seconds more after which a Redis that does not answer is taken for unavailable."""


def bot_queue(redis: str) -> RedisQueue:
    """The queue of thoughts."""
    client = Redis.from_url(
        redis,
        socket_connect_timeout=ANSWER_SECONDS,
        socket_timeout=DEQUEUE_SECONDS + ANSWER_SECONDS,
    )
    return RedisQueue(client, name=QUEUE_NAME)


class Elsewhere:
    """Leaves the thought to a worker: one job for each decision, however often it is asked for.

    If it is asked for much longer there is another one: whoever is first, the move is made once.
    """

    def __init__(self, queue: RedisQueue) -> None:
        self._queue = queue

    async def decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        ply = len(live.running().log)
        attempt = int(time.time()) // ASK_AGAIN_SECONDS
        await self._queue.enqueue(
            "decide",
            key=f"{live.id}:{ply}:{seat}:{attempt}",
            table=live.id,
            seat=seat,
            name=name,
            ply=ply,
            timeout=THOUGHT_TIMEOUT_SECONDS,
            retries=3,
            ttl=60,
        )

    async def speak(self, live: LiveTable, seat: int, name: str) -> None:
        ply = len(live.running().log)
        await self._queue.enqueue(
            "speak",
            key=f"{live.id}:{ply}:{seat}:speak",
            table=live.id,
            seat=seat,
            name=name,
            ply=ply,
            timeout=THOUGHT_TIMEOUT_SECONDS,
            ttl=60,
        )


async def speak(context: dict[str, Any], *, table: str, seat: int, name: str, ply: int) -> None:
    """The job: tell those on the bot's side something, unless the game has gone on."""
    services: Services = context["services"]
    live = await services.hall.table(table)
    async with live.lock:
        await live.reload()
    if live.is_running and len(live.running().log) == ply:
        await services.decider.speak(live, seat, name)


async def decide(context: dict[str, Any], *, table: str, seat: int, name: str, ply: int) -> None:
    """The job: think, and submit the move. A job that comes too late does nothing."""
    services: Services = context["services"]
    live = await services.hall.table(table)
    async with live.lock:
        await live.reload()
    if live.is_running and len(live.running().log) == ply:
        await services.decider.decide(live, seat, name, f"bot:{ply}")
