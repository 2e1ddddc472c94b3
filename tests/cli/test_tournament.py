"""`fathom tournament`: what it prints, keeps and refuses."""

import json
import sys
from pathlib import Path

import pytest

from fathom import cli
from fathom.words import LANGUAGES
from tests.cli.commands import Capture, refused, run

COMMAND = ("tournament", "deep-sea", "--bots", "greedy,random", "--games", "20")


def test_table_tells_what_json_tells(capsys: Capture) -> None:
    table = " ".join(run(capsys, *COMMAND, "--jobs", "2").split())
    report = json.loads(run(capsys, *COMMAND, "--json"))
    assert "Deep Sea Adventure with 2 seats: 20 games, one line-up" in table
    best, worst = report["standings"]["bots"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    for standing in (best, worst):
        assert f"{100 * standing['wins']['value']:.1f} %" in table
        assert f" {standing['rating']['value']:.1f} " in table
    duel = report["standings"]["duels"][0][1]
    assert f"{100 * duel['low']:.1f}–{100 * duel['high']:.1f}" in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_has_words_in_every_language(capsys: Capture, language: str) -> None:
    printed = run(capsys, *COMMAND, "--bots", "easy:time=0.001,random", "--lang", language)
    assert "tournament-" not in printed and "{" not in printed
    assert "easy:time=0.001." in printed  # named as thinking by the clock


def test_results_report_and_plot_are_kept(capsys: Capture, tmp_path: Path) -> None:
    printed = run(capsys, *COMMAND, "--json", "--out", str(tmp_path / "cup"))
    kept = tmp_path / "cup"
    assert sorted(path.name for path in kept.iterdir()) == [
        "games.jsonl",
        "plot.png",
        "plot.svg",
        "report.json",
    ]
    assert json.loads((kept / "report.json").read_text()) == json.loads(printed)
    assert len((kept / "games.jsonl").read_text().splitlines()) == 21


def test_without_what_draws_plots_the_rest_is_there(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    command = [*COMMAND, "--out", str(tmp_path), "--lang", "de"]
    assert cli.run(command) == 0
    printed = capsys.readouterr()
    assert "matplotlib" in printed.err and "kein Schaubild" in printed.err
    assert (tmp_path / "report.json").exists()
    assert "greedy" in printed.out


def test_one_among_a_field(capsys: Capture) -> None:
    command = ("tournament", "deep-sea", "--bots", "greedy", "--field", "random", "--games", "12")
    report = json.loads(run(capsys, *command, "--seats", "6", "--json"))
    assert report["lineups"] == [["greedy", *["random"] * 5]]
    assert report["standings"]["fair_share"] == pytest.approx(1 / 6)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "greedy"], "needs two bots"),
        (["--bots", "greedy,greedy"], "“greedy” is named twice"),
        (["--bots", "greedy,random", "--field", "random"], "“random” is the field"),
        (["--bots", "greedy,deep-blue"], "no bot “deep-blue”"),
        (["--bots", "greedy,hard:speed=1"], "“hard” cannot have “speed=1”"),
        (["--bots", "greedy,random", "--seats", "9"], "2–6 players, not 9"),
        (["--bots", "greedy,random", "--option", "depth=5"], "depth"),
        (["--bots", "greedy,random", "--games", "0"], "'--games'"),
        (["--bots", "greedy,random", "--out", f"{__file__}/x"], "cannot be kept in"),
        ([], "'--bots'"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert message in refused(capsys, "tournament", "deep-sea", *arguments)


@pytest.mark.parametrize(
    ("language", "message"),
    [("en", "different are: seed"), ("de", "verschieden sind: seed"), ("nl", "anders zijn: seed")],
)
def test_another_tournament_in_the_folder_is_one_clear_line(
    capsys: Capture, tmp_path: Path, language: str, message: str
) -> None:
    command = (*COMMAND, "--out", str(tmp_path))
    run(capsys, *command)
    assert message in refused(capsys, *command, "--seed", "2", "--lang", language)
