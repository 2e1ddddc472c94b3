"""The five optional rules, each on and off."""

import pytest

from fathom.games.titanic.effects import BeatenOff, Fought, FoughtOut, Froze, PushedOff, RingWon
from tests.games.titanic.tables import legal, name_of, on_roll, titanic, told, ways
from tests.generators import play_words, refusing_clause

# TIT-Z1: the rail f9|g9 belongs to the place of g9; e9 is covered, so f9 is water.


def test_jump_over_the_rail() -> None:
    """TIT-Z1: a 1 or a 2 may cross the rail in its first step, onto water."""
    for card, to in ((1, "f9"), (2, "e9")):
        state = titanic(
            {0: {1: "g9"}}, {0: [1, 2, 3]}, {"e9": "water"}, options={"over_the_rail": True}
        )
        play_words(state, f"move 1 left {card}")
        assert name_of(state, 0, 1) == to
        assert state.figures()["jumps"] == 1


def test_no_jump_without_the_rule() -> None:
    """TIT-Z1 off: the rail holds (TIT-21)."""
    state = titanic({0: {1: "g9"}}, {0: [1, 2, 3]}, {"e9": "water"})
    assert refusing_clause(state, "move 1 left 1") == "TIT-21"


def test_no_jump_with_other_cards() -> None:
    """TIT-Z1: not with a 3, 4 or 5."""
    covered = {"e9": "water", "c9": "water"}
    state = titanic({0: {1: "g9"}}, {0: [3, 4, 5]}, covered, options={"over_the_rail": True})
    for card in (3, 4, 5):
        assert refusing_clause(state, f"move 1 left {card}") == "TIT-Z1"


def test_jump_ends_on_water_only() -> None:
    """TIT-Z1: neither on deck nor on a ring; a 2 may land on water beyond a deck field."""
    options = {"over_the_rail": True}
    deck = titanic({0: {1: "g9"}}, {0: [1, 2, 3]}, options=options)
    assert refusing_clause(deck, "move 1 left 1") == "TIT-Z1"
    assert refusing_clause(deck, "move 1 left 2") == "TIT-Z1"
    ring = titanic({0: {1: "g9"}}, {0: [1, 2, 3]}, {"e9": "boat 90"}, options=options)
    assert refusing_clause(ring, "move 1 left 1") == "TIT-Z1"  # the ring is on f9
    assert refusing_clause(ring, "move 1 left 2") == "TIT-19"  # and may not be passed over


def test_jump_only_in_the_first_step() -> None:
    """TIT-Z1: from h9 the rail is one step away."""
    state = titanic(
        {0: {1: "h9"}}, {0: [1, 2, 3]}, {"e9": "water"}, options={"over_the_rail": True}
    )
    assert refusing_clause(state, "move 1 left 2") == "TIT-21"


def test_jump_between_the_decks() -> None:
    """TIT-Z1: over the deck rail too, if the place below has gone down."""
    state = titanic(
        {0: {1: "c4"}}, {0: [1, 2, 3]}, {"c5": "water"}, options={"over_the_rail": True}
    )
    assert {"down 1", "down 2"} <= ways(state, 1)
    assert "down 3" not in ways(state, 1)


def test_jump_onto_a_passenger_is_refused() -> None:
    """TIT-Z1, TIT-20: all other rules hold."""
    state = titanic(
        {0: {1: "g9"}, 1: {1: "f9"}},
        {0: [1, 2, 3]},
        {"e9": "water"},
        options={"over_the_rail": True},
    )
    assert refusing_clause(state, "move 1 left 1") == "TIT-20"
    assert refusing_clause(state, "move 1 left 2") == "TIT-20"


# TIT-Z2


