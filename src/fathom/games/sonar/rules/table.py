# mypyc: compile
"""The table: both boats, who sits where, and what a crew may do in either mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
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
    turn_limit: i64
    """Turn based: the turns of a boat (SON-41)."""
    boats: list[Boat]
    boat_of: vec[i64]
    """By seat."""
    rights: vec[i64]
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
    """The Archer mines that are left (SON-40): a list that is never changed but replaced."""
    log: list[int]
    """All that was public, in order (SON-35)."""
    unheard: vec[i64]
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
        self.turn_limit = self.options.turn_limit
        self.timed = self.options.mode == "realtime"
        self.boats = []
        self.boat_of = vec[i64]()
        self.rights = vec[i64]()
        self.crews = []
        self.captains = []
        self.engineers = []
        self.phase = MARKING
        self.on_turn = NONE
        self.in_row = 1
        self.moved = False
        self.asked = NONE
        self.archer = self.chart.archer
        self.log = []
        self.unheard = vec[i64]([0, 0])
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
                self.boat_of = append(self.boat_of, boat)
                self.rights = append(self.rights, rights)
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

    # What a crew may do: written after the moves that are listed already; how many it is then

    def list_courses(self, boat: Boat, into: vec[i64], count: i64) -> i64:
        """Every legal course (SON-7)."""
        step = self.chart.step
        first = boat.field * 4
        direction: i64 = 0
        while direction < 4:
            if boat.is_free(step[first + direction]):
                into[count] = direction
                count += 1
            direction += 1
        return count

    def list_marks(self, boat: Boat, into: vec[i64], count: i64) -> i64:
        """Every gauge that takes a mark, or just the confirmation (SON-10)."""
        chart = self.chart
        before = count
        system: i64 = 0
        while system < own.SYSTEM_COUNT:
            if boat.has_room(system, chart):
                into[count] = MARK + system
                count += 1
            system += 1
        if count == before:
            into[count] = MARK_NONE
            count += 1
        return count

    def list_crosses(self, boat: Boat, into: vec[i64], count: i64) -> i64:
        """Every free symbol of the panel (SON-14)."""
        sheet = boat.sheet
        symbol = boat.panel * 6
        end = symbol + 6
        while symbol < end:
            if not (sheet >> symbol) & 1:
                into[count] = CROSS + symbol
                count += 1
            symbol += 1
        return count

    def can_sound(self, boat: Boat) -> bool:
        """Whether drone or sonar can be used (SON-24)."""
        return boat.is_ready(own.DRONE, self.chart) or boat.is_ready(own.SONAR, self.chart)

    def list_soundings(self, boat: Boat, into: vec[i64], count: i64) -> i64:
        """Drone and sonar, if they can be used (SON-24)."""
        chart = self.chart
        if boat.is_ready(own.DRONE, chart):
            for sector in range(chart.sectors):
                into[count] = DRONE + sector
                count += 1
        if boat.is_ready(own.SONAR, chart):
            into[count] = SONAR
            count += 1
        return count

    def list_near(self, boat: Boat, into: vec[i64], count: i64) -> i64:
        """Mine and silence, if they can be used (SON-24)."""
        chart = self.chart
        if boat.is_ready(own.MINE, chart):
            around = chart.around
            first = boat.field * 8
            point: i64 = 0
            while point < 8:
                if self.may_lay(boat, around[first + point]):
                    into[count] = MINE + point
                    count += 1
                point += 1
        if boat.is_ready(own.SILENCE, chart):
            step = chart.step
            direction: i64 = 0
            while direction < 4:
                field = boat.field
                fields: i64 = 0
                while fields <= chart.silent_range:
                    into[count] = SILENCE + 5 * direction + fields
                    count += 1
                    field = step[field * 4 + direction]
                    if not boat.is_free(field):
                        break
                    fields += 1
                direction += 1
        return count

    def may_lay(self, boat: Boat, field: i64) -> bool:
        """Whether a mine may be laid on this field, if it is next to the boat (SON-30)."""
        return boat.is_free(field) and not (self.archer and int(field) in self.archer)

    def list_wishes(self, b: i64, boat: Boat, into: vec[i64], count: i64) -> i64:
        """What the captain may ask a crew for, once a course."""
        if boat.may_want and len(self.crews[b]) > 1:
            gauges = self.chart.gauges
            system: i64 = 0
            while system < own.SYSTEM_COUNT:
                if system != boat.wanted and gauges[system]:
                    into[count] = WANT + system
                    count += 1
                system += 1
            if boat.wanted != own.NOTHING:
                into[count] = WANT_NOTHING
                count += 1
        return count

    def list_far(self, boat: Boat, can_activate: bool, into: vec[i64], count: i64) -> i64:
        """Archer mines and torpedo, if they can be used (SON-24), and every own mine (SON-31)."""
        chart = self.chart
        has_archer = can_activate and len(self.archer) > 0 and boat.is_ready(own.SCENARIO, chart)
        if has_archer:
            count = self._list_archer(False, into, count)
        if can_activate and boat.is_ready(own.TORPEDO, chart):
            for field in chart.reach[boat.field]:
                into[count] = TORPEDO + field
                count += 1
        for field in boat.mines:
            into[count] = DETONATE + field
            count += 1
        return self._list_archer(True, into, count) if has_archer else count

    def _list_archer(self, elsewhere: bool, into: vec[i64], count: i64) -> i64:
        """Archer mines (SON-40): those on fields of our maps, or those elsewhere."""
        for field in self.archer:
            move = ARCHER_MOVE_OF[field]
            if (move >= ARCHER_ELSEWHERE) == elsewhere:
                into[count] = move
                count += 1
        return count

    def list_answers(self, boat: Boat, into: vec[i64]) -> i64:
        """Every answer to a sonar (SON-33)."""
        answers = self.chart.answers[boat.field]
        for number, answer in enumerate(answers):
            into[number] = answer
        return len(answers)
