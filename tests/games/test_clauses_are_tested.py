"""Every rule of every game has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

import fathom
from fathom import registry
from fathom.engine.game import Game

RULES = {
    "deep-sea": [f"DSA-{number}" for number in range(1, 27)],
    "submarine": [f"SUB-{number}" for number in range(1, 33)],
    "sonar": [f"SON-{number}" for number in range(1, 43)],
    "titanic": [
        *(f"TIT-{number}" for number in range(1, 31)),
        *(f"TIT-Z{number}" for number in range(1, 6)),
    ],
}
"""The clauses of the written rules, by game."""


def named_clauses(game: Game) -> set[str]:
    """The clauses in the docstrings of the tests in the folder of a game."""
    folder = Path(__file__).parent / registry.package_of(game.key).rpartition(".")[2]
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"[A-Z]{3}-Z?\d+", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_every_clause_is_named_by_a_test(game: Game) -> None:
    assert named_clauses(game) >= set(game.clauses)


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_clauses_are_those_of_the_written_rules(game: Game) -> None:
    assert list(game.clauses) == RULES[game.key]
