# mypyc: compile
"""Where a boat probably is: the tracks it can have taken, weighted by what a sane captain does.

The deduction says what is possible; this says what is likely. A sane captain keeps ways open, does
not stay put in a silent run and surfaces in a dead end rather than in open sea. Nothing but the
public log is used, so it serves the own boat, too: that is how well the enemy knows it.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from fathom.games.sonar.notation import facts_of
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.sea import FIELDS, WIDTH

Tracks = dict[tuple[int, int], float]
"""The weight of each field together with the route that led there, a bit a field."""

MOST_TRACKS: Final = 2500
"""Of more tracks than this the least likely are forgotten."""
APPEAL: Final[list[float]] = [0.05, 1.0, 0.82, 0.67]
"""How gladly a captain goes to a field with so many ways on: into no dead end, but round bends."""
OPEN: Final = 0.05
"""How much gladder a captain goes to a field for each other one within a torpedo's reach."""
OPEN_START: Final = 0.1
"""The same for the field where the boat starts."""
STRIDE: Final[list[float]] = [0.25, 0.6, 0.9, 1.0, 1.0]
"""How gladly a captain runs so many fields in silence."""
SHUT_IN: Final = 6.0
"""So much likelier does a captain without a legal course surface."""
DOUBT: Final = 0.06
"""The part of the chances that is spread over everything possible: captains are not all sane."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess:
    """The likely tracks of one boat, as far as a public log has been heard."""

    def __init__(self, chart: Chart, boat: int) -> None:
        self.chart = chart
        self.boat = boat
        self.heard: list[int] = []
        self.appeal = [math.exp(OPEN * len(reach)) for reach in chart.reach]
        self.tracks: Tracks = {}
        for field in chart.sea:
            self.tracks[(field, 1 << field)] = math.exp(OPEN_START * len(chart.reach[field]))

    def listen(self, events: list[int]) -> Guess:
        """The guess after a whole log; the same one if it had heard the beginning of that."""
        known = len(self.heard)
        if known > len(events) or self.heard != events[:known]:
            return Guess(self.chart, self.boat).listen(events)
        for number in range(known, len(events)):
            self._hear(events[number])
        self.heard = events[:]
        return self

    def copy(self) -> Guess:
        """A guess that can listen to something else from now on."""
        twin = Guess(self.chart, self.boat)
        twin.heard = self.heard
        twin.tracks = self.tracks
        return twin

    def chances(self, possible: list[int]) -> list[float]:
        """By field: how likely the boat is there, when it can only be on the possible ones."""
        return spread(self.tracks, possible)

    def after_course(self, direction: int) -> Tracks:
        """The tracks if this course were called next."""
        step = self.chart.step
        after: Tracks = {}
        for (field, route), weight in self.tracks.items():
            other = int(step[field * 4 + direction])
            if other == NOWHERE or route >> other & 1:
                continue
            total = 0.0
            for way in range(4):
                total += self._appeal(step[field * 4 + way], route)
            if total > 0.0:
                share = weight * self._appeal(other, route) / total
                after[(other, route | 1 << other)] = share
        return after

    def after_silence(self) -> Tracks:
        """The tracks if the boat ran silently next."""
        step = self.chart.step
        after: Tracks = {}
        for (field, route), weight in self.tracks.items():
            ends: list[tuple[int, int]] = []
            strides: list[float] = []
            total = 0.0
            for direction in range(4):
                here = field
                passed = route
                for fields in range(self.chart.silent_range + 1):
                    ends.append((here, passed))
                    strides.append(STRIDE[fields])
                    total += STRIDE[fields]
                    here = int(step[here * 4 + direction])
                    if here == NOWHERE or passed >> here & 1:
                        break
                    passed |= 1 << here
            for index in range(len(ends)):
                end = ends[index]
                after[end] = after.get(end, 0.0) + weight * strides[index] / total
        return after

    def _appeal(self, field: int, route: int) -> float:
        """How gladly a captain goes there."""
        if field == NOWHERE or route >> field & 1:
            return 0.0
        ways = 0
        for direction in range(4):
            other = int(self.chart.step[field * 4 + direction])
            if other != NOWHERE and not route >> other & 1:
                ways += 1
        return APPEAL[min(ways, 3)] * self.appeal[field]

    # Events

    def _hear(self, event: int) -> None:
        kind = log.event_kind(event)
        a = log.event_a(event)
        if log.event_boat(event) == self.boat:
            if kind == log.COURSE:
                self._set(self.after_course(a))
            elif kind == log.SILENCE:
                self._set(self.after_silence())
            elif kind == log.SURFACED:
                self._surface(a)
            elif kind == log.TORPEDO:
                self._keep(self.chart.reach[a])
            elif kind == log.ANSWERED:
                self._keep(answering(self.chart, a))
        elif kind == log.DRONE:
            sector = self.chart.sector
            inside = log.event_b(event) == 1
            self._keep([field for field in self.chart.sea if (sector[field] == a) == inside])
        if kind == log.TORPEDO or kind == log.ARCHER or kind == log.DETONATION:
            taken = log.event_b(event) if self.boat == 0 else log.event_c(event)
            chart = self.chart
            self._keep([field for field in chart.sea if chart.blast_damage(a, field) == taken])

    def _surface(self, sector: int) -> None:
        """The route is forgotten (SON-20)."""
        after: Tracks = {}
        for (field, route), weight in self.tracks.items():
            if self.chart.sector[field] == sector:
                shut_in = True
                for direction in range(4):
                    other = int(self.chart.step[field * 4 + direction])
                    if other != NOWHERE and not route >> other & 1:
                        shut_in = False
                place = (field, 1 << field)
                after[place] = after.get(place, 0.0) + weight * (SHUT_IN if shut_in else 1.0)
        self._set(after)

    def _keep(self, fields: list[int]) -> None:
        kept = set(fields)
        self._set({track: weight for track, weight in self.tracks.items() if track[0] in kept})

    def _set(self, tracks: Tracks) -> None:
        """These tracks; everywhere at sea if none is left, for then the captain was not sane."""
        if len(tracks) > MOST_TRACKS:
            least = sorted(tracks.values(), reverse=True)[MOST_TRACKS]
            tracks = {track: weight for track, weight in tracks.items() if weight > least}
        total = math.fsum(tracks.values())
        if total <= 0.0:
            self.tracks = {(field, 1 << field): 1.0 for field in self.chart.sea}
        else:
            self.tracks = {track: weight / total for track, weight in tracks.items()}


def spread(tracks: Tracks, possible: list[int]) -> list[float]:
    """The chances of the possible fields by these tracks; all alike if the tracks allow none."""
    chances = [0.0] * FIELDS
    for (field, _), weight in tracks.items():
        chances[field] += weight
    return restrict(chances, possible, DOUBT)


def restrict(chances: list[float], possible: list[int], doubt: float) -> list[float]:
    """The same chances if only these fields are possible, with some doubt about them."""
    kept = [0.0] * FIELDS
    if not possible:
        return kept
    total = 0.0
    for field in possible:
        total += chances[field]
    even = 1.0 / len(possible)
    for field in possible:
        kept[field] = even if total <= 0.0 else (1 - doubt) * chances[field] / total + doubt * even
    return kept


def answering(chart: Chart, answer: int) -> list[int]:
    """The fields from which a sonar can be answered so (SON-33)."""
    first, second = facts_of(answer)
    fields: list[int] = []
    for field in chart.sea:
        facts = (field % WIDTH, field // WIDTH, chart.sector[field])
        if (facts[first[0]] == first[1]) != (facts[second[0]] == second[1]):
            fields.append(field)
    return fields
