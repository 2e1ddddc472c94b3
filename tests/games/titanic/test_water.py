"""Swimmers, tiles on passengers, and rails under water."""

from tests.games.titanic.tables import board_that_sinks, name_of, on_roll, titanic, ways
from tests.generators import play_words, refusing_clause


def test_swimmer_moves_over_water_and_onto_rings_only() -> None:
    """TIT-25: never back on deck."""
    covered = {"m7": "water", "k7": "water", "m5": "boat 180"}
    state = titanic({0: {1: "m7"}}, {0: [1, 2, 3]}, covered)
    # left k7: water as far as k7 (2), then deck; right: n7 (1); up: m6 (1) is water and m5 (2),
    # the ring lies on n6; down: m8 (1), then deck.
    assert ways(state, 1) == {"left 1", "left 2", "right 1", "up 1", "up 2", "down 1"}
    assert refusing_clause(state, "move 1 left 3") == "TIT-25"
    play_words(state, "move 1 right 1", "move 1 left 2")
    assert name_of(state, 0, 1) == "l7"


def test_no_deck_after_water_within_one_move() -> None:
    """TIT-25: k7 is deck, m7 and n7 are water, o7 is deck again."""
    state = titanic({0: {1: "k7"}}, {0: [3, 4, 5]}, {"m7": "water"})
    assert "right 3" in ways(state, 1)
    assert refusing_clause(state, "move 1 right 4") == "TIT-25"
    assert refusing_clause(state, "move 1 right 5") == "TIT-25"


def test_ringless_fields_of_a_boat_are_water() -> None:
    """TIT-2, TIT-25: one may stand on them, and swims there."""
    state = titanic({0: {1: "k8"}}, {0: [1, 2, 2]}, {"m7": "boat 0"})
    play_words(state, "move 1 right 2")
    assert name_of(state, 0, 1) == "m8"
    assert state.saved(0) == 0
    assert refusing_clause(state, "move 1 left 1") == "TIT-25"
    play_words(state, "move 1 up 1")
    assert state.saved(0) == 1


def test_tile_on_passengers_removes_them_for_good() -> None:
    """TIT-26: of all owners; they are never in the supply again."""
    state = on_roll({0: {1: "a12"}, 1: {1: "b11", 2: "c11"}}, faces=["ice"])
    play_words(state, "roll")
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["lost", "lost"]
    assert name_of(state, 1, 2) == "c11"
    assert state.view(None).players[0].supply == list(range(2, 16))
    assert state.view(None).players[0].lost == [1]


def test_own_tile_drowns_before_the_cards() -> None:
    """TIT-26: there is no card in between to get away with."""
    state = on_roll({0: {1: "a12"}}, {0: [1, 2, 3]}, faces=["boat"])
    play_words(state, "roll", "turn 0")
    assert name_of(state, 0, 1) == "lost"
    assert ways(state, 1) == set()


def test_rail_under_ice_does_not_matter() -> None:
    """TIT-27, TIT-17: ice is in the way instead."""
    state = titanic({0: {1: "c9"}}, {0: [3, 4, 5]}, {"g9": "ice"})
    assert refusing_clause(state, "move 1 right 4") == "TIT-17"


def test_stairs_rails_go_with_the_stairs_place() -> None:
    """TIT-24, TIT-27: the rail h4|i4 belongs to the place of i4."""
    standing = titanic({0: {1: "h4"}}, {0: [1, 1, 2]}, {"g4": "water"})
    assert refusing_clause(standing, "move 1 right 1") == "TIT-21"
    gone = titanic({0: {1: "h4"}}, {0: [1, 1, 2]}, {"i4": "water"})
    assert "right 1" in ways(gone, 1)


def test_rail_of_the_place_that_is_next_still_stands() -> None:
    """TIT-27: it goes with the tile, not before."""
    options = {"board": board_that_sinks(["g9"])}
    state = titanic({0: {1: "c9"}}, {0: [3, 4, 5]}, options=options)
    assert state.view(None).board.places[8][6] == state.view(None).next_place == 1
    assert refusing_clause(state, "move 1 right 4") == "TIT-21"
