"""Three languages that say the same things."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import fathom
from fathom import registry
from fathom.cli.common import words_for
from fathom.engine import errors
from fathom.engine.effects import Effect
from fathom.engine.game import Game
from fathom.words import HERE, LANGUAGES, Words, language_of_environment, load_words

FILES = sorted(path.name for path in (HERE / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and the variables of each; a file with a fault has none."""
    resource = parse(path.read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def words_file(game: Game, language: str) -> Path:
    return registry.folder_of(game.key) / "words" / f"{language}.ftl"


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
@pytest.mark.parametrize("game", fathom.games(), ids=lambda game: game.key)
class TestGame:
    def test_every_language_has_the_same_messages(self, game: Game, language: str) -> None:
        assert messages(words_file(game, language)) == messages(words_file(game, "en"))

    def test_every_clause_has_a_sentence(self, game: Game, language: str) -> None:
        said = load_words(language, game=registry.folder_of(game.key))
        for clause in game.clauses:
            assert said.text(clause).endswith("."), clause

    def test_every_move_has_a_meaning(self, game: Game, language: str) -> None:
        said = load_words(language, game=registry.folder_of(game.key))
        for kind in set(game.move_kinds):
            assert said.has(f"move-{kind}"), kind

    def test_every_effect_has_a_sentence_with_its_own_facts(
        self, game: Game, language: str
    ) -> None:
        known = messages(words_file(game, language))
        package = type(game).__module__
        effects = [kind for kind in Effect.__subclasses__() if kind.__module__.startswith(package)]
        assert effects
        for kind in effects:
            name = f"effect-{kind.__struct_config__.tag}"
            assert known[name] <= set(kind.__struct_fields__), name

    def test_every_figure_has_a_name(self, game: Game, language: str) -> None:
        said = load_words(language, game=registry.folder_of(game.key))
        for figure in game.new(seed=1).figures():
            assert said.has(f"figure-{figure}"), figure


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


def test_no_sentence_of_ours_has_a_hole() -> None:
    """A variable that nobody fills shows as {$name}; the command line leaves none."""
    game = fathom.load("deep-sea")
    for language in LANGUAGES:
        said = words_for(game, language)
        for clause in game.clauses:
            assert not re.search(r"[{}]", said.text(clause))
