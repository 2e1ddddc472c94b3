"""`fathom simulate --out`, `compare` and `sweep`: what they print and keep, and how they refuse."""

import json
from pathlib import Path

import polars
import pytest

from fathom.lab import tables
from fathom.words import LANGUAGES
from tests.cli.commands import Capture, refused, run

COMPARE = ("compare", "deep-sea", "seats=2", "seats=3", "--games", "40")
OVER = ("--over", "seats=2,3", "--over", "bots=greedy|random")
SWEEP = ("sweep", "deep-sea", *OVER, "--games", "20")


def test_simulate_writes_rows_and_says_where(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("simulate", "titanic", "--games", "4", "--out", str(tmp_path / "a"), "--events")
    run(capsys, *command, "--json")
    names = sorted(path.stem for path in (tmp_path / "a").iterdir())
    assert names == ["events", "events", "games", "games", "seats", "seats"]
    assert len(polars.read_parquet(tmp_path / "a" / "seats.parquet")) == 8
    monkeypatch.setattr(tables, "has_parquet", lambda: False)
    monkeypatch.setattr("fathom.cli.simulate.has_parquet", lambda: False)
    run(capsys, "simulate", "titanic", "--games", "4", "--out", str(tmp_path / "b"))
    assert sorted(path.name for path in (tmp_path / "b").iterdir()) == ["games.csv", "seats.csv"]


def test_simulate_counts_crews(capsys: Capture) -> None:
    shown = run(capsys, "simulate", "sonar", "--seats", "8", "--games", "4")
    assert "crew" in shown and "Yellow boat (4)" in shown and "Blue boat (4)" in shown
    assert "Violet" not in shown
    report = json.loads(run(capsys, "simulate", "sonar", "--seats", "8", "--games", "4", "--json"))
    wins = [seat["wins"]["value"] for seat in report["seats"]]
    assert sum(wins[::4]) == pytest.approx(1)
    assert report["sides"] == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_compare_tells_what_is_no_accident(capsys: Capture) -> None:
    shown = run(capsys, *COMPARE)
    assert "A  seats=2  (2; greedy)" in shown and "B  seats=3  (3; greedy)" in shown
    report = json.loads(run(capsys, *COMPARE, "--json"))
    found = {one["name"]: one for one in report["differences"]}
    assert found["plies"]["corrected_p"] < 0.05
    assert found["plies"]["difference"]["low"] > 0
    assert f"+{found['plies']['difference']['value']:.2f}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(capsys: Capture, language: str) -> None:
    shown = run(capsys, *COMPARE, "--lang", language)
    shown += run(capsys, *SWEEP, "--games", "2", "--lang", language)
    for part in ("measure-", "compare-", "sweep-", "figure-", "{"):
        assert part not in shown


def test_sweep_keeps_every_game_and_goes_on(capsys: Capture, tmp_path: Path) -> None:
    command = (*SWEEP, "--out", str(tmp_path), "--json")
    first = run(capsys, *command)
    report = json.loads(first)
    names = [one["variant"]["name"] for one in report["variants"]]
    bots = ("greedy", "random")
    assert names == [f"seats={seats},bots={bot}" for seats in (2, 3) for bot in bots]
    assert len(polars.read_parquet(tmp_path / "games.parquet")) == 80
    kept = tmp_path / "games.jsonl"
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:3]))
    assert run(capsys, *command, "--jobs", "2") == first
    assert "seed" in refused(capsys, *command, "--seed", "2")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["compare", "deep-sea", "default", "depth=3"], "“depth=3” varies nothing"),
        (["compare", "deep-sea", "default", "seats=9"], "2–6 players, not 9"),
        (["compare", "deep-sea", "default"], "'B'"),
        (["compare", "deep-sea", "default", "default", "--games", "1"], "'--games'"),
        (["sweep", "deep-sea"], "'--over'"),
        (["sweep", "deep-sea", "--over", "seats=2", "--over", "seats=3"], "varied twice"),
        (["sweep", "deep-sea", "--over", "starter=0,9"], "there is no seat 9"),
        (["sweep", "deep-sea", "--over", "bots=deep-blue"], "no bot “deep-blue”"),
        (["simulate", "deep-sea", "--events"], "--events needs --out"),
        (["simulate", "deep-sea", "--out", f"{__file__}/x"], "cannot be written"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert message in refused(capsys, *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gauntlet_has_words_in_every_language(capsys: Capture, language: str) -> None:
    command = ("gauntlet", "deep-sea", "greedy", "--panel", "random", "--games", "4")
    printed = run(capsys, *command, "--lang", language)
    assert "gauntlet-" not in printed and "{" not in printed and "random" in printed
    report = json.loads(run(capsys, *command, "--json"))
    assert report["bouts"][0]["games"] == 4


def test_gauntlet_refuses_claims_that_contradict(capsys: Capture) -> None:
    complaint = refused(capsys, "gauntlet", "deep-sea", "greedy", "--least", "60", "--most", "55")
    assert "--least" in complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_learn_has_words_in_every_language(capsys: Capture, tmp_path: Path, language: str) -> None:
    file = tmp_path / "judgement.json"
    command = ("learn", "deep-sea", "--games", "10", "--seats", "2", "--out", str(file))
    printed = run(capsys, *command, "--lang", language)
    assert "learn-" not in printed and "{" not in printed and "points" in printed
    assert json.loads(file.read_text()) == json.loads(run(capsys, *command, "--json"))


def test_learn_says_what_it_cannot_learn(capsys: Capture) -> None:
    assert "sonar" in refused(capsys, "learn", "sonar", "--games", "10")
