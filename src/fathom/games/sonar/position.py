"""The whole table as JSON, and what cannot lie on it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from fathom.engine.fields import Form, each, lay, unless, word, written
from fathom.engine.position import Position, lay_position, options_of, position_by_fields
from fathom.games.sonar.charts import FIELD_NAMES, SYMBOL_NAMES, SYSTEMS, field_number
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat, new_boat
from fathom.games.sonar.rules.chart import Chart, chart_of
from fathom.games.sonar.rules.events import event_text, parse_event
from fathom.games.sonar.sea import sea_faults
from fathom.games.sonar.sheet import sheet_faults
from fathom.games.sonar.spec import (
    BOATS,
    CREWS,
    ENGINEER,
    RULEBOOK,
    SECTIONS,
    SonarOptions,
)
from fathom.games.sonar.view import REPAIRS, Repair

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

BoatName = Literal["yellow", "blue"]
PositionPhase = Literal["marking", "under-way", "over"]
PHASES: tuple[PositionPhase, ...] = ("marking", "under-way", "over")
COUNTED = (
    "courses",
    "surfacings",
    "torpedoes",
    "hits",
    "mines_laid",
    "mines_gone",
    "silences",
    "soundings",
    "sheet_damage",
    "detonations",
)


Panel = Literal["n", "e", "s", "w"]
PANELS: tuple[Panel, ...] = ("n", "e", "s", "w")


TRACES = tuple(f"{section + 1} {how}" for section in range(SECTIONS) for how in ("good", "bad"))

SINCE_RULES_2 = ("traced_by", "passed_at", "surfaced_at", "failed", "failed_plies")
"""What a boat of a game by rules 1 does not tell."""

BoatWord = Annotated[BoatName | None, word(BOATS)]
FieldList = Annotated[list[str], each(word(FIELD_NAMES))]
EventList = Annotated[list[str], each(Form(event_text, parse_event))]
Time = Annotated[int | None, unless(NEVER)]
GAUGES = Form(
    lambda gauges: dict(zip(SYSTEMS, gauges, strict=True)),
    lambda gauges: [gauges.get(system, 0) for system in SYSTEMS],
)
COUNTS = Form(
    lambda counts: dict(zip(COUNTED, counts, strict=True)),
    lambda counts: [counts.get(name, 0) for name in COUNTED],
)


class BoatPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One boat; fields and symbols are names."""

    field: Annotated[str | None, word(FIELD_NAMES)] = None
    route: FieldList = []
    """In order, the field of the boat last."""
    mines: FieldList = []
    gauges: Annotated[dict[str, int], GAUGES] = {}
    crossed: list[str] = []
    damage: int = 0
    surfaced: bool = False
    mark_due: bool = False
    cross_due: Panel | None = None
    silent: bool = False
    may_activate: bool = False
    may_surface: bool = True
    wanted: Annotated[str | None, word(SYSTEMS, own.NOTHING)] = None
    may_want: bool = False
    turns: int = 0
    counts: Annotated[dict[str, int], COUNTS] = {}
    surfaced_at: Annotated[int | UnsetType | None, unless(NEVER)] = UNSET
    """Since when it has been up, in real time; not given under water, never by rules 1."""
    course_at: Time = None
    stuck_at: Time = None
    repair: Annotated[Repair, word(REPAIRS)] = "tracing"
    traces: Annotated[list[str], each(word(TRACES))] = []
    """In order, such as `2 good`: the section, and whether the line stayed inside the border."""
    traced_by: list[int] | UnsetType = UNSET
    """By trace: the seat; as they sit if not given. Never by rules 1: the order was fixed."""
    trace_plies: list[int] = []
    failed: Annotated[list[str] | UnsetType, each(word(TRACES))] = UNSET
    """The traces of the sheet that failed the last check, if it failed; never by rules 1."""
    failed_plies: list[int] | UnsetType = UNSET
    passed_at: Annotated[int | UnsetType | None, unless(NEVER)] = UNSET
    """Since when the next may trace; never by rules 1."""
    check_at: Time = None

    def faults(self, chart: Chart, phase: PositionPhase, timed: bool) -> list[str]:
        """Everything that cannot be so with a boat on this map."""
        faults = self._name_faults()
        if faults:
            return faults
        faults += self._place_faults(chart, phase)
        for system, size in zip(SYSTEMS, chart.gauges, strict=True):
            marks = self.gauges.get(system, 0)
            if not 0 <= marks <= size:
                faults.append(f"gauges: {system} has {marks} marks of {size} (SON-10)")
        sheet = _sheet(self.crossed)
        if chart.wiring.is_full(sheet):
            faults.append("crossed: a panel or the reactor is full (SON-16, SON-17)")
        if not 0 <= self.damage <= chart.hull:
            faults.append(f"damage: {self.damage} is not 0 to {chart.hull} (SON-4)")
        elif self.damage == chart.hull and phase != "over":
            faults.append(f"damage: {self.damage}, but the game goes on (SON-4)")
        if phase == "marking" and (self.mark_due or self.cross_due or self.surfaced):
            faults.append("before the start nothing is due (SON-5)")
        if self.surfaced and (self.mark_due or self.cross_due):
            faults.append("surfaced: mark or cross is due (SON-8)")
        faults += self._repair_faults(timed)
        return faults

    def _name_faults(self) -> list[str]:
        names = [*self.route, *self.mines, *([] if self.field is None else [self.field])]
        faults = [f"there is no field {name!r}" for name in names if name not in FIELD_NAMES]
        faults += [f"gauges: no system {name!r}" for name in self.gauges if name not in SYSTEMS]
        faults += [
            f"crossed: no symbol {name!r}" for name in self.crossed if name not in SYMBOL_NAMES
        ]
        if len(set(self.crossed)) != len(self.crossed):
            faults.append("crossed: a symbol is named twice")
        faults += [f"counts: no count {name!r}" for name in self.counts if name not in COUNTED]
        if self.wanted is not None and self.wanted not in SYSTEMS:
            faults.append(f"wanted: no system {self.wanted!r}")
        return faults

    def _place_faults(self, chart: Chart, phase: PositionPhase) -> list[str]:
        if self.field is None:
            faults = [] if phase == "marking" else ["field: none is marked (SON-5)"]
            if self.route or self.mines:
                faults.append("route, mines: the boat has not started (SON-5)")
            return faults
        faults = []
        if not self.route or self.route[-1] != self.field:
            faults.append(f"route: it does not end on {self.field}")
        route = [field_number(name) for name in self.route]
        mines = [field_number(name) for name in self.mines]
        faults += [
            f"route: {FIELD_NAMES[field]} is no sea field of this map (SON-7)"
            for field in route
            if not chart.is_sea[field]
        ]
        if len(set(route)) != len(route):
            faults.append("route: it crosses itself (SON-7)")
        for one, other in pairwise(route):
            if other not in [chart.step[one * 4 + direction] for direction in range(4)]:
                names = f"{FIELD_NAMES[one]} to {FIELD_NAMES[other]}"
                faults.append(f"route: {names} is not one field (SON-6)")
        if len(set(mines)) != len(mines):
            faults.append("mines: two on one field (SON-30)")
        for field in mines:
            if not chart.is_sea[field]:
                faults.append(f"mines: {FIELD_NAMES[field]} is no sea field of this map (SON-30)")
            if field in route:
                faults.append(f"mines: {FIELD_NAMES[field]} is on the own route (SON-7, SON-30)")
        laid = self.counts.get("mines_laid", 0)
        if laid and laid != len(mines) + self.counts.get("mines_gone", 0):
            faults.append(f"counts: {laid} mines laid are not those there and those gone")
        return faults

    def _repair_faults(self, timed: bool) -> list[str]:
        unknown = [trace for trace in self.traces if trace not in TRACES]
        if unknown:
            return [f"traces: {trace!r} is no trace (SON-22)" for trace in unknown]
        sections = [TRACES.index(trace) // 2 for trace in self.traces]
        faults = []
        if len(set(sections)) != len(sections):
            faults.append("traces: a section is traced twice (SON-22)")
        if sections and not (timed and self.surfaced):
            faults.append("traces: only a boat on the surface is repaired, in real time (SON-22)")
        if (self.check_at is not None) != (len(sections) == SECTIONS):
            faults.append("check_at: a check follows the fourth trace (SON-22)")
        if len(self.trace_plies) != len(sections):
            faults.append("trace_plies: not one for each trace (SON-22)")
        return faults + self._failed_faults()

    def _failed_faults(self) -> list[str]:
        failed = self.failed or []
        unknown = [trace for trace in failed if trace not in TRACES]
        if unknown:
            return [f"failed: {trace!r} is no trace (SON-22)" for trace in unknown]
        sections = {TRACES.index(trace) // 2 for trace in failed}
        is_bad = any(trace.endswith("bad") for trace in failed)
        if failed and (len(sections) != SECTIONS or len(failed) != SECTIONS or not is_bad):
            return ["failed: a sheet that failed has four sections and a bad line (SON-22)"]
        if len(self.failed_plies or []) != len(failed):
            return ["failed_plies: not one for each trace (SON-22)"]
        return []

    def tracer_faults(self, crew: tuple[int, ...], rules: int) -> list[str]:
        """Whether this crew can have traced so: the engineer first, each once a round (SON-22)."""
        if rules == 1:
            is_given = any(getattr(self, name) is not UNSET for name in SINCE_RULES_2)
            return [f"{', '.join(SINCE_RULES_2)}: unknown to rules 1 (SON-22)"] if is_given else []
        if self.traced_by is UNSET:
            return []
        seats = self.traced_by
        rounds = [seats[start : start + len(crew)] for start in range(0, len(seats), len(crew))]
        is_possible = (
            len(seats) == len(self.traces)
            and set(seats) <= set(crew)
            and (not seats or seats[0] == _usual_tracers(crew, 1)[0])
            and all(len(set(once)) == len(once) for once in rounds)
        )
        return [] if is_possible else [f"traced_by: {seats} cannot be who traced (SON-22)"]


class SonarPosition(Position, kw_only=True, forbid_unknown_fields=True):
    """The whole table."""

    phase: Annotated[PositionPhase, word(PHASES)]
    boats: list[BoatPosition]
    on_turn: BoatWord = None
    in_row: int = 1
    moved: bool = False
    asked: BoatWord = None
    archer: Annotated[list[str] | None, each(word(FIELD_NAMES))] = None
    """The Archer mines that are left; all of them if not given."""
    log: EventList = msgspec.field(default_factory=list)
    unheard: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By boat: how many of its plies nobody else could notice (SON-35)."""
    winner: BoatWord = None
    by_limit: bool = False
    started_at: Time = None
    halt_until: Time = None
    pick_at: Time = None

    def faults(self) -> list[str]:
        if len(self.boats) != 2:
            return [f"boats: there are {len(self.boats)}, not 2 (SON-1)"]
        scenario = self.options.get("scenario", "alpha")
        sheet = self.options.get("sheet", RULEBOOK.sheet)
        if not isinstance(scenario, str) or not isinstance(sheet, str):
            return []  # told of the options
        if sea_faults(scenario) or sheet_faults(sheet):
            return []
        timed = self.options.get("mode", "turns") == "realtime"
        house = options_of(self, SonarOptions).house()
        chart = chart_of(scenario, "realtime" if timed else "turns", house)
        faults = [
            f"{name}: {fault}"
            for name, boat in zip(BOATS, self.boats, strict=True)
            for fault in boat.faults(chart, self.phase, timed)
        ]
        for name in self.archer or []:
            if name not in [FIELD_NAMES[field] for field in chart.archer]:
                faults.append(f"archer: there was no Archer mine on {name!r} (SON-40)")
        if len(self.unheard) != 2 or min(self.unheard) < 0 or sum(self.unheard) > self.ply:
            faults.append("unheard: not a number of plies for each boat (SON-35)")
        for text in self.log:
            try:
                parse_event(text)
            except ValueError as error:
                faults.append(f"log: {error} (SON-35)")
        return [*faults, *self._tracer_faults(), *self._course_faults(timed, chart)]

    def _tracer_faults(self) -> list[str]:
        try:
            options = msgspec.convert(self.options, SonarOptions)
        except msgspec.ValidationError:
            return []  # told already
        if options.faults(self.seats):
            return []
        yellow, _ = options.crew_sizes(self.seats)
        crews = (tuple(range(yellow)), tuple(range(yellow, self.seats)))
        return [
            f"{name}: {fault}"
            for name, boat, crew in zip(BOATS, self.boats, crews, strict=True)
            for fault in boat.tracer_faults(crew, self.rules)
        ]

    def _course_faults(self, timed: bool, chart: Chart) -> list[str]:
        faults = []
        marked = all(boat.field is not None for boat in self.boats)
        if self.phase == "marking" and marked:
            faults.append("phase: both have marked, so the game has started (SON-5)")
        if self.phase == "under-way" and not timed and self.on_turn is None:
            faults.append("on_turn: no boat is on turn (SON-3)")
        if self.phase == "under-way" and timed and self.started_at is None:
            faults.append("started_at: the game has started (SON-41)")
        if not 1 <= self.in_row <= chart.extra_turns:
            faults.append(f"in_row: {self.in_row} is not 1 to {chart.extra_turns} (SON-21)")
        if self.phase != "under-way" and self.asked is not None:
            faults.append("asked: nobody can be asked now (SON-33)")
        if self.phase == "over" and not self.by_limit:
            sunk = [boat.damage == chart.hull for boat in self.boats]
            if not any(sunk):
                faults.append("phase: no boat has sunk (SON-4)")
            elif self.winner is not None and sunk[BOATS.index(self.winner)]:
                faults.append(f"winner: {self.winner} has sunk (SON-4)")
        return faults


def _sheet(crossed: list[str]) -> int:
    return sum(1 << SYMBOL_NAMES.index(name) for name in crossed)


def _usual_tracers(crew: tuple[int, ...], count: int) -> list[int]:
    """The engineer, then the crew as it sits, round and round: the order of rules 1 (SON-22)."""
    stations = CREWS[len(crew)]
    order = sorted(crew, key=lambda seat: not stations[seat - crew[0]] & ENGINEER)
    return [order[number % len(order)] for number in range(count)]


def _boat_position(boat: Boat, is_first_rules: bool) -> BoatPosition:
    facts: dict[str, Any] = {
        "crossed": [SYMBOL_NAMES[symbol] for symbol in range(24) if boat.sheet >> symbol & 1],
        "cross_due": None if boat.panel == NO_PANEL else PANELS[boat.panel],
    }
    if boat.surfaced_at == NEVER:
        facts["surfaced_at"] = UNSET
    if not boat.failed:
        facts |= {"failed": UNSET, "failed_plies": UNSET}
    if is_first_rules:
        facts |= dict.fromkeys(SINCE_RULES_2, UNSET)
    return BoatPosition(**written(BoatPosition, boat, facts))


def _restored(position: BoatPosition, crew: tuple[int, ...]) -> Boat:
    boat = new_boat()
    for name in position.route:
        boat.enter(field_number(name))
    boat.set_mines([field_number(name) for name in position.mines])
    but = ("field", "route", "mines", "crossed", "cross_due", *SINCE_RULES_2)
    lay(position, boat, but=but)
    boat.sheet = _sheet(position.crossed)
    boat.panel = NO_PANEL if position.cross_due is None else PANELS.index(position.cross_due)
    if "mines_laid" not in position.counts:
        boat.counts[own.MINES_LAID] = len(boat.mines)
    if position.traced_by is UNSET:
        boat.traced_by = _usual_tracers(crew, len(boat.traces))
    else:
        boat.traced_by = list(position.traced_by)
    if position.passed_at is not UNSET and position.passed_at is not None:
        boat.passed_at = position.passed_at
    if position.surfaced_at is not UNSET and position.surfaced_at is not None:
        boat.surfaced_at = position.surfaced_at
    boat.failed = [TRACES.index(trace) for trace in position.failed or []]
    boat.failed_plies = list(position.failed_plies or [])
    return boat


def position_of(state: SonarState) -> dict[str, Any]:
    """The whole table as plain JSON values."""
    is_first = state.is_first_rules()
    return position_by_fields(state, boats=[_boat_position(boat, is_first) for boat in state.boats])


def restore(state: SonarState, position: SonarPosition) -> SonarState:
    """Lay a position without faults on a table that has been dealt."""
    lay_position(state, position, but=("boats", "archer"))
    state.boats = [
        _restored(boat, crew) for boat, crew in zip(position.boats, state.crews, strict=True)
    ]
    if position.archer is not None:
        state.archer = sorted(field_number(name) for name in position.archer)
    state.settle()
    return state
