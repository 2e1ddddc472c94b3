# mypyc: compile
"""Drawing an enemy boat from everything it can be, by what was public (SON-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.belief import NO_MARK, SILENT_MARK, Belief, belief_about
from fathom.games.sonar.knowledge.gauges import drawn_bit
from fathom.games.sonar.knowledge.groups import Group
from fathom.games.sonar.knowledge.shapes import (
    FIELD_OF_PLACE,
    Way,
    bits_of,
    can_lie,
    fields_of,
    masks_at,
    nth_bit,
)
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.events import CHECKED, DAMAGED, SILENCE, event_boat, event_kind
from fathom.games.sonar.rules.table import MARKING, NONE
from fathom.games.sonar.spec import CHECK_MS, ENGINEER, RESOLVING_LIMIT_MS, SECOND_MS, SECTIONS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

TRIES: Final = 50


def imagine_enemy(state: SonarState, seat: int, dice: Dice) -> None:
    """Make of the boat that is not the seat's one that is drawn from all that it can be."""
    number = int(1 - state.boat_of[seat])
    boat = state.boats[number]
    if state.phase == MARKING:
        _mark(state, boat, number, dice)
        return
    belief = belief_about(state, number)
    mark_due, cross_due = _oks(state, number, belief, dice)
    groups = belief.groups if cross_due else _crossed_groups(belief.groups)
    group, route, mines = _place(groups, dice)
    _put(boat, route, mines)
    boat.panel = group.panel if cross_due else NO_PANEL
    boat.mark_due = mark_due
    boat.sheet = max(group.sheets.draw(dice), 0)
    gauges = belief.gauges
    if belief.mark_due != NO_MARK and not mark_due:
        gauges = belief.gauge_table.marked(gauges, belief.mark_due == SILENT_MARK)
    boat.gauges = belief.gauge_table.marks(drawn_bit(gauges, dice))
    boat.counts[own.MINES_GONE] = boat.counts[own.MINES_LAID] - len(mines)
    boat.wanted = own.NOTHING
    boat.may_want = boat.counts[own.COURSES] > 0
    boat.forget_failed_sheet()
    if state.timed:
        _trace(boat, bool(state.rights[seat] & ENGINEER), state.now, dice)
        _sign(state, number, dice)
        stuck = not boat.surfaced and not boat.is_waiting() and not boat.has_course(state.chart)
        boat.stuck_at = state.now if stuck else NEVER
        if state.halt_until != NEVER and state.asked == NONE:
            halted_at = state.halt_until - state.options.halt_seconds * SECOND_MS
            state.pick_at = NEVER if state.is_resolved() else halted_at + RESOLVING_LIMIT_MS


def _mark(state: SonarState, boat: Boat, number: int, dice: Dice) -> None:
    """Whether and where the enemy has marked its start; once both have, the game starts (SON-5)."""
    boat.field = NOWHERE
    _put(boat, [], [])
    if state.boats[1 - number].field == NOWHERE and dice.below(2):
        sea = state.chart.sea
        boat.enter(sea[dice.below(len(sea))])


def _oks(state: SonarState, number: int, belief: Belief, dice: Dice) -> tuple[bool, bool]:
    """Whether the mark and whether the cross of the enemy's last course is still due."""
    crossing = belief.groups[0].panel != NO_PANEL
    possible = [
        (mark_due, cross_due)
        for mark_due in ((True, False) if belief.mark_due != NO_MARK else (False,))
        for cross_due in ((True, False) if crossing else (False,))
    ]
    if crossing and not _crossed_groups(belief.groups):  # it would have done damage
        possible = [due for due in possible if due[1]]
    if not state.timed:
        done = state.on_turn != number or not state.moved  # SON-8
    else:
        done = state.boats[number].silent and not _is_halted_by_silence(state, number)
        if state.boats[number].silent and not done and state.now >= state.halt_until:
            possible = [due for due in possible if any(due)]  # SON-26: that is what is waited for
    return (False, False) if done else possible[dice.below(len(possible))]


