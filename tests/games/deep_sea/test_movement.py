"""Step 3 of a turn: roll and move."""

import pytest

from fathom.games.deep_sea.effects import Dived, Rolled, Stayed
from fathom.games.deep_sea.rules import DeepSeaState
from tests.generators import ScriptedDice, deep_sea_state, play_words, refusing_clause

SIX = [[1], [2], [3], [5], [6], [9]]
"""Six treasures for a sack; depths 3, 5, 7, 11, 13 and 19 are blank then."""


def faces_left(state: DeepSeaState) -> int:
    """How many faces the test's dice still have to show."""
    assert isinstance(state.dice, ScriptedDice)
    return len(state.dice.faces)


@pytest.mark.parametrize(
    ("faces", "load", "steps"),
    [
        ((1, 1), 0, 2),
        ((2, 3), 0, 5),
        ((3, 3), 0, 6),
        ((3, 3), 1, 5),
        ((2, 2), 3, 1),
        ((2, 1), 3, 0),
        ((1, 1), 3, 0),
        ((3, 3), 5, 1),
        ((3, 3), 6, 0),
    ],
)
def test_steps_are_both_dice_less_the_load(faces: tuple[int, int], load: int, steps: int) -> None:
    """DSA-11: the sum of both dice minus the treasures carried, never below 0."""
    state = deep_sea_state([13, 32], faces, sacks={0: SIX[6 - load :]})
    state.listen()
    play_words(state, "on")
    assert state.depth[0] == 13 + steps
    told = [told.effect for told in state.heard()]
    assert Rolled(0, list(faces), steps) in told
    assert (Dived(0, 13 + steps) if steps else Stayed(0)) in told


def test_load_slows_the_way_up_too() -> None:
    """DSA-11: 5 rolled, 2 carried, 3 steps up."""
    state = deep_sea_state([13, 32], [2, 3], sacks={0: SIX[:2]})
    play_words(state, "turn")
    assert state.depth[0] == 10


def test_stack_counts_as_one_in_weight() -> None:
    """DSA-11, DSA-21: two treasures, one of them a stack of three, cost two steps."""
    state = deep_sea_state([13, 30], [3, 3], sacks={0: [[1, 2, 3], [9]]})
    play_words(state, "on")
    assert state.depth[0] == 17


def test_stored_treasure_has_no_weight() -> None:
    """DSA-11: only what is carried in this round slows the diver."""
    state = deep_sea_state([3, 20], [1, 1], stored={0: [12, 13, 14, 15]})
    play_words(state, "on")
    assert state.depth[0] == 5


def test_both_dice_are_rolled_every_turn() -> None:
    """DSA-11: also with six treasures, where the steps can only be 0."""
    state = deep_sea_state([19, 32], [3, 3, 2, 1], sacks={0: SIX})
    state.listen()
    play_words(state, "on")
    assert Rolled(0, [3, 3], 0) in [told.effect for told in state.heard()]
    assert faces_left(state) == 2


def test_dice_are_rolled_once_for_a_turn() -> None:
    """DSA-11: two faces for the move, none for exploring."""
    state = deep_sea_state([5, 20], [1, 2, 3, 3])
    play_words(state, "on", "take")
    assert faces_left(state) == 2


def test_occupied_chip_is_passed_and_not_counted_going_down() -> None:
    """DSA-12: from 5 two steps down, past a diver at 6, end at 8."""
    state = deep_sea_state([5, 6], [1, 1])
    play_words(state, "on")
    assert state.depth == [8, 6]


def test_occupied_chip_is_passed_and_not_counted_going_up() -> None:
    """DSA-12: from 9 two steps up, past a diver at 8, end at 6."""
    state = deep_sea_state([9, 8], [1, 1])
    play_words(state, "turn")
    assert state.depth == [6, 8]


def test_two_divers_in_a_row_are_passed() -> None:
    """DSA-12: from the submarine two steps, past divers at 1 and 2, end at 4."""
    state = deep_sea_state([0, 1, 2], [1, 1])
    play_words(state, "on")
    assert state.depth == [4, 1, 2]


def test_two_divers_in_a_row_are_passed_on_the_way_up() -> None:
    """DSA-12: from 9 two steps up, past divers at 7 and 8, end at 5."""
    state = deep_sea_state([9, 8, 7], [1, 1])
    play_words(state, "turn")
    assert state.depth == [5, 8, 7]


def test_diver_on_the_target_is_passed() -> None:
    """DSA-12: the second step would end on a diver, so it ends behind."""
    state = deep_sea_state([5, 7, 8], [1, 1])
    play_words(state, "on")
    assert state.depth == [9, 7, 8]


def test_divers_further_on_do_not_matter() -> None:
    """DSA-12: a diver beyond the last step changes nothing."""
    state = deep_sea_state([5, 8, 4], [1, 1])
    play_words(state, "on")
    assert state.depth == [7, 8, 4]