def test_swimmer_who_does_not_move_freezes() -> None:
    """TIT-Z2: at the end of its owner's turn; others' swimmers and those on rings do not."""
    people = {0: {1: "n7", 2: "n8", 3: "m7", 4: "c9"}, 1: {1: "m8"}}
    state = titanic(
        people, {0: [1, 2, 3]}, {"m7": "boat 0", "o7": "water"}, options={"cold_water": True}
    )
    play_words(state, "move 1 right 1")
    assert Froze(0, 2) in told(state, "stop")
    assert [name_of(state, 0, n) for n in (1, 2, 3, 4)] == ["o7", "lost", "m7", "c9"]
    assert name_of(state, 1, 1) == "m8"


def test_nobody_freezes_without_the_rule() -> None:
    """TIT-Z2 off: swimmers may wait."""
    state = titanic({0: {1: "n7"}}, covered={"m7": "boat 0"})
    play_words(state, "stop")
    assert name_of(state, 0, 1) == "n7"


def test_swimmer_who_cannot_move_freezes_too() -> None:
    """TIT-Z2: whether it could have moved or not."""
    people = {0: {1: "n7"}, 1: {1: "n8"}}
    covered = {"m7": "boat 0", "o7": "ice", "m5": "ice"}
    state = titanic(people, {0: [2, 3, 3]}, covered, options={"cold_water": True})
    assert ways(state, 1) == set()
    play_words(state, "stop")
    assert name_of(state, 0, 1) == "lost"


def test_swimmers_freeze_when_the_turn_ends_at_once() -> None:
    """TIT-Z2, TIT-14: start was rolled and nobody can be entered."""
    state = on_roll(
        {0: {1: "n7"}, 1: {1: "c9"}},
        covered={"m7": "boat 0", "r8": "water"},
        faces=["start"],
        options={"cold_water": True},
    )
    play_words(state, "roll")
    assert name_of(state, 0, 1) == "lost"
    assert state.turn == 1


def test_whoever_went_into_the_water_in_this_turn_has_moved() -> None:
    """TIT-Z2: it must move in the next turn."""
    state = titanic({0: {1: "k7"}}, {0: [2, 3, 3]}, {"m7": "water"}, options={"cold_water": True})
    play_words(state, "move 1 right 2", "stop")
    assert name_of(state, 0, 1) == "m7"


def test_beaten_attacker_has_moved() -> None:
    """TIT-Z2, TIT-Z5: a card was played for it, even though it was thrown back."""
    state = titanic(
        {0: {1: "n7"}, 1: {1: "m7"}},
        {0: [1, 2, 3]},
        {"m7": "boat 0"},
        options={"cold_water": True, "fights": True},
        faces=["ice"],
    )
    play_words(state, "move 1 left 1", "stop")
    assert name_of(state, 0, 1) == "n7"


# TIT-Z3


def test_leaving_a_ring() -> None:
    """TIT-Z3: over water and onto rings only."""
    covered = {"m7": "boat 0", "o7": "boat 0"}
    state = titanic({0: {1: "m7"}}, {0: [1, 1, 2]}, covered, options={"leaving_boats": True})
    assert {"right 1", "right 2", "down 1"} <= ways(state, 1)
    assert refusing_clause(state, "move 1 left 1") == "TIT-25"
    play_words(state, "move 1 right 2")
    assert name_of(state, 0, 1) == "o7"


def test_nobody_leaves_a_ring_without_the_rule() -> None:
    """TIT-Z3 off: the saved stay (TIT-19)."""
    state = titanic({0: {1: "m7"}}, {0: [1, 1, 2]}, {"m7": "boat 0"})
    assert refusing_clause(state, "move 1 right 1") == "TIT-19"


# TIT-Z4


@pytest.mark.parametrize("taken", [False, True])
def test_over_rings(taken: bool) -> None:
    """TIT-Z4: free or taken; the field counts."""
    people = {0: {1: "k7"}, 1: {1: "m7"} if taken else {}}
    state = titanic(people, {0: [1, 2, 3]}, {"m7": "boat 0"}, options={"over_rings": True})
    play_words(state, "move 1 right 3")
    assert name_of(state, 0, 1) == "n7"
    off = titanic(people, {0: [1, 2, 3]}, {"m7": "boat 0"})
    assert refusing_clause(off, "move 1 right 3") == "TIT-19"


