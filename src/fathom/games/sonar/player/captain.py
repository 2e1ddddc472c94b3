"""The captain: where to go, when to shoot, when to surface."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.notation import (
    ARCHER,
    ARCHER_FIELD_OF,
    DETONATE,
    DRONE,
    END,
    MINE,
    SILENCE,
    SONAR,
    SURFACE,
    TORPEDO,
    TRACE,
    WANT,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.sea import WIDTH

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

WORTH_SHOOTING = 0.6
"""The damage that a shot must promise."""
WORTH_DETONATING = 0.45
VAGUE = 8
"""With more fields than this the enemy is worth a drone or a sonar."""
FOUND = 4
"""With so few fields left to the enemy's ear it is time to run silently."""
ROOM = 24
"""More free fields than this make no difference."""


class Captain:
    """Chooses for the captain, and for whoever may send drone and sonar."""

    def __init__(self, state: SonarState, number: int) -> None:
        self.state = state
        self.number = number
        self.boat = state.boats[number]
        self.enemy_damage = int(state.boats[1 - number].damage)
        weights = deduce(state, 1 - number).weights
        total = sum(weights.values()) or 1
        self.chances = {field: weight / total for field, weight in weights.items()}

    def seen_by_enemy(self) -> dict[int, int]:
        """Where the enemy thinks this boat can be."""
        return deduce(self.state, self.number).weights

    def choose(self, moves: list[int]) -> int:
        """A shot if it promises something, a system if it helps, else a course."""
        shot = self._best_shot(moves)
        if shot is not None:
            return shot
        system = self._best_system(moves)
        if system is not None:
            return system
        if any(move <= SURFACE for move in moves):
            return self._best_course([move for move in moves if move <= SURFACE])
        if END in moves:
            return END
        quiet = [move for move in moves if WANT <= move < ARCHER]
        return (quiet or moves)[0]

    # Shooting

    def _best_shot(self, moves: list[int]) -> int | None:
        best, promise = None, 0.0
        for move in moves:
            if TORPEDO <= move < DETONATE:
                field, worth = move - TORPEDO, WORTH_SHOOTING
            elif move in ARCHER_FIELD_OF:
                field, worth = ARCHER_FIELD_OF[move], WORTH_DETONATING
            elif move >= DETONATE:
                field, worth = move - DETONATE, WORTH_DETONATING
            else:
                continue
            value = self._value_of_blast(field)
            if value >= worth and value > promise:
                best, promise = move, value
        return best

    def _value_of_blast(self, field: int) -> float:
        """The damage a blast does to the enemy, as far as one can tell, less what it costs."""
        chart = self.state.chart
        hull = int(chart.hull) - self.enemy_damage
        direct, beside, weight = int(chart.direct_damage), int(chart.near_damage), chart.weight
        value = 0.0
        for other in chart.near[field]:
            chance = self.chances.get(other, 0.0)
            if chance:
                damage = direct if other == field else beside
                value += chance * (weight * damage + 2 * (damage >= hull))
        mine = int(chart.blast_damage(field, self.boat.field))
        if mine and self.boat.damage + mine >= chart.hull:
            return -1.0
        return value - 1.3 * weight * mine

    # Systems

    def _best_system(self, moves: list[int]) -> int | None:
        drones = [move for move in moves if DRONE <= move < SONAR]
        if drones and len(self.chances) > VAGUE:
            return min(drones, key=lambda move: (abs(self._in_sector(move - DRONE) - 0.5), move))
        if SONAR in moves and len(self.chances) > VAGUE:
            return SONAR
        runs = [move for move in moves if SILENCE <= move < TRACE]
        if runs and len(self.seen_by_enemy()) <= FOUND:
            return max(runs, key=lambda move: (self._value_of_run(move - SILENCE), -move))
        mines = [move for move in moves if MINE <= move < SILENCE]
        if mines and len(self.boat.mines) < 3:
            return self._mine(mines)
        return None

    def _in_sector(self, sector: int) -> float:
        sectors = self.state.chart.sector
        return sum(chance for field, chance in self.chances.items() if sectors[field] == sector)

    def _value_of_run(self, run: int) -> float:
        direction, fields = divmod(run, 5)
        field = int(self.boat.field)
        crossed = set(self.boat.route)
        for _ in range(fields):
            field = self.state.chart.step[4 * field + direction]
            crossed.add(field)
        return self._room(field, crossed) + 2.0 * fields - self._risk(direction)

    def _mine(self, mines: list[int]) -> int | None:
        """Where it leaves the boat the most room; None if it would shut it in."""
        chart = self.state.chart
        best, most = None, 6.0
        for move in mines:
            field = chart.around[8 * self.boat.field + move - MINE]
            room = self._room(int(self.boat.field), {*self.boat.route, field})
            if room > most:
                best, most = move, room
        return best

    # Courses

    def _best_course(self, moves: list[int]) -> int:
        courses = [move for move in moves if move < SURFACE]
        if not courses:
            return moves[0]
        worth = {course: self._value_of_course(course) for course in courses}
        best = max(courses, key=lambda course: (worth[course], -course))
        if SURFACE in moves and self._should_surface(best, worth[best]):
            return SURFACE
        return best

    def _value_of_course(self, direction: int) -> float:
        chart = self.state.chart
        field = chart.step[4 * self.boat.field + direction]
        value = self._room(field, {*self.boat.route, field}) - self._risk(direction)
        if self.boat.gauges[own.TORPEDO] >= 2 and len(self.chances) <= 2 * VAGUE:
            target = max(self.chances, key=lambda other: (self.chances[other], -other))
            value -= 1.5 * abs(_distance(field, target) - 3)
        return value

    def _should_surface(self, best: int, value: float) -> bool:
        """When the sheet is about to fail or the boat is shut in; better where nobody is near."""
        if self.state.chart.ice and not self.state.chart.is_hole[self.boat.field]:
            return self._risk(best) >= 100 or (value < 3 and self.boat.damage == 0)
        if self._risk(best) >= 100 or value < 4:
            return True
        crosses = int(self.boat.sheet).bit_count()
        return crosses >= 9 and self._nearness() < 0.25

    def _nearness(self) -> float:
        """The chance that the enemy is near enough to shoot soon."""
        here = int(self.boat.field)
        return sum(chance for field, chance in self.chances.items() if _distance(here, field) <= 5)

    def _risk(self, direction: int) -> float:
        """What the cross of a course does: 100 if it must do damage."""
        sheet = int(self.boat.sheet)
        wiring = self.state.chart.wiring
        panel = wiring.panel_masks[direction]
        free = (panel & ~sheet).bit_count()
        if free == 1:
            return 100.0
        reactor = (wiring.reactor & ~sheet).bit_count()
        if reactor == 1 and not panel & ~sheet & ~wiring.reactor:
            return 100.0
        return max(0.0, 8.0 - 2.0 * free)

    def _room(self, start: int, crossed: set[int]) -> float:
        """How many fields the boat could still get to, up to a limit."""
        chart = self.state.chart
        mines = set(self.boat.mines)
        found = {start}
        edge = [start]
        while edge and len(found) < ROOM:
            field = edge.pop()
            for other in chart.step[4 * field : 4 * field + 4]:
                is_free = other != NOWHERE and other not in crossed and other not in mines
                if is_free and other not in found:
                    found.add(other)
                    edge.append(other)
        return float(len(found))


def _distance(one: int, other: int) -> int:
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)
