# mypyc: compile
"""Everything a boat can be, by what was public: the exact set, extended event by event.

A place is where the boat can be together with the fields of its route and, for each of its mines,
the fields where that mine can lie. Places that agree in all that are one place. They are grouped
by what the engineer's sheet can be, because the direction of a silent run is hidden and leaves its
mark on both. Gauges do not depend on either.
"""

from __future__ import annotations

from typing import Any, Final, final

from fathom.games.sonar.knowledge.places import (
    Place,
    assignments,
    can_lie,
    moved_to,
    without_mine,
)
from fathom.games.sonar.knowledge.sheets import Gauges, Sheets, clean_sheets
from fathom.games.sonar.notation import facts_of
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.boat import NO_PANEL
from fathom.games.sonar.rules.chart import NOWHERE, Chart
from fathom.games.sonar.sea import WIDTH

MOST_PLACES: Final = 60_000
"""With more places than this, those on the same field are thrown together."""

NO_MARK: Final = 0
MARK: Final = 1
SILENT_MARK: Final = 2

Places = dict[Place, Any]
"""With each place a route that leads there: the field, and the route before it."""


@final
class Group:
    """Places with the same sheets; `panel` is where a cross may still be due. Never changed."""

    def __init__(self, sheets: Sheets, panel: int, places: Places) -> None:
        self.sheets = sheets
        self.panel = panel
        self.places = places


