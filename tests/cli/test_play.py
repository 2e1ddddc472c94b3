"""The terminal game: played at a keyboard, saved after every move, resumed."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import fathom
from fathom import cli
from fathom.cli.common import command_name
from fathom.engine.record import parse_record
from fathom.engine.table import Table

Capture = pytest.CaptureFixture[str]
DEEP_SEA = fathom.load("deep-sea")


class Keyboard:
    """Types prepared lines, and knows what the command answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path) -> None:
        monkeypatch.setenv("FATHOM_LANG", "en")
        monkeypatch.setenv("COLUMNS", "120")
        monkeypatch.setenv("FATHOM_DATA", str(folder))
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.folder = folder

    def play(self, typed: str, *arguments: str) -> str:
        """Run `fathom play` with these lines typed; what the screen showed."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = cli.run(["play", *arguments])
        printed = self.capsys.readouterr()
        assert status == 0, printed.err
        return printed.out

    def saved(self) -> Path:
        """The one record in the data folder."""
        (file,) = (self.folder / "games").iterdir()
        return file


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> Keyboard:
    return Keyboard(monkeypatch, capsys, tmp_path)


def answers(people: list[int], seats: int, seed: int) -> list[str]:
    """What people have to type to play a game to its end against nobody else."""
    table = Table(DEEP_SEA, seats, seed)
    typed = []
    while acting := table.state.to_act():
        move = table.state.legal_moves(acting[0])[-1]
        typed.append(table.state.move_text(move))
        before = table.ply
        table.play(acting[0], move)
        public = table.effects(None, before)
        if any(effect not in public for effect in table.effects(acting[0], before)):
            typed += ["", ""]  # the curtain, and Enter after the secret
    return typed


def test_whole_game_is_played_and_kept(keyboard: Keyboard) -> None:
    typed = "\n".join(answers([0, 1], 2, 3)) + "\n"
    shown = keyboard.play(typed, "deep-sea", "--seats", "2", "--seed", "3")
    assert "Amber: which way?" in shown
    assert "[DSA-24]" in shown
    record = parse_record(keyboard.saved().read_text())
    assert record.players == ["person", "person"]
    outcome = record.table(DEEP_SEA).state.outcome()
    assert outcome is not None
    for seat, name in enumerate(("Amber", "Teal")):
        assert f"{outcome.places[seat]}. {name}: {outcome.scores[seat]}" in shown


def test_secret_of_one_person_is_covered_from_the_other(keyboard: Keyboard) -> None:
    """DSA-19: who comes home may look at once, the others not before the round ends."""
    typed = "\n".join(answers([0, 1], 2, 3)) + "\n"
    shown = keyboard.play(typed, "deep-sea", "--seats", "2", "--seed", "3")
    secret = shown.index("You look at what you brought")
    curtain = shown.rindex("The others look away", 0, secret)
    assert "Amber: which way?" not in shown[curtain:secret]


def test_wrong_move_shows_the_clause_and_asks_again(keyboard: Keyboard) -> None:
    shown = keyboard.play("turn\n", "deep-sea", "--seed", "7", "--bots", "random")
    assert "“turn” is not possible now." in shown
    assert "[DSA-10] A diver who is still in the submarine cannot turn back." in " ".join(
        shown.split()
    )
    assert shown.count("Amber: which way?") == 2


def test_nonsense_is_answered_and_asked_again(keyboard: Keyboard) -> None:
    shown = keyboard.play("swim\n\n", "deep-sea", "--seed", "7", "--bots", "random")
    assert "'swim' is no move of deep-sea" in shown


def test_question_mark_lists_the_moves_and_rules_explains(keyboard: Keyboard) -> None:
    shown = keyboard.play("?\nrules DSA-3\nrules DSA-77\n", "deep-sea", "--seed", "7")
    assert shown.count("swim on") >= 2
    assert "DSA-3  Two dice show 1, 2 and 3 twice each" in shown
    assert "no rule 'DSA-77'" in shown


def test_beginning_of_a_word_is_enough(keyboard: Keyboard) -> None:
    shown = keyboard.play("o\n", "deep-sea", "--seats", "2", "--seed", "7")
    assert "what do you do here?" in shown


def test_beginning_of_several_words_lists_them(keyboard: Keyboard) -> None:
    shown = keyboard.play("shell\n", "submarine", "--bots", "random", "-o", "starter=0")
    assert "is no move" not in shown
    assert shown.count("shell 5") == 3  # asked, listed, asked again


def test_hidden_values_stay_hidden(keyboard: Keyboard) -> None:
    """DSA-4, DSA-16: the screen shows a treasure's level and nothing that depends on its value."""
    screens = []
    for seed in (1, 2):
        arguments = ("deep-sea", "--seed", str(seed), "--option", "starter=0")
        screens.append(keyboard.play("", *arguments).partition("The game is saved")[0])
    paths = [
        DEEP_SEA.new(2, seed=seed, options={"starter": 0}).position()["path"] for seed in (1, 2)
    ]
    assert paths[0] != paths[1]
    assert screens[0] == screens[1]


