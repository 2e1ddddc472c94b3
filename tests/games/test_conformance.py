"""Every game keeps the engine's contract, over many random games with every number of seats."""

import pytest

import fathom
from fathom.engine.conformance import audit, check_notation
from fathom.engine.game import Game

SHARE = 3
"""Random games with each number of seats in every test run."""
MANY = 1000
"""Random games of each game in `make soak`, spread over its numbers of seats."""
BATCHES = 4
"""Parts into which the many are cut, so that processes can share them."""

SHORT: dict[str, dict[str, object]] = {
    "submarine": {"idle_voyages": 1},
    "sonar": {"turn_limit": 12},
}
"""By game: options with which random games are short enough for every test run."""

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in fathom.games()
    for seats in game.seats
]


CLOSELY = {"submarine": 8, "sonar": 8}
"""By game: in `make soak`, one ply of so many is looked at closely, because games are long."""
GLANCE = 6
"""In every test run: one ply of so many, after a first game whose every ply is looked at."""


def check_games(
    game: Game,
    seats: int,
    seeds: range,
    options: dict[str, object] | None = None,
    every: int = 1,
) -> None:
    for seed in seeds:
        audited = audit(game, seats, 1000 * seats + seed, options, every=every)
        assert audited.outcome() is not None


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_keep_the_contract(game: Game, seats: int) -> None:
    check_games(game, seats, range(1), SHORT.get(game.key))
    check_games(game, seats, range(1, SHARE), SHORT.get(game.key), every=GLANCE)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_keep_the_contract(game: Game, seats: int, batch: int) -> None:
    count = -(-MANY // len(game.seats))
    check_games(game, seats, range(batch, count, BATCHES), every=CLOSELY.get(game.key, 1))


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_words_of_a_move_mean_that_move(game: Game) -> None:
    check_notation(game)
    assert len(set(game.moves)) == game.move_count
