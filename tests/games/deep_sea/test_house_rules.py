"""What a house can have otherwise: air, rounds, chips, values, dice, stacks."""

from typing import Any

import pytest

from fathom.engine.errors import InvalidOptions, InvalidPosition
from fathom.games.deep_sea import GAME
from fathom.games.deep_sea.effects import Rolled
from tests.generators import ScriptedDice, new_deep_sea, play_words


def rolled(state: Any) -> list[Rolled]:
    return [told.effect for told in state.heard() if isinstance(told.effect, Rolled)]


def test_the_tank_holds_what_the_house_says_in_every_round() -> None:
    """DSA-1, DSA-22."""
    state = new_deep_sea(2, air=2, starter=0)
    assert state.tank == 2
    while state.round == 1:
        legal = [state.move_text(move) for move in state.legal_moves(state.turn)]
        play_words(state, "take" if "take" in legal else legal[0])
    assert state.tank == 2


@pytest.mark.parametrize("rounds", [1, 2, 6])
def test_the_game_ends_after_the_rounds_of_the_house(rounds: int) -> None:
    """DSA-5, DSA-24."""
    state = new_deep_sea(2, air=1, rounds=rounds)
    ended = 0
    while state.to_act():
        legal = [state.move_text(move) for move in state.legal_moves(state.turn)]
        play_words(state, "take" if "take" in legal else legal[-1])
        ended = len(state.hauls)
    assert ended == rounds


def test_values_by_hand() -> None:
    """DSA-2: three levels of three, each value at most twice, from 1, by twos, and 10 a level."""
    state = new_deep_sea(
        2, levels=3, chips=3, copies=2, least_value=1, value_step=2, level_bonus=10
    )
    by_level = [state.path[first : first + 3] for first in (0, 3, 6)]
    # A level has two values, so the next begins 2 * 2 + 10 = 14 higher.
    assert [sorted(level) for level in by_level] == [
        [(1,), (1,), (3,)],
        [(15,), (15,), (17,)],
        [(29,), (29,), (31,)],
    ]
    assert state.view(None).path == [[1]] * 3 + [[2]] * 3 + [[3]] * 3
    assert state.view(None).box.values == [[1, 3], [15, 17], [29, 31]]


def test_dice_of_the_house() -> None:
    """DSA-3, DSA-11: three dice up to 4; a diver swims their sum."""
    state = new_deep_sea(2, dice=3, faces=4, starter=0)
    state.dice = ScriptedDice([4, 1, 3], sides=4)
    state.listen()
    play_words(state, "on")
    assert rolled(state) == [Rolled(0, [4, 1, 3], 8)]
    assert state.depth[0] == 8


def test_nobody_carries_more_than_the_highest_roll() -> None:
    """DSA-17: with one die up to 2, two treasures let nobody move, and so nobody takes a third."""
    state = new_deep_sea(2, dice=1, faces=2, air=60, seed=3)
    most = 0
    while state.to_act():
        legal = [state.move_text(move) for move in state.legal_moves(state.turn)]
        play_words(state, "take" if "take" in legal else legal[0])
        most = max(most, *(len(sack) for sack in state.sack))
    assert most == 2


@pytest.mark.parametrize("stack", [1, 2, 5])
def test_stacks_of_the_house(stack: int) -> None:
    """DSA-20."""
    state = new_deep_sea(3, stack=stack, air=12, seed=1)
    while state.round == 1:
        legal = [state.move_text(move) for move in state.legal_moves(state.turn)]
        play_words(state, "take" if "take" in legal else legal[0])
    sizes = [len(treasure) for treasure in state.path]
    lost = sum(len(haul.levels) for haul in state.hauls[0] if not haul.home)
    assert lost > stack
    whole, rest = divmod(lost, stack)
    assert sizes[-whole - bool(rest) :] == [stack] * whole + [rest] * bool(rest)


def test_a_game_so_small_that_all_of_it_can_be_looked_at() -> None:
    """One round, two chips, one die of two faces and air for one turn: every way to play ends."""
    options = {"rounds": 1, "levels": 1, "chips": 2, "copies": 1, "dice": 1, "faces": 2, "air": 1}
    count = ways(GAME.new(2, seed=1, options={**options, "starter": 0}))
    assert 10 < count < 100_000


def ways(state: Any) -> int:
    """How many ways there are to play to the end, by every move and every roll."""
    if not state.to_act():
        return 1
    count = 0
    for move in state.legal_moves(state.turn):
        faces = state.chances(state.turn, move)
        for face in range(faces) if faces else [None]:
            twin = state.copy()
            twin.apply_chance(twin.turn, move, [] if face is None else [face])
            count += ways(twin)
    return count


def test_what_cannot_be_together_is_refused() -> None:
    """DSA-3, DSA-17: no roll above twelve; DSA-2: a level has a chip for every copy of a value."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(2, options={"dice": 3, "faces": 6, "chips": 2, "copies": 3})
    assert [fault.message for fault in refused.value.faults] == ["fault-roll", "fault-copies"]


def test_a_position_is_judged_by_the_rules_of_its_house() -> None:
    """DSA-1, DSA-2: 30 units of air are a fault by the book, and none in a house with 40."""
    position = GAME.new(2, seed=1, options={"air": 40, "chips": 5}).position()
    position["tank"] = 30
    assert GAME.from_position(position).position()["tank"] == 30
    del position["options"]["air"]
    with pytest.raises(InvalidPosition, match="tank: 30 is not 0 to 25"):
        GAME.from_position(position)
    position["options"] = {"air": 40}
    with pytest.raises(InvalidPosition, match="chips: there are 20, not 32"):
        GAME.from_position(position)
