# mypyc: compile
"""Shapes grouped by what the engineer's sheet can be with them."""

from __future__ import annotations

from typing import Any, Final, final

from fathom.games.sonar.knowledge.shapes import Shapes, add
from fathom.games.sonar.knowledge.sheets import Sheets

MOST_GROUPS: Final = 64
"""With more groups than this, those with the same sheets become one before a silent run makes even
more of them. To find them is dear, and most often in vain."""
UNCOUNTED: Final = -1


@final
class Group:
    """Shapes with the same sheets; `panel` is where a cross may still be due. Never changed."""

    def __init__(self, sheets: Sheets, panel: int, shapes: Shapes) -> None:
        self.sheets = sheets
        self.panel = panel
        self.shapes = shapes
        self._size = UNCOUNTED

    def size(self) -> int:
        """How many places there are; counted when somebody first asks."""
        if self._size == UNCOUNTED:
            size = 0
            for where in self.shapes.values():
                size += where.fields.bit_count()
            self._size = size
        return self._size


def united(groups: list[Group]) -> Shapes:
    """All shapes of some groups."""
    shapes: Shapes = {}
    for group in groups:
        for shape, where in group.shapes.items():
            add(shapes, shape, where.fields, where.way)
    return shapes


def possible(groups: list[Group]) -> list[Group]:
    """The groups for which there is a sheet.

    A single group is left alone: its sheets are those of all places and exclude none.
    """
    if len(groups) < 2:
        return groups
    return [group for group in groups if group.sheets.is_possible()]


def merged(groups: list[Group]) -> list[Group]:
    """Groups with the same sheets become one."""
    by_sheets: dict[Any, Group] = {}
    for group in groups:
        sheets = group.sheets.all()
        other = by_sheets.get(sheets)
        if other is None:
            by_sheets[sheets] = group
        else:
            by_sheets[sheets] = Group(other.sheets, other.panel, united([other, group]))
    return list(by_sheets.values())
