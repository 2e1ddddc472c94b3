# mypyc: compile
"""The rules of Captain Sonar. Clause numbers are those of `fathom rules sonar`.

This file has the order of turns and what a seat may do; `table` has who sits where, `systems` what
the stations do, `time` real time, `boat` one boat, `chart` the map. What a boat can be from outside
is in the room `knowledge`: `belief`, `shapes`, `sheets`.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.engine.errors import NotYourTurn
from fathom.engine.state import NOBODY, listed
from fathom.games.sonar import effects as happened
from fathom.games.sonar.knowledge.imagination import imagine_enemy
from fathom.games.sonar.notation import (
    ANSWER,
    ARCHER,
    ARCHER_ELSEWHERE,
    CROSS,
    DETONATE,
    DRONE,
    END,
    MARK,
    READY,
    START,
    SURFACE,
    TRACE,
    WANT,
)
from fathom.games.sonar.position import position_of
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.refusals import refusal
from fathom.games.sonar.rules.table import MARKING, NONE, OVER, UNDER_WAY
from fathom.games.sonar.rules.time import SonarTime
from fathom.games.sonar.spec import (
    BOATS,
    CAPTAIN,
    ENGINEER,
    FIRST_OFFICER,
)
from fathom.games.sonar.view import SonarView, view_of

MOST_CHOICES: Final = 800
"""No seat has more: three for each field, and a few others."""


@final
class SonarState(SonarTime):
    """Two boats under way, turn by turn or in real time."""

    # Whose turn, what is possible

    def to_act(self) -> list[int]:
        if self.turn != NOBODY:
            return [self.turn]
        acting: list[int] = []
        if self.phase != OVER:
            for seat in range(self.seats):
                if self.timed or self.phase == MARKING:
                    if self.legal_moves(seat):
                        acting.append(seat)
                elif self._can_act(seat):
                    acting.append(seat)
        return acting

    def known_to_act(self, seat: int | None) -> list[int]:
        """The own crew as it is; of another crew only whether it is its turn (SON-35)."""
        if self.phase == OVER:
            return []
        acting = self.to_act()
        known: list[int] = []
        active = self.on_turn if self.asked == NONE else self.asked
        everybody = self.timed or self.phase == MARKING
        for other in range(self.seats):
            boat = self.boat_of[other]
            if seat is not None and self.boat_of[seat] == boat:
                if other in acting:
                    known.append(other)
            elif everybody or boat == active:
                known.append(other)
        return known

    def known_ply(self, seat: int | None) -> int:
        """Marks, OKs, wishes and traces of another crew are not noticed (SON-35)."""
        ply = self.ply
        for b in range(2):
            if seat is None or self.boat_of[seat] != b:
                ply -= self.unheard[b] + self._yet_unheard(b, seat)
        return ply

    def _yet_unheard(self, b: i64, seat: int | None) -> int:
        """The plies of a boat that others will know of by what follows, and not before (SON-35).

        That its captain has marked shows when both have (SON-5); that all four sections are traced
        shows when they have been checked, but to the enemy engineer at once (SON-22).
        """
        boat = self.boats[b]
        if self.phase == MARKING:
            return 1 if boat.field != NOWHERE else 0
        if self.phase == OVER or boat.check_at == NEVER:
            return 0
        return 0 if seat is not None and self.rights[seat] & ENGINEER else 1

    def legal_moves(self, seat: int) -> list[int]:
        return listed(self, seat, MOST_CHOICES)

    def list_moves(self, seat: int, into: vec[i64]) -> i64:
        player: i64 = seat
        b = self.boat_of[player]
        rights = self.rights[player]
        boat = self.boats[b]
        captain = rights & CAPTAIN != 0
        if self.phase != UNDER_WAY:
            if self.phase != MARKING or not captain or boat.field != NOWHERE:
                return 0
            for number, start in enumerate(self.chart.starts):
                into[number] = start
            return len(self.chart.starts)
        if self.timed:
            return self.list_timed_moves(seat, into)
        if self.asked != NONE:
            if b != self.asked or not captain:
                return 0
            return self.list_answers(boat, into)
        if b != self.on_turn:
            return 0
        count: i64 = 0
        waiting = boat.is_waiting()
        if waiting:  # SON-8
            if boat.mark_due and rights & FIRST_OFFICER:
                count = self.list_marks(boat, into, count)
            if boat.panel != NO_PANEL and rights & ENGINEER:
                count = self.list_crosses(boat, into, count)
            if boat.silent:  # SON-26
                return count
        elif not self.moved:
            if captain:
                count = self.list_courses(boat, into, count)
                if boat.may_surface or count == 0:  # SON-20, SON-9
                    into[count] = SURFACE
                    count += 1
        else:
            if captain:
                into[count] = END
                count += 1
            if boat.may_activate:  # SON-24, SON-25
                if rights & (CAPTAIN | FIRST_OFFICER):
                    count = self.list_soundings(boat, into, count)
                if captain:
                    count = self.list_near(boat, into, count)
        if captain:
            count = self.list_wishes(b, boat, into, count)
            can_activate = self.moved and not waiting and boat.may_activate
            count = self.list_far(boat, can_activate, into, count)
        return count

    def _can_act(self, seat: int) -> bool:
        """Whether a seat has a legal move, turn by turn; the same as asking for all of them."""
        b = self.boat_of[seat]
        rights = self.rights[seat]
        boat = self.boats[b]
        if self.asked != NONE:
            return b == self.asked and rights & CAPTAIN != 0
        if b != self.on_turn:
            return False
        if rights & CAPTAIN:
            if not boat.is_waiting():
                return True
            if not boat.silent and (boat.mines or (boat.may_want and len(self.crews[b]) > 1)):
                return True
        if boat.is_waiting():
            if boat.mark_due and rights & FIRST_OFFICER:
                return True
            return boat.panel != NO_PANEL and rights & ENGINEER != 0
        return (
            rights & FIRST_OFFICER != 0
            and self.moved
            and boat.may_activate
            and self.can_sound(boat)
        )

    def check(self, seat: int, move: int) -> None:
        """As every game's; but who may not act is told the rule that stops them, too."""
        known = 0 <= seat < self.seats and 0 <= move < self.game.move_count
        if known and self.phase != OVER and not self.legal_moves(seat):
            clause, reason = refusal(self, seat, move)
            raise NotYourTurn(f"{reason} [{clause}] ({self.where(seat)})", clause=clause)
        super().check(seat, move)

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        return refusal(self, seat, move)

    # Playing

    def apply(self, seat: int, move: int) -> None:
        self.ply += 1
        player: i64 = seat
        number: i64 = move
        b = self.boat_of[player]
        if self.phase == MARKING:
            self._mark_start(b, number - START)
            return
        boat = self.boats[b]
        called = len(self.log)
        halted_until = self.halt_until
        check_at = boat.check_at
        if self.timed:
            self.timed_apply(b, seat, move)
        else:
            self._turn_apply(b, number)
            self._pass_on()
        if MARK <= number < DRONE or TRACE <= number < READY or WANT <= number < ARCHER:
            quiet = called == len(self.log) and halted_until == self.halt_until
            if quiet and check_at == boat.check_at:  # SON-35
                self.unheard[b] += 1

    def _mark_start(self, b: i64, field: i64) -> None:
        """SON-5: when both have marked, the game starts."""
        self.start_at(b, field)
        if self.boats[1 - b].field == NOWHERE:
            if not self.timed:
                self.turn = self.captains[1 - b]
            return
        self.phase = UNDER_WAY
        if self.effects is not None:
            self.tell(happened.GameStarted())
        if self.timed:
            self.turn = NOBODY
            self.started_at = self.now
            return
        starter = self.options.starter
        first = self.dice.below(2) if starter is None else BOATS.index(starter)
        self._begin_turn(first, 1)
        self._pass_on()

    def _turn_apply(self, b: i64, move: i64) -> None:
        if move < SURFACE:
            self.moved = True
            self.set_course(b, move)
        elif move == SURFACE:
            self._surface(b)
        elif move == END:
            self._end_turn(b)
        elif move < CROSS:
            self.mark(b, move - MARK)
        elif move < DRONE:
            self.cross(b, move - CROSS)
        elif ANSWER <= move < ARCHER_ELSEWHERE:
            self.answer(b, move - ANSWER)
        elif DETONATE <= move < ANSWER:
            self.detonate(b, move - DETONATE)
        elif move < TRACE or move >= ARCHER:
            self.activate(b, move)
        else:
            self.want(b, move - WANT)

    def _surface(self, b: i64) -> None:
        turns = self.turns_for_surfacing(b)
        self.rise(b)
        if self.phase != OVER:  # SON-4: no repair of a boat that the ice has sunk
            self.boats[b].sheet = 0  # SON-20
            self._begin_turn(1 - b, turns)

    def turns_for_surfacing(self, b: i64) -> int:
        """The turns that the enemy gets if this boat, on turn, surfaces: three, or one (SON-21).

        One if this is a turn of three itself. In the last of them the enemy still lies on the
        surface. So it does when both have surfaced one after the other, but then this boat has
        announced no course since, and may not surface again if it can (SON-20).
        """
        is_last = self.boats[1 - b].surfaced and self.boats[b].may_surface
        is_one_of_three = self.in_row > 1 or (is_last and not self.is_first_rules())
        return 1 if is_one_of_three else self.chart.extra_turns

    def _end_turn(self, b: i64) -> None:
        if self.in_row > 1:
            self._begin_turn(b, self.in_row - 1)
        else:
            self._begin_turn(1 - b, 1)

    def _begin_turn(self, b: i64, in_row: i64) -> None:
        boat = self.boats[b]
        if boat.turns >= self.turn_limit:  # SON-41
            self.finish_by_limit()
            return
        boat.turns += 1
        self.on_turn = b
        self.in_row = in_row
        self.moved = False
        if self.effects is not None:
            if boat.surfaced:
                self.tell(happened.Dived(int(b)))
            self.tell(happened.TurnBegan(int(b), int(in_row)))
        boat.surfaced = False  # SON-21

    def settle(self) -> None:
        """Find out who is on turn, on a table that was not played to where it is."""
        self.turn = NOBODY
        if self.timed:
            return
        if self.phase == MARKING:
            unmarked = [b for b in range(2) if self.boats[b].field == NOWHERE]
            if len(unmarked) == 1:
                self.turn = self.captains[unmarked[0]]
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        """Note the one seat that may act, if it is one."""
        if self.phase == OVER:
            return
        if self.asked != NONE:
            self.turn = self.captains[self.asked]
            return
        b = self.on_turn
        crew = self.crews[b]
        self.turn = NOBODY
        if len(crew) == 1:
            self.turn = crew[0]
            return
        acting: i64 = NOBODY
        for seat in crew:
            if self._can_act(seat):
                if acting != NOBODY:
                    return
                acting = seat
        self.turn = int(acting)

    # Copies and knowledge

    def copy(self) -> SonarState:
        return self._twin(self.dice.copy())

    def _twin(self, dice: Dice) -> SonarState:
        """The same table with dice of its own."""
        twin = SonarState(self.game, 0, self.options, dice)
        twin.seats = self.seats
        twin.ply = self.ply
        twin.turn = self.turn
        twin.now = self.now
        twin.timed = self.timed
        twin.chart = self.chart
        twin.turn_limit = self.turn_limit
        twin.boats = [self.boats[0].copy(), self.boats[1].copy()]
        twin.boat_of = self.boat_of
        twin.rights = self.rights
        twin.crews = self.crews
        twin.captains = self.captains
        twin.engineers = self.engineers
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.in_row = self.in_row
        twin.moved = self.moved
        twin.asked = self.asked
        twin.archer = self.archer
        twin.log = self.log[:]
        twin.unheard = self.unheard[:]
        twin.winner = self.winner
        twin.by_limit = self.by_limit
        twin.started_at = self.started_at
        twin.halt_until = self.halt_until
        twin.pick_at = self.pick_at
        twin.beliefs = self.beliefs
        return twin

    def imagine(self, seat: int, dice: Dice) -> SonarState:
        """The own boat is known (SON-35); the enemy's is drawn from all that it can be."""
        twin = self._twin(dice)
        twin.ply = self.known_ply(seat)
        mine = self.boat_of[seat]
        twin.unheard[1 - mine] = 0
        if self.phase != OVER:
            twin.boats[mine].forget_plies()
            imagine_enemy(twin, seat, dice)
            twin.ply += twin._yet_unheard(1 - mine, seat)
            self.beliefs = twin.beliefs
            twin.settle()
        return twin

    def view(self, seat: int | None) -> SonarView:
        return view_of(self, seat)

    def shown_plies(self, seat: int | None) -> list[int]:
        """The own crew's drawing, and the one that failed before it; the enemy's for the engineer
        while it is checked (SON-22).
        """
        if seat is None:
            return []
        b = self.boat_of[seat]
        shown = self.boats[b].trace_plies + self.boats[b].failed_plies
        if self.rights[seat] & ENGINEER and self.boats[1 - b].check_at != NEVER:
            shown += self.boats[1 - b].trace_plies
        return shown

    def position(self) -> dict[str, Any]:
        return position_of(self)
