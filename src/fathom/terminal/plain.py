"""For a game that has no screen of its own: all that there is to see, in words.

A field is called by the game's message `screen-<field>` or `field-<field>`, else by its own name;
what it says, by `<field>-<value>` if there is such a message. Lists by seat are columns of a table.
"""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.engine.marks import Marked, marked
from fathom.engine.view import View
from fathom.terminal.palette import AMBER, MUTED, seat_text
from fathom.words import Words

NOTHING = "–"
LONGEST_PART = 12
"""Cells of a list in a list that has no line of its own."""


def draw(view: View, words: Words, players: list[str]) -> RenderableType:
    """What lies on the table, and what each player has."""
    return Plain(view, words).draw(players)


class Plain:
    """One view, in words."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.marked: Marked = marked(type(view))
        told = msgspec.to_builtins(view)
        shared = View.__struct_fields__  # whose turn it is, and how it ended, is told beside it
        self.facts = {name: fact for name, fact in told.items() if name not in shared}

    def draw(self, players: list[str]) -> RenderableType:
        """The facts that are not by seat in a row each, then a row for each seat."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(style=MUTED)
        for name, fact in self.facts.items():
            if name not in self.marked.by_seat:
                table.add_row(self.heading(name), self.said(name, fact))
        parts = [table] if table.row_count else []
        return Group(*parts, *([Text()] if parts else []), self.seats(players))

    def seats(self, players: list[str]) -> Table:
        """Who plays, and what each has."""
        table = Table(box=None, pad_edge=False, header_style=MUTED, padding=(0, 2, 0, 0))
        for _ in range(3):
            table.add_column("")
        columns = self.columns(len(players))
        for name, _ in columns:
            table.add_column(self.heading(name))
        for seat, player in enumerate(players):
            table.add_row(
                Text("▸" if seat in self.view.to_act else " ", f"bold {AMBER}"),
                seat_text(seat, self.words),
                Text(self.words.text(player), MUTED),
                *(self.said(name, column[seat]) for name, column in columns),
            )
        return table

    def columns(self, seats: int) -> list[tuple[str, list[Any]]]:
        """By seat: every list, and every field of those that hold more than one thing."""
        columns: list[tuple[str, list[Any]]] = []
        for name, fact in self.facts.items():
            if name in self.marked.by_seat:
                rows = [*fact, *[None] * (seats - len(fact))]
                fields = dict.fromkeys(key for row in rows if isinstance(row, dict) for key in row)
                if fields:
                    columns += [(key, [row and row.get(key) for row in rows]) for key in fields]
                else:
                    columns.append((name, rows))
        return columns

    def label(self, name: str) -> str:
        """What a field is called."""
        for place in ("screen", "field"):
            message = f"{place}-{name.replace('_', '-')}"
            if self.words.has_plain(message):
                return self.words.text(message)
        return name.replace("_", " ")

    def heading(self, name: str) -> str:
        """The same where it stands by itself."""
        label = self.label(name)
        return label[:1].upper() + label[1:]

    def named(self, name: str, fact: Any) -> Text:
        """A field among others; who sits somewhere needs no name."""
        said = self.said(name, fact)
        return said if name == "seat" else Text.assemble((f"{self.label(name)} ", MUTED), said)

    def listed(self, parts: list[Text], fact: list[Any]) -> Text:
        """Several things in a row; lists in a list too, if they are short."""
        if not any(isinstance(part, list | dict) for part in fact):
            return Text(" " if all(isinstance(part, int) for part in fact) else ", ").join(parts)
        is_short = all(part.cell_len <= LONGEST_PART and "\n" not in part.plain for part in parts)
        return Text(" · " if is_short else "\n").join(parts)

    def said(self, name: str, fact: Any) -> Text:
        """What a field says."""
        if fact is None or fact in ("", [], {}):
            return Text(NOTHING, MUTED)
        if isinstance(fact, bool):
            return Text(self.words.text("plain-yes" if fact else "plain-no"))
        if isinstance(fact, list):
            return self.listed([self.said(name, part) for part in fact], fact)
        if isinstance(fact, dict):
            return Text("  ").join(self.named(key, part) for key, part in fact.items())
        if name in self.marked.seats and isinstance(fact, int):
            return seat_text(fact, self.words)
        message = f"{name.replace('_', '-')}-{fact}"
        if self.words.has_plain(message):
            return Text(self.words.text(message))
        return Text(f"{fact:g}" if isinstance(fact, float) else str(fact).replace("_", " "))
