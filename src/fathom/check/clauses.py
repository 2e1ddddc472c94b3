"""Tests: every clause is named by one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from fathom.check.finding import Finding, Subject, fault


def check_clauses(subject: Subject, tests: Path) -> Iterator[Finding]:
    """Every clause stands in the docstring of a test in this folder."""
    told = " ".join(_docstrings(tests)).replace(",", " ").replace(".", " ").replace(":", " ")
    named = set(told.split())
    for clause in subject.game.clauses:
        if clause not in named:
            yield fault("untested", clause=clause)


def _docstrings(tests: Path) -> Iterator[str]:
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""
