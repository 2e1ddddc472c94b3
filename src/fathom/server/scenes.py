"""The scenes of a game, as they are told."""

from __future__ import annotations

from functools import cache

from fathom import registry
from fathom.engine.scenes import read_scenes, stage
from fathom.server.catalog import installed
from fathom.server.tells.games import Scene


@cache
def scenes_of(key: str) -> list[Scene]:
    """The scenes of a game in their order; none if it tells none. Raises UnknownGame."""
    game = installed(key)
    scenes = []
    for script in read_scenes(registry.folder_of(key)):
        sight, moves = stage(game, script)
        scenes.append(
            Scene(
                name=script.name,
                clause=script.clause,
                view=sight.view,
                moves=moves,
                effects=sight.effects,
            )
        )
    return scenes
