"""Shell: the browser application as it is served, every file of it under the build it belongs to.

A build is named by a digest of all its files. The first page names every other file by that name
(`/b/<build>/app/main.js`), so a browser may keep them for ever, and never mixes two builds.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import NamedTuple

from fathom import locales, web

SERVED = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By ending: what is served, and as what."""
WORKER = "sw.js"
IN_BUILD = re.compile(r'(?<=")(?:\./)?(?=(?:app|boards|icons|styles|vendor)/|icon\.)')
"""In the first page: where the path of a file begins that belongs to the build."""
NOT_FOR_OFFLINE = re.compile(r"^(words/\w+/(cli|operating)\.ftl|.*\.txt|index\.html|sw\.js)$")


class Page(NamedTuple):
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    """The same, packed, where that makes it smaller."""
    kind: str
    tag: str
    """Changes when the file does, so that a browser asks but need not fetch it again."""


def page_of(body: bytes, suffix: str) -> Page:
    """A file, ready to be sent."""
    zipped = gzip.compress(body, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return Page(body, zipped if len(zipped) < len(body) else None, SERVED[suffix], tag)


def _files() -> dict[str, bytes]:
    """Every file of the application by its path."""
    folders = {"": web.FOLDER, "words/": locales.HERE}
    return {
        prefix + file.relative_to(folder).as_posix(): file.read_bytes()
        for prefix, folder in folders.items()
        for file in sorted(folder.rglob("*"))
        if file.suffix in SERVED
    }


def _build_of(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for path, body in files.items():
        digest.update(f"{path} {len(body)}\n".encode() + body)
    return digest.hexdigest()[:12]


def _worker(source: bytes, build: str, paths: list[str]) -> bytes:
    """The service worker, told which build it keeps: with any file it changes too."""
    kept = ["./", *(f"b/{build}/{path}" for path in paths if not NOT_FOR_OFFLINE.match(path))]
    told = f"const BUILD = {json.dumps(build)};\nconst FILES = {json.dumps(kept)};\n"
    return told.encode() + source


_found = _files()
BUILD = _build_of(_found)
_index = IN_BUILD.sub(f"./b/{BUILD}/", _found["index.html"].decode())
_found["index.html"] = _index.encode()
_found[WORKER] = _worker(_found[WORKER], BUILD, list(_found))
PAGES = {path: page_of(body, Path(path).suffix) for path, body in _found.items()}
"""Every file by its path below the root of the application."""
INLINE_SCRIPTS = web.inline_scripts(_index)
