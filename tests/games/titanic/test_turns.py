"""A turn: the die, the tile, the passenger who enters, the cards."""

import pytest

from fathom.games.titanic.effects import Drowned, Entered, NobodyEntered, TileLaid
from tests.games.titanic.tables import legal, name_of, new_titanic, on_roll, titanic, told
from tests.generators import play_words, refusing_clause


def test_turn_begins_with_the_die() -> None:
    """TIT-6: nothing else is possible, and it is rolled once."""
    state = on_roll({0: {1: "c9"}}, faces=["ice"])
    assert legal(state) == {"roll"}
    for words in ("stop", "move 1 up 1", "enter up 1", "lay ice", "turn 0"):
        assert refusing_clause(state, words) == "TIT-6"
    play_words(state, "roll")
    assert refusing_clause(state, "roll") == "TIT-6"
    assert refusing_clause(state, "lay ice") == "TIT-6"


def test_play_goes_to_the_left() -> None:
    """TIT-6: seat by seat."""
    state = on_roll(seats=4, turn=2, faces=["ice"] * 5)
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        play_words(state, "roll", "stop")
    assert turns == [2, 3, 0, 1, 2]


def test_ice() -> None:
    """TIT-7: an ice tile, no passenger, then movement."""
    state = on_roll({0: {1: "g9"}}, {0: [1, 2, 3]}, faces=["ice"])
    effects = told(state, "roll")
    assert TileLaid(0, "ice", 1, 0, 0) in effects
    assert state.view(None).ground[10][:3] == "##."
    assert state.ice_left == 19
    assert "stop" in legal(state)
    assert refusing_clause(state, "enter up 1") == "TIT-13"


def test_boat_is_turned_by_its_player() -> None:
    """TIT-8: all four turns are offered, before anything else."""
    state = on_roll({0: {1: "g9"}}, faces=["boat"])
    play_words(state, "roll")
    assert legal(state) == {"turn 0", "turn 90", "turn 180", "turn 270"}
    for words in ("stop", "move 1 up 1", "enter up 1"):
        assert refusing_clause(state, words) == "TIT-8"
    assert TileLaid(0, "boat", 1, 1, 180) in told(state, "turn 180")
    assert state.view(None).ground[11][:2] == "~o"
    assert refusing_clause(state, "turn 0") == "TIT-8"


def test_boats_come_with_few_rings_first() -> None:
    """TIT-8: one ring while there are such, then two, three, four."""
    state = on_roll({0: {1: "s1"}}, faces=["boat"] * 10)
    rings = []
    for _ in range(10):
        rings += [e.rings for e in told(state, "roll", "turn 0", "stop") if isinstance(e, TileLaid)]
    assert rings == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]


def test_water() -> None:
    """TIT-9: a water tile, then a passenger enters."""
    state = on_roll(hands={0: [1, 2, 3]}, faces=["water"])
    assert TileLaid(0, "water", 1, 0, 0) in told(state, "roll")
    assert state.view(None).ground[10][:3] == "~~."
    assert {words.split()[0] for words in legal(state)} == {"enter"}
    assert Entered(0, 1) in told(state, "enter left 2")
    assert name_of(state, 0, 1) == "p8"


def test_start() -> None:
    """TIT-10: a passenger enters, and no tile is laid."""
    state = on_roll(hands={0: [1, 2, 3]}, faces=["start"])
    assert not [e for e in told(state, "roll") if isinstance(e, TileLaid)]
    assert state.ship.laid == 0
    play_words(state, "enter up 1")
    assert name_of(state, 0, 1) == "r7"


def test_tiles_cover_the_numbers_in_order() -> None:
    """TIT-11: 1, 2, 3 of our board are at the bow, from the bottom up; 4 is next to 1."""
    state = on_roll({0: {1: "s1"}}, faces=["ice"] * 4)
    for _ in range(4):
        play_words(state, "roll", "stop")
    assert [row[:5] for row in state.view(None).ground[5:]] == [
        *(".....", "##...", "##...", "##...", "##...", "####.", "####."),
    ]


def all_of(kind: str, count: int) -> list[str]:
    return [kind] * count


