"""Positions: read back as they were written, and refused with every fault if they cannot be."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given

from fathom.engine.errors import InvalidPosition
from fathom.games.submarine import GAME
from fathom.games.submarine.rules import SubmarineState
from tests.games.submarine.tables import (
    new_submarine,
    reached_tables,
    submarine_position,
    submarine_state,
)
from tests.generators import play_words


def faults_of(position: Any) -> list[str]:
    """Everything a position is refused for; it is not touched by that."""
    before = deepcopy(position)
    with pytest.raises(InvalidPosition) as refusal:
        GAME.from_position(position)
    assert position == before
    assert all(fault in str(refusal.value) for fault in refusal.value.faults)
    return refusal.value.faults


def changed(player: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """A position for two in which seat 0 is about to act, with some fields replaced."""
    position = submarine_position(
        [[(3, 3), (3, 2)], [(3, 2)]],
        ships=[3, 0],
        board={(3, 3): ["A1", "B2"]},
        piles={0: [4, 4]},
    )
    position["players"][0].update(player or {})
    return {**position, **fields}


@given(reached_tables())
def test_position_comes_back_with_its_future(state: SubmarineState) -> None:
    """Whatever has been reached can be written down, read, and played on the same way."""
    position = state.position()
    twin = GAME.from_position(position)
    assert twin.position() == position
    for _ in range(30):
        if not state.to_act():
            break
        seat = state.turn
        assert twin.legal_moves(seat) == state.legal_moves(seat)
        move = state.legal_moves(seat)[-1]
        state.play(seat, move)
        twin.play(seat, move)
        assert twin.position() == state.position()
    assert twin.outcome() == state.outcome()


def test_unharmed_position_has_no_fault() -> None:
    GAME.from_position(changed())


def test_every_step_of_a_salvage_can_be_written_down() -> None:
    """SUB-32: card or joker, then toll from the hand."""
    state = submarine_state(
        [[(3, 3)], [(3, 2), (3, 3)]],
        ships=[3, 0],
        board={(3, 3): ["A1", ""]},
        jokers={0: []},
    )
    play_words(state, "take A1")
    assert state.position()["salvage"] == "A1"
    assert GAME.from_position(state.position()).position() == state.position()
    play_words(state, "card")
    assert state.position()["owed"] == [0, 2]
    assert GAME.from_position(state.position()).position() == state.position()


def test_what_all_know_need_not_be_written() -> None:
    """SUB-32: a salvage without a joker tells of the card for it."""
    position = changed(
        {"jokers": [], "hand": [1, 2, 3]}, phase="pay", doing="salvage", salvage="A1"
    )
    position["players"][1]["jokers"] = ["S1", "S2"]
    state = GAME.from_position(position)
    assert state.position()["players"][0]["hand_known"] == [[], [1]]


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"players": []}, "players: there are 0, not 2"),
        ({"board": [[["A1"]]]}, "board: there are 6 columns"),
        ({"discard": [1, 2]}, "discard: it is a number for each of 5"),
        ({"removed": [-1, 1, 0, 0, 0]}, "removed: it is a number for each of 5"),
        ({"owed": [1]}, "owed: it is a number for each seat"),
        ({"laid": ["Z9"]}, "laid: there is no tile 'Z9'"),
        ({"removed": [6, 6, 6, 6, 5]}, "removed: 29 cards, not 30 (SUB-4)"),
        ({"discard": [30, 0, 0, 0, 0]}, "(SUB-2)"),
        ({"turn": 2}, "turn: 2 is no seat"),
        ({"turn": None}, "turn: None is no seat"),
        ({"phase": "pause"}, "phase: 'pause' with the ship at 3 (SUB-10)"),
        ({"phase": "over", "turn": None, "ended_by": "SUB-27"}, "SUB-27 has not come about"),
        ({"phase": "over", "turn": None, "ended_by": "SUB-28"}, "SUB-28 has not come about"),
        ({"phase": "over", "turn": None, "ended_by": "SUB-29"}, "SUB-29 has not come about"),
        ({"phase": "over", "turn": None}, "ended_by: None does not end a game"),
        ({"phase": "over", "ended_by": "SUB-30"}, "turn: nobody is on turn"),
        ({"ended_by": "SUB-30"}, "ended_by: SUB-30, but the game goes on"),
        ({"idle": 10}, "phase: the game is over (SUB-30)"),
        ({"idle": -1}, "idle: -1 is below 0"),
        ({"voyage": 0}, "voyage: 0 is below 1"),
        ({"moved": [0]}, "moved: submarines have moved just when"),
        ({"doing": "move", "moved": [5]}, "moved: there is no such submarine"),
        ({"doing": "move", "moved": [0, 0]}, "moved: a submarine moves once a turn (SUB-14)"),
        ({"doing": "move"}, "moved: submarines have moved just when"),
        ({"fresh": 1}, "fresh, laid: nothing was salvaged"),
        ({"doing": "salvage", "fresh": 2}, "fresh: 2 of 1 jokers (SUB-20)"),
        ({"doing": "salvage", "laid": ["S5"]}, "laid: S5 is not on the board"),
        ({"salvage": "A1"}, "salvage: there is a tile just while"),
        ({"owed": [0, 1]}, "owed: there is toll just while"),
        ({"phase": "ship", "doing": "move", "moved": [0]}, "doing: nobody acts"),
        ({"phase": "pay", "salvage": "A1"}, "doing: a treasure is paid for"),
        ({"phase": "pay", "doing": "salvage", "salvage": "C1"}, "salvage: no own submarine"),
        (
            {"phase": "pay", "doing": "salvage", "salvage": "A1", "laid": ["A1"]},
            "salvage: A1 was laid down",
        ),
        (
            {"phase": "toll", "doing": "salvage", "salvage": "A1", "owed": [0, 1]},
            "owed: hand cards are given only when the pile is empty (SUB-18)",
        ),
        (
            {"phase": "toll", "doing": "salvage", "salvage": "A1", "owed": [0, 6]},
            "owed: 6 cards, but there are 5 (SUB-18)",
        ),
        (
            {"phase": "toll", "doing": "salvage", "salvage": "A1", "owed": [0, 2]},
            "owed: more than the submarines in the way (SUB-17)",
        ),
        ({"phase": "place"}, "(SUB-7)"),
        ({"phase": "shell"}, "turn: seat 0 has a shell already (SUB-5)"),
    ],
)
def test_fault_of_the_table(fields: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in faults_of(changed(**fields)))


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        ({"ship": 8}, "ship 8 is not 0 to 7 (SUB-8)"),
        ({"ship": 0}, "phase: 'act' before the ship has sailed (SUB-8)"),
        ({"ship": 4}, "has no submarine below the ship (SUB-9)"),
        ({"submarines": [[3, 3]]}, "1 submarines, not 5 (SUB-3)"),
        ({"submarines": [[3, 3]] * 4 + [[7, 3]]}, "no column 7 with level 3"),
        ({"submarines": [[3, 3]] * 4 + [[3, 6]]}, "no column 3 with level 6"),
        ({"submarines": [[3, 3]] * 4 + [None]}, "a submarine is not on the board (SUB-7)"),
        ({"submarines": [[3, 3, 3]] * 5}, "length"),
        ({"hand": [1, 2, 6]}, "there is no card 6"),
        ({"hand": [1, 2, 3, 3]}, "4 cards in the hand (SUB-21)"),
        ({"hand": [1, 2]}, "the hand is not filled (SUB-19, SUB-25)"),
        ({"hand_known": [[1]]}, "hand_known has an entry for each seat"),
        ({"hand_known": [[1], []]}, "hand_known says nothing of the owner"),
        ({"hand_known": [[], [5]]}, "hand_known has cards that are not in the hand"),
        ({"pool_known": [[1]]}, "pool_known has an entry for each seat"),
        ({"pool_known": [[1], []]}, "pool_known says nothing of the owner"),
        ({"pool_known": [[], [6]]}, "pool_known: there is no card 6"),
        ({"pool_known": [[], [5]]}, "pool_known has cards that are neither in the hand nor marked"),
        (
            {"hand_known": [[], [1]], "pool_known": [[], []]},
            "pool_known lacks a card of hand_known",
        ),
        ({"pile_from": [0]}, "pile_from has an entry for each card"),
        ({"pile_from": [7, None]}, "pile_from: there is no seat 7"),
        ({"pile_known": [[1]]}, "pile_known has an entry for each card"),
        ({"pile_known": [[1], [2]]}, "pile_known: there is no seat 2"),
        ({"pile_known": [[0, 0], []]}, "pile_known: a seat is named twice"),
        ({"container": ["A1"]}, "tiles: A1 is there 2 times (SUB-2)"),
        ({"container": ["A2", "A3"]}, "two treasures of a kind in the container (SUB-20)"),
        ({"container": ["S4"]}, "a shell in the container (SUB-24)"),
        ({"jokers": ["S1", "D4"]}, "D4 lies beside an empty slot (SUB-20)"),
        ({"jokers": []}, "1 shells for 2 players (SUB-5)"),
        ({"jokers": ["S2"]}, "S2 is there twice"),
        ({"container": ["X1"]}, "there is no tile 'X1'"),
    ],
)
def test_fault_of_a_player(player: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in faults_of(changed(player)))


def test_game_that_should_be_over_is_refused() -> None:
    """SUB-27, SUB-28, SUB-29: the positions that those clauses end do not go on."""
    twelve = [f"{kind}5" for kind in "ABCDEFGHIJKL"]
    full = submarine_position([[], []], containers={0: twelve})
    assert "phase: the game is over (SUB-27)" in faults_of(full)
    empty = {(3, level): [""] for level in (2, 3, 4, 5)}
    assert "phase: the game is over (SUB-28)" in faults_of(
        submarine_position([[], []], board=empty)
    )
    assert "phase: the game is over (SUB-29)" in faults_of(
        submarine_position([[], []], hands={0: [], 1: []})
    )


def test_salvage_that_cannot_be_paid_is_refused() -> None:
    """SUB-32: neither card nor joker."""
    position = submarine_position(
        [[(3, 3)], []],
        ships=[3, 0],
        board={(3, 3): ["A1", "B2"]},
        hands={0: [3, 3, 3]},
        jokers={0: []},
        phase="pay",
        doing="salvage",
        salvage="A1",
    )
    assert faults_of(position) == ["salvage: A1 cannot be paid for (SUB-32)"]


def test_even_cards_are_even() -> None:
    """SUB-4: with that option no background has fewer removed cards."""
    position = new_submarine(4, unused="even").position()
    position["removed"][0] -= 1
    position["removed"][1] += 1
    assert any("(SUB-4)" in fault or "(SUB-2)" in fault for fault in faults_of(position))


def test_submarines_are_placed_by_turns() -> None:
    """SUB-7: nobody is two ahead."""
    state = new_submarine(2, starter=0)
    play_words(state, "shell 1", "shell 2", "place 1")
    position = state.position()
    position["players"][0]["submarines"] = [[1, 2], [1, 2], None, None, None]
    assert "players: submarines are placed by turns (SUB-7)" in faults_of(position)
    position["players"][0]["submarines"] = [[1, 3], None, None, None, None]
    assert "players: submarines are placed on level 2 (SUB-7)" in faults_of(position)


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"turn": 0}, "turn: shells are taken in turn order (SUB-5)"),
        ({"turn": 1}, "turn: seat 1 has a shell already (SUB-5)"),
        ({"voyage": 2}, "voyage, idle, progress, tolls, jokers_laid: this was before"),
        ({"idle": 1}, "voyage, idle, progress, tolls, jokers_laid: this was before"),
        ({"progress": True}, "voyage, idle, progress, tolls, jokers_laid: this was before"),
        ({"tolls": 3}, "voyage, idle, progress, tolls, jokers_laid: this was before"),
        ({"jokers_laid": 1}, "voyage, idle, progress, tolls, jokers_laid: this was before"),
        ({"options": {"starter": 2}}, "turn: shells are taken in turn order (SUB-5)"),
    ],
)
def test_shells_are_taken_in_turn_and_before_all_else(fields: dict[str, Any], fault: str) -> None:
    """SUB-5, SUB-6."""
    state = new_submarine(4, starter=1)
    play_words(state, "shell 4")
    position = {**state.position(), **fields}
    assert [found for found in faults_of(position) if fault in found]


def test_who_takes_a_shell_has_one_and_knows_only_the_own_hand() -> None:
    """SUB-3, SUB-4, SUB-5."""
    state = new_submarine(3, starter=0)
    play_words(state, "shell 4")
    position = state.position()
    mine, theirs = position["players"][0], position["players"][1]
    mine["jokers"] = ["S4", "S5"]
    assert "players[0]: 2 shells, not one (SUB-5)" in faults_of(position)
    mine["jokers"] = ["S4"]
    mine["hand_known"] = [[], [mine["hand"][0]], []]
    theirs["pile_known"] = [[0], *([] for _ in theirs["pile"][1:])]
    known = [fault for fault in faults_of(position) if "before the first turn (SUB-4)" in fault]
    assert [fault[:10] for fault in known] == ["players[0]", "players[1]"]
    mine["hand_known"] = theirs["pile_known"] = []
    mine["pile"].append(theirs["pile"].pop())
    assert faults_of(position) == [
        "players[0]: 16 cards, not 15 (SUB-3)",
        "players[1]: 14 cards, not 15 (SUB-3)",
    ]


def test_the_starter_places_first() -> None:
    """SUB-5, SUB-7: whose turn it is follows from who has placed how many."""
    state = new_submarine(3, starter=1)
    play_words(state, "shell 1", "shell 2", "shell 3")
    position = state.position()
    assert position["turn"] == 1
    fault = "players: submarines are placed by turns (SUB-7)"
    assert faults_of({**position, "turn": 2}) == [fault]
    play_words(state, "place 1")
    position = state.position()
    assert faults_of({**position, "turn": 0}) == [fault]


def test_agreed_end_can_be_written_down() -> None:
    """SUB-30: a table may agree to end; the position says so."""
    state = GAME.from_position(changed(phase="over", turn=None, ended_by="SUB-30"))
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "SUB-30"


def test_all_faults_are_listed() -> None:
    """Not just the first."""
    found = faults_of(changed({"hand": [1, 2]}, idle=-1, voyage=0, fresh=1))
    assert len(found) >= 4
