"""What a seat may see: everything of its own boat, of the enemy's only what is public (SON-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from fathom.engine.view import View
from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES, SYMBOL_NAMES, SYSTEMS
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.knowledge.hearing import Leg, legs_of
from fathom.games.sonar.knowledge.outlook import (
    Prospect,
    Symbol,
    broken_systems,
    prospects,
    sheet_symbols,
    stops,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.events import COURSE, SURFACED, event_kind, event_text
from fathom.games.sonar.rules.repair import REPAIR, Point
from fathom.games.sonar.rules.table import MARKING, NONE, OVER, UNDER_WAY
from fathom.games.sonar.sea import sector_of
from fathom.games.sonar.spec import ENGINEER, STATIONS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

Phase = Literal["start", "course", "ok", "system", "answer", "realtime", "over"]
Repair = Literal["tracing", "checking", "repaired", "ready"]
REPAIRS: tuple[Repair, ...] = ("tracing", "checking", "repaired", "ready")
LOG_LINES = 40
"""So many of the latest public events are part of a view."""


class PublicBoat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of a boat."""

    damage: int
    surfaced: bool
    surfaced_at: int | None
    """Real time: since when."""
    turns: int
    mines_called: int
    """How often this boat called that it laid a mine, less its detonations."""
    crew: list[int]
    """The seats, captain first."""


class PrivateBoat(msgspec.Struct, frozen=True, kw_only=True):
    """What a crew sees of its own boat."""

    field: str | None
    sector: int | None
    reach: list[str]
    """Where a torpedo would get (SON-28)."""
    exposed: list[str]
    """Where a blast would do damage to this boat (SON-29)."""
    route: list[str]
    mines: list[str]
    gauges: dict[str, int]
    crossed: list[str]
    """The symbols that are crossed, such as n1; 1 to 3 are the central ones."""
    broken: list[str]
    """The systems that a crossed symbol stops (SON-15)."""
    prospects: dict[str, Prospect]
    """By free symbol: what crossing it would cause."""
    stops: dict[str, str]
    """By system that cannot be used now: the clause that stops it."""
    mark_due: bool
    cross_due: str | None
    """The direction in whose panel the engineer must cross a symbol."""
    silent: bool
    may_activate: bool
    may_surface: bool
    wanted: str | None
    next_course_at: int | None
    """Real time: when the next course may be announced (SON-6)."""
    surfaces_at: int | None
    """Real time: when the boat will surface by itself (SON-9)."""
    repair: Repair | None
    """Real time: how far the repair has come, if the boat is on the surface (SON-22)."""
    traced: list[int]
    """The sections that have been traced, in order, from 1."""
    traced_by: list[int]
    """By section that has been traced: the seat that did."""
    failed: list[int]
    """The sections of the sheet that failed the last check, in the order of its drawings; these
    come after those of the sheet that is traced now. Nothing once a sheet is good."""
    flawed: list[int]
    """Those of them whose line was outside the border."""
    tracers: list[int]
    """Who may trace next (SON-22)."""
    passed_at: int | None
    """Since when they may."""


class RepairSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The enemy's drawing is shown to the engineer while it is checked; it comes with the view."""

    until: int
    traced: list[int]
    """The sections, in the order of the drawings; these come after the own crew's."""


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """The boat as it is printed for repairs: closed lines in squares from 0 to 1 (SON-22)."""

    border: float
    """So far may a line be from the outline."""
    sections: list[list[Point]]


class Assistance(msgspec.Struct, frozen=True, kw_only=True):
    """Where the enemy can be, by what was heard."""

    fields: list[str]
    mines: list[str]
    """Where a mine of the enemy can lie."""
    shares: dict[str, float]
    """By field: in how large a part of all the ways the enemy can have taken it is there."""
    exact: bool


