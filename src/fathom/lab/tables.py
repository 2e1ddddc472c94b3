"""Rows for other tools: tables as columns, and as CSV and Parquet files.

A table is a dictionary from the name of a column to its values: `pandas.DataFrame(table)` and
`polars.DataFrame(table)` take it as it is.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fathom.engine.capabilities import sides_of
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.lab.observing import Event, GameRow

Columns = dict[str, list[Any]]


class UnwritableTable(FathomError):
    """A table cannot be written there."""

    code = "unwritable-table"


def columns(rows: Iterable[dict[str, Any]]) -> Columns:
    """Rows as columns; what a row lacks is None."""
    listed = list(rows)
    names = dict.fromkeys(name for row in listed for name in row)
    return {name: [row.get(name) for row in listed] for name in names}


def game_rows(rows: Iterable[GameRow], game: Game, options: Any) -> list[dict[str, Any]]:
    """A row a game: how long, how it ended, who won, and what the game counts."""
    return [
        {
            "game": row.game,
            "seed": str(row.seed),  # more than most tools take for a number
            "seats": len(row.places),
            "plies": row.plies,
            "milliseconds": row.milliseconds,
            "clause": row.clause,
            "first": row.first,
            "winners": sum(place == 1 for place in side_values(row.places, game, options)),
            "lead_changes": row.lead_changes,
            "drama": row.drama,
            "decided": row.decided,
            **{name.replace("-", "_"): figure for name, figure in row.figures.items()},
        }
        for row in rows
    ]


def seat_rows(
    rows: Iterable[GameRow], bots: list[str], game: Game, options: Any
) -> list[dict[str, Any]]:
    """A row a seat of each game; seats of one side win and lose together."""
    told: list[dict[str, Any]] = []
    for row in rows:
        sides = sides_of(game, len(row.places), options)
        winners = sum(row.places[side[0]] == 1 for side in sides)
        for number, side in enumerate(sides):
            told += [
                {
                    "game": row.game,
                    "seat": seat,
                    "side": number,
                    "bot": bots[seat],
                    "is_first": None if row.first is None else row.first in side,
                    "place": row.places[seat],
                    "score": row.scores[seat],
                    "victory": 1 / winners if row.places[seat] == 1 else 0.0,
                }
                for seat in side
            ]
    return told


def event_rows(game: int, events: Iterable[Event]) -> list[dict[str, Any]]:
    """A row an effect; its particulars are JSON, for every effect has its own."""
    return [
        {
            "game": game,
            "ply": event.ply,
            "seat": event.seat,
            "move": event.move,
            "effect": event.effect,
            "facts": json.dumps(event.facts, separators=(",", ":")),
        }
        for event in events
    ]


def side_values(values: list[int], game: Game, options: Any) -> list[int]:
    """What each side has, of a list by seat."""
    return [values[side[0]] for side in sides_of(game, len(values), options)]


def has_parquet() -> bool:
    """Whether what writes Parquet is installed."""
    try:
        import pyarrow.parquet  # noqa: F401 (it is only looked for)
    except ImportError:
        return False
    return True


def make_folder(folder: Path) -> None:
    """Make a folder for tables, before anything is played for them. Raises UnwritableTable."""
    with _writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_tables(folder: Path, tables: dict[str, Columns]) -> list[Path]:
    """Write each table as NAME.csv and, where that can be, NAME.parquet; the files.

    A file is there whole or not at all. Raises UnwritableTable.
    """
    make_folder(folder)
    files: list[Path] = []
    with _writing_to(folder):
        for name, table in tables.items():
            files.append(_write_csv(folder / f"{name}.csv", table))
            if has_parquet():
                files.append(_write_parquet(folder / f"{name}.parquet", table))
    return files


@contextmanager
def _writing_to(folder: Path) -> Iterator[None]:
    """Raise UnwritableTable where the system refuses something."""
    try:
        yield
    except OSError as error:
        raise UnwritableTable(
            f"cannot write tables to {folder}: {error.strerror}",
            folder=str(folder),
            reason=str(error.strerror),
        ) from None


def _write_csv(file: Path, table: Columns) -> Path:
    draft = file.with_name(file.name + ".new")
    with draft.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))
    return draft.replace(file)


def _write_parquet(file: Path, table: Columns) -> Path:
    from pyarrow import Table
    from pyarrow.parquet import write_table

    draft = file.with_name(file.name + ".new")
    write_table(Table.from_pydict(table), draft)
    return draft.replace(file)
