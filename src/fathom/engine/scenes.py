"""Scenes: moments of a game that its rules are explained with, drawn by the game's own board.

A game tells them in `data/scenes.json`: a seed, the moves up to the moment, who looks, and the
clause that it shows. What the board draws is then as true as any table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fathom.engine.game import Game
from fathom.engine.table import Sight, Table


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Staged(NamedTuple):
    """A scene that has been played."""

    sight: Sight
    """What the one who looks is sent, with the effects of the last move."""
    moves: list[str]
    """What they can do, in words."""


def read_scenes(folder: Path) -> list[Script]:
    """The scenes of the game in this folder; none if it tells none. Raises msgspec's errors."""
    file = folder / "data" / "scenes.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Script]) if file.is_file() else []


def stage(game: Game, script: Script) -> Staged:
    """Play a scene up to its moment. Raises FathomError if it cannot be played."""
    table = Table(game, script.seats, script.seed, script.options)
    before = 0
    for line in script.moves:
        seat, _, move = line.partition(" ")
        before = table.known_ply(script.seat)
        table.play(int(seat), move)
    sight = table.sight(script.seat, before)
    return Staged(sight, [game.move_text(move) for move in sight.legal_moves])
