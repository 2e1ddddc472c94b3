"""`fathom worker`: thinks for the bots of servers on the same database and Redis."""

import asyncio

import typer

from fathom.cli.common import Lang
from fathom.cli.deployment import with_settings
from fathom.engine.errors import FathomError
from fathom.server.settings import Settings


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    @with_settings
    def worker(settings: Settings, *, lang: Lang = None) -> int:
        """Think for bots, until Ctrl-C. Servers leave it to workers with --bots 0."""
        from fathom.server.logs import set_up_logs

        if not settings.redis:
            raise FathomError("a worker hears of its work by Redis: give --redis")
        set_up_logs(settings)
        from fathom.server.bots.worker import work

        asyncio.run(work(settings))
        return 0
