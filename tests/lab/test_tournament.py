"""Tournaments: repeatable, whoever plays them, and gone on with where they stopped."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathom.engine.errors import (
    FathomError,
    InvalidOptions,
    InvalidSeats,
    UnknownBot,
    UnknownGame,
)
from fathom.lab.ledger import FILE, DamagedTournament, OtherTournament, UnwritableTournament
from fathom.lab.lineups import InvalidLineup
from fathom.lab.standings import Result
from fathom.lab.tournament import TournamentPlan, TournamentReport, play_tournament

PLAN = TournamentPlan("deep-sea", 1, 3, ["greedy", "random"], 10, seed=5)


def changed(**changes: Any) -> TournamentPlan:
    return msgspec.structs.replace(PLAN, **changes)


def results(folder: Path) -> list[Result]:
    lines = (folder / FILE).read_bytes().splitlines()[1:]
    return [msgspec.json.decode(line, type=Result) for line in lines]


def test_report_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone = play_tournament(PLAN)
    assert play_tournament(PLAN, jobs=2, folder=tmp_path) == alone
    assert alone.standings.games == 2 * 12  # two line-ups with a circle each, turned three times
    assert play_tournament(PLAN, folder=tmp_path) == alone


def test_another_seed_gives_other_games() -> None:
    assert play_tournament(PLAN).standings != play_tournament(changed(seed=6)).standings


def test_report_survives_json() -> None:
    report = play_tournament(PLAN)
    assert msgspec.json.decode(msgspec.json.encode(report), type=TournamentReport) == report


def test_every_game_is_in_the_file(tmp_path: Path) -> None:
    play_tournament(PLAN, folder=tmp_path)
    kept = results(tmp_path)
    assert [result.game for result in kept] == list(range(24))
    assert Counter(tuple(sorted(result.bots)) for result in kept) == {
        ("greedy", "greedy", "random"): 12,
        ("greedy", "random", "random"): 12,
    }
    for result in kept:
        best = max(result.scores)
        firsts = [place == 1 for place in result.places]
        assert all(
            score == best for score, first in zip(result.scores, firsts, strict=True) if first
        )


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    """Half of the lines are torn away, and one of the others tells a tale."""
    play_tournament(PLAN, folder=tmp_path)
    file = tmp_path / FILE
    lines = file.read_bytes().splitlines(keepends=True)
    tale = lines[1].replace(b'"clause":"DSA-24"', b'"clause":"DSA-1"')
    file.write_bytes(b"".join([lines[0], tale, *lines[2:12]]) + lines[12][:20])
    done: list[int] = []
    report = play_tournament(PLAN, folder=tmp_path, progress=done.append)
    assert done == [11] + [1] * 13
    assert report.standings.endings == {"DSA-1": 1, "DSA-24": 23}
    assert len(results(tmp_path)) == 24


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    report = play_tournament(PLAN, folder=tmp_path)
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[3])
    assert play_tournament(PLAN, folder=tmp_path) == report


@pytest.mark.parametrize("left", [0, 30])
def test_a_file_without_a_whole_line_is_begun_anew(left: int, tmp_path: Path) -> None:
    report = play_tournament(PLAN, folder=tmp_path)
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes()[:left])
    assert play_tournament(PLAN, folder=tmp_path) == report
    assert len(results(tmp_path)) == 24


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seed": 6}, "seed"),
        ({"games": 12, "bots": ["random", "greedy"]}, "bots, games"),
        ({"options": {"starter": 1}}, "options"),
        ({"rules": 2}, "rules"),
    ],
)
def test_another_plan_in_the_same_folder_is_refused(
    changes: dict[str, Any], named: str, tmp_path: Path
) -> None:
    play_tournament(PLAN, folder=tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(OtherTournament) as refused:
        play_tournament(changed(**changes), folder=tmp_path)
    assert refused.value.facts["others"] == named
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda lines: [b"deep sea\n", *lines[1:]], 1),
        (lambda lines: [lines[0].replace(b"tournament 1", b"tournament 9"), *lines[1:]], 1),
        (lambda lines: [*lines[:4], b"\n", *lines[4:]], 5),
        (lambda lines: [*lines[:4], lines[4].replace(b'"places"', b'"palaces"')], 5),
    ],
)
def test_a_damaged_file_is_refused_by_its_line(
    damage: Callable[[list[bytes]], list[bytes]], line: int, tmp_path: Path
) -> None:
    play_tournament(PLAN, folder=tmp_path)
    file = tmp_path / FILE
    file.write_bytes(b"".join(damage(file.read_bytes().splitlines(keepends=True))))
    before = file.read_bytes()
    with pytest.raises(DamagedTournament) as refused:
        play_tournament(PLAN, folder=tmp_path)
    assert refused.value.facts["line"] == line
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnwritableTournament, match="file"):
        play_tournament(PLAN, folder=tmp_path / "file" / "folder")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"seats": 7}, InvalidSeats),
        ({"options": {"depth": 3}}, InvalidOptions),
        ({"bots": ["greedy", "clever"]}, UnknownBot),
        ({"field": "clever"}, UnknownBot),
        ({"bots": ["greedy"]}, InvalidLineup),
    ],
)
def test_impossible_plan_is_refused_before_anything_is_written(
    changes: dict[str, Any], error: type[FathomError], tmp_path: Path
) -> None:
    with pytest.raises(error):
        play_tournament(changed(**changes), folder=tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_bot_plays_a_whole_boat(tmp_path: Path) -> None:
    """Captain Sonar has two sides, however many sit in the boats."""
    plan = TournamentPlan(
        "sonar", 1, 5, ["greedy", "random"], 4, seed=1, options={"turn_limit": 20}
    )
    report = play_tournament(plan, folder=tmp_path)
    kept = results(tmp_path)
    assert [result.bots for result in kept] == [["greedy", "random"], ["random", "greedy"]] * 2
    assert all(len(result.places) == 2 for result in kept)
    assert report.standings.fair_share == 0.5


def test_one_among_many(tmp_path: Path) -> None:
    report = play_tournament(changed(seats=6, bots=["greedy"], field="random", games=30))
    best, field = report.standings.bots
    assert (best.bot, field.bot) == ("greedy", "random")
    assert best.wins.low > 2 * report.standings.fair_share
    assert best.wins.value + 5 * field.wins.value == pytest.approx(1)


def test_bots_that_think_by_the_clock_are_named() -> None:
    plan = changed(seats=2, bots=["hard:time=0.000001", "easy:iterations=2"], games=2)
    assert play_tournament(plan).by_the_clock == ["hard:time=0.000001"]


def test_the_plan_is_readable_in_the_file(tmp_path: Path) -> None:
    play_tournament(PLAN, folder=tmp_path)
    header = json.loads((tmp_path / FILE).read_text().splitlines()[0])
    assert header["format"] == "fathom tournament 1"
    assert msgspec.convert(header["plan"], TournamentPlan) == PLAN
