"""Migrations: bring a database to the form that this version writes. Forward only.

Each step is a file in `migrations/versions`, named by the form that it leads to. They run at start,
all in one transaction, and may be started by several processes at once: one does it, the others
wait and find it done. Mostly there is nothing to do, and then nobody waits for Alembic to load.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table, text

from fathom.server.store.contract import StoreError
from fathom.server.store.database import Database

_FOLDER = Path(__file__).parent / "migrations"
_STEP = "form_"
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
    return max(known_revisions(), key=int)


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


async def check_revision(database: Database) -> None:
    """Return if the database has the newest form. Raises NotMigrated or NewerDatabase."""
    current = None
    if database.exists:  # looking would make an empty file
        async with database.reading() as connection:
            current = await connection.run_sync(_current)
    if current != newest_revision():
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
    if _current(connection) != newest_revision():
        upgrade(connection, revision)


def _current(connection: Connection) -> str | None:
    """The form of the database; None if it is empty. Raises NewerDatabase."""
    if not inspect(connection).has_table(_REVISION.name):
        return None
    current: str | None = connection.execute(select(_REVISION)).scalar()
    if current is not None and current not in known_revisions():
        raise NewerDatabase(
            f"the database has form {current}, this Fathom knows up to {newest_revision()}: "
            "it was written by a newer version; upgrade Fathom, or restore a backup",
            found=current,
            known=newest_revision(),
        )
    return current
