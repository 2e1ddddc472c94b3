"""Why a move is not legal: the clause, and a reason that tells only what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.games.sonar.charts import FIELD_NAMES, SYSTEMS
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER_ELSEWHERE,
    ARCHER_FIELD_OF,
    CROSS,
    DETONATE,
    DIVE,
    DRONE,
    END,
    MARK,
    MARK_NONE,
    READY,
    SILENCE,
    SONAR,
    START,
    SURFACE,
    TORPEDO,
    TRACE,
    WANT,
    WANT_NOTHING,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules.table import MARKING, NONE
from fathom.games.sonar.spec import CAPTAIN, ENGINEER, FIRST_OFFICER

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

Refusal = tuple[str, str]


def refusal(state: SonarState, seat: int, move: int) -> Refusal:
    """The clause and the reason for a move that is not legal for this seat."""
    boat = state.boats[state.boat_of[seat]]
    return (
        _wrong_moment(state, seat, move)
        or _wrong_station(state.rights[seat], move)
        or _busy(state, boat, move)
        or _wrong_move(state, seat, boat, move)
    )


def _wrong_moment(state: SonarState, seat: int, move: int) -> Refusal | None:
    """Before the start, in the other boat's turn, or while everybody waits."""
    b = state.boat_of[seat]
    if state.phase == MARKING:
        if not START <= move < TORPEDO:
            return "SON-5", "the game starts when both captains have marked a field"
        if not state.rights[seat] & CAPTAIN:
            return "SON-5", "the captain marks where the boat starts"
        if state.boats[b].field >= 0:
            return "SON-5", "the mark is final"
        return "SON-5", f"{FIELD_NAMES[move - START]} is not a sea field of this map"
    if START <= move < TORPEDO:
        return "SON-5", "the game has started"
    if ANSWER <= move < ARCHER_ELSEWHERE:
        if state.asked != b:
            return "SON-33", "no sonar asks this boat"
        if not state.rights[seat] & CAPTAIN:
            return "SON-33", "the captain answers"
        return "SON-33", "of two facts that exist on the map exactly one must be true"
    if state.asked != NONE:
        return "SON-33", "everything waits for the answer to the sonar"
    if not state.timed and b != state.on_turn:
        return "SON-3", "it is the other boat's turn"
    return None


def _wrong_station(rights: int, move: int) -> Refusal | None:
    """What is somebody else's to do."""
    if TRACE <= move <= READY:
        return None
    if MARK <= move < CROSS:
        if not rights & FIRST_OFFICER:
            return "SON-8", "the first officer marks the gauges"
    elif CROSS <= move < DRONE:
        if not rights & ENGINEER:
            return "SON-14", "the engineer crosses the symbols"
    elif DRONE <= move <= SONAR:
        if not rights & (CAPTAIN | FIRST_OFFICER):
            return "SON-24", "captain or first officer activate drone and sonar"
    elif not rights & CAPTAIN:
        clause = "SON-24" if is_activation(move) else "SON-1"
        return clause, "the captain does that"
    return None


def _busy(state: SonarState, boat: Boat, move: int) -> Refusal | None:
    """What the boat cannot do in its state: halted, surfaced, or with something due."""
    is_ok = MARK <= move < DRONE
    if boat.silent and boat.is_waiting():
        return None if is_ok else ("SON-26", "mark and cross of the silent run come first")
    if state.timed and state.halt_until != NEVER:
        return "SON-26", "everybody stops until the halt is over"
    if TRACE <= move <= DIVE:
        return None
    if state.timed and boat.surfaced:
        return "SON-23", "a surfaced boat can only be repaired"
    if boat.is_waiting() and not is_ok and not is_anytime(move):
        return "SON-8", "mark and cross of the last course come first"
    return None


def is_activation(move: int) -> bool:
    """Whether the move activates a system."""
    return DRONE <= move < TRACE or TORPEDO <= move < DETONATE or move in ARCHER_FIELD_OF


def is_anytime(move: int) -> bool:
    """Whether the move need not wait for mark and cross."""
    return WANT <= move <= WANT_NOTHING or DETONATE <= move < ARCHER_ELSEWHERE