def test_sealed_game_shows_its_commitment_before_it_starts(keyboard: Keyboard) -> None:
    shown = keyboard.play("", "deep-sea")
    commitment = parse_record(keyboard.saved().read_text()).commitment
    assert commitment is not None
    assert shown.index(commitment) < shown.index("which way?")


def test_quitting_saves_and_resuming_goes_on(keyboard: Keyboard) -> None:
    typed = answers([0, 1], 2, 3)
    half = len(typed) // 2
    while not typed[half - 1] or not typed[half]:
        half += 1
    arguments = ("deep-sea", "--seats", "2", "--seed", "3")
    shown = keyboard.play("\n".join([*typed[:half], "q", ""]), *arguments)
    file = keyboard.saved()
    assert f"{command_name()} play --resume {file}" in " ".join(shown.split())
    assert parse_record(file.read_text()).ending is None
    keyboard.play("\n".join([*typed[half:], ""]), "--resume", str(file))
    whole = keyboard.folder / "whole.fathom"
    keyboard.play("\n".join([*typed, ""]), *arguments, "--save", str(whole))
    assert file.read_text() == whole.read_text()


def test_how_to_resume_names_the_command_as_it_can_be_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(tmp_path / ".venv" / "bin" / "fathom")])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert command_name() == ".venv/bin/fathom"
    monkeypatch.setattr("sys.argv", [str(tmp_path / "fathom" / "__main__.py")])
    assert command_name() == "python -m fathom"
    (tmp_path / "fathom").touch(mode=0o755)
    assert command_name() == "fathom"


def test_bots_alone_play_to_the_end(keyboard: Keyboard) -> None:
    shown = keyboard.play("", "deep-sea", "--seats", "3", "--people", "0", "--seed", "1")
    assert "[DSA-24]" in shown
    assert parse_record(keyboard.saved().read_text()).players == ["medium"] * 3


def test_game_seats_and_bots_can_be_picked_by_prompt(keyboard: Keyboard) -> None:
    shown = keyboard.play("1\n9\n3\n7\n1\nrandom\n")
    assert "What shall we play?" in shown
    assert parse_record(keyboard.saved().read_text()).players == ["person", "random", "random"]


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    """A real process, a real signal: the record on disk has every move that was answered."""
    file = tmp_path / "game.fathom"
    command = [sys.executable, "-m", "fathom", "play", "deep-sea", "--seats", "2", "--seed", "3"]
    with subprocess.Popen(
        [*command, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "FATHOM_LANG": "en", "PYTHONUNBUFFERED": "1"},
        text=True,
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("on\ntake\non\n")
        process.stdin.flush()
        asked = 0
        while asked < 4:  # the fourth question answers the third move
            line = process.stdout.readline()
            asked += "which way?" in line or "what do you do here?" in line
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait() == 0
    assert f"--resume {file}" in rest
    record = parse_record(file.read_text())
    assert [words.move for words in record.plies] == ["on", "take", "on"]
    assert record.table(DEEP_SEA).ply == 3
