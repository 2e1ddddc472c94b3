"""Nothing but SON-35 crosses between the boats: views, effects, refusals."""

import msgspec
import pytest

from fathom.engine.conformance import wire
from fathom.engine.dice import Dice
from fathom.games.sonar import effects
from fathom.games.sonar.rules.boat import NEVER
from fathom.games.sonar.rules.chart import NOWHERE
from fathom.games.sonar.rules.events import COURSE, event
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.knowledge.test_deduction import play_any
from tests.games.sonar.tables import after_course, boat, do, new, ready, realtime

PUBLIC = {
    effects.GameStarted,
    effects.TurnBegan,
    effects.CourseSet,
    effects.SheetDamage,
    effects.Surfaced,
    effects.TorpedoFired,
    effects.MineLaid,
    effects.MineDetonated,
    effects.ArcherDetonated,
    effects.ArcherDestroyed,
    effects.Blast,
    effects.DroneSent,
    effects.SonarUsed,
    effects.SonarAnswered,
    effects.SilentRun,
    effects.Resumed,
    effects.RepairChecked,
    effects.ReadyToDive,
    effects.Dived,
    effects.GameEnded,
}


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_what_is_told_to_whom(mode: str) -> None:
    """SON-35: public to all, spectators included; the rest to one crew and nobody else."""
    for seed in range(8):
        state = new(8, seed, mode=mode, scenario="echo")
        choices = Dice(seed)
        state.listen()
        for _ in range(400):
            if state.outcome() is None:
                play_any(state, choices)
            for told in state.heard():
                if type(told.effect) in PUBLIC:
                    assert told.seats is None
                else:
                    assert told.seats in ((0, 1, 2, 3), (4, 5, 6, 7))


def twins() -> list[tuple[SonarState, SonarState]]:
    """Pairs of tables that differ in nothing but what blue does not know about yellow."""
    here, there = ready("B5", route=["B4", "B5"]), ready("G9", route=["G10", "G9"])
    marks = {"gauges": {"torpedo": 1, "mine": 2}}
    return [
        (after_course(here, seats=8), after_course(there, seats=8)),
        (after_course({**here, **marks}, seats=8), after_course(here, seats=8)),
        (after_course({**here, "crossed": ["n1"]}, seats=8), after_course(here, seats=8)),
        (
            after_course({**here, "mines": ["B8"], "counts": {"mines_laid": 1}}, seats=8),
            after_course({**here, "mines": ["C8"], "counts": {"mines_laid": 1}}, seats=8),
        ),
        (
            after_course({**here, "mark_due": True}, seats=8),
            after_course({**here, "cross_due": "n"}, seats=8),
        ),
        (
            after_course({**here, "wanted": "mine"}, seats=8),
            after_course({**here, "wanted": "sonar"}, seats=8),
        ),
        (realtime(here), realtime(ready("K9"))),
        (
            realtime(boat("B5", surfaced=True, traces=["1 good"], trace_plies=[3])),
            realtime(boat("K9", surfaced=True, traces=["2 bad", "4 good"], trace_plies=[3, 4])),
        ),
        (
            realtime(boat("A1", route=["B1", "B2", "B3", "A3", "A2", "A1"], stuck_at=0)),
            realtime(boat("A1")),
        ),
    ]


@pytest.mark.parametrize("number", range(9))
def test_blue_and_spectators_see_the_same_in_states_they_cannot_tell_apart(number: int) -> None:
    """SON-35: every station of blue, and spectators: view, legal moves and refusals."""
    one, other = twins()[number]
    for viewer in (4, 5, 6, 7, None):
        assert wire(one.view(viewer)) == wire(other.view(viewer))
    for viewer in (4, 5, 6, 7):
        assert one.legal_moves(viewer) == other.legal_moves(viewer)
        for move in range(0, one.game.move_count, 7):
            errors = []
            for state in (one, other):
                try:
                    state.check(viewer, move)
                except Exception as error:
                    errors.append((type(error), str(error)))
            assert len(errors) in (0, 2)
            assert errors[:1] == errors[1:]