def _wrong_move(state: SonarState, seat: int, boat: Boat, move: int) -> Refusal:
    if move < SURFACE:
        return _no_course(state, boat)
    if move == SURFACE:
        if not state.timed and state.moved:
            return "SON-21", "surfacing takes the place of the course"
        return "SON-20", "a course must be announced before the boat surfaces again"
    if move == END:
        if state.timed:
            return "SON-25", "there are no turns in real time"
        return "SON-25", "a turn needs a course, or surfacing"
    if move < CROSS:
        return _no_mark(state, boat, move)
    if move < DRONE:
        if boat.panel == NO_PANEL:
            return "SON-14", "no cross is due"
        if (move - CROSS) // 6 != boat.panel:
            return "SON-14", "the cross belongs in the panel of the course"
        return "SON-14", "this symbol is crossed already"
    if is_activation(move):
        return _no_activation(state, boat, move)
    if move <= DIVE:
        return _no_repair(state, seat, boat, move)
    if move <= WANT_NOTHING:
        return _no_wish(state, seat, boat)
    return "SON-31", f"no own mine lies on {FIELD_NAMES[move - DETONATE]}"


def _no_wish(state: SonarState, seat: int, boat: Boat) -> Refusal:
    """What the captain asks the crew for is meant for the marks of the coming courses."""
    if len(state.crews[state.boat_of[seat]]) == 1:
        return "SON-2", "nobody else is aboard to be asked"
    if not boat.may_want:
        return "SON-8", "the captain asks the crew once a course, for the marks that follow it"
    return "SON-10", "the crew has been asked for that, or there is no such gauge"


def _no_course(state: SonarState, boat: Boat) -> Refusal:
    if not state.timed and state.moved:
        return "SON-25", "the course of this turn has been announced"
    if not boat.has_course(state.chart):
        return "SON-9", "no course is possible, so the boat must surface"
    if state.timed and boat.course_at != NEVER and state.now < boat.course_at + state.pause():
        return "SON-6", "the last course was a moment ago"
    return "SON-7", "there is an island, the own route, an own mine or the edge of the map"


def _no_mark(state: SonarState, boat: Boat, move: int) -> Refusal:
    if not boat.mark_due:
        return "SON-10", "no mark is due"
    if move == MARK_NONE:
        return "SON-10", "there is a gauge with room"
    if not state.chart.gauges[move - MARK]:
        return "SON-10", "this scenario has no system of its own"
    return "SON-10", f"the gauge of {SYSTEMS[move - MARK]} is full"


def _no_activation(state: SonarState, boat: Boat, move: int) -> Refusal:
    if not state.timed and not state.moved:
        return "SON-25", "first the course, then a system"
    if not boat.may_activate:
        return "SON-24", "a course must be announced between two activations"
    if state.timed and boat.stuck_at != NEVER:
        return "SON-9", "no course is possible, so the boat must surface"
    system = system_of(move)
    if not state.chart.gauges[system]:
        return "SON-10", "this scenario has no system of its own"
    if boat.gauges[system] < state.chart.gauges[system]:
        return "SON-24", f"the gauge of {SYSTEMS[system]} is not full"
    if boat.is_broken(system, state.chart):
        return "SON-15", f"a symbol of the colour of {SYSTEMS[system]} is crossed"
    if system == own.TORPEDO:
        return "SON-28", f"{FIELD_NAMES[move - TORPEDO]} is not 1 to 4 steps away by sea"
    if system == own.MINE:
        return "SON-30", "there is an island, the own route, a mine or the edge of the map"
    if system == own.DRONE:
        return "SON-32", "there is no such sector on this map"
    if system == own.SILENCE:
        return "SON-34", "the way is not free so far"
    return "SON-40", "there is no Archer mine"


def system_of(move: int) -> int:
    """The system that an activation uses."""
    if move < SONAR:
        return own.DRONE
    if move == SONAR:
        return own.SONAR
    if move < SILENCE:
        return own.MINE
    if move < TRACE:
        return own.SILENCE
    return own.SCENARIO if move in ARCHER_FIELD_OF else own.TORPEDO


def _no_repair(state: SonarState, seat: int, boat: Boat, move: int) -> Refusal:
    b = state.boat_of[seat]
    if not state.timed:
        return "SON-21", "turn by turn the boat is repaired and dives by itself"
    if not boat.surfaced:
        return "SON-22", "the boat is not on the surface"
    if boat.repair == own.CHECKING:
        return "SON-22", "the lines are being checked"
    if move < READY:
        if boat.repair != own.TRACING:
            return "SON-22", "the repair is done"
        tracers = state.tracers(b)
        if seat not in tracers:
            if not boat.traced_by:
                return "SON-22", "the engineer traces first"
            if len(tracers) == 1:
                return "SON-22", "somebody else traces next"
            return "SON-22", "each of the crew traces once before anybody traces again"
        return "SON-22", "this section has been traced"
    if move == READY:
        if boat.repair == own.TRACING:
            return "SON-22", "the repair is not done"
        if boat.repair == own.READY:
            return "SON-22", "the boat is ready already"
        return "SON-22", "the engineer reports when the boat is ready"
    return "SON-22", "the engineer has not called the boat ready"
