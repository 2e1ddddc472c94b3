"""What the browser says when something is refused: a line in every language, not a paragraph."""

import re
from pathlib import Path

import pytest

from fathom.engine.choices import choices_of
from fathom.engine.errors import InvalidOptions
from fathom.games.sonar import GAME
from fathom.games.sonar.rules import refusals
from fathom.registry import folder_of
from fathom.words import LANGUAGES, load_words

LONGEST_LINE = 84
"""Letters that fit into two short lines of a phone."""


def cited() -> set[str]:
    """Every clause by which something can be refused."""
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'"(SON-\d+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_line_in_every_language(language: str) -> None:
    words = load_words(language, game=folder_of(GAME.key))
    assert len(cited()) > 20
    for clause in cited():
        line = words.text(f"refusal-{clause}")
        assert line != f"refusal-{clause}", "nobody wrote it"
        assert len(line) <= LONGEST_LINE, line


def test_options_of_the_other_mode_are_marked_as_such() -> None:
    """SON-3: a host who plays by turns is not asked how long everybody stops."""
    conditions = {option.name: option.only_with for option in choices_of(GAME)}
    assert conditions["mode"] is None and conditions["scenario"] is None
    assert conditions["starter"] == conditions["turn_limit"] == ("mode", "turns")
    assert conditions["halt_seconds"] == ("mode", "realtime")


def test_one_person_a_boat_in_real_time_is_refused_by_its_clause() -> None:
    """SON-2: so that a page can say it in the reader's language."""
    with pytest.raises(InvalidOptions) as refusal:
        GAME.read_options({"mode": "realtime"}, 2)
    assert refusal.value.facts["clause"] == "SON-2"
