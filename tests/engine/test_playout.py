"""Random play to the end."""

from collections import Counter

import pytest

from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.playout import play_random
from fathom.engine.real_time import is_timed
from tests.engine.tables import DEEP_SEA, HOT_POTATO, PEARLS


@pytest.mark.parametrize("game", [DEEP_SEA, PEARLS, HOT_POTATO], ids=lambda game: game.key)
def test_random_play_ends_the_game_and_counts_its_moves(game: Game) -> None:
    for seed in range(20):
        state = game.new(game.seats[-1], seed=seed)
        moves = play_random(state, Dice(seed))
        assert state.to_act() == []
        assert state.outcome() is not None
        assert moves <= state.ply <= game.longest
        assert moves == state.ply or is_timed(state), "in real time, what was due is a ply too"
        assert play_random(state, Dice(seed)) == 0, "nothing is left to play"


def test_random_play_depends_on_its_dice_alone() -> None:
    finals = []
    for choices in (3, 3, 4):
        state = DEEP_SEA.new(4, seed=1)
        play_random(state, Dice(choices))
        finals.append(state.position())
    assert finals[0] == finals[1]
    assert finals[0] != finals[2]


def test_every_legal_move_is_equally_likely() -> None:
    """In Pearls for two the first choice is a fair coin: swap, and the game is a ply longer."""
    lengths: Counter[int] = Counter()
    for seed in range(2000):
        lengths[play_random(PEARLS.new(2, seed=1), Dice(seed))] += 1
    # Each seat swaps before it shows, or not: 1/4, 1/2, 1/4 for 2, 3 and 4 plies.
    assert set(lengths) == {2, 3, 4}
    assert 900 < lengths[3] < 1100
    assert 420 < lengths[2] < 580
