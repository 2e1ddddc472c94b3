# mypyc: compile
"""Everything a boat can be, by what was public: the exact set, extended event by event.

A place is where the boat can be together with the fields of its route and, for each of its mines,
the fields where that mine can lie. All places with the same route and mines as seen from the boat
are a shape and the set of its fields (`shapes`). Shapes are grouped by what the engineer's sheet
can be, because the direction of a silent run is hidden and leaves its mark on both. Gauges do not
depend on either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from fathom.games.sonar.knowledge.gauges import Gauges, gauge_table
from fathom.games.sonar.knowledge.groups import MOST_GROUPS, Group, merged, possible, united
from fathom.games.sonar.knowledge.shapes import (
    AROUND,
    BITS,
    BOAT,
    HERE,
    PLACES,
    STEP_BITS,
    Mines,
    Shape,
    Shapes,
    Waters,
    Way,
    add,
    around,
    assignments,
    bits_of,
    blasted,
    elsewhere,
    fields_of,
    lying,
    lying_at,
    masks_at,
    shifted,
    stepped,
    waters_of,
    without_mine,
)
from fathom.games.sonar.knowledge.sheets import clean_sheets
from fathom.games.sonar.notation import facts_of
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.boat import NO_PANEL
from fathom.games.sonar.rules.chart import Chart
from fathom.games.sonar.sea import FIELDS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.systems import SonarSystems

MOST_PLACES: Final = 60_000
"""With more places than this, those on the same field are thrown together."""
MANY_PLACES: Final = 300
"""The same where it need not be exact."""
MANY_MINES: Final = 5
"""Of so many it is no longer kept where they can lie, where it need not be exact."""
NO_MARK: Final = 0
MARK: Final = 1
SILENT_MARK: Final = 2


@final
class Belief:
    """Everything one boat can be. Never changed once it is the answer to a question."""

    chart: Chart
    waters: Waters
    boat: int
    timed: bool
    gauge_table: Gauges
    gauges: int
    mark_due: int
    may_surface: bool
    archer: list[int]
    exact: bool
    minds_mines: bool
    """Whether it is kept where mines can lie."""
    heard: int
    """How many events of the log have been taken in."""
    groups: list[Group]

    def copy(self) -> Belief:
        """A belief that can be extended without changing this one."""
        twin = Belief()
        twin.chart = self.chart
        twin.waters = self.waters
        twin.boat = self.boat
        twin.timed = self.timed
        twin.gauge_table = self.gauge_table
        twin.gauges = self.gauges
        twin.mark_due = self.mark_due
        twin.may_surface = self.may_surface
        twin.archer = self.archer
        twin.exact = self.exact
        twin.minds_mines = self.minds_mines
        twin.heard = self.heard
        twin.groups = self.groups
        return twin

    def simplified(self) -> Belief:
        """The same fields, whatever the sheet: no longer exact, but quick to extend.

        Of many places those on the same field are thrown together, and many mines are forgotten.
        """
        twin = self.copy()
        twin.settle()
        if len(twin.groups) > 1:
            shapes = united(twin.groups)
            twin.groups = [Group(clean_sheets(self.chart.wiring), NO_PANEL, shapes)]
            twin.exact = False
        if twin._most_mines() >= MANY_MINES:
            twin._forget_mines()
        if twin.size() > MANY_PLACES:
            twin._throw_together()
        return twin

    def size(self) -> int:
        """How many places there are."""
        size = 0
        for group in self.groups:
            size += group.size()
        return size

    def fields(self) -> int:
        """Where the boat can be, a bit a field."""
        fields = 0
        for group in self.groups:
            for where in group.shapes.values():
                fields |= where.fields
        return fields

    def ways(self) -> dict[int, int]:
        """By field, in ascending order: how many places are there.

        All fields are counted at once: of their counts, in binary, each digit is a set of fields.
        """
        digits: list[int] = []
        for group in self.groups:
            for where in group.shapes.values():
                carry = where.fields
                index = 0
                while carry:
                    if index == len(digits):
                        digits.append(carry)
                        break
                    both = digits[index] & carry
                    digits[index] ^= carry
                    carry = both
                    index += 1
        ways: dict[int, int] = {}
        if len(digits) > 1:
            for field in fields_of(self.fields()):
                ways[field] = 0
        for index in range(len(digits)):
            for field in fields_of(digits[index]):
                ways[field] = ways.get(field, 0) + (1 << index)
        return ways

    def layouts(self, every: int) -> list[list[int]]:
        """Of every so-manieth place the fields where each of its mines can lie."""
        found: list[list[int]] = []
        number = 0
        for group in self.groups:
            for shape, where in group.shapes.items():
                for field in fields_of(where.fields):
                    if number % every == 0:
                        found.append(masks_at(shape[1], PLACES[field]))
                    number += 1
        return found

    def extended(self, events: list[int]) -> Belief:
        """The belief after a whole log, of which this one has heard the beginning."""
        if self.heard == len(events):
            return self
        twin = self.copy()
        for number in range(self.heard, len(events)):
            twin.hear(events[number])
        twin.heard = len(events)
        return twin

    # Events

    def hear(self, event: int) -> None:
        """Take in one public event."""
        kind = log.event_kind(event)
        a = log.event_a(event)
        if log.event_boat(event) == self.boat:
            if kind == log.COURSE:
                self.settle()
                self._go(a)
            elif kind == log.SURFACED:
                self.settle()
                self._surface(a, log.event_b(event))
            elif kind == log.DAMAGED:
                self._damage()
            elif kind == log.SILENCE:
                self._use(own.SILENCE)
                self._run_silently()
            elif kind == log.MINE:
                self._use(own.MINE)
                self._lay_mine()
            elif kind == log.TORPEDO:
                self._use(own.TORPEDO)
                self._keep(self.waters.reach[a])  # SON-28
            elif kind == log.DRONE:
                self._use(own.DRONE)
            elif kind == log.SONAR:
                self._use(own.SONAR)
            elif kind == log.ARCHER:
                self._use(own.SCENARIO)
            elif kind == log.DETONATION:
                self._mine_goes_off(a)
            elif kind == log.ANSWERED:
                self._keep_answering(a)
            elif kind == log.CHECKED and a:
                self._clear_sheets()
        elif kind == log.DRONE:
            self._keep_in_sector(a, log.event_b(event) == 1)
        if kind == log.TORPEDO:
            self._destroy_mines(a)
            self._no_archer_at(a)
        elif kind == log.ARCHER:
            self._no_archer_at(a)
        if kind == log.TORPEDO or kind == log.ARCHER or kind == log.DETONATION:
            taken = log.event_b(event) if self.boat == 0 else log.event_c(event)
            self._keep_blasted(a, taken)
        if self.size() > MOST_PLACES:
            self._throw_together()

    def _no_archer_at(self, field: int) -> None:
        if field in self.archer:
            self.archer = [other for other in self.archer if other != field]

    def settle(self) -> None:
        """Mark and cross of the last course are done, and there was no damage (SON-8)."""
        if self.mark_due != NO_MARK:
            silent = self.mark_due == SILENT_MARK
            self.gauges = self.gauge_table.marked(self.gauges, silent)
            self.mark_due = NO_MARK
        if self.groups and self.groups[0].panel != NO_PANEL:
            self.groups = possible(
                [
                    Group(group.sheets.crossed(group.panel), NO_PANEL, group.shapes)
                    for group in self.groups
                ]
            )

    def _damage(self) -> None:
        """The cross that is due was the one that fills a panel or the reactor (SON-19)."""
        harmed = [
            group
            for group in self.groups
            if len(self.groups) == 1 or group.sheets.can_do_damage(group.panel)
        ]
        self.groups = [Group(clean_sheets(self.chart.wiring), NO_PANEL, united(harmed))]

    def _clear_sheets(self) -> None:
        self.groups = [Group(clean_sheets(self.chart.wiring), NO_PANEL, united(self.groups))]

    def _use(self, system: int) -> None:
        """A system was activated: gauge full, colour free, OKs in (SON-8, SON-15, SON-24)."""
        self.settle()
        if system == own.SILENCE:
            self.gauges = self.gauge_table.ready(self.gauges, system)
        else:
            self.gauges = self.gauge_table.used(self.gauges, system)
        broken_by = int(self.chart.wiring.broken_by[system])
        self.groups = possible(
            [
                Group(group.sheets.working(broken_by), NO_PANEL, group.shapes)
                for group in self.groups
            ]
        )
        if self.timed:  # SON-9: in a dead end nothing can be activated
            self._set(
                [
                    Group(group.sheets, NO_PANEL, self._with_course(group.shapes, True))
                    for group in self.groups
                ]
            )

    # Where it goes

    def _go(self, direction: int) -> None:
        step = STEP_BITS[direction]
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                moved, fields = stepped(shape, where.fields, step, self.waters.sea)
                if fields:
                    add(shapes, moved, fields, Way(step, where.way))
            groups.append(Group(group.sheets, direction, shapes))
        self._set(groups)
        self.mark_due = MARK
        self.may_surface = True

    def _run_silently(self) -> None:
        """SON-34: 0 to 4 fields in one direction, each leaving another cross."""
        if len(self.groups) > MOST_GROUPS:
            self.groups = merged(self.groups)
        groups: list[Group] = []
        for group in self.groups:
            for direction in range(4):
                step = STEP_BITS[direction]
                shapes: Shapes = {}
                for shape, where in group.shapes.items():
                    fields = where.fields
                    way = where.way
                    add(shapes, shape, fields, way)
                    for _ in range(self.chart.silent_range):
                        shape, fields = stepped(shape, fields, step, self.waters.sea)
                        if fields == 0:
                            break
                        way = Way(step, way)
                        add(shapes, shape, fields, way)
                groups.append(Group(group.sheets, direction, shapes))
        self.groups = groups
        self.mark_due = SILENT_MARK

    def _surface(self, sector: int, ice: int) -> None:
        """Sector and ice are called, the route is forgotten (SON-20, SON-39)."""
        possible = self.waters.facts[2][sector]
        if self.chart.ice:
            possible &= self.waters.holes if ice == 0 else ~self.waters.holes
        self._keep(possible)
        groups: list[Group] = []
        for group in self.groups:
            here = group.shapes
            if not self.may_surface:  # SON-20: again without a course, so there was none
                here = self._with_course(here, False)
            shapes: Shapes = {}
            for shape, where in here.items():
                add(shapes, (HERE, shape[1], 0), where.fields, None)
            groups.append(Group(group.sheets, NO_PANEL, shapes))
        self._set(groups)
        self.may_surface = False
        if not self.timed:
            self._clear_sheets()

    def _with_course(self, shapes: Shapes, has_course: bool) -> Shapes:
        """The places with, or without, a legal course."""
        kept: Shapes = {}
        for shape, where in shapes.items():
            mined = 0
            for offsets, _ in shape[1]:
                mined |= offsets
            free = 0
            doubtful = 0
            for step in STEP_BITS:
                if not shape[0] >> BOAT + step & 1:
                    open_fields = where.fields & shifted(self.waters.sea, -step)
                    if mined >> BOAT + step & 1:
                        doubtful |= open_fields
                    else:
                        free |= open_fields
            doubtful &= ~free
            sure = free if has_course else where.fields & ~free & ~doubtful
            add(kept, shape, sure, where.way)
            for field in fields_of(doubtful):
                self._with_mines(kept, shape, field, where.way, has_course)
        return kept

    def _with_mines(
        self, kept: Shapes, shape: Shape, field: int, way: Way | None, has_course: bool
    ) -> None:
        """Keep a place as far as its mines leave it a course, or leave it none."""
        place = PLACES[field]
        free = 0
        for step in STEP_BITS:
            if not shape[0] >> BOAT + step & 1:
                free |= shifted(BITS[field], step) & self.waters.sea
        for mines in assignments(masks_at(shape[1], place)):
            taken = 0
            for mask in mines:
                taken |= mask
            if (free & ~taken != 0) == has_course:
                laid = lying_at(mines, place, self.waters.sea)
                add(kept, (shape[0], laid, shape[2]), BITS[field], way)

    # Mines

    def _most_mines(self) -> int:
        """How many mines there are at most."""
        most = 0
        for group in self.groups:
            for shape in group.shapes:
                most = max(most, len(shape[1]))
        return most

    def _forget_mines(self) -> None:
        """From now on only the boat counts."""
        self.exact = False
        self.minds_mines = False
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                add(shapes, (shape[0], (), shape[2]), where.fields, where.way)
            groups.append(Group(group.sheets, group.panel, shapes))
        self._set(groups)

    def _lay_mine(self) -> None:
        """SON-30."""
        if not self.minds_mines:
            return
        allowed = self.waters.sea & ~bits_of(self.archer)
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                mines: Mines = tuple(sorted([*shape[1], (AROUND & ~shape[0], allowed)]))
                fields = lying(mines, where.fields)
                add(shapes, (shape[0], mines, shape[2]), fields, where.way)
            groups.append(Group(group.sheets, group.panel, shapes))
        self._set(groups)

    def _mine_goes_off(self, field: int) -> None:
        """One of the mines lay there (SON-31)."""
        if not self.minds_mines:
            return
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                for mines, fields in without_mine(shape[1], where.fields, BITS[field]):
                    add(shapes, (shape[0], mines, shape[2]), fields, where.way)
            groups.append(Group(group.sheets, group.panel, shapes))
        self._set(groups)

    def _destroy_mines(self, field: int) -> None:
        """If a mine lay there it is gone, and only its owner knows (SON-28)."""
        if not self.minds_mines:
            return
        bit = BITS[field]
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                near = 0
                for offsets, allowed in shape[1]:
                    if allowed & bit:
                        near |= around(offsets, bit)
                near &= where.fields
                add(shapes, shape, where.fields & ~near, where.way)
                if near:
                    rest = elsewhere(shape[1], bit)
                    add(shapes, (shape[0], rest, shape[2]), lying(rest, near), where.way)
                    for mines, fields in without_mine(shape[1], near, bit):
                        add(shapes, (shape[0], mines, shape[2]), fields, where.way)
            groups.append(Group(group.sheets, group.panel, shapes))
        self._set(groups)

    # What was called

    def _keep_in_sector(self, sector: int, inside: bool) -> None:
        """A drone's answer (SON-32)."""
        there = self.waters.facts[2][sector]
        self._keep(there if inside else ~there)

    def _keep_answering(self, answer: int) -> None:
        """A sonar's answer: exactly one of the facts is true (SON-33)."""
        first, second = facts_of(answer)
        facts = self.waters.facts
        self._keep(facts[first[0]][first[1]] ^ facts[second[0]][second[1]])

    def _keep_blasted(self, centre: int, taken: int) -> None:
        """What a blast did to the boat (SON-29)."""
        bit = BITS[centre]
        near = blasted(self.waters.sea, PLACES[centre])
        kept = 0
        if taken == self.chart.direct_damage:
            kept |= bit
        if taken == self.chart.near_damage:
            kept |= near & ~bit
        if taken == 0:
            kept |= self.waters.sea & ~near
        self._keep(kept)

    def _keep(self, fields: int) -> None:
        """Only the places on these fields are left."""
        groups: list[Group] = []
        for group in self.groups:
            shapes: Shapes = {}
            for shape, where in group.shapes.items():
                add(shapes, shape, where.fields & fields, where.way)
            groups.append(Group(group.sheets, group.panel, shapes))
        self._set(groups)

    def _set(self, groups: list[Group]) -> None:
        """These groups, but for those without places."""
        self.groups = [group for group in groups if group.shapes]

    def _throw_together(self) -> None:
        """Too many: keep one place a field and number of mines, and whatever all of them allow.

        No place that is possible is lost, but some that are not come in.
        """
        self.exact = False
        groups: list[Group] = []
        for group in self.groups:
            routes: dict[tuple[int, int], int] = {}
            mined: dict[tuple[int, int], list[int]] = {}
            ways: dict[tuple[int, int], Way | None] = {}
            for shape, where in group.shapes.items():
                for field in fields_of(where.fields):
                    key = (field, len(shape[1]))
                    masks = masks_at(shape[1], PLACES[field])
                    masks.sort()
                    if key not in routes:
                        routes[key] = shape[0]
                        mined[key] = masks
                        ways[key] = where.way
                    else:
                        routes[key] &= shape[0]
                        others = mined[key]
                        mined[key] = [masks[index] | others[index] for index in range(key[1])]
            shapes: Shapes = {}
            for key, route in routes.items():
                mines = lying_at(mined[key], PLACES[key[0]], self.waters.sea)
                owner = 1 + key[0] + FIELDS * key[1]
                add(shapes, (route, mines, owner), BITS[key[0]], ways[key])
            groups.append(Group(group.sheets, group.panel, shapes))
        self.groups = groups


