"""Moves as words."""

import pytest

from fathom.engine.errors import InvalidMove
from fathom.games.titanic import GAME
from tests.games.titanic.tables import new_titanic
from tests.generators import refused_unchanged


def test_moves_are_these_words() -> None:
    """TIT-6, TIT-8, TIT-12, TIT-13, TIT-15: one kind of words for every kind of decision."""
    assert list(dict.fromkeys(GAME.move_kinds)) == ["roll", "stop", "lay", "turn", "enter", "move"]
    assert GAME.move_count == 2 + 3 + 4 + 20 + 15 * 20
    for words in ("lay boat", "turn 270", "enter up 5", "move 1 left 1", "move 15 down 5"):
        assert words in GAME.moves


@pytest.mark.parametrize("move", range(0, GAME.move_count, 7))
def test_words_and_numbers_mean_each_other(move: int) -> None:
    assert GAME.parse_move(GAME.move_text(move)) == move


@pytest.mark.parametrize(
    ("text", "meant"), [("ROLL", "roll"), (" Move  3 LEFT 2", "move 3 left 2")]
)
def test_case_and_spacing_do_not_matter(text: str, meant: str) -> None:
    assert GAME.parse_move(text) == GAME.parse_move(meant)


@pytest.mark.parametrize(
    "text",
    [
        *("", "move", "move 1", "move 0 left 1", "move 16 left 1", "move 1 left 6"),
        *("move 1 west 1", "enter left", "turn 45", "lay start", "move 1 left 0", "stop 1"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    state = new_titanic()
    error = refused_unchanged(state, state.turn, text)
    assert isinstance(error, InvalidMove)
    assert repr(text) in str(error)


def test_the_clauses_are_those_of_the_written_rules() -> None:
    assert list(GAME.clauses) == [
        *(f"TIT-{number}" for number in range(1, 31)),
        *(f"TIT-Z{number}" for number in range(1, 6)),
    ]
