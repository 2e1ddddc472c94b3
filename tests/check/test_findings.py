"""Everything that `fathom check` can find has words in every language."""

import re
from pathlib import Path

import pytest

import fathom
from fathom import check
from fathom.check import parts_of
from fathom.check.finding import Finding, finding_text
from fathom.words import LANGUAGES, load_words

ROOT = Path(__file__).parent.parent.parent
SOURCES = sorted(Path(check.__file__).parent.glob("*.py"))
NAMES = {
    name
    for source in SOURCES
    for name in re.findall(r"(?:fault|advice)\)?\(\s*\"([a-z-]+)\"", source.read_text())
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words(language: str) -> None:
    said = load_words(language, "check")
    assert len(NAMES) > 40
    assert [name for name in sorted(NAMES) if not said.has(f"check-{name}")] == []


def test_nothing_is_said_that_cannot_be_found() -> None:
    text = (Path(check.__file__).parent.parent / "words" / "en" / "check.ftl").read_text()
    assert set(re.findall(r"^check-([a-z-]+) =", text, flags=re.MULTILINE)) == NAMES


def test_the_guide_tells_of_every_part() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\w+) \|", guide, flags=re.MULTILINE)
    parts = [part.partition("-")[0] for part in parts_of(fathom.games()[0], tests=ROOT)]
    assert [name for name in told if name != "part"] == list(dict.fromkeys(parts))


def test_what_is_found_is_said_in_a_sentence() -> None:
    finding = Finding("word-missing", {"word": "title", "language": "nl"})
    said = finding_text(finding, load_words("de", "check"))
    assert said == "In words/nl.ftl fehlt die Meldung „title“."
