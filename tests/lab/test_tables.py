"""Rows of simulated games: what is in them, and who takes them as they are."""

import csv
import json
from pathlib import Path

import pandas
import polars
import pytest

import fathom
from fathom.lab.simulate import SimulationPlan, simulate, simulate_tables
from fathom.lab.tables import UnwritableTable, columns, write_tables

PLAN = SimulationPlan("deep-sea", 3, ["greedy", "random", "random"], 60, 7)
CREWS = SimulationPlan("sonar", 8, ["random"] * 8, 4, 7)


def test_rows_agree_with_the_means() -> None:
    report, tables = simulate_tables(PLAN)
    assert report == simulate(PLAN)
    assert len(tables.games["game"]) == 60
    assert len(tables.seats["game"]) == 180
    assert sum(tables.games["plies"]) / 60 == pytest.approx(report.plies.value)
    won = [
        victory
        for seat, victory in zip(tables.seats["seat"], tables.seats["victory"], strict=True)
        if seat == 0
    ]
    assert sum(won) / 60 == pytest.approx(report.seats[0].wins.value)


def test_rows_are_the_same_however_many_processes_play() -> None:
    assert simulate_tables(PLAN, 2, events=True) == simulate_tables(PLAN, 1, events=True)


def test_a_row_an_effect_tells_the_whole_game() -> None:
    _, tables = simulate_tables(PLAN, events=True)
    first = [at for at, game in enumerate(tables.events["game"]) if game == 0]
    plies = [tables.events["ply"][at] for at in first]
    assert plies == sorted(plies)
    assert plies[-1] == tables.games["plies"][0] - 1
    assert all(isinstance(json.loads(facts), dict) for facts in tables.events["facts"])
    game = fathom.load("deep-sea")
    assert all(move in game.moves for move in tables.events["move"] if move)


def test_seats_of_a_crew_win_together() -> None:
    _, tables = simulate_tables(CREWS)
    seats = pandas.DataFrame(tables.seats)
    assert seats.groupby(["game", "side"])["victory"].nunique().max() == 1
    assert seats.groupby("game")["victory"].sum().tolist() == [4.0] * 4


def test_pandas_and_polars_take_a_table_as_it_is() -> None:
    _, tables = simulate_tables(PLAN, events=True)
    for table in tables:
        assert pandas.DataFrame(table).shape == (len(table["game"]), len(table))
        assert polars.DataFrame(table).shape == (len(table["game"]), len(table))


def test_csv_and_parquet_hold_the_same(tmp_path: Path) -> None:
    _, tables = simulate_tables(PLAN, events=True)
    files = write_tables(tmp_path, {"games": tables.games, "events": tables.events})
    assert [file.name for file in files] == [
        *("games.csv", "games.parquet"),
        *("events.csv", "events.parquet"),
    ]
    with (tmp_path / "games.csv").open(newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [int(row["plies"]) for row in rows] == tables.games["plies"]
    assert polars.read_parquet(tmp_path / "games.parquet").to_dict(as_series=False) == tables.games
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(file.name for file in files)


def test_what_a_row_lacks_is_none() -> None:
    assert columns([{"a": 1}, {"b": 2}]) == {"a": [1, None], "b": [None, 2]}


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableTable, match="cannot write tables to"):
        write_tables(tmp_path / "file", {"games": {"game": [1]}})
