"""Step 4 of a turn: leave, take or put back."""

import pytest

from fathom.games.deep_sea.effects import PutBack, Took
from tests.generators import deep_sea_state, play_words, refusing_clause


def test_leaving_changes_nothing() -> None:
    """DSA-15: on a chip, on a stack and on a blank alike."""
    for depth in (7, 8, 9):  # a blank, a stack, a chip
        path = [[value] for value in range(6)] + [[], [6, 7, 8], [9]]
        state = deep_sea_state([depth, 2], sacks={0: [[12]]}, path=path, phase="explore")
        play_words(state, "leave")
        assert state.path == [tuple(treasure) for treasure in path]
        assert state.sack == [[(12,)], []]
        assert state.depth[0] == depth
        assert state.to_act() == [1]


def test_taking_leaves_a_blank() -> None:
    """DSA-16: the chip goes to the sack and a blank lies in its place."""
    state = deep_sea_state([20, 3], phase="explore")
    state.listen()
    play_words(state, "take")
    assert state.sack == [[(9,)], []]
    assert state.path[19] == ()
    assert len(state.path) == 32
    assert Took(0, [3]) in [told.effect for told in state.heard()]


def test_taking_goes_in_the_order_of_taking() -> None:
    """DSA-16: what is taken later lies behind in the sack, whatever its value."""
    state = deep_sea_state([9, 0], [1, 2, 3, 3], home={1}, returning={0})
    play_words(state, "on", "take", "on", "take")
    assert state.sack[0] == [(2,), (0,)]  # at 6, and 6 - 1 further up at 1


def test_blanks_are_unlimited() -> None:
    """DSA-16: however many treasures are carried, the next one leaves a blank too."""
    high, low = [[8], [9], [10], [12], [13]], [[1], [2], [3], [5], [6]]
    state = deep_sea_state([32, 30, 28], sacks={0: low, 1: high, 2: high}, phase="explore", tank=20)
    play_words(state, "take")
    assert state.path.count(()) == 16


def test_taking_from_a_blank_is_refused() -> None:
    """DSA-16: there is no treasure on it."""
    state = deep_sea_state([5, 20], sacks={1: [[2]]}, phase="explore")
    assert refusing_clause(state, "take") == "DSA-16"


def test_taking_what_was_just_left_blank_is_refused() -> None:
    """DSA-16: after taking, the same space holds nothing for the next visit."""
    state = deep_sea_state([20, 0], [1, 1], sacks={0: [[1]]}, home={1}, phase="explore")
    play_words(state, "take", "on")
    assert state.depth[0] == 20
    assert refusing_clause(state, "take") == "DSA-16"


def test_stack_is_taken_whole() -> None:
    """DSA-16, DSA-21: one space, one treasure to take, one blank."""
    path = [[0], [4, 13, 8], [5]]
    state = deep_sea_state([2, 0], path=path, phase="explore")
    state.listen()
    play_words(state, "take")
    assert state.sack[0] == [(4, 13, 8)]
    assert state.path == [(0,), (), (5,)]
    assert Took(0, [2, 4, 3]) in [told.effect for told in state.heard()]


def test_stack_is_one_space() -> None:
    """DSA-21: a diver passes a stack with one step."""
    path = [[0], [4, 13, 8], [5], [6]]
    state = deep_sea_state([0, 0], [1, 2], path=path)
    play_words(state, "on")
    assert state.depth[0] == 3


def test_putting_back_removes_the_blank() -> None:
    """DSA-17: the treasure lies where the blank was, and anybody may take it."""
    state = deep_sea_state([5, 3], [1, 1], sacks={0: [[2]]}, phase="explore")
    state.listen()
    play_words(state, "drop 1")
    assert state.sack[0] == []
    assert state.path[4] == (2,)
    assert () not in state.path
    assert PutBack(0, [1]) in [told.effect for told in state.heard()]
    play_words(state, "on")  # past the diver at 5
    assert state.depth[1] == 6


def test_diver_chooses_what_to_put_back() -> None:
    """DSA-17: `drop n` is the n-th in the order of taking; the others keep their order."""
    state = deep_sea_state([5, 3], sacks={0: [[9], [2], [15], [4]]}, phase="explore")
    play_words(state, "drop 3")
    assert state.sack[0] == [(9,), (2,), (4,)]
    assert state.path[4] == (15,)


def test_put_back_on_a_blank_that_another_left() -> None:
    """DSA-17: any blank will do."""
    state = deep_sea_state([5, 20], sacks={0: [[9]], 1: [[2]]}, phase="explore")
    play_words(state, "drop 1")
    assert state.path[4] == (9,)
    assert state.sack == [[], [(2,)]]


def test_putting_back_a_stack() -> None:
    """DSA-17, DSA-21: a stack goes back whole, as one treasure, its chips in the same order."""
    state = deep_sea_state(
        [2, 0], sacks={0: [[7], [4, 13, 8]]}, path=[[0], [], [], [5]], phase="explore"
    )
    state.listen()
    play_words(state, "drop 2")
    assert state.path == [(0,), (4, 13, 8), (), (5,)]
    assert state.sack[0] == [(7,)]
    assert PutBack(0, [2, 4, 3]) in [told.effect for told in state.heard()]


def test_only_one_treasure_is_put_back_in_a_turn() -> None:
    """DSA-17: after one the turn is over."""
    state = deep_sea_state([5, 3], sacks={0: [[2], [9]]}, phase="explore")
    play_words(state, "drop 1")
    assert state.to_act() == [1]
    assert state.sack[0] == [(9,)]


def test_putting_back_on_a_treasure_is_refused() -> None:
    """DSA-17: only a blank can be replaced."""
    state = deep_sea_state([6, 20], sacks={0: [[9]]}, phase="explore")
    assert refusing_clause(state, "drop 1") == "DSA-17"


@pytest.mark.parametrize("text", ["drop 3", "drop 6"])
def test_putting_back_more_than_is_carried_is_refused(text: str) -> None:
    """DSA-17: a diver with two treasures has no third."""
    state = deep_sea_state([5, 20], sacks={0: [[2], [9]]}, phase="explore")
    assert refusing_clause(state, text) == "DSA-17"


def test_putting_back_with_empty_hands_is_refused() -> None:
    """DSA-17: what another diver carries, or oneself has stored, cannot be put back."""
    state = deep_sea_state([5, 20], sacks={1: [[2]]}, stored={0: [15]}, phase="explore")
    assert refusing_clause(state, "drop 1") == "DSA-17"


def test_six_is_the_most_that_can_be_carried() -> None:
    """DSA-17: a diver with six moves 0 steps at best, so stands on the blank of the sixth."""
    five = [[1], [2], [3], [5], [6]]
    state = deep_sea_state([20, 0], [3, 3] * 3, sacks={0: five}, home={1})
    play_words(state, "turn", "take")
    assert len(state.sack[0]) == 6
    assert refusing_clause(state, "turn") == "DSA-9"
    play_words(state, "on")
    assert state.depth[0] == 19
    assert refusing_clause(state, "take") == "DSA-16"
    words = [state.move_text(move) for move in state.legal_moves(0)]
    assert words == ["leave", *(f"drop {number}" for number in range(1, 7))]
    play_words(state, "drop 6")
    assert len(state.sack[0]) == 5


def test_home_diver_does_not_explore() -> None:
    """DSA-13, DSA-15: exploring is only for who is still on the path."""
    state = deep_sea_state([1, 20], [1, 1])
    play_words(state, "turn")
    assert state.to_act() == [1]
    assert state.path[0] == (0,)
