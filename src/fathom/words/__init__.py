"""Words in English, German and Dutch, shared by terminal and browser.

Each folder is a language, each .ftl file a concern: what is common (`shared`), the command line
(`cli`), and so on. Every game brings its own in its folder: `words/en.ftl`.
"""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "nl")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


class Words:
    """The words of one language; what it lacks is said in English."""

    def __init__(self, language: str, *files: Path) -> None:
        """`files` are paths of .ftl files with `{}` in place of the language."""
        self.language = language
        self._bundles = [_bundle(tongue, files) for tongue in dict.fromkeys((language, "en"))]

    def text(self, name: str, **facts: object) -> str:
        """The message with this name, its places filled with `facts`."""
        for bundle in self._bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                assert pattern is not None, f"the message {name!r} has no text"
                text, _ = bundle.format_pattern(pattern, {k: _plain(v) for k, v in facts.items()})
                return str(text)
        return name

    def has(self, name: str) -> bool:
        """Whether there is a message with this name, be it in English only."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def has_plain(self, name: str) -> bool:
        """Whether there is such a message and it needs no facts."""
        for bundle in self._bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                return pattern is not None and not bundle.format_pattern(pattern, {})[1]
        return False


def load_words(language: str, *concerns: str, game: Path | None = None) -> Words:
    """The words of the named concerns; with the folder of a game, its own come on top."""
    files = [HERE / "{}" / f"{concern}.ftl" for concern in concerns]
    if game is not None:
        files.append(game / "words" / "{}.ftl")
    return Words(language, *files)


def language_of_environment() -> str:
    """The first of our languages that the environment asks for; English if none."""
    for variable in ("FATHOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@cache
def _bundle(language: str, files: Sequence[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        path = Path(str(file).format(language))
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _plain(fact: object) -> str | int | float:
    """A fact as Fluent takes it: numbers and words as they are, lists in a row."""
    if isinstance(fact, (str, int, float)):
        return fact
    if isinstance(fact, Sequence):
        return ", ".join(str(part) for part in fact)
    return str(fact)
