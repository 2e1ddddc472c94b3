"""SqlStore: the store in an SQL database, SQLite or PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from fathom.server.store.appending import Appender
from fathom.server.store.contract import Clash, Missing, Store
from fathom.server.store.database import Database
from fathom.server.store.migrating import check_revision, migrate
from fathom.server.store.reading_on import FollowReader
from fathom.server.store.rows import (
    person_row,
    read_entry,
    read_line,
    read_table,
    sitting_rows,
    table_row,
)
from fathom.server.store.schema import chat, moves, people, sitting, tables
from fathom.server.store.sql_people import SqlPeople
from fathom.server.store.sql_scores import SqlScores
from fathom.server.store.things import (
    Appended,
    ChatLine,
    Counts,
    Entry,
    Person,
    Progress,
    Status,
    TableRow,
)

_UNFINISHED = (Status.WAITING, Status.RUNNING)


async def open_store(url: str) -> SqlStore:
    """The store at a database URL, migrated. Raises Unavailable or NewerDatabase."""
    database = Database(url)
    try:
        await migrate(database)
    except BaseException:
        await database.close()
        raise
    return SqlStore(database)


class SqlStore(SqlPeople, SqlScores, Store):
    """The contract in SQL. The database has been migrated."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._appender = Appender(database)
        self._reader = None if database.is_sqlite else FollowReader(database)

    # Tables

    async def add_table(self, table: TableRow) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(tables), table_row(table))
            await connection.execute(insert(sitting), sitting_rows(table))

    async def save_table(self, table: TableRow) -> TableRow:
        row = table_row(table)
        row["version"] += 1
        async with self.database.writing() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table.id)
                .where(tables.c.version == table.version)
                .where(tables.c.ply == table.ply)
                .values(row)
            )
            if not done.rowcount:
                await _lock(connection, table.id)
                raise Clash("the table has changed since it was loaded")
            await connection.execute(delete(sitting).where(sitting.c.table_id == table.id))
            await connection.execute(insert(sitting), sitting_rows(table))
            saved = await connection.execute(select(tables).where(tables.c.id == table.id))
            return read_table(saved.one())

    async def table(self, table: str) -> TableRow:
        return _found(await self._one(select(tables).where(tables.c.id == table)))

    async def table_by_code(self, code: str) -> TableRow:
        return _found(await self._one(select(tables).where(tables.c.code == code)))

    async def rematch_of(self, table: str) -> TableRow | None:
        row = await self._one(select(tables).where(tables.c.rematch_of == table))
        return None if row is None else read_table(row)

    async def public_tables(self, status: Status, limit: int = 100) -> list[TableRow]:
        return await self._tables(
            tables.c.is_public.is_(True), tables.c.status == str(status), limit=limit
        )

    async def tables_of(
        self, person: str, statuses: set[Status], limit: int = 100, before: int | None = None
    ) -> list[TableRow]:
        theirs = select(sitting.c.table_id).where(sitting.c.person == person)
        wanted = [tables.c.id.in_(theirs), tables.c.status.in_([str(s) for s in statuses])]
        earlier = [] if before is None else [tables.c.created < before]
        return await self._tables(*wanted, *earlier, limit=limit)

    async def count_hosted(self, person: str) -> int:
        row = await self._one(
            select(func.count())
            .select_from(tables)
            .where(tables.c.host == person, tables.c.status.in_([str(s) for s in _UNFINISHED]))
        )
        return 0 if row is None else int(row[0])

    async def counts(self) -> Counts:
        async with self.database.reading() as connection:
            by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
            found = {row[0]: int(row[1]) for row in await connection.execute(by_status)}
            counting = await connection.execute(select(func.count()).select_from(people))
        waiting, running = (found.pop(str(s), 0) for s in (Status.WAITING, Status.RUNNING))
        return Counts(waiting, running, over=sum(found.values()), people=int(counting.scalar_one()))

    async def waking(self, until: int | None = None, limit: int = 1000) -> list[TableRow]:
        query = select(tables).where(
            tables.c.status.in_([str(s) for s in _UNFINISHED]), tables.c.wake.is_not(None)
        )
        if until is not None:
            query = query.where(tables.c.wake <= until)
        return [read_table(row) for row in await self._all(query.order_by(tables.c.wake), limit)]

    async def drop_waiting(self, before: int) -> int:
        stale = (tables.c.status == str(Status.WAITING), tables.c.created < before)
        async with self.database.writing() as connection:
            done = await connection.execute(delete(tables).where(*stale))
            return done.rowcount

    # The log

    async def append(self, table: str, entry: Entry, progress: Progress) -> Appended:
        return await self._appender.append(table, entry, progress)

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        return [read_entry(row) for row in await self._all(_entries(table, since))]

    async def read_on(self, table: str, since: int) -> tuple[TableRow, list[Entry]]:
        if self._reader is not None:
            return await self._reader.read_on(table, since)
        return await self.database.read(lambda connection: _read_on(connection, table, since))

    # Chat

    async def say(
        self,
        table: str,
        person: str | None,
        text: str,
        at: int,
        *,
        key: str,
        team: int | None = None,
        call: str | None = None,
        seat: int | None = None,
    ) -> ChatLine:
        async with self.database.writing() as connection:
            await _lock(connection, table)
            said = await connection.execute(
                select(chat).where(
                    chat.c.table_id == table,
                    chat.c.person == person if seat is None else chat.c.seat == seat,
                    chat.c.key == key,
                )
            )
            earlier = said.one_or_none()
            if earlier is not None:
                return read_line(earlier)
            last = await connection.execute(
                select(func.max(chat.c.number)).where(chat.c.table_id == table)
            )
            line = ChatLine((last.scalar() or 0) + 1, person, text, at, team, call, seat)
            row = msgspec.structs.asdict(line)
            await connection.execute(insert(chat), {"table_id": table, "key": key, **row})
            return line

    async def chat(
        self, table: str, after: int = 0, limit: int = 200, teams: Collection[int] | None = None
    ) -> list[ChatLine]:
        query = select(chat).where(chat.c.table_id == table, chat.c.number > after)
        if teams is not None:
            query = query.where(_said_to(teams))
        rows = await self._all(query.order_by(chat.c.number.desc()), limit)
        return [read_line(row) for row in reversed(rows)]

    async def count_said(self, table: str, before: int, teams: Collection[int]) -> int:
        query = select(func.count()).where(
            chat.c.table_id == table, chat.c.number < before, _said_to(teams)
        )
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    # The store itself

    async def check(self) -> None:
        await check_revision(self.database)

    async def check_writing(self) -> None:
        nobody = Person(f"nobody-{secrets.token_hex(8)}", "", 0)
        async with self.database.writing() as connection:
            await connection.execute(insert(people), person_row(nobody))
            await connection.execute(delete(people).where(people.c.id == nobody.id))

    async def close(self) -> None:
        await self._appender.finish()
        await self.database.close()

    async def _tables(self, *conditions: ColumnElement[bool], limit: int) -> list[TableRow]:
        query = select(tables).where(*conditions)
        query = query.order_by(tables.c.created.desc(), tables.c.id)
        return [read_table(row) for row in await self._all(query, limit)]


async def _lock(connection: AsyncConnection, table: str) -> None:
    """Let nobody else write to a table until we commit. Raises Missing."""
    query = select(tables.c.id).where(tables.c.id == table).with_for_update()
    if (await connection.execute(query)).one_or_none() is None:
        raise Missing("there is no such table")


def _entries(table: str, since: int) -> Select[Any]:
    these = moves.c.table_id == table, moves.c.ply >= since
    return select(moves).where(*these).order_by(moves.c.ply)


def _read_on(connection: Connection, table: str, since: int) -> tuple[TableRow, list[Entry]]:
    kept = _found(connection.execute(select(tables).where(tables.c.id == table)).one_or_none())
    entries = _entries(table, since).where(moves.c.ply < kept.ply)  # none that came in between
    return kept, [read_entry(row) for row in connection.execute(entries)]


def _said_to(teams: Collection[int]) -> ColumnElement[bool]:
    return or_(chat.c.team.is_(None), chat.c.team.in_(teams))


def _found(row: Row[Any] | None) -> TableRow:
    if row is None:
        raise Missing("there is no such table")
    return read_table(row)
