"""Throwing out (TIT-23)."""

import pytest

from fathom.games.titanic.effects import ThrownOut
from tests.games.titanic.tables import name_of, on_roll, titanic, told
from tests.generators import play_words, refusing_clause


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("field", ["k5", "q5"], ids=["marked", "panic"])
def test_move_that_ends_on_a_passenger_throws_out(owner: int, field: str) -> None:
    """TIT-23: own or other, on a marked or a panic field; it goes back to the supply."""
    below = f"{field[0]}6"
    people = {0: {1: below}, 1: {2: field}} if owner else {0: {1: below, 2: field}}
    state = titanic(people, {0: [1, 2, 3]})
    assert ThrownOut(owner, 2) in told(state, "move 1 up 1")
    assert name_of(state, 0, 1) == field
    assert name_of(state, owner, 2) == "supply"


def test_thrown_out_passenger_can_enter_again() -> None:
    """TIT-23: later, as the lowest number in the supply."""
    state = titanic(
        {0: {1: "k6"}, 1: {1: "k5"}}, {0: [1, 2, 3], 1: [1, 2, 3]}, faces=["start"], rest="lost"
    )
    play_words(state, "move 1 up 1", "stop", "roll", "enter left 2")
    assert name_of(state, 1, 1) == "p8"


def test_other_fields_protect() -> None:
    """TIT-20, TIT-23: only marked and panic fields allow it."""
    state = titanic({0: {1: "j6"}, 1: {1: "j5"}}, {0: [1, 2, 3]})
    assert refusing_clause(state, "move 1 up 1") == "TIT-20"


def test_covered_field_loses_its_mark() -> None:
    """TIT-23: under water nobody is thrown out."""
    state = titanic({0: {1: "k6"}, 1: {1: "k5"}}, {0: [1, 2, 3]}, {"k5": "water"})
    assert refusing_clause(state, "move 1 up 1") == "TIT-20"


def test_marked_fields_of_our_board() -> None:
    """TIT-23: even columns of rows 4 and 5 where the deck rail lies, and around the start."""
    marked = sorted(titanic().view(None).board.marked)
    by_rail = [[x, 3] for x in (0, 2, 4, 6, 10, 12, 14, 18)]
    by_rail += [[x, 4] for x in (0, 2, 4, 6, 10, 12, 14)]
    assert marked == sorted([*by_rail, [16, 7], [18, 7], [17, 6], [17, 8]])


def test_entering_throws_out_too() -> None:
    """TIT-13, TIT-23: the fields around the start are marked."""
    state = on_roll({1: {1: "q8"}}, {0: [1, 2, 3]}, faces=["start"])
    play_words(state, "roll", "enter left 1")
    assert name_of(state, 1, 1) == "supply"
    assert name_of(state, 0, 1) == "q8"
