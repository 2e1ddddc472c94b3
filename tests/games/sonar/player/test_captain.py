"""Captains at every level: courses, shots, soundings, silence, surfacing."""

from collections import Counter

import pytest

from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.rules.state import SonarState
from tests.games.sonar.tables import (
    AT_FIRST_SIGHT,
    QUICK_LEVELS,
    after_course,
    boat,
    do,
    ready,
    realtime,
    table,
    words,
)

SEEDS = range(8)
"""An easy captain slips now and then: what must never happen is asked more than once."""


def choice(level: str, state: SonarState, seat: int = 0, seed: int = 1) -> str:
    return state.move_text(bot(level).choose(Perspective(state, seat), Dice(seed)))


def habit(level: str, state: SonarState, seat: int = 0) -> str:
    """What it does most often; an easy captain now and then does something else."""
    return Counter(choice(level, state, seat, seed) for seed in range(15)).most_common(1)[0][0]


def choices(level: str, state: SonarState, seat: int = 0) -> set[str]:
    return {choice(level, state, seat, seed) for seed in SEEDS}


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_shoots_at_what_is_found(level: str) -> None:
    """SON-28: heard at J10 for sure, in range, and far enough not to be hurt."""
    state = after_course(ready("H8"), boat("J10"), log=["yellow torpedo J10 0 2"])
    assert habit(level, state) == "torpedo J10"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_does_not_shoot_when_the_enemy_can_be_anywhere(level: str) -> None:
    """SON-28: on an open sea the best shot promises next to nothing."""
    state = after_course(ready("H8", gauges={"torpedo": 3}))
    assert choices(level, state) == {"end"}


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_does_not_sink_itself(level: str) -> None:
    """SON-29: the enemy is next to the boat, and so is every field worth a torpedo."""
    state = after_course(
        ready("A1", damage=3, gauges={"torpedo": 3}), "B1", log=["yellow torpedo B1 1 2"]
    )
    assert choices(level, state).isdisjoint({"torpedo A2", "torpedo B1", "torpedo B2"})


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_detonates_a_mine_beside_the_enemy(level: str) -> None:
    """SON-31: J9 is next to J10, where blue is for sure, and far from yellow."""
    state = table(boat("A1", mines=["J9", "F5"]), boat("J10"), log=["yellow torpedo J10 0 2"])
    assert habit(level, state) == "detonate J9"


@pytest.mark.parametrize("level", QUICK_LEVELS[:3])
def test_keeps_ways_open(level: str) -> None:
    """SON-9: north and west is a corner shut in by the own route, east is the open sea.

    Whoever looks ahead may go there: while nobody knows where the boat is it can well surface.
    """
    state = table(boat("C2", route=["A3", "B3", "C3", "C2"]))
    assert {text for text in words(state, 0) if text.startswith("course")} == {
        "course n",
        "course e",
        "course w",
    }
    assert habit(level, state) == "course e"


LOADING = ["blue course n", "blue course w", "blue course n"]
LOCATED = [*LOADING, "blue torpedo E4 2 0", "blue course e", "blue course n", "blue course e"]
"""A blast has told blue that yellow is on E4, and blue's torpedo is ready again."""


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_runs_silently_when_located(level: str) -> None:
    """SON-34: but not when the enemy has no idea."""
    silent = ready("E4", gauges={"silence": 6})
    located = after_course(silent, "F8", log=LOCATED)
    assert len(deduce(located, 0).fields) == 1
    assert choice(level, located).startswith("silence")
    assert choice(level, after_course(silent, "F8", log=LOADING)) == "end"


