"""The end of the game, and who has won."""

import pytest

from fathom.games.deep_sea.effects import GameEnded, PathEmpty, Stored
from fathom.games.deep_sea.rules import DeepSeaState
from tests.generators import deep_sea_state, new_deep_sea, play_by, play_words


def last_turn(stored: list[list[int]], **rest: object) -> DeepSeaState:
    """Round three: all are home but seat 0, who will be after `on`."""
    others = len(stored) - 1
    return deep_sea_state(
        [1, *[0] * others],
        [3, 3],
        stored=dict(enumerate(stored)),
        returning={0},
        home=set(range(1, others + 1)),
        round=3,
        **rest,
    )


def places(*stored: list[int]) -> list[int]:
    """The places of divers who have stored these values when the game ends."""
    state = last_turn(list(stored))
    assert state.outcome() is None
    play_words(state, "on")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == "DSA-24"
    assert outcome.scores == [sum(values) for values in stored]
    return outcome.places


def test_highest_sum_wins() -> None:
    """DSA-24: values count, not the number of chips."""
    assert places([15], [0, 0, 1, 1, 2, 2, 3, 3], [14]) == [1, 3, 2]
    assert places([], [0, 1]) == [2, 1]


def test_tie_is_broken_by_level_four() -> None:
    """DSA-24: 12 against 8 + 4: more chips of level IV, though fewer of all others."""
    assert places([12], [8, 4]) == [1, 2]
    assert places([11, 8, 8], [15, 12]) == [2, 1]


def test_tie_is_broken_by_level_three_next() -> None:
    """DSA-24: none or one of level IV each, so level III decides."""
    assert places([8], [4, 4]) == [1, 2]
    assert places([13, 7], [12, 8]) == [2, 1]


def test_tie_is_broken_by_level_two_next() -> None:
    """DSA-24: 4 against 2 + 2."""
    assert places([4], [2, 2]) == [1, 2]
    assert places([8, 3, 1], [8, 4]) == [2, 1]


def test_tie_is_broken_by_level_one_last() -> None:
    """DSA-24: a treasure worth nothing is still a chip of level I."""
    assert places([1], [1, 0]) == [2, 1]
    assert places([3], [2, 1]) == [2, 1]


def test_still_tied_is_a_shared_victory() -> None:
    """DSA-24: the same sum and the same number of chips of each level."""
    assert places([12, 3], [13, 2]) == [1, 1]
    assert places([], []) == [1, 1]
    state = last_turn([[12, 3], [5], [13, 2]])
    play_words(state, "on")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]


def test_lower_places_are_ranked_the_same_way() -> None:
    """DSA-24: levels break ties, and what is still tied shares a place."""
    assert places([15], [2, 2], [4]) == [1, 3, 2]
    assert places([3], [15], [3], [1]) == [2, 1, 2, 4]


def test_chips_from_stacks_count_singly() -> None:
    """DSA-24: a stack of 12 and 13 is two chips of level IV, so it beats 14 + 11."""
    state = last_turn([[], [14, 11]], sacks={0: [[12, 13]]})
    play_words(state, "on")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [25, 25]
    assert outcome.places == [1, 2]


def test_third_round_counts_what_is_brought_home_and_not_what_is_lost() -> None:
    """DSA-24: what is lost in the last round is not stored."""
    state = deep_sea_state(
        [20, 0], sacks={0: [[15]], 1: [[4]]}, home={1}, round=3, phase="explore", tank=0
    )
    state.listen()
    play_words(state, "take")
    told = [told.effect for told in state.heard()]
    assert Stored(1, [4]) in told
    assert told[-1] == GameEnded([2, 1], [0, 4])


def test_third_round_sinks_what_is_lost_too() -> None:
    """DSA-20: after round three blanks leave and lost chips go down; no fourth round starts."""
    state = deep_sea_state(
        [20, 25], sacks={0: [[1], [2]], 1: [[5], [8]]}, round=3, phase="explore", tank=0
    )
    play_words(state, "leave")
    assert state.path[-2:] == [(5, 8, 1), (2,)]
    assert () not in state.path
    assert len(state.path) == 28 + 2
    assert (state.round, state.to_act()) == (3, [])


def test_nothing_is_set_up_after_round_three() -> None:
    """DSA-22, DSA-23: the tank stays empty and nobody starts."""
    state = deep_sea_state([20, 25], sacks={0: [[1]]}, round=3, phase="explore", tank=0)
    state.listen()
    play_words(state, "leave")
    assert (state.tank, state.round, state.to_act()) == (0, 3, [])
    assert "round-started" not in [told.effect.name for told in state.heard()]


@pytest.mark.parametrize("number", [1, 2])
def test_earlier_rounds_do_not_end_the_game(number: int) -> None:
    """DSA-24: there are three rounds."""
    state = deep_sea_state([1, 0], [3, 3], home={1}, returning={0}, round=number)
    play_words(state, "on")
    assert state.outcome() is None
    assert state.round == number + 1


def test_empty_path_ends_the_game_when_all_are_home() -> None:
    """DSA-13, DSA-24: the last treasure is home, so no further round can start."""
    state = deep_sea_state([1, 0], [3, 3], sacks={0: [[15]], 1: [[3]]}, home={1}, path=[[], []])
    state.listen()
    play_words(state, "turn")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == "DSA-24"
    assert outcome.winners == [1]  # who has stored all the rest
    assert (state.round, state.to_act(), state.path) == (2, [], [])
    assert PathEmpty() in [told.effect for told in state.heard()]


def test_empty_path_ends_the_game_when_the_air_runs_out() -> None:
    """DSA-13, DSA-24: the divers who are out carry nothing that could be lost."""
    state = deep_sea_state(
        [2, 0], sacks={1: [[15], [3]]}, home={1}, path=[[], []], phase="explore", tank=0
    )
    play_words(state, "leave")
    assert state.outcome() is not None
    assert state.path == []


def test_empty_path_is_not_what_ends_round_three() -> None:
    """DSA-13, DSA-24: no fourth round would have started, so the path is not why it is over."""
    state = deep_sea_state(
        [1, 0], [3, 3], sacks={0: [[15]], 1: [[3]]}, home={1}, path=[[], []], round=3
    )
    state.listen()
    play_words(state, "turn")
    assert state.outcome() is not None
    assert PathEmpty() not in [told.effect for told in state.heard()]


def test_lost_treasures_keep_the_game_going() -> None:
    """DSA-13, DSA-20: the path is looked at after the lost chips have gone down."""
    state = deep_sea_state([2, 1], sacks={0: [[15], [3]]}, path=[[], []], phase="explore", tank=0)
    play_words(state, "leave")
    assert state.outcome() is None
    assert (state.round, state.path) == (3, [(15, 3)])


@pytest.mark.parametrize("seats", [2, 6])
def test_whole_games_keep_their_32_chips(seats: int) -> None:
    """DSA-2, DSA-24: scores are the sums of what is stored; nothing is made or lost."""
    for seed in range(10):
        state = new_deep_sea(seats, seed)
        # Everybody goes on while there is a way, and takes whatever lies there.
        play_by(state, lambda words: words[-1] if words[-1] == "take" else words[0], most=3000)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == [sum(store) for store in state.stored]
        chips = [value for treasure in state.path for value in treasure]
        chips += [value for store in state.stored for value in store]
        assert sorted(chips) == sorted([*range(16), *range(16)])


def test_outcome_is_told_to_everybody() -> None:
    """DSA-24: every view, the spectator's included, shows the ranking."""
    state = last_turn([[4], [9]])
    play_words(state, "on")
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert view.phase == "over"
        assert view.outcome == state.outcome()
