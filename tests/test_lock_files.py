"""The lock files: pinned with hashes, and from wherever the user's index is."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "requirements"


@pytest.mark.parametrize("name", ["play.txt", "scale.txt", "test.txt"])
def test_a_lock_file_names_no_host(name: str) -> None:
    text = (FOLDER / name).read_text()
    assert "://" not in text
    assert not re.search(r"^--?[a-z]", text, re.MULTILINE)
    pins = re.findall(r"^([a-z0-9][\w.\[\]-]*)==", text, re.MULTILINE)
    assert "msgspec" in pins
    assert len(re.findall(r"^[^\s#]", text, re.MULTILINE)) == len(pins)


def test_playing_needs_nothing_of_what_only_several_processes_need() -> None:
    pins = (FOLDER / "play.txt").read_text()
    for name in ("asyncpg", "redis", "saq", "uvloop"):
        assert f"\n{name}==" not in pins
