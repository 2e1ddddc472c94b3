"""The commands that ask nothing: what they print, and how they refuse."""

import json
from pathlib import Path

import pytest

import fathom
from fathom import cli
from fathom._source import is_compiled
from fathom.engine.record import record_text
from fathom.engine.table import Table
from tests.cli.commands import Capture, refused, run
from tests.conftest import Declare
from tests.games.sonar.realtime_games import END, TURNS, file_of

DEEP_SEA = fathom.load("deep-sea")


def finished_game(seed: int | bytes = 7) -> Table:
    """A whole game in which everybody makes the first legal move."""
    table = Table(DEEP_SEA, 3, seed)
    while acting := table.state.to_act():
        table.play(acting[0], table.state.legal_moves(acting[0])[-1])
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.fathom"
    file.write_text(record_text(finished_game(bytes(32)), ["random"] * 3))
    return file


def test_games_lists_every_game_and_the_form_of_the_rules(capsys: Capture) -> None:
    printed = run(capsys, "games")
    for game in fathom.games():
        assert f"{game.key} " in printed
        assert game.title in printed
    assert ("run compiled" if is_compiled() else "run interpreted") in printed


def test_rules_prints_every_clause(capsys: Capture) -> None:
    printed = run(capsys, "rules", "deep-sea")
    for clause in DEEP_SEA.clauses:
        assert f"{clause} " in printed


def test_rules_prints_one_clause_in_the_language_asked_for(capsys: Capture) -> None:
    printed = run(capsys, "rules", "deep-sea", "dsa-12", "--lang", "de")
    assert printed.startswith("DSA-12  Der Taucher schwimmt")
    assert "DSA-13" not in printed


def test_simulate_reports_as_table_and_as_json(capsys: Capture) -> None:
    command = ("simulate", "deep-sea", "--games", "60", "--seats", "3", "--bots", "random")
    table = run(capsys, *command, "--jobs", "2")
    report = json.loads(run(capsys, *command, "--json"))
    assert report["plan"]["games"] == 60
    assert len(report["seats"]) == 3
    for seat in report["seats"]:
        assert f"{100 * seat['wins']['value']:.2f} %" in table
        assert f"{seat['score']['value']:.2f}" in table
    assert "ended by DSA-24 60 (100.0 %)" in " ".join(table.split())


def test_bench_of_search_tells_every_level(capsys: Capture) -> None:
    printed = run(capsys, "bench", "deep-sea", "--seats", "2", "--search", "--seconds", "0.1")
    for word in ("search iterations/s", "99th percentile", "easy", "medium", "hard"):
        assert word in printed


def test_bench_prints_the_promised_json(capsys: Capture) -> None:
    result = json.loads(run(capsys, "bench", "deep-sea", "--seconds", "0.2", "--json"))
    wanted = {"moves_per_second", "games_per_second", "copies_per_second"}
    assert wanted <= set(result["interpreted"])
    if is_compiled():
        assert wanted <= set(result["compiled"])
    else:
        assert result["compiled"] is None


def test_replay_tells_the_game_and_shows_the_table(capsys: Capture, record: Path) -> None:
    plies = record.read_text().splitlines()[-1].split()[1]
    printed = run(capsys, "replay", str(record))
    assert f"{int(plies) - 1}  " in printed
    assert "The game is over." in printed
    assert "round 3 of 3" in printed


def test_replay_stops_where_it_is_told(capsys: Capture, record: Path) -> None:
    printed = run(capsys, "replay", str(record), "--to", "2")
    assert "   1  " in printed
    assert "   2  " not in printed
    assert "round 1 of 3" in printed


def test_replay_shows_what_a_seat_saw(capsys: Capture, record: Path) -> None:
    private = "You look at what you brought"
    assert private not in run(capsys, "replay", str(record))
    seen = [private in run(capsys, "replay", str(record), "--seat", str(n)) for n in range(3)]
    assert any(seen)


def test_verify_proves_a_sealed_game(capsys: Capture, record: Path) -> None:
    printed = run(capsys, "verify", str(record))
    assert "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925" in printed
    assert "The result is as the record says" in printed
    assert "[DSA-24]" in printed


def test_games_by_older_rules_are_verified_shown_and_thought_about(
    capsys: Capture, tmp_path: Path
) -> None:
    """SON-21: this one has a surfacing after which rules 2 would go on otherwise."""
    kept = file_of(TURNS, 1).read_text(encoding="utf-8")
    file = tmp_path / "older.txt"
    file.write_text(kept.partition(END)[0] + "\n", encoding="utf-8")
    assert "228" in run(capsys, "verify", str(file))
    assert "Yellow" in run(capsys, "replay", str(file))
    assert run(capsys, "hint", str(file), "--to", "200", "--seat", "2")
    file.write_text(file.read_text(encoding="utf-8").replace("rules: 1", "rules: 7"))
    assert "by rules 7, only by 1 or 2" in refused(capsys, "verify", str(file))


