"""Shell: the browser application as it is served, every file of it under the build it belongs to.

A build is named by a digest of all its files. The first page names every other file by that name
(`/b/<build>/app/main.js`), so a browser may keep them for ever, and never mixes two builds. Modules
are packed (see `packing`), style sheets and words joined: few files come sooner than many.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import logging
import os
import posixpath
import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

from fathom import registry, web, words
from fathom.server.packing import CannotPack, Packer

log = logging.getLogger("fathom.server")
WORKER = "sw.js"
FIRST_MODULE = "app/main.js"
OPERATE_MODULE = "app/operate.js"
"""Of the operator's page, which is none of the application's: it stands alone."""
FIRST_STYLES = "styles/first.css"
"""Those that the first page names, in one file."""
FIRST_WORDS = "pages.ftl"
"""In each language: the words of all pages, in one file."""
WORDS_OF_PAGES = ("shared", "serving", "web", "people")
STYLES = "board.css"
PICTURE = "picture.svg"
"""The picture of a game; one that brings none gets the application's own."""
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
SCRIPT = re.compile(r'<script src="([^"]+)"></script>')
"""In the first page: a script that is not a module, so nothing is drawn before it has run."""
LATER = re.compile(r"""\bimport\(["']\./([^"']+)["']\)""")
"""In the first module: a page, in a module of its own beside it."""
WHILE_RUNNING = re.compile(r"""(?:=>|await|return)\s*import\(["'](\./[^"']+)["']\)""")
"""In any module: one that it asks for while it runs."""
BOARD = re.compile(r"games/([\w-]+)/board\.js")
"""The module of a game's board, by the game's name."""
ENDING = re.compile(r"games/([\w-]+)/ending\.js")
"""The module of a game's ending, by the game's name."""
SOUND = re.compile(r"(?:games/([\w-]+)/)?sounds/([\w-]+)\.wav")
"""A sound, of a game or of the application, by its name."""
STYLES_TOO = re.compile(r"""^@import ["']\./([\w-]+\.css)["'];\n""", re.MULTILINE)
"""In a game's styles: those of its other files, which are put there instead."""
NEEDED = '<script type="application/json" id="needed">{}</script>'
"""In the first page: where it says which files are needed for what; early.js reads it."""
IN_BUILD = re.compile(r'(?<=")(?:\./)?(?=(?:app|games|icons|styles|vendor|words)/|icon\.)')
"""In the first page: where the path of a file begins that belongs to the build."""
NOT_FOR_OFFLINE = re.compile(
    r"^(words/\w+/(check|cli|operating)\.ftl|.*\.(txt|wav)|styles/operate\.css|index\.html|sw\.js)$"
)


class Page:
    """A file as it is sent."""

    def __init__(self, body: bytes, suffix: str) -> None:
        self.body = body
        self.kind = web.SERVED[suffix]
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        """Changes when the file does, so that a browser asks but need not fetch it again."""

    @cached_property
    def zipped(self) -> bytes | None:
        """The same, packed, where that makes it smaller: when it is first wanted."""
        zipped = gzip.compress(self.body, mtime=0)
        return zipped if len(zipped) < len(self.body) else None


def zip_all() -> None:
    """Pack all files, so that nobody waits for it; in a thread, once the server is up."""
    for page in PAGES.values():
        _ = page.zipped


def _files() -> dict[str, bytes]:
    """Every file of the application, and of the games' own places in it, by its path."""
    folders = {"": web.FOLDER, "words/": words.HERE}
    for game in registry.games():
        folder = registry.folder_of(game.key)
        folders[f"games/{game.key}/"] = folder / "web"
        folders[f"games/{game.key}/words/"] = folder / "words"
    files = {
        prefix + file.relative_to(folder).as_posix(): file.read_bytes()
        for prefix, folder in folders.items()
        for file in sorted(folder.rglob("*"))
        if file.suffix in web.SERVED
    }
    for game in registry.games():
        files.setdefault(f"games/{game.key}/{PICTURE}", files[PICTURE])
        _join_board_styles(files, f"games/{game.key}/")
    return files


