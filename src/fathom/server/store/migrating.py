"""Migrations: bring a database to the form that this version writes. Forward only.

Each step is a file in `migrations/versions`, named by the form that it leads to. They run at start,
all in one transaction, and may be started by several processes at once: one does it, the others
wait and find it done. Mostly there is nothing to do, and then nobody waits for Alembic to load.

A form may say in its name from which older one on processes can go on with it: `8since7` only adds
what those who write form 7 need not know. So versions can be exchanged one process at a time.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table, text

from fathom.server.store.contract import StoreError
from fathom.server.store.database import Database

_FOLDER = Path(__file__).parent / "migrations"
_STEP = "form_"
_SINCE = "since"
_REVISION = table("alembic_version", column("version_num"))
_LOCK = 0x6661_7468_6F6D
"""Any number, as long as only Fathom's migrations use it."""


class NewerDatabase(StoreError):
    """The database has been written by a newer Fathom."""

    code = "newer-database"


class NotMigrated(StoreError):
    """The database is in an older form, or empty."""

    code = "not-migrated"


def newest_revision() -> str:
    """The form that this version writes."""
    return max(known_revisions(), key=form_of)


def form_of(revision: str) -> int:
    """The number of a form."""
    return int(revision.partition(_SINCE)[0])


def is_usable(revision: str) -> bool:
    """Whether this version can go on with a database of this form, its own or a newer one."""
    if revision in known_revisions():
        return True
    form, _, oldest = revision.partition(_SINCE)
    if not (form.isdecimal() and oldest.isdecimal()):
        return False
    return int(oldest) <= form_of(newest_revision()) < int(form)


def known_revisions() -> set[str]:
    """All forms that there ever were, up to the newest."""
    steps = (_FOLDER / "versions").glob(f"{_STEP}*.py")
    return {step.stem.removeprefix(_STEP) for step in steps}


async def migrate(database: Database, revision: str = "head") -> None:
    """Bring the database to a form, by default the newest. Raises NewerDatabase."""
    database.make_folder()
    async with database.writing(is_long=True) as connection:
        if not database.is_sqlite:  # SQLite's one writer is lock enough
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(_upgrade, revision)


async def check_revision(database: Database, is_exact: bool = False) -> None:
    """Return if the database has the newest form, or a newer one that this version can go on with.

    `is_exact`: only the newest will do, for whoever copies all that there is. Raises NotMigrated or
    NewerDatabase.
    """
    current = None
    if database.exists:  # looking would make an empty file
        async with database.reading() as connection:
            current = await connection.run_sync(_current)
    if is_exact and current is not None and current not in known_revisions():
        raise newer_database(current)
    if current is None or form_of(current) < form_of(newest_revision()):
        raise NotMigrated(
            f"the database {database.name} has form {current or '-'}, not {newest_revision()}: "
            "start the server once to migrate it",
            database=database.name,
            found=current or "-",
            known=newest_revision(),
        )


def upgrade(connection: Connection, revision: str) -> None:
    """Bring the database to a form within a transaction that has begun."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    current = _current(connection)
    if current is None or form_of(current) < form_of(newest_revision()):
        upgrade(connection, revision)


def _current(connection: Connection) -> str | None:
    """The form of the database; None if it is empty. Raises NewerDatabase."""
    if not inspect(connection).has_table(_REVISION.name):
        return None
    current: str | None = connection.execute(select(_REVISION)).scalar()
    if current is not None and not is_usable(current):
        raise newer_database(current)
    return current


def newer_database(found: str) -> NewerDatabase:
    """Says which form was found, which ones are known, and what to do."""
    return NewerDatabase(
        f"the database has form {found}, this Fathom knows up to {newest_revision()}: "
        "it was written by a newer version; upgrade Fathom, or restore a backup",
        found=found,
        known=newest_revision(),
    )
