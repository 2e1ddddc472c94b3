"""Positions: read back as they were written, and refused with every fault if they cannot be."""

from typing import Any

import pytest
from hypothesis import given, settings

from fathom.engine.errors import InvalidPosition
from fathom.engine.state import State
from fathom.games.titanic import GAME
from tests.games.titanic.tables import titanic_position as position
from tests.generators import reached_states

WATERS = {"m7": "water", "k7": "ice"}


def faults_of(described: Any) -> list[str]:
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(described)
    return refusal.value.faults


@settings(max_examples=30)
@given(reached_states(GAME, 400))
def test_position_comes_back_with_its_future(state: State) -> None:
    """Whatever has been reached can be written down, read, and played on the same way."""
    twin = GAME.from_position(state.position())
    assert twin.position() == state.position()
    for _ in range(30):
        if not state.to_act():
            break
        move = state.legal_moves(state.turn)[-1]
        state.play(state.turn, move)
        twin.play(twin.turn, move)
        assert twin.position() == state.position()
    assert twin.outcome() == state.outcome()


ROLL: dict[str, Any] = {"phase": "roll", "die": None}
GOOD = position({0: {1: "c9"}}, {0: [1, 2, 3]})

POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "three hands": ({**GOOD, "hands": [[1], [2], [3]]}, "passengers, hands: there are 2 and 3"),
    "31 water": ({**GOOD, "tiles": ["water"] * 31}, "tiles: 31 of water, there are only 30"),
    "21 ice": ({**GOOD, "tiles": ["ice"] * 21}, "tiles: 21 of ice"),
    "11 boats": ({**GOOD, "tiles": ["boat 0"] * 11}, "tiles: 11 of boats"),
    "a card too many": ({**GOOD, "discard": [5]}, "cards: 6 of value 5, not 5 (TIT-4)"),
    "a card of value 6": ({**GOOD, "discard": [6]}, "cards: there is no card 6"),
    "four cards": (position(hands={0: [1, 1, 1, 1]}), "hands[0]: 4 cards"),
    "two cards before the roll": (position(hands={0: [1, 1]}, **ROLL), "hands[0]: 2 cards"),
    "two cards of another": (position(hands={1: [1, 1]}), "hands[1]: 2 cards"),
    "no seat 2": (position(turn=2), "turn: 2 is no seat"),
    "nobody on turn": (position(turn=None), "turn: None is no seat"),
    "a turn after the end": (
        position(phase="over", die=None, ended_by="TIT-28"),
        "turn: nobody is on turn when the game is over",
    ),
    "over without a clause": (position(phase="over", turn=None, die=None), "ended_by"),
    "a clause before the end": (position(ended_by="TIT-29"), "ended_by"),
    "a climber who moves": (position(climber=1, bound="upper"), "climber, bound"),
    "climbing nobody": (position(phase="climb", moved=[1], hands={0: [1, 1]}), "climber, bound"),
    "a die before the roll": (position(phase="roll"), "die: ice in the phase 'roll'"),
    "no die after the roll": (position(die=None), "die: None in the phase 'move'"),
    "ice brings nobody": (position(phase="enter"), "die: nobody enters with ice"),
    "start without entering": (position(die="start"), "moved: nobody, in the phase 'move'"),
    "moved before the roll": (position(moved=[1], **ROLL), "moved: somebody"),
    "passenger 16 moved": (position(moved=[16]), "there is no passenger 16"),
    "no boat to turn": (position(phase="turn"), "phase: no boat to turn"),
    "nothing to choose": (position(phase="lay"), "phase: no tile to choose"),
    "last turns too early": (position(last_turns=1), "last_turns: 1 with 0 tiles (TIT-28)"),
    "fight without the rule": (position(may_fight=False), "may_fight: nobody has attacked"),
    "14 passengers": (
        {**GOOD, "passengers": [["supply"] * 14, ["supply"] * 15]},
        "passengers[0]: there are 14, not 15 (TIT-1)",
    ),
    "beside the ship": (
        {**GOOD, "passengers": [[[20, 0], *["supply"] * 14], ["supply"] * 15]},
        "passengers[0]: number 1 is at [20, 0], which is no field",
    ),
    "on ice": (position({1: {2: "k7"}}, covered=WATERS), "number 2 is on ice (TIT-17)"),
    "on the start": (position({0: {1: "r8"}}), "is on the start field"),
    "on the stairs": (position({0: {1: "i4"}}), "is on the stairs, or should be (TIT-24)"),
    "two on a field": (
        position({0: {1: "c9"}, 1: {1: "c9"}}),
        "passengers: 2 at c9 (TIT-20)",
    ),
    "unknown count": (position(counts={"sunk": 1}), "counts: there is no count 'sunk'"),
    "negative count": (position(counts={"entered": -1}), "counts: entered is below 0"),
    "unknown board": (position(options={"board": "olympic"}), "no board 'olympic'"),
    "game is over": (
        position({0: {1: "m7"}}, covered={"m7": "boat 0"}, rest="lost", **ROLL),
        "phase: the game is over: nobody-left (TIT-29)",
    ),
    "game goes on": (
        position({0: {1: "c9"}}, phase="over", turn=None, die=None, ended_by="TIT-29"),
        "ended_by: the game goes on (TIT-29)",
    ),
    "too early for the last turn": (
        position({0: {1: "c9"}}, phase="over", turn=None, die=None, ended_by="TIT-28"),
        "ended_by: TIT-28 comes after the last tile",
    ),
    "nobody can enter": (
        position(
            {1: {1: "q8", 2: "s8", 3: "r7", 4: "r9"}},
            {0: [2, 3, 4]},
            phase="enter",
            die="start",
        ),
        "phase: 'enter', but no card allows it",
    ),
}


@pytest.mark.parametrize("described", POSITIONS.values(), ids=POSITIONS)
def test_fault_is_named(described: tuple[dict[str, Any], str]) -> None:
    """TIT-1 to TIT-30: what cannot lie on the table is refused, and said."""
    fault = described[1]
    assert any(fault in one for one in faults_of(described[0])), faults_of(described[0])


def test_every_fault_is_listed() -> None:
    bad = position({0: {1: "r8"}, 1: {1: "c9", 2: "c9"}}, turn=7, moved=[99], discard=[6])
    found = faults_of(bad)
    for part in ("start field", "2 at c9", "turn: 7", "passenger 99", "no card 6"):
        assert any(part in fault for fault in found), (part, found)


@pytest.mark.parametrize("value", [None, [], "text", {"game": "titanic"}, {**GOOD, "more": 1}])
def test_what_is_no_position_is_refused(value: Any) -> None:
    assert len(faults_of(value)) == 1
