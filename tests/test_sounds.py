"""The sounds of the games: those that tools/sounds.py makes, small, and all of them there."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MAKER = runpy.run_path(str(ROOT / "tools" / "sounds.py"))
VOICES = MAKER["VOICES"]
SHARED = "src/fathom/web/sounds"
MOST_BYTES = 15_000
HEAD_BYTES = 58


@pytest.mark.parametrize("folder", VOICES)
def test_every_file_is_made_by_the_script(folder: str) -> None:
    assert {file.stem for file in (ROOT / folder).glob("*")} == set(VOICES[folder])
    for name, make in VOICES[folder].items():
        kept = (ROOT / folder / f"{name}.wav").read_bytes()
        made = MAKER["file_of"](make())
        assert len(kept) <= MOST_BYTES
        assert kept[:HEAD_BYTES] == made[:HEAD_BYTES]
        # The last digit of a sine may differ from machine to machine, and with it one step.
        assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1


@pytest.mark.parametrize("folder", [folder for folder in VOICES if folder != SHARED])
def test_what_a_game_wants_to_be_heard_is_there(folder: str) -> None:
    source = (ROOT / folder).with_suffix(".js").read_text(encoding="utf-8")
    wanted = set(re.findall(r": '([\w-]+)'", source))
    assert wanted
    assert wanted <= {*VOICES[folder], *VOICES[SHARED]}


def test_a_level_is_written_as_the_standard_says() -> None:
    """ITU-T G.711: silence is all ones, and the loudest are the smallest numbers of each sign."""
    assert [MAKER["mu_law"](level) for level in (0.0, 1.0, -1.0)] == [0xFF, 0x80, 0x00]
