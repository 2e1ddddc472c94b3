"""What is in the box: boats, stations, options. Maps and sheets are in data files."""

from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple

from msgspec import Meta

from fathom.engine.options import OptionFault, Options, house_rule

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

FARTHEST_SILENT: Final = 4
"""SON-34: the most fields of a silent run, in any house; moves are made for so many."""
SECTIONS: Final = 4  # SON-22


class House(NamedTuple):
    """The numbers of the game, and its sheet: by the rulebook, unless a house says otherwise."""

    hull: int = 4
    """SON-4, SON-12: the damage that sinks a boat."""
    direct_damage: int = 2
    """SON-29: on the field of a blast."""
    near_damage: int = 1
    """SON-29: next to it."""
    sheet_damage: int = 1
    """SON-16, SON-17: of a full panel or reactor."""
    ice_damage: int = 1
    """SON-39: of surfacing under ice."""
    torpedo_gauge: int = 3  # SON-10
    mine_gauge: int = 3
    drone_gauge: int = 4
    sonar_gauge: int = 3
    silence_gauge: int = 6
    archer_gauge: int = 4  # SON-40
    torpedo_range: int = 4  # SON-28
    silent_range: int = 4  # SON-34
    extra_turns: int = 3
    """SON-21: turns in a row of the enemy of a boat that surfaced."""
    sheet: str = "book"
    """SON-13: the engineer's, by the name of one that comes with the game, or as a text."""

    def largest_gauge(self) -> int:
        """How many fields it has (SON-10)."""
        ours = (self.torpedo_gauge, self.mine_gauge, self.drone_gauge, self.sonar_gauge)
        return max(*ours, self.silence_gauge, self.archer_gauge)


RULEBOOK: Final = House()

# Real time, in milliseconds.
SECOND_MS: Final = 1000
DEAD_END_MS: Final = 10 * SECOND_MS  # SON-9
CHECK_MS: Final = 2 * SECOND_MS  # SON-22
RESOLVING_LIMIT_MS: Final = 20 * SECOND_MS  # SON-26

Mode = Literal["turns", "realtime"]
Boat = Literal["yellow", "blue"]
SCENARIOS: Final = ("alpha", "bravo", "charlie", "delta", "echo")
SHEETS: Final = ("book", "rings", "unwired")
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

    hull: Annotated[int, house_rule(1, 9)] = RULEBOOK.hull
    direct_damage: Annotated[int, house_rule(1, 4)] = RULEBOOK.direct_damage
    near_damage: Annotated[int, house_rule(0, 3)] = RULEBOOK.near_damage
    sheet_damage: Annotated[int, house_rule(0, 3)] = RULEBOOK.sheet_damage
    ice_damage: Annotated[int, house_rule(1, 3)] = RULEBOOK.ice_damage
    torpedo_gauge: Annotated[int, house_rule(1, 4)] = RULEBOOK.torpedo_gauge
    mine_gauge: Annotated[int, house_rule(1, 4)] = RULEBOOK.mine_gauge
    drone_gauge: Annotated[int, house_rule(1, 5)] = RULEBOOK.drone_gauge
    sonar_gauge: Annotated[int, house_rule(1, 4)] = RULEBOOK.sonar_gauge
    silence_gauge: Annotated[int, house_rule(1, 7)] = RULEBOOK.silence_gauge
    archer_gauge: Annotated[int, house_rule(1, 6)] = RULEBOOK.archer_gauge
    torpedo_range: Annotated[int, house_rule(1, 6)] = RULEBOOK.torpedo_range
    silent_range: Annotated[int, house_rule(1, FARTHEST_SILENT)] = RULEBOOK.silent_range
    extra_turns: Annotated[int, house_rule(1, 6)] = RULEBOOK.extra_turns
    sheet: Annotated[str, house_rule(examples=SHEETS)] = RULEBOOK.sheet

    def house(self) -> House:
        """The numbers of the game, and its sheet."""
        return House(*[getattr(self, name) for name in House._fields])

    def faults(self, seats: int) -> list[str | OptionFault]:
        from fathom.games.sonar.sea import sea_faults
        from fathom.games.sonar.sheet import sheet_faults

        faults: list[str | OptionFault] = [*self._crew_faults(seats)]
        faults += [f"scenario: {fault}" for fault in sea_faults(self.scenario)]
        faults += sheet_faults(self.sheet)
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
        if self.near_damage > self.direct_damage:
            faults.append(
                OptionFault(
                    f"near_damage: {self.near_damage} beside a blast, and only "
                    f"{self.direct_damage} in it (SON-29)",
                    "fault-near-damage",
                    {"near": self.near_damage, "direct": self.direct_damage},
                )
            )
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
