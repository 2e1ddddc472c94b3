"""Bots at every station."""

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.sonar import GAME
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.spec import SCENARIOS
from fathom.lab.playing import play_game
from fathom.lab.simulate import SimulationPlan, simulate
from tests.games.sonar.tables import after_course, boat, ready, realtime, table


def choice(state: SonarState, seat: int) -> str:
    return state.move_text(bot("greedy").choose(Perspective(state, seat), Dice(1)))


def waits(state: SonarState, seat: int) -> bool:
    return Perspective(state, seat).may_wait()


def test_first_officer_fills_what_the_captain_asked_for() -> None:
    """SON-10."""
    for wanted in ("drone", "silence"):
        state = table(boat("B5", mark_due=True, wanted=wanted), moved=True, seats=8)
        assert choice(state, 1) == f"mark {wanted}"
    full = boat("B5", mark_due=True, wanted="torpedo", gauges={"torpedo": 3})
    assert choice(table(full, moved=True, seats=8), 1) != "mark torpedo"


def test_first_officer_sends_the_drone_only_if_asked() -> None:
    """SON-24: drone and sonar are the captain's to call for."""
    assert waits(after_course(seats=8), 1)
    assert not waits(after_course(ready("B5", wanted="sonar"), seats=8), 1)


def test_engineer_avoids_damage() -> None:
    """SON-16, SON-17."""
    nearly = ["n6", "s5", "w5", "w6", "e4"]
    state = table(boat("B5", cross_due="e", crossed=nearly), moved=True, seats=8)
    assert choice(state, 2) != "cross e6"


def test_engineer_keeps_the_wanted_system_free() -> None:
    """SON-15: with red and green free, only one of them is spared."""
    crossed = ["s2", "s5", "s6"]
    for wanted, bad in (("torpedo", {"s3", "s4"}), ("sonar", {"s1"})):
        state = table(
            boat("B5", cross_due="s", crossed=crossed, wanted=wanted), moved=True, seats=8
        )
        assert choice(state, 2).split()[1] not in bad


def test_engineer_repairs_a_circuit_if_possible() -> None:
    """SON-18."""
    state = table(boat("B5", cross_due="e", crossed=["w1", "w2", "w3"]), moved=True, seats=8)
    assert choice(state, 2) == "cross e3"


def test_captain_shoots_at_what_is_found() -> None:
    """SON-28: heard at J10 for sure, and in range."""
    state = after_course(ready("H8"), boat("J10"), log=["yellow torpedo J10 0 2"])
    assert choice(state, 0) == "torpedo J10"


def test_captain_does_not_shoot_itself() -> None:
    """SON-29."""
    state = after_course(ready("A1", damage=3), "B1", log=["blue surfaced 1 0"])
    assert choice(state, 0) not in ("torpedo A2", "torpedo B1", "torpedo B2")


def test_captain_surfaces_before_the_sheet_fails() -> None:
    """SON-17, SON-20: whatever course is left would fill its panel."""
    crossed = [f"{way}{number}" for way in "ne" for number in (1, 2, 3, 4, 5)]
    crossed.remove("e3")
    state = table(boat("A10", crossed=[*crossed, "e6"]), "J1")
    assert choice(state, 0) == "surface"
    assert choice(table("A10", "J1"), 0) != "surface"


def test_captain_waits_for_the_crew_and_for_the_next_course() -> None:
    """SON-6, SON-8: rather than surfacing because nothing else is possible just now."""
    state = realtime(boat("B5", course_at=0, may_want=True), now=300)
    assert "surface" in [state.move_text(move) for move in state.legal_moves(0)]
    assert waits(state, 0)
    state.now = 1000
    assert not waits(state, 0)
    due = table(boat("B5", mark_due=True, may_want=True), moved=True, seats=8)
    assert waits(due, 0) and not waits(due, 1)
    dead_end = boat("A1", route=["B1", "B2", "B3", "A3", "A2", "A1"], stuck_at=0)
    assert not waits(realtime(dead_end, now=300), 0)


def test_answer_tells_as_little_as_it_can() -> None:
    """SON-33: nothing has been heard of blue, so most fields stay possible."""
    state = after_course("A1", "J10", asked="blue")
    answer = state.parse_move(choice(state, 1))
    before = len(state.chart.sea)
    state.play(1, answer)
    assert len(deduce(state, 1).fields) < before
    assert len(deduce(state, 1).fields) > 30


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("mode", "seats"), [("turns", 2), ("turns", 7), ("realtime", 5)])
def test_greedy_games_end(scenario: str, mode: str, seats: int) -> None:
    """SON-4, SON-41: whole boats and crews, in both modes."""
    options = {"scenario": scenario, "mode": mode}
    state = play_game(GAME, ["greedy"] * seats, 3, options)
    assert state.outcome() is not None and state.ply < 1500


def wins(games: int) -> float:
    """Greedy's share of victories, sides swapped half way."""
    shares = [
        simulate(SimulationPlan("sonar", 2, bots, games // 2, 1))
        .seats[bots.index("greedy")]
        .wins.value
        for bots in (["greedy", "random"], ["random", "greedy"])
    ]
    return sum(shares) / 2


def test_greedy_beats_random() -> None:
    """Whole boats, turn by turn on Alpha."""
    assert wins(60) >= 0.95


@pytest.mark.soak
def test_greedy_beats_random_in_a_thousand_games() -> None:
    """Whole boats, turn by turn on Alpha."""
    assert wins(1000) >= 0.95
