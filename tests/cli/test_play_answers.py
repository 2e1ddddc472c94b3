"""What can be typed in a terminal game besides the whole words of a move."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fathom
from fathom import cli
from fathom.cli.keyboard import meant
from fathom.engine.record import parse_record
from tests.cli.commands import Capture, refused
from tests.cli.test_play import Keyboard

__all__ = ["keyboard"]
PATIENCE_SECONDS = 120
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path)


@pytest.mark.parametrize("typed", ["rules [/b]", "[/b]", "x:x:y", "[bold red]on[/]", ":boom:"])
def test_what_is_typed_is_never_read_as_markup(keyboard: Keyboard, typed: str) -> None:
    shown = keyboard.play(f"{typed}\nq\n", "deep-sea", "--seed", "7", "--bots", "random")
    assert typed.removeprefix("rules ") in shown


def test_what_is_refused_is_never_read_as_markup(capsys: Capture) -> None:
    assert "'[/b]'" in refused(capsys, "rules", "deep-sea", "[/b]")
    assert "“:boom:”" in refused(capsys, "rules", ":boom:")


def test_a_bot_of_a_record_is_never_read_as_markup(keyboard: Keyboard) -> None:
    keyboard.play("q\n", "deep-sea", "--seed", "7", "--bots", "random")
    file = keyboard.saved()
    file.write_text(file.read_text().replace('"random"', '"[/b]:boom:"'))
    assert cli.run(["replay", str(file)]) == 0
    assert "[/b]:boom:" in keyboard.capsys.readouterr().out


def test_an_option_file_with_many_faults_is_told_in_words(capsys: Capture, tmp_path: Path) -> None:
    game = fathom.load("titanic")
    assert game.charts is not None
    file = tmp_path / "board.txt"
    text = game.charts.text(game.charts.names[0])
    file.write_text(text.replace(".", "Q"))
    told = refused(capsys, "simulate", game.key, "--option", f"{game.charts.option}=@{file}")
    assert "{???}" not in told
    assert "Q" in told and "more" in told


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("mark drone", [1]),
        ("mark", [0, 1]),
        ("m d", [1]),
        ("m m", [0]),
        ("tor g2", [3]),
        ("t g", [3, 4]),
        ("bid 1", [5]),
        ("b 1", [5, 6]),
        ("x", []),
    ],
)
def test_each_word_may_be_the_beginning_of_its_own(typed: str, moves: list[int]) -> None:
    words = ["mark mine", "mark drone", "end", "torpedo g2", "torpedo g12", "bid 1 6", "bid 12 6"]
    assert meant(typed, dict(enumerate(words))) == moves


def test_captain_sonar_takes_a_letter_or_two(keyboard: Keyboard) -> None:
    """As docs/games/sonar.md promises."""
    shown = keyboard.play("st c3\nq\n", "sonar", "--bots", "random", "--seed", "3")
    assert "is no move" not in shown
    plies = parse_record(keyboard.saved().read_text()).plies
    assert [ply.move for ply in plies if ply.seat == 0][:1] == ["start C3"]


def test_hint_tells_a_move_and_why(keyboard: Keyboard) -> None:
    shown = keyboard.play("hint\nq\n", "deep-sea", "--seed", "7", "--bots", "random")
    assert "what it does, and why" in shown
    assert shown.count("Amber: which way?") == 2


def test_log_tells_everything_so_far(keyboard: Keyboard) -> None:
    typed = "on\nleave\n" * 12
    shown = keyboard.play(f"{typed}log\nq\n", "deep-sea", "--seed", "7", "--bots", "random")
    last = shown.rpartition("> ")[0]
    assert last.count("swims") + last.count("rolls") > 12


def test_undo_takes_back_what_told_nobody_anything(keyboard: Keyboard) -> None:
    typed = "start C3\ncourse e\nmark mine\nundo\nmark drone\nq\n"
    keyboard.play(typed, "sonar", "--bots", "random", "--seed", "3", "-o", "starter=yellow")
    plies = parse_record(keyboard.saved().read_text()).plies
    mine = [ply.move for ply in plies if ply.seat == 0]
    assert mine == ["start C3", "course e", "mark drone"]


def test_undo_says_why_not(keyboard: Keyboard) -> None:
    shown = keyboard.play("undo\nq\n", "deep-sea", "--seed", "7", "--seats", "2")
    assert "nothing to take back" in shown
    shown = keyboard.play(
        "on\nundo\nq\n",
        "deep-sea",
        "--seed",
        "7",
        "--seats",
        "2",
        "--save",
        str(keyboard.folder / "x"),
    )
    assert "Chance has decided something since" in shown


def test_bots_play_at_a_pace_that_can_be_read(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    command = ("deep-sea", "--seats", "3", "--bots", "random", "--seed", "7", "-o", "starter=1")
    slow = keyboard.play("q\n", *command, "--pace", "1.5", "--save", str(keyboard.folder / "a"))
    quick = keyboard.play("q\n", *command, "--save", str(keyboard.folder / "b"))
    plies = len(parse_record((keyboard.folder / "a").read_text()).plies)
    assert plies > 0
    assert waited == [1.5] * plies
    assert slow.count("round 1 of 3") == quick.count("round 1 of 3") + plies


def test_a_line_can_be_edited_and_completed(tmp_path: Path) -> None:
    """Typed: `n`, back to the start, `o`; and later `le` with Tab."""
    controller, terminal = pty.openpty()
    file = tmp_path / "game.fathom"
    command = ["play", "deep-sea", "--seats", "2", "--seed", "7", "--save", str(file)]
    playing = subprocess.Popen(
        [sys.executable, "-m", "fathom", *command],
        env={**os.environ, "TERM": "xterm", "FATHOM_LANG": "en", "INPUTRC": "/dev/null"},
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    )
    os.close(terminal)
    answers = ["n\x01o\r", "le\t\r", "q\r"]
    shown = ""
    while select.select([controller], [], [], PATIENCE_SECONDS)[0]:
        try:
            shown += ESCAPES.sub("", os.read(controller, 65536).decode(errors="replace"))
        except OSError:  # the end of a terminal
            break
        if shown.endswith("\n> ") and answers:
            os.write(controller, answers.pop(0).encode())
            shown = ""
    os.close(controller)
    assert playing.wait(PATIENCE_SECONDS) == 0, shown
    plies = parse_record(file.read_text()).plies
    assert [ply.move for ply in plies] == ["on", "leave"]


def test_a_game_is_set_up_by_asking_again_until_it_fits(keyboard: Keyboard) -> None:
    number = [game.key for game in fathom.games()].index("sonar") + 1
    shown = keyboard.play(f"99\n{number}\n3\n2\n1\nrobot\nrandom\nq\n")
    assert shown.count("Please choose one of these:") == 3
    assert "2, 4, 5, 6, 7, 8" in shown
    assert parse_record(keyboard.saved().read_text()).players == ["person", "random"]