def test_silent_run_leaves_the_place_that_is_known() -> None:
    """SON-34: staying put is where a shot would go."""
    state = after_course(ready("E4", gauges={"silence": 6}), "F8", log=LOCATED)
    run = choice(AT_FIRST_SIGHT, state).split()
    assert run[0] == "silence" and run[2] != "0"


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_drone_asks_where_it_tells_most(level: str) -> None:
    """SON-32: sectors 1 and 2 are known to be empty, so asking for them tells nothing."""
    state = after_course(
        ready("A1", gauges={"drone": 4}), "J10", log=["yellow drone 1 no", "yellow drone 2 no"]
    )
    assert choice(level, state) in ("drone 3", "drone 4")


@pytest.mark.parametrize("level", ["medium", AT_FIRST_SIGHT])
def test_does_not_ask_what_it_knows(level: str) -> None:
    """SON-32, SON-33: the enemy is found."""
    state = after_course(
        ready("A1", gauges={"drone": 4, "sonar": 3}), "J10", log=["yellow torpedo J10 0 2"]
    )
    assert choice(level, state) == "end"


def test_hunts_an_enemy_that_is_found() -> None:
    """SON-28: the torpedo is ready, blue is five steps south and knows nothing."""
    state = table(boat("F4", gauges={"torpedo": 3}), "F9", log=["yellow torpedo F9 0 2"])
    assert choice(AT_FIRST_SIGHT, state) == "course s"


def test_flees_an_enemy_that_has_found_it() -> None:
    """SON-28: blue is in the north-east, loaded, and knows where yellow is, which is not loaded."""
    state = table(boat("E4"), "F1", log=[*LOCATED, "yellow drone 2 yes"])
    assert choice(AT_FIRST_SIGHT, state) in ("course s", "course w")


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_surfaces_before_the_sheet_fails(level: str) -> None:
    """SON-17, SON-20: whatever course is left would fill its panel."""
    crossed = [f"{way}{number}" for way in "ne" for number in (1, 2, 3, 4, 5)]
    crossed.remove("e3")
    state = table(boat("A10", crossed=[*crossed, "e6"]), "J1")
    assert habit(level, state) == "surface"
    assert habit(level, table("A10", "J1")) != "surface"


@pytest.mark.parametrize("level", QUICK_LEVELS)
def test_lays_no_mine_that_shuts_it_in(level: str) -> None:
    """SON-7, SON-30: the only way out of the corner is over B2."""
    state = after_course(
        ready("A1", route=["C1", "B1", "A1"], gauges={"mine": 3}), "C3", log=["blue surfaced 1 0"]
    )
    assert choices(level, state).isdisjoint({"mine s"})


def test_mine_lies_where_the_enemy_passes() -> None:
    """SON-30: blue is somewhere south-east of yellow, not north-west of it."""
    state = after_course(ready("E5", gauges={"mine": 3}), "F7", log=["yellow torpedo F7 0 2"])
    assert choice(AT_FIRST_SIGHT, state) in ("mine s", "mine se", "mine e")


def test_answer_tells_as_little_as_it_can() -> None:
    """SON-33: nothing has been heard of blue, so most fields stay possible."""
    for level in ("medium", AT_FIRST_SIGHT):
        state = after_course("A1", "J10", asked="blue")
        do(state, choice(level, state, 1), seat=1)
        assert 30 < len(deduce(state, 1).fields) < len(state.chart.sea)


@pytest.mark.parametrize(
    ("field", "course"), [("C6", "course e"), ("K5", "course e"), ("H6", "course w")]
)
def test_a_worn_boat_makes_for_a_hole_in_the_ice(field: str, course: str) -> None:
    """SON-39: holes are at D6, M5 and E6; with a clean sheet there is no hurry."""
    delta = {"scenario": "delta"}
    worn = boat(field, crossed=["n1", "w1", "e1", "s1"])
    tired, fresh = (realtime(one, "A1", seats=4, options=delta) for one in (worn, field))
    assert habit(AT_FIRST_SIGHT, tired) == course
    often = [
        [choice(AT_FIRST_SIGHT, state, 0, seed) for seed in range(30)] for state in (tired, fresh)
    ]
    assert often[0].count(course) > often[1].count(course)
