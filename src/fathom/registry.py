"""Which games there are. A new game is one line here."""

from importlib import import_module

from fathom.engine.errors import UnknownGame
from fathom.engine.game import Game

# The key of each game and the package that holds its GAME, in the order in which they are listed.
_packages: dict[str, str] = {
    "deep-sea": "fathom.games.deep_sea",
    "submarine": "fathom.games.submarine",
    "titanic": "fathom.games.titanic",
}


def register(key: str, package: str) -> None:
    """Add a game that lives elsewhere: `package` is importable and has a GAME with this key."""
    _packages[key] = package


def package_of(key: str) -> str:
    """The package of a game. Raises UnknownGame."""
    if key not in _packages:
        known = ", ".join(_packages)
        raise UnknownGame(f"there is no game {key!r}; there is {known}", game=key, known=known)
    return _packages[key]


def load(key: str) -> Game:
    """The game with this key. Raises UnknownGame."""
    game = import_module(package_of(key)).GAME
    assert isinstance(game, Game) and game.key == key
    return game


def games() -> list[Game]:
    """Every game, in the order in which they are listed."""
    return [load(key) for key in _packages]
