# mypyc: compile
"""One boat: its place and route, its mines, gauges and sheet, and what its crew still has to do."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.rules.wiring import FAILED
from fathom.games.sonar.sea import WIDTH
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
OWN_MINE: Final = 1 << 15

NEVER: Final = -1
NO_PANEL: Final = -1
NO_NUMBERS: Final[list[int]] = []

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
DETONATIONS: Final = 9
COUNTS: Final = 10


@final
class Boat:
    """A boat and its crew's sheets. A field of NOWHERE means that it has not been marked yet.

    Lists but for the route are never changed but replaced, so that copies can share them.
    """

    field: i64
    route: list[int]
    """Every field since the start or the last surfacing, in order; the last is `field`."""
    shut: vec[i64]
    """By row: where the boat may not go (SON-7); a bit a column, its route, then its mines."""
    mines: list[int]
    """In ascending order."""
    gauges: vec[i64]
    sheet: i64
    """The crossed symbols, a bit each."""
    damage: i64
    surfaced: bool
    mark_due: bool
    panel: i64
    """The panel in which a cross is due."""
    silent: bool
    """Whether what is due belongs to a silent run (SON-34)."""
    may_activate: bool
    """A course since the last activation and the last surfacing (SON-24)."""
    may_surface: bool
    """A course since the last surfacing, or none yet (SON-20)."""
    wanted: i64
    """What the captain asks the crew for."""
    may_want: bool
    turns: i64
    counts: vec[i64]
    # Real time only.
    surfaced_at: i64
    """Since when the boat has been on the surface. By rules 1 it is not noted."""
    course_at: i64
    stuck_at: i64
    """Since when the boat has had no legal course (SON-9)."""
    repair: i64
    traces: list[int]
    """In order: the section and whether the line left the border, as 2 * section + flaw."""
    traced_by: list[int]
    """The seat of each trace."""
    trace_plies: list[int]
    failed: list[int]
    """The traces of the sheet that was checked last, if one of them was outside the border.

    Its crew sees them until a sheet is good. By rules 1 they are not kept."""
    failed_plies: list[int]
    passed_at: i64
    """Since when whoever is next may trace: from the surfacing, the last trace or a failed check.

    By rules 1 nobody takes the sheet, so it is not noted."""
    check_at: i64

    def copy(self) -> Boat:
        """An independent boat."""
        twin = Boat()
        twin.field = self.field
        twin.route = self.route[:]
        twin.shut = self.shut[:]
        twin.mines = self.mines
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
        twin.surfaced_at = self.surfaced_at
        twin.course_at = self.course_at
        twin.stuck_at = self.stuck_at
        twin.repair = self.repair
        twin.traces = self.traces
        twin.traced_by = self.traced_by
        twin.trace_plies = self.trace_plies
        twin.failed = self.failed
        twin.failed_plies = self.failed_plies
        twin.passed_at = self.passed_at
        twin.check_at = self.check_at
        return twin

    # Where it may go

    def enter(self, field: i64) -> None:
        """Go to a field and draw it into the route."""
        self.field = field
        self.route.append(int(field))
        self._shut(field, ROUTE)

    def erase_route(self) -> None:
        """Keep only the place where the boat is (SON-20)."""
        for field in self.route:
            self._open(field, ROUTE)
        self.route = [int(self.field)]
        self._shut(self.field, ROUTE)

    def clear(self) -> None:
        """No route and no mines: nothing is shut."""
        self.route = []
        self.mines = NO_NUMBERS
        self.shut = vec[i64]([0] * WIDTH)

    def _shut(self, field: i64, why: i64) -> None:
        row = field // WIDTH
        self.shut[row] |= why << field - row * WIDTH

    def _open(self, field: i64, why: i64) -> None:
        row = field // WIDTH
        self.shut[row] &= ~(why << field - row * WIDTH)

    def is_shut(self, field: i64) -> bool:
        """Whether the own route or an own mine is there."""
        row = field // WIDTH
        return self.shut[row] >> field - row * WIDTH & (ROUTE | OWN_MINE) != 0

    def has_mine(self, field: i64) -> bool:
        """Whether an own mine is there."""
        row = field // WIDTH
        return self.shut[row] >> field - row * WIDTH & OWN_MINE != 0

    def is_free(self, field: i64) -> bool:
        """Whether the boat may go to this field, if it is next to it (SON-7)."""
        return field != NOWHERE and not self.is_shut(field)

    def has_course(self, chart: Chart) -> bool:
        """Whether any course is legal."""
        first = self.field * 4
        for way in range(first, first + 4):
            if self.is_free(chart.step[way]):
                return True
        return False

    # Mines

    def set_mines(self, fields: list[int]) -> None:
        """Put mines on these fields, and on no others."""
        for field in self.mines:
            self._open(field, OWN_MINE)
        self.mines = sorted(fields)
        for field in fields:
            self._shut(field, OWN_MINE)

    def lay_mine(self, field: int) -> None:
        """Put a mine on a field."""
        self.set_mines([*self.mines, field])
        self.counts[MINES_LAID] += 1

    def lose_mine(self, field: int) -> bool:
        """Take the mine from a field; whether there was one."""
        if not self.has_mine(field):
            return False
        self.mines = [mine for mine in self.mines if mine != field]
        self._open(field, OWN_MINE)
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
        return size > 0 and self.gauges[system] == size and not self.is_broken(system, chart)

    def is_broken(self, system: i64, chart: Chart) -> bool:
        """Whether a symbol of the system's colour is crossed (SON-15)."""
        return self.sheet & chart.wiring.broken_by[system] != 0

    # Sheet

    def cross(self, symbol: i64, chart: Chart) -> i64:
        """Cross a symbol; DAMAGE if that fills a panel or the reactor (SON-16 to SON-18)."""
        self.panel = NO_PANEL
        self.sheet = chart.wiring.crossed(self.sheet, symbol)
        if self.sheet != FAILED:
            return NO_DAMAGE
        self.sheet = 0
        return DAMAGE

    # Repair

    def open_sections(self) -> list[int]:
        """The sections that nobody has traced yet (SON-22)."""
        done = [trace // 2 for trace in self.traces]
        return [section for section in range(SECTIONS) if section not in done]

    def begin_repair(self) -> None:
        """Start tracing, or start again."""
        self.repair = TRACING
        self.traces = NO_NUMBERS
        self.traced_by = NO_NUMBERS
        self.trace_plies = NO_NUMBERS
        self.passed_at = NEVER
        self.check_at = NEVER

    def keep_failed_sheet(self) -> None:
        """For the crew to see which line was outside the border."""
        self.failed = self.traces
        self.failed_plies = self.trace_plies

    def forget_failed_sheet(self) -> None:
        """Nothing is wrong any more, or nobody may know."""
        self.failed = NO_NUMBERS
        self.failed_plies = NO_NUMBERS

    def forget_plies(self) -> None:
        """Say of no trace when it was made: that would count what others have done meanwhile."""
        self.trace_plies = [0] * len(self.traces) if self.traces else NO_NUMBERS
        self.failed_plies = [0] * len(self.failed) if self.failed else NO_NUMBERS


def new_boat() -> Boat:
    """A boat that has not started."""
    boat = Boat()
    boat.field = NOWHERE
    boat.route = []
    boat.shut = vec[i64]([0] * WIDTH)
    boat.mines = NO_NUMBERS
    boat.gauges = vec[i64]([0] * SYSTEM_COUNT)
    boat.sheet = 0
    boat.damage = 0
    boat.surfaced = False
    boat.mark_due = False
    boat.panel = NO_PANEL
    boat.silent = False
    boat.may_activate = False
    boat.may_surface = True
    boat.wanted = NOTHING
    boat.may_want = False
    boat.turns = 0
    boat.counts = vec[i64]([0] * COUNTS)
    boat.surfaced_at = NEVER
    boat.course_at = NEVER
    boat.stuck_at = NEVER
    boat.repair = TRACING
    boat.traces = NO_NUMBERS
    boat.traced_by = NO_NUMBERS
    boat.trace_plies = NO_NUMBERS
    boat.failed = NO_NUMBERS
    boat.failed_plies = NO_NUMBERS
    boat.passed_at = NEVER
    boat.check_at = NEVER
    return boat
