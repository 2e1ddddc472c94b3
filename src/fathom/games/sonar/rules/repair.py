"""Repair in real time: whether a drawn line stays inside the border of its section (SON-22).

A section is a closed outline in a square from 0 to 1; the border is so wide on either side of it.
A line is a list of points as a mouse, a pen or a finger leaves them. It may begin anywhere and run
either way, but it must go all the way round. The rules only know `trace 2 good` or `trace 2 bad`:
`trace_words` says which of them a drawing amounts to, and the drawing stays attached to the move.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import msgspec

from fathom.games.sonar.charts import read_data
from fathom.games.sonar.spec import SECTIONS

Point = tuple[float, float]
STEP = 0.01
"""Lines are looked at in steps of this length."""
MOST_POINTS = 5000


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


def is_inside_border(section: int, line: list[Point]) -> bool:
    """Whether a line goes all round a section (from 1) and never leaves its border."""
    if not REPAIR.points <= len(line) <= MOST_POINTS:
        return False
    if not all(0 <= x <= 1 and 0 <= y <= 1 for x, y in line):  # also refuses what is no number
        return False
    outline = _steps([*REPAIR.sections[section - 1], REPAIR.sections[section - 1][0]])
    drawn = _steps(line)
    if math.dist(line[0], line[-1]) > 2 * REPAIR.border:
        return False
    nearest = [_nearest(point, outline) for point in drawn]
    if any(distance > REPAIR.border for _, distance in nearest):
        return False
    return _goes_round([place for place, _ in nearest], len(outline))


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
    return f"trace {section} {'good' if is_inside_border(section, trace.line) else 'bad'}"


def _steps(line: list[Point]) -> list[Point]:
    """The same line in small steps."""
    points = [line[0]]
    for start, end in pairwise(line):
        count = max(1, math.ceil(math.dist(start, end) / STEP))
        for number in range(1, count + 1):
            share = number / count
            points.append(
                (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            )
    return points


def _nearest(point: Point, outline: list[Point]) -> tuple[int, float]:
    """The nearest step of the outline, and how far it is."""
    best = min(range(len(outline)), key=lambda place: math.dist(point, outline[place]))
    return best, math.dist(point, outline[best])


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
