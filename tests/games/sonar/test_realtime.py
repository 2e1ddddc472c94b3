"""Real time: courses, halts, dead ends, clocks. Seats 0 to 3 are yellow, 4 to 7 blue."""

from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from fathom.games.sonar import GAME
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import boat, do, new, own, ready, realtime, refused, words


def at(state: SonarState, time: int, *moves: str, seat: int | None = None) -> None:
    """Let time pass, then play these moves."""
    state.pass_time(time)
    state.now = time
    do(state, *moves, seat=seat)


def test_commands_count_when_they_arrive() -> None:
    """SON-3: no turns; both crews act as they like, and the game starts when both have marked."""
    state = new(8, mode="realtime")
    at(state, 50, "start B5", seat=0)
    assert state.to_act() == [4]
    at(state, 60, "start K5", seat=4)
    assert state.started_at == 60
    at(state, 100, "course s", seat=0)
    at(state, 110, "course n", seat=4)
    at(state, 120, "cross n1", seat=6)
    at(state, 130, "mark mine", seat=1)
    at(state, 140, "cross s1", seat=2)
    at(state, 150, "mark mine", seat=5)
    assert state.view(None).log == ["yellow course s", "blue course n"]
    assert refused(state, 0, "end") == "SON-25"


def test_a_second_between_two_courses() -> None:
    """SON-6: of the same boat; a silent run is not a course here, and halts do not stop it."""
    state = realtime(ready("B5"), options={"halt_seconds": 0})
    at(state, 5000, "course s", "mark none", "cross s5")
    assert refused(state, 0, "course s") == "SON-6"
    assert own(state).next_course_at == 6000
    state.now = 5999
    assert refused(state, 0, "course s") == "SON-6"
    at(state, 6000, "course s", "mark none", "cross s3")
    fast = realtime("B5", options={"course_seconds": 0})
    at(fast, 10, "course s", "mark mine", "cross s1", "course s")
    quiet = realtime(ready("B5"), options={"halt_seconds": 0})
    at(quiet, 100, "silence s 1", "mark none", "cross s5")
    at(quiet, 101)
    at(quiet, 101, "course s")


def test_course_waits_for_both_oks() -> None:
    """SON-8."""
    state = realtime(boat("B5", mines=["F5"]))
    at(state, 100, "course s")
    state.now = 5000
    for text in ("course s", "surface"):
        assert refused(state, 0, text) == "SON-8"
    assert "detonate F5" in words(state, 0)


def test_activation_halts_everybody() -> None:
    """SON-26, SON-25: at any time; for three seconds everything is refused, not queued."""
    state = realtime(ready("B5"), ready("K5", mark_due=True, cross_due="n"))
    at(state, 1000, "torpedo B7", seat=0)
    assert state.to_act() == [] and state.due() == 4000
    assert refused(state, 5, "mark mine") == "SON-26"
    assert refused(state, 0, "course n") == "SON-26"
    assert state.view(7).halt_until == 4000
    state.pass_time(4000)
    assert state.halt_until == -1 and 5 in state.to_act()


def test_detonation_halts_too() -> None:
    """SON-26, SON-31."""
    state = realtime(boat("B5", mines=["F5"]))
    at(state, 1000, "detonate F5")
    assert state.to_act() == [] and state.due() == 4000


def test_sonar_halts_again_at_the_answer() -> None:
    """SON-26, SON-33."""
    state = realtime(ready("B5"), "K5")
    at(state, 1000, "sonar", seat=1)
    assert state.to_act() == [4]
    at(state, 9000)
    assert state.to_act() == [4]  # the halt goes on until there is an answer
    at(state, 9000, "answer column K row 1", seat=4)
    assert state.to_act() == [] and state.due() == 12_000


def test_answer_that_never_comes_is_picked() -> None:
    """SON-26: after twenty seconds, one of the legal ones."""
    state = realtime(ready("B5"), "K5")
    at(state, 1000, "sonar", seat=1)
    assert state.due() == 21_000
    legal = words(state, 4)
    state.pass_time(21_000)
    last = state.view(None).log[-1]
    assert last.startswith("blue answered ")
    assert last.replace("blue answered", "answer") in legal
    assert state.due() == 24_000 and state.to_act() == []


