"""Step 1 of a turn: the shared air."""

import pytest

from fathom.games.deep_sea.effects import Breathed
from tests.generators import deep_sea_state, play_words

THREE = [[5], [6], [9]]
"""Three treasures for a sack."""


def test_one_air_for_every_treasure_carried() -> None:
    """DSA-7: the diver who comes on turn pays for their own treasures, not for others'."""
    state = deep_sea_state([3, 20], sacks={0: [[2]], 1: THREE}, phase="explore", tank=20)
    play_words(state, "leave")
    assert state.to_act() == [1]
    assert state.tank == 17


def test_empty_handed_diver_uses_no_air() -> None:
    """DSA-7: nothing carried, nothing used, whatever others carry or the diver has stored."""
    state = deep_sea_state([9, 20], sacks={0: THREE}, stored={1: [15, 14]}, phase="explore")
    play_words(state, "leave")
    assert state.tank == 25


def test_divers_at_home_use_no_air() -> None:
    """DSA-7: only the diver on turn breathes; treasures that are home cost nothing more."""
    state = deep_sea_state([9, 0, 20], sacks={1: THREE}, home={1}, phase="explore")
    play_words(state, "leave")
    assert state.to_act() == [2]
    assert state.tank == 25


def test_first_turn_of_a_dive_uses_no_air() -> None:
    """DSA-7: also in the second round, for a diver who carried treasure in the first."""
    state = deep_sea_state([12, 20], sacks={0: [[2]], 1: THREE}, phase="explore", tank=0)
    play_words(state, "leave")
    assert (state.round, state.to_act(), state.tank) == (2, [1], 25)
    state.dice = deep_sea_state(faces=[1, 1, 1, 1]).dice
    play_words(state, "on", "take")
    assert (state.to_act(), state.tank) == ([0], 25)
    play_words(state, "on", "take")
    assert (state.to_act(), state.tank) == ([1], 24)


def test_what_is_put_back_is_no_longer_paid_for() -> None:
    """DSA-7, DSA-17: with three treasures and one put back, the next turn costs two."""
    state = deep_sea_state([11, 0], sacks={0: THREE}, home={1}, phase="explore")
    play_words(state, "drop 1")  # depth 11 is where the 5 lay
    assert (state.to_act(), state.tank) == ([0], 23)


def test_stack_counts_as_one_in_air() -> None:
    """DSA-7, DSA-21: two treasures, one of them a stack of three, cost two."""
    state = deep_sea_state([3, 20], sacks={1: [[5, 6, 9], [12]]}, phase="explore")
    play_words(state, "leave")
    assert state.tank == 23


@pytest.mark.parametrize("tank", [3, 2, 1])
def test_tank_does_not_fall_below_nought(tank: int) -> None:
    """DSA-7: reaching exactly 0 and being overdrawn both leave an empty tank."""
    state = deep_sea_state([3, 20], sacks={1: THREE}, phase="explore", tank=tank)
    state.listen()
    play_words(state, "leave")
    assert (state.to_act(), state.tank) == ([1], 0)
    assert [told.effect for told in state.heard()] == [Breathed(seat=1, air=tank, tank=0)]


@pytest.mark.parametrize("tank", [3, 1])
def test_diver_finishes_the_turn_in_which_the_air_runs_out(tank: int) -> None:
    """DSA-8: direction, move and exploring all still happen; then the round is over."""
    state = deep_sea_state([3, 20], [3, 3], sacks={1: THREE}, phase="explore", tank=tank)
    state.listen()
    play_words(state, "leave", "turn")
    assert state.round == 1
    assert state.depth == [3, 17]  # 6 - 3 steps up
    assert state.to_act() == [1]
    play_words(state, "take")
    names = [told.effect.name for told in state.heard()]
    assert names.index("took") < names.index("air-ran-out") < names.index("round-started")
    assert state.round == 2


def test_coming_home_on_the_last_air_counts() -> None:
    """DSA-8: the last turn may bring the diver home, and what they carry with them."""
    state = deep_sea_state([3, 2], [3, 2], sacks={1: THREE}, phase="explore", tank=2)
    play_words(state, "leave", "turn")
    assert state.round == 2
    assert state.stored[1] == [5, 6, 9]


def test_round_goes_on_while_one_air_is_left() -> None:
    """DSA-8: the tank is empty at 0, not at 1."""
    state = deep_sea_state([3, 20], [3, 3], sacks={1: THREE}, phase="explore", tank=4)
    play_words(state, "leave", "turn", "leave")
    assert (state.round, state.tank, state.to_act()) == (1, 1, [0])


def test_nobody_else_has_a_turn_after_the_air_ran_out() -> None:
    """DSA-8: the round ends after that turn, before the next diver moves."""
    state = deep_sea_state([5, 9, 20], sacks={0: THREE}, phase="explore", tank=0)
    play_words(state, "leave")
    assert state.round == 2
    assert state.depth == [0, 0, 0]
