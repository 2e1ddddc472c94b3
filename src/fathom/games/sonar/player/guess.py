# mypyc: compile
"""Where a boat probably is: the tracks it can have taken, weighted by what a sane captain does.

The deduction says what is possible; this says what is likely. A sane captain keeps ways open, does
not stay put in a silent run and surfaces in a dead end rather than in open sea. Nothing but the
public log is used, so it serves the own boat, too: that is how well the enemy knows it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.notation import facts_of
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.sea import FIELDS, WIDTH

MOST_TRACKS: Final = 2500
"""Of more tracks than this the least likely are forgotten."""
WORD_FIELDS: Final = 60
"""A route is a bit a field, so many of them a word, four rows of the sea;"""
WORDS: Final = 4
"""and so many words are the sea."""
BITS: Final = [1 << number for number in range(WORD_FIELDS)]
"""The bits of a word. Compiled, a written 1 has only 32 bits to be shifted in."""
APPEAL: Final[list[float]] = [0.2, 0.9, 1.0, 1.1]
"""How gladly a captain goes to a field with so many ways on: seldom into a dead end."""
STRIDE: Final[list[float]] = [0.25, 0.6, 0.9, 1.0, 1.0]
"""How gladly a captain runs so many fields in silence."""
SHUT_IN: Final = 6.0
"""So much likelier does a captain without a legal course surface."""
DOUBT: Final = 0.15
"""The part of the chances that is spread over everything possible: captains are not all sane."""


@final
class Tracks:
    """Fields together with the routes that led there, and the weight of each. Only ever added to.

    Two tracks that are the same in all may be there twice: together they weigh as much.
    """

    def __init__(self, room: int) -> None:
        """Room for so many tracks."""
        self.count: i64 = 0
        self.fields: vec[i64] = vec[i64]([0] * room)
        self.routes: vec[i64] = vec[i64]([0] * (WORDS * room))
        self.weights: vec[float] = vec[float]([0.0] * room)

    def add(self, field: i64, weight: float) -> None:
        """A track that begins and ends on a field."""
        self.fields[self.count] = field
        self.weights[self.count] = weight
        self.count += 1
        self.pass_through(self.count - 1, field)

    def add_from(self, other: Tracks, index: i64, field: i64, weight: float) -> None:
        """A track of others, that now ends on a field."""
        number = self.count
        self.fields[number] = field
        self.weights[number] = weight
        for word in range(WORDS):
            self.routes[number * WORDS + word] = other.routes[index * WORDS + word]
        self.count += 1

    def pass_through(self, index: i64, field: i64) -> None:
        """The route of a track has this field, too."""
        self.routes[index * WORDS + field // WORD_FIELDS] |= BITS[field % WORD_FIELDS]

    def has_passed(self, index: i64, field: i64) -> bool:
        """Whether the route of a track has a field."""
        return self.routes[index * WORDS + field // WORD_FIELDS] >> field % WORD_FIELDS & 1 != 0

    def chances(self) -> vec[float]:
        """By field: what the tracks weigh that end there."""
        chances = vec[float]([0.0] * FIELDS)
        for index in range(self.count):
            chances[self.fields[index]] += self.weights[index]
        return chances


@final
class Guess:
    """The likely tracks of one boat, as far as a public log has been heard."""

    heard: list[int]
    tracks: Tracks

    def __init__(self, chart: Chart, boat: int, other: Guess | None = None) -> None:
        """Before anything was heard; or as another one, that has heard something."""
        self.chart = chart
        self.boat = boat
        if other is not None:
            self.heard = other.heard
            self.tracks = other.tracks
            return
        self.heard = []
        self.tracks = Tracks(len(chart.sea))
        for field in chart.sea:
            self.tracks.add(field, 1.0)

    def listen(self, events: list[int]) -> Guess:
        """The guess after a whole log; the same one if it had heard the beginning of that."""
        known = len(self.heard)
        if known > len(events) or self.heard != events[:known]:
            return Guess(self.chart, self.boat).listen(events)
        if known < len(events):
            for number in range(known, len(events)):
                self._hear(events[number])
            self.heard = events[:]
        return self

    def copy(self) -> Guess:
        """A guess that can listen to something else from now on."""
        return Guess(self.chart, self.boat, self)

    def chances(self, possible: list[int]) -> vec[float]:
        """By field: how likely the boat is there, when it can only be on the possible ones."""
        return spread(self.tracks, possible)

    def after_course(self, direction: int) -> Tracks:
        """The tracks if this course were called next."""
        tracks = self.tracks
        step = self.chart.step
        after = Tracks(int(tracks.count))
        for index in range(tracks.count):
            field = tracks.fields[index]
            other = step[field * 4 + direction]
            if other == NOWHERE or tracks.has_passed(index, other):
                continue
            total = 0.0
            for way in range(4):
                total += self._appeal(tracks, index, step[field * 4 + way])
            if total > 0.0:
                share = tracks.weights[index] * self._appeal(tracks, index, other) / total
                after.add_from(tracks, index, other, share)
                after.pass_through(after.count - 1, other)
        return after

    def after_silence(self) -> Tracks:
        """The tracks if the boat ran silently next."""
        tracks = self.tracks
        step = self.chart.step
        most = self.chart.silent_range
        after = Tracks(int(tracks.count * (1 + 4 * most)))
        for index in range(tracks.count):
            start = after.count
            after.add_from(tracks, index, tracks.fields[index], 4.0 * STRIDE[0])
            total = 4.0 * STRIDE[0]  # whatever the direction of no way at all
            for direction in range(4):
                before = start
                for fields in range(1, int(most) + 1):
                    here = step[after.fields[before] * 4 + direction]
                    if here == NOWHERE or after.has_passed(before, here):
                        break
                    after.add_from(after, before, here, STRIDE[fields])
                    before = after.count - 1
                    after.pass_through(before, here)
                    total += STRIDE[fields]
            share = tracks.weights[index] / total
            for number in range(start, after.count):
                after.weights[number] *= share
        return after

    def _appeal(self, tracks: Tracks, index: i64, field: i64) -> float:
        """How gladly a captain goes there."""
        if field == NOWHERE or tracks.has_passed(index, field):
            return 0.0
        ways = self._ways(tracks, index, field)
        return APPEAL[ways if ways < 3 else 3]

    def _ways(self, tracks: Tracks, index: i64, field: i64) -> int:
        """How many courses are open on a field after a track."""
        ways = 0
        for direction in range(4):
            other = self.chart.step[field * 4 + direction]
            if other != NOWHERE and not tracks.has_passed(index, other):
                ways += 1
        return ways

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
        tracks = self.tracks
        weights = vec[float]([0.0] * FIELDS)
        for index in range(tracks.count):
            field = tracks.fields[index]
            if self.chart.sector[field] == sector:
                shut_in = self._ways(tracks, index, field) == 0
                weights[field] += tracks.weights[index] * (SHUT_IN if shut_in else 1.0)
        after = Tracks(len(self.chart.sea))
        for field in self.chart.sea:
            if weights[field] > 0.0:
                after.add(field, weights[field])
        self._set(after)

    def _keep(self, fields: list[int]) -> None:
        """Only tracks that end on these fields."""
        is_kept = vec[bool]([False] * FIELDS)
        for field in fields:
            is_kept[field] = True
        tracks = self.tracks
        after = Tracks(int(tracks.count))
        for index in range(tracks.count):
            if is_kept[tracks.fields[index]]:
                after.add_from(tracks, index, tracks.fields[index], tracks.weights[index])
        self._set(after)

    def _set(self, tracks: Tracks) -> None:
        """These tracks; everywhere at sea if none is left, for then the captain was not sane."""
        if tracks.count > MOST_TRACKS:
            tracks = _likeliest(tracks)
        total = 0.0
        for index in range(tracks.count):
            total += tracks.weights[index]
        if total <= 0.0:
            tracks = Tracks(len(self.chart.sea))
            for field in self.chart.sea:
                tracks.add(field, 1.0)
        else:
            for index in range(tracks.count):
                tracks.weights[index] /= total
        self.tracks = tracks


def _likeliest(tracks: Tracks) -> Tracks:
    """Those that weigh more than the first that is too much."""
    weights = [tracks.weights[index] for index in range(tracks.count)]
    weights.sort(reverse=True)
    least = weights[MOST_TRACKS]
    kept = Tracks(MOST_TRACKS)
    for index in range(tracks.count):
        if tracks.weights[index] > least:
            kept.add_from(tracks, index, tracks.fields[index], tracks.weights[index])
    return kept


def spread(tracks: Tracks, possible: list[int]) -> vec[float]:
    """The chances of the possible fields by these tracks; all alike if the tracks allow none."""
    return restrict(tracks.chances(), possible, DOUBT)


def restrict(chances: vec[float], possible: list[int], doubt: float) -> vec[float]:
    """The same chances if only these fields are possible, with some doubt about them."""
    kept = vec[float]([0.0] * FIELDS)
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
