"""What can be played, and whether the server is well."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from fathom import registry
from fathom.server.catalog import catalog, game_tell
from fathom.server.routes.common import Server
from fathom.server.store import StoreError
from fathom.server.tells import Games, GameTell, Health


@get("/api/games", summary="The games, with seats, options and bots", sync_to_thread=False)
def list_games() -> Games:
    """Everything a lobby needs to draw its forms."""
    return Games(games=catalog())


@get("/api/games/{key:str}", summary="One game", sync_to_thread=False)
def show_game(key: FromPath[str]) -> GameTell:
    """The game with this key."""
    return game_tell(registry.load(key))


@get("/healthz", summary="Whether the server is ready")
async def healthz(services: Server) -> Response[Health]:
    """200 when it is ready to play, 503 while it starts, stops or has lost its database."""
    status = "ready" if services.is_ready else "stopping" if services.is_stopping else "starting"
    if services.is_ready:
        try:
            await services.store.check()
        except StoreError:
            status = "no database"
    return Response(Health(status=status), status_code=200 if status == "ready" else 503)


HANDLERS = [list_games, show_game, healthz]
