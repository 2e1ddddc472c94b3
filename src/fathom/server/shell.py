"""Shell: the browser application as it is served, every file of it under the build it belongs to.

A build is named by a digest of all its files. The first page names every other file by that name
(`/b/<build>/app/main.js`), so a browser may keep them for ever, and never mixes two builds.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import posixpath
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
FIRST_MODULE = "app/main.js"
FIRST_STYLES = "styles/first.css"
"""Those that the first page names, in one file."""
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
SCRIPT = re.compile(r'<script src="([^"]+)"></script>')
"""In the first page: a script that is not a module, so nothing is drawn before it has run."""
IMPORTED = re.compile(
    r"""\b(?:import\s*(?:[\w$*{}\s,]*?from\s*)?|export\s*[\w$*{}\s,]*?from\s*)["']([^"']+)["']"""
)
"""In a module: what it cannot begin without."""
LATER = re.compile(r"""\bimport\(["']\./([^"']+)["']\)""")
"""In the first module: a page, in a module of its own beside it."""
BOARD = re.compile(r"boards/[\w-]+\.js")
"""The module of a game's board, by the game's name."""
NEEDED = '<script type="application/json" id="needed">{}</script>'
"""In the first page: where it says which modules are needed for what; early.js reads it."""
IN_BUILD = re.compile(r'(?<=")(?:\./)?(?=(?:app|boards|icons|styles|vendor|words)/|icon\.)')
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


def _needed(module: str, files: dict[str, bytes], names: dict[str, str]) -> list[str]:
    """A module and all that it imports, and those in turn; `names` is the page's import map."""
    needed = [module]
    for path in needed:  # grows as it goes
        for name in IMPORTED.findall(files[path].decode()):
            place = names.get(name) or posixpath.join(posixpath.dirname(path), name)
            found = posixpath.normpath(place)
            if found not in needed:
                needed.append(found)
    return needed


def _join_styles(files: dict[str, bytes]) -> None:
    """Let the first page name one style sheet instead of many."""
    page = files["index.html"].decode()
    files[FIRST_STYLES] = b"".join(files[path] for path in STYLE.findall(page))
    before, *_, after = STYLE.split(page)
    joined = f'{before}<link rel="stylesheet" href="{FIRST_STYLES}">\n{after}'
    files["index.html"] = joined.encode()


def _modules(files: dict[str, bytes], names: dict[str, str]) -> dict[str, list[str]]:
    """By name of a page or a game: its module, and what that needs besides the first one's."""
    first = _needed(FIRST_MODULE, files, names)
    pages = [f"app/{name}" for name in LATER.findall(files[FIRST_MODULE].decode())]
    parts = {
        Path(path).stem: [one for one in _needed(path, files, names) if one not in first]
        for path in (*pages, *filter(BOARD.fullmatch, files))
    }
    return {Path(FIRST_MODULE).stem: first, **parts}


def _first_page(files: dict[str, bytes], build: str) -> str:
    """The page that names all others: by their build, and so that they are fetched at once."""
    page = files["index.html"].decode()
    page = SCRIPT.sub(lambda script: f"<script>{files[script[1]].decode()}</script>", page)
    names = json.loads(page.partition('type="importmap">')[2].partition("</script>")[0])["imports"]
    needed = json.dumps(_modules(files, names), separators=(",", ":"))
    return IN_BUILD.sub(f"./b/{build}/", page.replace(NEEDED, NEEDED.replace("{}", needed)))


_found = _files()
_join_styles(_found)
BUILD = _build_of(_found)
_index = _first_page(_found, BUILD)
_found["index.html"] = _index.encode()
_found[WORKER] = _worker(_found[WORKER], BUILD, list(_found))
PAGES = {path: page_of(body, Path(path).suffix) for path, body in _found.items()}
"""Every file by its path below the root of the application."""
PAGES["favicon.ico"] = PAGES["icons/icon-192.png"]  # browsers ask for it where no page names one
INLINE_SCRIPTS = web.inline_scripts(_index)
