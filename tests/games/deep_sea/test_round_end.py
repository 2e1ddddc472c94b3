"""How a round ends, what is kept, what is lost, and who starts the next."""

from collections.abc import Iterable

import pytest

from fathom.engine.effects import Effect
from fathom.games.deep_sea.effects import AirRanOut, AllHome, Lost, RoundStarted, Stored
from fathom.games.deep_sea.rules import DeepSeaState
from tests.generators import deep_sea_state, play_words


def told_after(state: DeepSeaState, *words: str) -> list[Effect]:
    """Everything that is told, to anybody, while these moves are played."""
    state.listen()
    play_words(state, *words)
    return [told.effect for told in state.heard()]


def single_chips(without: Iterable[int]) -> list[tuple[int, ...]]:
    """The path 0, 0, 1, 1 up to 15, 15, less these values once each."""
    values = sorted([*range(16), *range(16)])
    for value in without:
        values.remove(value)
    return [(value,) for value in values]


# DSA-18: when


def test_round_ends_when_everybody_is_home() -> None:
    """DSA-18: with air left, as soon as the last diver is home."""
    state = deep_sea_state([2, 3], [1, 1, 1, 2], returning={0, 1})
    play_words(state, "on")
    assert state.round == 1
    assert AllHome(1) in told_after(state, "on")
    assert state.round == 2


def test_round_goes_on_while_one_diver_is_out() -> None:
    """DSA-18: five of six at home do not end it."""
    state = deep_sea_state([5, 0, 0, 0, 0, 0], [1, 1], home={1, 2, 3, 4, 5})
    play_words(state, "on", "leave")
    assert (state.round, state.to_act()) == (1, [0])


def test_round_ends_when_the_tank_is_empty() -> None:
    """DSA-18: with divers still out, after the turn in which the air ran out."""
    state = deep_sea_state([9, 20], sacks={0: [[1]]}, phase="explore", tank=0)
    told = told_after(state, "leave")
    assert AirRanOut(1) in told
    assert AllHome(1) not in told


def test_all_home_on_the_last_air_counts_as_all_home() -> None:
    """DSA-18: nothing is lost, and the last to come home starts, not the deepest."""
    state = deep_sea_state(
        [0, 2, 0],
        [3, 3],
        sacks={0: [[1]], 1: [[5]], 2: [[9]]},
        home={0, 2},
        returning={1},
        turn=1,
        tank=0,
    )
    told = told_after(state, "on")
    assert AllHome(1) in told
    assert AirRanOut(1) not in told
    assert state.stored == [[1], [5], [9]]
    assert state.to_act() == [1]


# DSA-19: kept


def test_whoever_is_home_stores_their_treasures() -> None:
    """DSA-19: all that was brought home joins what was stored before, for all to see."""
    state = deep_sea_state(
        [1, 0], [3, 3], sacks={0: [[6], [12]], 1: [[9]]}, stored={0: [3], 1: [4]}, home={1}
    )
    told = told_after(state, "turn")
    assert state.stored == [[3, 6, 12], [4, 9]]
    assert [diver.stored for diver in state.view(None).divers] == [[3, 6, 12], [4, 9]]
    assert Stored(0, [6, 12]) in told
    assert Stored(1, [9]) in told
    assert state.sack == [[], []]


def test_homecomers_store_although_the_air_ran_out() -> None:
    """DSA-19: what is home is safe, whatever happens to the others."""
    state = deep_sea_state([9, 0], sacks={0: [[1]], 1: [[9]]}, home={1}, phase="explore", tank=0)
    play_words(state, "leave")
    assert state.stored == [[], [9]]


def test_stack_is_stored_chip_by_chip() -> None:
    """DSA-19, DSA-21: the three chips of a stack are three chips in the store."""
    state = deep_sea_state([1, 0], [3, 3], sacks={0: [[6, 12, 0]]}, home={1})
    play_words(state, "turn")
    assert state.stored[0] == [6, 12, 0]


