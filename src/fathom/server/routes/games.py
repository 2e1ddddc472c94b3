"""What can be played."""

from __future__ import annotations

from asyncio import to_thread

from litestar import get
from litestar.params import FromPath

from fathom.server.asks import PHRASES
from fathom.server.catalog import catalog, game_tell, installed
from fathom.server.routes.common import Asked, Server, base_url
from fathom.server.scenes import scenes_of
from fathom.server.tells import Games, GameTell, Scenes


@get("/api/games", summary="The games, with seats, options and bots", sync_to_thread=False)
def list_games(request: Asked, services: Server) -> Games:
    """Everything a lobby needs to draw its forms, and where others find it."""
    seen, shared = str(request.base_url).rstrip("/"), base_url(request, services)
    return Games(
        games=catalog(),
        phrases=list(PHRASES),
        share_url=None if shared == seen else shared,
    )


@get("/api/games/{key:str}", summary="One game", sync_to_thread=False)
def show_game(key: FromPath[str]) -> GameTell:
    """The game with this key."""
    return game_tell(installed(key))


@get("/api/games/{key:str}/scenes", summary="Moments that its rules are explained with")
async def show_scenes(key: FromPath[str]) -> Scenes:
    """For a board to draw: views, with what can be done in them and what just happened."""
    return Scenes(scenes=await to_thread(scenes_of, key))


HANDLERS = [list_games, show_game, show_scenes]
