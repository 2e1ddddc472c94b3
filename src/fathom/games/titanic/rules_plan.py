# mypyc: compile
"""Plan: the printed board, as tables that the rules look things up in (TIT-5)."""

from __future__ import annotations

from typing import Final, final

NOWHERE: Final = -1
LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3

# What is printed on a field.
PLAIN: Final = 0
START_FIELD: Final = 1
STAIRS: Final = 2
PANIC: Final = 3
MARKED: Final = 4

UPPER: Final = 0
TWEEN: Final = 1


@final
class ShipPlan:
    """The printed board. A field is y * width + x; places count from 0, printed is one more."""

    def __init__(self, name: str, width: int, height: int, tween_row: int) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.tween_row = tween_row
        """The first row of the tween deck; those above are the upper deck's."""
        fields = width * height
        self.place = [NOWHERE] * fields
        """The place that each field is part of; NOWHERE beside the ship."""
        self.corners: list[list[int]] = []
        """By place: its fields top left, top right, bottom right, bottom left."""
        self.printed = [PLAIN] * fields
        self.start = NOWHERE
        self.deck = [UPPER if field // width < tween_row else TWEEN for field in range(fields)]
        self.beside: list[list[int]] = []
        """By direction, then by field: the next field, or NOWHERE."""
        self.rail: list[list[int]] = []
        """By direction, then by field: the place that owns the rail on that side, or NOWHERE."""

    def set_places(self, corners: list[list[int]]) -> None:
        """Say which fields each place has, and so which fields there are."""
        self.corners = corners
        for place, fields in enumerate(corners):
            for field in fields:
                self.place[field] = place
        for direction in range(4):
            self.beside.append([self._next(field, direction) for field in range(len(self.place))])
            self.rail.append([NOWHERE] * len(self.place))

    def set_rail(self, field: int, direction: int, owner: int) -> None:
        """Put a rail between a field and the next, the same from both sides."""
        other = self.beside[direction][field]
        self.rail[direction][field] = owner
        self.rail[direction ^ 1][other] = owner

    def set_print(self, field: int, what: int) -> None:
        """Print something on a field."""
        self.printed[field] = what
        if what == START_FIELD:
            self.start = field

    def _next(self, field: int, direction: int) -> int:
        if self.place[field] == NOWHERE:
            return NOWHERE
        x = field % self.width + (-1, 1, 0, 0)[direction]
        y = field // self.width + (0, 0, -1, 1)[direction]
        if not (0 <= x < self.width and 0 <= y < self.height):
            return NOWHERE
        other = y * self.width + x
        return other if self.place[other] != NOWHERE else NOWHERE