# DSA-20: lost


def test_a_round_in_which_all_drown() -> None:
    """DSA-20: the deepest diver's chips first, each in the order of taking, cut into threes."""
    state = deep_sea_state(
        [10, 20, 15],
        sacks={0: [[6], [2]], 1: [[10]], 2: [[12], [7]]},
        phase="explore",
        tank=0,
    )
    told = told_after(state, "leave")
    row = [(10, 12, 7), (6, 2)]
    assert state.path == single_chips([10, 12, 7, 6, 2]) + row
    assert state.stored == [[], [], []]
    assert state.sack == [[], [], []]
    lost = [effect for effect in told if isinstance(effect, Lost)]
    assert lost == [Lost(1, [3]), Lost(2, [4, 2]), Lost(0, [2, 1])]


def test_row_runs_on_across_divers() -> None:
    """DSA-20: a stack may hold chips of two divers; only the last stack may be short."""
    state = deep_sea_state(
        [25, 8],
        sacks={0: [[13], [14]], 1: [[1], [2], [3], [4], [5]]},
        phase="explore",
        tank=0,
    )
    play_words(state, "leave")
    assert state.path[-3:] == [(13, 14, 1), (2, 3, 4), (5,)]
    assert [len(treasure) for treasure in state.path] == [1] * 25 + [3, 3, 1]


def test_path_closes_up_before_the_lost_chips_are_added() -> None:
    """DSA-20: no blank is left, neither of those who lost nor of those who are home."""
    state = deep_sea_state(
        [31, 0, 0],
        sacks={0: [[15], [0]], 1: [[5]], 2: [[8, 9]]},
        home={1, 2},
        phase="explore",
        tank=0,
    )
    play_words(state, "leave")
    assert state.path == [*single_chips([15, 0, 5, 8, 9]), (15, 0)]


def test_all_blanks_leave_the_path_when_all_are_home() -> None:
    """DSA-20: the path closes up in that case too, and nothing is added."""
    state = deep_sea_state([1, 0], [3, 3], sacks={0: [[6]], 1: [[9]]}, home={1})
    play_words(state, "turn")
    assert state.path == single_chips([6, 9])


def test_order_is_that_of_the_later_taking() -> None:
    """DSA-20: what was put back and taken again counts from then."""
    state = deep_sea_state(
        [3, 0], [1, 1, 1, 2, 1, 1], sacks={0: [[1], [2], [5]]}, home={1}, phase="explore", tank=6
    )
    play_words(state, "drop 1", "on", "take", "on")
    assert state.sack[0] == [(2,), (5,), (1,)]
    assert state.tank == 1  # 6, less 2 for the turn of the taking, less 3 for this one
    play_words(state, "leave")
    assert state.tank == 0
    play_words(state, "on", "leave")
    assert state.path[-1] == (2, 5, 1)


def test_a_stack_lost_a_second_time_is_taken_apart() -> None:
    """DSA-20: its chips join the row one by one, in the order in which they were laid."""
    state = deep_sea_state(
        [2, 1],
        sacks={0: [[3], [14, 4, 9]], 1: [[8], [7]]},
        path=[[0], [6], [], [], [], []],
        phase="explore",
        tank=0,
    )
    play_words(state, "leave")
    assert state.path == [(0,), (6,), (3, 14, 4), (9, 8, 7)]


def test_older_incomplete_stack_is_not_filled_up() -> None:
    """DSA-20: each round starts new stacks at the deep end of what was there."""
    state = deep_sea_state(
        [1, 0],
        sacks={0: [[8], [7]]},
        path=[[0], [], [], [5, 6]],
        phase="explore",
        tank=0,
    )
    play_words(state, "leave")
    assert state.path == [(0,), (5, 6), (8, 7)]


