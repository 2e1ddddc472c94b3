"""What a browser gets: the pages of the browser application, and their words."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from fathom import locales, web

SERVED = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By ending: what is served, and as what."""


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    """The same, packed, where that makes it smaller."""
    kind: str
    tag: str
    """Changes when the file does, so that a browser asks but need not fetch it again."""


def page_of(file: Path) -> Page:
    """A file, ready to be sent."""
    body = file.read_bytes()
    zipped = gzip.compress(body, mtime=0)
    kind = SERVED[file.suffix]
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Page(body, zipped if len(zipped) < len(body) else None, kind, tag)


def pages() -> dict[str, Page]:
    """Every page by its path."""
    places = {"/": web.FOLDER, "/words/": locales.HERE}
    found = {
        prefix + file.relative_to(folder).as_posix(): page_of(file)
        for prefix, folder in places.items()
        for file in sorted(folder.rglob("*"))
        if file.suffix in SERVED
    }
    found["/"] = found["/index.html"]
    return found


PAGES = pages()


@get(list(PAGES), include_in_schema=False, sync_to_thread=False)
def show_page(request: Request[object, object, State]) -> Response[bytes]:
    """A page, or word that the browser has it already."""
    page = PAGES[request.url.path]
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(page.zipped, headers=headers, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


HANDLERS: list[BaseRouteHandler] = [show_page]
