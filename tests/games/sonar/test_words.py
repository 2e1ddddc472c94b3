"""What the game calls things, where a word was wrong or promised too much."""

import pytest

from fathom.games.sonar.charts import SYSTEMS
from fathom.registry import folder_of
from fathom.words import LANGUAGES


def lines(language: str) -> dict[str, str]:
    """The messages of one line, by name."""
    text = (folder_of("sonar") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    pairs = [line.split(" = ", 1) for line in text.splitlines() if " = " in line]
    return {name: said for name, said in pairs if not name.startswith(" ")}


def test_a_silent_run_is_called_as_in_the_german_rules() -> None:
    said = lines("de")
    for name in ("system-silence", "log-silence", "choose-silence", "move-silence", "SON-34"):
        assert "Schleichfahrt" in said[name], name
    assert [name for name, text in said.items() if "Stille" in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_nothing_to_do_is_not_told_that_all_is_well(language: str) -> None:
    """The same sentence stands there after a hit."""
    comfort = ("all is well", "alles ist gut", "alles gut", "alles klar", "alles goed", "in orde")
    assert not any(word in lines(language)["say-listen"].lower() for word in comfort)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_has_a_name_of_its_own(language: str) -> None:
    said = lines(language)
    names = [said[f"system-{system}"] for system in SYSTEMS]
    assert len(set(names)) == len(names)
