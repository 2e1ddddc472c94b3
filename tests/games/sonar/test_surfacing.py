"""Surfacing, turn by turn; ice."""

import pytest

from tests.games.sonar.tables import (
    BLUE,
    boat,
    do,
    finish_turn,
    own,
    play_turn,
    ready,
    refused,
    table,
    words,
)


def test_surfacing_names_the_sector_and_forgets_the_route() -> None:
    """SON-20: position, mines and gauges stay; all breakdowns are cleared at once."""
    state = table(
        boat("B7", route=["B5", "B6", "B7"], mines=["A5"], gauges={"sonar": 2}, crossed=["n1"])
    )
    do(state, "surface")
    mine = own(state)
    assert (mine.field, mine.route, mine.mines) == ("B7", ["B7"], ["A5"])
    assert (mine.gauges["sonar"], mine.crossed) == (2, [])
    assert state.view(1).log == ["yellow surfaced 3 0"]


def test_enemy_has_three_turns_in_a_row() -> None:
    """SON-21: surfacing ends the turn; the boat is surfaced until its own next turn begins."""
    state = table("B5", "J10")
    do(state, "surface")
    for left in (3, 2, 1):
        view = state.view(None)
        assert (view.on_turn, view.in_row, view.boats[0].surfaced) == (BLUE, left, True)
        assert view.row == (4 - left, 3)
        do(state, "course n")
        assert state.view(0).row == (4 - left, 3), "also after the course"
        finish_turn(state)
    assert (state.view(None).on_turn, state.view(None).row) == (0, None)
    assert not state.boats[0].surfaced


def test_surfacing_in_any_of_the_three_ends_them() -> None:
    """SON-21: turns alternate then, without three for the first boat; in the third as well."""
    for turns in (0, 1, 2):
        state = table("B5", "J10")
        do(state, "surface")
        for _ in range(turns):
            play_turn(state, "n")
        do(state, "surface")
        assert (state.on_turn, state.in_row) == (0, 1)
        assert not state.boats[0].surfaced and state.boats[1].surfaced
        assert state.view(None).row is None, "one turn is no row"
        do(state, "course s")
        assert state.view(None).row is None
        finish_turn(state)
        assert (state.on_turn, state.in_row, state.boats[1].surfaced) == (1, 1, False)
        play_turn(state, "n")
        do(state, "surface")
        assert (state.on_turn, state.in_row) == (1, 3), "an ordinary one again"


def test_after_both_have_surfaced_there_are_no_three_turns_to_end() -> None:
    """SON-21, SON-20: shut in, the first boat surfaces once more, in an ordinary turn."""
    state = table(boat("A1", mines=["A2", "B1"]), "J10")
    do(state, "surface")
    play_turn(state, "n")
    play_turn(state, "n")
    do(state, "surface")
    assert (state.on_turn, state.in_row) == (0, 1)
    do(state, "surface", seat=0)
    assert (state.on_turn, state.in_row) == (1, 3)
    play_turn(state, "n")
    assert (state.on_turn, state.in_row) == (1, 2)


def test_surfacing_takes_the_place_of_the_course() -> None:
    """SON-21."""
    state = table("B5")
    do(state, "course s", "mark mine", "cross s1")
    assert refused(state, 0, "surface") == "SON-21"


def test_both_boats_cannot_surface_turn_after_turn() -> None:
    """SON-20: only after a course, unless there is none."""
    state = table("B5", "J10")
    do(state, "surface", "surface")
    assert refused(state, 0, "surface") == "SON-20"
    play_turn(state, "s")
    assert refused(state, 1, "surface") == "SON-20"
    play_turn(state, "n")
    assert "surface" in words(state, 0)


def test_boat_walls_itself_in_with_mines_around_a_surfacing() -> None:
    """SON-20, SON-24: it may surface again without a course if it has none."""
    walled = boat("A1", mines=["A2", "B1"], may_surface=False)
    state = table(walled)
    assert words(state, 0) == ["surface", "detonate A2", "detonate B1"] or words(state, 0) == [
        "surface",
        "detonate B1",
        "detonate A2",
    ]
    do(state, "surface")
    assert state.on_turn == 1


def test_no_system_between_surfacing_and_the_next_course() -> None:
    """SON-24: else a boat could wall itself in for ever."""
    state = table(boat("A1", gauges={"mine": 3}), "J10")
    do(state, "surface", "surface")
    assert refused(state, 0, "mine s") == "SON-25"
    do(state, "course s", "mark sonar", "cross s2")
    assert "mine s" in words(state, 0)


def test_surfaced_boat_does_nothing_but_answers_and_can_be_hit() -> None:
    """SON-23."""
    state = table(boat("D3", mines=["C3"]), ready("G2", gauges={"sonar": 3, "torpedo": 2}))
    do(state, "surface")
    assert words(state, 0) == []
    do(state, "course n", "mark torpedo", "cross n3", "sonar")
    assert state.to_act() == [0]
    do(state, "answer column D row 9", "end")
    do(state, "course e" if "course e" in words(state, 1) else "course w")
    do(state, "mark silence")
    do(state, next(text for text in words(state, 1) if text.endswith(("4", "5", "6"))))
    assert words(state, 0) == []


def test_ice_costs_one_damage_outside_the_holes() -> None:
    """SON-39: the sector is called, then the damage."""
    state = table("A1", options={"scenario": "delta"})
    do(state, "surface")
    assert state.boats[0].damage == 1
    assert state.view(1).log == ["yellow surfaced 1 1"]
    state = table("D6", options={"scenario": "delta"})
    do(state, "surface")
    assert state.boats[0].damage == 0
    assert state.view(1).log == ["yellow surfaced 3 0"]


def test_ice_sinks_a_boat() -> None:
    """SON-39, SON-4: it loses whatever the other has, and nobody gets extra turns."""
    state = table(boat("A1", damage=3), boat("J10", damage=3), options={"scenario": "delta"})
    do(state, "surface")
    outcome = state.outcome()
    assert outcome is not None and (outcome.clause, outcome.places) == ("SON-4", [2, 1])


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_a_boat_that_the_ice_has_sunk_is_not_repaired(mode: str) -> None:
    """SON-4, SON-20: at that moment repairs lapse, so its sheet stays as it was."""
    sinking = boat("A1", damage=3, crossed=["n1", "w5"])
    state = table(sinking, "J10", seats=4, options={"scenario": "delta", "mode": mode})
    do(state, "surface", seat=0)
    assert state.outcome() is not None
    assert own(state).crossed == ["n1", "w5"]
    assert state.position()["boats"][0]["surfaced"]
