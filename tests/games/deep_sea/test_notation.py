"""Moves as words."""

import pytest

from fathom.engine.errors import InvalidMove
from fathom.games.deep_sea import GAME
from tests.generators import new_deep_sea, refused_unchanged


def test_moves_are_these_words() -> None:
    """DSA-6, DSA-17: a direction, or what to explore; `drop` up to the highest roll.

    By the book that is six; no house has more than twelve.
    """
    assert list(GAME.moves) == [
        *("on", "turn", "leave", "take"),
        *("drop 1", "drop 2", "drop 3", "drop 4", "drop 5", "drop 6"),
        *("drop 7", "drop 8", "drop 9", "drop 10", "drop 11", "drop 12"),
    ]


@pytest.mark.parametrize("move", range(10))
def test_words_and_numbers_mean_each_other(move: int) -> None:
    """DSA-6: parsing the words of a move gives the move."""
    assert GAME.parse_move(GAME.move_text(move)) == move
    state = new_deep_sea()
    assert state.parse_move(state.move_text(move)) == move


@pytest.mark.parametrize(
    ("text", "meant"),
    [("ON", "on"), ("  take ", "take"), ("Drop   2", "drop 2"), ("\tturn\n", "turn")],
)
def test_case_and_spacing_do_not_matter(text: str, meant: str) -> None:
    assert GAME.parse_move(text) == GAME.parse_move(meant)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "swim", "drop", "drop 0", "drop 13", "drop -1", "drop 01", "drop one", "drop1"),
        *("drop 1 2", "take 1", "on on", "on take", "0", "turn!"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    state = new_deep_sea()
    error = refused_unchanged(state, state.turn, text)
    assert isinstance(error, InvalidMove)
    assert repr(text) in str(error)
    for kind in ("on", "turn", "leave", "take", "drop"):
        assert kind in str(error)


def test_the_clauses_are_those_of_the_written_rules() -> None:
    assert list(GAME.clauses) == [f"DSA-{number}" for number in range(1, 27)]
