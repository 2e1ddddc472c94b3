"""Which games there are: those that installed packages declare, ours like anybody's.

    [project.entry-points."fathom.games"]
    treasure-hunt = "treasure_hunt:GAME"

The name is the game's key; the package that holds its GAME holds all else of it too.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from fathom.engine.choices import choices_of
from fathom.engine.errors import BrokenGame, UnknownGame
from fathom.engine.game import Game

GROUP = "fathom.games"


def load(key: str) -> Game:
    """The game with this key. Raises UnknownGame, or BrokenGame if its package does not work."""
    game = _loaded(_entry(key))
    if isinstance(game, BrokenGame):
        raise game
    return game


def games() -> list[Game]:
    """Every game that works, by key."""
    return [game for game in _all() if isinstance(game, Game)]


def broken() -> list[BrokenGame]:
    """What is wrong with the packages whose game does not work."""
    return [game for game in _all() if isinstance(game, BrokenGame)]


def is_known(key: str) -> bool:
    """Whether a game with this key is installed and works."""
    return any(game.key == key for game in games())


def package_of(key: str) -> str:
    """The package of a game. Raises UnknownGame."""
    return _entry(key).module


def folder_of(key: str) -> Path:
    """Where the package of a game lies, with its words, its data and its place in the browser."""
    return Path(str(import_module(package_of(key)).__file__)).parent


def _all() -> list[Game | BrokenGame]:
    return [_loaded(entry) for entries in _declared().values() for entry in entries]


def _entry(key: str) -> EntryPoint:
    entries = _declared().get(key)
    if entries is None:
        known = ", ".join(_declared())
        raise UnknownGame(f"there is no game {key!r}; there is {known}", game=key, known=known)
    return entries[0]


@cache
def _declared() -> dict[str, list[EntryPoint]]:
    """By key: the package that declares it; several of them if they disagree."""
    declared: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        declared.setdefault(entry.name, []).append(entry)
    return declared


@cache
def _loaded(entry: EntryPoint) -> Game | BrokenGame:
    """The game that a package declares, or why there is none: one fault stops nothing else."""
    first = _declared()[entry.name][0]
    if entry != first:
        return _broken(entry, f"{first.value} has a game of the same name")
    try:
        game = entry.load()
    except Exception as error:  # whatever somebody's package does when it is imported
        return _broken(entry, f"{type(error).__name__}: {error}")
    if not isinstance(game, Game):
        return _broken(entry, f"{entry.value} is no Game")
    try:
        if game.key != entry.name:
            return _broken(entry, f"the key of its game is {game.key!r}, not {entry.name!r}")
        _try_out(game)
    except Exception as error:
        return _broken(entry, f"{type(error).__name__}: {error}")
    return game


def _try_out(game: Game) -> None:
    """Look at all that a list of games shows, and set up a table."""
    _ = (
        game.title,
        game.rules_version,
        game.clauses,
        game.longest,
        game.move_kinds,
        choices_of(game),
    )
    game.new(seed=0).view(None)


def _broken(entry: EntryPoint, reason: str) -> BrokenGame:
    package = entry.value if entry.dist is None else f"{entry.dist.name} ({entry.value})"
    return BrokenGame(
        f"the game {entry.name!r} of {package} does not work: {reason}",
        game=entry.name,
        package=package,
        reason=reason,
    )
