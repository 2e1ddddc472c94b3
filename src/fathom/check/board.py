"""Board: the game's place in the browser, as far as it can be judged without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fathom import web
from fathom.check.finding import Finding, Subject, advice, fault

NEEDED = ("Board", "possessions")
KNOWN = {
    *NEEDED,
    *("asked", "barMoves", "breakdown", "chartField", "choice", "key", "lessons", "needsRoom"),
    *("score", "sentence", "shows", "sounds", "spoken", "step", "steps", "tour"),
}
"""What a board may export: see `web/app/boards.js`."""
ENDING_NEEDED = "Ending"
ENDING_KNOWN = {ENDING_NEEDED, "heading"}
"""What a game's ending may export: see `web/app/endings.js`."""
_EXPORTED = re.compile(r"^export (?:async )?(?:function|const|let|class)\*? (\w+)", re.MULTILINE)
_EXPORTED_TOGETHER = re.compile(r"^export \{([^}]*)\}", re.MULTILINE)
_STYLES_TOO = re.compile(r"""@import ["']([^"']+)["']""")
_ELSEWHERE = re.compile(r"""(?:url\(\s*["']?|import ["']|from ["']|fetch\(["'`])(?:https?:)?//""")


def check_board(subject: Subject) -> Iterator[Finding]:
    """All that the page will ask for is there, and nothing is asked of anybody else."""
    folder = subject.folder / "web"
    if not (folder / "board.js").is_file():
        yield advice("no-board")
        return
    if not (folder / "picture.svg").is_file():
        yield advice("no-picture")
    exported = exports((folder / "board.js").read_text("utf-8"))
    for name in NEEDED:
        if name not in exported:
            yield fault("board-lacks", export=name)
    for name in sorted(exported - KNOWN):
        yield advice("board-unknown", export=name)
    yield from _check_ending(folder / "ending.js")
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield from _check_file(file, folder)


def _check_ending(file: Path) -> Iterator[Finding]:
    """A game need not have one: the places are then shown as a podium."""
    if not file.is_file():
        return
    exported = exports(file.read_text("utf-8"))
    if ENDING_NEEDED not in exported:
        yield fault("ending-lacks", export=ENDING_NEEDED)
    for name in sorted(exported - ENDING_KNOWN):
        yield advice("ending-unknown", export=name)


def exports(module: str) -> set[str]:
    """The names that a module exports."""
    names = set(_EXPORTED.findall(module))
    for together in _EXPORTED_TOGETHER.findall(module):
        names |= {part.split(" as ")[-1].strip() for part in together.split(",") if part.strip()}
    return names


def _check_file(file: Path, folder: Path) -> Iterator[Finding]:
    name = file.relative_to(folder).as_posix()
    if file.suffix == ".ts":
        return  # types, for whoever writes the board
    if file.suffix not in web.SERVED:
        yield fault("not-served", file=name)
        return
    if file.suffix not in (".js", ".css"):
        return
    text = file.read_text("utf-8")
    if _ELSEWHERE.search(text):
        yield fault("from-elsewhere", file=name)
    if file.suffix == ".css":
        for other in _STYLES_TOO.findall(text):
            if not (file.parent / other).is_file():
                yield fault("import-missing", file=name, module=other)
        return
    for module in web.imports(text):
        if not _is_there(module, file, folder):
            yield fault("import-missing", file=name, module=module)


def _is_there(module: str, file: Path, folder: Path) -> bool:
    """Whether a module is one of the board's own, or one that the page has by name."""
    if module.startswith("."):
        found = (file.parent / module).resolve()
        return found.is_file() and found.is_relative_to(folder.resolve())
    for name, place in web.import_map((web.FOLDER / "index.html").read_text("utf-8")).items():
        if module == name:
            return True
        if name.endswith("/") and module.startswith(name):
            return (web.FOLDER / place / module.removeprefix(name)).is_file()
    return False
