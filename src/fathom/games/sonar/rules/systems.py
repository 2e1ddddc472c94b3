# mypyc: compile
"""What the stations do, in both modes: courses, marks, crosses, systems, blasts."""

from __future__ import annotations

from mypy_extensions import i64

from fathom.engine.outcome import Outcome
from fathom.engine.state import NOBODY
from fathom.games.sonar import effects as happened
from fathom.games.sonar.charts import (
    DIRECTIONS,
    FIELD_NAMES,
    SYMBOL_NAMES,
    SYSTEMS,
)
from fathom.games.sonar.notation import (
    ARCHER,
    ARCHER_FIELD_OF,
    DRONE,
    FACT_KINDS,
    MINE,
    SILENCE,
    SONAR,
    TORPEDO,
    facts_of,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL
from fathom.games.sonar.rules.table import DRAW, NONE, OVER, SonarTable


class SonarSystems(SonarTable):
    """Everything a crew does that does not depend on the mode."""

    # What it does

    def start_at(self, b: i64, field: i64) -> None:
        """Mark where a boat starts (SON-5)."""
        self.boats[b].enter(field)
        if self.effects is not None:
            self._tell_crew(b, happened.PlaceMarked(FIELD_NAMES[field]))

    def set_course(self, b: i64, direction: i64) -> None:
        """Go one field; mark and cross are due (SON-6, SON-8)."""
        boat = self.boats[b]
        way = boat.field * 4 + direction
        boat.enter(self.chart.step[way])
        boat.mark_due = True
        boat.panel = direction
        boat.silent = False
        boat.may_activate = True
        boat.may_surface = True
        boat.may_want = True
        boat.counts[own.COURSES] += 1
        self.log.append(log.event(log.COURSE, b, direction, 0, 0))
        if self.effects is not None:
            self.tell(happened.CourseSet(int(b), DIRECTIONS[direction]))

    def mark(self, b: i64, system: i64) -> None:
        """Mark a gauge; the one of a silent run empties that gauge (SON-10, SON-34)."""
        boat = self.boats[b]
        boat.mark_due = False
        if system < own.SYSTEM_COUNT:
            marks = boat.gauges[system] + 1
            boat.gauges[system] = marks
            if self.effects is not None:
                size = self.chart.gauges[system]
                self._tell_crew(b, happened.GaugeMarked(SYSTEMS[system], marks, size))
                if marks == size:  # SON-11
                    self._tell_crew(b, happened.GaugeFull(SYSTEMS[system]))
        elif self.effects is not None:
            self._tell_crew(b, happened.Confirmed())
        if boat.silent:
            boat.gauges[own.SILENCE] = 0

    def cross(self, b: i64, symbol: i64) -> None:
        """Cross a symbol, with all that comes of it (SON-14 to SON-19)."""
        boat = self.boats[b]
        before = boat.sheet
        result = boat.cross(symbol, self.chart)
        if self.effects is not None:
            wiring = self.chart.wiring
            self._tell_crew(b, happened.Crossed(SYMBOL_NAMES[symbol], wiring.colours[symbol]))
            for circuit, mask in wiring.circuit_masks.items():
                if result == own.NO_DAMAGE and before & mask and not boat.sheet & mask:
                    self._tell_crew(b, happened.CircuitRepaired(circuit))
        if result == own.DAMAGE:
            boat.damage = min(boat.damage + self.chart.sheet_damage, self.chart.hull)
            boat.counts[own.SHEET_DAMAGE] += 1
            self.log.append(log.event(log.DAMAGED, b, 0, 0, 0))
            if self.effects is not None:
                self.tell(happened.SheetDamage(int(b), int(boat.damage)))
            if boat.damage == self.chart.hull:
                self.sink(b)

    def want(self, b: i64, system: i64) -> None:
        """Note what the captain asks for."""
        boat = self.boats[b]
        boat.wanted = system
        boat.may_want = False
        if self.effects is not None:
            name = SYSTEMS[system] if system < own.SYSTEM_COUNT else "nothing"
            self._tell_crew(b, happened.Wanted(name))

    def rise(self, b: i64) -> None:
        """Surface: name the sector, forget the route (SON-20), hit the ice (SON-39)."""
        boat = self.boats[b]
        chart = self.chart
        ice: i64 = 0
        if chart.ice and not chart.is_hole[boat.field]:
            ice = chart.ice_damage
        sector = chart.sector[boat.field]
        boat.surfaced = True
        boat.may_surface = False
        boat.may_activate = False
        boat.damage = min(boat.damage + ice, chart.hull)
        boat.counts[own.SURFACINGS] += 1
        boat.erase_route()
        self.log.append(log.event(log.SURFACED, b, sector, ice, 0))
        if self.effects is not None:
            self.tell(happened.Surfaced(int(b), sector + 1, int(ice), int(boat.damage)))
        if boat.damage == self.chart.hull:
            self.sink(b)

    def activate(self, b: i64, move: i64) -> None:
        """Use a system; its gauge is emptied (SON-27)."""
        boat = self.boats[b]
        boat.may_activate = False
        if move < SONAR:
            boat.gauges[own.DRONE] = 0
            self._send_drone(b, move - DRONE)
        elif move == SONAR:
            boat.gauges[own.SONAR] = 0
            self._use_sonar(b)
        elif move < SILENCE:
            boat.gauges[own.MINE] = 0
            self._lay_mine(b, move - MINE)
        elif move < ARCHER:
            self._run_silently(b, move - SILENCE)
        elif move in ARCHER_FIELD_OF:
            boat.gauges[own.SCENARIO] = 0
            self._detonate_archer(b, ARCHER_FIELD_OF[move])
        else:
            boat.gauges[own.TORPEDO] = 0
            self._fire(b, move - TORPEDO)

    def _send_drone(self, b: i64, sector: i64) -> None:
        """SON-32."""
        enemy = self.boats[1 - b]
        found: i64 = 1 if self.chart.sector[enemy.field] == sector else 0
        self.boats[b].counts[own.SOUNDINGS] += 1
        self.log.append(log.event(log.DRONE, b, sector, found, 0))
        if self.effects is not None:
            self.tell(happened.DroneSent(int(b), int(sector) + 1, int(found)))

    def _use_sonar(self, b: i64) -> None:
        """SON-33: everything waits for the answer."""
        self.asked = 1 - b
        self.boats[b].counts[own.SOUNDINGS] += 1
        self.log.append(log.event(log.SONAR, b, 0, 0, 0))
        if self.effects is not None:
            self.tell(happened.SonarUsed(int(b)))

    def answer(self, b: i64, answer: i64) -> None:
        """Tell two facts, one of them true (SON-33)."""
        self.asked = NONE
        self.log.append(log.event(log.ANSWERED, b, answer, 0, 0))
        if self.effects is not None:
            (first, one), (second, other) = facts_of(int(answer))
            self.tell(
                happened.SonarAnswered(
                    int(b),
                    FACT_KINDS[first],
                    _fact_value(first, one),
                    FACT_KINDS[second],
                    _fact_value(second, other),
                )
            )

    def _lay_mine(self, b: i64, point: i64) -> None:
        """SON-30."""
        boat = self.boats[b]
        field = self.chart.around[boat.field * 8 + point]
        boat.lay_mine(field)
        self.log.append(log.event(log.MINE, b, 0, 0, 0))
        if self.effects is not None:
            self.tell(happened.MineLaid(int(b)))
            self._tell_crew(b, happened.MinePlaced(FIELD_NAMES[field]))

    def _run_silently(self, b: i64, run: i64) -> None:
        """SON-34: mark and cross are due; the mark empties the gauge."""
        boat = self.boats[b]
        direction: i64 = run // 5
        fields: i64 = run % 5
        for _step in range(fields):
            boat.enter(self.chart.step[boat.field * 4 + direction])
        boat.mark_due = True
        boat.panel = direction
        boat.silent = True
        boat.counts[own.SILENCES] += 1
        self.log.append(log.event(log.SILENCE, b, 0, 0, 0))
        if self.effects is not None:
            self.tell(happened.SilentRun(int(b)))
            where = FIELD_NAMES[boat.field]
            run_text = happened.RanSilently(DIRECTIONS[direction], int(fields), where)
            self._tell_crew(b, run_text)

    def _fire(self, b: i64, field: i64) -> None:
        """SON-28."""
        self.boats[b].counts[own.TORPEDOES] += 1
        if self.effects is not None:
            self.tell(happened.TorpedoFired(int(b), FIELD_NAMES[field]))
        for owner in range(2):
            if self.boats[owner].lose_mine(int(field)) and self.effects is not None:
                self._tell_crew(owner, happened.MineDestroyed(FIELD_NAMES[field]))
        if int(field) in self.archer:
            self._remove_archer(int(field))
            if self.effects is not None:
                self.tell(happened.ArcherDestroyed(FIELD_NAMES[field]))
        self._blast(b, field, log.TORPEDO)

    def detonate(self, b: i64, field: i64) -> None:
        """SON-31."""
        self.boats[b].lose_mine(int(field))
        self.boats[b].counts[own.DETONATIONS] += 1
        if self.effects is not None:
            self.tell(happened.MineDetonated(int(b), FIELD_NAMES[field]))
        self._blast(b, field, log.DETONATION)

    def _detonate_archer(self, b: i64, field: i64) -> None:
        """SON-40."""
        self._remove_archer(int(field))
        if self.effects is not None:
            self.tell(happened.ArcherDetonated(int(b), FIELD_NAMES[field]))
        self._blast(b, field, log.ARCHER)

    def _remove_archer(self, field: int) -> None:
        self.archer = [mine for mine in self.archer if mine != field]

    def _blast(self, b: i64, field: i64, kind: i64) -> None:
        """SON-29: both boats' results are called."""
        yellow = self.boats[0]
        blue = self.boats[1]
        hull = self.chart.hull
        to_yellow = self.chart.blast_damage(field, yellow.field)
        to_blue = self.chart.blast_damage(field, blue.field)
        yellow.damage = min(yellow.damage + to_yellow, hull)
        blue.damage = min(blue.damage + to_blue, hull)
        if (to_blue if b == 0 else to_yellow) > 0:
            self.boats[b].counts[own.HITS] += 1
        self.log.append(log.event(kind, b, field, to_yellow, to_blue))
        if self.effects is not None:
            self.tell(
                happened.Blast(
                    FIELD_NAMES[field],
                    int(to_yellow),
                    int(to_blue),
                    int(yellow.damage),
                    int(blue.damage),
                )
            )
        if yellow.damage == hull:
            if blue.damage == hull:
                self.finish(DRAW, False)  # SON-4
            else:
                self.sink(0)
        elif blue.damage == hull:
            self.sink(1)

    # The end

    def sink(self, b: i64) -> None:
        """SON-4."""
        self.finish(1 - b, False)

    def finish_by_limit(self) -> None:
        """Less damage wins (SON-41)."""
        yellow = self.boats[0].damage
        blue = self.boats[1].damage
        winner: i64 = DRAW
        if yellow != blue:
            winner = 0 if yellow < blue else 1
        self.finish(winner, True)

    def finish(self, winner: i64, by_limit: bool) -> None:
        """The game is over; whatever was open lapses (SON-4)."""
        self.phase = OVER
        self.winner = winner
        self.by_limit = by_limit
        self.turn = NOBODY
        self.asked = NONE
        self.halt_until = NEVER
        self.pick_at = NEVER
        for boat in self.boats:
            boat.mark_due = False
            boat.panel = NO_PANEL
            boat.silent = False
            boat.begin_repair()
            boat.stuck_at = NEVER
        if self.effects is not None:
            self.tell(happened.GameEnded(int(winner)))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        clause = "SON-41" if self.by_limit else "SON-4"
        ranking: list[int] = []
        scores: list[int] = []
        for boat in self.boat_of:
            ranking.append(1 if self.winner in (DRAW, boat) else 1 + len(self.crews[1 - boat]))
            scores.append(int(self.chart.hull - self.boats[boat].damage))
        return Outcome(clause, ranking, scores)

    # Reading

    def conserved(self) -> dict[str, int]:
        mines = 0
        for boat in self.boats:
            mines += len(boat.mines) + boat.counts[own.MINES_GONE] - boat.counts[own.MINES_LAID]
        return {"boats": len(self.boats), "mines unaccounted for": mines}

    def figures(self) -> dict[str, float]:
        def total(count: int) -> float:
            return float(sum([boat.counts[count] for boat in self.boats]))

        return {
            "courses": total(own.COURSES),
            "surfacings": total(own.SURFACINGS),
            "torpedoes": total(own.TORPEDOES),
            "mines": total(own.MINES_LAID),
            "silent-runs": total(own.SILENCES),
            "soundings": total(own.SOUNDINGS),
            "hits": total(own.HITS),
            "sheet-damage": total(own.SHEET_DAMAGE),
        }


def _fact_value(kind: int, value: int) -> str:
    return "ABCDEFGHIJKLMNO"[value] if kind == 0 else str(value + 1)