def test_kind_that_has_run_out() -> None:
    """TIT-12: another is chosen, of the kinds that are left."""
    state = on_roll({0: {1: "s1"}}, tiles=[*all_of("ice", 20), "water"], faces=["ice"], ply=3)
    play_words(state, "roll")
    assert legal(state) == {"lay water", "lay boat"}
    assert refusing_clause(state, "lay ice") == "TIT-12"
    assert refusing_clause(state, "stop") == "TIT-12"
    play_words(state, "lay water")
    assert state.water_left == 28
    assert "stop" in legal(state)  # TIT-12: ice was rolled, so nobody enters


def test_boat_in_place_of_another_kind() -> None:
    """TIT-12, TIT-8: a boat that was chosen is turned too."""
    state = on_roll({0: {1: "s1"}}, tiles=all_of("ice", 20), faces=["ice"])
    play_words(state, "roll", "lay boat")
    assert legal(state) == {"turn 0", "turn 90", "turn 180", "turn 270"}
    play_words(state, "turn 90")
    assert state.boats_laid == 1


def test_other_tile_for_water_still_enters_a_passenger() -> None:
    """TIT-12: what the die said about passengers holds."""
    state = on_roll({0: {1: "s1"}}, {0: [1, 2, 3]}, tiles=all_of("water", 30), faces=["water"])
    play_words(state, "roll", "lay ice")
    assert {words.split()[0] for words in legal(state)} == {"enter"}


def test_only_kind_left_is_laid_at_once() -> None:
    """TIT-6, TIT-12: where there is no choice, nobody is asked."""
    boats = ["boat 0"] * 10
    state = on_roll({0: {1: "s1"}}, tiles=[*all_of("ice", 20), *boats], faces=["ice"])
    play_words(state, "roll")
    assert state.water_left == 29
    assert "stop" in legal(state)


# TIT-13: entering


def test_passenger_leaves_the_start_with_the_first_card() -> None:
    """TIT-13: one card is gone, the passenger stands where it leads; two cards are left."""
    state = on_roll(hands={0: [2, 3, 5]}, faces=["start"])
    play_words(state, "roll", "enter left 3")
    assert name_of(state, 0, 1) == "o8"
    assert state.hands[0] == [2, 5]
    assert "stop" in legal(state)


def test_entering_is_not_optional() -> None:
    """TIT-13: neither stopping nor moving others is possible before."""
    state = on_roll({0: {1: "c9"}}, {0: [1, 2, 3]}, faces=["start"])
    play_words(state, "roll")
    assert refusing_clause(state, "stop") == "TIT-13"
    assert refusing_clause(state, "move 1 up 1") == "TIT-13"
    play_words(state, "enter left 2")
    assert name_of(state, 0, 2) == "p8"  # the lowest number in the supply


def test_entering_may_have_to_throw_out_an_own_passenger() -> None:
    """TIT-13: even if there is no other way."""
    around = {1: "q8", 2: "s8", 3: "r7", 4: "r9"}
    state = on_roll({0: around}, {0: [1, 1, 1]}, faces=["start"])
    play_words(state, "roll")
    assert legal(state) == {"enter left 1", "enter right 1", "enter up 1", "enter down 1"}
    play_words(state, "enter left 1")
    assert name_of(state, 0, 1) == "supply"
    assert name_of(state, 0, 5) == "q8"


def test_nobody_enters_where_no_card_leads_off_the_start() -> None:
    """TIT-13, TIT-14: with somebody on all four fields around it only a 1 would do."""
    around = {1: "q8", 2: "s8", 3: "r7", 4: "r9"}
    state = on_roll({0: {1: "c9"}, 1: around}, {0: [2, 3, 4]}, faces=["water"])
    assert NobodyEntered(0) in told(state, "roll")
    assert {"stop", "move 1 up 2", "move 1 up 3", "move 1 up 4"} <= legal(state)
    state = on_roll({0: {1: "c9"}, 1: around}, {0: [2, 3, 4]}, faces=["start"])
    play_words(state, "roll")
    assert (state.turn, state.ship.laid) == (1, 0)