@final
class Belief:
    """Everything one boat can be. Never changed once it is the answer to a question."""

    chart: Chart
    boat: int
    timed: bool
    gauge_table: Gauges
    gauges: int
    mark_due: int
    may_surface: bool
    archer: list[int]
    exact: bool
    heard: int
    """How many events of the log have been taken in."""
    groups: list[Group]

    def copy(self) -> Belief:
        """A belief that can be extended without changing this one."""
        twin = Belief()
        twin.chart = self.chart
        twin.boat = self.boat
        twin.timed = self.timed
        twin.gauge_table = self.gauge_table
        twin.gauges = self.gauges
        twin.mark_due = self.mark_due
        twin.may_surface = self.may_surface
        twin.archer = self.archer
        twin.exact = self.exact
        twin.heard = self.heard
        twin.groups = self.groups
        return twin

    def size(self) -> int:
        """How many places there are."""
        return sum([len(group.places) for group in self.groups])

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
                self._keep_reaching(a)
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
            self.groups = merged(
                [
                    Group(group.sheets.crossed(group.panel), NO_PANEL, group.places)
                    for group in self.groups
                ]
            )

    def _damage(self) -> None:
        """The cross that is due was the one that fills a panel or the reactor (SON-19)."""
        places: Places = {}
        for group in self.groups:
            if len(self.groups) == 1 or group.sheets.can_fail(group.panel):
                places.update(group.places)
        self.groups = [Group(clean_sheets(self.chart.wiring), NO_PANEL, places)]

    def _clear_sheets(self) -> None:
        places: Places = {}
        for group in self.groups:
            places.update(group.places)
        self.groups = [Group(clean_sheets(self.chart.wiring), NO_PANEL, places)]

    def _use(self, system: int) -> None:
        """A system was activated: gauge full, colour free, OKs in (SON-8, SON-15, SON-24)."""
        self.settle()
        if system == own.SILENCE:
            self.gauges = self.gauge_table.ready(self.gauges, system)
        else:
            self.gauges = self.gauge_table.used(self.gauges, system)
        broken_by = int(self.chart.wiring.broken_by[system])
        self.groups = merged(
            [
                Group(group.sheets.working(broken_by), NO_PANEL, group.places)
                for group in self.groups
            ]
        )
        if self.timed:  # SON-9: in a dead end nothing can be activated
            self._set(
                [
                    Group(group.sheets, NO_PANEL, self._with_course(group.places, True))
                    for group in self.groups
                ]
            )

    # Where it goes

    def _go(self, direction: int) -> None:
        step = self.chart.step
        groups: list[Group] = []
        for group in self.groups:
            places: Places = {}
            for place, link in group.places.items():
                moved = moved_to(place, step[place[0] * 4 + direction])
                if moved is not None:
                    places[moved] = (moved[0], link)
            if places:
                groups.append(Group(group.sheets, direction, places))
        self.groups = groups
        self.mark_due = MARK
        self.may_surface = True

    def _run_silently(self) -> None:
        """SON-34: 0 to 4 fields in one direction, each leaving another cross."""
        step = self.chart.step
        groups: list[Group] = []
        for group in self.groups:
            for direction in range(4):
                places: Places = {}
                for start, begun in group.places.items():
                    place = start
                    link = begun
                    places[place] = link
                    for _ in range(self.chart.silent_range):
                        moved = moved_to(place, step[place[0] * 4 + direction])
                        if moved is None:
                            break
                        place = moved
                        link = (place[0], link)
                        places[place] = link
                groups.append(Group(group.sheets, direction, places))
        self.groups = groups
        self.mark_due = SILENT_MARK

    def _surface(self, sector: int, ice: int) -> None:
        """Sector and ice are called, the route is forgotten (SON-20, SON-39)."""
        chart = self.chart
        groups: list[Group] = []
        for group in self.groups:
            here: Places = {}
            for place, link in group.places.items():
                field = place[0]
                cold = chart.ice and chart.is_hole[field] != (ice == 0)
                if chart.sector[field] == sector and not cold:
                    here[place] = link
            if not self.may_surface:  # SON-20: again without a course, so there was none
                here = self._with_course(here, False)
            places: Places = {}
            for place in here:
                field = place[0]
                places[(field, 1 << field, place[2])] = (field, None)
            if places:
                groups.append(Group(group.sheets, NO_PANEL, places))
        self.groups = groups
        self.may_surface = False
        if not self.timed:
            self._clear_sheets()

    def _with_course(self, places: Places, has_course: bool) -> Places:
        """The places with, or without, a legal course."""
        kept: Places = {}
        for place, link in places.items():
            free = self._free_around(place)
            if not free:
                if not has_course:
                    kept[place] = link
                continue
            mined = 0
            for mask in place[2]:
                mined |= mask
            if free & ~mined:
                if has_course:
                    kept[place] = link
                continue
            for mines in assignments(place[2]):
                lying = 0
                for mask in mines:
                    lying |= mask
                if (free & ~lying != 0) == has_course:
                    kept[(place[0], place[1], mines)] = link
        return kept

    def _free_around(self, place: Place) -> int:
        """The fields next to the boat that are sea and not on its route."""
        free = 0
        for direction in range(4):
            field = int(self.chart.step[place[0] * 4 + direction])
            if field != NOWHERE and not place[1] >> field & 1:
                free |= 1 << field
        return free

    # Mines

    def _lay_mine(self) -> None:
        """SON-30."""
        chart = self.chart
        groups: list[Group] = []
        for group in self.groups:
            places: Places = {}
            for place, link in group.places.items():
                mine = 0
                for point in range(8):
                    field = int(chart.around[place[0] * 8 + point])
                    if field == NOWHERE or field in self.archer:
                        continue
                    if not place[1] >> field & 1:
                        mine |= 1 << field
                if mine:
                    mines = tuple(sorted([*place[2], mine]))
                    if can_lie(mines):
                        places[(place[0], place[1], mines)] = link
            groups.append(Group(group.sheets, group.panel, places))
        self._set(groups)

    def _mine_goes_off(self, field: int) -> None:
        """One of the mines lay there (SON-31)."""
        groups: list[Group] = []
        for group in self.groups:
            places: Places = {}
            for place, link in group.places.items():
                for mines in without_mine(place[2], field):
                    places[(place[0], place[1], mines)] = link
            groups.append(Group(group.sheets, group.panel, places))
        self._set(groups)

    def _destroy_mines(self, field: int) -> None:
        """If a mine lay there it is gone, and only its owner knows (SON-28)."""
        bit = 1 << field
        groups: list[Group] = []
        for group in self.groups:
            places: Places = {}
            for place, link in group.places.items():
                mined = 0
                for mask in place[2]:
                    mined |= mask
                if not mined & bit:
                    places[place] = link
                    continue
                rest = tuple(sorted([mask & ~bit for mask in place[2]]))
                if can_lie(rest):
                    places[(place[0], place[1], rest)] = link
                for mines in without_mine(place[2], field):
                    places[(place[0], place[1], mines)] = link
            groups.append(Group(group.sheets, group.panel, places))
        self._set(groups)

    # What was called

    def _keep_reaching(self, field: int) -> None:
        """A torpedo got there (SON-28)."""
        near = self.chart.reach[field]
        self._keep(near)

    def _keep_in_sector(self, sector: int, inside: bool) -> None:
        """A drone's answer (SON-32)."""
        chart = self.chart
        self._keep([field for field in chart.sea if (chart.sector[field] == sector) == inside])

    def _keep_answering(self, answer: int) -> None:
        """A sonar's answer: exactly one of the facts is true (SON-33)."""
        first, second = facts_of(answer)
        fields: list[int] = []
        for field in self.chart.sea:
            facts = (field % WIDTH, field // WIDTH, self.chart.sector[field])
            if (facts[first[0]] == first[1]) != (facts[second[0]] == second[1]):
                fields.append(field)
        self._keep(fields)

    def _keep_blasted(self, centre: int, taken: int) -> None:
        """What a blast did to the boat (SON-29)."""
        chart = self.chart
        self._keep([field for field in chart.sea if chart.blast_damage(centre, field) == taken])

    def _keep(self, fields: list[int]) -> None:
        """Only the places on these fields are left."""
        kept = set(fields)
        groups: list[Group] = []
        for group in self.groups:
            places: Places = {}
            for place, link in group.places.items():
                if place[0] in kept:
                    places[place] = link
            groups.append(Group(group.sheets, group.panel, places))
        self._set(groups)

    def _set(self, groups: list[Group]) -> None:
        """These groups, but for those without places."""
        self.groups = [group for group in groups if group.places]

    def _throw_together(self) -> None:
        """Too many: keep one place a field and number of mines, and whatever all of them allow.

        No place that is possible is lost, but some that are not come in.
        """
        self.exact = False
        groups: list[Group] = []
        for group in self.groups:
            by_field: dict[tuple[int, int], Place] = {}
            links: dict[tuple[int, int], Any] = {}
            for place, link in group.places.items():
                key = (place[0], len(place[2]))
                other = by_field.get(key)
                if other is None:
                    by_field[key] = place
                    links[key] = link
                else:
                    mines = tuple(
                        sorted([place[2][index] | other[2][index] for index in range(key[1])])
                    )
                    by_field[key] = (place[0], place[1] & other[1], mines)
            places: Places = {}
            for key, place in by_field.items():
                places[place] = links[key]
            groups.append(Group(group.sheets, group.panel, places))
        self.groups = groups


def first_belief(chart: Chart, boat: int) -> Belief:
    """Before anything was heard: anywhere at sea (SON-5)."""
    belief = Belief()
    belief.chart = chart
    belief.boat = boat
    belief.timed = chart.mode == "realtime"
    belief.gauge_table = gauge_table(chart)
    belief.gauges = 1
    belief.mark_due = NO_MARK
    belief.may_surface = True
    belief.archer = chart.archer
    belief.exact = True
    belief.heard = 0
    places: Places = {}
    for field in chart.sea:
        places[(field, 1 << field, ())] = (field, None)
    belief.groups = [Group(clean_sheets(chart.wiring), NO_PANEL, places)]
    return belief


def merged(groups: list[Group]) -> list[Group]:
    """Groups without a possible sheet go, groups with the same sheets become one.

    A single group is left alone: its sheets are those of all places and exclude none.
    """
    if len(groups) < 2:
        return groups
    by_sheets: dict[Any, Group] = {}
    for group in groups:
        sheets = group.sheets.all()
        if not sheets:
            continue
        other = by_sheets.get(sheets)
        if other is None:
            by_sheets[sheets] = group
        else:
            both: Places = dict(other.places)
            both.update(group.places)
            by_sheets[sheets] = Group(other.sheets, other.panel, both)
    return list(by_sheets.values())


_gauge_tables: dict[str, Gauges] = {}


def gauge_table(chart: Chart) -> Gauges:
    """How the gauges of a scenario are numbered."""
    sizes = [int(size) for size in chart.gauges]
    key = str(sizes)
    if key not in _gauge_tables:
        _gauge_tables[key] = Gauges(sizes)
    return _gauge_tables[key]
