"""The three cases of the rulebook's second figure (TIT-19, TIT-21, TIT-25)."""

from tests.games.titanic.tables import name_of, titanic, ways
from tests.generators import play_words, refusing_clause


def test_four_onto_a_ring_over_one_water_field() -> None:
    """TIT-21: three fields away lies water, the fourth is a ring."""
    # k7 on deck; l7, m7 deck; o7's boat is turned so that n7 is water and o7 the ring.
    state = titanic({0: {1: "k7"}}, {0: [2, 3, 4]}, {"m7": "water", "o7": "boat 0"})
    board = state.view(None).ground[6]
    assert board[10:15] == "..~~o"
    state = titanic({0: {1: "j7"}}, {0: [2, 3, 4]}, {"m7": "boat 90"})
    assert state.view(None).ground[6][9:14] == "...~o"
    play_words(state, "move 1 right 4")
    assert name_of(state, 0, 1) == "n7"
    assert state.saved(0) == 1


def test_two_onto_a_ring_where_three_would_cross_it() -> None:
    """TIT-19: two rings lie side by side; the nearer one is in the way to the other."""
    covered = {f"{column}1": "boat 0" for column in "aceg"} | {"m7": "boat 0"}
    state = titanic({0: {1: "k7"}}, {0: [2, 3, 3]}, covered)
    assert state.view(None).ground[6][10:14] == "..oo"
    assert refusing_clause(state, "move 1 right 3") == "TIT-19"
    play_words(state, "move 1 right 2")
    assert state.saved(0) == 1


def test_five_onto_water() -> None:
    """TIT-21, TIT-25: the passenger is a swimmer then and cannot come back on deck."""
    state = titanic({0: {1: "h7"}}, {0: [1, 2, 5]}, {"m7": "water"})
    play_words(state, "move 1 right 5")
    assert name_of(state, 0, 1) == "m7"
    assert state.saved(0) == 0
    assert ways(state, 1) == {"right 1", "down 1"}
    assert refusing_clause(state, "move 1 left 1") == "TIT-25"
