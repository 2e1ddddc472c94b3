"""FollowReader: all tables that wait at one time to be read on share one look at the database.

Where several processes serve, each of them reads the moves that the others keep, as soon as it
hears of them: at many tables at once. While one group is being read the next one gathers.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import NamedTuple

from sqlalchemy import ARRAY, Connection, Integer, String, any_, bindparam, func, select

from fathom.server.store.contract import Missing
from fathom.server.store.database import Database
from fathom.server.store.rows import read_entry, read_table
from fathom.server.store.schema import moves, tables
from fathom.server.store.things import Entry, TableRow

_LARGEST_GROUP = 100
ReadOn = tuple[TableRow, list[Entry]]
"""A table as it stands, and its entries from a ply on."""

_ids = bindparam("ids", type_=ARRAY(String))
_plies = bindparam("plies", type_=ARRAY(Integer))
_wanted = func.unnest(_ids, _plies).table_valued("id", "ply").render_derived()
_tables = select(tables).where(tables.c.id == any_(_ids))
_entries = (
    select(moves)
    .join(_wanted, (moves.c.table_id == _wanted.c.id) & (moves.c.ply >= _wanted.c.ply))
    .order_by(moves.c.table_id, moves.c.ply)
)


class Wish(NamedTuple):
    """A table to be read on from a ply, for somebody who waits."""

    table: str
    ply: int
    done: asyncio.Future[ReadOn]


class FollowReader:
    """Takes wishes one by one and reads in groups. Only for PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Wish] = []
        self._at_work: asyncio.Task[None] | None = None

    async def read_on(self, table: str, ply: int) -> ReadOn:
        """See `Store.read_on`."""
        done: asyncio.Future[ReadOn] = asyncio.get_running_loop().create_future()
        self._waiting.append(Wish(table, ply, done))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        try:
            while self._waiting:
                group = self._waiting[:_LARGEST_GROUP]
                del self._waiting[:_LARGEST_GROUP]
                await self._read(group)
        finally:
            self._at_work = None

    async def _read(self, group: list[Wish]) -> None:
        """Read a group and answer everybody in it, whatever happens."""
        found: dict[str, ReadOn] = {}
        failure: Exception = Missing("there is no such table")
        try:
            found = await self._database.read(lambda connection: _read_all(connection, group))
        except Exception as error:  # nobody is left waiting, whatever it was
            failure = error
        for wish in group:
            if wish.done.done():
                continue  # who asked has gone
            if wish.table in found:
                table, entries = found[wish.table]
                wish.done.set_result((table, [one for one in entries if one.ply >= wish.ply]))
            else:
                wish.done.set_exception(failure)


def _read_all(connection: Connection, group: list[Wish]) -> dict[str, ReadOn]:
    """What there is of these tables; no entry that came after the table had been read."""
    since: dict[str, int] = {}
    for wish in group:
        since[wish.table] = min(wish.ply, since.get(wish.table, wish.ply))
    wanted = {"ids": list(since), "plies": list(since.values())}
    kept = [read_table(row) for row in connection.execute(_tables, wanted)]
    entries: defaultdict[str, list[Entry]] = defaultdict(list)
    for row in connection.execute(_entries, wanted):
        entries[row.table_id].append(read_entry(row))
    return {
        table.id: (table, [entry for entry in entries[table.id] if entry.ply < table.ply])
        for table in kept
    }
