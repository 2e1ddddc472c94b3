"""What a browser gets at /: the browser application, or a page that says what runs here."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router

import fathom
from fathom.engine.game import Game

WEB = Path(fathom.__file__).parent / "web"

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fathom</title>
<style>
body {{ margin: 0; min-height: 100vh; display: grid; place-items: center;
  font: 16px/1.5 system-ui, sans-serif; color: #e6f1f5;
  background: linear-gradient(#0e3a53, #03101b) fixed; }}
main {{ max-width: 34rem; padding: 2rem; margin: 1rem; background: #0a2233;
  border: 1px solid #1d4258; border-radius: 10px; }}
h1 {{ margin: 0; font-weight: 300; letter-spacing: .3em; text-transform: uppercase; }}
p {{ color: #8fb0bf; }}
li {{ margin: .3rem 0; }}
a {{ color: #f2b24c; }}
a:focus {{ outline: 2px solid #f2b24c; outline-offset: 2px; }}
small {{ color: #8fb0bf; }}
</style>
<main>
<h1>Fathom</h1>
<p>Four sea games on one table. The server is running; this installation has no pages to play
in, but clients can.</p>
<ul>
{games}
</ul>
<p><a href="/api/games">Games and options</a> · <a href="/schema/openapi.json">OpenAPI</a> ·
<a href="/healthz">Health</a></p>
<small>docs/protocol.md describes the protocol; examples/client.py plays a game.</small>
</main>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index() -> Response[str]:
    """What runs here."""
    games = "\n".join(_line(game) for game in fathom.games())
    return Response(_PAGE.format(games=games), media_type=MediaType.HTML)


def _line(game: Game) -> str:
    return f"<li>{game.title} <small>{game.seats[0]} to {game.seats[-1]} players</small></li>"


def handlers() -> list[object]:
    """The browser application if it is there."""
    if not (WEB / "index.html").exists():
        return [index]
    return [
        create_static_files_router(
            path="/", directories=[WEB], html_mode=True, include_in_schema=False
        )
    ]


HANDLERS: list[BaseRouteHandler] = handlers()  # type: ignore[assignment]
