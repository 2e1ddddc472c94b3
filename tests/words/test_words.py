"""Three languages that say the same things."""

from pathlib import Path

import pytest

from fathom.check.words import messages_of
from fathom.engine import errors
from fathom.words import HERE, LANGUAGES, Words, language_of_environment, load_words

FILES = sorted(path.name for path in (HERE / "en").glob("*.ftl"))


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and the variables of each."""
    found, wrong = messages_of(path)
    assert wrong == [], path
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (HERE / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", [tongue for tongue in LANGUAGES if tongue != "en"])
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(
    language: str, name: str
) -> None:
    assert messages(HERE / language / name) == messages(HERE / "en" / name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    known = messages(HERE / language / "shared.ftl")
    kinds = [kind for kind in vars(errors).values() if hasattr(kind, "code")]
    assert {f"error-{kind.code}" for kind in kinds} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_have_different_letters(language: str) -> None:
    said = load_words(language, "shared")
    assert len({said.text(f"seat-{seat}")[0] for seat in range(6)}) == 6


def test_unknown_message_is_its_own_name() -> None:
    assert load_words("de", "shared").text("no-such-message") == "no-such-message"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "a = sea\nb = ship\n"), ("de", "a = Meer\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text)
    said = Words("de", tmp_path / "{}" / "x.ftl")
    assert (said.text("a"), said.text("b")) == ("Meer", "ship")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "nl_NL", "FATHOM_LANG": "de"}, "de"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("FATHOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_of_environment() == language