def test_nobody_enters_on_a_covered_start() -> None:
    """TIT-13, TIT-14: after water movement as usual."""
    state = on_roll({0: {1: "c9"}}, {0: [1, 2, 3]}, {"r8": "water"}, faces=["water"])
    assert NobodyEntered(0) in told(state, "roll")
    assert {"stop", "move 1 up 1", "move 1 up 2", "move 1 up 3"} <= legal(state)


def test_nobody_enters_without_supply() -> None:
    """TIT-13, TIT-14: all are out already."""
    state = on_roll({0: {1: "c9"}}, {0: [1, 2, 3]}, rest="lost", faces=["water"])
    assert NobodyEntered(0) in told(state, "roll")
    assert "stop" in legal(state)


@pytest.mark.parametrize("covered", [{"r8": "water"}, {"r8": "ice"}])
def test_start_without_anybody_to_enter_ends_the_turn(covered: dict[str, str]) -> None:
    """TIT-14: no movement at all."""
    state = on_roll({0: {1: "c9"}}, {0: [1, 2, 3]}, covered, faces=["start"])
    play_words(state, "roll")
    assert state.turn == 1
    assert name_of(state, 0, 1) == "c9"
    assert legal(state) == {"roll"}


# TIT-15: cards


def test_up_to_three_cards_for_one_passenger() -> None:
    """TIT-15: the same one may move again; with no card left the turn ends by an explicit end."""
    state = titanic({0: {1: "c9"}}, {0: [1, 2, 3]})
    play_words(state, "move 1 up 3", "move 1 down 1", "move 1 down 2")
    assert name_of(state, 0, 1) == "c9"
    assert legal(state) == {"stop"}
    assert state.turn == 0


def test_up_to_three_cards_for_several_passengers() -> None:
    """TIT-15: one after another, each for one own passenger."""
    state = titanic({0: {1: "c9", 2: "e9"}, 1: {1: "m7"}}, {0: [1, 2, 2]})
    assert not any(words.startswith("move 3") for words in legal(state))
    play_words(state, "move 1 up 2", "move 2 up 2", "move 1 down 1", "stop")
    assert [name_of(state, 0, n) for n in (1, 2)] == ["c8", "e7"]
    assert name_of(state, 1, 1) == "m7"


def test_moving_is_voluntary() -> None:
    """TIT-15: the turn may end with three cards in hand, and none is drawn."""
    state = titanic({0: {1: "c9"}}, {0: [1, 2, 3]})
    pile = list(state.pile)
    play_words(state, "stop")
    assert state.turn == 1
    assert state.hands[0] == [1, 2, 3]
    assert state.pile == pile


def test_hand_is_filled_up_to_three() -> None:
    """TIT-15: as many as were played, from the top of the pile; played cards are discarded."""
    state = titanic({0: {1: "c9"}}, {0: [1, 2, 3]})
    top = state.pile[-2:]
    play_words(state, "move 1 up 2", "move 1 down 1", "stop")
    assert state.hands[0] == sorted([3, *top])
    assert state.discard == [2, 1]


def test_passengers_who_are_not_on_board_cannot_move() -> None:
    """TIT-15: neither those in the supply nor those who are lost."""
    state = titanic({0: {1: "c9", 2: "lost"}}, {0: [1, 2, 3]})
    assert refusing_clause(state, "move 2 up 1") == "TIT-15"
    assert refusing_clause(state, "move 3 up 1") == "TIT-15"


def test_turn_without_a_playable_card_still_ends_by_an_explicit_end() -> None:
    """TIT-15: the player is asked, and can only stop."""
    state = titanic(hands={0: [1, 2, 3]})
    assert legal(state) == {"stop"}


def test_drowned_is_told() -> None:
    """TIT-26: whoever stands on the place of the tile is out of the game."""
    state = on_roll({0: {1: "a11", 2: "c11"}, 1: {1: "b12"}}, faces=["ice"])
    effects = told(state, "roll")
    assert [e for e in effects if isinstance(e, Drowned)] == [Drowned(0, 1), Drowned(1, 1)]
    assert [name_of(state, 0, 1), name_of(state, 1, 1)] == ["lost", "lost"]
    assert name_of(state, 0, 2) == "c11"
    assert new_titanic().conserved() == state.conserved()
