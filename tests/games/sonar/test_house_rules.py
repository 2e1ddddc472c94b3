"""What a house can have otherwise: hull, damage, gauges, ranges, extra turns."""

import pytest

from fathom.engine.errors import InvalidOptions, InvalidPosition
from fathom.games.sonar import GAME
from fathom.games.sonar.charts import field_number
from fathom.games.sonar.rules.chart import chart_of
from fathom.games.sonar.spec import RULEBOOK, SonarOptions


def test_the_rulebook_is_the_default() -> None:
    """SON-4, SON-10, SON-21, SON-28, SON-29, SON-34, SON-39, SON-40."""
    assert SonarOptions().house() == RULEBOOK
    assert tuple(RULEBOOK) == (4, 2, 1, 1, 1, 3, 3, 4, 3, 6, 4, 4, 4, 3, "book")


def test_a_blast_does_the_damage_of_the_house() -> None:
    """SON-29."""
    chart = chart_of("alpha", "turns", RULEBOOK._replace(direct_damage=4, near_damage=3))
    here, beside, far = (field_number(name) for name in ("F5", "G4", "H5"))
    assert [chart.blast_damage(here, field) for field in (here, beside, far)] == [4, 3, 0]


@pytest.mark.parametrize(("reach", "fields"), [(1, 4), (2, 12)])
def test_a_torpedo_goes_as_far_as_the_house_says(reach: int, fields: int) -> None:
    """SON-28: in open sea 4 fields are one step away, and 8 more two."""
    chart = chart_of("charlie", "realtime", RULEBOOK._replace(torpedo_range=reach))
    assert len(chart.reach[field_number("L11")]) == fields


def test_gauges_of_the_house() -> None:
    """SON-10, SON-40: the last one only where the sea has Archer mines."""
    options = {"torpedo_gauge": 1, "silence_gauge": 7, "archer_gauge": 2}
    view = GAME.new(2, seed=1, options=options).view(None)
    sizes = {"torpedo": 1, "mine": 3, "drone": 4, "sonar": 3, "silence": 7}
    assert view.gauges == sizes
    echo = GAME.new(2, seed=1, options={**options, "scenario": "echo"}).view(None)
    assert echo.gauges == {**sizes, "scenario": 2}


def test_hull_and_ranges_are_told() -> None:
    view = GAME.new(2, options={"hull": 7, "torpedo_range": 2, "silent_range": 3}).view(None)
    assert view.hull == 7
    assert view.ranges == {"torpedo": 2, "silence": 3}


def test_more_beside_a_blast_than_in_it_is_refused() -> None:
    """SON-29."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.new(2, options={"direct_damage": 1, "near_damage": 2})
    assert [fault.message for fault in refused.value.faults] == ["fault-near-damage"]


def test_a_position_is_judged_by_the_rules_of_its_house() -> None:
    """SON-4: five damage are possible with a hull of eight alone."""
    position = GAME.new(2, seed=1, options={"hull": 8}).position()
    position["boats"][0]["damage"] = 5
    assert GAME.from_position(position).position()["boats"][0]["damage"] == 5
    del position["options"]["hull"]
    with pytest.raises(InvalidPosition, match="damage: 5 is not 0 to 4"):
        GAME.from_position(position)
