"""How a passenger goes: straight, exactly, and what stops it."""

import pytest

from fathom.games.titanic.effects import Moved, Saved
from tests.games.titanic.tables import name_of, titanic, told, ways
from tests.generators import play_words, refusing_clause

ALL = [1, 2, 3]
FAR = [3, 4, 5]


@pytest.mark.parametrize(
    ("way", "to"),
    [("left 1", "j7"), ("right 2", "m7"), ("up 1", "k6"), ("down 2", "k9")],
)
def test_straight_and_exactly_as_far_as_the_card(way: str, to: str) -> None:
    """TIT-16: along a row or a column."""
    state = titanic({0: {1: "k7"}}, {0: [1, 2, 5]})
    assert {words.split()[0] for words in ways(state, 1)} == {"left", "right", "up", "down"}
    [moved] = [e for e in told(state, f"move 1 {way}") if isinstance(e, Moved)]
    assert moved.facts()["to"] == to
    assert name_of(state, 0, 1) == to


def test_every_card_reaches_its_own_field() -> None:
    """TIT-16: not one field less."""
    for card, to in ((1, "l7"), (2, "m7"), (3, "n7"), (4, "o7"), (5, "p7")):
        state = titanic({0: {1: "k7"}}, {0: [card, card, card]})
        assert ways(state, 1) >= {f"right {card}"}
        play_words(state, f"move 1 right {card}")
        assert name_of(state, 0, 1) == to


def test_ship_ends_at_its_sides() -> None:
    """TIT-16: where there are not enough fields the card cannot be used."""
    state = titanic({0: {1: "b11"}}, {0: ALL})
    assert ways(state, 1) == {
        "left 1",
        "right 1",
        "right 2",
        "right 3",
        "up 1",
        "up 2",
        "up 3",
        "down 1",
    }
    assert refusing_clause(state, "move 1 left 2") == "TIT-16"
    assert refusing_clause(state, "move 1 down 3") == "TIT-16"


def test_never_onto_or_over_ice() -> None:
    """TIT-17: neither ending on it nor behind it."""
    state = titanic({0: {1: "k7"}}, {0: [1, 2, 3]}, {"m7": "ice"})
    assert "right 1" in ways(state, 1)
    assert refusing_clause(state, "move 1 right 2") == "TIT-17"
    assert refusing_clause(state, "move 1 right 3") == "TIT-17"
    state = titanic({0: {1: "k7"}}, {0: [3, 4, 5]}, {"m7": "ice"})
    assert refusing_clause(state, "move 1 right 4") == "TIT-17"


def test_swimmer_is_stopped_by_ice_too() -> None:
    """TIT-17: in the water as on deck."""
    state = titanic({0: {1: "k7"}}, {0: [1, 2, 3]}, {"k7": "water", "m7": "ice"})
    assert refusing_clause(state, "move 1 right 2") == "TIT-17"


def test_never_onto_the_start_but_over_it() -> None:
    """TIT-18: passing over it is allowed."""
    state = titanic({0: {1: "p8"}}, {0: [2, 3, 4]})
    assert refusing_clause(state, "move 1 right 2") == "TIT-18"
    assert {"right 3", "right 4"} <= ways(state, 1)
    play_words(state, "move 1 right 4")
    assert name_of(state, 0, 1) == "t8"


def test_covered_start_is_a_field_like_any_other() -> None:
    """TIT-18, TIT-23: the print is gone."""
    state = titanic({0: {1: "p8"}}, {0: [2, 3, 4]}, {"r8": "water"})
    play_words(state, "move 1 right 2")
    assert name_of(state, 0, 1) == "r8"


BOAT = {"m7": "boat 0"}
"""A ring on m7; n7, m8 and n8 are water."""


def test_free_ring_saves() -> None:
    """TIT-19: a move may end on it."""
    state = titanic({0: {1: "k7"}}, {0: [1, 2, 3]}, BOAT)
    assert Saved(0, 1) in told(state, "move 1 right 2")
    assert name_of(state, 0, 1) == "m7"
    assert state.saved(0) == 1


def test_never_over_a_ring() -> None:
    """TIT-19: neither a free one nor one that is taken."""
    for people in ({0: {1: "k7"}}, {0: {1: "k7", 2: "m7"}}, {0: {1: "k7"}, 1: {1: "m7"}}):
        state = titanic(people, {0: [1, 3, 4]}, BOAT)
        assert refusing_clause(state, "move 1 right 3") == "TIT-19"
        assert refusing_clause(state, "move 1 right 4") == "TIT-19"


def test_saved_passenger_never_moves_again() -> None:
    """TIT-19: it stays on its ring."""
    state = titanic({0: {1: "m7", 2: "k7"}}, {0: [1, 2, 3]}, BOAT)
    assert ways(state, 1) == set()
    assert refusing_clause(state, "move 1 right 1") == "TIT-19"


