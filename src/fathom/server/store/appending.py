"""Appender: all appends that wait at one time share a transaction, so durable is not slow.

While one group is being committed the next one gathers. A refused append harms nobody else in its
group; if a whole group fails, each of its appends is tried alone, and more carefully.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ARRAY,
    Connection,
    String,
    any_,
    bindparam,
    func,
    insert,
    select,
    tuple_,
    update,
)

from fathom.server import metrics, traces
from fathom.server.store.contract import Clash, Missing, StoreError, Unavailable
from fathom.server.store.database import Database
from fathom.server.store.prepared import Prepared, is_sqlite
from fathom.server.store.rows import json_or_none, json_text, move_row, read_entry
from fathom.server.store.schema import moves, tables
from fathom.server.store.things import Appended, Entry, Progress

_LARGEST_GROUP = 500
"""More in one statement than this is no faster, and databases limit it."""

_here = update(tables).where(tables.c.id == bindparam("table"))
_PROGRESS = ("ply", "acting", "wake", "status", "ended", "result")
_advance = Prepared(_here.values({name: bindparam("new_" + name) for name in _PROGRESS}))
# Columns that are named are written to every index that has them, changed or not: by far most moves
# change only these two, which are in none.
_advance_ply = Prepared(_here.values(ply=bindparam("new_ply"), acting=bindparam("new_acting")))
_keep = Prepared(insert(moves))
_stands = select(tables.c.id, tables.c.ply, tables.c.version, tables.c.status, tables.c.wake)
# All ids as one value: a statement with a place for each would be made anew for each size of group.
_standing = Prepared(
    _stands.where(tables.c.id == any_(bindparam("ids", type_=ARRAY(String))))
    .order_by(tables.c.id)
    .with_for_update(),
    for_sqlite=_stands.where(
        tables.c.id.in_(select(func.json_each(bindparam("ids")).table_valued("value").c.value))
    ),
)


class Standing(NamedTuple):
    """How far a table has come, as it is kept."""

    ply: int
    version: int
    status: str
    wake: int | None

    def waits_like(self, other: Standing) -> bool:
        """Whether it is as far from its end, and waits for the same moment."""
        return (self.status, self.wake) == (other.status, other.wake)


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

    @property
    def standing(self) -> Standing:
        """How far its table has come with it."""
        progress = self.progress
        return Standing(self.entry.ply + 1, progress.version, str(progress.status), progress.wake)

    def follows(self, standing: dict[str, Standing]) -> bool:
        """Whether it is made for its table as it stands."""
        stands = standing.get(self.table)
        return stands is not None and stands[:2] == (self.entry.ply, self.progress.version)


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
            with traces.span("commit", group=len(group)):
                results = await self._database.write(
                    lambda connection: _append_all(connection, group)
                )
        except Unavailable as error:
            results = [error] * len(group)
        except Exception:  # something in it is there already, or cannot be kept
            results = [await self._alone(append) for append in group]
        _count(results)
        for append, result in zip(group, results, strict=True):
            if append.done.done():
                continue  # its caller has gone
            if isinstance(result, Appended):
                append.done.set_result(result)
            else:
                append.done.set_exception(result)

    async def _alone(self, append: Append) -> Appended | Exception:
        """What becomes of one append of a group that failed."""
        try:
            return await self._database.write(
                lambda connection: _append_all(connection, [append], is_careful=True)[0]
            )
        except Exception as error:
            return error


def _count(results: Sequence[Appended | Exception]) -> None:
    metrics.group_size.observe(len(results))
    metrics.clashes.inc(sum(isinstance(result, Clash) for result in results))
    metrics.appended.inc(sum(isinstance(result, Appended) and result.is_new for result in results))


def _append_all(
    connection: Connection, group: list[Append], is_careful: bool = False
) -> list[Appended | StoreError]:
    """What becomes of each append, in order; those that can be are written.

    Whoever knows the last ply has looked for the key among all before it: so keys are only looked
    up for those who do not, or where care is asked for.
    """
    before = _locked(connection, group)
    standing = dict(before)
    kept = _kept(connection, [one for one in group if is_careful or not one.follows(standing)])
    results: list[Appended | StoreError] = []
    new: list[Append] = []
    for append in group:
        table = append.table
        if table not in standing:
            results.append(Missing("there is no such table"))
            continue
        earlier = kept.get(append.identity) if append.identity else None
        if earlier is not None:
            results.append(Appended(earlier, is_new=False))
            continue
        if not append.follows(standing):
            ply, version = standing[table][:2]
            results.append(Clash(f"the table is at ply {ply}, version {version}", ply=ply))
            continue
        standing[table] = append.standing
        if append.identity:
            kept[append.identity] = append.entry
        new.append(append)
        results.append(Appended(append.entry, is_new=True))
    _write(connection, new, before)
    return results


def _write(connection: Connection, group: list[Append], before: dict[str, Standing]) -> None:
    """Write what is new: the entries, and how each table stands after its last one."""
    if not group:
        return
    _keep.execute(connection, [move_row(append.table, append.entry) for append in group])
    last = {append.table: append for append in group}
    plain: list[dict[str, Any]] = []
    other: list[dict[str, Any]] = []
    for append in last.values():
        is_plain = append.standing.waits_like(before[append.table])
        (plain if is_plain else other).append(_advanced(append))
    _advance_ply.execute(connection, plain)
    _advance.execute(connection, other)


def _advanced(append: Append) -> dict[str, Any]:
    """How the table of an append stands after it, as columns."""
    progress = append.progress
    return {
        "table": append.table,
        "new_ply": append.entry.ply + 1,
        "new_acting": json_text(progress.acting),
        "new_wake": progress.wake,
        "new_status": str(progress.status),
        "new_ended": progress.ended,
        "new_result": json_or_none(progress.result),
    }


def _locked(connection: Connection, group: list[Append]) -> dict[str, Standing]:
    """How far each table has come; it stays so until we commit.

    Everybody locks in the same order, so that nobody waits in a circle.
    """
    ids = sorted({append.table for append in group})
    found = _standing.find(connection, {"ids": json_text(ids) if is_sqlite(connection) else ids})
    return {table: Standing(*stands) for table, *stands in found}


def _kept(connection: Connection, group: list[Append]) -> dict[tuple[str, int, str], Entry]:
    """The entries that are kept already under the identity of one of these appends."""
    identities = {append.identity for append in group if append.identity is not None}
    if not identities:
        return {}
    found = connection.execute(
        select(moves).where(tuple_(moves.c.table_id, moves.c.seat, moves.c.key).in_(identities))
    )
    return {(row.table_id, row.seat, row.key): read_entry(row) for row in found}
