# mypyc: compile
"""Plan: the printed board, as tables that the rules look things up in (TIT-5)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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
        self.place: vec[i64] = vec[i64]([NOWHERE] * fields)
        """The place that each field is part of; NOWHERE beside the ship."""
        self.corners: list[list[int]] = []
        """By place: its fields top left, top right, bottom right, bottom left."""
        self.printed: vec[i64] = vec[i64]([PLAIN] * fields)
        self.start: i64 = NOWHERE
        self.deck: vec[i64] = vec[i64](
            [UPPER if field // width < tween_row else TWEEN for field in range(fields)]
        )
        self.beside: vec[i64] = vec[i64]([NOWHERE] * (4 * fields))
        """By field and direction: the next field, or NOWHERE."""
        self.rail: vec[i64] = vec[i64]([NOWHERE] * (4 * fields))
        """By field and direction: the place that owns the rail on that side, or NOWHERE."""

    def set_places(self, corners: list[list[int]]) -> None:
        """Say which fields each place has, and so which fields there are."""
        self.corners = corners
        for place, fields in enumerate(corners):
            for field in fields:
                self.place[field] = place
        for field in range(len(self.place)):
            for direction in range(4):
                self.beside[4 * field + direction] = self._next(field, direction)

    def set_rail(self, field: int, direction: int, owner: int) -> None:
        """Put a rail between a field and the next, the same from both sides."""
        other = self.beside[4 * field + direction]
        self.rail[4 * field + direction] = owner
        self.rail[4 * other + (direction ^ 1)] = owner

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
