"""The examples of the lab run, and say what they promise."""

import subprocess
import sys

import pytest

from tests.packaged import ROOT


def said(script: str, *arguments: str) -> list[str]:
    """The lines that an example prints."""
    command = [sys.executable, str(ROOT / "examples" / script), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_levels_are_told_one_by_one() -> None:
    lines = said("lab/levels.py", "--games", "20")
    assert [line.split()[0] for line in lines[3:]][:3] == ["1", "2", "3"]


def test_who_would_drown_everybody_drowns_alone() -> None:
    greedy, drowner = said("lab/drowner.py", "--games", "60")[-2:]
    games = [line.split()[1] for line in (greedy, drowner)]
    assert games[0] == games[1] != "0", "the same games until the last round"
    assert float(drowner.split()[-3]) < float(greedy.split()[-3])


def test_gangs_and_kings_are_told_of_a_table_of_three() -> None:
    ganged, kings = said("lab/third_parties.py", "deep-sea", "--gangs", "6", "--kings", "2")
    assert "two against one" in ganged and "of 6 games" in ganged
    assert kings.endswith("of 2 games")


@pytest.mark.soak
def test_self_play_learns_to_beat_random() -> None:
    lines = said("learn/self_play.py", "deep-sea", "--minutes", "0.3", "--games", "40")
    (against_random,) = (line for line in lines if line.split()[:1] == ["random"])
    assert float(against_random.split()[1]) > 75