def test_stored_treasure_is_never_lost() -> None:
    """DSA-20: only what was taken in this round goes down."""
    state = deep_sea_state([9, 20], sacks={0: [[1]]}, stored={0: [15, 14]}, phase="explore", tank=0)
    play_words(state, "leave")
    assert state.stored[0] == [15, 14]


def test_lost_chips_show_their_level_only() -> None:
    """DSA-20: everybody sees which levels lie in a stack, nobody which values."""
    state = deep_sea_state([9, 20], sacks={0: [[1], [6]], 1: [[9]]}, phase="explore", tank=0)
    play_words(state, "leave")
    for viewer in (None, 0, 1):
        assert state.view(viewer).path[-1] == [3, 1, 2]


# DSA-22, DSA-23: on to the next round


def test_next_round_begins_in_the_submarine_with_a_full_tank() -> None:
    """DSA-22: everybody in the submarine, nobody home or returning, 25 air."""
    state = deep_sea_state(
        [9, 0, 20],
        sacks={0: [[1]], 1: [[9]]},
        home={1},
        returning={0, 2},
        phase="explore",
        tank=0,
    )
    told = told_after(state, "leave")
    assert (state.round, state.tank) == (2, 25)
    assert [
        (diver.depth, diver.home, diver.returning, diver.sack) for diver in state.view(None).divers
    ] == [(0, False, False, [])] * 3
    assert told[-1] == RoundStarted(2, 2)


def test_tank_is_full_again_after_all_came_home() -> None:
    """DSA-22: also where the round did not end for want of air."""
    state = deep_sea_state([1, 0], [3, 3], home={1}, tank=4)
    play_words(state, "turn")
    assert (state.round, state.tank) == (2, 25)


def test_deepest_diver_starts_the_next_round() -> None:
    """DSA-23: neither the last on turn nor the last to come home, but who was deepest."""
    state = deep_sea_state([9, 0, 20, 15], sacks={0: [[1]]}, home={1}, phase="explore", tank=0)
    play_words(state, "leave")
    assert state.to_act() == [2]


def test_deepest_is_measured_when_the_round_ended() -> None:
    """DSA-23: the last move of the round counts."""
    state = deep_sea_state([17, 18, 3], [2, 2], sacks={0: [[1]]}, tank=0)
    play_words(state, "on", "leave")  # three steps, past the diver at 18, to 21
    assert state.to_act() == [0]


def test_last_to_come_home_starts_the_next_round() -> None:
    """DSA-23: if all were home."""
    state = deep_sea_state([3, 4, 1], [3, 3] * 3, returning={0, 1, 2}, turn=2)
    play_words(state, "on", "on", "on")  # seats 2, 0, 1
    assert (state.round, state.to_act()) == (2, [1])


def test_last_to_come_home_is_not_the_first_to() -> None:
    """DSA-23: coming home again later in the game replaces the older homecoming."""
    state = deep_sea_state([1, 2], [3, 3] * 2 + [1, 1] * 2 + [3, 3] * 2, returning={0, 1})
    play_words(state, "on", "on")
    assert (state.round, state.to_act()) == (2, [1])
    play_words(state, "on", "leave", "on", "leave", "turn", "turn")
    assert (state.round, state.to_act()) == (3, [0])


@pytest.mark.parametrize(
    ("last", "home", "starter"), [(3, {0}, 1), (1, set(), 2), (2, {3}, 0), (0, {1, 2}, 3)]
)
def test_starter_among_divers_who_never_found_a_space(
    last: int, home: set[int], starter: int
) -> None:
    """DSA-23: all who are not home sit in the submarine: the first clockwise from the last turn."""
    state = deep_sea_state(
        [1 if seat == last else 0 for seat in range(4)],
        [3, 3],
        sacks={last: [[8]]},
        home=home,
        path=[[], [5]],
        turn=last,
        tank=0,
    )
    play_words(state, "turn")
    assert (state.round, state.to_act()) == (3, [starter])