def _build_of(files: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for path, body in files.items():
        digest.update(f"{path} {len(body)}\n".encode() + body)
    return digest.hexdigest()[:12]


def _worker(source: bytes, build: str, paths: Iterable[str]) -> bytes:
    """The service worker, told which build it keeps: with any file it changes too."""
    kept = ["./", *(f"b/{build}/{path}" for path in paths if not NOT_FOR_OFFLINE.match(path))]
    told = f"const BUILD = {json.dumps(build)};\nconst FILES = {json.dumps(kept)};\n"
    return told.encode() + source


def _needed(module: str, files: dict[str, bytes], names: dict[str, str]) -> list[str]:
    """A module and all that it imports, and those in turn; `names` is the page's import map."""
    needed = [module]
    for path in needed:  # grows as it goes
        for name in web.imports(files[path].decode()):
            found = posixpath.normpath(_place(name, path, names))
            if found not in needed:
                needed.append(found)
    return needed


def _place(name: str, importer: str, names: dict[str, str]) -> str:
    """Where the module that another imports by this name lies."""
    if name in names:
        return names[name]
    for start, place in names.items():  # `fathom/` stands for all that begins with it
        if start.endswith("/") and name.startswith(start):
            return place + name.removeprefix(start)
    return posixpath.join(posixpath.dirname(importer), name)


def _join_board_styles(files: dict[str, bytes], folder: str) -> None:
    """Put what a game's style sheet imports into it: one file to fetch, and no other order."""
    path = f"{folder}{STYLES}"
    if path in files:
        text = files[path].decode()
        files[path] = STYLES_TOO.sub(
            lambda name: files.get(folder + name[1], b"").decode(), text
        ).encode()


def _text(files: dict[str, bytes], path: str) -> str:
    """A file as text, whatever is in it; nothing if there is no such file."""
    return files.get(path, b"").decode(errors="replace")


def _join_words(files: dict[str, bytes]) -> None:
    """The words of the pages as one file for each language, and the parts no more."""
    for language in words.LANGUAGES:
        parts = [f"words/{language}/{concern}.ftl" for concern in WORDS_OF_PAGES]
        files[f"words/{language}/{FIRST_WORDS}"] = b"\n".join(files.pop(part) for part in parts)


def _pack(files: dict[str, bytes], names: dict[str, str]) -> None:
    """Let every module that can be packed bring all that it needs."""

    def resolve(name: str, importer: str) -> str:
        return posixpath.normpath(_place(name, importer, names))

    scripts = {WORKER, OPERATE_MODULE, *SCRIPT.findall(files["index.html"].decode())}
    sources = {
        path: body.decode(errors="replace")
        for path, body in files.items()
        if path.endswith(".js") and path not in scripts
    }
    try:
        packer = Packer(FIRST_MODULE, sources, resolve)
    except CannotPack as error:  # the application works all the same, only slower
        log.warning("nothing is packed: %s", error)
        return
    for path in sources:
        try:
            files[path] = packer.packed(path).encode()
        except CannotPack as error:  # it is served as it is
            log.warning("%s is not packed: %s", path, error)


def _join_styles(files: dict[str, bytes]) -> None:
    """Let the first page name one style sheet instead of many."""
    page = files["index.html"].decode()
    files[FIRST_STYLES] = b"".join(files[path] for path in STYLE.findall(page))
    before, *_, after = STYLE.split(page)
    joined = f'{before}<link rel="stylesheet" href="{FIRST_STYLES}">\n{after}'
    files["index.html"] = joined.encode()


def _pages(files: dict[str, bytes]) -> list[str]:
    """The modules that the first one asks for when their page is wanted."""
    return [f"app/{name}" for name in LATER.findall(_text(files, FIRST_MODULE))]


def _asked_for(files: dict[str, bytes]) -> set[str]:
    """The modules that others ask for while they run: pages, what comes later, endings."""
    later = {
        posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        for path in files
        if path.endswith(".js")
        for name in WHILE_RUNNING.findall(_text(files, path))
    }
    return {path for path in files if path in later or ENDING.fullmatch(path)}


def _files_needed(
    files: dict[str, bytes], names: dict[str, str], later: list[str]
) -> dict[str, Any]:
    """What each page and board needs besides the first module's; which endings and sounds are."""
    first = _needed(FIRST_MODULE, files, names)

    def besides(path: str) -> list[str]:
        return [one for one in _needed(path, files, names) if one not in first]

    boards: dict[str, list[str]] = {}
    for board in filter(None, map(BOARD.fullmatch, files)):
        styles = f"games/{board[1]}/{STYLES}"
        try:
            boards[board[1]] = besides(board[0]) + [styles] * (styles in files)
        except (KeyError, UnicodeDecodeError) as error:  # the game is shown plainly instead
            log.warning("the board of %s is not used: %r", board[1], error)
    pages = {Path(path).stem: besides(path) for path in later}
    return {
        "pages": {Path(FIRST_MODULE).stem: first, **pages},
        "boards": boards,
        "endings": [ending[1] for ending in filter(None, map(ENDING.fullmatch, files))],
        "sounds": _sounds(files),
    }


def _sounds(files: dict[str, bytes]) -> dict[str, list[str]]:
    """By game: the names of its sounds; those of the application itself under no name."""
    sounds: dict[str, list[str]] = {}
    for sound in filter(None, map(SOUND.fullmatch, files)):
        sounds.setdefault(sound[1] or "", []).append(sound[2])
    return sounds


def _first_page(files: dict[str, bytes], build: str, needed: dict[str, Any]) -> str:
    """The page that names all others: by their build, and so that they are fetched at once."""
    page = files["index.html"].decode()
    page = SCRIPT.sub(lambda script: f"<script>{files[script[1]].decode()}</script>", page)
    told = json.dumps(needed, separators=(",", ":"))
    return IN_BUILD.sub(f"./b/{build}/", page.replace(NEEDED, NEEDED.replace("{}", told)))


def _offline(files: dict[str, bytes], needed: dict[str, Any], asked: set[str]) -> list[str]:
    """What the application needs without the server: of modules those that are ever asked for."""
    lists = [*needed["pages"].values(), *needed["boards"].values()]
    wanted = asked.union(*lists)
    return [path for path in files if path in wanted or not path.endswith(".js")]


_found = _files()
_join_styles(_found)
_join_words(_found)
_names = web.import_map(_found["index.html"].decode())
_later = _pages(_found)
_asked = _asked_for(_found)
if not os.environ.get("FATHOM_UNPACKED"):
    _pack(_found, _names)
BUILD = _build_of(_found)
_files_wanted = _files_needed(_found, _names, _later)
_index = _first_page(_found, BUILD, _files_wanted)
_found["index.html"] = _index.encode()
_found[WORKER] = _worker(_found[WORKER], BUILD, _offline(_found, _files_wanted, _asked))
PAGES = {path: Page(body, Path(path).suffix) for path, body in _found.items()}
"""Every file by its path below the root of the application."""
PAGES["favicon.ico"] = PAGES["icons/icon-192.png"]  # browsers ask for it where no page names one
INLINE_SCRIPTS = web.inline_scripts(_index)
