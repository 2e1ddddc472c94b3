# mypyc: compile
"""The table as numbers, for one seat: the own boat as its crew knows it, and what was public.

The map is the same in all games with the same options, and left out. Where the enemy can be is
not worked out here: `heard` has what a radio operator would work it out from.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fathom.engine.encoder import MOST, Encoder, Page, Part
from fathom.engine.state import State
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.events import ARCHER, DETONATION, TORPEDO
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import NONE, OVER
from fathom.games.sonar.sea import FIELDS
from fathom.games.sonar.spec import SECTIONS, House

PHASES: Final = OVER + 1
STATIONS: Final = 4
SYMBOLS: Final = 24
PANELS: Final = 4
REPAIRS: Final = 4
TENTH: Final = 100
"""Milliseconds: in real time a wait is told in tenths of a second."""
EVENTS: Final = 32
"""So many of the last public events are told, the latest first."""
EVENT_NUMBERS: Final = 6
"""Kind + 1, whether it is the enemy's, the first particular in two parts, the two others."""


@final
class SonarEncoder(Encoder):
    """The own boat, the public part of both, and the last public events (SON-35)."""

    def __init__(self, house: House) -> None:
        super().__init__(
            (
                Part("phase", (PHASES,)),
                Part("stations", (STATIONS,)),
                Part("on_turn", (2,)),
                Part("in_row", (), house.extra_turns),
                Part("has_moved", ()),
                Part("asked", (2,)),
                Part("halted", ()),
                Part("damage", (2,), house.hull + 2),
                Part("surfaced", (2,)),
                Part("turns", (2,), MOST),
                Part("mines_called", (2,), MOST),
                Part("gauges", (own.SYSTEM_COUNT,), house.largest_gauge()),
                Part("sheet", (SYMBOLS,)),
                Part("mark_due", ()),
                Part("cross_due", (PANELS,)),
                Part("silent", ()),
                Part("may_activate", ()),
                Part("may_surface", ()),
                Part("wanted", (own.SYSTEM_COUNT + 1,)),
                Part("wait", (), MOST),
                Part("repair", (REPAIRS,)),
                Part("traced", (SECTIONS,)),
                Part("field", (FIELDS,)),
                Part("route", (FIELDS,)),
                Part("mines", (FIELDS,)),
                Part("archer", (FIELDS,)),
                Part("heard", (EVENTS, EVENT_NUMBERS), MOST),
            )
        )
        self.stations_at: i64 = self.place("stations")
        self.on_turn_at: i64 = self.place("on_turn")
        self.in_row_at: i64 = self.place("in_row")
        self.asked_at: i64 = self.place("asked")
        self.halted_at: i64 = self.place("halted")
        self.damage_at: i64 = self.place("damage")
        self.surfaced_at: i64 = self.place("surfaced")
        self.turns_at: i64 = self.place("turns")
        self.mines_called_at: i64 = self.place("mines_called")
        self.gauges_at: i64 = self.place("gauges")
        self.sheet_at: i64 = self.place("sheet")
        self.mark_due_at: i64 = self.place("mark_due")
        self.cross_due_at: i64 = self.place("cross_due")
        self.silent_at: i64 = self.place("silent")
        self.wanted_at: i64 = self.place("wanted")
        self.wait_at: i64 = self.place("wait")
        self.repair_at: i64 = self.place("repair")
        self.traced_at: i64 = self.place("traced")
        self.field_at: i64 = self.place("field")
        self.route_at: i64 = self.place("route")
        self.mines_at: i64 = self.place("mines")
        self.archer_at: i64 = self.place("archer")
        self.heard_at: i64 = self.place("heard")

    def fill(self, state: State, seat: int, page: Page) -> None:
        assert isinstance(state, SonarState)
        ink = page.ink
        first = page.first
        mine: i64 = state.boat_of[seat]
        ink[first + state.phase] = 1
        rights: i64 = state.rights[seat]
        station: i64 = 0
        while rights:
            if rights & 1:
                ink[first + self.stations_at + station] = 1
            rights >>= 1
            station += 1
        if state.on_turn != NONE:
            ink[first + self.on_turn_at + (state.on_turn ^ mine)] = 1
            ink[first + self.in_row_at] = u8(state.in_row)
            if state.moved:
                ink[first + self.in_row_at + 1] = 1
        if state.asked != NONE:
            ink[first + self.asked_at + (state.asked ^ mine)] = 1
        if state.halt_until != NEVER:
            ink[first + self.halted_at] = 1
        self._fill_public(state.boats[mine], 0, ink, first)
        self._fill_public(state.boats[1 - mine], 1, ink, first)
        boat = state.boats[mine]
        self._fill_station(boat, ink, first)
        self._fill_map(state, boat, ink, first)
        if state.timed:
            self._fill_time(state, boat, ink, first)
        self._fill_heard(state.log, mine, ink, first)

    def _fill_public(self, boat: Boat, nearness: i64, ink: vec[u8], first: i64) -> None:
        """What both crews know of a boat."""
        if boat.damage:
            ink[first + self.damage_at + nearness] = u8(boat.damage)
        if boat.surfaced:
            ink[first + self.surfaced_at + nearness] = 1
        if boat.turns:
            ink[first + self.turns_at + nearness] = u8(min(boat.turns, MOST))
        called = boat.counts[own.MINES_LAID] - boat.counts[own.DETONATIONS]
        if called:
            ink[first + self.mines_called_at + nearness] = u8(min(called, MOST))

    def _fill_station(self, boat: Boat, ink: vec[u8], first: i64) -> None:
        """What lies before the crew: gauges, sheet, and what is due."""
        for system, marks in enumerate(boat.gauges):
            if marks:
                ink[first + self.gauges_at + system] = u8(marks)
        sheet = boat.sheet
        symbol: i64 = 0
        while sheet:
            if sheet & 1:
                ink[first + self.sheet_at + symbol] = 1
            sheet >>= 1
            symbol += 1
        if boat.mark_due:
            ink[first + self.mark_due_at] = 1
        if boat.panel != NO_PANEL:
            ink[first + self.cross_due_at + boat.panel] = 1
        if boat.silent and boat.is_waiting():
            ink[first + self.silent_at] = 1
        if boat.may_activate:
            ink[first + self.silent_at + 1] = 1
        if boat.may_surface:
            ink[first + self.silent_at + 2] = 1
        ink[first + self.wanted_at + boat.wanted] = 1

    def _fill_map(self, state: SonarState, boat: Boat, ink: vec[u8], first: i64) -> None:
        if boat.field != NOWHERE:
            ink[first + self.field_at + boat.field] = 1
        for field in boat.route:
            ink[first + self.route_at + field] = 1
        for field in boat.mines:
            ink[first + self.mines_at + field] = 1
        for field in state.archer:
            ink[first + self.archer_at + field] = 1

    def _fill_time(self, state: SonarState, boat: Boat, ink: vec[u8], first: i64) -> None:
        """How long until the next course (SON-6), and how far a repair has come (SON-22)."""
        if boat.course_at != NEVER:
            wait = int(boat.course_at) + state.pause() - state.now
            if wait > 0:
                ink[first + self.wait_at] = u8(min((wait + TENTH - 1) // TENTH, MOST))
        if boat.surfaced:
            ink[first + self.repair_at + boat.repair] = 1
            for trace in boat.traces:
                ink[first + self.traced_at + trace // 2] = 1

    def _fill_heard(self, log: list[int], mine: i64, ink: vec[u8], first: i64) -> None:
        place = self.heard_at
        last: i64 = len(log) - 1
        oldest = max(last - EVENTS, -1)
        while last > oldest:
            event: i64 = log[last]
            kind = event & 15
            ink[first + place] = u8(kind + 1)
            if (event >> 4 & 1) != mine:
                ink[first + place + 1] = 1
            detail = event >> 5 & 1023
            if detail >= 32:
                ink[first + place + 2] = u8(detail // 32)
            if detail % 32:
                ink[first + place + 3] = u8(detail % 32)
            second = event >> 15 & 7
            third = event >> 18 & 7
            is_blast = kind in (TORPEDO, DETONATION, ARCHER)
            if mine and is_blast:  # what was done to the own boat comes first
                second, third = third, second
            if second:
                ink[first + place + 4] = u8(second)
            if third:
                ink[first + place + 5] = u8(third)
            place += EVENT_NUMBERS
            last -= 1
