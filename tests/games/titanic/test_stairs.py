"""The stairs (TIT-24): i4 and j4, q4 and r4."""

from tests.games.titanic.tables import legal, name_of, on_roll, titanic, ways
from tests.generators import play_words, refusing_clause


def test_two_cards_change_the_deck() -> None:
    """TIT-24: exactly onto the stairs, then off them with the next card."""
    state = titanic({0: {1: "i6"}}, {0: [2, 3, 5]})
    play_words(state, "move 1 up 2")
    assert name_of(state, 0, 1) == "i4"
    assert legal(state) == {"move 1 up 3"}  # up 5 would leave the ship
    play_words(state, "move 1 up 3")
    assert name_of(state, 0, 1) == "i1"
    assert "stop" in legal(state)


def test_down_the_stairs() -> None:
    """TIT-24: the same from the upper deck."""
    state = titanic({0: {1: "j2"}}, {0: [2, 2, 4]})
    play_words(state, "move 1 down 2")
    assert legal(state) == {"move 1 down 2", "move 1 down 4"}
    play_words(state, "move 1 down 4")
    assert name_of(state, 0, 1) == "j8"


def test_nobody_stays_on_the_stairs() -> None:
    """TIT-24: neither stopping nor moving another is possible."""
    state = titanic({0: {1: "i6", 2: "c9"}}, {0: [1, 2, 3]})
    play_words(state, "move 1 up 2")
    assert refusing_clause(state, "stop") == "TIT-24"
    assert refusing_clause(state, "move 2 up 1") == "TIT-24"


def test_no_way_back_to_the_same_deck() -> None:
    """TIT-24: the second move ends on the other deck."""
    state = titanic({0: {1: "i6"}}, {0: [1, 2, 3]})
    play_words(state, "move 1 up 2")
    assert refusing_clause(state, "move 1 down 1") == "TIT-24"


def test_first_move_needs_a_second() -> None:
    """TIT-24: with no card left, or none that fits, the stairs are not offered."""
    short = titanic({0: {1: "i6"}}, {0: [2]}, phase="move")
    assert refusing_clause(short, "move 1 up 2") == "TIT-24"
    misfit = titanic({0: {1: "i6"}}, {0: [2, 4, 5]})  # four and five lead off the ship
    assert refusing_clause(misfit, "move 1 up 2") == "TIT-24"


def test_same_card_is_not_played_twice() -> None:
    """TIT-24: a single 1 cannot be both moves."""
    one = titanic({0: {1: "i5"}}, {0: [1, 4, 4]})
    assert refusing_clause(one, "move 1 up 1") == "TIT-24"
    two = titanic({0: {1: "i5"}}, {0: [1, 1, 4]})
    assert "up 1" in ways(two, 1)


def test_second_move_blocked_by_a_passenger() -> None:
    """TIT-24, TIT-20: i3 is taken, so there is no way up."""
    state = titanic({0: {1: "i6"}, 1: {1: "i3"}}, {0: [1, 2, 3]})
    assert refusing_clause(state, "move 1 up 2") == "TIT-24"


def test_no_move_passes_over_the_stairs() -> None:
    """TIT-24: the way up is never one card."""
    state = titanic({0: {1: "i5"}}, {0: [2, 3, 4]})
    assert refusing_clause(state, "move 1 up 2") == "TIT-24"
    assert refusing_clause(state, "move 1 up 3") == "TIT-24"


def test_stairs_have_rails_at_their_outer_sides() -> None:
    """TIT-24, TIT-21: from the side there is no way onto them."""
    for field, way in (("h4", "right"), ("k4", "left"), ("p4", "right"), ("s4", "left")):
        state = titanic({0: {1: field}}, {0: [1, 1, 2]})
        assert refusing_clause(state, f"move 1 {way} 1") == "TIT-21"


def test_second_move_may_end_in_the_water_or_on_a_ring() -> None:
    """TIT-24: deck, water or ring, as long as it is the other deck's rows."""
    wet = titanic({0: {1: "i6"}}, {0: [2, 2, 3]}, {"i1": "water"})
    play_words(wet, "move 1 up 2", "move 1 up 2")
    assert name_of(wet, 0, 1) == "i2"
    saved = titanic({0: {1: "i6"}}, {0: [2, 3, 5]}, {"i1": "boat 0"})
    play_words(saved, "move 1 up 2", "move 1 up 3")
    assert saved.saved(0) == 1


def test_covered_stairs_are_water() -> None:
    """TIT-23, TIT-24: a swimmer may stay there, and pass on."""
    state = titanic({0: {1: "i6"}}, {0: [2, 2, 3]}, {"i4": "water"})
    assert "up 2" in ways(state, 1)
    play_words(state, "move 1 up 2")
    assert "stop" in legal(state)


def test_entering_by_the_stairs() -> None:
    """TIT-13, TIT-24: the first card to r4, the second up; only offered with a second card."""
    state = on_roll(hands={0: [1, 4, 5]}, faces=["start"])
    play_words(state, "roll", "enter up 4")
    assert name_of(state, 0, 1) == "r4"
    assert legal(state) == {"move 1 up 1"}
    other = on_roll(hands={0: [4, 4, 5]}, faces=["start"])
    play_words(other, "roll")
    assert refusing_clause(other, "enter up 4") == "TIT-24"


def test_no_jump_starts_on_the_stairs() -> None:
    """TIT-24, TIT-Z1: the rails at the stairs' sides hold whoever is on them."""
    state = titanic(
        {0: {1: "j6"}},
        {0: [1, 2, 3]},
        {"k3": "water", "i2": "water"},
        options={"over_the_rail": True},
    )
    play_words(state, "move 1 up 2")
    assert name_of(state, 0, 1) == "j4"
    assert refusing_clause(state, "move 1 right 1") == "TIT-21"
