"""Hall: the tables that this process has in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from fathom import registry
from fathom.engine.errors import BrokenGame, UnknownGame
from fathom.server.clock import Clock
from fathom.server.errors import NotInstalled, OtherRules, UnknownTable
from fathom.server.live.bell import Bell, Notice
from fathom.server.live.live_table import LiveTable
from fathom.server.live.voices import Signal
from fathom.server.store import Missing, Store, Unavailable

IDLE_TABLE_MS = 10 * 60 * 1000
"""A table that nobody looks at and nothing drives is forgotten after so many milliseconds."""
log = logging.getLogger("fathom.live")


class Hall:
    """Loads a table when it is first needed, and hears what happens to it elsewhere."""

    def __init__(self, store: Store, bell: Bell, clock: Clock) -> None:
        self.store = store
        self.bell = bell
        self.clock = clock
        self.alive_since = 0
        self.tables: dict[str, LiveTable] = {}
        self.used: dict[str, int] = {}
        self.on_load: Callable[[LiveTable], None] = lambda live: None
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    async def table(self, table: str) -> LiveTable:
        """A table by id, with all that we were told of. Raises UnknownTable, OtherRules,
        NotInstalled or Unavailable.
        """
        self.used[table] = self.clock.now()
        live = self.tables.get(table)
        if live is not None:
            if live.is_behind:
                await live.follow()
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table), name=f"load {table}")
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def by_code(self, code: str) -> LiveTable:
        """A table by what people type. Raises UnknownTable."""
        try:
            table = await self.store.table_by_code(code.upper())
        except Missing:
            raise UnknownTable from None
        return await self.table(table.id)

    async def _load(self, table: str) -> LiveTable:
        try:
            kept = await self.store.table(table)
        except Missing:
            self.used.pop(table, None)
            raise UnknownTable from None
        try:
            known = registry.load(kept.game).rules_versions
        except (UnknownGame, BrokenGame):
            raise NotInstalled(kept.game) from None
        if kept.rules not in known and kept.started is not None:
            rules = ", ".join(map(str, known))
            raise OtherRules(
                f"this game was begun with rules {kept.rules}, here are rules {rules}",
                begun=kept.rules,
                rules=rules,
            )
        entries = await self.store.log(table)
        said = await self.store.chat(table, limit=1)
        live = LiveTable(self.store, self.bell, kept, entries, said[-1].number if said else 0)
        live.alive_since = self.alive_since
        self.tables[table] = live
        self.on_load(live)
        return live

    def heard(self, notice: Notice) -> None:
        """Pass a notice on to its table, if that is in memory here."""
        self.on_notice(notice)
        live = self.tables.get(notice.table)
        if live is None:
            return
        live.note(notice)
        if not live.is_behind:
            live.tell()
        elif live.matters_here:
            self.follow(live)

    def follow(self, live: LiveTable) -> None:
        """Begin to read what others kept of a table, if more was told of it than is known here."""
        if live.is_behind:
            hearing = asyncio.create_task(self._catch_up(live))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)

    def signalled(self, signal: Signal) -> None:
        """Pass a signal of a voice on to those who look at its table here."""
        live = self.tables.get(signal.table)
        for socket in live.sockets if live is not None else ():
            socket.hear_voice(signal)

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.follow()
        except Unavailable:
            log.warning("a table could not be read", extra={"table": live.id})

    def in_doubt(self) -> list[LiveTable]:
        """The tables of which more may be kept than is known here."""
        return [live for live in self.tables.values() if live.is_in_doubt]

    def forget_idle(self) -> None:
        """Forget tables that nobody needs in memory; the store has them."""
        limit = self.clock.now() - IDLE_TABLE_MS
        for table, live in list(self.tables.items()):
            if not live.matters_here and not live.lock.locked() and self.used.get(table, 0) < limit:
                del self.tables[table]
                self.used.pop(table, None)
