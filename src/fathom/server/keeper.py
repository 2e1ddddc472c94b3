"""Keeper: does at each table what nobody asks for.

Bots' moves, clocks that run out, what is due in real time, seats of people who stay away, secrets
for joint chance that do not come.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from fathom.engine.errors import FathomError
from fathom.engine.real_time import is_timed
from fathom.server.bots.conversation import Conversation
from fathom.server.clock import Clock
from fathom.server.live.bell import Notice
from fathom.server.live.hall import Hall
from fathom.server.live.live_table import LiveTable
from fathom.server.live.presence import away_since
from fathom.server.live.waking import (
    SECOND_MS,
    STAND_IN,
    allowed,
    bots_to_act,
    pace,
    people_to_act,
    waits,
)
from fathom.server.store import Unavailable
from fathom.server.verbs import chance
from fathom.server.verbs.game import relieve

TICK_MS = 250
"""In real time a table is looked at this often, in milliseconds."""
RETRY_MS = 2 * SECOND_MS
"""When something failed, or a thought is thought elsewhere, look again after this."""
log = logging.getLogger("fathom.keeper")

Decide = Callable[[LiveTable, int, str, str], Awaitable[None]]
"""Let a bot decide for a seat: the table, the seat, the bot, and the key of its move."""
Speak = Callable[[LiveTable, int, str], Awaitable[None]]
"""Let the bot of a seat speak to those on its side."""
SPEECH = -1
"""Among thoughts, those that answer no ply."""


class Keeper:
    """One task for each running table that may need something."""

    def __init__(self, hall: Hall, clock: Clock, decide: Decide, speak: Speak) -> None:
        self._hall = hall
        self._clock = clock
        self._decide = decide
        self._speak = speak
        self._conversations: dict[str, Conversation] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._is_stopping = False

    async def resume(self) -> None:
        """Go on with every table that waits for the server, before anybody visits it."""
        for table in await self._hall.store.waking():
            live = self._hall.tables.get(table.id)
            if live is not None:
                live.note(Notice(table.id, ply=table.ply, version=table.version))
            if live is None or live.is_behind:
                try:
                    self.attend(await self._hall.table(table.id))
                except FathomError as error:
                    log.error("a table cannot go on: %s", error.code, extra={"table": table.id})
                except Exception:  # its log tells no game: that stops no other table
                    log.exception("a table cannot go on", extra={"table": table.id})

    def attend(self, live: LiveTable) -> None:
        """Look after a table from now on, if it may need it."""
        if self._is_stopping or live.id in self._tasks or not self._may_need_care(live):
            return
        task = asyncio.create_task(self._attend(live), name=f"keeper {live.id}")
        self._tasks[live.id] = task
        task.add_done_callback(lambda _: self._forget(live.id))

    def _forget(self, table: str) -> None:
        self._tasks.pop(table, None)
        self._conversations.pop(table, None)

    async def stop(self) -> None:
        """Begin nothing new; finish what is being kept."""
        self._is_stopping = True
        tasks = [*self._tasks.values(), *self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _may_need_care(self, live: LiveTable) -> bool:
        table = live.table
        if not live.is_running:
            return table.is_making_chance
        return (
            table.clock.kind != "none"
            or table.policy.replace_after is not None
            or table.policy.spectators == "late"
            or any(seat.bot is not None for seat in table.seats)
            or (live.history is not None and is_timed(live.history.state))
        )

    async def _attend(self, live: LiveTable) -> None:
        while live.is_going and self._hall.tables.get(live.id) is live:
            live.stirred.clear()
            try:
                until = await self._tend(live)
            except Unavailable:
                log.warning("the store does not answer", extra={"table": live.id})
                until = self._clock.now() + RETRY_MS
            except Exception:  # whatever it is, other tables go on, and this one may yet
                log.exception("a table cannot go on", extra={"table": live.id})
                until = self._clock.now() + 5 * RETRY_MS
            if live.is_going:
                await self._clock.wait(live.stirred, until)

    async def _tend(self, live: LiveTable) -> int | None:
        """Do what is due now; when to look again."""
        now = self._clock.now()
        if live.table.is_making_chance:
            await live.change(partial(chance.pass_time, now=now))
            return live.table.wake
        await live.decide(partial(live.pass_time, now))
        if not live.is_running:
            return None
        state, table = live.look(now), live.table
        moments: list[int] = []
        for seat in bots_to_act(table, state):
            name = table.seats[seat].bot
            assert name is not None
            moments.append(self._think(live, seat, name, now))
        moments += self._let_speak(live, now)
        limit = allowed(table.clock)
        for seat in people_to_act(table, state):
            if limit is not None:
                deadline = live.waiting_since(seat) + limit
                if deadline <= now:
                    moments.append(self._think(live, seat, STAND_IN, now))
                else:
                    moments.append(deadline)
            if table.policy.replace_after is not None:
                since = away_since(live, seat)
                if since is None:
                    continue
                moment = since + table.policy.replace_after * SECOND_MS
                if moment <= now:
                    await live.change(partial(relieve, number=seat))
                else:
                    moments.append(moment)
        moments += self._show_late(live, now)
        if is_timed(state) and live.is_running:
            for socket in live.sockets:
                socket.tick(now)
            moments.append(now + TICK_MS)
        return min(moments, default=None)

    def _show_late(self, live: LiveTable, now: int) -> list[int]:
        """Let onlookers see what is old enough; when to look again."""
        late = live.late(now)
        if late is None:
            return []
        for socket in live.sockets:
            socket.stir_late(late.length)
        moment = late.next_at(live.running().log)
        return [] if moment is None else [moment]

    def _let_speak(self, live: LiveTable, now: int) -> list[int]:
        """Let bots tell those on their side what they know; when to look again."""
        talk = self._conversations.setdefault(live.id, Conversation())
        seats, moment = talk.next(live, now)
        for seat in seats:
            name = live.table.seats[seat].bot
            assert name is not None
            speech = (live.id, seat, SPEECH)
            if speech not in self._thoughts:
                task = asyncio.create_task(self._say(live, seat, name), name="speech")
                self._thoughts[speech] = task
                task.add_done_callback(partial(self._thoughts.pop, speech))
        return [] if moment is None else [moment]

    async def _say(self, live: LiveTable, seat: int, name: str) -> None:
        try:
            await self._speak(live, seat, name)
        except FathomError as error:
            log.info("a bot did not speak: %s", error.code, extra={"table": live.id})
        except Exception:
            log.exception("a bot could not speak", extra={"table": live.id})

    def _think(self, live: LiveTable, seat: int, name: str, now: int) -> int:
        """Let a bot think, unless it does already; when to look again."""
        history = live.running()
        ply = history.ply(seat)
        thought = (live.id, seat, ply)
        if thought not in self._thoughts:
            last = history.last
            since = (live.table.started or 0) if last is None else last.time
            task = asyncio.create_task(self._thought(live, seat, name, since), name="thought")
            self._thoughts[thought] = task
            task.add_done_callback(lambda _: self._thoughts.pop(thought, None))
        return now + RETRY_MS

    async def _thought(self, live: LiveTable, seat: int, name: str, since: int) -> None:
        history = live.running()
        length = len(history.log)
        until = since + pace(live.table, history.state, seat)
        try:
            await self._clock.wait(asyncio.Event(), until)
            if not live.is_running or len(live.running().log) < length:
                return
            state = live.look(self._clock.now())
            if not (is_timed(state) and waits(live.table, state, seat)):  # others were quicker
                await self._decide(live, seat, name, f"bot:{length}")
        except FathomError as error:
            log.info("a bot's move was not taken: %s", error.code, extra={"table": live.id})
        except Exception:
            log.exception("a bot could not think", extra={"table": live.id})