def test_silent_run_takes_only_its_two_oks() -> None:
    """SON-26, SON-34: then the halt is over, but not before its three seconds."""
    state = realtime(ready("B5"))
    at(state, 1000, "silence s 2", seat=0)
    assert state.to_act() == [1, 2]
    at(state, 1500, "cross s5", seat=2)
    assert state.to_act() == [1]
    at(state, 2000, "mark none", seat=1)
    assert state.to_act() == [] and state.due() == 4000
    late = realtime(ready("B5"))
    at(late, 1000, "silence s 2", "cross s5")
    at(late, 9000, "mark none")
    assert 0 in late.to_act()


def test_oks_of_a_silent_run_are_picked_after_twenty_seconds() -> None:
    """SON-26: the mark before the cross."""
    state = realtime(ready("B5", gauges={"silence": 6}))
    at(state, 1000, "silence s 2", seat=0)
    state.listen()
    state.pass_time(21_000)
    names = [told.effect.name for told in state.heard()]
    assert names[:3] == ["gauge-marked", "crossed", "resumed"]
    assert not state.boats[0].is_waiting() and own(state).gauges["silence"] == 0


def test_no_turns_are_lost_or_won_by_a_halt_of_no_seconds() -> None:
    """SON-26: the option."""
    state = realtime(ready("B5"), options={"halt_seconds": 0})
    at(state, 1000, "torpedo B7", seat=0)
    assert 0 in state.to_act() and 4 in state.to_act()


DEAD_END = {"field": "A1", "route": ["B1", "B2", "B3", "A3", "A2", "A1"]}


def test_dead_end_in_real_time() -> None:
    """SON-9: nothing can be activated, and after ten seconds the boat surfaces by itself."""
    state = realtime({**ready("A2"), "route": ["B1", "B2", "B3", "A3", "A2"]})
    at(state, 1000, "course n")
    assert own(state).surfaces_at is None
    at(state, 3000, "mark none", "cross n6")
    assert own(state).surfaces_at == 13_000
    assert refused(state, 0, "torpedo C1") == "SON-9"
    assert words(state, 0) == [
        "surface",
        "want torpedo",
        "want mine",
        "want drone",
        "want sonar",
        "want silence",
    ]
    state.pass_time(12_999)
    assert not state.boats[0].surfaced
    state.pass_time(13_000)
    assert state.boats[0].surfaced
    assert state.view(None).log[-1] == "yellow surfaced 1 0"


def test_halt_does_not_stop_the_ten_seconds_but_the_surfacing_waits() -> None:
    """SON-9."""
    state = realtime({**boat("A1"), **DEAD_END, "stuck_at": 0}, ready("K5"), now=9500)
    at(state, 9500, "torpedo K7", seat=4)
    state.pass_time(12_499)
    assert not state.boats[0].surfaced
    state.pass_time(12_500)
    assert state.boats[0].surfaced


def test_detonation_may_free_a_dead_end_in_time() -> None:
    """SON-9, SON-31."""
    walled = boat("A1", route=["B2", "A2", "A1"], mines=["B1"], stuck_at=0)
    state = realtime(walled, now=5000, options={"halt_seconds": 0})
    at(state, 5000, "detonate B1")
    assert own(state).surfaces_at is None
    at(state, 20_000, "course e")


def test_game_clock() -> None:
    """SON-41: it starts with the second mark, runs on during halts and ends even in one."""
    state = new(8, mode="realtime", clock_seconds=60)
    at(state, 500, "start B5", seat=0)
    at(state, 1000, "start K5", seat=4)
    assert state.due() == 61_000 == state.view(3).clock_until
    halted = realtime(ready("B5", damage=1), "K5", now=59_000, options={"clock_seconds": 60})
    at(halted, 59_000, "sonar", seat=1)
    halted.pass_time(60_000)
    outcome = halted.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.places[0], outcome.places[4]) == ("SON-41", 5, 1)
    assert (halted.to_act(), halted.due()) == ([], None)


