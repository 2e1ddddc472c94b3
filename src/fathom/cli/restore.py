"""`fathom restore`: a backup becomes the database of a server again."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.common import Lang, console, words_for
from fathom.cli.deployment import ConfigFile, Data, DatabaseUrl, Force, deployment


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def restore(
        file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
        database: DatabaseUrl = None,
        data: Data = None,
        config: ConfigFile = None,
        force: Force = False,
        lang: Lang = None,
    ) -> None:
        """Put a backup into a database, SQLite or PostgreSQL. Stop the server first."""
        settings = deployment(config, data, database)

        from fathom.server.secret import restore_secret
        from fathom.server.store import backup
        from fathom.server.store.database import Database

        async def run() -> backup.Summary:
            target = Database(settings.database_url)
            try:
                return await backup.restore(target, file, overwrite=force)
            finally:
                await target.close()

        summary = asyncio.run(run())
        words = words_for(None, lang)
        console.print(
            words.text(
                "restore-done",
                people=summary.rows["people"],
                tables=summary.rows["tables"],
                moves=summary.rows["moves"],
            )
        )
        secret = summary.header.secret
        if secret is not None and not restore_secret(settings, secret, overwrite=force):
            console.print(words.text("restore-secret-kept"))
