"""The engineer."""

from typing import Any

import pytest

from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import after_course, boat, do, own, ready, refused, table, words


def course_from(field: str, course: str, *crossed: str, **facts: Any) -> SonarState:
    state = table(boat(field, crossed=list(crossed), **facts))
    do(state, f"course {course}", "mark mine")
    return state


def test_cross_belongs_in_the_panel_of_the_course() -> None:
    """SON-14: one free symbol of that direction."""
    state = table(boat("B5", crossed=["s2"]))
    do(state, "course s")
    crosses = [text for text in words(state, 0) if text.startswith("cross")]
    assert crosses == [f"cross s{number}" for number in (1, 3, 4, 5, 6)]
    assert refused(state, 0, "cross n1") == "SON-14"
    assert refused(state, 0, "cross s2") == "SON-14"
    do(state, "cross s6")
    assert own(state).crossed == ["s2", "s6"]
    assert refused(state, 0, "cross s1") == "SON-14"


@pytest.mark.parametrize(
    ("symbol", "stopped"),
    [
        ("n2", ["torpedo B4", "mine n"]),
        ("s4", ["torpedo B4", "mine n"]),
        ("e1", ["drone 1", "sonar"]),
        ("w4", ["drone 1", "sonar"]),
        ("w2", ["silence n 1"]),
        ("s6", ["silence n 1"]),
        ("e4", []),
    ],
)
def test_one_cross_stops_both_systems_of_its_colour(symbol: str, stopped: list[str]) -> None:
    """SON-15, SON-13."""
    state = after_course(ready("B5", crossed=[symbol]))
    for text in ("torpedo B4", "mine n", "drone 1", "sonar", "silence n 1"):
        if text in stopped:
            assert refused(state, 0, text) == "SON-15"
        else:
            assert text in words(state, 0)


def test_full_reactor_does_damage_and_clears_the_sheet() -> None:
    """SON-16, SON-19: the damage is called, the reason is not."""
    others = ["n6", "s5", "w5", "w6", "e4"]
    state = course_from("B5", "e", "n1", *others)
    do(state, "cross e6")
    assert (state.boats[0].damage, own(state).crossed) == (1, [])
    assert state.view(1).log[-1] == "yellow damage"


def test_full_panel_does_damage_and_clears_the_sheet() -> None:
    """SON-17, SON-19."""
    state = course_from("B5", "n", "s1", "n1", "n2", "n3", "n4", "n5")
    do(state, "cross n6")
    assert (state.boats[0].damage, own(state).crossed) == (1, [])
    assert state.view(1).log[-1] == "yellow damage"


def test_both_at_once_is_one_damage() -> None:
    """SON-17."""
    state = course_from("B5", "w", "w1", "w2", "w3", "w4", "w5", "n6", "s5", "e4", "e6")
    do(state, "cross w6")
    assert state.boats[0].damage == 1


def test_yellow_circuit_repairs_itself() -> None:
    """SON-18: three in W and the one in E; what is not in the circuit stays."""
    state = course_from("B5", "e", "w1", "w2", "w3", "w4", "n1")
    do(state, "cross e3")
    assert own(state).crossed == ["n1", "w4"]
    assert state.boats[0].damage == 0


def test_damage_comes_before_the_repair_of_a_circuit() -> None:
    """SON-18: the same cross fills the panel and the circuit."""
    state = course_from("B5", "s", "s1", "s2", "s4", "s5", "s6", "e2", "n1")
    do(state, "cross s3")
    assert (state.boats[0].damage, own(state).crossed) == (1, [])


def test_four_of_six_reactor_symbols_do_no_damage_and_nothing_works() -> None:
    """SON-15, SON-16: the source's example."""
    state = after_course(ready("B5", crossed=["n6", "s5", "w5", "w6", "n1", "n2", "e1"]))
    assert state.boats[0].damage == 0
    assert words(state, 0) == ["end"]


def test_own_cross_sinks_the_boat_with_a_mark_still_open() -> None:
    """SON-4: at that moment; the mark lapses, and the other boat wins whatever it has."""
    state = table(
        boat("B5", damage=3, crossed=["n1", "n2", "n3", "n4", "n5"]), boat("J10", damage=3)
    )
    do(state, "course n", "cross n6")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "SON-4"
    assert (outcome.places, state.to_act()) == ([2, 1], [])
    assert not state.boats[0].mark_due


def test_circuit_repairs_are_the_crew_s_own_affair() -> None:
    """SON-35, SON-18."""
    state = course_from("B5", "e", "w1", "w2", "w3")
    state.listen()
    do(state, "cross e3")
    assert [(one.effect.name, one.seats) for one in state.heard()] == [
        ("crossed", (0,)),
        ("circuit-repaired", (0,)),
    ]
