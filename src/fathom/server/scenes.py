"""Scenes: moments of a game that its rules are explained with, drawn by the game's own board.

A game tells them in `data/scenes.json`: a seed, the moves up to the moment, who looks, and the
clause that it shows. What the board draws is then as true as any table.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

import msgspec

from fathom import registry
from fathom.engine.table import Table
from fathom.server.tells import Scene


class _Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a scene comes about."""

    name: str
    clause: str
    seats: int
    seed: int
    seat: int
    """Who looks, and may act."""
    moves: list[str]
    """Each with the seat that makes it: `0 take`."""
    options: dict[str, Any] = {}


@cache
def scenes_of(key: str) -> list[Scene]:
    """The scenes of a game in their order; none if it tells none. Raises UnknownGame."""
    file = resources.files(registry.package_of(key)) / "data" / "scenes.json"
    if not file.is_file():
        return []
    return [_played(key, script) for script in msgspec.json.decode(file.read_bytes(), type=_TOLD)]


_TOLD = list[_Script]


def _played(key: str, script: _Script) -> Scene:
    table = Table(registry.load(key), script.seats, script.seed, script.options)
    before = 0
    for line in script.moves:
        seat, _, move = line.partition(" ")
        before = table.known_ply(script.seat)
        table.play(int(seat), move)
    seen = table.sight(script.seat, before)
    return Scene(
        name=script.name,
        clause=script.clause,
        view=seen.view,
        moves=[table.state.move_text(move) for move in seen.legal_moves],
        effects=seen.effects,
    )
