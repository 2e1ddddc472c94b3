"""Moves as words."""

import pytest

from fathom.engine.conformance import check_notation
from fathom.engine.errors import InvalidMove
from fathom.games.submarine import GAME
from tests.games.submarine.tables import new_submarine
from tests.generators import refused_unchanged


def test_words_and_numbers_mean_each_other() -> None:
    """SUB-13: every decision is a move of its own, and there are not many of them."""
    check_notation(GAME)
    assert len(set(GAME.moves)) == GAME.move_count == 220


def test_kinds_of_decision() -> None:
    """SUB-5, SUB-7, SUB-9, SUB-14, SUB-15, SUB-26, SUB-32: each kind with its number of moves."""
    kinds = GAME.move_kinds
    assert {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)} == {
        "shell": 5,
        "place": 6,
        "ship": 7,
        "move": 12 + 18 + 18 + 12,
        "take": 65,
        "card": 1,
        "joker": 65,
        "give": 5,
        "swap": 5,
        "stop": 1,
    }


@pytest.mark.parametrize(
    ("text", "meant"),
    [("SHIP 3", "ship 3"), ("  take  a3 ", "take A3"), ("Joker s1", "joker S1")],
)
def test_case_and_spacing_do_not_matter(text: str, meant: str) -> None:
    assert GAME.parse_move(text) == GAME.parse_move(meant)


@pytest.mark.parametrize(
    "text",
    [
        *("", "ship", "ship 0", "ship 7", "shell 6", "place 7", "take M1", "take A6", "take S6"),
        *("move 2 up 1", "move 5 down 1", "move 1 down 1", "move 2 down 7", "give 0", "swap 6"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    state = new_submarine()
    error = refused_unchanged(state, state.turn, text)
    assert isinstance(error, InvalidMove)
    assert repr(text) in str(error)


def test_the_clauses_are_those_of_the_written_rules() -> None:
    assert list(GAME.clauses) == [f"SUB-{number}" for number in range(1, 33)]
