"""Tables in the middle of a random game, for the tests of what is done with tables."""

from hypothesis import strategies as st

import fathom
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.table import Table
from tests.toys.doubles import HotPotato, Pearls

DEEP_SEA = fathom.load("deep-sea")
PEARLS = Pearls()
HOT_POTATO = HotPotato()
SECRET = bytes(range(32))

seeds = st.one_of(st.integers(0, 2**64 - 1), st.binary(min_size=32, max_size=32))


def played(
    game: Game, seats: int, seed: int | bytes, plies: int = 10_000, choice: int = 0
) -> Table:
    """A table after so many random moves, or at the end of the game if that comes first."""
    table = Table(game, seats, seed)
    choices = Dice(choice)
    while table.ply < plies and (acting := table.state.to_act()):
        seat = acting[choices.below(len(acting))]
        moves = table.state.legal_moves(seat)
        table.play(seat, moves[choices.below(len(moves))])
    return table


@st.composite
def tables(draw: st.DrawFn, game: Game = DEEP_SEA) -> Table:
    """Any table of a game: any seats, any seed, any choices, finished or not."""
    return played(
        game,
        draw(st.sampled_from(game.seats)),
        draw(seeds),
        draw(st.one_of(st.integers(0, 20), st.just(10_000))),
        draw(st.integers(0, 2**64 - 1)),
    )
