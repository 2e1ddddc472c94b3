"""Positions: back and forth, and what cannot be one."""

from typing import Any

import pytest

from fathom.engine.errors import InvalidPosition
from fathom.games.sonar import GAME
from tests.games.sonar.tables import boat, realtime, table

BASE = table("B5", "J10").position()
UP = realtime("B5").position()


def with_boat(**facts: Any) -> dict[str, Any]:
    return {**BASE, "boats": [{**BASE["boats"][0], **facts}, BASE["boats"][1]]}


def with_crew(traced_by: list[int], **facts: Any) -> dict[str, Any]:
    """A yellow boat on the surface in real time, traced by these seats."""
    count = len(traced_by)
    traces = {"traces": [f"{n + 1} good" for n in range(count)], "trace_plies": [1] * count}
    one = boat("B5", surfaced=True, traced_by=traced_by, **{**traces, **facts})
    return {**UP, "boats": [one, UP["boats"][1]]}


FAILED = ["1 good", "2 bad", "3 good", "4 good"]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({**BASE, "boats": BASE["boats"][:1]}, "boats: there are 1, not 2"),
        (with_boat(field="Z1"), "there is no field 'Z1'"),
        (with_boat(field="D1", route=["D1"]), "D1 is no sea field"),
        (with_boat(route=["B4"]), "it does not end on B5"),
        (with_boat(route=["B3", "B5"]), "B3 to B5 is not one field"),
        (with_boat(route=["B5", "B4", "B5"]), "it crosses itself"),
        (with_boat(mines=["B5"]), "B5 is on the own route"),
        (with_boat(mines=["D1"]), "mines: D1 is no sea field"),
        (with_boat(mines=["C5", "C5"]), "two on one field"),
        (with_boat(gauges={"torpedo": 4}), "torpedo has 4 marks of 3"),
        (with_boat(gauges={"scenario": 1}), "scenario has 1 marks of 0"),
        (with_boat(gauges={"laser": 1}), "no system 'laser'"),
        (with_boat(crossed=["x1"]), "no symbol 'x1'"),
        (with_boat(crossed=["n1", "n1"]), "named twice"),
        (with_boat(crossed=[f"n{number}" for number in range(1, 7)]), "a panel or the reactor"),
        (with_boat(damage=5), "damage: 5 is not 0 to 4"),
        (with_boat(damage=4), "but the game goes on"),
        (with_boat(surfaced=True, mark_due=True), "surfaced: mark or cross is due"),
        (with_boat(traces=["1 good"], trace_plies=[1]), "only a boat on the surface"),
        (with_boat(traces=["7 good"]), "'7 good' is no trace"),
        (with_crew([1]), "[1] cannot be who traced (SON-22)"),
        (with_crew([2, 4]), "[2, 4] cannot be who traced (SON-22)"),
        (with_crew([2, 0, 2]), "[2, 0, 2] cannot be who traced (SON-22)"),
        (with_crew([2, 0], traces=["1 good"], trace_plies=[1]), "[2, 0] cannot be who traced"),
        ({**with_crew([2]), "rules": 1}, "failed, failed_plies: unknown to rules 1 (SON-22)"),
        (with_crew([], failed=["1 bad"], failed_plies=[1]), "failed: a sheet that failed has four"),
        (with_crew([], failed=["9 bad"]), "failed: '9 bad' is no trace"),
        (with_crew([], failed=FAILED), "failed_plies: not one for each trace"),
        ({**BASE, "rules": 3}, "rules: sonar cannot be played by rules 3, only by 1 or 2"),
        (with_boat(wanted="rum"), "wanted: no system 'rum'"),
        (with_boat(counts={"rum": 1}), "no count 'rum'"),
        (with_boat(field=None, route=[]), "field: none is marked"),
        ({**BASE, "on_turn": None}, "no boat is on turn"),
        ({**BASE, "in_row": 4}, "in_row: 4"),
        ({**BASE, "log": ["yellow sings"]}, "'yellow sings' is no event"),
        ({**BASE, "log": ["yellow course x"]}, "'yellow course x' is no event"),
        ({**BASE, "archer": ["H2"]}, "there was no Archer mine on 'H2'"),
        ({**BASE, "phase": "over"}, "no boat has sunk"),
        ({**BASE, "phase": "marking"}, "both have marked"),
        ({**BASE, "options": {"scenario": "foxtrot"}}, "foxtrot"),
    ],
)
def test_what_cannot_be_a_position(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_position(position)
    assert fault in str(refused.value)


def test_every_fault_is_listed() -> None:
    position = {**with_boat(damage=5, mines=["B5"]), "in_row": 9}
    with pytest.raises(InvalidPosition) as refused:
        GAME.from_position(position)
    assert len(refused.value.faults) == 3


def test_position_comes_back() -> None:
    state = table(boat("B5", mines=["C5"], wanted="mine", crossed=["n1"]), "J10", seats=8)
    assert GAME.from_position(state.position()).position() == state.position()
