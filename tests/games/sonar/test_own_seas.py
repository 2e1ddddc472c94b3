"""Seas that people draw: read, refused in words, and played on by everybody."""

import random

import pytest

from fathom.engine.conformance import audit
from fathom.engine.dice import Dice
from fathom.engine.record import parse_record, record_text
from fathom.engine.table import Table
from fathom.games.sonar import GAME
from fathom.games.sonar.notation import ARCHER, ARCHER_ELSEWHERE, ARCHER_FIELD_OF, MOVES
from fathom.games.sonar.rules.chart import MOST_CHARTS, chart_of
from fathom.games.sonar.sea import (
    FAULT_NAMES,
    SECTOR_SIDES,
    load_sea,
    sea_drawing,
    sea_faults,
    sea_text,
    written_sea,
)
from fathom.games.sonar.spec import MODES, SCENARIOS
from fathom.games.sonar.view import SonarView
from fathom.lab.playing import play_game

HEAD = "fathom sea 1\nname: Somebody's sea\n\n"


def sea(*rows: str, head: str = HEAD) -> str:
    """The text of a sea with these rows, without the spaces."""
    return head + "map\n" + "\n".join(" ".join(row) for row in rows) + "\n"


def open_sea(size: int) -> list[str]:
    """Rows of nothing but sea."""
    return ["." * size] * size


SMALL = sea(
    "........",
    ".#...#..",
    "...*....",
    "..o...#.",
    "........",
    ".#..o...",
    "....*.#.",
    "........",
)
"""Everything that a sea can have, with Archer mines where ours have none."""


def faults(text: str) -> list[str]:
    return [str(fault) for fault in sea_faults(text)]