@pytest.mark.parametrize("owner", [0, 1])
def test_never_onto_a_taken_ring(owner: int) -> None:
    """TIT-20: be it one's own passenger or another's."""
    people = {0: {1: "k7"}, 1: {}} | ({1: {1: "m7"}} if owner else {0: {1: "k7", 2: "m7"}})
    state = titanic(people, {0: [1, 2, 3]}, BOAT)
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("covered", [{}, {"k7": "water", "m7": "water"}], ids=["deck", "water"])
def test_never_over_or_onto_a_passenger(owner: int, covered: dict[str, str]) -> None:
    """TIT-20: own or other, on deck or in the water."""
    people = {0: {1: "k7"}, 1: {2: "m7"}} if owner else {0: {1: "k7", 2: "m7"}}
    state = titanic(people, {0: [1, 2, 3]}, covered)
    assert "right 1" in ways(state, 1)
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"
    assert refusing_clause(state, "move 1 right 3") == "TIT-20"


@pytest.mark.parametrize(
    ("field", "way", "other"),
    [
        ("f1", "right", "left"),  # upright, upper deck
        ("g1", "left", "right"),
        ("l2", "right", "left"),
        ("f9", "right", "left"),  # upright, tween deck
        ("j12", "right", "left"),
        ("n10", "right", "left"),
        ("a4", "down", "up"),  # between the decks
        ("a5", "up", "down"),
        ("t4", "down", "up"),
    ],
)
def test_never_over_a_rail(field: str, way: str, other: str) -> None:
    """TIT-21: with no card, from neither side."""
    state = titanic({0: {1: field}}, {0: [1, 1, 2]})
    assert f"{other} 1" in ways(state, 1) or field in ("a4", "a5", "t4")
    for card in (1, 2):
        assert refusing_clause(state, f"move 1 {way} {card}") == "TIT-21"


def test_rail_in_the_middle_of_a_move() -> None:
    """TIT-21: up to it, not beyond it."""
    state = titanic({0: {1: "c9"}}, {0: [3, 4, 5]})
    assert "right 3" in ways(state, 1)
    assert refusing_clause(state, "move 1 right 4") == "TIT-21"


def test_rail_gives_way_only_with_its_own_place() -> None:
    """TIT-21, TIT-27: the rail f9|g9 belongs to the place on its right."""
    left = titanic({0: {1: "c9"}}, {0: [3, 4, 5]}, {"e9": "water"})
    assert refusing_clause(left, "move 1 right 4") == "TIT-21"
    right = titanic({0: {1: "c9"}}, {0: [3, 4, 5]}, {"g9": "water"})
    assert {"right 4", "right 5"} <= ways(right, 1)


@pytest.mark.parametrize("tile", ["water", "boat 90"])
def test_covered_rail_is_no_barrier(tile: str) -> None:
    """TIT-27: under water or a boat, also for swimmers from the other deck."""
    # The rail c4|c5 belongs to the upper place of c4.
    state = titanic({0: {1: "c5"}}, {0: [1, 2, 3]}, {"c5": "water", "c4": tile})
    play_words(state, "move 1 up 1")
    assert name_of(state, 0, 1) == "c4"


def test_from_deck_onto_water_and_over_water_to_a_ring() -> None:
    """TIT-21: where there is no rail in between."""
    state = titanic({0: {1: "k7"}}, {0: [2, 3, 4]}, {"m7": "water", "o7": "boat 0"})
    assert {"right 2", "right 3", "right 4"} <= ways(state, 1)
    play_words(state, "move 1 right 4")
    assert state.saved(0) == 1


def test_panic_zone_may_be_passed_over() -> None:
    """TIT-22: o5 to t5 is five steps, over passengers on p5, q5, r5 and s5; the fields count."""
    people = {0: {1: "o5", 2: "q5"}, 1: {1: "p5", 2: "r5", 3: "s5"}}
    state = titanic(people, {0: [3, 4, 5]})
    play_words(state, "move 1 right 5")
    assert name_of(state, 0, 1) == "t5"
    assert [name_of(state, 1, n) for n in (1, 2, 3)] == ["p5", "r5", "s5"]


def test_panic_zone_has_five_fields() -> None:
    """TIT-22: p5, q5, r5, s5 and r6; the next field is none."""
    assert sorted(titanic().view(None).board.panic) == [[15, 4], [16, 4], [17, 4], [17, 5], [18, 4]]
    state = titanic({0: {1: "r9"}, 1: {1: "r6", 2: "r7"}}, {0: [4, 5, 5]})
    assert refusing_clause(state, "move 1 up 4") == "TIT-20"  # r7 is marked, not panic


def test_marked_field_may_not_be_passed_over() -> None:
    """TIT-20, TIT-22: k5 is marked, but no panic field."""
    state = titanic({0: {1: "j5"}, 1: {1: "k5"}}, {0: [1, 2, 3]})
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"


def test_covered_panic_field_lets_nobody_pass() -> None:
    """TIT-22, TIT-23: the print is gone under the tile."""
    state = titanic({0: {1: "n5"}, 1: {1: "p5"}}, {0: [3, 4, 5]}, {"o5": "water", "q5": "water"})
    assert refusing_clause(state, "move 1 right 3") == "TIT-20"
