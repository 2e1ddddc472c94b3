"""What a radio operator can write down of a boat's way: courses, silent runs and sectors."""

from __future__ import annotations

import msgspec

from fathom.games.sonar.charts import DIRECTIONS
from fathom.games.sonar.rules.events import (
    COURSE,
    SILENCE,
    SURFACED,
    event_a,
    event_boat,
    event_kind,
)


class Sighting(msgspec.Struct, frozen=True, kw_only=True):
    """A boat surfaced in a sector (SON-20)."""

    after: int
    """After so many courses of its leg."""
    sector: int


class Leg(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of a boat's way in which no course was kept silent."""

    courses: str
    """One letter for each, such as nnes."""
    sightings: list[Sighting]


def legs_of(log: list[int], boat: int) -> list[Leg]:
    """The way of a boat as everybody heard it (SON-35); a silent run begins a new leg (SON-34)."""
    courses = ""
    sightings: list[Sighting] = []
    legs: list[Leg] = []
    for number in log:
        if event_boat(number) != boat:
            continue
        kind = event_kind(number)
        if kind == COURSE:
            courses += DIRECTIONS[event_a(number)]
        elif kind == SURFACED:
            sightings.append(Sighting(after=len(courses), sector=event_a(number) + 1))
        elif kind == SILENCE:
            legs.append(Leg(courses=courses, sightings=sightings))
            courses, sightings = "", []
    return [*legs, Leg(courses=courses, sightings=sightings)]
