"""Step 2 of a turn: down or back."""

import pytest

from tests.generators import deep_sea_state, new_deep_sea, play_by, play_words, refusing_clause


def test_saying_nothing_keeps_the_direction() -> None:
    """DSA-9: `on` means down for a diver going down, and up for one who has turned."""
    state = deep_sea_state([10, 20], [1, 1, 1, 1], returning={1})
    play_words(state, "on", "leave")
    assert state.depth == [12, 20]
    play_words(state, "on", "leave")
    assert state.depth == [12, 18]


def test_turning_back_is_for_the_rest_of_the_round() -> None:
    """DSA-9: after `turn` the diver goes up with every move until home."""
    state = deep_sea_state([7, 0], [1, 1] * 4, home={1})
    play_words(state, "turn", "leave", "on", "leave", "on", "leave")
    assert state.depth == [1, 0]
    assert state.round == 1
    play_words(state, "on")
    assert state.round == 2


def test_second_turn_is_refused() -> None:
    """DSA-9: the direction never changes again in the round."""
    state = deep_sea_state([20, 0], [1, 1], home={1})
    play_words(state, "turn", "leave")
    assert refusing_clause(state, "turn") == "DSA-9"


def test_next_round_starts_downwards() -> None:
    """DSA-9: turning back holds for one round only."""
    state = deep_sea_state([20, 30], [1, 1], returning={0, 1}, phase="explore", tank=0)
    play_words(state, "leave", "on")
    assert state.round == 2
    assert state.depth == [0, 2]


def test_diver_may_turn_back_without_treasure() -> None:
    """DSA-9: nothing needs to be carried to turn back."""
    state = deep_sea_state([9, 20], [1, 1])
    play_words(state, "turn")
    assert state.depth == [7, 20]


def test_first_turn_of_a_dive_cannot_turn_back() -> None:
    """DSA-10: whoever stands in the submarine dives."""
    state = new_deep_sea()
    assert refusing_clause(state, "turn") == "DSA-10"


def test_first_turn_of_a_later_dive_cannot_turn_back() -> None:
    """DSA-10: in every round, also for a diver who was returning in the last one."""
    state = deep_sea_state([20, 3], returning={0, 1}, phase="explore", tank=0)
    play_words(state, "leave")
    assert (state.round, state.to_act()) == (2, [0])
    assert refusing_clause(state, "turn") == "DSA-10"


def test_second_turn_of_a_dive_can_turn_back() -> None:
    """DSA-10: only the first turn is bound."""
    state = deep_sea_state([0, 0], [1, 1, 1, 1, 3, 3])
    play_words(state, "on", "leave", "on", "leave", "turn")
    assert state.home == [True, False]


@pytest.mark.parametrize(
    "depths", [[32, 3], [31, 32], [30, 32, 31]], ids=["bottom", "one below", "two below"]
)
def test_diver_without_free_space_below_must_turn(depths: list[int]) -> None:
    """DSA-26: at the bottom, or with a diver on every space further down."""
    state = deep_sea_state(depths, [1, 1])
    assert refusing_clause(state, "on") == "DSA-26"
    play_words(state, "turn")
    assert state.depth[0] == depths[0] - 2


def test_loaded_diver_at_the_bottom_must_turn_too() -> None:
    """DSA-26: also where the steps can only be 0."""
    six = [[1], [2], [3], [5], [6], [15]]
    state = deep_sea_state([31, 3, 32], sacks={0: six})
    assert refusing_clause(state, "on") == "DSA-26"


@pytest.mark.parametrize("depths", [[31, 30], [30, 32], [30, 31]])
def test_diver_with_a_free_space_below_may_go_on(depths: list[int]) -> None:
    """DSA-26: one free space is enough, even behind another diver."""
    state = deep_sea_state(depths, [3, 3])
    play_words(state, "on")
    assert state.depth[0] == (31 if depths[1] == 32 else 32)


def test_returning_diver_at_the_bottom_goes_on_up() -> None:
    """DSA-26: who has turned already need not turn again."""
    state = deep_sea_state([32, 3], [1, 1], returning={0})
    play_words(state, "on")
    assert state.depth[0] == 30


def test_two_divers_who_want_to_wait_at_the_bottom() -> None:
    """DSA-26: going on wherever possible and taking nothing, the game still ends.

    A turn without treasure goes down at least one space or up at least two: no dive has more
    than 32 + 16 turns of two decisions.
    """
    state = deep_sea_state([31, 32])
    state.dice = new_deep_sea(seed=3).dice
    play_by(state, lambda words: words[0], most=3 * 2 * (32 + 16) * 2)
    assert state.round == 3
