"""Courses and dead ends."""

from tests.games.sonar.tables import (
    after_course,
    boat,
    do,
    own,
    play_turn,
    ready,
    refused,
    table,
    words,
)


def test_course_moves_one_field() -> None:
    """SON-6."""
    for course, field in (("n", "B4"), ("e", "C5"), ("s", "B6"), ("w", "A5")):
        state = table("B5")
        do(state, f"course {course}")
        assert own(state).field == field
        assert state.view(1).log == [f"yellow course {course}"]


def test_what_stops_a_boat() -> None:
    """SON-7: edge, island, own route with its start, own mine."""
    assert refused(table("A1"), 0, "course n") == "SON-7"
    assert refused(table("C3"), 0, "course s") == "SON-7"  # C4 is an island
    state = table("A1")
    play_turn(state, "e")
    play_turn(state, "w")
    assert refused(state, 0, "course w") == "SON-7"  # back to the start
    assert refused(table(boat("A1", mines=["A2"])), 0, "course s") == "SON-7"


def test_mark_and_cross_come_before_everything_else() -> None:
    """SON-8: no second course, no surfacing to dodge a cross, no system, no end."""
    state = table({**ready("B5"), "gauges": {"torpedo": 3, "sonar": 3}})
    do(state, "course s")
    for text in ("course s", "surface", "end", "torpedo B7", "sonar"):
        assert refused(state, 0, text) == "SON-8"
    do(state, "mark mine")
    assert refused(state, 0, "surface") == "SON-8"
    assert refused(state, 0, "torpedo B7") == "SON-8"
    do(state, "cross s5")
    assert "torpedo B7" in words(state, 0) and "end" in words(state, 0)


def test_one_course_a_turn() -> None:
    """SON-25."""
    assert refused(after_course("B5"), 0, "course s") == "SON-25"


SPIRAL = ["B1", "B2", "B3", "A3", "A2", "A1"]


def test_boat_walled_in_by_its_own_route_must_surface() -> None:
    """SON-9: at the start of its turn; in the turn it gets there a system is still possible."""
    state = after_course({**ready("A1"), "route": SPIRAL})
    assert "torpedo C1" in words(state, 0)
    do(state, "end")
    play_turn(state, "n")
    assert words(state, 0) == ["surface"]
    assert refused(state, 0, "course s") == "SON-9"
    do(state, "surface")
    assert own(state).route == ["A1"]


def test_detonation_may_free_a_field() -> None:
    """SON-9, SON-31."""
    walled = boat("A1", route=["B2", "A2", "A1"], mines=["B1"])
    state = table(walled)
    assert words(state, 0) == ["surface", "detonate B1"]
    do(state, "detonate B1")
    assert words(state, 0) == ["course e", "surface"]


def test_other_boat_waits_for_its_turn() -> None:
    """SON-3."""
    state = table()
    assert state.to_act() == [0]
    assert refused(state, 1, "course n") == "SON-3"
    play_turn(state, "s")
    assert state.to_act() == [1]


def test_end_is_explicit_and_needs_a_course() -> None:
    """SON-25: also when nothing else is possible."""
    state = table()
    assert refused(state, 0, "end") == "SON-25"
    do(state, "course s", "mark mine", "cross s1")
    assert words(state, 0) == ["end"]
