"""`fathom worker`: thinks for the bots of servers on the same database and Redis."""

import asyncio
from typing import Annotated

import typer

from fathom.cli.common import Lang
from fathom.cli.deployment import ConfigFile, Data, DatabaseUrl
from fathom.engine.errors import FathomError


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def worker(
        database: DatabaseUrl = None,
        redis: Annotated[str | None, typer.Option(metavar="URL", help="The Redis.")] = None,
        bots: Annotated[int | None, typer.Option(help="How many processes think.")] = None,
        data: Data = None,
        config: ConfigFile = None,
        lang: Lang = None,
    ) -> None:
        """Think for bots, until Ctrl-C. Servers leave it to workers with --bots 0."""
        from fathom.server.logs import set_up_logs
        from fathom.server.settings import load_settings

        flags = {"database": database, "redis": redis, "bots": bots, "data": data}
        settings = load_settings(flags, file=config)
        if not settings.redis:
            raise FathomError("a worker hears of its work by Redis: give --redis")
        set_up_logs(settings)
        from fathom.server.bots.worker import work

        asyncio.run(work(settings))
