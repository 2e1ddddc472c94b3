"""What can be deduced about a boat from all that was public (SON-35).

It is what the radio operator's assistance shows, what `imagine` draws from and what bots know.
The truth is never excluded. It is exact, unless there are too many places to keep apart; then
`exact` is False, and the fields may be a few too many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathom.games.sonar.knowledge.belief import Belief, first_belief
from fathom.games.sonar.knowledge.places import Mines, can_lie

if TYPE_CHECKING:
    from fathom.games.sonar.rules.systems import SonarSystems


class Deduction(msgspec.Struct, frozen=True):
    """Where a boat and its mines can be."""

    fields: list[int]
    """In ascending order."""
    weights: dict[int, int]
    """By field: in how many ways the boat can have got there."""
    mines: list[int]
    """Every field where one of its mines can lie, in ascending order."""
    exact: bool


def belief_about(state: SonarSystems, boat: int) -> Belief:
    """Everything a boat can be; what is known already is not worked out again."""
    beliefs = state.beliefs
    if beliefs is None or beliefs[boat].heard > len(state.log):
        beliefs = (first_belief(state.chart, 0), first_belief(state.chart, 1))
    belief = beliefs[boat].extended(state.log)
    state.beliefs = (belief, beliefs[1]) if boat == 0 else (beliefs[0], belief)
    return belief


def settled_belief(state: SonarSystems, boat: int) -> Belief:
    """The same when it is clear that mark and cross of the last course are done.

    A turn ends only after them (SON-8), so a cross that must have done damage was none.
    """
    belief = belief_about(state, boat)
    if state.timed or (state.on_turn == boat and state.moved):
        return belief
    settled = belief.copy()
    settled.settle()
    return settled


def deduce(state: SonarSystems, boat: int) -> Deduction:
    """Where a boat can be, by all that was public; its own crew knows more, of course."""
    belief = settled_belief(state, boat)
    weights: dict[int, int] = {}
    layouts: set[Mines] = set()
    for group in belief.groups:
        for field, _, mines in group.places:
            weights[field] = weights.get(field, 0) + 1
            if mines:
                layouts.add(mines)
    mined = 0
    for mines in layouts:
        mined |= _possible(mines, mined)
    return Deduction(
        fields=sorted(weights),
        weights=weights,
        mines=[field for field in range(mined.bit_length()) if mined >> field & 1],
        exact=belief.exact,
    )


def _possible(mines: Mines, known: int) -> int:
    """The fields where one of these mines can lie, as far as they are not known already."""
    found = 0
    for index, mask in enumerate(mines):
        left = mask & ~(known | found)
        while left:
            bit = left & -left
            others = tuple(other & ~bit for place, other in enumerate(mines) if place != index)
            if can_lie(others):
                found |= bit
            left &= left - 1
    return found


def allows(state: SonarSystems, boat: int) -> bool:
    """Whether the deduction holds the boat as it truly is: place, route, mines, sheet, gauges."""
    belief = belief_about(state, boat)
    truth = state.boats[boat]
    settled = belief.copy()
    if not truth.is_waiting():
        settled.settle()
    elif not truth.mark_due or truth.panel < 0:
        settled = _half_settled(belief, not truth.mark_due, truth.panel < 0)
    marks = settled.gauge_table.number(list(truth.gauges))
    if not settled.gauges >> marks & 1:
        return False
    route = sum(1 << field for field in truth.route)
    for group in settled.groups:
        if truth.panel >= 0 and group.panel != truth.panel:
            continue
        if not group.sheets.holds(int(truth.sheet)):
            continue
        for field, visited, mines in group.places:
            here = field == truth.field and _agrees(visited, route, belief.exact)
            if here and _fits(mines, truth.mines):
                return True
    return False


def _half_settled(belief: Belief, marked: bool, crossed: bool) -> Belief:
    """The belief if only the mark, or only the cross, is done."""
    half = belief.copy()
    if marked:
        due = half.groups
        half.groups = []
        half.settle()
        half.groups = due
    elif crossed:
        mark = half.mark_due
        half.mark_due = 0
        half.settle()
        half.mark_due = mark
    return half


def _agrees(visited: int, route: int, exact: bool) -> bool:
    return visited == route if exact else visited & ~route == 0


def _fits(mines: Mines, fields: list[int]) -> bool:
    """Whether the mines can lie exactly on these fields."""
    if len(mines) != len(fields):
        return False
    if not fields:
        return True
    bit = 1 << fields[0]
    return any(
        mask & bit and _fits(mines[:index] + mines[index + 1 :], fields[1:])
        for index, mask in enumerate(mines)
    )
