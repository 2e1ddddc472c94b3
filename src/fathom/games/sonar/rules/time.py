# mypyc: compile
"""Real time: halts, repairs, dead ends and clocks (SON-9, SON-22, SON-26, SON-41, SON-42)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar import effects as happened
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER,
    ARCHER_ELSEWHERE,
    CROSS,
    DETONATE,
    DIVE,
    DRONE,
    MARK,
    READY,
    SURFACE,
    TRACE,
    WANT,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL
from fathom.games.sonar.rules.systems import SonarSystems
from fathom.games.sonar.rules.table import NONE, OVER, UNDER_WAY
from fathom.games.sonar.spec import (
    CAPTAIN,
    CHECK_MS,
    DEAD_END_MS,
    ENGINEER,
    FIRST_OFFICER,
    RESOLVING_LIMIT_MS,
    SECOND_MS,
    SECTIONS,
)

# What can be due, in the order in which it happens at the same moment (SON-42).
CLOCK_RUNS_OUT: Final = 0
REPAIR_IS_CHECKED: Final = 1
GAME_PICKS: Final = 2
HALT_ENDS: Final = 3
BOAT_SURFACES: Final = 4
NOTHING_DUE: Final = 5


class SonarTime(SonarSystems):
    """What may be done in real time, and what happens by itself."""

    # What a crew may do

    def list_timed_moves(self, seat: int, into: vec[i64]) -> i64:
        """Every move a seat may make now, once both boats are under way."""
        b = self.boat_of[seat]
        rights = self.rights[seat]
        boat = self.boats[b]
        if self.asked != NONE:  # SON-33: everything waits
            is_asked = b == self.asked and rights & CAPTAIN != 0
            if not is_asked:
                return 0
            return self.list_answers(boat, into)
        waiting = boat.is_waiting()
        if self.halt_until != NEVER and not (boat.silent and waiting):  # SON-26
            return 0
        if boat.surfaced:  # SON-23
            return self._list_repairs(b, seat, into)
        count: i64 = 0
        captain = rights & CAPTAIN != 0
        if captain and not waiting:
            has_course = boat.has_course(self.chart)
            if self.now >= boat.course_at + self.pause() or boat.course_at == NEVER:  # SON-6
                count = self.list_courses(boat, into, count)
            if boat.may_surface or not has_course:  # SON-20
                into[count] = SURFACE
                count += 1
        if waiting:
            if boat.mark_due and rights & FIRST_OFFICER:
                count = self.list_marks(boat, into, count)
            if boat.panel != NO_PANEL and rights & ENGINEER:
                count = self.list_crosses(boat, into, count)
        if self.halt_until != NEVER:
            return count
        can_activate = not waiting and boat.may_activate and boat.stuck_at == NEVER  # SON-9, SON-24
        if can_activate and rights & (CAPTAIN | FIRST_OFFICER):
            count = self.list_soundings(boat, into, count)
        if captain:
            if can_activate:
                count = self.list_near(boat, into, count)
            count = self.list_wishes(b, boat, into, count)
            count = self.list_far(boat, can_activate, into, count)
        return count

    def pause(self) -> int:
        """Milliseconds between two courses of a boat (SON-6)."""
        seconds: float = self.options.course_seconds
        return round(seconds * SECOND_MS)

    def tracers(self, b: i64) -> list[int]:
        """Who may trace now (SON-22)."""
        boat = self.boats[b]
        if self.phase != UNDER_WAY or not boat.surfaced or boat.repair != own.TRACING:
            return []
        return self.tracers_after(b, boat.traced_by)

    def tracers_after(self, b: i64, traced_by: list[int]) -> list[int]:
        """Who may trace when these have: each once before anybody traces again (SON-22).

        By rules 1 the engineer begins each round; captain, first officer, radio operator follow.
        """
        crew = self.crews[b]
        in_this_round = len(traced_by) % len(crew)
        done = traced_by[len(traced_by) - in_this_round :]
        left = [seat for seat in crew if seat not in done]
        if not traced_by or (not done and self.is_first_rules()):
            return [self.engineers[b]]
        return left[:1] if self.is_first_rules() else left

    def _list_repairs(self, b: i64, seat: int, into: vec[i64]) -> i64:
        """SON-22."""
        boat = self.boats[b]
        count: i64 = 0
        if boat.repair == own.TRACING:
            if seat in self.tracers(b):
                for section in boat.open_sections():
                    into[count] = TRACE + 2 * section
                    into[count + 1] = TRACE + 2 * section + 1
                    count += 2
        elif boat.repair == own.REPAIRED:
            if seat == self.engineers[b]:
                into[0] = READY
                count = 1
        elif boat.repair == own.READY and seat == self.captains[b]:
            into[0] = DIVE
            count = 1
        return count

    # What it does

    def timed_apply(self, b: i64, seat: int, move: int) -> None:
        """Make a move, once both boats are under way."""
        boat = self.boats[b]
        if move < SURFACE:
            self.set_course(b, move)
            boat.course_at = self.now
        elif move == SURFACE:
            self._surface_in_time(b)
        elif move < CROSS:
            self.mark(b, move - MARK)
            self._resolve()
        elif move < DRONE:
            self.cross(b, move - CROSS)
            self._resolve()
        elif move < TRACE or move >= ARCHER:
            self._timed_system(b, move)
        elif move < READY:
            self._trace(b, seat, move - TRACE)
        elif move == READY:
            boat.repair = own.READY
            self.log.append(log.event(log.READY, b, 0, 0, 0))
            if self.effects is not None:
                self.tell(happened.ReadyToDive(int(b)))
        elif move == DIVE:
            self._dive(b)
        else:
            self.want(b, move - WANT)
        self._watch_dead_ends()

    def _timed_system(self, b: i64, move: int) -> None:
        if ANSWER <= move < ARCHER_ELSEWHERE:
            self.answer(b, move - ANSWER)
            self.halt(False)  # SON-26: again at the answer
        elif DETONATE <= move < ANSWER:
            self.detonate(b, move - DETONATE)
            self.halt(False)
        else:
            self.activate(b, move)
            self.halt(self.asked != NONE or self.boats[b].silent)

    def _surface_in_time(self, b: i64) -> None:
        self.rise(b)
        boat = self.boats[b]
        boat.begin_repair()
        if self.phase == UNDER_WAY and not self.is_first_rules():
            boat.surfaced_at = self.now
        self._pass_on_sheet(b)

    def _pass_on_sheet(self, b: i64) -> None:
        """From now on whoever is next may take it (SON-22)."""
        if self.phase == UNDER_WAY and not self.is_first_rules():
            self.boats[b].passed_at = self.now

    def _trace(self, b: i64, seat: int, trace: i64) -> None:
        boat = self.boats[b]
        boat.traces = [*boat.traces, int(trace)]
        boat.traced_by = [*boat.traced_by, seat]
        boat.trace_plies = [*boat.trace_plies, self.ply - 1]
        if self.effects is not None:
            self._tell_crew(b, happened.Traced(seat, int(trace) // 2 + 1))
        if len(boat.traces) == SECTIONS:
            boat.repair = own.CHECKING
            boat.passed_at = NEVER
            boat.check_at = self.now + CHECK_MS
        else:
            self._pass_on_sheet(b)

    def _dive(self, b: i64) -> None:
        boat = self.boats[b]
        boat.surfaced = False
        boat.surfaced_at = NEVER
        boat.begin_repair()
        self.log.append(log.event(log.DIVED, b, 0, 0, 0))
        if self.effects is not None:
            self.tell(happened.Dived(int(b)))

    # Halts

    def halt(self, is_open: bool) -> None:
        """Everybody stops (SON-26); `is_open`: somebody still has to do something."""
        if self.phase == OVER:
            return
        pause = self.options.halt_seconds * SECOND_MS
        self.halt_until = self.now + pause
        self.pick_at = self.now + RESOLVING_LIMIT_MS if is_open else NEVER
        if not is_open and not pause:
            self.halt_until = NEVER

    def is_resolved(self) -> bool:
        """Whether nothing of the activation is missing."""
        if self.asked != NONE:
            return False
        for boat in self.boats:
            if boat.silent and boat.is_waiting():
                return False
        return True

    def _resolve(self) -> None:
        """After an OK: a silent run may be complete, and its halt over."""
        if self.phase == UNDER_WAY and self.pick_at != NEVER and self.is_resolved():
            self.pick_at = NEVER
            if self.now >= self.halt_until:
                self._end_halt()

    def _end_halt(self) -> None:
        self.halt_until = NEVER
        if self.effects is not None:
            self.tell(happened.Resumed())

    def _watch_dead_ends(self) -> None:
        """Since when each boat has been without a legal course (SON-9)."""
        if self.phase != UNDER_WAY:
            return
        for boat in self.boats:
            if boat.surfaced or boat.is_waiting() or boat.has_course(self.chart):
                boat.stuck_at = NEVER
            elif boat.stuck_at == NEVER:
                boat.stuck_at = self.now

    # What happens by itself

    def due(self) -> int | None:
        what = self._next()
        return None if what == NOTHING_DUE else int(self._time_of(what))

    def advance(self, at: int) -> None:
        self.ply += 1
        while True:
            what = self._next()
            if what == NOTHING_DUE:
                break
            time = self._time_of(what)
            if time > at:
                break
            self.now = max(self.now, int(time))
            self._happen(what, time)
            self._watch_dead_ends()
        self.now = max(self.now, at)

    def _next(self) -> i64:
        """What is due first (SON-42)."""
        first: i64 = NOTHING_DUE
        if self.phase != UNDER_WAY or not self.timed:
            return first
        time: i64 = 0
        for what in range(NOTHING_DUE):
            other = self._time_of(what)
            if other != NEVER and (first == NOTHING_DUE or other < time):
                first = what
                time = other
        return first

    def _time_of(self, what: i64) -> i64:
        """When this will happen, or NEVER."""
        if what == CLOCK_RUNS_OUT:
            clock = self.options.clock_seconds
            return NEVER if clock is None else self.started_at + clock * SECOND_MS
        if what == GAME_PICKS:
            return self.pick_at
        if what == HALT_ENDS:
            if self.halt_until == NEVER or not self.is_resolved():
                return NEVER
            return self.halt_until
        time: i64 = NEVER
        for boat in self.boats:
            other: i64 = NEVER
            if what == REPAIR_IS_CHECKED:
                other = boat.check_at
            elif boat.stuck_at != NEVER and self.halt_until == NEVER:  # SON-9: waits for the halt
                other = max(boat.stuck_at + DEAD_END_MS, self.now)
            if other != NEVER and (time == NEVER or other < time):
                time = other
        return time

    def _happen(self, what: i64, time: i64) -> None:
        if what == CLOCK_RUNS_OUT:
            self.finish_by_limit()
        elif what == GAME_PICKS:
            self._pick()
        elif what == HALT_ENDS:
            self._end_halt()
        else:
            for b in range(2):
                boat = self.boats[b]
                if what == REPAIR_IS_CHECKED:
                    if boat.check_at == time:
                        self._check_repair(b)
                        return
                elif boat.stuck_at != NEVER and boat.stuck_at + DEAD_END_MS <= self.now:
                    self._surface_in_time(b)
                    return

    def _check_repair(self, b: i64) -> None:
        """SON-22: one line outside the border, and all four are done again."""
        boat = self.boats[b]
        passed: i64 = 1
        for trace in boat.traces:
            if trace % 2 == 1:
                passed = 0
        boat.forget_failed_sheet()
        if not passed and not self.is_first_rules():
            boat.keep_failed_sheet()
        boat.begin_repair()
        if passed:
            boat.sheet = 0  # SON-20
            boat.repair = own.REPAIRED
        else:
            self._pass_on_sheet(b)
        self.log.append(log.event(log.CHECKED, b, passed, 0, 0))
        if self.effects is not None:
            self.tell(happened.RepairChecked(int(b), int(passed)))

    def _pick(self) -> None:
        """SON-26: the game picks what is missing, the mark before the cross."""
        if self.asked != NONE:
            b = self.asked
            answers = self.chart.answers[self.boats[b].field]
            self.answer(b, answers[self.dice.below(len(answers))] - ANSWER)
            self.halt(False)
            return
        moves = vec[i64]([0] * (own.SYSTEM_COUNT + 1))
        for b in range(2):
            boat = self.boats[b]
            if boat.silent and boat.mark_due:
                count = self.list_marks(boat, moves, 0)
                self.mark(b, moves[self.dice.below(count)] - MARK)
            if boat.silent and boat.panel != NO_PANEL:
                count = self.list_crosses(boat, moves, 0)
                self.cross(b, moves[self.dice.below(count)] - CROSS)
        self._resolve()
