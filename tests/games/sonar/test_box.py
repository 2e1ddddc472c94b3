"""The data files: maps, gauges, the engineer's sheet."""

import pytest

from fathom.games.sonar import GAME
from fathom.games.sonar.charts import (
    DIRECTIONS,
    FIELD_NAMES,
    SYMBOL_NAMES,
    field_number,
)
from fathom.games.sonar.rules.chart import chart_of
from fathom.games.sonar.rules.wiring import Wiring
from fathom.games.sonar.sea import sector_of
from fathom.games.sonar.spec import MODES, RULEBOOK, SCENARIOS

ISLANDS = {
    ("alpha", "turns"): 8,
    ("alpha", "realtime"): 31,
    ("bravo", "turns"): 6,
    ("bravo", "realtime"): 16,
    ("charlie", "turns"): 6,
    ("charlie", "realtime"): 11,
    ("delta", "turns"): 10,
    ("delta", "realtime"): 24,
    ("echo", "turns"): 6,
    ("echo", "realtime"): 20,
}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("mode", MODES)
def test_every_scenario_has_a_map_in_both_modes(scenario: str, mode: str) -> None:
    """SON-3, SON-36, SON-37, SON-38, SON-39, SON-40: sizes and sectors; the sea is connected."""
    chart = chart_of(scenario, mode)
    assert (chart.size, chart.sectors) == ((10, 4) if mode == "turns" else (15, 9))
    assert len(chart.islands) == ISLANDS[scenario, mode]
    assert len(chart.sea) == chart.size**2 - len(chart.islands)
    assert bool(chart.holes) == (scenario == "delta")
    assert bool(chart.archer) == (scenario == "echo")
    reached, edge = {chart.sea[0]}, [chart.sea[0]]
    while edge:
        field = edge.pop()
        for other in chart.step[4 * field : 4 * field + 4]:
            if other >= 0 and other not in reached:
                reached.add(other)
                edge.append(other)
    assert reached == set(chart.sea)


def test_alpha_turn_by_turn_is_as_printed() -> None:
    """SON-36."""
    names = [FIELD_NAMES[field] for field in chart_of("alpha", "turns").islands]
    assert sorted(names) == sorted(["D1", "H2", "C4", "H4", "E6", "G7", "D9", "H9"])


def test_sectors_count_row_by_row() -> None:
    """SON-3: the source's example has L14 in sector 9."""
    assert sector_of(field_number("L14"), 15) + 1 == 9
    assert [sector_of(field_number(name), 15) + 1 for name in ("A1", "F5", "K6", "E15")] == [
        1,
        2,
        6,
        7,
    ]
    assert [sector_of(field_number(name), 10) + 1 for name in ("E5", "F5", "E6", "J10")] == [
        1,
        2,
        3,
        4,
    ]


def test_north_is_towards_row_one() -> None:
    """SON-6."""
    chart = chart_of("charlie", "turns")
    ways = chart.step[4 * field_number("B5") :][:4]
    assert [FIELD_NAMES[field] for field in ways] == ["B4", "C5", "B6", "A5"]


def test_gauges_have_their_sizes() -> None:
    """SON-10, SON-12, SON-40: only Echo has a system of its own, with four fields."""
    assert RULEBOOK.hull == 4
    for scenario in SCENARIOS:
        assert list(chart_of(scenario, "turns").gauges) == [3, 3, 4, 3, 6, 4 * (scenario == "echo")]


def test_sheet_is_wired_as_it_should_be() -> None:
    """SON-13: panels, colours and circuits."""
    central = {
        "w": [("R", "yellow"), ("Y", "yellow"), ("G", "yellow")],
        "n": [("Y", "orange"), ("R", "orange"), ("Y", "orange")],
        "s": [("G", "grey"), ("Y", "grey"), ("R", "grey")],
        "e": [("G", "orange"), ("Y", "grey"), ("R", "yellow")],
    }
    reactor = {"w": "GXX", "n": "GRX", "s": "RXY", "e": "XGX"}
    wiring = Wiring("book")
    for panel, direction in enumerate(DIRECTIONS):
        first = 6 * panel
        colours, circuits = wiring.colours[first:], wiring.circuits[first:]
        assert list(zip(colours[:3], circuits[:3], strict=True)) == central[direction]
        assert "".join(colours[3:6]) == reactor[direction]
        assert circuits[3:6] == [None, None, None]
    assert [mask.bit_count() for mask in wiring.colour_masks] == [6, 6, 6, 6]
    assert [mask.bit_count() for mask in wiring.circuit_masks.values()] == [4, 4, 4]
    yellow = wiring.circuit_masks["yellow"]
    names = [SYMBOL_NAMES[symbol] for symbol in range(24) if yellow >> symbol & 1]
    assert names == ["e3", "w1", "w2", "w3"]


def test_the_clauses_are_those_of_the_written_rules() -> None:
    assert list(GAME.clauses) == [f"SON-{number}" for number in range(1, 43)]