def _is_halted_by_silence(state: SonarState, number: int) -> bool:
    """Whether everybody stops for this boat's silent run, and for nothing later (SON-26)."""
    if state.halt_until == NEVER:
        return False
    for event in reversed(state.log):
        if event_boat(event) == number and event_kind(event) == SILENCE:
            return True
        if event_kind(event) not in (DAMAGED, CHECKED):  # these may come meanwhile
            return False
    return False


def _crossed_groups(groups: list[Group]) -> list[Group]:
    """The groups after the cross that may be due, if that did no damage."""
    if groups[0].panel == NO_PANEL:
        return groups
    after: list[Group] = []
    for group in groups:
        sheets = group.sheets.crossed(group.panel)
        if sheets.is_possible():
            after.append(Group(sheets, NO_PANEL, group.shapes))
    return after


def _place(groups: list[Group], dice: Dice) -> tuple[Group, list[int], list[int]]:
    """A group, a route and mines, each place equally likely."""
    total = 0
    for group in groups:
        total += group.size()
    for _ in range(TRIES):
        group, route, masks = _numbered_place(groups, int(dice.below(total)))
        mines = _lay(masks, route, dice)
        if mines is not None:
            return group, route, mines
    return group, route, []


def _numbered_place(groups: list[Group], number: int) -> tuple[Group, list[int], list[int]]:
    """The place with this number: its group, its route, and where each of its mines can lie."""
    for group in groups:
        for shape, where in group.shapes.items():
            count = where.fields.bit_count()
            if number < count:
                place = nth_bit(where.fields, number)
                masks = masks_at(shape[1], place)
                masks.sort()
                return group, _route(place, where.way), masks
            number -= count
    raise IndexError("there are not so many places")


def _route(place: int, way: Way | None) -> list[int]:
    """The fields of a way that ends there."""
    route = [FIELD_OF_PLACE[place]]
    while way is not None:
        place -= way.step
        route.append(FIELD_OF_PLACE[place])
        way = way.before
    route.reverse()
    return route


def _lay(masks: list[int], route: list[int], dice: Dice) -> list[int] | None:
    """Fields for the mines, none of them on the route; None if that cannot be."""
    if not masks:
        return []
    visited = bits_of(route)
    left = [mask & ~visited for mask in masks]
    if not can_lie(left):
        return None
    fields: list[int] = []
    while left:
        mask = left.pop()
        while True:
            bit = 1 << drawn_bit(mask, dice)
            if can_lie([other & ~bit for other in left]):
                break
            mask &= ~bit
        fields += fields_of(bit)
        left = [other & ~bit for other in left]
    fields.sort()
    return fields


def _put(boat: Boat, route: list[int], mines: list[int]) -> None:
    boat.clear()
    for field in route:
        boat.enter(field)
    boat.set_mines(mines)


def _trace(boat: Boat, is_shown: bool, now: int, dice: Dice) -> None:
    """The enemy's drawing: how far it is, which sections, and whether the lines are good (SON-22).

    That it is finished shows when it has been checked; but the engineer is shown it before.
    """
    sections: list[int] = list(range(SECTIONS))
    dice.shuffle(sections)
    if not boat.surfaced or boat.repair not in (own.TRACING, own.CHECKING):
        sections = []
    elif is_shown and boat.repair == own.CHECKING:
        sections = [trace // 2 for trace in boat.traces]
    else:
        del sections[dice.below(SECTIONS if is_shown else SECTIONS + 1) :]
        is_done = len(sections) == SECTIONS
        boat.repair = own.CHECKING if is_done else own.TRACING
        boat.check_at = now + 1 + dice.below(CHECK_MS) if is_done else NEVER
    boat.traces = [2 * section + int(dice.below(2)) for section in sections]
    boat.forget_plies()


def _sign(state: SonarState, number: int, dice: Dice) -> None:
    """Who of the enemy drew it, by chance, and since when the next may (SON-22)."""
    boat = state.boats[number]
    boat.traced_by = []
    for _ in boat.traces:
        tracers = state.tracers_after(number, boat.traced_by)
        boat.traced_by.append(tracers[dice.below(len(tracers))])
    is_free = bool(state.tracers(number)) and not state.is_first_rules()
    boat.passed_at = state.now if is_free else NEVER
