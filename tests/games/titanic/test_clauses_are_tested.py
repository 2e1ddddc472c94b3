"""Every rule has a test that names it."""

import ast
import re
from pathlib import Path

from fathom.games.titanic import GAME


def named_clauses() -> set[str]:
    """The clauses in the docstrings of the tests in this folder."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(re.findall(r"TIT-Z?\d+", ast.get_docstring(node) or ""))
    return found


def test_every_clause_is_named_by_a_test() -> None:
    assert named_clauses() == set(GAME.clauses)


def test_clauses_are_those_of_the_rules() -> None:
    assert list(GAME.clauses) == [
        *(f"TIT-{number}" for number in range(1, 31)),
        *(f"TIT-Z{number}" for number in range(1, 6)),
    ]