@pytest.mark.parametrize("size", SECTOR_SIDES)
def test_sectors_follow_from_the_size(size: int) -> None:
    """SON-3: sectors of 4 by 4 or 5 by 5 fields, four or nine of them."""
    text = sea(*open_sea(size))
    assert faults(text) == []
    for mode in MODES:
        chart = chart_of(text, mode)
        side = SECTOR_SIDES[size]
        assert chart.sectors == (size // side) ** 2 in (4, 9)
        sectors = list(chart.sector)
        assert {sectors.count(sector) for sector in range(chart.sectors)} == {side * side}


def test_what_is_drawn_is_what_is_played_on() -> None:
    """SON-39, SON-40: holes make ice, Archer mines a gauge."""
    chart = chart_of(SMALL, "turns")
    assert (chart.scenario, chart.size) == ("own Somebody's sea", 8)
    assert (len(chart.islands), len(chart.holes), len(chart.archer)) == (5, 2, 2)
    assert chart.ice and chart.gauges[-1] == 4
    assert not chart_of(sea(*open_sea(8)), "turns").ice
    assert chart_of(sea(*open_sea(8)), "turns").gauges[-1] == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("mode", MODES)
def test_drawing_and_text_are_the_same(scenario: str, mode: str) -> None:
    drawing = sea_drawing(sea_text(scenario), mode)
    assert drawing is not None
    text = written_sea(drawing)
    assert sea_drawing(text, mode) == drawing
    assert load_sea(text).maps[mode] == load_sea(scenario).maps[mode]


WRONG = {
    "form": "fathom board 1\nname: x\n\nmap\n",
    "no-name": sea(*open_sea(8), head="fathom sea 1\n"),
    "name": sea(*open_sea(8), head=f"fathom sea 1\nname: {'x' * 41}\n"),
    "line": sea(*open_sea(8), head="fathom sea 1\nname: x\ndepth: 3\n"),
    "maps": "fathom sea 1\nname: x\n\nmap turns\n" + ". . . . . . . .\n" * 8,
    "twice": sea(*open_sea(8)) + "map\n" + ". . . . . . . .\n" * 8,
    "size": sea(*open_sea(9)),
    "sign": sea(*open_sea(7), "...x....").replace(". . . . . . .\n", ". . . . . . . .\n"),
    "mines": sea(*["*******."] * 4, *["........"] * 4),
    "sea": sea(*["####...."] * 8),
    "cut-off": sea(".#......", "#.......", *["........"] * 6),
    "sector": sea(*["####...."] * 3, *["........"] * 5),
    "start": sea("#......#", *["........"] * 5, "#.......", "########"),
    "long": sea(*open_sea(15)) + " " * 4_000,
    "unknown": "foxtrot",
}


@pytest.mark.parametrize("name", FAULT_NAMES)
def test_every_fault_is_found_and_named(name: str) -> None:
    found = sea_faults(WRONG[name])
    assert name in [fault.name for fault in found], found
    if name in ("sign", "cut-off", "sector", "start"):
        assert all(fault.at is not None for fault in found if fault.name == name)


def test_cut_off_water_is_named_by_its_field() -> None:
    (fault,) = sea_faults(WRONG["cut-off"])
    assert (fault.facts, fault.at) == ({"field": "A1", "count": 1}, (0, 0))
    with pytest.raises(Exception, match="no course leads from A1 to the open sea"):
        GAME.new(2, options={"scenario": WRONG["cut-off"]})


def test_a_hostile_text_costs_little() -> None:
    """However it is made, the list of faults is short, and nothing of it is kept for ever."""
    dice = random.Random(7)
    signs = ".#o*x\n :map"
    for length in (0, 10, 500, 4_000, 100_000):
        for _ in range(20):
            text = HEAD + "map\n" + "".join(dice.choices(signs, k=length))
            assert len(sea_faults(text)) <= 40
    heads = (f"fathom sea 1\nname: {number}\n" for number in range(99))
    made = [chart_of(sea(*open_sea(8), head=head), "turns") for head in heads]
    assert len({id(chart) for chart in made}) == 99
    assert chart_of("alpha", "turns") is chart_of("alpha", "turns")
    assert MOST_CHARTS < 99


def test_moves_that_there_were_keep_their_numbers() -> None:
    """Servers keep moves by number: an Archer mine elsewhere comes after all that there was."""
    assert (MOVES[ARCHER], MOVES[112], MOVES[337]) == ("archer H2", "start A1", "torpedo A1")
    assert (MOVES[787], MOVES[ARCHER_ELSEWHERE - 1]) == (
        "answer column A row 1",
        "answer row 15 sector 9",
    )
    assert ARCHER_ELSEWHERE == 1282
    assert [MOVES[move].startswith("archer ") for move in ARCHER_FIELD_OF] == [True] * 225


@pytest.mark.parametrize("mode", MODES)
def test_games_on_an_own_sea_hold_to_the_contract(mode: str) -> None:
    """Views, positions, imagination, refusals: as on ours."""
    audit(GAME, 4, 5, {"mode": mode, "scenario": SMALL, "turn_limit": 12, "clock_seconds": 60})


def test_the_record_carries_the_sea() -> None:
    table = Table(GAME, 2, 3, {"scenario": SMALL, "turn_limit": 3})
    dice = Dice(5)
    while acting := table.state.to_act():
        moves = table.state.legal_moves(acting[0])
        table.play(acting[0], moves[dice.below(len(moves))])
    again = parse_record(record_text(table, ["random", "random"])).table(GAME)
    assert again.state.position() == table.state.position()
    view = again.state.view(None)
    assert isinstance(view, SonarView)
    assert (view.scenario, view.sector_size) == ("own Somebody's sea", 4)


def own_seas(count: int) -> list[str]:
    """Legal seas, drawn by chance: of every size, with and without ice and mines."""
    dice = random.Random(11)
    found: list[str] = []
    while len(found) < count:
        size = list(SECTOR_SIDES)[len(found) % 4]
        signs = dice.choice((".....#", ".....#o", ".....#*", "......#o*"))
        text = sea(*("".join(dice.choices(signs, k=size)) for _ in range(size)))
        if not sea_faults(text):
            found.append(text)
    return found


@pytest.mark.parametrize(
    "games", [4, pytest.param(200, marks=pytest.mark.soak)], ids=["some", "all"]
)
def test_bots_play_own_seas_to_the_end(games: int) -> None:
    """In both modes, with crews of every size, good bots against each other."""
    ended = 0
    for number, text in enumerate(own_seas(games)):
        mode = MODES[number // 4 % 2]
        seats = (2, 4, 6, 8)[number % 4] if mode == "turns" else (4, 5, 6, 8)[number % 4]
        options: dict[str, str | int] = {"mode": mode, "scenario": text}
        if mode == "realtime":
            options["clock_seconds"] = 1800
        levels = ["medium" if seat % 2 else "greedy" for seat in range(seats)]
        ended += play_game(GAME, levels, number, options).outcome() is not None
    assert ended == games
