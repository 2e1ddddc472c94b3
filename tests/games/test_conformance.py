"""Every game keeps the engine's contract, over many random games with every number of seats."""

import pytest

import fathom
from fathom.engine.conformance import audit, check_notation
from fathom.engine.game import Game

GAMES = 1000
"""Random games of each game in all, spread over its numbers of seats."""
BATCHES = 8
"""Parts into which the games are cut, so that processes can share them."""

CASES = [
    pytest.param(game, seats, batch, id=f"{game.key}-{seats}-{batch}")
    for game in fathom.games()
    for seats in game.seats
    for batch in range(BATCHES)
]


@pytest.mark.parametrize(("game", "seats", "batch"), CASES)
def test_random_games_keep_the_contract(game: Game, seats: int, batch: int) -> None:
    count = -(-GAMES // len(game.seats))
    for seed in range(batch, count, BATCHES):
        state = audit(game, seats, 1000 * seats + seed)
        assert state.outcome() is not None


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_words_of_a_move_mean_that_move(game: Game) -> None:
    check_notation(game)
    assert len(set(game.moves)) == game.move_count