def belief_about(state: SonarSystems, boat: int) -> Belief:
    """Everything a boat can be; what is known already is not worked out again."""
    beliefs = state.beliefs
    if beliefs is None or beliefs[boat].heard > len(state.log):
        beliefs = (first_belief(state.chart, 0), first_belief(state.chart, 1))
    belief = beliefs[boat].extended(state.log)
    state.beliefs = (belief, beliefs[1]) if boat == 0 else (beliefs[0], belief)
    return belief


def settled_belief(state: SonarSystems, boat: int) -> Belief:
    """Everything a boat can be when it is clear that mark and cross of the last course are done.

    A turn ends only after them (SON-8), so a cross that must have done damage was none.
    """
    belief = belief_about(state, boat)
    if state.timed or (state.on_turn == boat and state.moved):
        return belief
    settled = belief.copy()
    settled.settle()
    return settled


def first_belief(chart: Chart, boat: int) -> Belief:
    """Before anything was heard: anywhere at sea (SON-5)."""
    belief = Belief()
    belief.chart = chart
    belief.waters = waters_of(chart)
    belief.boat = boat
    belief.timed = chart.mode == "realtime"
    belief.gauge_table = gauge_table(chart)
    belief.gauges = 1
    belief.mark_due = NO_MARK
    belief.may_surface = True
    belief.archer = chart.archer
    belief.exact = True
    belief.minds_mines = True
    belief.heard = 0
    shapes: Shapes = {}
    add(shapes, (HERE, (), 0), belief.waters.sea, None)
    belief.groups = [Group(clean_sheets(chart.wiring), NO_PANEL, shapes)]
    return belief
