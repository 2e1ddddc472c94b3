"""Chance that is told how to go, pickled states, and what a seat knows as a text."""

import copy
import pickle
from collections import Counter

import pytest

import fathom
from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice, SealedDice
from fathom.engine.errors import InvalidBuffer, InvalidDraws
from fathom.engine.game import Game
from fathom.engine.state import State

DEEP_SEA = fathom.load("deep-sea")


def outcomes(state: State, seat: int, move: int) -> list[list[int]]:
    """Every way that chance can go when a move is made, by asking draw by draw."""
    whole: list[list[int]] = []
    open_: list[list[int]] = [[]]
    while open_:
        draws = open_.pop()
        ways = state.chances(seat, move, draws)
        if ways:
            open_ += [[*draws, way] for way in range(ways)]
        else:
            whole.append(draws)
    return whole


def test_all_that_two_dice_can_bring_is_gone_through() -> None:
    state = DEEP_SEA.new(2, seed=1)
    before = state.position()
    depths: Counter[int] = Counter()
    for draws in outcomes(state, state.turn, 0):
        twin = state.copy()
        twin.apply_chance(state.turn, 0, draws)
        depths[twin.depth[state.turn]] += 1
    assert depths == {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}  # DSA-3
    assert state.position() == before


def test_a_move_without_chance_needs_no_draw() -> None:
    state = DEEP_SEA.new(2, seed=1)
    state.play(state.turn, 0)
    assert outcomes(state, state.turn, 3) == [[]]
    seat = state.turn
    state.apply_chance(seat, 3, [])
    assert len(state.sack[seat]) == 1


@pytest.mark.parametrize("draws", [[], [0], [0, 3], [0, 0, 0], [-1, 0]])
def test_draws_that_do_not_fit_are_refused(draws: list[int]) -> None:
    state = DEEP_SEA.new(2, seed=1)
    before = state.position()
    with pytest.raises(InvalidDraws):
        state.apply_chance(state.turn, 0, draws)
    assert state.position() == before


def test_chance_goes_on_as_it_would_have() -> None:
    one, other = DEEP_SEA.new(2, seed=1), DEEP_SEA.new(2, seed=1)
    one.apply_chance(one.turn, 0, [2, 2])
    assert one.dice.position() == other.dice.position()


@pytest.mark.parametrize("dice", [Dice(7), SealedDice(bytes(32)), ChosenDice([1, 2])])
def test_dice_are_pickled(dice: Dice) -> None:
    assert pickle.loads(pickle.dumps(dice)).position() == dice.position()


@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_states_and_games_are_pickled_and_deeply_copied(game: Game) -> None:
    for version in game.rules_versions:
        state: State = game.with_rules(version).new(seed=3)
        for _ in range(20):
            seat = state.to_act()[0]
            state.play(seat, state.legal_moves(seat)[-1])
        for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert twin is not state
            assert twin.position() == state.position()
            assert twin.game.rules_version == version
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_what_a_seat_knows_is_the_same_wherever_it_cannot_tell_states_apart() -> None:
    state = DEEP_SEA.new(2, seed=1)
    same = state.imagine(0, Dice(5))
    assert same.position() != state.position()
    assert same.information_state(0) == state.information_state(0)
    later = state.copy()
    later.play(later.turn, 0)
    assert later.information_state(0) != state.information_state(0)


def test_legal_moves_as_a_mask() -> None:
    state = DEEP_SEA.new(2, seed=1)
    out = bytearray(DEEP_SEA.move_count)
    state.legal_mask(out)
    assert [move for move, is_legal in enumerate(out) if is_legal] == [0]
    state.legal_mask(out, 1 - state.turn)
    assert not any(out)


@pytest.mark.parametrize(
    "out", [bytearray(3), bytes(10), [0] * 10, memoryview(bytearray(40)).cast("i")]
)
def test_buffers_that_do_not_take_it_are_refused(out: object) -> None:
    with pytest.raises(InvalidBuffer):
        DEEP_SEA.new(2, seed=1).legal_mask(out)
