"""Positions: read back as they were written, and refused with every fault if they cannot be."""

import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings

from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidPosition
from fathom.engine.state import State
from fathom.games.deep_sea import GAME
from tests.generators import deep_sea_position, new_deep_sea, reached_states

FULL_PATH = [[value] for value in sorted([*range(16), *range(16)])]
SIX = [[1], [2], [3], [5], [6], [9]]


def faults_of(position: Any) -> list[str]:
    """Everything a position is refused for; it is not touched by that."""
    before = deepcopy(position)
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(position)
    assert position == before
    faults = refusal.value.faults
    assert all(fault in str(refusal.value) for fault in faults)
    return faults


def changed(**fields: Any) -> dict[str, Any]:
    """A position of a new game for two, with some fields replaced."""
    return {**deep_sea_position(), **fields}


@settings(deadline=None)
@given(reached_states(GAME))
def test_position_comes_back_with_its_future(state: State) -> None:
    """Whatever has been reached can be written down, read, and played on the same way."""
    position = state.position()
    twin = GAME.from_position(position)
    assert twin.position() == position
    for _ in range(20):
        if not state.to_act():
            break
        [seat] = state.to_act()
        assert twin.to_act() == [seat]
        assert twin.legal_moves(seat) == state.legal_moves(seat)
        move = state.legal_moves(seat)[-1]
        state.play(seat, move)
        twin.play(seat, move)
        assert twin.position() == state.position()
    assert twin.outcome() == state.outcome()


def test_chips_that_somebody_carried_may_lie_elsewhere() -> None:
    """DSA-4, DSA-7, DSA-17: each has cost air."""
    swapped = [FULL_PATH[8], *FULL_PATH[1:8], FULL_PATH[0], *FULL_PATH[9:]]
    position = changed(path=swapped, tank=23)
    assert GAME.from_position(position).position()["path"] == swapped


def test_short_position_is_enough() -> None:
    """What has a default need not be written."""
    short = {
        "game": "deep-sea",
        "rules": 1,
        "seats": 2,
        "phase": "direction",
        "turn": 1,
        "round": 1,
        "tank": 25,
        "path": FULL_PATH,
        "divers": [{}, {}],
    }
    state = GAME.from_position(short)
    assert state.to_act() == [1]
    assert state.position()["dice"] == Dice(0).position()


def test_dice_of_ones_own_replace_those_of_the_position() -> None:
    position = new_deep_sea(seed=3).position()
    assert GAME.from_position(position).position()["dice"] == position["dice"]
    assert GAME.from_position(position, Dice(8)).position()["dice"] == Dice(8).position()


