"""Database: connections and transactions, for SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fathom.server.store.contract import Clash, StoreError, Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")
_BUSY_MS = 30_000
"""How long SQLite waits for another process that writes."""
ANSWER_SECONDS = 10
"""Seconds until a PostgreSQL that does not answer is taken for unavailable."""
CONNECT_SECONDS = 3
"""Seconds until one of several PostgreSQL servers that does not answer is passed over."""
ABANDONED_MS = 4_000
"""Milliseconds after which PostgreSQL undoes a transaction that nobody goes on with.

A process that was stopped or cut off in the middle of one would lock others out of its tables."""

_TAKE_TIME = text("SET LOCAL idle_in_transaction_session_timeout = 0")


class Database:
    """A database by its URL. Nothing is opened before it is used."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._reader: _SqliteThread | None = None
        self._writer: _SqliteThread | None = None
        self._turn: Any = nullcontext()
        if self.is_sqlite:
            self._engine = create_async_engine(self.url)
            _set_up_sqlite(self._engine.sync_engine)
            self._reader = _SqliteThread(self.url, writes=False)
            self._writer = _SqliteThread(self.url, writes=True)
            # One writer at a time is all that SQLite has: better to queue here than to poll there.
            self._turn = asyncio.Lock()
        else:
            self._engine = _postgresql(self.url)

    @property
    def name(self) -> str:
        """The URL as it may be shown."""
        return self.url.set(query={}).render_as_string(hide_password=True)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees what has been committed. Raises Unavailable."""
        with _translated(self.name):
            async with self._patience(), self._engine.connect() as connection:
                yield connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do all this in one transaction of `reading`, for what is done often: see `write`."""
        if self._reader is None:
            async with self.reading() as connection:
                return await connection.run_sync(work)
        with _translated(self.name):
            return await self._reader.do(work)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """As `reading`, and what others write meanwhile stays out of sight to the end.

        It may take as long as it takes.
        """
        with _translated(self.name):
            async with self._engine.connect() as connection:
                if not self.is_sqlite:  # SQLite never does otherwise
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                    await connection.execute(_TAKE_TIME)
                yield connection

    @asynccontextmanager
    async def writing(self, *, is_long: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable at its end, or undone if its end is not reached.

        Raises Clash if something must be unique and is not, and Unavailable. One that is long may
        take as long as it takes.
        """
        with _translated(self.name):
            patience = nullcontext() if is_long else self._patience()
            async with patience, self._turn, self._engine.connect() as connection:
                connection = await connection.execution_options(fathom_writes=True)
                async with connection.begin():
                    if is_long and not self.is_sqlite:
                        await connection.execute(_TAKE_TIME)
                    yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do all this in one transaction, which is durable once this returns; as `writing` else.

        For what is done often: with SQLite a transaction of `writing` goes to another thread and
        back for every statement and more, this one goes there once.
        """
        if self._writer is None:
            async with self.writing() as connection:
                return await connection.run_sync(work)
        with _translated(self.name):
            async with self._turn:
                return await self._writer.do(work)

    def _patience(self) -> AbstractAsyncContextManager[object]:
        """Ends what takes too long. SQLite does that by itself."""
        return nullcontext() if self.is_sqlite else asyncio.timeout(ANSWER_SECONDS)

    @property
    def exists(self) -> bool:
        """Whether there is anything to open; what is not a file says so itself."""
        return not self.is_sqlite or Path(self.url.database or "").exists()

    def make_folder(self) -> None:
        """Make the folder of a database that is a file. Raises Unavailable."""
        if self.is_sqlite and self.url.database:
            folder = Path(self.url.database).parent
            with _translated(self.name):
                folder.mkdir(parents=True, exist_ok=True)
                if not os.access(folder, os.W_OK):  # the driver's thread would fail on its own
                    raise OSError("nothing can be written in its folder")

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()
        for thread in (self._reader, self._writer):
            if thread is not None:
                thread.close()


@contextmanager
def _translated(name: str) -> Iterator[None]:
    """Errors of the database as errors of the store; what was sent is not quoted."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError):
        raise Clash("something with this id, code or key is there already") from None
    except (SQLAlchemyError, sqlite3.Error, OverflowError, OSError) as error:
        if _is_about_a_value(error):
            raise StoreError(f"this cannot be kept: {_reason(error)}") from None
        raise Unavailable(f"the database {name} cannot be used: {_reason(error)}") from None


def _is_about_a_value(error: Exception) -> bool:
    """Whether the driver or the database refused a value, rather than failed."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(error, OverflowError) or (state or "").startswith("22")


def _reason(error: Exception) -> str:
    """The first line of what the driver says; the rest would quote what was sent."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0] or type(cause).__name__


def _postgresql(url: URL) -> AsyncEngine:
    try:
        import asyncpg
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs more: pip install 'fathom-games[scale]'") from None
    options = dict(url.get_dialect()().create_connect_args(url)[1])
    places = _places(options)

    async def connect(**more: Any) -> Any:
        """A connection to the first that answers and fits; each has its time."""
        for number, (host, port) in enumerate(places, start=1):
            try:
                return await asyncpg.connect(
                    host=host,
                    port=port,
                    timeout=CONNECT_SECONDS,
                    server_settings={"idle_in_transaction_session_timeout": str(ABANDONED_MS)},
                    **{**options, **more},
                )
            except (OSError, asyncpg.TargetServerAttributeNotMatched):
                if number == len(places):
                    raise

    return create_async_engine(url, pool_pre_ping=True, pool_size=10, async_creator=connect)


def _places(options: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Takes host and port out of the options: one of each, or several."""
    host, port = options.pop("host", None), options.pop("port", None)
    return list(zip(host, port, strict=True)) if isinstance(host, list) else [(host, port)]


class _SqliteThread:
    """A thread that does whole transactions, one after the other, on one connection."""

    def __init__(self, url: URL, writes: bool) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite")
        self._engine = create_engine(url.set(drivername="sqlite")).execution_options(
            fathom_writes=writes
        )
        _set_up_sqlite(self._engine)
        self._connection: Connection | None = None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do it, and commit."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, work)

    def _commit(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    def close(self) -> None:
        """Finish, and close the connection where it was opened."""
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _set_up_sqlite(engine: Engine) -> None:
    """A write-ahead log, every commit on disk, and transactions as we say."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions by itself
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail if another wrote in between.
        writes = connection.get_execution_options().get("fathom_writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