class SonarView(View, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    phase: Phase
    now: int
    mode: str
    scenario: str
    """The name of one that comes with the game, or `own ` and what somebody calls theirs."""
    size: int
    sector_size: int
    islands: list[str]
    holes: list[str]
    archer: list[str]
    gauges: dict[str, int]
    """The size of each gauge of this scenario."""
    hull: int
    """The damage that sinks a boat (SON-4)."""
    sheet: list[Symbol]
    """The engineer's sheet, as it is printed (SON-13)."""
    boat: int | None
    """The own boat: 0 yellow, 1 blue; None for a spectator."""
    stations: list[list[str]]
    """By seat."""
    on_turn: int | None
    in_row: int
    row: tuple[int, int] | None
    """Which of how many turns in a row this is, while the enemy lies on the surface (SON-21)."""
    asked: int | None
    """The boat that must answer a sonar."""
    halted: bool
    halt_until: int | None
    clock_until: int | None
    boats: list[PublicBoat]
    own: PrivateBoat | None
    enemy: PrivateBoat | None
    """The other boat, once the game is over; a spectator then sees the blue one here."""
    repair_sheet: RepairSheet | None
    outline: Outline | None
    """While the own boat is being repaired, or the enemy's repair is checked."""
    ranges: dict[str, int]
    """How many fields a torpedo and a silent run go at most (SON-28, SON-34)."""
    legs: list[list[Leg]]
    """By boat: its way, as everybody heard it."""
    assistance: Assistance | None
    log: list[str]


def view_of(state: SonarState, seat: int | None) -> SonarView:
    """What that seat, or a spectator, may see."""
    b = None if seat is None else state.boat_of[seat]
    over = state.phase == OVER
    chart = state.chart
    mine = b if b is not None else 0 if over else None
    clock = state.options.clock_seconds
    return SonarView(
        you=seat,
        ply=state.known_ply(seat),
        to_act=state.known_to_act(seat),
        outcome=state.outcome(),
        phase=phase_of(state, seat),
        now=state.now,
        mode=chart.mode,
        scenario=chart.scenario,
        size=chart.size,
        sector_size=chart.sector_side,
        islands=[FIELD_NAMES[field] for field in chart.islands],
        holes=[FIELD_NAMES[field] for field in chart.holes],
        archer=[FIELD_NAMES[field] for field in state.archer],
        gauges={system: size for system, size in zip(SYSTEMS, chart.gauges, strict=True) if size},
        hull=int(chart.hull),
        sheet=sheet_symbols(chart),
        boat=b,
        stations=[
            [name for station, name in STATIONS.items() if rights & station]
            for rights in state.rights
        ],
        on_turn=None if state.on_turn == NONE else int(state.on_turn),
        in_row=int(state.in_row),
        row=_row(state),
        asked=None if state.asked == NONE else int(state.asked),
        halted=state.halt_until != NEVER,
        halt_until=None if state.halt_until == NEVER else int(state.halt_until),
        clock_until=(
            None if clock is None or state.started_at == NEVER else state.started_at + 1000 * clock
        ),
        boats=[_public(state, number) for number in range(2)],
        own=None if mine is None else _private(state, mine),
        enemy=_private(state, 1 - mine) if over and mine is not None else None,
        repair_sheet=_repair_sheet(state, seat),
        outline=_outline(state, seat),
        ranges={"torpedo": chart.torpedo_range, "silence": chart.silent_range},
        legs=[legs_of(state.log, number) for number in range(2)],
        assistance=_assistance(state, b),
        log=[event_text(number) for number in state.log[-LOG_LINES:]],
    )


def open_view_of(state: SonarState) -> SonarView:
    """Both boats: yellow as the own one, blue as the enemy."""
    return msgspec.structs.replace(
        view_of(state, None),
        ply=state.ply,
        to_act=state.to_act(),
        own=_private(state, 0),
        enemy=_private(state, 1),
    )


def phase_of(state: SonarState, seat: int | None) -> Phase:
    """What is asked for now, as this seat may know."""
    if state.phase == OVER:
        return "over"
    if state.phase == MARKING:
        return "start"
    if state.asked != NONE:
        return "answer"
    if state.timed:
        return "realtime"
    boat = state.boats[state.on_turn]
    if seat is None or state.boat_of[seat] != state.on_turn:
        return "system" if state.moved else "course"
    if boat.is_waiting():
        return "ok"
    return "system" if state.moved else "course"


def _public(state: SonarState, number: int) -> PublicBoat:
    boat = state.boats[number]
    return PublicBoat(
        damage=int(boat.damage),
        surfaced=boat.surfaced,
        surfaced_at=None if boat.surfaced_at == NEVER else int(boat.surfaced_at),
        turns=int(boat.turns),
        mines_called=boat.counts[own.MINES_LAID] - boat.counts[own.DETONATIONS],
        crew=list(state.crews[number]),
    )


def _private(state: SonarState, number: int) -> PrivateBoat:
    boat = state.boats[number]
    timed = state.timed and boat.course_at != NEVER
    return PrivateBoat(
        field=None if boat.field == NOWHERE else FIELD_NAMES[boat.field],
        sector=None if boat.field == NOWHERE else sector_of(boat.field, state.chart.size) + 1,
        reach=_names(state.chart.reach, boat),
        exposed=_names(state.chart.near, boat),
        route=[FIELD_NAMES[field] for field in boat.route],
        mines=[FIELD_NAMES[field] for field in boat.mines],
        gauges={
            system: boat.gauges[index]
            for index, system in enumerate(SYSTEMS)
            if state.chart.gauges[index]
        },
        crossed=[SYMBOL_NAMES[symbol] for symbol in range(24) if boat.sheet >> symbol & 1],
        broken=broken_systems(boat, state.chart),
        prospects=prospects(boat, state.chart),
        stops=stops(state, number),
        mark_due=boat.mark_due,
        cross_due=None if boat.panel == NO_PANEL else DIRECTIONS[boat.panel],
        silent=boat.silent and boat.is_waiting(),
        may_activate=boat.may_activate,
        may_surface=boat.may_surface,
        wanted=None if boat.wanted == own.NOTHING else SYSTEMS[boat.wanted],
        next_course_at=int(boat.course_at) + state.pause() if timed else None,
        surfaces_at=None if boat.stuck_at == NEVER else int(boat.stuck_at) + 10_000,
        repair=REPAIRS[boat.repair] if state.timed and boat.surfaced else None,
        traced=_sections(boat.traces),
        traced_by=list(boat.traced_by),
        failed=_sections(boat.failed),
        flawed=sorted(trace // 2 + 1 for trace in boat.failed if trace % 2),
        tracers=state.tracers(number) if state.timed else [],
        passed_at=None if boat.passed_at == NEVER else int(boat.passed_at),
    )


def _names(fields: list[list[int]], boat: Boat) -> list[str]:
    return [] if boat.field == NOWHERE else [FIELD_NAMES[field] for field in fields[boat.field]]


def _repair_sheet(state: SonarState, seat: int | None) -> RepairSheet | None:
    """SON-22, SON-35: the drawing is shown to the enemy engineer during its check."""
    if seat is None or not state.rights[seat] & ENGINEER:
        return None
    boat = state.boats[1 - state.boat_of[seat]]
    if boat.check_at == NEVER:
        return None
    return RepairSheet(until=int(boat.check_at), traced=_sections(boat.traces))


def _sections(traces: list[int]) -> list[int]:
    return [trace // 2 + 1 for trace in traces]


def _row(state: SonarState) -> tuple[int, int] | None:
    """Each turn that was ended had one course: those since the enemy surfaced are counted."""
    if state.phase != UNDER_WAY or state.timed or not state.boats[1 - state.on_turn].surfaced:
        return None
    courses = 0
    for event in reversed(state.log):
        if event_kind(event) == SURFACED:
            break
        courses += event_kind(event) == COURSE
    turn = courses - int(state.moved) + 1
    turns = int(state.chart.extra_turns)
    return (turn, turns) if turn + state.in_row - 1 == turns else None


def _outline(state: SonarState, seat: int | None) -> Outline | None:
    if seat is None or not state.timed:
        return None
    if not state.boats[state.boat_of[seat]].surfaced and _repair_sheet(state, seat) is None:
        return None
    return Outline(border=REPAIR.border, sections=REPAIR.sections)


def _assistance(state: SonarState, b: int | None) -> Assistance | None:
    if b is None or not state.options.assistance:
        return None
    found = deduce(state, 1 - b)
    return Assistance(
        fields=[FIELD_NAMES[field] for field in found.fields],
        mines=[FIELD_NAMES[field] for field in found.mines],
        shares=_shares(found.weights),
        exact=found.exact,
    )


def _shares(weights: dict[int, int]) -> dict[str, float]:
    ways = sum(weights.values())
    return {FIELD_NAMES[field]: round(weights[field] / ways, 4) for field in sorted(weights)}
