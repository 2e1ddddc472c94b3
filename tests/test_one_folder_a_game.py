"""One folder knows a game, and nothing else in the sources does."""

import ast
import re
from pathlib import Path

import pytest

import fathom
from fathom import registry
from fathom.engine.game import Game

SOURCES = Path(fathom.__file__).parent
GAMES = fathom.games()


def texts_outside(folder: Path) -> dict[Path, str]:
    """Every source that is not in this folder, by path; what is vendored is not ours."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in SOURCES.rglob("*")
        if path.is_file()
        and path.suffix in {".py", ".js", ".ts", ".css", ".html", ".ftl", ".svg", ".json"}
        and "vendor" not in path.parts
        and not path.is_relative_to(folder)
    }


def classes_of(folder: Path) -> set[str]:
    """The classes that the modules of a game make, but for private ones."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py")]
    nodes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name for node in nodes if not node.name.startswith("_")}


def names_of(game: Game) -> re.Pattern[str]:
    """What nobody else says: the game's key, package, title, and the ids of its rules."""
    package = registry.package_of(game.key)
    words = [game.key, package.rpartition(".")[2], game.title]
    kinds = {clause.partition("-")[0] for clause in game.clauses}
    either = "|".join(map(re.escape, words))
    return re.compile(rf"\b({either})\b|\b({'|'.join(kinds)})-Z?\d", re.IGNORECASE)


def lines_with(pattern: re.Pattern[str], texts: dict[Path, str]) -> list[str]:
    return [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_all_games_share_names_none_of_them(game: Game) -> None:
    texts = texts_outside(SOURCES / "games")
    assert len(texts) > 100
    assert lines_with(names_of(game), texts) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_game_knows_another(game: Game) -> None:
    """One game may be at sea in a submarine; but it imports and cites nothing of another."""
    folder = registry.folder_of(game.key)
    package = re.escape(registry.package_of(game.key))
    kinds = {clause.partition("-")[0] for clause in game.clauses}
    pattern = re.compile(rf"{package}\b|games/{game.key}\b|\b({'|'.join(kinds)})-Z?\d")
    assert lines_with(pattern, texts_outside(folder)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_class_of_a_game_is_named_elsewhere(game: Game) -> None:
    folder = registry.folder_of(game.key)
    title = type(game).__name__
    classes = {name for name in classes_of(folder) if title in name}
    assert title in classes
    texts = {path: text for path, text in texts_outside(folder).items() if path.suffix == ".py"}
    assert lines_with(re.compile(rf"\b({'|'.join(sorted(classes))})\b"), texts) == []