def test_divers_in_the_submarine_are_in_nobodys_way() -> None:
    """DSA-12: the submarine is no chip: it can be reached while others sit in it."""
    state = deep_sea_state([2, 0, 0], [1, 1], home={1}, returning={0})
    play_words(state, "on")
    assert state.home == [True, True, False]


def test_blank_counts_as_a_step() -> None:
    """DSA-12, DSA-16: a blank is a space of the path."""
    state = deep_sea_state([2, 20], [1, 2], sacks={1: [[1], [2]]})  # blanks at 3 and 5
    play_words(state, "on")
    assert state.depth == [5, 20]


@pytest.mark.parametrize("start", [27, 28, 31])
def test_steps_beyond_the_bottom_are_lost(start: int) -> None:
    """DSA-13: the diver stops on the last chip."""
    state = deep_sea_state([start, 3], [3, 3])
    play_words(state, "on")
    assert state.depth[0] == 32


@pytest.mark.parametrize(
    ("depths", "end"),
    [([28, 32], 31), ([28, 32, 31], 30), ([30, 32], 31), ([29, 32, 30], 31)],
)
def test_last_chip_taken_by_another_diver(depths: list[int], end: int) -> None:
    """DSA-13: the diver stops on the last free space; those who sit below keep theirs."""
    state = deep_sea_state(depths, [3, 3])
    play_words(state, "on")
    assert state.depth == [end, *depths[1:]]


@pytest.mark.parametrize("start", [1, 2, 3, 5])
def test_steps_beyond_the_submarine_are_lost(start: int) -> None:
    """DSA-13: whoever reaches the submarine is home."""
    state = deep_sea_state([start, 20], [2, 3])
    play_words(state, "turn")
    assert (state.depth[0], state.home[0]) == (0, True)
    assert state.to_act() == [1]


def test_diver_one_step_short_of_the_submarine_is_not_home() -> None:
    """DSA-13: from 6 five steps up end at 1."""
    state = deep_sea_state([6, 20], [2, 3])
    play_words(state, "turn")
    assert (state.depth[0], state.home[0]) == (1, False)
    assert state.to_act() == [0]


def test_submarine_is_one_step_above_the_first_chip() -> None:
    """DSA-12, DSA-13: with one step from 2, past a diver at 1, the diver is home."""
    state = deep_sea_state([2, 1], [1, 1], sacks={0: [[1]]})
    play_words(state, "turn")
    assert state.home == [True, False]


def test_diver_without_free_space_stays_in_the_submarine() -> None:
    """DSA-13: the dice are rolled, but there is no way, nothing to explore, and no homecoming."""
    state = deep_sea_state([0, 1, 2], [3, 3], path=[[5], [9]], turn=0)
    assert refusing_clause(state, "turn") == "DSA-10"
    state.listen()
    play_words(state, "on")
    told = [told.effect for told in state.heard()]
    assert told == [Rolled(0, [3, 3], 6), Stayed(0)]
    assert (state.depth, state.home) == ([0, 1, 2], [False, False, False])
    assert state.to_act() == [1]
    assert state.view(None).phase == "direction"


def test_diver_who_found_no_space_dives_later() -> None:
    """DSA-13: it was not a dive, so the diver has their turns in this round as before."""
    state = deep_sea_state([0, 1], [3, 3, 1, 1, 1, 1], path=[[5]])
    play_words(state, "on", "turn")
    assert (state.home, state.to_act()) == ([False, True], [0])
    play_words(state, "on")
    assert state.depth == [1, 0]
    assert state.to_act() == [0]


@pytest.mark.parametrize("direction", ["on", "turn"])
def test_no_steps_no_move_but_exploring(direction: str) -> None:
    """DSA-14: with 0 steps the diver stays and may still take what lies there."""
    state = deep_sea_state([20, 32], [1, 1], sacks={0: SIX[:2]})
    play_words(state, direction)
    assert state.depth[0] == 20
    play_words(state, "take")
    assert state.sack[0] == [(1,), (2,), (9,)]
    assert state.path[19] == ()


def test_no_steps_and_putting_back() -> None:
    """DSA-14: with 0 steps the diver stays on the blank and may put a treasure there."""
    state = deep_sea_state([5, 32], [1, 1], sacks={0: SIX[:2]})
    play_words(state, "on", "drop 1")
    assert state.sack[0] == [(2,)]
    assert state.path[4] == (1,)


def test_no_steps_next_to_the_submarine_is_not_home() -> None:
    """DSA-14: a diver at 1 who cannot move stays out."""
    state = deep_sea_state([1, 32], [1, 1], sacks={0: SIX[:2]})
    play_words(state, "turn")
    assert (state.depth[0], state.home[0], state.to_act()) == (1, False, [0])
