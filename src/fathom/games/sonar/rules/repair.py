"""Repair in real time: whether a drawn line stays inside the border of its section (SON-22).

A section is a closed outline in a square from 0 to 1; the border is so wide on either side of it.
A line is a list of points as a mouse, a pen or a finger leaves them. It may begin anywhere and run
either way, but it must go all the way round. The rules only know `trace 2 good` or `trace 2 bad`:
`trace_words` says which of them a drawing amounts to, and the drawing stays attached to the move.
Anybody can send a line, and others wait while it is judged: how long one can be is limited, and a
place on it is compared only with the part of the outline that is near.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise, product
from typing import Any

import msgspec

from fathom.games.sonar.charts import read_data
from fathom.games.sonar.spec import SECTIONS

Point = tuple[float, float]
Cell = tuple[int, int]
STEP = 0.01
"""Lines are looked at in steps of this length."""
MOST_POINTS = 1500
MOST_LENGTH = 8
"""Of a line, in widths of the sheet: more than twice round. No hand draws more."""


class RepairFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outlines, the border on either side of them, and the least points of a line."""

    border: float
    points: int
    sections: list[list[Point]]


class Trace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is attached to a trace: the drawn line, and the initials it is signed with."""

    line: list[Point]
    initials: str


REPAIR = msgspec.convert(read_data("repair"), RepairFile)
assert len(REPAIR.sections) == SECTIONS


class SectionOutline:
    """The outline of a section in small steps, and which of them are near a place."""

    def __init__(self, corners: list[Point]) -> None:
        steps = _steps([*corners, corners[0]])
        self.count = len(steps)
        self._near: dict[Cell, list[tuple[int, float, float]]] = {}
        """By cell, as wide as the border: the steps in it and in the cells around it."""
        for number, (x, y) in enumerate(steps):
            column, row = _cell(x, y)
            for cell in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
                self._near.setdefault(cell, []).append((number, x, y))

    def near(self, x: float, y: float) -> list[tuple[int, float, float]]:
        """Every step that is not farther from a place than the border is wide, and some more."""
        return self._near.get(_cell(x, y), [])

    def nearest(self, x: float, y: float) -> int | None:
        """The nearest step, if the place is inside the border."""
        best = None
        least = REPAIR.border**2
        for number, step_x, step_y in self.near(x, y):
            across, down = step_x - x, step_y - y
            square = across * across + down * down
            if square <= least:
                best, least = number, square
        return best


@cache
def outline_of(section: int) -> SectionOutline:
    """The outline of a section (from 1)."""
    return SectionOutline(REPAIR.sections[section - 1])


def is_inside_border(section: int, line: list[Point]) -> bool:
    """Whether a line goes all round a section (from 1) and never leaves its border."""
    if len(line) < REPAIR.points:
        return False
    if not all(0 <= x <= 1 and 0 <= y <= 1 for x, y in line):  # also refuses what is no number
        return False
    if math.dist(line[0], line[-1]) > 2 * REPAIR.border:
        return False
    outline = outline_of(section)
    places = []
    for x, y in _steps(line):
        place = outline.nearest(x, y)
        if place is None:
            return False
        places.append(place)
    return _goes_round(places, outline.count)


def trace_words(section: int, attachment: Any) -> str:
    """The move that a drawing amounts to. Raises ValueError if it is no signed drawing."""
    if not 1 <= section <= SECTIONS:
        raise ValueError(f"there is no section {section}")
    try:
        trace = msgspec.convert(attachment, Trace)
    except msgspec.ValidationError as error:
        raise ValueError(f"this is no trace: {error}") from None
    if not 1 <= len(trace.initials.strip()) <= 4:
        raise ValueError("a trace is signed with initials, 1 to 4 letters")
    if len(trace.line) > MOST_POINTS:
        raise ValueError(f"a trace has {MOST_POINTS} points at most, not {len(trace.line)}")
    if _length(trace.line) > MOST_LENGTH:
        raise ValueError("this trace is longer than a hand draws: once round is enough")
    return f"trace {section} {'good' if is_inside_border(section, trace.line) else 'bad'}"


def _length(line: list[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(line))


def _cell(x: float, y: float) -> Cell:
    return int(x / REPAIR.border), int(y / REPAIR.border)


def _steps(line: list[Point]) -> list[Point]:
    """The same line in small steps."""
    points = [line[0]]
    for (x, y), (to_x, to_y) in pairwise(line):
        count = max(1, math.ceil(math.dist((x, y), (to_x, to_y)) / STEP))
        for number in range(1, count + 1):
            share = number / count
            points.append((x + (to_x - x) * share, y + (to_y - y) * share))
    return points


def _goes_round(places: list[int], count: int) -> bool:
    """Whether a line that is nearest to these steps, one after the other, went once round."""
    turned = 0
    for place, other in pairwise(places):
        step = (other - place + count // 2) % count - count // 2
        turned += step
    slack = math.ceil(4 * REPAIR.border / STEP)
    seen = set(places)
    gap = longest = 0
    for number in range(2 * count):
        gap = 0 if number % count in seen else gap + 1
        longest = max(longest, gap)
    return abs(turned) >= count - slack and longest <= slack
