# mypyc: compile
"""A map made ready for play: what lies where, and what can be reached from where."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.notation import ANSWER, COLUMN_ROW, COLUMN_SECTOR, MOST_SECTORS, START
from fathom.games.sonar.rules.wiring import Wiring
from fathom.games.sonar.sea import FIELDS, OWN, SECTOR_SIDES, STEPS, WIDTH, load_sea, sector_of
from fathom.games.sonar.spec import RULEBOOK, SCENARIOS, House

NOWHERE: Final = -1
AROUND: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


@final
class Chart:
    """A scenario's map in one mode, and the numbers and the sheet of the house that plays on it.

    Never changed after it was made, but for `distances`.
    """

    def __init__(self, scenario: str, mode: str, house: House = RULEBOOK) -> None:
        sea = load_sea(scenario)
        plan = sea.maps[mode]
        self.scenario: str = scenario if scenario in SCENARIOS else f"{OWN} {sea.name}"
        self.mode = mode
        self.size: int = plan.size
        self.sector_side: int = SECTOR_SIDES[plan.size]
        self.sectors: int = (plan.size // self.sector_side) ** 2
        self.ice: bool = bool(plan.holes)  # SON-39
        self.islands: list[int] = plan.islands
        self.holes: list[int] = plan.holes
        self.archer: list[int] = plan.archer
        self.hull: i64 = house.hull
        self.direct_damage: i64 = house.direct_damage
        self.near_damage: i64 = house.near_damage
        self.sheet_damage: i64 = house.sheet_damage
        self.ice_damage: i64 = house.ice_damage
        self.torpedo_range: int = house.torpedo_range
        self.silent_range: i64 = house.silent_range
        self.extra_turns: int = house.extra_turns
        self.weight = 2 / house.direct_damage
        """What a point of damage counts when chances are weighed: a direct hit always counts 2."""
        self.gauges: vec[i64] = vec[i64](
            [
                house.torpedo_gauge,
                house.mine_gauge,
                house.drone_gauge,
                house.sonar_gauge,
                house.silence_gauge,
                house.archer_gauge if plan.archer else 0,  # SON-40
            ]
        )
        """In the order of SYSTEMS: the fields of each gauge; 0: there is none (SON-10)."""
        self.wiring = Wiring(house.sheet)
        self.distances: vec[i64] = vec[i64]()
        """By field and other field: the steps between them; made when somebody first asks."""
        self.is_sea: vec[bool] = vec[bool]([False] * FIELDS)
        self.is_hole: vec[bool] = vec[bool]([False] * FIELDS)
        self.sector: vec[i64] = vec[i64]([NOWHERE] * FIELDS)
        self.step: vec[i64] = vec[i64]([NOWHERE] * (FIELDS * 4))
        """By field and direction: the sea field next to it, if there is one."""
        self.around: vec[i64] = vec[i64]([NOWHERE] * (FIELDS * 8))
        """By field and point of the compass: the sea field next to it, if there is one."""
        self.sea: list[int] = []
        self.reach: list[list[int]] = [[] for _ in range(FIELDS)]
        """By field: where a torpedo gets from there (SON-28), in ascending order."""
        self.near: list[list[int]] = [[] for _ in range(FIELDS)]
        """By field: the sea fields around it and itself, where a blast does damage (SON-29)."""
        self.answers: list[list[int]] = [[] for _ in range(FIELDS)]
        """By field: every answer that a boat there may give (SON-33), in ascending order."""
        self.starts: list[int] = []
        self._survey()
        for field in self.sea:
            self.reach[field] = self._reached(field)
            self.answers[field] = self._answers(field)

    def blast_damage(self, centre: i64, field: i64) -> i64:
        """What a boat takes from a blast: most on the field, less next to it, else 0 (SON-29)."""
        if centre == field:
            return self.direct_damage
        down = centre // WIDTH - field // WIDTH
        right = centre % WIDTH - field % WIDTH
        if -1 <= down <= 1 and -1 <= right <= 1:
            return self.near_damage
        return 0

    def _survey(self) -> None:
        size = self.size
        islands = set(self.islands)
        for row in range(size):
            for column in range(size):
                field = row * WIDTH + column
                self.sector[field] = sector_of(field, size)
                if field not in islands:
                    self.is_sea[field] = True
                    self.sea.append(field)
                    self.starts.append(START + field)
        for field in self.holes:
            self.is_hole[field] = True
        for field in self.sea:
            row = field // WIDTH
            column = field % WIDTH
            for direction in range(4):
                down, right = STEPS[direction]
                self.step[field * 4 + direction] = self._sea_at(row + down, column + right)
            near = [field]
            for point in range(8):
                down, right = AROUND[point]
                other = self._sea_at(row + down, column + right)
                self.around[field * 8 + point] = other
                if other != NOWHERE:
                    near.append(other)
            near.sort()
            self.near[field] = near

    def _sea_at(self, row: int, column: int) -> int:
        if not (0 <= row < self.size and 0 <= column < self.size):
            return NOWHERE
        field = row * WIDTH + column
        return field if self.is_sea[field] else NOWHERE

    def _reached(self, start: int) -> list[int]:
        """The sea fields that a torpedo gets to, round islands and not across them (SON-28)."""
        found = [start]
        edge = [start]
        for _ in range(self.torpedo_range):
            further: list[int] = []
            for field in edge:
                for direction in range(4):
                    other = int(self.step[field * 4 + direction])
                    if other != NOWHERE and other not in found:
                        found.append(other)
                        further.append(other)
            edge = further
        found.remove(start)
        found.sort()
        return found

    def _answers(self, field: int) -> list[int]:
        """Two facts of different kinds, exactly one of them true."""
        my_row = field // WIDTH
        my_column = field % WIDTH
        my_sector = self.sector[field]
        answers: list[int] = []
        for column in range(self.size):
            for row in range(self.size):
                if (column == my_column) != (row == my_row):
                    answers.append(ANSWER + column * WIDTH + row)
            for sector in range(self.sectors):
                if (column == my_column) != (sector == my_sector):
                    answers.append(ANSWER + COLUMN_ROW + column * MOST_SECTORS + sector)
        for row in range(self.size):
            for sector in range(self.sectors):
                if (row == my_row) != (sector == my_sector):
                    answers.append(
                        ANSWER + COLUMN_ROW + COLUMN_SECTOR + row * MOST_SECTORS + sector
                    )
        answers.sort()
        return answers


MOST_CHARTS: Final = 32
"""So many are kept: somebody may bring ever new ones along."""
_charts: dict[tuple[str, str, House], Chart] = {}


def chart_of(scenario: str, mode: str, house: House = RULEBOOK) -> Chart:
    """The chart of a scenario, or of a text, in a mode; made once. Raises InvalidChart."""
    key = (scenario, mode, house)
    chart = _charts.pop(key, None)
    if chart is None:
        chart = Chart(scenario, mode, house)
        if len(_charts) >= MOST_CHARTS:
            del _charts[next(iter(_charts))]  # the one that was not asked for longest
    _charts[key] = chart
    return chart