def tampered(capsys: Capture, record: Path) -> str:
    """What is said of a record that is not what was played."""
    assert cli.run(["verify", str(record)]) == 1
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "tampered" in printed.out
    return printed.out


def test_verify_names_the_line_of_a_forged_move(capsys: Capture, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.endswith(" take"))
    lines[at] = lines[at].replace("take", "drop 1")
    record.write_text("\n".join(lines) + "\n")
    told = tampered(capsys, record)
    assert f"Line {at + 1}: illegal move 'drop 1' [DSA-17]" in told


def test_verify_finds_a_wrong_commitment(capsys: Capture, record: Path) -> None:
    record.write_text(record.read_text().replace("commitment: 6", "commitment: 7"))
    assert "not the one committed to" in tampered(capsys, record)


def test_verify_finds_a_cut_record(capsys: Capture, record: Path) -> None:
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:-1]))
    assert "cut off after" in tampered(capsys, record)


def test_verify_finds_another_result(capsys: Capture, record: Path) -> None:
    text, last = record.read_text().rstrip("\n").rsplit("\n", 1)
    places = last.split(" places ")[1].split()
    record.write_text(f"{text}\n{last.split(' places ')[0]} places {' '.join(places[::-1])}\n")
    assert "the game did not end so" in tampered(capsys, record)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rules", "chess"], "no game “chess”"),
        (["rules", "deep-sea", "DSA-99"], "no rule 'DSA-99'"),
        (["play", "deep-sea", "--seats", "9"], "2–6 players, not 9"),
        (["play", "deep-sea", "--people", "3"], "3 people do not fit on 2 seats"),
        (["play", "deep-sea", "--bots", "deep-blue"], "no bot “deep-blue”"),
        (["play", "deep-sea", "--bots", "random,random,random"], "random,random,random"),
        (["play", "deep-sea", "--option", "starter"], "not NAME=VALUE"),
        (["play", "deep-sea", "--option", "starter=5"], "there is no seat 5"),
        (["play", "deep-sea", "--option", "depth=5"], "depth"),
        (["play", "deep-sea", "--seed", "-1"], "seed -1"),
        (["play", "deep-sea", "--lang", "fr"], "fr"),
        (["play", "--resume", "nowhere.fathom"], "cannot read nowhere.fathom"),
        (["play", "deep-sea", "--save", f"{__file__}/x"], "cannot save the game in"),
        (["simulate", "deep-sea", "--seats", "1"], "not 1"),
        (["simulate", "deep-sea", "--games", "0"], "'--games'"),
        (["simulate", "deep-sea", "--games", "many"], "'--games'"),
        (["replay", "nowhere.fathom"], "cannot read nowhere.fathom"),
        (["verify", __file__], "not a record"),
        (["bench", "deep-sea", "--yardstick", "nowhere.c"], "nowhere.c"),
        (["bench", "deep-sea", "--seats", "7"], "2–6 players, not 7"),
        (["play", "sonar", "--seats", "3"], "2, 4–8 players, not 3"),
        (["dive"], "dive"),
        (["games", "--loud"], "--loud"),
    ],
)
def test_bad_input_is_one_clear_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert message in refused(capsys, *arguments)


def test_file_that_is_no_text_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "picture.fathom"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "not a text file" in refused(capsys, "verify", str(file))


def test_replay_refuses_plies_and_seats_that_are_not_there(capsys: Capture, record: Path) -> None:
    assert "no ply 9999" in refused(capsys, "replay", str(record), "--to", "9999")
    assert "no seat 3" in refused(capsys, "replay", str(record), "--seat", "3")


def test_refusals_speak_the_language_asked_for(capsys: Capture) -> None:
    assert "gibt es nicht" in refused(capsys, "rules", "chess", "--lang", "de")


def test_finished_game_is_not_resumed(capsys: Capture, record: Path) -> None:
    assert "has ended" in refused(capsys, "play", "--resume", str(record))


def test_a_package_that_does_not_work_is_reported_and_the_others_are_listed(
    declare: Declare, capsys: pytest.CaptureFixture[str]
) -> None:
    declare("flotsam", wreck="tests.no_such_module:GAME")
    assert cli.run(["games", "--lang", "de"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "deep-sea" in told
    assert "Das Spiel „wreck“ aus flotsam (tests.no_such_module:GAME) läuft nicht" in told
    assert cli.run(["rules", "wreck"]) == 2
    assert "flotsam" in capsys.readouterr().err
