"""Drawing an enemy boat from everything it can be.

How many OKs the enemy has given is known, since every ply is counted in the open; which of them is
drawn, like everything else that is not public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fathom.engine.dice import Dice
from fathom.games.sonar import rules_boat as own
from fathom.games.sonar.deduce import belief_about
from fathom.games.sonar.rules_belief import NO_MARK, SILENT_MARK, Belief, Group, Mines, can_lie
from fathom.games.sonar.rules_boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules_chart import NOWHERE
from fathom.games.sonar.rules_sheets import IMPOSSIBLE, drawn_bit
from fathom.games.sonar.rules_systems import MARKING
from fathom.games.sonar.spec import SECTIONS

if TYPE_CHECKING:
    from fathom.games.sonar.rules import SonarState

TRIES = 50


def imagine_enemy(state: SonarState, number: int, dice: Dice) -> None:
    """Replace a boat by one drawn from all that it can be, by what was public."""
    truth = state.boats[number]
    boat = truth.copy()
    state.boats[number] = boat
    if state.phase == MARKING:
        if truth.field != NOWHERE:
            sea = state.chart.sea
            _put(boat, [sea[dice.below(len(sea))]], ())
        return
    belief = belief_about(state, number)
    due = int(truth.mark_due) + int(truth.panel != NO_PANEL)
    mark_due, cross_due = _oks(belief, due, dice)
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
    _trace(boat, dice)
    if state.timed:
        stuck = not boat.surfaced and not boat.is_waiting() and not boat.has_course(state.chart)
        boat.stuck_at = state.now if stuck else NEVER


def _oks(belief: Belief, due: int, dice: Dice) -> tuple[bool, bool]:
    """Whether the mark and whether the cross is due, when so many of them are."""
    crossing = bool(belief.groups) and belief.groups[0].panel != NO_PANEL
    if due == 2:
        return True, True
    if due == 0:
        return False, False
    if not crossing:
        return True, False
    if belief.mark_due == NO_MARK or not _crossed_groups(belief.groups):
        return False, True
    mark_due = bool(dice.below(2))
    return mark_due, not mark_due


def _crossed_groups(groups: list[Group]) -> list[Group]:
    """The groups after the cross that may be due, if that did no damage."""
    if groups[0].panel == NO_PANEL:
        return groups
    after = [Group(group.sheets.crossed(group.panel), NO_PANEL, group.places) for group in groups]
    return [group for group in after if group.sheets.draw(Dice(0)) != IMPOSSIBLE]


def _place(groups: list[Group], dice: Dice) -> tuple[Group, list[int], tuple[int, ...]]:
    """A group, a route and mines, each place equally likely."""
    total = sum(len(group.places) for group in groups)
    for _ in range(TRIES):
        rest = int(dice.below(total))
        for group in groups:
            if rest < len(group.places):
                place = list(group.places)[rest]
                route = _route(group.places[place])
                mines = _lay(place[2], sum(1 << field for field in route), dice)
                if mines is not None:
                    return group, route, mines
                break
            rest -= len(group.places)
    return group, route, ()


def _route(link: Any) -> list[int]:
    route = []
    while link is not None:
        field, link = link
        route.append(field)
    route.reverse()
    return route


def _lay(mines: Mines, route: int, dice: Dice) -> tuple[int, ...] | None:
    """Fields for the mines, none of them on the route; None if that cannot be."""
    left = [mask & ~route for mask in mines]
    if not can_lie(tuple(left)):
        return None
    fields: list[int] = []
    while left:
        mask = left.pop()
        while True:
            bit = 1 << drawn_bit(mask, dice)
            if can_lie(tuple(other & ~bit for other in left)):
                break
            mask &= ~bit
        fields.append(bit.bit_length() - 1)
        left = [other & ~bit for other in left]
    return tuple(sorted(fields))


def _put(boat: Boat, route: list[int], mines: tuple[int, ...]) -> None:
    boat.set_mines([])
    boat.shut = [0] * len(boat.shut)
    boat.route = []
    for field in route:
        boat.enter(field)
    boat.set_mines(list(mines))


def _trace(boat: Boat, dice: Dice) -> None:
    """The enemy's drawing: which sections, and whether the lines are good (SON-22)."""
    sections: list[int] = list(range(SECTIONS))
    dice.shuffle(sections)
    boat.traces = [2 * sections[index] + int(dice.below(2)) for index in range(len(boat.traces))]
