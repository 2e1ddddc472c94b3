"""The first officer."""

from tests.games.sonar.tables import FULL, after_course, boat, do, own, ready, refused, table, words


def test_one_field_of_one_gauge_is_marked() -> None:
    """SON-10."""
    state = table()
    do(state, "course s")
    marks = [text for text in words(state, 0) if text.startswith("mark")]
    assert marks == [f"mark {system}" for system in FULL]
    assert refused(state, 0, "mark none") == "SON-10"
    assert refused(state, 0, "mark scenario") == "SON-10"
    do(state, "mark drone")
    assert own(state).gauges == {**dict.fromkeys(FULL, 0), "drone": 1}
    assert refused(state, 0, "mark drone") == "SON-10"


def test_full_gauge_takes_no_more() -> None:
    """SON-10."""
    state = table(boat("A1", gauges={"torpedo": 3}))
    do(state, "course s")
    assert refused(state, 0, "mark torpedo") == "SON-10"


def test_officer_confirms_when_everything_is_full() -> None:
    """SON-10."""
    state = table(boat("A1", gauges=FULL))
    do(state, "course s")
    marks = [text for text in words(state, 0) if text.startswith("mark")]
    assert marks == ["mark none"]
    do(state, "mark none")
    assert own(state).gauges == FULL


def test_echo_has_a_gauge_of_its_own() -> None:
    """SON-10, SON-40."""
    state = table(options={"scenario": "echo"})
    do(state, "course s")
    assert "mark scenario" in words(state, 0)


def test_only_the_crew_is_told_what_is_ready() -> None:
    """SON-11."""
    state = table(boat("A1", gauges={"mine": 2}), seats=8)
    do(state, "course s")
    state.listen()
    do(state, "mark mine")
    told = state.heard()
    assert [one.effect.name for one in told] == ["gauge-marked", "gauge-full"]
    for one in told:
        assert one.seats == (0, 1, 2, 3)


def test_using_a_system_empties_its_gauge() -> None:
    """SON-27."""
    for text, system in (
        ("torpedo B2", "torpedo"),
        ("mine s", "mine"),
        ("drone 1", "drone"),
        ("sonar", "sonar"),
    ):
        state = after_course("A1")
        do(state, text)
        assert own(state).gauges == {**FULL, system: 0}


def test_four_damage_sink_a_boat() -> None:
    """SON-12, SON-4."""
    state = after_course(ready("D3", damage=1), boat("G2", damage=2))
    do(state, "torpedo G2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.places, outcome.scores) == ("SON-4", [1, 2], [3, 0])
