"""`fathom hint`: the best moves in a recorded position, by what the seat may know."""

from pathlib import Path

import pytest

import fathom
from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.record import record_text
from fathom.engine.table import Table
from fathom.words import LANGUAGES
from tests.cli.commands import Capture, refused, run

DEEP_SEA = fathom.load("deep-sea")
SONAR = fathom.load("sonar")
QUICK = ("--bot", "hard:iterations=20")


def written(table: Table, folder: Path, name: str = "game.fathom") -> str:
    file = folder / name
    file.write_text(record_text(table, ["person"] * table.state.seats))
    return str(file)


def played(game: Game, seats: int, plies: int, seed: int = 7) -> Table:
    """A game after so many random plies."""
    table = Table(game, seats, seed)
    dice = Dice(seed)
    while table.ply < plies and (acting := table.state.to_act()):
        table.play(acting[0], bot("random").choose(Perspective(table.state, acting[0]), dice))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
def test_hint_names_legal_moves_with_reasons_in_words(
    game: Game, language: str, capsys: Capture, tmp_path: Path
) -> None:
    table = played(game, game.seats[0], 25)
    seat = table.state.to_act()[0]
    file = written(table, tmp_path)
    printed = run(capsys, "hint", file, "--seat", str(seat), *QUICK, "--lang", language)
    legal = [game.move_text(move) for move in table.state.legal_moves(seat)]
    advised = [line[4:] for line in printed.splitlines() if line[:1].isdigit()]
    assert advised
    for line in advised:
        assert any(line.startswith(f"{move} ") for move in legal), line
    assert "hint-" not in printed and "advice-" not in printed and "{" not in printed


def test_the_first_is_what_the_bot_would_do(capsys: Capture, tmp_path: Path) -> None:
    table = played(DEEP_SEA, 3, 30)
    seat = table.state.to_act()[0]
    choice = bot("greedy").choose(Perspective(table.state, seat), Dice(1))
    printed = run(capsys, "hint", written(table, tmp_path), "--bot", "greedy")
    assert f"1   {DEEP_SEA.move_text(choice)} " in printed


def test_hint_goes_back_to_a_ply(capsys: Capture, tmp_path: Path) -> None:
    late, early = played(DEEP_SEA, 3, 60), played(DEEP_SEA, 3, 20)
    then = run(capsys, "hint", written(late, tmp_path), "--to", "20", *QUICK)
    assert then == run(capsys, "hint", written(early, tmp_path, "early"), *QUICK)
    assert "after 20 plies" in then


def after_first_move(seed: int) -> Table:
    table = Table(DEEP_SEA, 2, seed, {"starter": 0})
    table.play(0, "on")
    return table


def test_hint_does_not_depend_on_what_the_seat_may_not_know(
    capsys: Capture, tmp_path: Path
) -> None:
    """Games with other chips and another future, but the same rolls so far, get the same hint."""
    by_depth: dict[int, list[Table]] = {}
    for seed in range(12):
        table = after_first_move(seed)
        by_depth.setdefault(table.state.position()["divers"][0]["depth"], []).append(table)
    alike = max(by_depth.values(), key=len)
    assert len(alike) > 1
    assert len({str(table.state.position()["path"]) for table in alike}) > 1
    hints = {
        run(capsys, "hint", written(table, tmp_path, f"{number}"), *QUICK)
        for number, table in enumerate(alike)
    }
    assert len(hints) == 1


def test_where_several_may_act_one_is_chosen(capsys: Capture, tmp_path: Path) -> None:
    """Both captains mark their start in Captain Sonar; who has done so is a secret (SON-5)."""
    file = written(Table(SONAR, 4, 1), tmp_path)
    assert "--seat, of 0, 1, 2, 3" in refused(capsys, "hint", file, *QUICK)
    assert "1   start " in run(capsys, "hint", file, "--seat", "2", "--bot", "greedy")
    assert "nothing to do for Teal" in refused(capsys, "hint", file, "--seat", "1", *QUICK)


def test_finished_game_has_no_hint(capsys: Capture, tmp_path: Path) -> None:
    file = written(played(DEEP_SEA, 2, 1000), tmp_path)
    assert "is over after" in refused(capsys, "hint", file)
    assert "zu Ende" in refused(capsys, "hint", file, "--lang", "de")
    assert "after 3 plies" in run(capsys, "hint", file, "--to", "3", *QUICK)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--to", "1000"], "no ply 1000"),
        (["--seat", "5"], "no seat 5"),
        (["--bot", "deep-blue"], "no bot “deep-blue”"),
        (["--bot", "hard:speed=1"], "“hard” cannot have “speed=1”"),
        (["--to", "-1"], "'--to'"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], message: str, capsys: Capture, tmp_path: Path
) -> None:
    file = written(played(DEEP_SEA, 2, 10), tmp_path)
    assert message in refused(capsys, "hint", file, *arguments)


def test_file_that_is_no_record_is_one_clear_line(capsys: Capture, tmp_path: Path) -> None:
    assert "not a record" in refused(capsys, "hint", __file__)
    assert "cannot read" in refused(capsys, "hint", str(tmp_path / "nowhere"))
