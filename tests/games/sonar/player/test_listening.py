"""A captain weighs what its crew says: by what is possible, and by what they said before."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from fathom.bots import Perspective
from fathom.engine.dice import Dice
from fathom.engine.talk import Heard
from fathom.games.sonar.charts import DIRECTIONS, field_number
from fathom.games.sonar.notation import SURFACE
from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.levels import EASY, HARD, MEDIUM
from fathom.games.sonar.player.listening import Ear
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.chart import Chart
from fathom.games.sonar.sea import FIELDS
from fathom.games.sonar.talk import COURSE_WISHES
from tests.games.sonar.tables import table

CHART = Chart("alpha", "turns")
ENEMY = 1
RADIO = 1


def said(call: str, moment: int = 0, seat: int = RADIO, is_bot: bool = False) -> Heard:
    return Heard(seat, call, moment, is_bot)


def even() -> list[float]:
    """Every field of the sea is as likely as any other."""
    return [1 / len(CHART.sea) if field in CHART.sea else 0.0 for field in range(FIELDS)]


def weighed(*heard: Heard, events: tuple[int, ...] = ()) -> list[float]:
    return list(Ear(heard, list(events), MEDIUM).weighed(CHART, ENEMY, vec[float](even())))


def likeliest(chances: list[float]) -> int:
    return max(range(FIELDS), key=lambda field: chances[field])


def test_a_report_makes_its_field_likelier_and_none_impossible() -> None:
    chances = weighed(said("here B7"))
    assert likeliest(chances) == field_number("B7")
    assert sum(chances) == pytest.approx(1)
    assert all(chances[field] > 0 for field in CHART.sea)


def test_a_report_goes_along_with_the_courses_that_were_called_since() -> None:
    courses = [log.event(log.COURSE, ENEMY, DIRECTIONS.index(way)) for way in "ss"]
    own = log.event(log.COURSE, 1 - ENEMY, DIRECTIONS.index("n"))
    before = weighed(said("here B7", moment=0), events=(*courses, own))
    assert likeliest(before) == field_number("B9")
    after = weighed(said("here B7", moment=2), events=(*courses, own))
    assert likeliest(after) == field_number("B7")


def test_reports_that_agree_are_believed_more_and_those_that_do_not_less() -> None:
    one = weighed(said("here B7"))[field_number("B7")]
    two = weighed(said("here B7"), said("here B7"))[field_number("B7")]
    assert two > one
    torn = weighed(*(said(f"here {field}") for field in ("J9", "A9", "J1", "E5", "B7")))
    assert max(torn) < one, "who says now this, now that is hardly heard"


def test_what_cannot_be_is_not_believed_and_costs_trust() -> None:
    possible = vec[float]([0.0] * FIELDS)
    for name in ("I8", "I9", "J8"):
        possible[field_number(name)] = 1 / 3
    liar = [said("here A1"), said("here B2"), said("here I8")]
    honest = [said("here I8"), said("here I8"), said("here I8")]

    def belief(heard: list[Heard]) -> float:
        chances = Ear(tuple(heard), [], MEDIUM).weighed(CHART, ENEMY, possible)
        assert chances[field_number("A1")] == 0
        return chances[field_number("I8")]

    assert belief(honest) > 0.6
    assert belief(liar) < 0.4


def test_bots_are_not_listened_to() -> None:
    assert weighed(said("here B7", is_bot=True), said("likely B7 90", is_bot=True)) == even()


def test_a_wish_counts_for_a_while_and_more_for_beginners() -> None:
    fresh = [Ear((said("attack"),), [], skill).wish("attack") for skill in (EASY, MEDIUM, HARD)]
    assert fresh == [EASY.heed, MEDIUM.heed, HARD.heed]
    assert EASY.heed > MEDIUM.heed > HARD.heed > 0
    events = [log.event(log.COURSE, ENEMY, 0)] * 20
    assert Ear((said("attack", 18),), events, MEDIUM).wish("attack") > 0
    assert Ear((said("attack", 2),), events, MEDIUM).wish("attack") == 0


def test_a_wish_for_a_course_tips_the_scales() -> None:
    state = table("E5", seats=4)
    captain = 0

    def values(*heard: Heard) -> dict[int, float]:
        perspective = Perspective(state, captain, heard)
        _, thoughts = SonarBot(EASY)._think(perspective, Dice(1))
        return {thought.move: thought.value for thought in thoughts if thought.move < SURFACE}

    plain = values()
    worst = min(plain, key=lambda move: plain[move])
    wished = values(said(COURSE_WISHES[worst]))
    assert wished[worst] == pytest.approx(plain[worst] + EASY.heed)
