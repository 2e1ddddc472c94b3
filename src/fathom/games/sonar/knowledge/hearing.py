"""What a radio operator can write down of a boat: its way, and all that was found out about it."""

from __future__ import annotations

from typing import Literal

import msgspec

from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES
from fathom.games.sonar.notation import ANSWER, MOVES
from fathom.games.sonar.rules.events import (
    ANSWERED,
    ARCHER,
    COURSE,
    DETONATION,
    DRONE,
    MINE,
    SILENCE,
    SURFACED,
    TORPEDO,
    event_a,
    event_b,
    event_boat,
    event_c,
    event_kind,
)
from fathom.games.sonar.spec import YELLOW

Kind = Literal["sector", "drone", "answer", "fired", "laid", "blast"]

_BLASTS = (TORPEDO, DETONATION, ARCHER)
_TELLING = (SURFACED, ANSWERED, MINE, DRONE, *_BLASTS)
"""The kinds of events that tell where a boat was."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was called and tells where a boat was at that moment."""

    after: int
    """After so many courses of its leg."""
    kind: Kind
    """It surfaced in a sector (SON-20), a drone asked for it (SON-32), its captain answered a sonar
    (SON-33), it fired (SON-28), it laid a mine (SON-30), or there was a blast (SON-29)."""
    what: list[str]
    """The sector; the sector, and yes or no; kind and value of both facts; the target; nothing; or
    the field, and the damage that the boat took."""


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a boat's way in which no course was kept silent."""

    courses: str
    """One letter for each, such as nnes."""
    findings: list[Finding]


def legs_of(log: list[int], boat: int) -> list[Leg]:
    """The way of a boat as everybody heard it (SON-35); a silent run begins a new leg (SON-34)."""
    courses = ""
    findings: list[Finding] = []
    legs: list[Leg] = []
    for number in log:
        kind = event_kind(number)
        if kind == COURSE:
            if event_boat(number) == boat:
                courses += DIRECTIONS[event_a(number)]
        elif kind == SILENCE:
            if event_boat(number) == boat:
                legs.append(Leg(courses=courses, findings=findings))
                courses, findings = "", []
        elif kind in _TELLING:
            findings += _findings(number, boat, len(courses))
    return [*legs, Leg(courses=courses, findings=findings)]


def _findings(number: int, boat: int, after: int) -> list[Finding]:
    """What an event tells about the place of a boat."""
    kind, a = event_kind(number), event_a(number)
    is_own = event_boat(number) == boat
    found: list[tuple[Kind, list[str]]] = []
    if is_own and kind == SURFACED:
        found.append(("sector", [str(a + 1)]))
    elif is_own and kind == ANSWERED:
        found.append(("answer", MOVES[ANSWER + a].split()[1:]))
    elif is_own and kind == MINE:
        found.append(("laid", []))
    elif not is_own and kind == DRONE:
        found.append(("drone", [str(a + 1), "yes" if event_b(number) else "no"]))
    if is_own and kind == TORPEDO:
        found.append(("fired", [FIELD_NAMES[a]]))
    if kind in _BLASTS:
        damage = event_b(number) if boat == YELLOW else event_c(number)
        found.append(("blast", [FIELD_NAMES[a], str(damage)]))
    return [Finding(after=after, kind=name, what=what) for name, what in found]
