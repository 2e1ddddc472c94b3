"""What lies on the table before the first move."""

from collections import Counter
from typing import Any

import pytest

from fathom.engine.errors import InvalidOptions, InvalidSeats
from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.effects import Rolled
from tests.generators import new_deep_sea, play_words


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_divers_share_a_tank_of_25(seats: int) -> None:
    """DSA-1: two to six divers, all in the submarine, with 25 air between them."""
    view = new_deep_sea(seats).view(None)
    assert view.tank == 25
    assert [diver.depth for diver in view.divers] == [0] * seats
    assert not any(diver.home or diver.returning or diver.sack for diver in view.divers)


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_other_numbers_of_divers_are_refused(seats: int) -> None:
    """DSA-1: neither one diver nor seven."""
    with pytest.raises(InvalidSeats) as refusal:
        GAME.new(seats, seed=0)
    assert refusal.value.facts["known"] == "2–6"
    assert refusal.value.facts["seats"] == seats


def test_there_are_32_chips_each_value_twice() -> None:
    """DSA-2: the values 0 to 15, each twice."""
    chips = Counter(value for treasure in new_deep_sea().path for value in treasure)
    assert chips == Counter(dict.fromkeys(range(16), 2))


def test_level_holds_four_values() -> None:
    """DSA-2: level I is 0-3, II 4-7, III 8-11, IV 12-15; the view tells the level of each chip."""
    state = new_deep_sea(seed=5)
    shown = {state.path[space][0]: levels[0] for space, levels in enumerate(state.view(0).path)}
    assert {value for value, level in shown.items() if level == 1} == {0, 1, 2, 3}
    assert {value for value, level in shown.items() if level == 2} == {4, 5, 6, 7}
    assert {value for value, level in shown.items() if level == 3} == {8, 9, 10, 11}
    assert {value for value, level in shown.items() if level == 4} == {12, 13, 14, 15}


def test_dice_show_one_two_or_three_equally_often() -> None:
    """DSA-3: both dice have the faces 1, 1, 2, 2, 3, 3, independent of each other."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for seed in range(1800):
        state = new_deep_sea(seed=seed)
        state.listen()
        play_words(state, "on")
        [roll] = [told.effect for told in state.heard() if isinstance(told.effect, Rolled)]
        assert roll.steps == sum(roll.dice)
        pairs[tuple(roll.dice)] += 1
    assert set(pairs) == {(one, other) for one in (1, 2, 3) for other in (1, 2, 3)}
    # 200 of each are expected; five standard deviations are 67.
    assert all(abs(count - 200) < 67 for count in pairs.values()), pairs


@pytest.mark.parametrize("seed", range(5))
def test_path_goes_down_level_by_level(seed: int) -> None:
    """DSA-4: one line of 32 spaces, eight of each level, the lowest level first."""
    view = new_deep_sea(seed=seed).view(None)
    assert view.path == [[1]] * 8 + [[2]] * 8 + [[3]] * 8 + [[4]] * 8


def test_order_inside_a_level_is_random() -> None:
    """DSA-4: every value of a level can lie on every one of its eight spaces."""
    seen: list[set[int]] = [set() for _ in range(32)]
    for seed in range(150):
        for space, (value,) in enumerate(new_deep_sea(seed=seed).path):
            seen[space].add(value)
    for space, values in enumerate(seen):
        lowest = space // 8 * 4
        assert values == set(range(lowest, lowest + 4))


def test_value_side_is_down() -> None:
    """DSA-4: two tables with the same levels but other values look the same to everybody."""
    one, other = new_deep_sea(seed=1, starter=0), new_deep_sea(seed=2, starter=0)
    assert one.path != other.path
    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)


def test_starter_is_drawn_from_the_seed() -> None:
    """DSA-25: the same seed draws the same starter, and every seat can be drawn."""
    starters = [new_deep_sea(6, seed).to_act() for seed in range(100)]
    assert starters == [new_deep_sea(6, seed).to_act() for seed in range(100)]
    assert sorted({starter for [starter] in starters}) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_host_names_the_starter(starter: int) -> None:
    """DSA-25: whatever the seed, the named seat starts."""
    for seed in range(10):
        assert new_deep_sea(3, seed, starter=starter).to_act() == [starter]


def test_unnamed_starter_is_the_default() -> None:
    """DSA-25: naming nobody is the same as saying nothing."""
    assert new_deep_sea(4, 9).position() == new_deep_sea(4, 9, starter=None).position()


@pytest.mark.parametrize(
    "options",
    [
        {"starter": 3},
        {"starter": -1},
        {"starter": "first"},
        {"starter": 1.5},
        {"starter": True},
        {"starter": [1]},
        {"first": 1},
        {"starter": 1, "bubbles": 30},
    ],
    ids=str,
)
def test_bad_options_are_refused(options: dict[str, Any]) -> None:
    """DSA-25: out of range, of the wrong type, or no option at all."""
    with pytest.raises(InvalidOptions, match="starter"):
        GAME.new(3, seed=0, options=options)


def test_named_starter_must_have_a_seat_at_this_table() -> None:
    """DSA-25: seat 2 can start with three divers, not with two."""
    assert new_deep_sea(3, starter=2).to_act() == [2]
    with pytest.raises(InvalidOptions, match="seats are 0 to 1"):
        GAME.new(2, seed=0, options={"starter": 2})
