"""Words in English, German and Dutch, shared by terminal and browser.

Each folder is a language, each .ftl file a concern: what is common (`shared`), the command line
(`cli`), and so on. Every game brings its own in its folder: `words/en.ftl`.
"""

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "nl")
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}


_ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-|[a-z])")
LONGEST_FACT = 1500
"""Characters of a fact that are told; Fluent refuses texts of more than 2500."""


class Words:
    """The words of one language; what it lacks is said in English."""

    def __init__(self, language: str, *files: Path) -> None:
        """`files` are paths of .ftl files with `{}` in place of the language."""
        self.language = language
        self._tongues = [_tongue(tongue, files) for tongue in dict.fromkeys((language, "en"))]

    def text(self, name: str, **facts: object) -> str:
        """The message with this name, its places filled with `facts`."""
        for tongue in self._tongues:
            if tongue.has(name):
                return tongue.format(name, {k: _plain(v) for k, v in facts.items()})[0]
        return name

    def has(self, name: str) -> bool:
        """Whether there is a message with this name, be it in English only."""
        return any(tongue.has(name) for tongue in self._tongues)

    def has_plain(self, name: str) -> bool:
        """Whether there is such a message and it needs no facts."""
        for tongue in self._tongues:
            if tongue.has(name):
                return not tongue.format(name, {})[1]
        return False


class _Tongue:
    """The messages of some files in one language, each parsed when it is first asked for.

    Parsing takes far longer than reading, and a command says few of the thousand messages.
    """

    def __init__(self, language: str, texts: list[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for text in texts:
            if _REFERENCE.search(text):  # messages that are made from others
                self._bundle.add_resource(FluentResource(text))
                continue
            starts = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in starts[1:]), len(text)]
            for entry, end in zip(starts, ends, strict=False):
                self._unparsed.setdefault(entry[0], text[entry.start() : end])

    def has(self, name: str) -> bool:
        entry = self._unparsed.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
        return self._bundle.has_message(name)

    def format(self, name: str, facts: dict[str, str | int | float]) -> tuple[str, list[Exception]]:
        """A message that there is, and what went wrong with its places."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, f"the message {name!r} has no text"
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), errors


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
def _tongue(language: str, files: Sequence[Path]) -> _Tongue:
    paths = [Path(str(file).format(language)) for file in files]
    return _Tongue(language, [path.read_text(encoding="utf-8") for path in paths if path.exists()])


def _plain(fact: object) -> str | int | float:
    """A fact as Fluent takes it: numbers and words as they are, lists in a row."""
    if isinstance(fact, (int, float)):
        return fact
    if isinstance(fact, Sequence) and not isinstance(fact, str):
        fact = ", ".join(str(part) for part in fact)
    text = str(fact)
    return text if len(text) <= LONGEST_FACT else text[:LONGEST_FACT] + " …"
