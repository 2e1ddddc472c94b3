"""A practice dive for each station: what one does there decides, by the real rules."""

import pytest

from fathom.engine.errors import FathomError
from fathom.engine.practice import Deed, Practised, practised
from fathom.games.sonar import GAME
from fathom.games.sonar.practice import SonarPractice
from fathom.games.sonar.view import PrivateBoat, SonarView
from tests.games.sonar.test_repair import drawn


def practise(lesson: str, *deeds: str | Deed) -> Practised:
    """A lesson after these moves, or calls that begin with `call `."""
    return practised(GAME, lesson, [said(deed) for deed in deeds])


def said(deed: str | Deed) -> Deed:
    if isinstance(deed, Deed):
        return deed
    if deed.startswith("call "):
        return Deed(call=deed.removeprefix("call "))
    return Deed(move=deed)


def traced(section: int, is_good: bool = True) -> Deed:
    """A section as a hand draws it, or cut across."""
    line = drawn(section, 90)
    if not is_good:
        line[20] = (0.5, 0.5)
    return Deed(move=f"trace {section} good", attachment={"initials": "ME", "line": line})


def seen(now: Practised) -> SonarView:
    """What the learner sees."""
    view = now.state.view(now.seat)
    assert isinstance(view, SonarView)
    return view


def boat(now: Practised) -> PrivateBoat:
    own = seen(now).own
    assert own is not None
    return own


def moves(now: Practised) -> list[str]:
    return [GAME.move_text(move) for move in now.state.legal_moves(now.seat)]


def test_captain_sails_hits_and_dives() -> None:
    way = ["start H12", *["course w", "course n", "course n", "course n", "course n"]]
    assert practise("captain").reached == 0
    assert practise("captain", "start H12").reached == 1
    now = practise("captain", *way)
    assert now.reached == 2
    assert boat(now).field == "G8"
    assert practise("captain", *way, "torpedo G8").refusal is not None, "not one's own field"
    missed = practise("captain", *way, "torpedo D7")
    assert (missed.reached, missed.remark) == (2, "practice-missed")
    hit = [*way, "torpedo H6"]
    assert practise("captain", *hit).reached == 3
    up: list[str | Deed] = [*hit, "surface", *[traced(section) for section in (1, 2, 3, 4)]]
    now = practise("captain", *up)
    assert boat(now).repair == "ready", "the others have traced the rest"
    assert practise("captain", *up, "dive").reached == 4


def test_officer_fills_what_is_wanted_and_sends_the_drone() -> None:
    torpedo = ["mark torpedo"] * 3
    assert practise("first-officer", *torpedo[:2]).reached == 0
    assert practise("first-officer", *torpedo).reached == 1
    full = practise("first-officer", *torpedo, "mark torpedo")
    assert full.refusal is not None and full.refusal.facts["clause"] == "SON-10"
    drone = [*torpedo, *["mark drone"] * 4]
    assert practise("first-officer", *drone).reached == 2
    assert practise("first-officer", *drone, "drone 5").reached == 3


def test_engineer_sees_a_circuit_repair_itself_and_traces() -> None:
    circuit = ["cross n1", "cross n2", "cross n3", "cross e1"]
    assert practise("engineer", circuit[0]).reached == 1
    assert practise("engineer", "cross n4", "cross n5", "cross n6").reached == 1, "no circuit there"
    now = practise("engineer", *circuit)
    assert (now.reached, boat(now).repair) == (2, "tracing")
    bad = practise("engineer", *circuit, traced(1, is_good=False))
    assert (bad.reached, bad.remark) == (2, "practice-astray")
    assert boat(bad).flawed == [1]
    assert len(bad.attachments) == 4 and bad.attachments[0] is not None
    good: list[str | Deed] = [*circuit, traced(1, is_good=False), traced(2)]
    assert practise("engineer", *good).reached == 3
    assert practise("engineer", *good, "ready").reached == 4


def test_radio_operator_finds_them_by_what_was_heard() -> None:
    begun = practise("radio-operator")
    assert seen(begun).legs[1][0].courses == "eeeessss"
    assert seen(begun).log[-1] == "yellow drone 1 yes"
    wrong = practise("radio-operator", "call here F5")
    assert (wrong.reached, wrong.remark) == (0, "practice-not-there")
    found = practise("radio-operator", "call here F5", "call here E5")
    assert found.reached == 1
    assert [leg.courses for leg in seen(found).legs[1]] == ["eeeessss", "nnnn"]
    assert practise("radio-operator", "call here E5", "call here E5").reached == 1
    assert practise("radio-operator", "call here E5", "call here H1").reached == 2


@pytest.mark.parametrize("lesson", SonarPractice.lessons)
def test_whatever_a_learner_does_the_lesson_goes_on(lesson: str) -> None:
    """Always the last move that is possible: nobody is stuck, and no reply is refused."""
    deeds: list[str | Deed] = []
    for _ in range(25):
        now = practise(lesson, *deeds)
        possible = moves(now)
        if lesson == "radio-operator" or now.reached == len(SonarPractice.lessons[lesson]):
            break
        assert possible, deeds
        last = possible[-1]
        deeds.append(traced(int(last.split()[1])) if last.startswith("trace") else last)


def test_what_is_refused_changes_nothing() -> None:
    now = practise("engineer", "course n")
    assert isinstance(now.refusal, FathomError)
    assert (now.reached, now.effects) == (0, [])
    assert seen(now) == seen(practise("engineer"))