def test_over_passengers() -> None:
    """TIT-Z4: on deck and in the water; not onto them."""
    people = {0: {1: "k7", 2: "l7"}, 1: {1: "m7"}}
    state = titanic(people, {0: [1, 2, 3]}, {"m7": "water"}, options={"over_rings": True})
    assert refusing_clause(state, "move 1 right 1") == "TIT-20"
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"
    play_words(state, "move 1 right 3")
    assert name_of(state, 0, 1) == "n7"


def test_no_deck_beyond_a_ring() -> None:
    """TIT-Z4, TIT-25: once it has touched a ring it may not touch deck again."""
    covered = {"m7": "boat 0"}
    state = titanic({0: {1: "m6"}}, {0: [2, 3, 4]}, covered, options={"over_rings": True})
    assert "down 2" in ways(state, 1)
    assert refusing_clause(state, "move 1 down 3") == "TIT-25"


def test_stairs_are_not_passed_over_with_the_rule_either() -> None:
    """TIT-Z4, TIT-24: it is about rings and passengers."""
    state = titanic({0: {1: "i5"}}, {0: [2, 2, 3]}, options={"over_rings": True})
    assert refusing_clause(state, "move 1 up 2") == "TIT-24"


# TIT-Z5: a ring on m7, held by the other player; k7 and l7 are deck.

HELD = {0: {1: "k7"}, 1: {1: "m7"}}
BOAT = {"m7": "boat 0"}
FIGHTS = {"fights": True}


def test_boat_wins_the_ring() -> None:
    """TIT-Z5: the other goes to the field directly before it, on the attacker's line."""
    state = titanic(HELD, {0: [2, 2, 3]}, BOAT, options=FIGHTS, faces=["boat"])
    effects = told(state, "move 1 right 2")
    for effect in (Fought(0, 1, "boat"), RingWon(0, 1, [12, 6]), PushedOff(1, 1, [11, 6])):
        assert effect in effects
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["m7", "l7"]
    assert [state.saved(0), state.saved(1)] == [1, 0]


@pytest.mark.parametrize("face", ["ice", "start"])
def test_ice_or_start_beats_the_attacker_off(face: str) -> None:
    """TIT-Z5: it stops directly before the ring, and its player attacks no more in this turn."""
    people = {0: {1: "k7", 2: "m9"}, 1: {1: "m7"}}
    state = titanic(people, {0: [1, 2, 2]}, BOAT, options=FIGHTS, faces=[face])
    assert "up 2" in ways(state, 2)
    assert BeatenOff(0, 1, [11, 6]) in told(state, "move 1 right 2")
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["l7", "m7"]
    assert refusing_clause(state, "move 1 right 1") == "TIT-Z5"
    assert refusing_clause(state, "move 2 up 2") == "TIT-Z5"


def test_next_turn_may_attack_again() -> None:
    """TIT-Z5: beaten off for this turn only."""
    state = titanic(HELD, {0: [1, 1, 2]}, BOAT, options=FIGHTS, faces=["ice", "ice", "ice"])
    play_words(state, "move 1 right 2", "stop", "roll", "stop", "roll")
    assert "right 1" in ways(state, 1)


def test_won_fight_allows_another() -> None:
    """TIT-Z5: only a beaten attack ends attacking."""
    covered = {"m7": "boat 0", "o9": "boat 0"}
    people = {0: {1: "k7", 2: "n9"}, 1: {1: "m7", 2: "o9"}}
    state = titanic(people, {0: [1, 1, 2]}, covered, options=FIGHTS, faces=["boat"])
    # The rail n9|o9 belongs to the place of o9, which is covered.
    play_words(state, "move 1 right 2")
    assert "right 1" in ways(state, 2)


