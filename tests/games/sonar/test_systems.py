"""Activation; drone, sonar and silence."""

from typing import Any

import pytest

from tests.games.sonar.tables import FULL, after_course, boat, do, own, ready, refused, table, words


def test_what_an_activation_needs() -> None:
    """SON-24, SON-25: a full gauge, a course in this turn, and only one activation."""
    state = after_course(ready("B5", gauges={"torpedo": 2, "sonar": 3, "drone": 4}))
    assert refused(state, 0, "torpedo B6") == "SON-24"
    assert refused(table(ready("B5")), 0, "torpedo B6") == "SON-25"
    do(state, "drone 1")
    assert refused(state, 0, "sonar") == "SON-24"  # two without a course between
    assert words(state, 0) == ["end"]


def test_silent_run_is_no_course() -> None:
    """SON-24: after it another course is needed before the next activation."""
    state = after_course("B5")
    do(state, "silence s 2", "mark none", "cross s5")
    assert refused(state, 0, "torpedo B6") == "SON-24"


def test_drone_gets_the_true_answer() -> None:
    """SON-32."""
    for sector, answer in ((1, "no"), (4, "yes")):
        state = after_course("A1", "J10")
        do(state, f"drone {sector}")
        assert state.view(None).log == [f"yellow drone {sector} {answer}"]
    assert refused(after_course("A1"), 0, "drone 5") == "SON-32"


def test_everything_waits_for_the_answer_to_a_sonar() -> None:
    """SON-33, SON-26."""
    state = after_course(ready("A1", mines=["C1"]), "J10", seats=8)
    do(state, "sonar", seat=1)
    assert state.to_act() == [4]
    assert refused(state, 0, "end") == "SON-33"
    assert refused(state, 0, "detonate C1") == "SON-33"
    assert refused(state, 5, "answer column J row 1") == "SON-33"
    assert refused(state, 0, "answer column J row 1") == "SON-33"
    do(state, "answer column J row 1", seat=4)
    assert state.view(None).log[-1] == "blue answered column J row 1"
    assert "end" in words(state, 0)


@pytest.mark.parametrize(
    ("answer", "fits"),
    [
        ("column B row 7", False),  # two truths
        ("column A row 6", False),  # two lies
        ("column B row 6", True),
        ("column A row 7", True),
        ("column B sector 1", True),
        ("column A sector 3", True),
        ("row 7 sector 1", True),  # the false one contradicts the true one
        ("row 7 sector 3", False),
        ("column B row 11", False),  # not on this map
        ("column B sector 5", False),
        ("column K sector 3", False),
    ],
)
def test_exactly_one_fact_is_true(answer: str, fits: bool) -> None:
    """SON-33: the boat is on B7, sector 3."""
    state = after_course("A1", "B7")
    do(state, "sonar")
    if fits:
        do(state, f"answer {answer}", seat=1)
    else:
        assert refused(state, 1, f"answer {answer}") == "SON-33"


def test_one_kind_twice_is_no_move() -> None:
    """SON-33."""
    state = after_course("A1", "B7")
    assert not [text for text in state.game.moves if text.count("column") == 2]


def test_nobody_answers_unasked() -> None:
    """SON-33."""
    assert refused(after_course("A1", "B7"), 0, "answer column A row 6") == "SON-33"


def silent_runs(field: str, **facts: Any) -> list[str]:
    state = after_course(ready(field, **facts))
    return [text for text in words(state, 0) if text.startswith("silence")]


def test_silent_run_goes_up_to_four_fields_in_one_line() -> None:
    """SON-34, SON-7: zero in any direction; island, edge, route and mines stop it."""
    runs = silent_runs("B5", route=["B4", "B5"], mines=["B8"])
    assert runs == [
        "silence n 0",
        *(f"silence e {fields}" for fields in range(5)),
        *(f"silence s {fields}" for fields in range(3)),
        *(f"silence w {fields}" for fields in range(2)),
    ]
    assert refused(after_course("C3"), 0, "silence s 1") == "SON-34"


def test_silent_run_is_not_announced() -> None:
    """SON-34, SON-35: one mark, one cross in the panel of its direction, and the gauge is empty."""
    state = after_course(ready("B5", gauges={"silence": 6}))
    do(state, "silence s 3")
    assert state.view(1).log == ["yellow silence"]
    assert "B8" not in str(state.view(1))
    mine = own(state)
    assert (mine.field, mine.route[1:], mine.cross_due) == ("B8", ["B6", "B7", "B8"], "s")
    assert refused(state, 0, "end") == "SON-26"
    assert refused(state, 0, "mark silence") == "SON-10"  # it counts as full until the mark
    do(state, "mark mine")
    assert own(state).gauges == {**dict.fromkeys(FULL, 0), "mine": 1}
    do(state, "cross s2")
    assert words(state, 0) == ["end"]


def test_silent_run_with_every_gauge_full() -> None:
    """SON-34: the officer just confirms, and silence is empty."""
    state = after_course("B5")
    do(state, "silence w 0", "cross w5")
    assert words(state, 0) == ["mark none"]
    do(state, "mark none")
    assert own(state).gauges == {**FULL, "silence": 0}


def test_nothing_but_the_two_oks_during_a_silent_run() -> None:
    """SON-26: not even a detonation."""
    state = after_course(ready("B5", mines=["F5"]), seats=8)
    do(state, "silence s 1", seat=0)
    assert refused(state, 0, "detonate F5") == "SON-26"
    assert refused(state, 0, "want mine") == "SON-26"
    assert state.to_act() == [1, 2]


def test_route_of_a_silent_run_counts() -> None:
    """SON-7, SON-34."""
    state = after_course("B5")
    do(state, "silence e 2", "mark none", "cross e4", "end")
    assert state.on_turn == 1
    state = table(boat("D5", route=["B5", "C5", "D5"]))
    assert refused(state, 0, "course w") == "SON-7"
