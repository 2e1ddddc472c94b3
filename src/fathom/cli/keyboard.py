"""What somebody types: a line that can be edited, and what its words may be short for."""

import sys
from collections.abc import Iterable, Mapping


def read_line(prompt: str, completions: Iterable[str]) -> str:
    """A line from the keyboard, without spaces around it. Raises EOFError.

    On a terminal it can be edited, the lines before it are there again with the arrow keys, and Tab
    completes what it begins with.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        _offer(list(completions))
    return input(prompt).strip()


def _offer(completions: list[str]) -> None:
    try:
        import readline
    except ImportError:  # not every system has it; there a terminal edits its lines itself
        return

    def complete(text: str, number: int) -> str | None:
        fitting = [words for words in completions if words.startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("\n")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def meant(typed: str, choices: Mapping[int, str]) -> list[int]:
    """The choices that somebody can mean by what was typed.

    Whole words count before beginnings: `bid 1` begins `bid 1 6`, and `bid 12 6` only if there is
    no other. If nothing begins so, each word may begin one of its own: `m d` is `mark drone`.
    """
    words = typed.split()
    for fits in (_begins_with_words, _begins, _begins_word_by_word):
        found = [choice for choice, text in choices.items() if fits(text.split(), words)]
        if found:
            return found
    return []


def _begins_with_words(text: list[str], words: list[str]) -> bool:
    return text[: len(words)] == words


def _begins(text: list[str], words: list[str]) -> bool:
    return " ".join(text).startswith(" ".join(words))


def _begins_word_by_word(text: list[str], words: list[str]) -> bool:
    return len(words) <= len(text) and all(map(str.startswith, text, words))
