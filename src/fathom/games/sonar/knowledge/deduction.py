"""What can be deduced about a boat from all that was public (SON-35).

It is what the radio operator's assistance shows, what `imagine` draws from and what bots know.
The truth is never excluded. It is exact, unless there are too many places to keep apart; then
`exact` is False, and the fields may be a few too many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fathom.games.sonar.knowledge.belief import Belief, belief_about, settled_belief
from fathom.games.sonar.knowledge.shapes import (
    BITS,
    BOAT,
    PLACES,
    bits_of,
    fields_of,
    masks_at,
    possible_mines,
)

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


def deduce(state: SonarSystems, boat: int) -> Deduction:
    """Where a boat can be, by all that was public; its own crew knows more, of course."""
    belief = settled_belief(state, boat)
    weights = belief.ways()
    mined = 0
    for group in belief.groups:
        for shape, where in group.shapes.items():
            if shape[1]:
                mined |= possible_mines(shape[1], where.fields)
    return Deduction(
        fields=list(weights), weights=weights, mines=fields_of(mined), exact=belief.exact
    )


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
    place = PLACES[truth.field]
    route = bits_of(truth.route) << BOAT >> place
    for group in settled.groups:
        if truth.panel >= 0 and group.panel != truth.panel:
            continue
        if not group.sheets.holds(int(truth.sheet)):
            continue
        for shape, where in group.shapes.items():
            here = where.fields >> place & 1 and _agrees(shape[0], route, belief.exact)
            if here and _fits(masks_at(shape[1], place), truth.mines):
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


def _fits(masks: list[int], fields: list[int]) -> bool:
    """Whether mines that can lie there can lie exactly on these fields."""
    if len(masks) != len(fields):
        return False
    if not fields:
        return True
    bit = BITS[fields[0]]
    for index, mask in enumerate(masks):
        if mask & bit and _fits(masks[:index] + masks[index + 1 :], fields[1:]):
            return True
    return False
