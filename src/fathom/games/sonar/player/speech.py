"""What a bot tells its shipmates: what its station knows and they should, and only what is new.

It knows what its seat may know: the own boat, what is public, and what follows from that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fathom.engine.talk import Heard
from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES, SYSTEMS
from fathom.games.sonar.player import engineer, odds
from fathom.games.sonar.player.mind import FEW_FIELDS, NARROW, Mind
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.table import MARKING, OVER
from fathom.games.sonar.spec import CAPTAIN, ENGINEER, FIRST_OFFICER, RADIO_OPERATOR
from fathom.games.sonar.talk import COURSE_WISHES

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

NEWS_EVENTS: Final = 6
"""What has been said already is said again only after so many events that everybody heard."""
WORTH_NAMING: Final = 0.25
"""How likely the enemy must be around a field, or in a sector, for that to be reported."""
SURER: Final = 0.2
"""By so much must the radio operator be surer or less sure to say so before it is time."""
WORTH_STEERING: Final = 1.0
"""By so much must the sheet be better after one course than after the others on average."""
USES: Final = (log.TORPEDO, log.MINE, log.DRONE, log.SONAR, log.SILENCE)
"""By system: the event that says it was used. What a scenario adds is announced by nobody."""


class Speech:
    """What one seat has to say, by one decision's mind."""

    def __init__(self, state: SonarState, seat: int, mind: Mind, heard: tuple[Heard, ...]) -> None:
        self._state = state
        self._mind = mind
        self._rights = int(state.rights[seat])
        self._said = [said for said in heard if said.seat == seat]
        self._now = len(state.log)

    def call(self) -> str | None:
        """The first thing that is new; None: nothing is."""
        if self._state.phase in (MARKING, OVER) or self._mind.boat.surfaced:
            return None
        stations: tuple[tuple[int, Callable[[], str | None]], ...] = (
            (FIRST_OFFICER, self._ready),
            (RADIO_OPERATOR, self._whereabouts),
            (CAPTAIN, self._plan),
            (ENGINEER, self._sheet),
        )
        for station, news in stations:
            call = news() if self._rights & station else None
            if call is not None:
                return call
        return None

    def _last(self, *names: str) -> Heard | None:
        """What this seat said last of these."""
        for said in reversed(self._said):
            if said.call.split()[0] in names:
                return said
        return None

    def _is_old(self, said: Heard | None) -> bool:
        """Whether it is time to speak of the same again."""
        return said is None or self._now - said.moment >= NEWS_EVENTS

    # The first officer: what is ready

    def _ready(self) -> str | None:
        boat, chart = self._mind.boat, self._mind.chart
        for system, use in enumerate(USES):
            if not boat.is_ready(system, chart):
                continue
            name = f"{SYSTEMS[system]}-ready"
            said = self._last(name)
            if said is None or self._was_used_since(use, said.moment):
                return name
        return None

    def _was_used_since(self, use: int, moment: int) -> bool:
        return any(
            log.event_kind(event) == use and log.event_boat(event) == self._mind.number
            for event in self._state.log[moment:]
        )

    # The radio operator: where the enemy may be, and how sure that is

    def _whereabouts(self) -> str | None:
        call, share = self._report()
        said = self._last("likely", "in-sector", "anywhere")
        if said is None:
            return call
        name, *about = said.call.split()
        was = int(about[-1]) / 100 if name != "anywhere" else 0.0
        is_other = name != call.split()[0] or abs(share - was) >= SURER
        return call if self._is_old(said) or (is_other and said.moment < self._now) else None

    def _report(self) -> tuple[str, float]:
        chances, chart = self._mind.enemy, self._mind.chart
        around = [sum([chances[other] for other in chart.near[field]]) for field in chart.sea]
        share, field = max(
            zip(around, chart.sea, strict=True), key=lambda one: (one[0], chances[one[1]], -one[1])
        )
        if share >= WORTH_NAMING:
            return f"likely {FIELD_NAMES[field]} {percent(share)}", share
        sectors = [0.0] * chart.sectors
        for field in chart.sea:
            sectors[chart.sector[field]] += chances[field]
        share = max(sectors)
        if share >= WORTH_NAMING:
            return f"in-sector {sectors.index(share) + 1} {percent(share)}", share
        return f"anywhere {sum([1 for chance in chances if chance > 0.0])}", 0.0

    # The captain: what comes next

    def _plan(self) -> str | None:
        call = self._intent()
        said = self._last("plan-fire", "plan-hunt", "plan-search", "plan-hide", "plan-surface")
        if said is None:
            return call
        is_other = said.call.split()[0] != call.split()[0] and said.moment < self._now
        return call if is_other or (said.call != call and self._is_old(said)) else None

    def _intent(self) -> str:
        mind = self._mind
        best = max(mind.chart.sea, key=lambda field: (mind.promise[field], -field))
        is_found = mind.best_promise >= mind.skill.shot
        is_loaded = mind.boat.is_ready(own.TORPEDO, mind.chart)
        if is_found and is_loaded and best in mind.chart.reach[mind.field]:
            return f"plan-fire {FIELD_NAMES[best]}"
        if odds.longest_way(mind.chart, mind.field, mind.shut) < NARROW:
            return "plan-surface"
        if sum([1 for chance in mind.seen() if chance > 0.0]) <= FEW_FIELDS:
            return "plan-hide"
        return f"plan-hunt {FIELD_NAMES[best]}" if is_found else "plan-search"

    # The engineer: where to go, and what breaks next

    def _sheet(self) -> str | None:
        sheet = int(self._mind.boat.sheet)
        open_ways = [way for way in range(4) if self._is_open(way)]
        names = ("danger", "breaks", *COURSE_WISHES)
        said = self._last(*names)
        if not open_ways or not self._is_old(said):
            return None
        for way in open_ways:
            if self._mind.best_cross(way) <= engineer.RUIN:
                return f"danger {DIRECTIONS[way]}"
        for way in open_ways:
            broken = self._breaks(sheet, way)
            if broken is not None:
                return f"breaks {DIRECTIONS[way]} {broken}"
        worth = [self._mind.best_cross(way) for way in open_ways]
        best = max(worth)
        if best - sum(worth) / len(worth) >= WORTH_STEERING:
            return COURSE_WISHES[open_ways[worth.index(best)]]
        return None

    def _is_open(self, way: int) -> bool:
        field = self._mind.chart.step[4 * self._mind.field + way]
        return bool(field != NOWHERE and not self._mind.shut[field])

    def _breaks(self, sheet: int, way: int) -> str | None:
        """A full system that any cross on this course would stop."""
        boat, chart = self._mind.boat, self._mind.chart
        wiring = chart.wiring
        for system in range(len(USES)):
            mask = wiring.broken_by[system]
            if not chart.gauges[system] or boat.has_room(system, chart) or sheet & mask:
                continue
            free = [symbol for symbol in range(6 * way, 6 * way + 6) if not sheet >> symbol & 1]
            if free and all(wiring.crossed(sheet, symbol) & mask for symbol in free):
                return SYSTEMS[system]
        return None


def percent(share: float) -> int:
    """In steps of five: nobody knows it better."""
    return min(100, 5 * round(20 * share))
