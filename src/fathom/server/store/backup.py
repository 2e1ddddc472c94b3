"""Backup and restore: everything that is kept, as one file that any database can take.

The file is gzipped lines of JSON: a header, one line a row, and a last line with the count of rows
and a digest of all lines before it, so that a file that was cut off or touched shows. It holds the
seeds of games in play and the secret that signs cookies: it is for its owner only.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from fathom.engine.errors import FathomError
from fathom.server.store.database import Database
from fathom.server.store.migrating import known_revisions, newest_revision, upgrade
from fathom.server.store.schema import metadata

FORMAT = "fathom backup 1"
_CHUNK = 1000


class InvalidBackup(FathomError):
    """This file is no backup, or not a whole one."""

    code = "invalid-backup"


class NotEmpty(FathomError):
    """There is something that would be overwritten."""

    code = "not-empty"


class BackupHeader(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    revision: str
    """The form of the database that the rows come from."""
    created: int
    secret: str | None
    """What signs the cookies, if it was kept in a file."""


class Content(msgspec.Struct):
    """The last line: what was in the file."""

    rows: dict[str, int]
    """By table, how many rows."""
    digest: str


class Summary(msgspec.Struct):
    """What a backup holds."""

    header: BackupHeader
    rows: dict[str, int]


async def back_up(
    database: Database, file: Path, *, now: int, secret: str | None, overwrite: bool = False
) -> Summary:
    """Write all that is kept at one moment to a file, while the server may be running.

    The file appears when it is whole and has been read again. Raises NotEmpty if it is there.
    """
    if file.exists() and not overwrite:
        raise NotEmpty(f"{file} is there already; --force overwrites it", what=str(file))
    header = BackupHeader(FORMAT, newest_revision(), now, secret)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "wb") as stream:
            async with database.snapshot() as connection:
                await connection.run_sync(_write, stream, header)
            stream.flush()
            os.fsync(stream.fileno())
        summary = examine(draft)
        draft.replace(file)
    except OSError as error:
        raise FathomError(f"cannot write {file}: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
    return summary


async def restore(database: Database, file: Path, *, overwrite: bool = False) -> Summary:
    """Put all that a backup holds into a database, and bring it to the newest form.

    Raises InvalidBackup, or NotEmpty if the database holds people or tables. All or nothing.
    """
    summary = examine(file)
    database.make_folder()
    async with database.writing(is_long=True) as connection:
        await connection.run_sync(_load, file, summary, None if overwrite else database.name)
    return summary


def examine(file: Path) -> Summary:
    """Read a backup from end to end. Raises InvalidBackup if anything is wrong with it."""
    counted: dict[str, int] = {}
    for name, _ in rows(file):
        counted[name] = counted.get(name, 0) + 1
    header = _header(next(_lines(file)))
    return Summary(header, {table.name: counted.get(table.name, 0) for table in _tables()})


def rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a backup, with the name of its table. Raises InvalidBackup."""
    lines = _lines(file)
    first = next(lines, b"")
    _header(first)
    digest = hashlib.sha256(first)
    counted: dict[str, int] = {}
    for line in lines:
        try:
            content = msgspec.json.decode(line)
            if isinstance(content, dict):
                end = msgspec.convert(content, Content)
                break
            name, row = msgspec.convert(content, tuple[str, dict[str, Any]])
        except msgspec.MsgspecError as error:
            raise InvalidBackup(f"{file} is damaged: {error}") from None
        digest.update(line)
        counted[name] = counted.get(name, 0) + 1
        yield name, row
    else:
        raise InvalidBackup(f"{file} is cut off")
    if next(lines, None) is not None or (end.rows, end.digest) != (counted, digest.hexdigest()):
        raise InvalidBackup(f"{file} is damaged: not what was written")


def _write(connection: Connection, stream: IO[bytes], header: BackupHeader) -> None:
    digest = hashlib.sha256()
    counted: dict[str, int] = {}
    with gzip.GzipFile(fileobj=stream, mode="wb", mtime=0) as packed:

        def put(value: Any) -> None:
            line = msgspec.json.encode(value) + b"\n"
            digest.update(line)
            packed.write(line)

        put(header)
        for table in _tables():
            name = str(table.name)
            found = connection.execute(select(table).execution_options(yield_per=_CHUNK))
            for row in found:
                put((name, row._asdict()))
                counted[name] = counted.get(name, 0) + 1
        packed.write(msgspec.json.encode(Content(counted, digest.hexdigest())) + b"\n")


def _load(connection: Connection, file: Path, summary: Summary, database: str | None) -> None:
    """Build the form that the rows come from, fill it, and bring it to the newest one.

    With the name of a database, that must be empty.
    """
    present = MetaData()
    ours = {"alembic_version", *metadata.tables}
    present.reflect(connection, only=lambda name, _: name in ours)
    if database is not None and any(_count(connection, table) for table in present.sorted_tables):
        raise NotEmpty(f"{database} holds something already; --force overwrites it", what=database)
    present.drop_all(connection)
    upgrade(connection, summary.header.revision)
    form = MetaData()
    form.reflect(connection)
    try:
        for name, found in groupby(rows(file), key=itemgetter(0)):
            table = form.tables[name]
            while chunk := [_decoded(table, row) for _, row in islice(found, _CHUNK)]:
                connection.execute(insert(table), chunk)
    except (KeyError, TypeError, ValueError):
        raise InvalidBackup(f"{file} holds what form {summary.header.revision} has not") from None
    if connection.dialect.name == "postgresql":  # it alters no table with checks still to be made
        connection.execute(text("SET CONSTRAINTS ALL IMMEDIATE"))
    upgrade(connection, "head")


def _decoded(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as bytes again."""
    return {
        name: base64.b64decode(value)
        if isinstance(table.columns[name].type, LargeBinary) and value is not None
        else value
        for name, value in row.items()
    }


def _count(connection: Connection, table: Table) -> int:
    if table.name == "alembic_version":
        return 0
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _tables() -> list[Table]:
    """All tables, those first that others refer to."""
    return list(metadata.sorted_tables)


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as stream:
            yield from stream
    except OSError as error:
        reason = error.strerror or "it is not a backup"
        raise InvalidBackup(f"cannot read {file}: {reason}") from None
    except (EOFError, zlib.error):
        raise InvalidBackup(f"{file} is cut off") from None


def _header(line: bytes) -> BackupHeader:
    try:
        header = msgspec.json.decode(line, type=BackupHeader)
    except msgspec.MsgspecError:
        raise InvalidBackup("this is not a backup of Fathom") from None
    if header.format != FORMAT or header.revision not in known_revisions():
        raise InvalidBackup(
            f"a backup of a newer Fathom ({header.format}, form {header.revision})", file=""
        )
    return header
