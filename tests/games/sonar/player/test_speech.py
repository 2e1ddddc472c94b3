"""Bots speak like good shipmates: each of its station, from what it knows, and only what is new."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.bots import Perspective, bot
from fathom.bots.fairness import audit_bot
from fathom.engine.dice import Dice
from fathom.engine.talk import Heard
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import FIELD_NAMES
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.talk import CALLS, is_call
from tests.games.sonar.tables import (
    AT_FIRST_SIGHT,
    after_course,
    boat,
    do,
    new,
    ready,
    table,
    words,
)

CAPTAIN, OFFICER, ENGINEER, RADIO = range(4)
LOCATED = ["yellow torpedo J9 0 1", "blue course n"]
"""A blast near J9 has told yellow about where blue is."""


def speaks(state: SonarState, seat: int, *heard: Heard, level: str = "medium") -> str | None:
    return bot(level).speak(Perspective(state, seat, heard), Dice(1))


def told(state: SonarState, seat: int, call: str) -> Heard:
    """That the bot of this seat has said so just now."""
    return Heard(seat, call, len(state.log), is_bot=True)


def full_crews(**facts: Any) -> SonarState:
    """Two crews of four under way."""
    return table("E5", seats=8, **facts)


def test_the_radio_operator_says_how_little_is_known() -> None:
    state = full_crews(log=["yellow course n"])
    call = speaks(state, RADIO)
    assert call is not None and call.split()[0] in ("in-sector", "anywhere")
    assert is_call(call)
    assert speaks(state, RADIO, told(state, RADIO, call)) is None, "once is enough"


def test_the_radio_operator_says_where_and_how_sure() -> None:
    seen = full_crews(log=LOCATED)
    call = speaks(seen, RADIO)
    assert call is not None
    name, field, sure = call.split()
    assert name == "likely" and field in FIELD_NAMES and 25 <= int(sure) <= 100
    assert speaks(seen, CAPTAIN) != call, "that is for the radio operator to say"


def test_the_first_officer_says_what_is_ready_until_it_has_been_used() -> None:
    state = after_course(ready("E5", gauges={"torpedo": 3}), seats=8)
    assert speaks(state, OFFICER) == "torpedo-ready"
    said = told(state, OFFICER, "torpedo-ready")
    assert speaks(state, OFFICER, said) is None
    do(state, next(text for text in words(state, CAPTAIN) if text.startswith("torpedo")))
    assert state.boats[0].gauges[0] == 0
    assert speaks(state, OFFICER, said) is None, "it is not ready now"


def test_the_engineer_warns_of_what_breaks_the_boat() -> None:
    crosses = [f"e{number}" for number in range(1, 6)]
    state = table(boat("E5", crossed=crosses), seats=8)
    call = speaks(state, ENGINEER)
    assert call == "danger e"
    assert speaks(state, ENGINEER, told(state, ENGINEER, "danger e")) is None


def test_the_captain_says_its_plan_and_when_that_changes() -> None:
    state = full_crews(log=["yellow course n"])
    assert speaks(state, CAPTAIN) == "plan-search"
    before = Heard(CAPTAIN, "plan-search", 0, is_bot=True)
    assert speaks(state, CAPTAIN, before) is None
    hunted = full_crews(log=LOCATED)
    call = speaks(hunted, CAPTAIN, before)
    assert call is not None and call.split()[0] in ("plan-hunt", "plan-fire")


def test_one_who_has_several_stations_speaks_of_all_of_them() -> None:
    state = after_course(ready("E5", gauges={"torpedo": 3}), seats=4)
    heard: tuple[Heard, ...] = ()
    calls = []
    while (call := speaks(state, 0, *heard)) is not None:
        calls.append(call.split()[0])
        heard += (told(state, 0, call),)
    assert calls[0] == "torpedo-ready"
    assert any(call.startswith("plan-") for call in calls)
    assert len(calls) == len(set(calls)) <= 4


def test_nobody_speaks_before_the_boat_is_at_sea() -> None:
    assert [speaks(new(8), seat) for seat in range(8)] == [None] * 8


CALLED = [*(name for name in CALLS if name != "here"), "here C4", "here J9", "here E5"]


@pytest.mark.parametrize("level", ["easy", "medium", AT_FIRST_SIGHT])
@pytest.mark.parametrize("options", [{}, {"mode": "realtime", "clock_seconds": 40}], ids=str)
def test_what_is_said_and_done_after_talk_depends_on_nothing_hidden(
    level: str, options: dict[str, Any]
) -> None:
    audit = audit_bot(lambda: bot(level), GAME, 4, 1, every=8, options=options, calls=CALLED)
    assert audit.disguised > 0
