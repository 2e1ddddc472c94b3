"""How well a seat stands: by what it knows, and by nothing else."""

from __future__ import annotations

import pytest

import fathom
from fathom.bots import Perspective, bot
from fathom.bots.estimate import estimate
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.state import State

IMAGINED_WORLDS = 6


def played(game: Game, seed: int, plies: int) -> State:
    """A game of sensible people, after so many plies or at its end."""
    state: State = game.new(seed=seed)
    dice = Dice(seed)
    while state.outcome() is None and state.ply < plies:
        seat = state.to_act()[0]
        state.apply(seat, bot("greedy").choose(Perspective(state, seat), dice))
    return state


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_an_estimate_depends_on_nothing_that_the_seat_may_not_know(game: Game) -> None:
    state = played(game, seed=4, plies=30)
    for seat in range(state.seats):
        other = state.imagine(seat, Dice(99))
        seen, imagined = (
            estimate(Perspective(one, seat), seed=7, worlds=IMAGINED_WORLDS)
            for one in (state, other)
        )
        assert seen == imagined
        assert 0 <= seen <= 1


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_at_the_end_the_winners_share_the_victory(game: Game) -> None:
    state = played(game, seed=5, plies=game.longest)
    outcome = state.outcome()
    assert outcome is not None
    sides = sides_of(game, state.seats, state.options)
    found = [
        estimate(Perspective(state, side[0]), seed=7, worlds=IMAGINED_WORLDS) for side in sides
    ]
    assert sum(found) == pytest.approx(1)
    won = [outcome.places[side[0]] == 1 for side in sides]
    assert [one > 0 for one in found] == won


def test_who_is_all_but_beaten_expects_little() -> None:
    game = fathom.load("sonar")
    state = played(game, seed=3, plies=40)
    assert estimate(Perspective(state, 0), 7, IMAGINED_WORLDS) == pytest.approx(
        1 - estimate(Perspective(state, 1), 7, IMAGINED_WORLDS)
    )
    position = state.position()
    position["boats"][0]["damage"], position["boats"][1]["damage"] = 3, 0
    worse = game.from_position(position)
    assert estimate(Perspective(worse, 0), 7, IMAGINED_WORLDS) < 0.3
