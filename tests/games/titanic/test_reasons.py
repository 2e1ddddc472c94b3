"""What is said for a move: rings in reach, and what goes down."""

from __future__ import annotations

from fathom.games.titanic import GAME
from tests.games.reasons import said
from tests.games.titanic.tables import board_that_sinks, name_of, titanic


def test_a_card_in_hand_that_leads_on_is_named() -> None:
    """TIT-19: one step, and a 1 in the hand saves the passenger; without it the way is told."""
    people, boat = {0: {1: "k7"}}, {"m7": "boat 0"}
    assert said(titanic(people, {0: [1, 1, 3]}, boat), "move 1 right 1") == ("advice-in-hand", {})
    name, facts = said(titanic(people, {0: [1, 5, 5]}, boat), "move 1 right 1")
    assert name != "advice-in-hand" and (not facts or facts["cards"] == 1)
    assert said(titanic(people, {0: [1, 2, 3]}, boat), "move 1 right 2") == ("advice-ring", {})


def test_stopping_counts_who_can_go_down_before_the_next_turn() -> None:
    """TIT-6, TIT-11: with two players two tiles can fall before the next own turn."""
    board = board_that_sinks(["k7", "c9", "g6"])  # the first three places
    people = {0: {1: "k7", 2: "c9", 3: "g6"}}
    state = titanic(people, {0: [1, 2, 3]}, options={"board": board})
    assert said(state, "stop") == ("advice-stop", {"count": 2})


def test_a_tile_says_whom_it_takes_down() -> None:
    """TIT-12, TIT-26: there is no ice, and the next place has one passenger of each."""
    board = board_that_sinks(["k7"])
    people = {0: {1: "k7"}, 1: {1: "l7"}}
    state = titanic(people, {0: [1, 2, 3]}, options={"board": board, "ice": 0}, phase="lay")
    covered = {name_of(state, seat, 1) for seat in (0, 1)}
    name, facts = said(state, "lay water")
    after = state.copy()
    after.apply(0, GAME.parse_move("lay water"))
    lost = [name_of(after, seat, 1) == "lost" for seat in (0, 1)]
    assert covered == {"k7", "l7"} and any(lost)
    assert (name, facts) == ("advice-lay", {"own": lost[0], "others": lost[1]})


def test_a_boat_says_who_comes_near_a_ring() -> None:
    """TIT-8: turned as the player likes, its ring is a card from other passengers."""
    board = board_that_sinks(["k7"])
    people = {0: {1: "g7"}, 1: {1: "k2"}}
    state = titanic(people, {0: [1, 2, 3]}, options={"board": board}, phase="turn", die="boat")
    told = [said(state, GAME.move_text(move)) for move in state.legal_moves(0)]
    assert {name for name, _ in told} == {"advice-boat"}
    assert len({tuple(facts.items()) for _, facts in told}) > 1