def test_water_takes_the_attacker_out_of_the_game() -> None:
    """TIT-Z5: for good."""
    state = titanic(HELD, {0: [2, 2, 3]}, BOAT, options=FIGHTS, faces=["water"])
    assert FoughtOut(0, 1) in told(state, "move 1 right 2")
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["lost", "m7"]
    assert state.figures()["fought-out"] == 1


def test_no_fight_without_the_rule() -> None:
    """TIT-Z5 off: a taken ring is taken (TIT-20)."""
    state = titanic(HELD, {0: [2, 2, 3]}, BOAT)
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"


def test_no_fight_with_oneself() -> None:
    """TIT-Z5: only for another player's ring."""
    state = titanic({0: {1: "k7", 2: "m7"}}, {0: [2, 2, 3]}, BOAT, options=FIGHTS)
    assert refusing_clause(state, "move 1 right 2") == "TIT-20"


def test_field_before_may_be_the_one_it_came_from() -> None:
    """TIT-Z5: with a 1 the attacker's own field is directly before the ring."""
    people = {0: {1: "l7"}, 1: {1: "m7"}}
    won = titanic(people, {0: [1, 2, 3]}, BOAT, options=FIGHTS, faces=["boat"])
    play_words(won, "move 1 right 1")
    assert [name_of(won, 0, 1), name_of(won, 1, 1)] == ["m7", "l7"]
    beaten = titanic(people, {0: [1, 2, 3]}, BOAT, options=FIGHTS, faces=["start"])
    play_words(beaten, "move 1 right 1")
    assert [name_of(beaten, 0, 1), name_of(beaten, 1, 1)] == ["l7", "m7"]


def test_nearest_free_field_back_along_the_line() -> None:
    """TIT-Z5, TIT-Z4: l7 is taken, so it is the next one back, k7."""
    people = {0: {1: "j7", 2: "l7"}, 1: {1: "m7"}}
    options = {"fights": True, "over_rings": True}
    state = titanic(people, {0: [3, 4, 5]}, BOAT, options=options, faces=["boat"])
    play_words(state, "move 1 right 3")
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["m7", "k7"]


def test_free_ring_is_a_free_field() -> None:
    """TIT-Z5, TIT-Z4: the beaten attacker is saved by it."""
    covered = {f"{column}1": "boat 0" for column in "aceg"} | {"m7": "boat 0"}
    people = {0: {1: "k7"}, 1: {1: "n7"}}
    options = {"fights": True, "over_rings": True}
    state = titanic(people, {0: [3, 4, 5]}, covered, options=options, faces=["ice"])
    play_words(state, "move 1 right 3")
    assert name_of(state, 0, 1) == "m7"
    assert state.saved(0) == 1


def test_no_attack_where_no_field_before_is_free() -> None:
    """TIT-Z5: the start field is never free, so nobody enters straight onto a held ring."""
    # s8 is beside the start r8; its place holds one ring, turned so that it lies on s8.
    people = {1: {1: "s8"}}
    state = on_roll(people, {0: [1, 1, 2]}, {"s8": "boat 270"}, options=FIGHTS, faces=["start"])
    assert state.view(None).ground[7][18] == "o"
    play_words(state, "roll")
    assert refusing_clause(state, "enter right 1") == "TIT-Z5"


def test_stairs_are_no_field_to_fall_back_to() -> None:
    """TIT-Z5, TIT-24: from the stairs no ring right behind them can be attacked."""
    state = titanic(
        {0: {1: "i6"}, 1: {1: "i2", 2: "i3"}},
        {0: [2, 2, 3]},
        {"i1": "boat 270"},
        options={"fights": True, "over_rings": True},
        faces=["boat"],
    )
    assert state.view(None).ground[1][8] == "o"
    # From i4 a 2 leads to the ring; i3 is taken and i4 is stairs: no room. A 3 leads to i1.
    play_words(state, "move 1 up 2")
    assert legal(state) == {"move 1 up 3"}
    assert refusing_clause(state, "move 1 up 2") == "TIT-Z5"