POSITIONS = {
    "33 chips": (
        changed(path=[*FULL_PATH, [3]]),
        ["chips: .*33.*DSA-2", "chips: value 3 .*DSA-2"],
    ),
    "31 chips": (changed(path=FULL_PATH[:-1]), ["chips: .*31.*DSA-2", "chips: value 15 .*DSA-2"]),
    "value too high": (
        changed(path=[*FULL_PATH[:-1], [16]]),
        ["chips: value 15 .*DSA-2", "chips: .*no value 16 .*DSA-2"],
    ),
    "value too low": (
        changed(path=[[-1], *FULL_PATH[1:]]),
        ["chips: value 0 .*DSA-2", "chips: .*no value -1 .*DSA-2"],
    ),
    "empty path": (deep_sea_position(path=[]), ["path: .*empty.*DSA-13"]),
    "stack of four": (deep_sea_position(path=[[9], [0, 1, 2, 3]]), ["path: space 2 .*DSA-20"]),
    "blank for nothing": (deep_sea_position(path=[[9], []]), ["path: 1 .* 0 .*DSA-16"]),
    "no blank for a treasure": (
        deep_sea_position([1, 0], path=[[9]], sacks={0: [[3]]}),
        ["path: 0 .* 1 .*DSA-16"],
    ),
    "round 0": (changed(round=0), ["round: 0 .*DSA-5"]),
    "round 4": (changed(round=4), ["round: 4 .*DSA-5"]),
    "tank below 0": (changed(tank=-1), ["tank: -1 .*DSA-7"]),
    "tank above 25": (changed(tank=26), ["tank: 26 .*DSA-1"]),
    "stored in the first round": (
        deep_sea_position(stored={0: [9]}, round=1),
        ["stored before .*DSA-19"],
    ),
    "stack in the first round": (
        changed(path=[FULL_PATH[0] + FULL_PATH[1], *FULL_PATH[2:]]),
        ["path: a stack before .*DSA-20"],
    ),
    "home without turning back": (
        {**deep_sea_position(home={1}), "divers": [{}, {"home": True}]},
        [r"divers\[1\]: home without .*DSA-9"],
    ),
    "on the way back after the end": (
        changed(phase="over", round=3, turn=None, divers=[{}, {"returning": True}]),
        [r"divers\[1\]: under way"],
    ),
    "dives lost below 0": (changed(lost_dives=-1), ["lost_dives: -1 "]),
    "turn after the end": (changed(phase="over", round=3, turn=0), ["turn: "]),
    "over before round three": (
        changed(phase="over", round=2, turn=None),
        ["phase: .*round 2.*DSA-24"],
    ),
    "nobody on turn": (changed(turn=None), ["turn: "]),
    "turn of no seat": (changed(turn=2), ["turn: 2 "]),
    "turn of a negative seat": (changed(turn=-1), ["turn: -1 "]),
    "turn of a diver at home": (deep_sea_position(home={0}), ["turn: seat 0 .*DSA-5"]),
    "exploring the submarine": (changed(phase="explore"), ["phase: seat 0 .*DSA-13"]),
    "nobody came home last": (
        deep_sea_position(home={1}, last_home=None),
        ["last_home: .*DSA-23"],
    ),
    "last home is not home": (
        deep_sea_position([0, 0, 9], home={1}, last_home=2),
        ["last_home: seat 2 .*DSA-23"],
    ),
    "last home although nobody is": (changed(last_home=0), ["last_home: seat 0 .*DSA-23"]),
    "above the submarine": (deep_sea_position([-1, 0]), [r"divers\[0\]: depth -1 "]),
    "below the bottom": (deep_sea_position([0, 33]), [r"divers\[1\]: depth 33 "]),
    "treasure of no chips": (
        deep_sea_position([1, 0], path=[[], [9]], sacks={0: [[]]}),
        [r"divers\[0\]: .*DSA-20"],
    ),
    "treasure of four chips": (
        deep_sea_position([1, 0], sacks={0: [[0, 1, 2, 3]]}),
        [r"divers\[0\]: .*DSA-20"],
    ),
    "on the path after the end": (
        deep_sea_position([5, 0], phase="over", round=3, turn=None),
        [r"divers\[0\]: .*over"],
    ),
    "carrying after the end": (
        deep_sea_position(sacks={1: [[3]]}, home={1}, phase="over", round=3, turn=None),
        [r"divers\[1\]: .*over"],
    ),
    "home and at sea": (deep_sea_position([0, 5], home={1}), [r"divers\[1\]: .*depth 5"]),
    "treasure in the submarine": (
        deep_sea_position([0, 5], sacks={0: [[3]]}),
        [r"divers\[0\]: .*DSA-13"],
    ),
    "returning in the submarine": (
        deep_sea_position([0, 5], returning={0}),
        [r"divers\[0\]: .*DSA-13"],
    ),
    "seven carried": (
        deep_sea_position([19, 5], sacks={0: [*SIX, [12]]}),
        [r"divers\[0\]: .*6.*DSA-17"],
    ),
    "six carried, not on a blank": (
        deep_sea_position([20, 5], sacks={0: SIX}),
        [r"divers\[0\]: .*6.*DSA-17"],
    ),
    "two divers on one chip": (deep_sea_position([5, 5]), ["divers: 2 .*depth 5 .*DSA-12"]),
    "three divers on one chip": (deep_sea_position([7, 7, 7]), ["divers: 3 .*depth 7 .*DSA-12"]),
    "too few divers": (changed(seats=3), ["divers: .*2, not 3"]),
    "too many divers": (changed(seats=2, divers=[{}, {}, {}]), ["divers: .*3, not 2"]),
    "one seat": (changed(seats=1, divers=[{}]), ["2–6 .*1"]),
    "seven seats": (changed(seats=7, divers=[{}] * 7), ["2–6 .*7"]),
    "another game": (changed(game="submarine"), ["game: 'submarine'"]),
    "other rules": (changed(rules=2), ["rules: .*2"]),
    "ply below 0": (changed(ply=-1), ["ply: -1 "]),
    "time below 0": (changed(now=-1), ["now: -1 "]),
    "starter without a seat": (changed(options={"starter": 2}), ["starter"]),
    "unknown option": (changed(options={"bubbles": 30}), ["bubbles"]),
    "dice of no kind": (changed(dice={"kind": "loaded"}), ["dice: "]),
    "dice with three words": (changed(dice={"kind": "fast", "words": [1, 2, 3]}), ["dice: "]),
    "dice with a word too large": (
        changed(dice={"kind": "fast", "words": [1, 2, 3, 1 << 32]}),
        ["dice: "],
    ),
    "sealed dice without a seed": (changed(dice={"kind": "sealed", "used": 0}), ["dice: "]),
    "sealed dice with a short seed": (
        changed(dice={"kind": "sealed", "seed": "00", "used": 0}),
        ["dice: "],
    ),
    "sealed dice used less than never": (
        changed(dice={"kind": "sealed", "seed": "00" * 32, "used": -1}),
        ["dice: "],
    ),
    "upside down": (changed(path=FULL_PATH[::-1]), ["path: its levels .*DSA-4"]),
    "upside down with an empty tank": (
        changed(path=FULL_PATH[::-1], tank=0),
        ["path: its levels .*DSA-4"],
    ),
    "two chips that changed places without air": (
        changed(path=[FULL_PATH[8], *FULL_PATH[1:8], FULL_PATH[0], *FULL_PATH[9:]], tank=24),
        ["path: its levels .*DSA-4"],
    ),
    "unknown field": (changed(weather="fine"), ["weather"]),
    "unknown field of a diver": (changed(divers=[{"air": 1}, {}]), ["air"]),
    "tank in words": (changed(tank="full"), ["tank"]),
    "tank of half an air": (changed(tank=2.5), ["tank"]),
    "tank of truth": (changed(tank=True), ["tank"]),
    "phase of no name": (changed(phase="swim"), ["phase"]),
    "chips without a space": (changed(path=list(range(16)) * 2), ["path"]),
    "home in numbers": (changed(divers=[{"home": 1}, {}]), ["home"]),
    "a list": ([], ["object"]),
    "nothing": (None, ["object"]),
    "words": ("deep-sea", ["object"]),
}


