"""From every older form of the database to the newest, and never back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, text

from fathom.server.store import (
    ChatLine,
    Entry,
    NewerDatabase,
    NotMigrated,
    Seat,
    migrating,
    open_store,
)
from fathom.server.store.database import Database
from fathom.server.store.migrating import (
    check_revision,
    form_of,
    known_revisions,
    migrate,
    newest_revision,
)
from fathom.server.store.rows import sitting_rows, table_row
from fathom.server.store.schema import metadata
from tests.server.store.samples import ANN, BEN, NEXT, entry, sample_table

TABLE = sample_table("old", seats=(Seat(person="ann"), Seat(person="ben")))


def fill_form_1(connection: Connection) -> None:
    """A table in play, as the first form kept it."""
    reflected = MetaData()
    reflected.reflect(connection)

    def add(table: str, *rows: dict[str, Any]) -> None:
        columns = reflected.tables[table].columns.keys()
        plain = [{name: row[name] for name in row if name in columns} for row in rows]
        connection.execute(insert(reflected.tables[table]), plain)

    add("people", *({"id": p.id, "name": p.name, "created": p.created} for p in (ANN, BEN)))
    add("tables", table_row(TABLE) | {"ply": 2})
    add("sitting", *sitting_rows(TABLE))
    add(
        "moves",
        {"table_id": "old", "ply": 0, "seat": 1, "move": 3, "at": 0, "key": "a"},
        {"table_id": "old", "ply": 1, "seat": 0, "move": 4, "at": 9, "key": "b"},
    )
    add(
        "chat",
        {"table_id": "old", "number": 1, "person": "ben", "text": "hi", "at": 7, "key": "c"},
    )


def test_a_game_in_the_first_form_goes_on_in_the_newest(url: str) -> None:
    async def run() -> None:
        database = Database(url)
        await migrate(database, "1")
        with pytest.raises(NotMigrated):
            await check_revision(database)
        async with database.writing() as connection:
            await connection.run_sync(fill_form_1)
        await database.close()

        store = await open_store(url)
        await store.check()
        assert await store.people({"ann", "ben"}) == {"ann": ANN, "ben": BEN}
        assert await store.person_by_handle(BEN.handle) == BEN
        table = await store.table("old")
        assert (table.ply, table.seats, table.result) == (2, TABLE.seats, None)
        assert await store.log("old") == [Entry(0, 1, 3, 0, "a"), Entry(1, 0, 4, 9, "b")]
        assert await store.chat("old") == [ChatLine(1, "ben", "hi", 7)]
        drawn = entry(2, attachment={"line": [1, 2]})
        await store.append("old", drawn, NEXT)
        assert (await store.log("old"))[2:] == [drawn]
        await store.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def run() -> None:
        database = Database(url)
        await migrate(database)
        async with database.reading() as connection:
            assert await connection.run_sync(differences) == []
        await database.close()

    asyncio.run(run())


def test_many_may_start_at_once(url: str) -> None:
    async def run() -> None:
        databases = [Database(url) for _ in range(5)]
        await asyncio.gather(*(migrate(database) for database in databases))
        for database in databases:
            await check_revision(database)
            await database.close()

    asyncio.run(run())


def test_a_database_of_a_newer_fathom_is_refused_and_left_alone(url: str) -> None:
    async def run() -> None:
        database = Database(url)
        await migrate(database)
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
        with pytest.raises(NewerDatabase) as error:
            await open_store(url)
        assert "999" in str(error.value)
        assert "upgrade Fathom" in str(error.value)
        with pytest.raises(NewerDatabase):
            await check_revision(database)
        async with database.reading() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            assert found.scalar() == "999"
        await database.close()

    asyncio.run(run())


async def _named(database: Database, revision: str) -> None:
    """Let a database say that it has another form."""
    async with database.writing() as connection:
        await connection.execute(
            text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision}
        )


def test_a_newer_form_that_was_made_for_it_is_gone_on_with(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        known = form_of(newest_revision())
        await store.add_person(ANN)
        for revision in (f"{known + 1}since{known}", f"{known + 3}since{known - 1}"):
            await _named(store.database, revision)
            await store.check()
            again = await open_store(url)  # one that is started again changes nothing either
            assert await again.people({"ann"}) == {"ann": ANN}
            await again.close()
            with pytest.raises(NewerDatabase):  # but it does not know all that there is
                await check_revision(store.database, is_exact=True)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("revision", ["{next}", "{next}since{next}", "{next}since", "sincex", "x"])
def test_a_newer_form_that_was_not_is_refused(url: str, revision: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        await _named(store.database, revision.format(next=form_of(newest_revision()) + 1))
        with pytest.raises(NewerDatabase):
            await store.check()
        with pytest.raises(NewerDatabase):
            await open_store(url)
        await store.close()

    asyncio.run(run())


def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    """What is in its way here is a table of the name that the first form wants."""

    async def run() -> None:
        database = Database(url)
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE chat (x INTEGER)"))
        with pytest.raises(Exception, match="chat"):
            await migrate(database)
        async with database.reading() as connection:
            tables = await connection.run_sync(lambda c: sorted(_reflected(c).tables))
        assert tables == ["chat"]
        await database.close()

    asyncio.run(run())


def test_an_empty_database_is_not_migrated(url: str) -> None:
    async def run() -> None:
        database = Database(url)
        with pytest.raises(NotMigrated) as error:
            await check_revision(database)
        assert newest_revision() in str(error.value)
        await database.close()

    asyncio.run(run())


def _reflected(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def test_each_step_is_named_by_the_form_that_it_leads_to() -> None:
    """So that nobody has to load Alembic to know that there is nothing to do."""
    steps = ScriptDirectory(str(Path(migrating.__file__).parent / "migrations"))
    assert steps.get_current_head() == newest_revision()
    assert {step.revision for step in steps.walk_revisions()} == known_revisions()
