"""Charts as somebody draws them: what there is to draw with, a drawing, and what is wrong with it.

A chart is a text (`engine.capabilities.Charts`). Whoever draws one does not write that text: they
paint fields, and the game's own Python makes the text of it and says what is wrong with it.
"""

from __future__ import annotations

import msgspec

from fathom.engine.errors import FathomError

MOST_FAULTS = 40
"""So many faults of a text are listed at most: somebody's page must not grow for ever."""

Place = tuple[int, int]
"""Column and row of a field, from 0, from top left."""


class ChartFault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is wrong with a text that should be a chart."""

    name: str
    """Of the game's message `chart-fault-<name>`, which says it in the reader's language."""
    text: str
    """The same in plain English."""
    facts: dict[str, str | int] = {}
    """What the message names: a field, a line, a number."""
    at: Place | None = None
    """The field that it is about, if it is about one."""

    def __str__(self) -> str:
        return self.text


class InvalidChart(FathomError):
    """A text that is no chart; `faults` lists everything wrong with it."""

    code = "invalid-chart"

    def __init__(self, faults: list[ChartFault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


class Paint(msgspec.Struct, frozen=True):
    """Something that a field can be."""

    sign: str
    """One character, as it stands in a drawing's rows."""
    name: str
    """Of the game's message `chart-paint-<name>`."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is said of a chart beside its fields, such as its name."""

    name: str
    """Of the game's message `chart-head-<name>`."""
    longest: int = 40
    """How many characters it may have."""
    is_row: bool = False
    """Whether it is the number of a row, from 1."""


class Blocks(msgspec.Struct, frozen=True):
    """Squares of several fields that are numbered in an order that counts."""

    side: int
    """How many fields a block is wide and high."""
    count: int
    """How many there have to be."""


class ChartKit(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to draw charts of a game with."""

    heads: list[Head]
    paints: list[Paint]
    """What fields can be; the first is what they are before anybody paints them."""
    sizes: list[Place]
    """Width and height of those to begin with; others may be legal too."""
    edges: list[str] = []
    """Signs of what can stand between two fields: first to the right of one, then below one."""
    blocks: Blocks | None = None
    """Where fields exist only in numbered blocks."""


class Edge(msgspec.Struct, frozen=True):
    """Something that stands between a field and the one to its right, or below it."""

    x: int
    y: int
    sign: str


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """One chart as it is drawn, whole or not yet."""

    heads: dict[str, str]
    rows: list[str]
    """From the top: a sign for each field."""
    edges: list[Edge] = []
    blocks: list[Place] = []
    """The field top left of each block, in their order."""
    sections: Place | None = None
    """Into how many parts, across and down, thicker lines divide it, where they do."""

    def shape_faults(self, kit: ChartKit, most_fields: int) -> list[str]:
        """What makes it no drawing at all: nothing of that can be painted."""
        width = len(self.rows[0]) if self.rows else 0
        faults = []
        if not self.rows or not width or len(self.rows) * width > most_fields:
            faults.append(f"rows: there are not 1 to {most_fields} fields")
        if any(len(row) != width for row in self.rows):
            faults.append("rows: they are not of one length")
        signs = {paint.sign for paint in kit.paints}
        if not signs.issuperset("".join(self.rows)):
            faults.append(f"rows: a sign is none of {' '.join(sorted(signs))}")
        known = {head.name for head in kit.heads}
        if not known.issuperset(self.heads):
            faults.append(f"heads: there are {', '.join(sorted(known))}, and no others")
        if any("\n" in value or len(value) > 1000 for value in self.heads.values()):
            faults.append("heads: each is one line of at most 1000 characters")
        places = [*((edge.x, edge.y) for edge in self.edges), *self.blocks]
        if any(not (0 <= x < width and 0 <= y < len(self.rows)) for x, y in places):
            faults.append("edges, blocks: one is not on the chart")
        if len(self.edges) > 2 * most_fields or len(self.blocks) > most_fields:
            faults.append("edges, blocks: there are too many")
        if any(edge.sign not in kit.edges for edge in self.edges):
            faults.append(f"edges: a sign is none of {' '.join(kit.edges)}")
        return faults
