"""What is in the box: boats, stations, options. Maps, gauges and sheet are in data files."""

from typing import Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta

from fathom.engine.options import Options

CLAUSES = tuple(f"SON-{number}" for number in range(1, 43))

SEATS = (2, 4, 5, 6, 7, 8)  # SON-1, SON-2: one against one, not one against two
YELLOW: Final = 0
BLUE: Final = 1
BOATS = ("yellow", "blue")

CAPTAIN: Final = 1
FIRST_OFFICER: Final = 2
ENGINEER: Final = 4
RADIO_OPERATOR: Final = 8
STATIONS: dict[int, str] = {
    CAPTAIN: "captain",
    FIRST_OFFICER: "first-officer",
    ENGINEER: "engineer",
    RADIO_OPERATOR: "radio-operator",
}
CREWS: dict[int, tuple[int, ...]] = {
    1: (CAPTAIN | FIRST_OFFICER | ENGINEER | RADIO_OPERATOR,),
    2: (CAPTAIN | FIRST_OFFICER | ENGINEER, RADIO_OPERATOR),
    3: (CAPTAIN | FIRST_OFFICER, ENGINEER, RADIO_OPERATOR),
    4: (CAPTAIN, FIRST_OFFICER, ENGINEER, RADIO_OPERATOR),
}
"""By the size of a crew: the stations of each seat (SON-1, SON-2)."""

HULL: Final = 4  # SON-4, SON-12
ARCHER_GAUGE: Final = 4  # SON-40
TORPEDO_RANGE: Final = 4  # SON-28
SILENT_RANGE: Final = 4  # SON-34
EXTRA_TURNS: Final = 3  # SON-21
SECTIONS: Final = 4  # SON-22

# Real time, in milliseconds.
SECOND_MS: Final = 1000
DEAD_END_MS: Final = 10 * SECOND_MS  # SON-9
CHECK_MS: Final = 2 * SECOND_MS  # SON-22
RESOLVING_LIMIT_MS: Final = 20 * SECOND_MS  # SON-26

Mode = Literal["turns", "realtime"]
Boat = Literal["yellow", "blue"]
SCENARIOS: Final = ("alpha", "bravo", "charlie", "delta", "echo")
MODES: tuple[Mode, ...] = ("turns", "realtime")


class SonarOptions(Options, frozen=True):
    """What the host chooses."""

    only_with: ClassVar[dict[str, tuple[str, Any]]] = {
        "starter": ("mode", "turns"),
        "turn_limit": ("mode", "turns"),
        "halt_seconds": ("mode", "realtime"),
        "course_seconds": ("mode", "realtime"),
        "clock_seconds": ("mode", "realtime"),
    }
    mode: Mode = "turns"
    scenario: Annotated[str, Meta(examples=list(SCENARIOS))] = "alpha"
    """SON-36 to SON-40: the name of one that comes with the game, or the text of another sea."""
    crews: tuple[int, int] | None = None
    """How many sit in the yellow and in the blue boat; as even as can be if not named (SON-1)."""
    starter: Boat | None = None
    """SON-5: the boat with the first turn; drawn from the seed if not named."""
    turn_limit: int = 300
    """SON-41: turns a boat, in the turn-based mode."""
    halt_seconds: int = 3
    """SON-26: how long everybody stops, in real time."""
    course_seconds: float = 1.0
    """SON-6: the least time between two courses of a boat, in real time."""
    clock_seconds: int | None = None
    """SON-41: how long a game in real time lasts at most; no limit if not named."""
    assistance: bool = False
    """Whether the crew is shown the fields where the enemy can be."""

    def faults(self, seats: int) -> list[str]:
        from fathom.games.sonar.sea import sea_faults

        faults = self._crew_faults(seats)
        faults += [f"scenario: {fault}" for fault in sea_faults(self.scenario)]
        if not 1 <= self.turn_limit <= 10_000:
            faults.append(f"turn_limit: {self.turn_limit} is not 1 to 10000 (SON-41)")
        if not 0 <= self.halt_seconds <= 20:
            faults.append(f"halt_seconds: {self.halt_seconds} is not 0 to 20 (SON-26)")
        if not 0 <= self.course_seconds <= 60:
            faults.append(f"course_seconds: {self.course_seconds} is not 0 to 60 (SON-6)")
        if self.clock_seconds is not None and not 1 <= self.clock_seconds <= 86_400:
            faults.append(f"clock_seconds: {self.clock_seconds} is not 1 to 86400 (SON-41)")
        if self.starter is not None and self.mode == "realtime":
            faults.append("starter: in real time nobody is first (SON-3)")
        return faults

    def _crew_faults(self, seats: int) -> list[str]:
        if self.crews is None:
            if seats == 2 and self.mode == "realtime":
                return ["mode: one person a boat is for turns only (SON-2)"]
            return []
        yellow, blue = self.crews
        faults = []
        if yellow + blue != seats:
            faults.append(f"crews: {yellow} and {blue} are not {seats} seats")
        if self.crews == (1, 1):
            if self.mode == "realtime":
                faults.append("crews: one person a boat is for turns only (SON-2)")
        elif not (min(self.crews) >= 2 and max(self.crews) <= 4 and abs(yellow - blue) <= 1):
            faults.append(f"crews: {yellow} and {blue} are not 2 to 4, at most one apart (SON-1)")
        return faults

    def crew_sizes(self, seats: int) -> tuple[int, int]:
        """How many sit in each boat."""
        return self.crews if self.crews is not None else (seats - seats // 2, seats // 2)
