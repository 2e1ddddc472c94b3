"""Our own games lack nothing that `fathom check` asks for, nor anything that it advises."""

import pytest

import fathom
from fathom.check import parts_of
from fathom.engine.game import Game

ELSEWHERE = ("box", "rules", "golden")
"""Parts that run compiled and interpreted, in tests/games."""


@pytest.mark.parametrize(
    ("game", "part"),
    [
        pytest.param(game, part, id=f"{game.key}-{part}")
        for game in fathom.games()
        for part in parts_of(game)
        if part.partition("-")[0] not in ELSEWHERE
    ],
)
def test_a_game_is_complete(game: Game, part: str) -> None:
    assert list(parts_of(game)[part]()) == []