def test_own_crew_sees_everything_of_its_boat() -> None:
    """SON-35: crew members sit side by side; each station sees the same boat."""
    state = after_course(ready("B5", mines=["F5"], crossed=["n1"]), seats=8)
    views = [state.view(seat) for seat in range(4)]
    assert all(msgspec.structs.replace(view, you=0) == views[0] for view in views)
    assert views[3].own is not None and views[3].own.mines == ["F5"]


def test_enemy_does_not_see_who_is_done() -> None:
    """SON-35: marks and OKs are not public, nor who in the crew acts."""
    state = after_course(ready("B5", mark_due=True, cross_due="n"), seats=8)
    before = state.view(4).to_act
    do(state, "mark none", seat=1)
    assert state.view(4).to_act == before == [0, 1, 2, 3]
    assert state.view(0).to_act == [2]


def test_marks_crosses_and_wishes_are_not_in_the_enemys_count() -> None:
    """SON-35: the enemy and spectators are sent the same bytes before and after, ply included."""
    state = after_course(ready("B5", mark_due=True, cross_due="n", may_want=True), seats=8)
    others = (4, 5, 6, 7, None)
    before = [wire(state.view(viewer)) for viewer in others]
    counted = state.view(0).ply
    do(state, "want sonar", seat=0)
    do(state, "mark none", seat=1)
    do(state, "cross n1", seat=2)
    assert [wire(state.view(viewer)) for viewer in others] == before
    assert state.view(0).ply == counted + 3
    do(state, "end", seat=0)
    assert state.view(4).ply == state.view(None).ply == counted + 1


def test_traces_are_not_counted_until_the_check() -> None:
    """SON-22, SON-35: the fourth trace begins the check, which the enemy engineer is shown."""
    state = realtime(boat("B5", surfaced=True))
    counted = state.view(4).ply
    for seat, section in ((2, 1), (0, 2), (1, 3)):
        do(state, f"trace {section} good", seat=seat)
        assert state.view(4).ply == state.view(6).ply == counted
    do(state, "trace 4 good", seat=3)
    assert (state.view(4).ply, state.view(6).ply) == (counted, counted + 1)


def test_enemy_does_not_know_how_many_are_done() -> None:
    """SON-35: whoever imagines the boat must draw which OKs are missing, and how many."""
    state = after_course(ready("B5", mark_due=True, cross_due="n"), seats=8)
    state.log = [event(COURSE, 0, 0)]
    imagined = [state.imagine(4, Dice(seed)).boats[0] for seed in range(40)]
    assert {(boat.mark_due, boat.panel == 0) for boat in imagined} == {
        (True, True),
        (True, False),
        (False, True),
        (False, False),
    }


def test_who_is_shown_the_drawing() -> None:
    """SON-22, SON-35: the own crew, and the enemy engineer during the check; nobody else."""
    traces = {"traces": [f"{n} good" for n in (1, 2, 3, 4)], "trace_plies": [5, 6, 7, 8]}
    checked = realtime(boat("B5", surfaced=True, repair="checking", check_at=9, **traces))
    shown = [checked.shown_plies(viewer) for viewer in (*range(8), None)]
    nothing: list[int] = []
    drawing = [5, 6, 7, 8]
    assert shown == [drawing] * 4 + [nothing, nothing, drawing, nothing, nothing]


def test_assistance_is_for_the_crew() -> None:
    """SON-35: with the option; nothing in it that was not heard."""
    state = after_course(ready("D3"), "J10", options={"assistance": True})
    do(state, "drone 1")
    help_for_yellow = state.view(0).assistance
    assert help_for_yellow is not None
    assert len(help_for_yellow.fields) == 100 - 8 - 23  # not in sector 1, which has 2 islands
    assert state.view(None).assistance is None
    assert after_course("D3").view(0).assistance is None


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_that_the_enemy_has_marked_is_not_in_the_number_of_the_ply(mode: str) -> None:
    """SON-5, SON-35: the start shows when both captains have marked."""
    state = new(8, mode=mode)
    before = [wire(state.view(eyes)) for eyes in (None, 4, 5, 6, 7)]
    do(state, "start A1", seat=0)
    assert [wire(state.view(eyes)) for eyes in (None, 4, 5, 6, 7)] == before
    assert [state.view(seat).ply for seat in range(4)] == [1] * 4
    do(state, "start B1", seat=4)
    assert [state.view(eyes).ply for eyes in (None, *range(8))] == [2] * 9


