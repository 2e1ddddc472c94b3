"""The greedy player: sensible, fair, and always done."""

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.titanic import GAME
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.rules_reach import NO_WAY_STEPS, cards_to_ring
from fathom.lab.playing import play_game
from tests.games.titanic.tables import titanic


def choice(state: TitanicState) -> str:
    """What the greedy player does."""
    return state.move_text(GAME.greedy(state, state.turn))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_games_between_bots_end(name: str, seats: int) -> None:
    """TIT-28, TIT-29: by themselves, with somebody in first place."""
    for seed in range(6):
        outcome = play_game(GAME, [name] * seats, seed, {}).outcome()
        assert outcome is not None
        assert 1 in outcome.places


def test_takes_a_ring_in_reach() -> None:
    state = titanic({0: {1: "k7", 2: "c9"}}, {0: [1, 2, 3]}, {"m7": "boat 0"})
    assert choice(state) == "move 1 right 2"


def test_leaves_what_goes_down_next() -> None:
    """Place 1 is at a11: whoever stands there moves, rather than somebody on safe ground."""
    state = titanic({0: {1: "a11", 2: "s1"}}, {0: [3, 4, 5]})
    assert choice(state).startswith("move 1 ")


@pytest.mark.parametrize(("cold", "expected"), [(False, "stop"), (True, "move 1")])
def test_moves_swimmers_that_would_freeze(cold: bool, expected: str) -> None:
    """TIT-Z2: where nothing else is to be gained, a swimmer is kept warm."""
    people = {0: {1: "d10", 2: "s1"}}
    options = {"cold_water": cold}
    state = titanic(people, {0: [1, 1, 1]}, {"c9": "water"}, options=options)
    assert choice(state).startswith(expected)


def test_knows_nothing_of_hidden_cards() -> None:
    """The choice is the same whatever others hold."""
    state = titanic({0: {1: "k7", 2: "c9"}, 1: {1: "m9"}}, {0: [1, 4, 5]})
    known = Perspective(state, 0)
    choices = {bot("greedy").choose(known, Dice(seed)) for seed in range(20)}
    assert len(choices) == 1


def test_cards_to_a_ring() -> None:
    """TIT-16, TIT-17, TIT-21: fields from which one card leads to a ring, two cards, or none."""
    state = titanic(covered={"m7": "boat 0", "c1": "ice"})
    cards = cards_to_ring(state.ship)

    def at(x: int, y: int) -> int:
        return cards[y * 20 + x]

    assert at(12, 6) == 0
    assert [at(x, 6) for x in (7, 11, 13)] == [1, 1, 1]  # five fields to the left is the farthest
    assert at(6, 6) == 2
    assert at(13, 7) == 2  # water beside the ring's row and column
    assert at(2, 0) == NO_WAY_STEPS  # ice
    assert at(12, 3) > 1  # beyond the deck rail
