"""The plot of a tournament: there in both forms, the same every time."""

import sys
from pathlib import Path

import pytest

from fathom.lab.plot import Labels, PlotUnavailable, save_plot
from fathom.lab.standings import Result, standings

LABELS = Labels("Übung & Probe", "wins", "fair", "row beats column", "ranges")
STANDINGS = standings(
    [
        Result(0, ["hard", "easy:iterations=5"], [1, 2], [4, 3], 10, "DSA-24"),
        Result(1, ["easy:iterations=5", "random"], [1, 2], [9, 0], 12, "DSA-24"),
    ]
)


def test_both_files_are_pictures_and_repeatable(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        save_plot(STANDINGS, LABELS, tmp_path / name)
    svg = (tmp_path / "one" / "plot.svg").read_text()
    assert "<svg" in svg and svg.rstrip().endswith("</svg>")
    assert (tmp_path / "one" / "plot.png").read_bytes().startswith(b"\x89PNG")
    for file in ("plot.svg", "plot.png"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_the_picture_says_who_and_how_often(tmp_path: Path) -> None:
    """Text is drawn as paths, each after a comment with the words."""
    save_plot(STANDINGS, LABELS, tmp_path)
    svg = (tmp_path / "plot.svg").read_text()
    for words in ("Übung &amp; Probe", "hard", "easy:", "random", "100.0 %", "50.0 %", "–"):
        assert f"<!-- {words} -->" in svg, words


def test_without_what_draws_there_is_a_clear_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(PlotUnavailable, match=r"fathom-games\[lab\]"):
        save_plot(STANDINGS, LABELS, tmp_path)
    assert not list(tmp_path.iterdir())
