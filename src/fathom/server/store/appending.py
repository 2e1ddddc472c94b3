"""Appender: all appends that wait at one time share a transaction, so durable is not slow.

While one group is being committed the next one gathers. A refused append harms nobody else in its
group; if a whole group fails, each of its appends is tried alone.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server import metrics
from fathom.server.store.contract import Clash, Missing, StoreError, Unavailable
from fathom.server.store.database import Database
from fathom.server.store.rows import json_or_none, json_text, move_row, read_entry
from fathom.server.store.schema import moves, tables
from fathom.server.store.things import Appended, Entry, Progress

_LARGEST_GROUP = 500
"""More in one statement than this is no faster, and databases limit it."""

_PROGRESS = ("ply", "acting", "wake", "status", "ended", "result")
_advance = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam("new_" + name) for name in _PROGRESS})
)


class Append(NamedTuple):
    """One append that waits for its group."""

    table: str
    entry: Entry
    progress: Progress
    done: asyncio.Future[Appended]

    @property
    def identity(self) -> tuple[str, int, str] | None:
        """What makes it the same command when it is sent again."""
        if self.entry.key is None or self.entry.seat is None:
            return None
        return self.table, self.entry.seat, self.entry.key


class Appender:
    """Takes appends one by one and commits them in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Append] = deque()
        self._at_work: asyncio.Task[None] | None = None

    async def append(self, table: str, entry: Entry, progress: Progress) -> Appended:
        """See `Store.append`. The append goes on even if its caller gives up waiting."""
        done: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, entry, progress, done))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        with metrics.append_seconds.time():
            return await done

    async def finish(self) -> None:
        """Wait until nothing waits."""
        while self._at_work is not None:
            await asyncio.wait([self._at_work])

    async def _work(self) -> None:
        try:
            while self._waiting:
                size = min(len(self._waiting), _LARGEST_GROUP)
                await self._commit([self._waiting.popleft() for _ in range(size)])
        finally:
            self._at_work = None

    async def _commit(self, group: list[Append]) -> None:
        """Commit a group and answer everybody in it, whatever happens."""
        results: Sequence[Appended | Exception]
        try:
            async with self._database.writing() as connection:
                results = await _append_all(connection, group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, Unavailable):
                for append in group:
                    await self._commit([append])
                return
            results = [error] * len(group)
        _count(results)
        for append, result in zip(group, results, strict=True):
            if append.done.done():
                continue  # its caller has gone
            if isinstance(result, Appended):
                append.done.set_result(result)
            else:
                append.done.set_exception(result)


def _count(results: Sequence[Appended | Exception]) -> None:
    metrics.group_size.observe(len(results))
    metrics.clashes.inc(sum(isinstance(result, Clash) for result in results))
    metrics.appended.inc(sum(isinstance(result, Appended) and result.is_new for result in results))


async def _append_all(
    connection: AsyncConnection, group: list[Append]
) -> list[Appended | StoreError]:
    """What becomes of each append, in order; those that can be are written."""
    standing = await _locked(connection, group)
    kept = await _kept(connection, group)
    results: list[Appended | StoreError] = []
    new_rows: list[dict[str, Any]] = []
    new_standing: dict[str, dict[str, Any]] = {}
    for append in group:
        table, entry, progress, _ = append
        if table not in standing:
            results.append(Missing("there is no such table"))
            continue
        earlier = kept.get(append.identity) if append.identity else None
        if earlier is not None:
            results.append(Appended(earlier, is_new=False))
            continue
        ply, version = standing[table]
        if (entry.ply, progress.version) != (ply, version):
            results.append(Clash(f"the table is at ply {ply}, version {version}", ply=ply))
            continue
        standing[table] = (ply + 1, version)
        if append.identity:
            kept[append.identity] = entry
        new_rows.append(move_row(table, entry))
        new_standing[table] = {
            "table": table,
            "new_ply": ply + 1,
            "new_acting": json_text(progress.acting),
            "new_wake": progress.wake,
            "new_status": str(progress.status),
            "new_ended": progress.ended,
            "new_result": json_or_none(progress.result),
        }
        results.append(Appended(entry, is_new=True))
    if new_rows:
        await connection.execute(insert(moves), new_rows)
        await connection.execute(_advance, list(new_standing.values()))
    return results


async def _locked(connection: AsyncConnection, group: list[Append]) -> dict[str, tuple[int, int]]:
    """Ply and version of each table, which stay so until we commit.

    Everybody locks in the same order, so that nobody waits in a circle.
    """
    found = await connection.execute(
        select(tables.c.id, tables.c.ply, tables.c.version)
        .where(tables.c.id.in_({append.table for append in group}))
        .order_by(tables.c.id)
        .with_for_update()
    )
    return {row.id: (row.ply, row.version) for row in found}


async def _kept(
    connection: AsyncConnection, group: list[Append]
) -> dict[tuple[str, int, str], Entry]:
    """The entries that are kept already under the identity of one of these appends."""
    identities = {append.identity for append in group if append.identity is not None}
    if not identities:
        return {}
    found = await connection.execute(
        select(moves).where(tuple_(moves.c.table_id, moves.c.seat, moves.c.key).in_(identities))
    )
    return {(row.table_id, row.seat, row.key): read_entry(row) for row in found}
