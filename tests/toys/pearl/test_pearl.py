"""The toy game works everywhere at once: nothing but the line that declares it was needed."""

import io

import pytest

from fathom import cli
from fathom.engine.conformance import audit, check_notation
from fathom.engine.errors import InvalidPosition
from fathom.lab.simulate import Plan, simulate
from tests.conftest import Declare
from tests.toys.pearl import GAME


@pytest.fixture(autouse=True)
def declared(declare: Declare) -> None:
    """The line that declares the game."""
    declare("toys", pearl="tests.toys.pearl:GAME")


@pytest.mark.parametrize("seats", GAME.seats)
def test_keeps_the_contract(seats: int) -> None:
    check_notation(GAME)
    for seed in range(30):
        audit(GAME, seats, seed)


def test_swapping_lays_the_old_pearl_down() -> None:
    """PRL-3."""
    state = GAME.new(2, seed=5)
    before = state.position()
    state.play(0, state.parse_move("swap"))
    after = state.position()
    assert after["laid_down"] == [before["hands"][0]]
    assert after["hands"] == [before["bag"][-1], before["hands"][1]]


def test_best_pearl_wins() -> None:
    """PRL-4."""
    position = GAME.new(2, seed=1).position()
    position.update(hands=[9, 8], bag=[1, 2, 3, 4, 5, 6, 7])
    state = GAME.from_position(position)
    for seat in (0, 1):
        state.play(seat, state.parse_move("keep"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.clause, outcome.places, outcome.scores) == ("PRL-4", [1, 2], [9, 8])


def test_bad_positions_are_refused() -> None:
    """PRL-1."""
    position = GAME.new(2, seed=1).position()
    position.update(turn=7, bag=[])
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_position(position)
    assert len(refused.value.faults) == 2


def test_can_be_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    """PRL-1, PRL-2: every diver chooses once, and only their own pearl is shown to them."""
    monkeypatch.setattr("sys.stdin", io.StringIO("swap\n"))
    file = f"{tmp_path}/pearl.fathom"
    arguments = ["play", "pearl", "--bots", "random", "--seed", "5", "--save", file, "--lang", "de"]
    assert cli.run(arguments) == 0
    shown = capsys.readouterr().out
    assert "gegen eine unbekannte tauschen" in shown
    assert "Du ziehst" in shown
    assert "[PRL-4]" in shown
    assert cli.run(["verify", file]) == 0


def test_can_be_simulated_in_several_processes() -> None:
    plan = Plan("pearl", 3, ["greedy", "random", "random"], 400, seed=1)
    report = simulate(plan, jobs=2)
    assert report.endings == {"PRL-4": 400}
    assert report.seats[0].wins.low > 1 / 3, "greedy should win more than its share"
