"""Services: all that one process of the server has, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from fathom.server import traces
from fathom.server.bots.analyst import Analyst
from fathom.server.bots.decider import Decider, Here
from fathom.server.bots.pool import Pool, Thinker
from fathom.server.catalog import catalog
from fathom.server.clock import Clock, WallClock
from fathom.server.errors import Stopping
from fathom.server.identity import Signer
from fathom.server.keeper import Keeper
from fathom.server.limits import Limiter
from fathom.server.live import presence
from fathom.server.live.bell import Bell, Notice
from fathom.server.live.hall import Hall
from fathom.server.live.live_table import LiveTable
from fathom.server.replays import Replays
from fathom.server.scoring import score_all
from fathom.server.secret import signing_secret
from fathom.server.settings import Settings
from fathom.server.sheets import TableSheets
from fathom.server.store import Store, StoreError

if TYPE_CHECKING:
    from redis.asyncio import Redis

TRY_SECONDS = 2
"""Between two tries to write something, by who asks whether the server is well."""
ROUND_SECONDS = 5
"""Seconds between two rounds of the caretaker."""
ROUNDS_BETWEEN_CLEARINGS = 120
"""So many rounds between two clearings."""
TABLES_A_ROUND = 200
"""Tables that one round looks at."""
STALE_TABLE_MS = 3 * 24 * 3600 * 1000
"""A table that was set up so long ago and never started is cleared away."""
REDIS_SECONDS = 5
"""Seconds until a Redis that does not answer is taken for unavailable."""
SERVED_SINCE_KEY = "fathom:since"
"""In Redis: since when somebody has been serving the tables without a break."""
log = logging.getLogger("fathom.server")
T = TypeVar("T")


class Services:
    """The parts, put together."""

    def __init__(self, settings: Settings, store: Store, clock: Clock | None = None) -> None:
        self.settings = settings
        self.store = store
        self.clock: Clock = WallClock() if clock is None else clock
        self.signer = Signer(signing_secret(settings))
        self.limiter = Limiter(self.clock, settings.limits)
        self.sheets = TableSheets(store)
        self._redis = _redis(settings.redis)
        self.bell = Bell(self._redis)
        self.hall = Hall(store, self.bell, self.clock)
        self.thinker: Thinker = Pool(max(1, settings.bots))
        self.replays = Replays()
        self.analyst = Analyst(self.thinker, store)
        self.decider: Decider = Here(self.thinker, self.clock, store)
        self._queue: Any = None
        if settings.redis and settings.bots == 0:
            from fathom.server.bots.queue import Elsewhere, bot_queue

            self._queue = bot_queue(settings.redis)
            self.decider = Elsewhere(self._queue)
        self.keeper = Keeper(self.hall, self.clock, self.decider.decide, self.decider.speak)
        self.hall.on_load = self.keeper.attend
        self.hall.on_notice = self._noticed
        self._unfinished: set[asyncio.Future[Any]] = set()
        self._caretaker: asyncio.Task[None] | None = None
        self._rounds = 0
        self.is_ready = False
        self.is_stopping = False
        self._trying = asyncio.Lock()
        self._tried_at: float | None = None
        self._can_keep = True

    async def start(self, is_keeper: bool = True) -> None:
        """Begin: hear what others do, and go on with what waits for the server."""
        await self.store.check()
        if self.settings.traces:
            traces.switch_on(self.settings.traces)
        catalog()  # loads the games, so that the first visitor need not wait for it
        self.hall.alive_since = await self._alive_since()
        await self.bell.open(self.hall.heard, self.hall.signalled)
        if self._queue is None:
            self.thinker.warm_up()
        if is_keeper:
            self._caretaker = asyncio.create_task(self._take_care(), name="caretaker")
        self.is_ready = True

    async def stop(self) -> None:
        """Begin nothing new, finish what has begun, then let go of everything."""
        self.is_stopping = True
        self.is_ready = False
        if self._caretaker is not None:
            self._caretaker.cancel()
            await asyncio.gather(self._caretaker, return_exceptions=True)
        sockets = [socket for live in self.hall.tables.values() for socket in live.sockets]
        await asyncio.gather(
            *(socket.send_away() for socket in sockets),
            return_exceptions=True,
        )
        await self.keeper.stop()
        await self.analyst.stop()
        await asyncio.gather(*self._unfinished, return_exceptions=True)
        await self.bell.close()
        self.thinker.close()
        if self._queue is not None:
            await self._queue.disconnect()
        if self._redis is not None:
            await self._redis.aclose()
        await self.store.close()
        if self.settings.traces:
            await asyncio.to_thread(traces.switch_off)  # what is left is sent, if it can be

    @contextmanager
    def finishing(self) -> Iterator[None]:
        """For what is done to its end even if the server stops meanwhile. Raises Stopping."""
        if self.is_stopping:
            raise Stopping
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unfinished.add(done)
        try:
            yield
        finally:
            self._unfinished.discard(done)
            done.set_result(None)

    async def finish(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if who asked for it has gone meanwhile. Raises Stopping."""
        if self.is_stopping:
            doing.close()
            raise Stopping
        task = asyncio.create_task(doing)
        self._unfinished.add(task)
        task.add_done_callback(self._unfinished.discard)
        return await asyncio.shield(task)

    async def can_keep(self) -> bool:
        """Whether the store takes what is written; tried again only after a while."""
        async with self._trying:
            now = time.monotonic()
            if self._tried_at is None or now - self._tried_at >= TRY_SECONDS:
                self._tried_at = now
                try:
                    await self.store.check_writing()
                    self._can_keep = True
                except StoreError as error:
                    log.warning("nothing can be kept: %s", error)
                    self._can_keep = False
        return self._can_keep

    async def thoughts_waiting(self) -> int | None:
        """How many thoughts of bots are asked for and not there; None: nobody knows."""
        if self._queue is None:
            return self.thinker.busy
        from redis.exceptions import RedisError

        try:
            return int(await self._queue.count("incomplete"))
        except (RedisError, OSError):
            return None

    def _noticed(self, notice: Notice) -> None:
        live = self.hall.tables.get(notice.table)
        if live is not None:
            presence.note(live, notice, self.bell, self.clock.now())
            self.keeper.attend(live)

    async def _take_care(self) -> None:
        """First of all, go on with what waits for the server; then, what no message would bring.

        Tables are many: nobody who comes waits until all have been looked at.
        """
        todo = self.keeper.resume
        while True:
            try:
                await todo()
                todo = self._round
            except (StoreError, OSError) as error:
                log.warning("a round was not finished: %s", error)
            except Exception:  # whatever it is, the next round may go well
                log.exception("a round failed")
            await asyncio.sleep(ROUND_SECONDS)

    async def _round(self) -> None:
        now = self.clock.now()
        self._rounds += 1
        if self._rounds % ROUNDS_BETWEEN_CLEARINGS == 1:
            await self.store.drop_waiting(now - STALE_TABLE_MS)
        await score_all(self.store)
        self.hall.forget_idle()
        for live in self.hall.in_doubt():
            await live.catch_up()
        if self._redis is not None:  # a message may have been lost, or a process have died
            await self._say_served(self._redis)
            await self.keeper.resume()
            for live in self._some_tables():
                presence.forget_silent(live, now)
                presence.announce(live, self.bell)
                await live.catch_up()

    async def _say_served(self, redis: Redis) -> None:
        """Tell those who come later that somebody has been here all the time."""
        from redis.exceptions import RedisError

        try:
            await redis.set(SERVED_SINCE_KEY, self.hall.alive_since, ex=3 * ROUND_SECONDS)
        except (RedisError, OSError):
            log.warning("Redis does not answer")

    def _some_tables(self) -> list[LiveTable]:
        """So many of the tables that matter here, others every round."""
        wanted = [live for live in self.hall.tables.values() if live.matters_here]
        first = self._rounds * TABLES_A_ROUND % max(1, len(wanted))
        return (wanted[first:] + wanted[:first])[:TABLES_A_ROUND]

    async def _alive_since(self) -> int:
        """Since when somebody has been serving the tables without a break."""
        now = self.clock.now()
        if self._redis is None:
            return now
        await self._redis.set(SERVED_SINCE_KEY, now, nx=True, ex=3 * ROUND_SECONDS)
        return int(await self._redis.get(SERVED_SINCE_KEY) or now)


def _redis(url: str) -> Redis | None:
    if not url:
        return None
    from redis.asyncio import Redis

    return Redis.from_url(
        url,
        socket_connect_timeout=REDIS_SECONDS,
        socket_timeout=REDIS_SECONDS,
        health_check_interval=REDIS_SECONDS,
    )
