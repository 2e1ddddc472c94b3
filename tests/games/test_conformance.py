"""Every game keeps the engine's contract, over many random games with every number of seats."""

import pytest

import fathom
from fathom.engine.conformance import audit, check_notation
from fathom.engine.game import Game

SHARE = 8
"""Random games with each number of seats in every test run."""
FEWER = {"sonar": 1}
"""Games that take long: so many instead; they have short ones among their own tests."""
MANY = 1000
"""Random games of each game in `make soak`, spread over its numbers of seats."""
BATCHES = 4
"""Parts into which the many are cut, so that processes can share them."""

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in fathom.games()
    for seats in game.seats
]


def check_games(game: Game, seats: int, seeds: range) -> None:
    for seed in seeds:
        assert audit(game, seats, 1000 * seats + seed).outcome() is not None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_keep_the_contract(game: Game, seats: int) -> None:
    check_games(game, seats, range(FEWER.get(game.key, SHARE)))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_keep_the_contract(game: Game, seats: int, batch: int) -> None:
    count = -(-MANY // len(game.seats))
    check_games(game, seats, range(batch, count, BATCHES))


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_words_of_a_move_mean_that_move(game: Game) -> None:
    check_notation(game)
    assert len(set(game.moves)) == game.move_count
