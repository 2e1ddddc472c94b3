"""Prepared: a statement that every move waits for.

SQLite is asked without SQLAlchemy between, which takes several times as long over a statement as
SQLite itself.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import CompilerElement


class Prepared:
    """A statement in the form of each database."""

    def __init__(self, statement: Executable, for_sqlite: Executable | None = None) -> None:
        self._statement = statement
        element = statement if for_sqlite is None else for_sqlite
        assert isinstance(element, CompilerElement)
        compiled = element.compile(dialect=sqlite.dialect())
        assert isinstance(compiled, SQLCompiler) and compiled.positiontup is not None
        self._text = str(compiled)
        self._places = compiled.positiontup
        """The names of its parameters, in the order in which SQLite has them."""

    def find(self, connection: Connection, parameters: dict[str, Any]) -> list[Any]:
        """All rows that it finds."""
        if not is_sqlite(connection):
            return list(connection.execute(self._statement, parameters))
        cursor = connection.connection.cursor()
        cursor.execute(self._text, self._ordered(parameters))
        return list(cursor.fetchall())

    def execute(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Do it with each of these parameters; there may be more in them than it needs."""
        if not rows:
            return
        if not is_sqlite(connection):
            needed = [{name: row[name] for name in self._places} for row in rows]
            connection.execute(self._statement, needed)
            return
        connection.connection.cursor().executemany(self._text, [self._ordered(row) for row in rows])

    def _ordered(self, parameters: dict[str, Any]) -> list[Any]:
        return [parameters[name] for name in self._places]


def is_sqlite(connection: Connection) -> bool:
    """Whether this connection is one to SQLite."""
    return connection.dialect.name == "sqlite"
