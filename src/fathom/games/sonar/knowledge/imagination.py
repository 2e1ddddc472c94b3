"""Drawing an enemy boat from everything it can be, by what was public (SON-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.belief import NO_MARK, SILENT_MARK, Belief, Group
from fathom.games.sonar.knowledge.deduction import belief_about
from fathom.games.sonar.knowledge.places import Mines, can_lie
from fathom.games.sonar.knowledge.sheets import IMPOSSIBLE, drawn_bit
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules.boat import NEVER, NO_PANEL, Boat
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.events import CHECKED, DAMAGED, SILENCE, event_boat, event_kind
from fathom.games.sonar.rules.table import MARKING, NONE
from fathom.games.sonar.spec import CHECK_MS, ENGINEER, RESOLVING_LIMIT_MS, SECOND_MS, SECTIONS

if TYPE_CHECKING:
    from fathom.games.sonar.rules.state import SonarState

TRIES = 50


def imagine_enemy(state: SonarState, seat: int, dice: Dice) -> None:
    """Replace the boat that is not the seat's by one drawn from all that it can be."""
    number = 1 - state.boat_of[seat]
    truth = state.boats[number]
    boat = truth.copy()
    state.boats[number] = boat
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
    boat.gauges = vec[i64](belief.gauge_table.marks(drawn_bit(gauges, dice)))
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
    _put(boat, [], ())
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
    boat.shut = vec[i64]([0] * len(boat.shut))
    boat.route = []
    for field in route:
        boat.enter(field)
    boat.set_mines(list(mines))


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
