"""Who sits where, and how a game starts."""

from typing import Any

import pytest

from fathom.engine.capabilities import sides_of
from fathom.engine.errors import InvalidOptions, InvalidSeats
from fathom.games.sonar import GAME
from tests.games.sonar.tables import after_course, do, new, own, ready, refused, table, words

ALL = ["captain", "first-officer", "engineer", "radio-operator"]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, (1, 1)), (4, (2, 2)), (5, (3, 2)), (6, (3, 3)), (7, (4, 3)), (8, (4, 4))],
)
def test_crews_are_as_even_as_can_be(seats: int, sizes: tuple[int, int]) -> None:
    """SON-1, SON-2."""
    view = new(seats, 1).view(0)
    assert tuple(len(boat.crew) for boat in view.boats) == sizes
    assert [seat for boat in view.boats for seat in boat.crew] == list(range(seats))
    state = new(seats, 1)
    assert sides_of(GAME, seats, state.options) == [tuple(boat.crew) for boat in view.boats]
    for boat in view.boats:
        held = [station for seat in boat.crew for station in view.stations[seat]]
        assert sorted(held) == sorted(ALL)


def test_stations_merge_from_the_captain_down() -> None:
    """SON-1: in a crew of three the captain is first officer too, in one of two also engineer."""
    stations = new(5, 1).view(None).stations
    assert stations == [ALL[:2], [ALL[2]], [ALL[3]], ALL[:3], [ALL[3]]]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"crews": [1, 3]}),
        (5, {"crews": [2, 2]}),
        (6, {"crews": [4, 2]}),
        (2, {"mode": "realtime"}),
        (2, {"crews": [2, 0]}),
        (4, {"halt_seconds": 21}),
        (4, {"turn_limit": 0}),
        (4, {"course_seconds": -1}),
        (4, {"clock_seconds": 0}),
        (4, {"mode": "realtime", "starter": "blue"}),
        (4, {"scenario": "foxtrot"}),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any]) -> None:
    """SON-1, SON-2, SON-41."""
    with pytest.raises(InvalidOptions):
        GAME.new(seats, options=options)


def test_one_against_two_is_refused() -> None:
    """SON-2."""
    with pytest.raises(InvalidSeats):
        GAME.new(3)


def test_crews_can_be_named() -> None:
    """SON-1."""
    state = new(5, crews=[2, 3])
    assert [len(crew) for crew in state.crews] == [2, 3]


def test_each_station_has_its_own_rights() -> None:
    """SON-1, SON-8, SON-14, SON-24: what is somebody else's to do is refused."""
    state = table(seats=8)
    assert refused(state, 1, "course s") == "SON-1"
    do(state, "course s", seat=0)
    assert all(text.startswith("mark") for text in words(state, 1))
    assert all(text.startswith("cross s") for text in words(state, 2))
    assert words(state, 3) == []
    assert refused(state, 2, "mark torpedo") == "SON-8"
    assert refused(state, 1, "cross s1") == "SON-14"
    state = after_course(seats=8)
    assert [text for text in words(state, 1) if text == "sonar" or text[:5] == "drone"] == words(
        state, 1
    )
    assert "drone 1" in words(state, 0)
    for text in ("torpedo A2", "mine s", "silence s 1"):
        assert refused(state, 1, text) == "SON-24"
    assert refused(state, 2, "drone 1") == "SON-24"
    do(state, "drone 1", seat=1)


def test_mark_and_cross_come_in_any_order() -> None:
    """SON-8."""
    for order in (("mark mine", "cross s1"), ("cross s1", "mark mine")):
        state = table(seats=8)
        do(state, "course s", *order)
        assert state.to_act() == [0]
        assert "end" in words(state, 0)


def test_captain_asks_the_crew_for_a_system() -> None:
    """SON-10: a wish is for a crew, once a course, and the enemy hears nothing of it."""
    state = table(seats=8)
    assert not any(text.startswith("want") for text in words(state, 0))
    assert refused(state, 0, "want mine") == "SON-8", "before the first course"
    do(state, "course s", "want sonar")
    assert refused(state, 0, "want mine") == "SON-8", "once a course"
    assert own(state, 2).wanted == "sonar"
    alone = table()
    do(alone, "course s")
    assert not any(text.startswith("want") for text in words(alone, 0))
    do(alone, "mark mine", "cross s1")
    assert refused(alone, 0, "want mine") == "SON-2", "there is nobody to ask"


def test_start_is_marked_in_secret_and_final() -> None:
    """SON-5."""
    state = new(2, 1)
    assert state.to_act() == [0, 1]
    assert refused(state, 0, "start D1") == "SON-5"  # an island
    assert refused(state, 0, "start K1") == "SON-5"  # off this map
    assert refused(state, 0, "course n") == "SON-5"
    do(state, "start C3", seat=0)
    assert refused(state, 0, "start C2") == "SON-5"
    assert own(state).field == "C3"
    assert "C3" not in str(state.view(1)) and "C3" not in str(state.view(None))
    do(state, "start C3", seat=1)  # boats may start on the same field
    assert len(state.to_act()) == 1


def test_first_boat_is_drawn_or_named() -> None:
    """SON-5."""
    first = set()
    for seed in range(20):
        state = new(2, seed)
        do(state, "start A1", "start B1")
        first.add(state.to_act()[0])
    assert first == {0, 1}
    for starter, seat in (("yellow", 0), ("blue", 1)):
        state = new(2, starter=starter)
        do(state, "start A1", "start B1")
        assert state.to_act() == [seat]


def test_boats_share_a_field() -> None:
    """SON-5, SON-7: neither the enemy nor its mines stop a boat."""
    state = table("A1", {**ready("A2"), "mines": ["B1"]})
    do(state, "course s")
    assert state.boats[0].field == state.boats[1].field
    assert "course e" in words(table("A1", {**ready("A3"), "mines": ["B1"]}), 0)
