"""A game without a screen of its own in the terminal: in words, its many moves word by word."""

import io
from pathlib import Path

import pytest

from fathom import cli
from tests.conftest import Declare

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def declared(declare: Declare, monkeypatch: pytest.MonkeyPatch) -> None:
    declare("toys", market="tests.toys.market:GAME")
    monkeypatch.setenv("COLUMNS", "100")


def played(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path, *more: str
) -> str:
    """What the screen showed while these lines were typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    save = str(folder / "market.fathom")
    assert cli.run(["play", "market", "--seed", "1", "--save", save, *more]) == 0
    return capsys.readouterr().out


def lines(shown: str) -> list[str]:
    """The lines of a screen, each with single spaces, and without the prompt."""
    return [" ".join(line.removeprefix("> ").split()) for line in shown.splitlines()]


def test_fields_seats_and_nothing_are_told_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    first, second = played("offer salt 4\npass\nq\n", monkeypatch, capsys, tmp_path).split("> ")[:2]
    assert lines(first)[:6] == [
        "Phase the market is open",
        "Round 1",
        "Highest –",
        "Leader –",
        "Still to come fish, salt, silk",
        "Prices by goods fish – salt – silk –",
    ]
    assert "Offers Total Has passed" in lines(first)
    assert "▸ A Amber person – 0 no" in lines(first)
    assert "Highest A Amber goods salt price 4" in lines(second)
    assert "Leader A Amber" in lines(second)
    assert "A Amber person salt 4 no" in lines(second)
    assert not {"None", "[", "{", "_"} & set(second)


def test_many_moves_are_told_word_by_word(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    shown = lines(played("offer\noffer s\noffer salt\nq\n", monkeypatch, capsys, tmp_path))
    assert "offer … 18 ways, such as offer fish 1" in shown
    assert "pass pass" in shown
    assert shown.count("offer salt … 6 ways, such as offer salt 1") == 2
    assert shown.count("offer fish … 6 ways, such as offer fish 1") == 1
    assert "offer salt 6 offer salt for 6" in shown


def test_it_speaks_the_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    shown = lines(played("q\n", monkeypatch, capsys, tmp_path, "--lang", "de"))
    assert "Phase der Markt ist offen" in shown
    assert "▸ B Bernstein Mensch – 0 nein" in shown


def test_the_case_of_letters_does_not_matter(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    shown = played("OFFER Silk 1\nPass\nq\n", monkeypatch, capsys, tmp_path)
    assert "Amber offers silk for 1." in shown
    assert "Teal passes." in shown
