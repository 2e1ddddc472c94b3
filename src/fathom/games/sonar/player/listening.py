# mypyc: compile
"""What a captain makes of what people of the own crew say: weighed, never simply believed.

A report says where the enemy was when it was made; it goes along with all that was called since.
Whoever reports what cannot be, or now this and now that, is believed less and less; whoever agrees
with what is known from elsewhere, more and more. Wishes count for a while. Bots of the crew are not
listened to: they know nothing that the captain does not know.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec

from fathom.engine.talk import Heard
from fathom.games.sonar.charts import field_number
from fathom.games.sonar.player.levels import CrewSkill
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.sea import FIELDS, WIDTH
from fathom.games.sonar.talk import COURSE_WISHES

NEAR: Final[list[float]] = [1.0, 0.35, 0.1]
"""How likely the enemy is so many fields from where it was reported, compared with there."""
ERROR: Final = 0.08
"""How often somebody who means well is wrong altogether."""
LEAST_EVIDENCE: Final = 0.1
MOST_EVIDENCE: Final = 4.0
"""By how much a single report changes how well somebody is believed, at least and at most."""
LEAST_ODDS: Final = 0.02
MOST_ODDS: Final = 20.0
"""Nobody is believed less or more than so many to one."""
LATEST_REPORTS: Final = 8
"""Of one person only so many reports count."""
MOST_SILENCES: Final = 2
"""After so many silent runs of the enemy nobody thinks of a report any more."""
WISH_EVENTS: Final = 8
"""A wish counts less with every event that everybody heard, and no more after so many."""

Likely = dict[int, float]
"""By field: how likely the enemy is there by one report, 1 where it is likeliest at first."""


class Ear:
    """What the people of a crew said, for one decision of its captain."""

    def __init__(self, heard: tuple[Heard, ...], events: list[int], skill: CrewSkill) -> None:
        self._calls = [said for said in heard if not said.is_bot]
        self._events = events
        self._skill = skill

    def wish(self, name: str) -> float:
        """How much a wish counts now, in damage to the enemy: nothing if nobody has it."""
        now = len(self._events)
        fresh = 0.0
        for said in self._calls:
            if said.call == name:
                fresh = max(fresh, 1.0 - (now - said.moment) / WISH_EVENTS)
        return self._skill.heed * fresh

    def course_wish(self, direction: int) -> float:
        """The same for a course."""
        return self.wish(COURSE_WISHES[direction])

    def weighed(self, chart: Chart, enemy: int, chances: vec[float]) -> vec[float]:
        """The chances of the enemy's fields, with what was reported; none becomes impossible."""
        speakers: dict[int, list[Heard]] = {}
        for said in self._calls:
            if said.call.startswith("here ") and any(list(chances)):
                speakers.setdefault(said.seat, []).append(said)
        for seat in sorted(speakers):
            chances = self._with(chart, enemy, chances, speakers[seat][-LATEST_REPORTS:])
        return chances

    def _with(
        self, chart: Chart, enemy: int, chances: vec[float], reports: list[Heard]
    ) -> vec[float]:
        """What one person reported, as far as they are believed.

        Either they know what they say, or they say anything: how well each report agrees with what
        is known, and with those before it, tells which.
        """
        odds = self._skill.trust / (1.0 - self._skill.trust)
        believed = chances
        for said in reports:
            likely = self._likely(chart, enemy, said)
            if likely is None:
                continue
            factors = _factors(chart, likely)
            agreement = math.fsum([believed[field] * factors[field] for field in chart.sea])
            believed = vec[float](
                [believed[field] * factors[field] / agreement for field in range(FIELDS)]
            )
            odds *= min(max(agreement, LEAST_EVIDENCE), MOST_EVIDENCE)
            odds = min(max(odds, LEAST_ODDS), MOST_ODDS)
        trust = odds / (1.0 + odds)
        return vec[float](
            [(1.0 - trust) * chances[field] + trust * believed[field] for field in range(FIELDS)]
        )

    def _likely(self, chart: Chart, enemy: int, said: Heard) -> Likely | None:
        """Where the enemy is now if a report was true when it was made; None: too long ago."""
        centre = field_number(said.call.split()[1])
        likely = _around(chart, centre)
        silences = 0
        for event in self._events[said.moment :]:
            if log.event_boat(event) != enemy:
                continue
            kind = log.event_kind(event)
            if kind == log.COURSE:
                likely = _shifted(chart, likely, log.event_a(event))
            elif kind == log.SILENCE:
                silences += 1
                if silences > MOST_SILENCES:
                    return None
                likely = _after_silence(chart, likely)
        return likely


def _around(chart: Chart, centre: int) -> Likely:
    """The sea around a field, which may be an island: fingers are not that exact."""
    likely: Likely = {}
    for field in chart.sea:
        columns = abs(field % WIDTH - centre % WIDTH)
        rows = abs(field // WIDTH - centre // WIDTH)
        if max(columns, rows) < len(NEAR):
            likely[field] = NEAR[max(columns, rows)]
    return likely


def _shifted(chart: Chart, likely: Likely, direction: int) -> Likely:
    after: Likely = {}
    for field, weight in likely.items():
        other = chart.step[4 * field + direction]
        if other != NOWHERE:
            after[other] = weight
    return after


def _after_silence(chart: Chart, likely: Likely) -> Likely:
    after: Likely = {}
    for field, weight in likely.items():
        ends = [field]
        for direction in range(4):
            here = field
            for _ in range(chart.silent_range):
                here = chart.step[4 * here + direction]
                if here == NOWHERE:
                    break
                ends.append(here)
        for end in ends:
            after[end] = after.get(end, 0.0) + weight / len(ends)
    return after


def _factors(chart: Chart, likely: Likely) -> list[float]:
    """By field: how much likelier a report makes it that the enemy is there; 1 on average."""
    total = math.fsum(likely.values())
    factors = [ERROR] * FIELDS
    if total > 0.0:
        scale = (1.0 - ERROR) * len(chart.sea) / total
        for field, weight in likely.items():
            factors[field] += weight * scale
    return factors
