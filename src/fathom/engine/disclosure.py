"""Disclosure: whether a move told somebody something that was hidden."""

from __future__ import annotations

from typing import NamedTuple

from fathom.engine.capabilities import known_ply
from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError
from fathom.engine.state import State
from fathom.engine.view import View

IMAGINED_WORLDS = 12
"""In so many imagined worlds a move must show every viewer what it really showed them."""


class Shown(NamedTuple):
    """What one viewer is shown of a move."""

    view: View
    effects: list[Effect]


def discloses(before: State, seat: int, move: int) -> bool:
    """Whether anybody, the mover included, learns something hidden from a legal move.

    Each viewer who notices the move imagines worlds that they could not tell from the true one
    before it. If it is not possible in all of them, or shows them something else there than it
    really does, then it tells them something. The move must leave nothing to chance.
    """
    if not before.game.has_secrets:
        return False
    after = before.copy()
    really = _shown(after, seat, move)
    return any(
        _learns(viewer, before, seat, move, really[viewer])
        for viewer in range(before.seats)
        if known_ply(after, viewer) != known_ply(before, viewer)
    )


def _learns(viewer: int, before: State, seat: int, move: int, really: Shown) -> bool:
    for number in range(IMAGINED_WORLDS):
        world = before.imagine(viewer, Dice(number))
        try:
            world.check(seat, move)
        except FathomError:
            return True
        if _shown(world, seat, move)[viewer] != really:
            return True
    return False


def _shown(state: State, seat: int, move: int) -> list[Shown]:
    """Make a move: what each seat is shown of it."""
    state.listen()
    state.apply(seat, move)
    told = state.heard()
    return [
        Shown(state.view(viewer), [one.effect for one in told if one.is_for(viewer)])
        for viewer in range(state.seats)
    ]
