"""What a browser gets: the pages of the browser application, and their words."""

from __future__ import annotations

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from fathom.server.shell import BUILD, PAGES, Page

Asked = Request[object, object, State]
ASK_EACH_TIME = "no-cache"
KEEP = "public, max-age=31536000, immutable"


def _places() -> list[str]:
    """Where files lie: those at the top one by one, the others by folder, for routes cost time."""
    folders = {path.partition("/")[0] for path in PAGES if "/" in path}
    files = (path for path in PAGES if "/" not in path)
    return [
        "/",
        *(f"/{file}" for file in files),
        *(f"/{folder}/{{file:path}}" for folder in folders),
    ]


@get(_places(), include_in_schema=False, sync_to_thread=False)
def show_page(request: Asked) -> Response[bytes]:
    """A page, or word that the browser has it already."""
    page = PAGES.get(request.url.path.removeprefix("/") or "index.html")
    if page is None:
        raise NotFoundException
    return _shown(page, request, ASK_EACH_TIME)


@get("/b/{build:str}/{file:path}", include_in_schema=False, sync_to_thread=False)
def show_of_build(build: FromPath[str], file: FromPath[str], request: Asked) -> Response[bytes]:
    """A file of this build. Of another there is none: better no file than one that does not fit."""
    page = PAGES.get(str(file).removeprefix("/"))
    if build != BUILD or page is None:
        raise NotFoundException
    return _shown(page, request, KEEP)


def _shown(page: Page, request: Asked, keep: str) -> Response[bytes]:
    headers = {"ETag": page.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.zipped, headers=headers, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


HANDLERS: list[BaseRouteHandler] = [show_page, show_of_build]
