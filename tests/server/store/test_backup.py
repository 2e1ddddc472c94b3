"""A backup holds everything, moves between databases, and shows when it was touched."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, select

from fathom.server.store import Passkey, Rating, Score, Seat, SqlStore, open_store
from fathom.server.store.backup import InvalidBackup, NotEmpty, back_up, examine, restore
from fathom.server.store.database import Database
from fathom.server.store.migrating import migrate
from fathom.server.store.schema import metadata
from tests.server.store.samples import ANN, NEXT, entry, sample_table, with_table
from tests.server.store.test_migrating import fill_form_1


async def fill(store: SqlStore) -> None:
    """Something in every table; one rematch comes before its table in the alphabet."""
    await with_table(store, "m")
    await store.add_table(sample_table("a", rematch_of="m", seats=(Seat(bot="random"),)))
    await store.add_table(sample_table("z", rematch_of="a", seed=bytes(32)))
    await store.append("m", entry(0, attachment={"line": [1, "é"]}), NEXT)
    await store.append("m", entry(1, seat=None, move=None, key=None), NEXT)
    await store.say("m", "ben", "ahoy ⚓", 3, key="k", team=1)
    await store.block("ann", "ben", 4)
    await store.add_transfer("token", "ann", expires=9)
    await store.add_challenge(b"x", "ann", expires=9)
    await store.add_passkey(Passkey("key", "ann", b"\0public", 1, 2, None, "Phone"))
    score = Score("m", 0, "ann", "deep-sea", 9, 1, 2, 26.5, 1.5)
    await store.keep_scores("m", [score], [Rating("ann", "deep-sea", 26.5, 8.1, 1)])
    await store.keep_analysis("m", "{}")


async def all_rows(database: Database) -> dict[str, list[Any]]:
    async with database.reading() as connection:
        return {
            table.name: sorted(map(repr, await connection.execute(select(table))))
            for table in metadata.sorted_tables
        }


def backed_up(url: str, file: Path) -> dict[str, list[Any]]:
    """Fill a database, back it up, and say what was in it."""

    async def run() -> dict[str, list[Any]]:
        store = await open_store(url)
        await fill(store)
        summary = await back_up(store.database, file, now=5, secret="s" * 64)
        kept = await all_rows(store.database)
        assert summary.rows == {name: len(rows) for name, rows in kept.items()}
        assert all(summary.rows.values())
        await store.close()
        return kept

    return asyncio.run(run())


def test_a_backup_moves_to_any_database(url: str, other_url: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    kept = backed_up(url, file)
    assert file.stat().st_mode & 0o777 == 0o600

    async def move() -> None:
        database = Database(other_url)
        summary = await restore(database, file)
        assert (summary.header.secret, summary.header.created) == ("s" * 64, 5)
        assert await all_rows(database) == kept
        await database.close()
        store = await open_store(other_url)
        await store.append("m", entry(2), NEXT)  # the game goes on
        await store.close()

    asyncio.run(move())


def test_a_backup_of_the_first_form_is_restored_in_the_newest(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file as the first form's version wrote it: its rows, and its form in the header."""
    file = tmp_path / "backup"

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")
        await migrate(database, "1")
        async with database.writing() as connection:
            await connection.run_sync(fill_form_1)
        with monkeypatch.context() as older:
            form = await _reflected(database)
            older.setattr("fathom.server.store.backup.newest_revision", lambda: "1")
            older.setattr("fathom.server.store.backup.metadata", form)
            await back_up(database, file, now=5, secret=None)
        await database.close()

        database = Database(url)
        await restore(database, file)
        await database.close()
        store = await open_store(url)
        assert [line.move for line in await store.log("old")] == [3, 4]
        await store.close()

    asyncio.run(run())


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Moves are appended all the while; whatever is in the file fits together."""

    async def run() -> None:
        store = await open_store(url)
        await with_table(store, "t")

        async def play() -> None:
            for ply in range(40):
                await store.append("t", entry(ply), NEXT)

        playing = asyncio.create_task(play())
        for number in range(3):
            await back_up(store.database, tmp_path / f"{number}", now=1, secret=None)
        await playing
        await store.close()
        for number in range(3):
            copy = await _restored(tmp_path / f"{number}", tmp_path / f"{number}.db")
            assert (await copy.table("t")).ply == len(await copy.log("t"))
            await copy.close()

    asyncio.run(run())


async def _restored(file: Path, place: Path) -> SqlStore:
    database = Database(f"sqlite+aiosqlite:///{place}")
    await restore(database, file)
    return SqlStore(database)


async def _reflected(database: Database) -> MetaData:
    found = MetaData()
    async with database.reading() as connection:
        await connection.run_sync(found.reflect)
    found.remove(found.tables["alembic_version"])
    return found


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    file = tmp_path / "backup"
    backed_up(f"sqlite+aiosqlite:///{tmp_path / 'first.db'}", file)
    return file


def test_nothing_is_overwritten_unasked(url: str, backup: Path) -> None:
    async def run() -> None:
        store = await open_store(url)
        await store.add_person(ANN)
        before = backup.read_bytes()
        with pytest.raises(NotEmpty):
            await back_up(store.database, backup, now=1, secret=None)
        assert backup.read_bytes() == before
        with pytest.raises(NotEmpty):
            await restore(store.database, backup)
        assert (await all_rows(store.database))["tables"] == []
        await restore(store.database, backup, overwrite=True)
        assert len(await store.log("m")) == 2
        await back_up(store.database, backup, now=1, secret=None, overwrite=True)
        await store.close()

    asyncio.run(run())


def test_a_backup_that_was_touched_is_refused(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    newer = lines[0].replace(b'"revision":"', b'"revision":"9')
    faults = {
        "not gzip": b"hello",
        "empty": b"",
        "cut off": whole[:-20],
        "a byte changed": whole[:60] + bytes([whole[60] ^ 1]) + whole[61:],
        "only the header": gzip.compress(lines[0]),
        "a row missing": gzip.compress(b"".join(lines[:3] + lines[4:])),
        "a row changed": gzip.compress(b"".join(lines).replace(b"ahoy", b"ahey")),
        "something after the end": gzip.compress(b"".join([*lines, lines[-1]])),
        "a row that is none": gzip.compress(b"".join([lines[0], b"17\n", *lines[1:]])),
        "of a newer Fathom": gzip.compress(b"".join([newer, *lines[1:]])),
        "no backup": gzip.compress(b'{"a":1}\n'),
    }
    for fault, content in faults.items():
        backup.write_bytes(content)
        with pytest.raises(InvalidBackup):
            print(fault, examine(backup))

    async def untouched(name: str) -> None:
        store = await open_store(f"sqlite+aiosqlite:///{tmp_path / name}")
        await store.add_person(ANN)
        with pytest.raises(InvalidBackup):
            await restore(store.database, backup, overwrite=True)
        assert await store.person("ann") == ANN
        await store.close()

    asyncio.run(untouched("second.db"))
    strange = [lines[0], b'["people",{"rank":1}]\n']
    end = {"rows": {"people": 1}, "digest": hashlib.sha256(b"".join(strange)).hexdigest()}
    backup.write_bytes(gzip.compress(b"".join([*strange, json.dumps(end).encode()])))
    assert examine(backup).rows["people"] == 1
    asyncio.run(untouched("third.db"))
    with pytest.raises(InvalidBackup):
        examine(tmp_path / "nowhere")