@pytest.mark.parametrize(("position", "expected"), POSITIONS.values(), ids=POSITIONS)
def test_fault_is_named(position: Any, expected: list[str]) -> None:
    """DSA-2, DSA-12, DSA-13 and others: what cannot lie on the table, and nothing else."""
    faults = faults_of(position)
    assert len(faults) == len(expected), faults
    for fault, pattern in zip(faults, expected, strict=True):
        assert re.search(pattern, fault), f"{fault!r} does not tell {pattern!r}"


@pytest.mark.parametrize("field", ["game", "rules", "seats", "phase", "turn", "round", "path"])
def test_missing_field_is_named(field: str) -> None:
    position = deep_sea_position()
    del position[field]
    [fault] = faults_of(position)
    assert field in fault


def test_every_fault_is_listed_at_once() -> None:
    """One fault does not hide another."""
    position = deep_sea_position(
        [5, 5, 40], sacks={0: [[3]]}, tank=-3, round=7, lost_dives=-1, turn=9, rules=9, ply=-2
    )
    position["game"] = "titanic"
    position["path"] = [[4, 4, 5, 5], *position["path"], []]
    position["last_home"] = 1
    faults = "\n".join(faults_of(position))
    for pattern in (
        *("game: 'titanic'", "rules: .*9", "ply: -2", "chips: .*36", "value 4 ", "value 5 "),
        *("space 1 ", "2 blanks for 1", "round: 7", "tank: -3", "lost_dives: -1", "turn: 9"),
        *("last_home: seat 1", r"divers\[2\]: depth 40", "2 of them at depth 5"),
    ):
        assert re.search(pattern, faults), f"{pattern!r} is missing in:\n{faults}"


def test_bad_options_do_not_hide_other_faults() -> None:
    """One fault does not hide another, wherever it is."""
    faults = "\n".join(faults_of(changed(options={"starter": 9}, tank=-1)))
    assert "starter" in faults
    assert "tank" in faults


def test_bad_dice_do_not_hide_other_faults() -> None:
    """One fault does not hide another, wherever it is."""
    faults = "\n".join(faults_of(changed(dice={"kind": "loaded"}, tank=-1)))
    assert "dice" in faults
    assert "tank" in faults


def test_nobody_is_home_with_six() -> None:
    """DSA-17: with six every move is 0 steps, so who carries six never came home."""
    [fault] = faults_of(deep_sea_position([5, 0], sacks={1: SIX}, home={1}))
    assert "DSA-17" in fault


def test_six_carried_on_a_blank_is_a_position() -> None:
    """DSA-17: six is possible on the path, on a blank."""
    assert GAME.from_position(deep_sea_position([19, 5], sacks={0: SIX})).to_act() == [0]


def test_five_carried_home_is_a_position() -> None:
    """DSA-17: with five a step is possible, and so is coming home."""
    assert GAME.from_position(deep_sea_position([5, 0], sacks={1: SIX[1:]}, home={1})).to_act()


def test_game_that_ended_for_want_of_treasure_is_a_position() -> None:
    """DSA-13, DSA-24: an empty path is possible when the game is over, in any round."""
    for number in (2, 3):
        position = deep_sea_position(path=[], phase="over", turn=None, round=number)
        assert GAME.from_position(position).outcome() is not None


def test_path_of_blanks_is_a_position() -> None:
    """DSA-13: only a path without spaces is empty."""
    position = deep_sea_position([1, 2], sacks={0: [[3]], 1: [[4]]}, path=[[], []])
    assert GAME.from_position(position).to_act() == [0]
