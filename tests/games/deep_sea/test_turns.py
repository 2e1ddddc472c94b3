"""Who is on turn, and the order of the steps of a turn."""

import pytest

from fathom.engine.errors import GameOver, InvalidMove, NotYourTurn
from fathom.games.deep_sea import GAME
from tests.generators import (
    deep_sea_state,
    new_deep_sea,
    play_by,
    play_words,
    refused_unchanged,
    refusing_clause,
)


def test_turns_go_clockwise() -> None:
    """DSA-5: seat by seat, round and round."""
    state = new_deep_sea(4, starter=2)
    turns = []
    for _ in range(8):
        turns += state.to_act()
        play_words(state, "on", "leave")
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


def test_whoever_is_home_takes_no_further_turn() -> None:
    """DSA-5: one dive in a round; those who are home are passed over."""
    state = deep_sea_state([5, 0, 0, 9], [1, 1, 1, 1], home={1, 2})
    play_words(state, "on", "leave")
    assert state.to_act() == [3]
    play_words(state, "on", "leave")
    assert state.to_act() == [0]
    assert isinstance(refused_unchanged(state, 1, "on"), NotYourTurn)


def test_coming_home_ends_the_dive() -> None:
    """DSA-5: after coming home the diver is not asked again in this round."""
    state = deep_sea_state([1, 9, 20], [3, 3] + [1, 1] * 4)
    play_words(state, "turn")
    turns = []
    for _ in range(4):
        turns += state.to_act()
        play_words(state, "on", "leave")
    assert turns == [1, 2, 1, 2]


def test_there_are_three_rounds() -> None:
    """DSA-5: the third round is the last, whoever plays."""
    for seed in range(20):
        state = new_deep_sea(3, seed)
        state.listen()
        play_by(state, lambda words: words[-1], most=3000)
        names = [told.effect.name for told in state.heard()]
        assert names.count("air-ran-out") + names.count("all-home") == 3
        assert names.count("round-started") == 2
        assert state.round == 3


def test_a_turn_is_oxygen_direction_move_explore() -> None:
    """DSA-6: the four steps are told in this order, and the air is paid before the question."""
    state = deep_sea_state([5, 20], [2, 2], sacks={1: [[3], [4]]}, phase="explore")
    state.listen()
    play_words(state, "leave")
    assert [told.effect.name for told in state.heard()] == ["breathed"]
    assert state.tank == 23
    play_words(state, "turn")
    assert [told.effect.name for told in state.heard()] == ["turned-back", "rolled", "rose"]
    assert state.tank == 23
    play_words(state, "take")
    assert [told.effect.name for told in state.heard()] == ["took"]


def test_direction_is_asked_even_where_only_one_is_possible() -> None:
    """DSA-6: in the submarine, on the way back, and at the bottom."""
    submarine = deep_sea_state([0, 5])
    assert [submarine.move_text(move) for move in submarine.legal_moves(0)] == ["on"]
    returning = deep_sea_state([9, 5], returning={0})
    assert [returning.move_text(move) for move in returning.legal_moves(0)] == ["on"]
    bottom = deep_sea_state([32, 5])
    assert [bottom.move_text(move) for move in bottom.legal_moves(0)] == ["turn"]


def test_exploring_is_asked_even_where_only_leave_is_possible() -> None:
    """DSA-6: empty-handed on a blank there is nothing but `leave`."""
    state = deep_sea_state([5, 9], [1, 1], sacks={1: [[3]]})
    play_words(state, "on")
    assert state.depth == [7, 9]  # seat 1 took the 3 that lay at depth 7
    assert state.to_act() == [0]
    assert [state.move_text(move) for move in state.legal_moves(0)] == ["leave"]


def test_player_decides_twice_in_a_turn() -> None:
    """DSA-6: the turn passes on after exploring, not before."""
    state = new_deep_sea(2, starter=0)
    play_words(state, "on")
    assert state.to_act() == [0]
    play_words(state, "leave")
    assert state.to_act() == [1]


@pytest.mark.parametrize("text", ["leave", "take", "drop 1", "drop 6"])
def test_exploring_before_moving_is_refused(text: str) -> None:
    """DSA-6: the direction comes first."""
    state = deep_sea_state([7, 20], sacks={0: [[3]]})
    assert refusing_clause(state, text) == "DSA-6"


@pytest.mark.parametrize("text", ["on", "turn"])
def test_second_move_in_a_turn_is_refused(text: str) -> None:
    """DSA-6: after moving only exploring is left."""
    state = deep_sea_state([7, 20], phase="explore")
    assert refusing_clause(state, text) == "DSA-6"


@pytest.mark.parametrize("seat", [0, 2])
def test_out_of_turn_is_refused(seat: int) -> None:
    state = new_deep_sea(3, starter=1)
    assert state.legal_moves(seat) == []
    for move in range(GAME.move_count):
        assert isinstance(refused_unchanged(state, seat, move), NotYourTurn)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seat_that_does_not_exist_is_refused(seat: int) -> None:
    error = refused_unchanged(new_deep_sea(3), seat, "on")
    assert isinstance(error, InvalidMove)
    assert f"seat {seat}" in str(error)


@pytest.mark.parametrize("move", [-1, 16, 1000])
def test_move_that_does_not_exist_is_refused(move: int) -> None:
    state = new_deep_sea(3)
    error = refused_unchanged(state, state.turn, move)
    assert isinstance(error, InvalidMove)
    assert f"move {move}" in str(error)


def test_nobody_plays_after_the_end() -> None:
    state = new_deep_sea(3, seed=1)
    play_by(state, lambda words: words[-1], most=3000)
    for seat in range(3):
        assert state.legal_moves(seat) == []
        for move in range(GAME.move_count):
            assert isinstance(refused_unchanged(state, seat, move), GameOver)
