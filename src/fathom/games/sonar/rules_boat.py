"""One boat: its place and route, its mines, gauges and sheet, and what its crew still has to do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fathom.games.sonar.charts import (
    CIRCUIT_MASKS,
    FIELDS,
    PANEL_MASKS,
    REACTOR_MASK,
    SYSTEM_MASKS,
    SYSTEMS,
)
from fathom.games.sonar.rules_chart import NOWHERE, Chart
from fathom.games.sonar.spec import SECTIONS

TORPEDO: Final = 0
MINE: Final = 1
DRONE: Final = 2
SONAR: Final = 3
SILENCE: Final = 4
SCENARIO: Final = 5
SYSTEM_COUNT: Final = 6
NOTHING: Final = 6
"""What a captain wants who wants nothing."""

ROUTE: Final = 1
OWN_MINE: Final = 2

NEVER: Final = -1
NO_PANEL: Final = -1

# What becomes of a cross.
NO_DAMAGE: Final = 0
DAMAGE: Final = 1

# Repair in real time (SON-22): what the crew of a surfaced boat has to do next.
TRACING: Final = 0
CHECKING: Final = 1
REPAIRED: Final = 2
READY: Final = 3

# What is counted.
COURSES: Final = 0
SURFACINGS: Final = 1
TORPEDOES: Final = 2
HITS: Final = 3
MINES_LAID: Final = 4
MINES_GONE: Final = 5
SILENCES: Final = 6
SOUNDINGS: Final = 7
SHEET_DAMAGE: Final = 8
COUNTS: Final = 9

_BROKEN_BY: Final[list[int]] = list(SYSTEM_MASKS)
_CIRCUITS: Final[list[int]] = list(CIRCUIT_MASKS)
_PANELS: Final[list[int]] = list(PANEL_MASKS)
_REACTOR: Final[int] = REACTOR_MASK


class Boat:
    """A boat and its crew's sheets. A field of NOWHERE means that it has not been marked yet."""

    def __init__(self) -> None:
        self.field: i64 = NOWHERE
        self.route: list[int] = []
        """Every field since the start or the last surfacing, in order; the last is `field`."""
        self.shut: list[int] = [0] * FIELDS
        """By field: ROUTE and OWN_MINE, where the boat may not go (SON-7)."""
        self.mines: list[int] = []
        """In ascending order."""
        self.gauges: list[int] = [0] * SYSTEM_COUNT
        self.sheet: i64 = 0
        """The crossed symbols, a bit each."""
        self.damage: i64 = 0
        self.surfaced = False
        self.mark_due = False
        self.panel: i64 = NO_PANEL
        """The panel in which a cross is due."""
        self.silent = False
        """Whether what is due belongs to a silent run (SON-34)."""
        self.may_activate = False
        """A course since the last activation and the last surfacing (SON-24)."""
        self.may_surface = True
        """A course since the last surfacing, or none yet (SON-20)."""
        self.wanted: i64 = NOTHING
        self.may_want = False
        self.turns: i64 = 0
        self.counts: list[int] = [0] * COUNTS
        # Real time only.
        self.course_at: i64 = NEVER
        self.stuck_at: i64 = NEVER
        """Since when the boat has had no legal course (SON-9)."""
        self.repair: i64 = TRACING
        self.traces: list[int] = []
        """In order: the section and whether the line left the border, as 2 * section + flaw."""
        self.trace_plies: list[int] = []
        self.check_at: i64 = NEVER

    def copy(self) -> Boat:
        """An independent boat."""
        twin = Boat.__new__(Boat)
        twin.field = self.field
        twin.route = self.route[:]
        twin.shut = self.shut[:]
        twin.mines = self.mines[:]
        twin.gauges = self.gauges[:]
        twin.sheet = self.sheet
        twin.damage = self.damage
        twin.surfaced = self.surfaced
        twin.mark_due = self.mark_due
        twin.panel = self.panel
        twin.silent = self.silent
        twin.may_activate = self.may_activate
        twin.may_surface = self.may_surface
        twin.wanted = self.wanted
        twin.may_want = self.may_want
        twin.turns = self.turns
        twin.counts = self.counts[:]
        twin.course_at = self.course_at
        twin.stuck_at = self.stuck_at
        twin.repair = self.repair
        twin.traces = self.traces[:]
        twin.trace_plies = self.trace_plies[:]
        twin.check_at = self.check_at
        return twin

    # Where it may go

    def enter(self, field: i64) -> None:
        """Go to a field and draw it into the route."""
        self.field = field
        self.route.append(int(field))
        self.shut[field] = self.shut[field] | ROUTE

    def erase_route(self) -> None:
        """Keep only the place where the boat is (SON-20)."""
        for field in self.route:
            self.shut[field] = self.shut[field] & OWN_MINE
        self.route = [int(self.field)]
        self.shut[self.field] = self.shut[self.field] | ROUTE

    def is_free(self, field: i64) -> bool:
        """Whether the boat may go to this field, if it is next to it (SON-7)."""
        return field != NOWHERE and self.shut[field] == 0

    def has_course(self, chart: Chart) -> bool:
        """Whether any course is legal."""
        first: i64 = self.field * 4
        step = chart.step
        for direction in range(4):
            if self.is_free(step[first + direction]):
                return True
        return False

    # Mines

    def lay_mine(self, field: int) -> None:
        """Put a mine on a field."""
        self.mines.append(field)
        self.mines.sort()
        self.shut[field] = self.shut[field] | OWN_MINE
        self.counts[MINES_LAID] += 1

    def lose_mine(self, field: int) -> bool:
        """Take the mine from a field; whether there was one."""
        if not self.shut[field] & OWN_MINE:
            return False
        self.mines.remove(field)
        self.shut[field] = self.shut[field] & ROUTE
        self.counts[MINES_GONE] += 1
        return True

    # Gauges

    def is_waiting(self) -> bool:
        """Whether a mark or a cross is due (SON-8)."""
        return self.mark_due or self.panel != NO_PANEL

    def has_room(self, system: i64, chart: Chart) -> bool:
        """Whether the gauge of a system takes a mark now (SON-10, SON-34)."""
        return self.gauges[system] < chart.gauges[system]

    def is_ready(self, system: i64, chart: Chart) -> bool:
        """Whether gauge and sheet allow a system (SON-15, SON-24)."""
        size = chart.gauges[system]
        return size > 0 and self.gauges[system] == size and not self.sheet & _BROKEN_BY[system]

    def is_broken(self, system: i64) -> bool:
        """Whether a symbol of the system's colour is crossed (SON-15)."""
        return self.sheet & _BROKEN_BY[system] != 0

    # Sheet

    def cross(self, symbol: i64) -> i64:
        """Cross a symbol; DAMAGE if that fills a panel or the reactor."""
        self.panel = NO_PANEL
        one: i64 = 1
        sheet = self.sheet | (one << symbol)
        panel: i64 = _PANELS[symbol // 6]
        reactor: i64 = _REACTOR
        if sheet & panel == panel or sheet & reactor == reactor:  # SON-16, SON-17
            self.sheet = 0
            return DAMAGE
        for number in range(3):  # SON-18
            circuit: i64 = _CIRCUITS[number]
            if sheet & circuit == circuit:
                sheet &= ~circuit
        self.sheet = sheet
        return NO_DAMAGE

    # Repair

    def open_sections(self) -> list[int]:
        """The sections that nobody has traced yet (SON-22)."""
        done = [trace // 2 for trace in self.traces]
        return [section for section in range(SECTIONS) if section not in done]

    def begin_repair(self) -> None:
        """Start tracing, or start again."""
        self.repair = TRACING
        self.traces = []
        self.trace_plies = []
        self.check_at = NEVER


def _check() -> None:
    assert len(SYSTEMS) == SYSTEM_COUNT


_check()
