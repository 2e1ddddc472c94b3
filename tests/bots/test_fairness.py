"""Bots play fair: what a seat may not know does not change what its bot does."""

import pytest

from fathom import games, load
from fathom.bots import BOTS, Bot, Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.state import State

GAMES_EACH = 12
DEEP_SEA = load("deep-sea")


class Peeker(Bot):
    """A bot that reaches into the true state; it must be caught."""

    patient = False

    def choose(self, known: Perspective, dice: Dice) -> int:
        state: State = vars(known)["_Perspective__state"]
        moves = known.legal_moves()
        return moves[sum(str(state.position()).encode()) % len(moves)]


def differences(chooser: Bot, game: Game, seats: int, seed: int) -> int:
    """How often the bot chooses otherwise in a state that looks the same to its seat."""
    state = game.new(seats, seed=seed)
    dice = Dice(derived_seed(seed, 1))
    count = 0
    while acting := state.to_act():
        seat = acting[0]
        thoughts = derived_seed(seed, 2, state.ply)
        imagined = state.imagine(seat, Dice(derived_seed(seed, 3, state.ply)))
        choices = [
            chooser.choose(Perspective(twin, seat), Dice(thoughts)) for twin in (state, imagined)
        ]
        count += choices[0] != choices[1]
        state.apply(seat, bot("random").choose(Perspective(state, seat), dice))
    return count


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_bot_does_not_peek(name: str, game: Game) -> None:
    for seats in game.seats:
        assert sum(differences(bot(name), game, seats, seed) for seed in range(GAMES_EACH)) == 0


def test_bot_that_peeks_is_caught() -> None:
    assert differences(Peeker(), DEEP_SEA, 4, 1) > 0


def test_perspective_shows_no_state() -> None:
    known = Perspective(DEEP_SEA.new(2, seed=1), 0)
    public = [getattr(known, name) for name in dir(known) if not name.startswith("_")]
    assert not any(isinstance(thing, State) for thing in public)
