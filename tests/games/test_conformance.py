"""Every game keeps the engine's contract, over many random games with every number of seats."""

from pathlib import Path

import pytest

import fathom
from fathom import registry
from fathom.check import parts_of
from fathom.engine.conformance import audit
from fathom.engine.game import Game

PARTS = ("box", "rules", "golden", "tests")
"""Those that run compiled and interpreted; tests/check has the others."""
FEW_GAMES = 1
"""Random games with each number of seats in `make test`."""
MANY_GAMES = 1000
"""Random games of each game in `make soak`, spread over its numbers of seats."""
BATCHES = 4
"""Parts into which the many are cut, so that processes can share them."""
EVERY = 8
"""In `make soak` one ply of so many is looked at closely, and each in one game of so many."""


def folder_of_tests(game: Game) -> Path:
    return Path(__file__).parent / registry.package_of(game.key).rpartition(".")[2]


@pytest.mark.parametrize(
    ("game", "part"),
    [
        pytest.param(game, part, id=f"{game.key}-{part}")
        for game in fathom.games()
        for part in parts_of(game, FEW_GAMES, folder_of_tests(game))
        if part.partition("-")[0] in PARTS
    ],
)
def test_a_game_keeps_the_contract(game: Game, part: str) -> None:
    assert list(parts_of(game, FEW_GAMES, folder_of_tests(game))[part]()) == []


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.key}-{seats}")
        for game in fathom.games()
        for seats in game.seats
    ],
)
def test_many_random_games_keep_the_contract(game: Game, seats: int, batch: int) -> None:
    count = -(-MANY_GAMES // len(game.seats))
    for seed in range(batch, count, BATCHES):
        every = EVERY if seed % EVERY else 1
        audited = audit(game, seats, 1000 * seats + seed, every=every)
        assert audited.outcome() is not None