@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_whether_the_enemy_has_marked_is_imagined(mode: str) -> None:
    """SON-5, SON-35: by who has not; who has would else be under way."""
    early, late = new(8, mode=mode), new(8, mode=mode)
    do(late, "start A1", seat=0)
    worlds = [[state.imagine(4, Dice(luck)) for luck in range(20)] for state in (early, late)]
    assert [one.position() for one in worlds[0]] == [one.position() for one in worlds[1]]
    assert {one.boats[0].field == NOWHERE for one in worlds[0]} == {True, False}
    assert all(late.imagine(0, Dice(luck)).boats[1].field == NOWHERE for luck in range(20))


def checking() -> SonarState:
    """The yellow boat has been traced, and the check has begun."""
    state = realtime(boat("B5"), now=1000)
    do(state, "surface", "trace 1 good", "trace 2 good", "trace 3 bad")
    do(state, "trace 4 good", seat=3)
    return state


def test_only_the_engineer_counts_the_last_trace_before_it_is_checked() -> None:
    """SON-22, SON-35: the drawing is shown to the enemy engineer, and to nobody else."""
    tracing = realtime(boat("B5"), now=1000)
    do(tracing, "surface", "trace 1 good", "trace 2 good", "trace 3 bad")
    state = checking()
    others = (None, 4, 5, 7)
    assert [wire(state.view(eyes)) for eyes in others] == [
        wire(tracing.view(eyes)) for eyes in others
    ]
    assert [state.view(seat).ply for seat in (0, 1, 2, 3)] == [5] * 4
    assert [state.view(eyes).ply for eyes in others] == [1] * 4
    assert state.view(6).ply == 2
    state.pass_time(3000)
    assert [state.view(eyes).ply for eyes in (*others, 6)] == [3] * 5


def test_whether_a_check_has_begun_is_imagined() -> None:
    """SON-22, SON-35: by all but the engineer."""
    tracing = realtime(boat("B5"), now=1000)
    do(tracing, "surface")
    states = (tracing, checking())
    worlds = [[state.imagine(4, Dice(luck)) for luck in range(40)] for state in states]
    assert [one.position() for one in worlds[0]] == [one.position() for one in worlds[1]]
    assert {len(one.boats[0].traces) for one in worlds[0]} == {0, 1, 2, 3, 4}
    for one in worlds[0]:
        is_checked = one.boats[0].check_at != NEVER
        assert is_checked == (len(one.boats[0].traces) == 4)
        assert not is_checked or 1000 < one.boats[0].check_at <= 3000
    assert all(states[1].imagine(6, Dice(luck)).boats[0].check_at == 3000 for luck in range(9))
    assert {len(tracing.imagine(6, Dice(luck)).boats[0].traces) for luck in range(40)} == {
        0,
        1,
        2,
        3,
    }


def test_what_is_imagined_does_not_say_when_a_trace_was_made() -> None:
    """SON-35: the ply of a trace would count what the enemy has done meanwhile."""
    quiet, busy = (
        realtime(boat("B5", surfaced=True), boat("O15", mark_due=True, cross_due="n"))
        for _ in range(2)
    )
    do(busy, "mark drone", seat=5)
    for state in (quiet, busy):
        do(state, "trace 1 good", seat=2)
    assert quiet.boats[0].trace_plies != busy.boats[0].trace_plies
    assert quiet.imagine(0, Dice(1)).position() == busy.imagine(0, Dice(1)).position()