def test_what_is_due_happens_before_a_command_of_the_same_moment() -> None:
    """SON-42."""
    table = Table(GAME, 8, 1, {"mode": "realtime", "clock_seconds": 1})
    table.play(0, "start B5", at=0)
    table.play(4, "start K5", at=0)
    try:
        table.play(0, "course s", at=1000)
    except Exception as error:
        assert type(error).__name__ == "GameOver"
    assert table.state.outcome() is not None


def test_order_of_what_is_due_at_the_same_moment() -> None:
    """SON-42: clock, repair checks, picks, self-surfacing; yellow before blue."""
    up = {"surfaced": True, "repair": "checking", "check_at": 10_000}
    traces = {"traces": [f"{n} good" for n in (1, 2, 3, 4)], "trace_plies": [1, 2, 3, 4]}
    both = realtime(boat("B5", **up, **traces), boat("K5", **up, **traces))
    both.pass_time(10_000)
    assert both.view(None).log == ["yellow checked passed", "blue checked passed"]
    stuck = {**boat("A1"), **DEAD_END, "stuck_at": 0}
    mixed = realtime(stuck, boat("K5", **up, **traces))
    mixed.pass_time(10_000)
    assert mixed.view(None).log == ["blue checked passed", "yellow surfaced 1 0"]
    ended = realtime(stuck, boat("K5", **up, **traces), options={"clock_seconds": 10})
    ended.pass_time(10_000)
    assert ended.view(None).log == [] and ended.outcome() is not None
    asked = realtime(
        {**stuck, "stuck_at": 10_000},
        boat("K5", **{**up, "check_at": 20_000}, **traces),
        asked="yellow",
        halt_until=3000,
        pick_at=20_000,
    )
    asked.pass_time(20_000)
    kinds = [text.split()[1] for text in asked.view(None).log]
    assert kinds == ["checked", "answered"]
    asked.pass_time(23_000)
    assert asked.view(None).log[-1] == "yellow surfaced 1 0"


def test_what_is_overdue_happens_all_the_same() -> None:
    """SON-42: the earlier check first, even if nobody looked at the clock in time."""
    up = {"surfaced": True, "repair": "checking"}
    traces = {"traces": [f"{n} good" for n in (1, 2, 3, 4)], "trace_plies": [1, 2, 3, 4]}
    state = realtime(
        boat("B5", **up, **traces, check_at=2000), boat("K5", **up, **traces, check_at=1000)
    )
    state.now = 5000
    state.pass_time(5000)
    assert state.view(None).log == ["blue checked passed", "yellow checked passed"]


def test_dead_ends_of_both_boats_yellow_first() -> None:
    """SON-42."""
    corner = ["N15", "N14", "O14", "O15"]
    blue = {"field": "O15", "route": corner, "stuck_at": 0}
    state = realtime(
        {**boat("A1"), **DEAD_END, "stuck_at": 0},
        {**boat("O15"), **blue},
        options={"scenario": "charlie"},
    )
    state.pass_time(10_000)
    assert state.view(None).log == ["yellow surfaced 1 0", "blue surfaced 9 0"]


def test_record_of_a_game_in_real_time_replays_exactly() -> None:
    """SON-42: waits, times and drawings included."""
    table = Table(GAME, 4, 7, {"mode": "realtime"})
    table.play(0, "start B5", at=10)
    table.play(2, "start K5", at=20)
    table.play(0, "surface", at=500)
    drawing = {"line": [[0.1, 0.2], [0.3, 0.4]], "initials": "AB"}
    for number, seat in enumerate((0, 1, 0, 1), 1):
        table.play(seat, f"trace {number} good", at=500 + number, attachment=drawing)
    table.advance(9000)
    table.play(0, "ready", at=9100)
    table.play(0, "dive", at=9200)
    text = record_text(table, ["person"] * 4)
    assert "7 - wait @9000" in text and "trace 2 good @502" in text
    again = parse_record(text).table(GAME)
    assert again.state.position() == table.state.position()
    assert record_text(again, ["person"] * 4) == text
