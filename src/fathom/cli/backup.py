"""`fathom backup`: everything that the server keeps, in one file."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.common import Lang, console, words_for
from fathom.cli.deployment import ConfigFile, Data, DatabaseUrl, Force, deployment


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def backup(
        file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
        database: DatabaseUrl = None,
        data: Data = None,
        config: ConfigFile = None,
        force: Force = False,
        lang: Lang = None,
    ) -> None:
        """Write people, tables, moves and chat to a file, while the server may be running."""
        settings = deployment(config, data, database)

        from fathom.server.operate import note_backup
        from fathom.server.secret import kept_secret
        from fathom.server.store import SqlStore
        from fathom.server.store.backup import Summary, back_up
        from fathom.server.store.database import Database
        from fathom.server.store.migrating import check_revision

        async def run() -> Summary:
            store = SqlStore(Database(settings.database_url))
            try:
                await check_revision(store.database, is_exact=True)
                now = int(time.time() * 1000)
                secret = kept_secret(settings)
                summary = await back_up(
                    store.database, file, now=now, secret=secret, overwrite=force
                )
                note_backup(settings, now)
                return summary
            finally:
                await store.close()

        rows = asyncio.run(run()).rows
        words = words_for(None, lang)
        console.print(
            words.text(
                "backup-done",
                file=str(file),
                people=rows["people"],
                tables=rows["tables"],
                moves=rows["moves"],
            )
        )
        console.print(words.text("backup-secret"))
