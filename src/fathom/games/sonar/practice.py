"""A practice dive for each station: the own boat, and an enemy who does little or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from fathom.engine.effects import Effect
from fathom.engine.game import Game
from fathom.engine.practice import Practice, Reply
from fathom.games.sonar import effects as happened
from fathom.games.sonar.charts import FIELD_NAMES, SYMBOL_NAMES
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NO_PANEL
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import MARKING, UNDER_WAY
from fathom.games.sonar.spec import BLUE, YELLOW

CAPTAIN: Final = 0
OFFICER: Final = 1
ENGINEER: Final = 2
RADIO: Final = 3
CREW: Final = 4
"""Seats of a boat; those of the blue one come after the yellow one's."""
SEATS = {
    "captain": CAPTAIN,
    "first-officer": OFFICER,
    "engineer": ENGINEER,
    "radio-operator": RADIO,
}
OPTIONS: dict[str, Any] = {
    "mode": "realtime",
    "scenario": "charlie",
    "halt_seconds": 0,
    "course_seconds": 0.0,
}
SHY_OF_WEAPONS = "YXGR"
SHY_OF_DRONES = "YXRG"
SHY_OF_SILENCE = "RGXY"
"""In which order an engineer crosses colours (SON-13): what is needed comes last."""
STARTS: dict[str, tuple[str | None, str]] = {
    "captain": (None, "H6"),
    "first-officer": ("B2", "O15"),
    "engineer": ("J14", "A1"),
    "radio-operator": ("K12", "A1"),
}
"""Where the boats are; the captain chooses, and is told where the enemy lies."""
COURSES = {
    "first-officer": "eeessswwsss",
    "engineer": "nnnennnennne",  # three times those of the orange circuit
    "radio-operator": "wwnn",
}
STOPS_AFTER: Final = 2
SURFACES_AFTER: Final = 2
"""Goals after which the captain of the first officer waits, and that of the engineer surfaces."""
HEARD_COURSES, HEARD_SECTOR = "eeeessss", 1
"""What the radio operator hears: the map and the answer of a drone leave one place for it."""
SILENT_RUN, COURSES_AFTER = "silence e 3", "nnnn"


class SonarPractice(Practice[SonarState]):
    """Four lessons, in real time."""

    lessons: ClassVar = {
        "captain": ("start", "course", "hit", "dive"),
        "first-officer": ("torpedo", "drone", "send"),
        "engineer": ("cross", "circuit", "trace", "ready"),
        "radio-operator": ("find", "silence"),
    }

    def begin(self, game: Game, lesson: str) -> tuple[SonarState, int]:
        state: SonarState = game.new(2 * CREW, seed=1, options=OPTIONS)
        yellow, blue = STARTS[lesson]
        state.play(CREW, state.parse_move(f"start {blue}"))
        if yellow is not None:
            state.play(CAPTAIN, state.parse_move(f"start {yellow}"))
        return state, SEATS[lesson]

    def reply(self, lesson: str, state: SonarState, reached: int) -> Reply | None:
        if state.phase != UNDER_WAY:
            return None
        if state.asked == BLUE:
            return Reply(CREW, _words(state, CREW, "answer")[0])
        if lesson == "radio-operator":
            enemy = _heard_boat(state, reached)
            if enemy is not None:
                return enemy
        return _shipmate(state, lesson, reached)

    def is_reached(
        self, lesson: str, goal: str, state: SonarState, effects: Sequence[Effect], call: str
    ) -> bool:
        boat = state.boats[YELLOW]
        if goal == "start":
            return state.phase != MARKING
        if goal == "course":
            return boat.counts[own.COURSES] > 0
        if goal in ("torpedo", "drone"):
            system = own.TORPEDO if goal == "torpedo" else own.DRONE
            return not boat.has_room(system, state.chart)
        if goal == "trace":
            return boat.surfaced and boat.repair == own.REPAIRED
        if goal in ("find", "silence"):
            return call in [f"here {field}" for field in _possible(state)]
        wanted = {
            "hit": lambda told: isinstance(told, happened.Blast) and told.blue > 0,
            "dive": lambda told: isinstance(told, happened.Dived),
            "send": lambda told: isinstance(told, happened.DroneSent),
            "cross": lambda told: isinstance(told, happened.Crossed),
            "circuit": lambda told: isinstance(told, happened.CircuitRepaired),
            "ready": lambda told: isinstance(told, happened.ReadyToDive),
        }[goal]
        return any(map(wanted, effects))

    def remark(
        self, lesson: str, goal: str, state: SonarState, effects: Sequence[Effect], call: str
    ) -> str | None:
        if call.startswith("here ") and goal in ("find", "silence"):
            return "practice-not-there"
        if goal == "hit" and any(isinstance(told, happened.Blast) for told in effects):
            return "practice-missed"
        if goal == "trace" and state.boats[YELLOW].failed:
            return "practice-astray"
        return None


