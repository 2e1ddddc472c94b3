# mypyc: compile
"""Where a boat can be, with its route and its mines, seen from outside."""

from __future__ import annotations

from fathom.games.sonar.rules.chart import NOWHERE

Mines = tuple[int, ...]
"""For each mine the fields where it can lie, a bit each; in ascending order."""
Place = tuple[int, int, Mines]
"""Field, route as bits, mines."""


def moved_to(place: Place, field: int) -> Place | None:
    """A place after a step to a field, if that is possible (SON-7)."""
    if field == NOWHERE or place[1] >> field & 1:
        return None
    mines = place[2]
    bit = 1 << field
    if mines:
        touched = False
        for mask in mines:
            if mask & bit:
                touched = True
        if touched:
            mines = tuple(sorted([mask & ~bit for mask in mines]))
            if not can_lie(mines):
                return None
    return field, place[1] | bit, mines


def can_lie(mines: Mines) -> bool:
    """Whether the mines can lie on different fields."""
    taken = 0
    apart = True
    for mask in mines:
        if mask == 0:
            return False
        if mask & taken:
            apart = False
        taken |= mask
    return apart or _can_place(mines, 0, 0)


def _can_place(mines: Mines, index: int, taken: int) -> bool:
    if index == len(mines):
        return True
    left = mines[index] & ~taken
    while left:
        bit = left & -left
        if _can_place(mines, index + 1, taken | bit):
            return True
        left &= left - 1
    return False


def without_mine(mines: Mines, field: int) -> list[Mines]:
    """What is left when one of the mines lay on this field and is gone."""
    bit = 1 << field
    found: list[Mines] = []
    for index in range(len(mines)):
        if mines[index] & bit:
            rest = tuple(
                sorted([mines[other] & ~bit for other in range(len(mines)) if other != index])
            )
            if rest not in found and can_lie(rest):
                found.append(rest)
    return found


def assignments(mines: Mines) -> list[Mines]:
    """Every way in which the mines can lie, each on one field."""
    found: list[Mines] = [()]
    for mask in mines:
        further: list[Mines] = []
        for lying in found:
            left = mask
            while left:
                bit = left & -left
                if bit not in lying:
                    further.append((*lying, bit))
                left &= left - 1
        found = further
    return list({tuple(sorted(lying)): None for lying in found})
