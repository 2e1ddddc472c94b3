"""What can be played."""

from __future__ import annotations

from asyncio import to_thread

from litestar import get, post
from litestar.params import FromPath, JSONBody

from fathom.server.asks import PHRASES, DrawnChart, Practise
from fathom.server.catalog import catalog, game_tell, installed
from fathom.server.charts import looked_over, our_charts
from fathom.server.practice import practice_of
from fathom.server.routes.common import Asked, Server, Who, base_url
from fathom.server.scenes import scenes_of
from fathom.server.tells.games import ChartsTell, ChartTell, Games, GameTell, PracticeTell, Scenes


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


@get("/api/games/{key:str}/charts", summary="What it can be played on, and how to draw others")
async def show_charts(key: FromPath[str]) -> ChartsTell:
    """The charts that come with a game, drawn, for those that are played on several."""
    return await to_thread(our_charts, key)


@post(
    "/api/games/{key:str}/chart",
    status_code=200,
    summary="Look over a chart that somebody drew",
)
async def look_over_chart(
    key: FromPath[str], data: JSONBody[DrawnChart], person: Who, services: Server
) -> ChartTell:
    """Its text, its drawing, and everything that is wrong with it; nothing is kept."""
    services.limiter.spend("chart", person.id)
    return await to_thread(looked_over, key, data)


@post("/api/games/{key:str}/practice", status_code=200, summary="Practise: a lesson so far")
async def practise(
    key: FromPath[str], data: JSONBody[Practise], person: Who, services: Server
) -> PracticeTell:
    """A lesson after all that was done in it: all of that is sent each time, and nothing kept."""
    services.limiter.spend("practice", person.id)
    return await to_thread(practice_of, key, data)


HANDLERS = [list_games, show_game, show_scenes, show_charts, look_over_chart, practise]