def _possible(state: SonarState) -> list[str]:
    """Where the enemy can be, by all that was heard."""
    return [FIELD_NAMES[field] for field in deduce(state, BLUE).fields]


def _shipmate(state: SonarState, lesson: str, reached: int) -> Reply | None:
    """What the others of the yellow boat do: each what the station asks for."""
    learner = SEATS[lesson]
    boat = state.boats[YELLOW]
    if boat.surfaced:
        return _repairing(state, learner)
    if learner != OFFICER and boat.mark_due:
        return Reply(OFFICER, _mark(state, OFFICER, "drone" if learner == RADIO else "torpedo"))
    if learner != ENGINEER and boat.panel != NO_PANEL:
        shy = SHY_OF_WEAPONS if learner == CAPTAIN else SHY_OF_DRONES
        return Reply(ENGINEER, _cross(state, ENGINEER, shy))
    if learner == CAPTAIN or boat.is_waiting():
        return None
    if reached == len(SonarPractice.lessons[lesson]):
        return None
    made = boat.counts[own.COURSES]
    if learner == RADIO and made >= len(COURSES[lesson]):
        return Reply(CAPTAIN, f"drone {HEARD_SECTOR}") if boat.may_activate else None
    if learner == ENGINEER and reached == SURFACES_AFTER:
        return Reply(CAPTAIN, "surface")
    if learner == OFFICER and reached == STOPS_AFTER and boat.may_activate:
        return None
    return _sailing(state, COURSES[lesson])


def _sailing(state: SonarState, courses: str) -> Reply:
    """The next of these courses, or another that is possible."""
    made = state.boats[YELLOW].counts[own.COURSES]
    possible = _words(state, CAPTAIN, "course")
    wanted = f"course {courses[made]}" if made < len(courses) else ""
    if not possible:
        return Reply(CAPTAIN, "surface")
    return Reply(CAPTAIN, wanted if wanted in possible else possible[0])


def _repairing(state: SonarState, learner: int) -> Reply | None:
    """Whoever is not the learner traces well, reports and dives when it is time (SON-22)."""
    for seat in range(CREW):
        moves = [] if seat == learner else _words(state, seat, "")
        if moves:
            return Reply(seat, moves[0])  # `trace 1 good` comes before `trace 1 bad`
    return None


def _heard_boat(state: SonarState, reached: int) -> Reply | None:
    """What the enemy does for the radio operator to hear."""
    boat = state.boats[BLUE]
    captain, officer, engineer = (CREW + seat for seat in (CAPTAIN, OFFICER, ENGINEER))
    if boat.mark_due:
        return Reply(officer, _mark(state, officer, "silence"))
    if boat.panel != NO_PANEL:
        return Reply(engineer, _cross(state, engineer, SHY_OF_SILENCE))
    made = boat.counts[own.COURSES]
    if made < len(HEARD_COURSES):
        return Reply(captain, f"course {HEARD_COURSES[made]}")
    if reached == 0:
        return None
    if not boat.counts[own.SILENCES]:
        return Reply(captain, SILENT_RUN)
    after = made - len(HEARD_COURSES)
    return Reply(captain, f"course {COURSES_AFTER[after]}") if after < len(COURSES_AFTER) else None


def _words(state: SonarState, seat: int, kind: str) -> list[str]:
    moves = [state.move_text(move) for move in state.legal_moves(seat)]
    return [move for move in moves if move.startswith(kind)]


def _mark(state: SonarState, seat: int, wanted: str) -> str:
    """A mark for what is wanted, or another when that is full."""
    marks = _words(state, seat, "mark")
    return f"mark {wanted}" if f"mark {wanted}" in marks else marks[0]


def _cross(state: SonarState, seat: int, colours: str) -> str:
    """The cross that costs least: by the order of the colours."""
    crosses = _words(state, seat, "cross")
    return min(crosses, key=lambda move: colours.index(_colour(state, move.split()[1])))


def _colour(state: SonarState, symbol: str) -> str:
    return state.chart.wiring.colours[SYMBOL_NAMES.index(symbol)]
