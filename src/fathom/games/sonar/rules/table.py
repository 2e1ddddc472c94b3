# mypyc: compile
"""The table: both boats, who sits where, and what a crew may do in either mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fathom.engine.effects import Effect
from fathom.engine.real_time import TimedState
from fathom.games.sonar.notation import (
    ARCHER_ELSEWHERE,
    ARCHER_MOVE_OF,
    CROSS,
    DETONATE,
    DRONE,
    MARK,
    MARK_NONE,
    MINE,
    SILENCE,
    SONAR,
    TORPEDO,
    WANT,
    WANT_NOTHING,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, Boat, new_boat
from fathom.games.sonar.rules.chart import Chart, chart_of
from fathom.games.sonar.spec import (
    CAPTAIN,
    CREWS,
    ENGINEER,
    SonarOptions,
)

if TYPE_CHECKING:
    from fathom.games.sonar.knowledge.belief import Belief

MARKING: Final = 0
"""The captains mark where they start (SON-5)."""
UNDER_WAY: Final = 1
OVER: Final = 2
NONE: Final = -1
DRAW: Final = -1


class SonarTable(TimedState):
    """Both boats, their crews, and all that lies between them."""

    options: SonarOptions

    chart: Chart
    boats: list[Boat]
    boat_of: list[int]
    """By seat."""
    rights: list[int]
    """By seat: its stations, a bit each (SON-1)."""
    crews: list[tuple[int, ...]]
    """By boat: the seats of its crew."""
    captains: list[int]
    engineers: list[int]
    phase: i64
    on_turn: i64
    """Turn based: the boat whose turn it is."""
    in_row: i64
    """Turn based: how many turns in a row that boat still has, this one included (SON-21)."""
    moved: bool
    """Turn based: whether the course of this turn has been announced."""
    asked: i64
    """The boat that must answer a sonar (SON-33)."""
    archer: list[int]
    """The Archer mines that are left (SON-40)."""
    log: list[int]
    """All that was public, in order (SON-35)."""
    unheard: list[int]
    """By boat: how many of its plies nobody else could notice (SON-35)."""
    winner: i64
    by_limit: bool
    """Whether a limit ended the game (SON-41)."""
    # Real time only.
    started_at: i64
    halt_until: i64
    """Until when everybody stops (SON-26)."""
    pick_at: i64
    """When the game picks what the activation still lacks (SON-26)."""
    beliefs: tuple[Belief, Belief] | None
    """What has been deduced from the log so far: only kept so as not to start over."""

    def deal(self) -> None:
        """Seat the crews (SON-1, SON-2) and set out the Archer mines."""
        self.chart = chart_of(self.options.scenario, self.options.mode, self.options.house())
        self.timed = self.options.mode == "realtime"
        self.boats = []
        self.boat_of = []
        self.rights = []
        self.crews = []
        self.captains = []
        self.engineers = []
        self.phase = MARKING
        self.on_turn = NONE
        self.in_row = 1
        self.moved = False
        self.asked = NONE
        self.archer = self.chart.archer[:]
        self.log = []
        self.unheard = [0, 0]
        self.winner = DRAW
        self.by_limit = False
        self.started_at = NEVER
        self.halt_until = NEVER
        self.pick_at = NEVER
        self.beliefs = None
        seat = 0
        for boat, size in enumerate(self.options.crew_sizes(self.seats)):
            self.boats.append(new_boat())
            self.crews.append(tuple(range(seat, seat + size)))
            for rights in CREWS[size]:
                self.boat_of.append(boat)
                self.rights.append(rights)
                if rights & CAPTAIN:
                    self.captains.append(seat)
                if rights & ENGINEER:
                    self.engineers.append(seat)
                seat += 1

    def is_first_rules(self) -> bool:
        """Whether this game was begun by rules 1, which read two clauses more narrowly.

        SON-21: surfacing in the third of three turns was an ordinary surfacing. SON-22: the crew
        traced in a fixed order.
        """
        return self.game.rules_version == 1

    # Telling

    def _tell_crew(self, boat: i64, effect: Effect) -> None:
        self.tell(effect, self.crews[boat])

    # What a crew may do

    def course_moves(self, boat: Boat, moves: list[int]) -> None:
        """Every legal course (SON-7)."""
        first: i64 = boat.field * 4
        step = self.chart.step
        for direction in range(4):
            if boat.is_free(step[first + direction]):
                moves.append(direction)

    def mark_moves(self, boat: Boat, moves: list[int]) -> None:
        """Every gauge that takes a mark, or just the confirmation (SON-10)."""
        gauges = boat.gauges
        sizes = self.chart.gauges
        found = False
        for system in range(6):
            if gauges[system] < sizes[system]:
                moves.append(MARK + system)
                found = True
        if not found:
            moves.append(MARK_NONE)

    def cross_moves(self, boat: Boat, moves: list[int]) -> None:
        """Every free symbol of the panel (SON-14)."""
        first: i64 = boat.panel * 6
        sheet: i64 = boat.sheet >> first
        for number in range(6):
            if not sheet & 1:
                moves.append(CROSS + int(first) + number)
            sheet >>= 1

    def sounding_moves(self, boat: Boat, moves: list[int]) -> None:
        """Drone and sonar, if they can be used (SON-24)."""
        chart = self.chart
        if boat.is_ready(own.DRONE, chart):
            for sector in range(chart.sectors):
                moves.append(DRONE + sector)
        if boat.is_ready(own.SONAR, chart):
            moves.append(SONAR)

    def near_moves(self, boat: Boat, moves: list[int]) -> None:
        """Mine and silence, if they can be used (SON-24)."""
        chart = self.chart
        if boat.is_ready(own.MINE, chart):
            first: i64 = boat.field * 8
            for point in range(8):
                if self.may_lay(boat, chart.around[first + point]):
                    moves.append(MINE + point)
        if boat.is_ready(own.SILENCE, chart):
            for direction in range(4):
                field: i64 = boat.field
                for fields in range(chart.silent_range + 1):
                    moves.append(SILENCE + 5 * direction + fields)
                    field = chart.step[field * 4 + direction]
                    if not boat.is_free(field):
                        break

    def may_lay(self, boat: Boat, field: i64) -> bool:
        """Whether a mine may be laid on this field, if it is next to the boat (SON-30)."""
        return boat.is_free(field) and int(field) not in self.archer

    def want_moves(self, b: i64, moves: list[int]) -> None:
        """What the captain may ask a crew for, once a course."""
        boat = self.boats[b]
        if boat.may_want and len(self.crews[b]) > 1:
            for system in range(6):
                if system != boat.wanted and self.chart.gauges[system]:
                    moves.append(WANT + system)
            if boat.wanted != own.NOTHING:
                moves.append(WANT_NOTHING)

    def far_moves(self, boat: Boat, can_activate: bool, moves: list[int]) -> None:
        """Archer mines and torpedo, if they can be used (SON-24), and every own mine (SON-31)."""
        chart = self.chart
        elsewhere: list[int] = []
        if can_activate and self.archer and boat.is_ready(own.SCENARIO, chart):
            for field in self.archer:
                move = ARCHER_MOVE_OF[field]
                (moves if move < ARCHER_ELSEWHERE else elsewhere).append(move)
        if can_activate and boat.is_ready(own.TORPEDO, chart):
            for field in chart.reach[boat.field]:
                moves.append(TORPEDO + field)
        for field in boat.mines:
            moves.append(DETONATE + field)
        moves += elsewhere
