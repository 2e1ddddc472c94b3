"""Names of people: cleaned, so that nobody looks like somebody else or breaks a line."""

from __future__ import annotations

import secrets
import unicodedata

MOST_NAME_LETTERS = 24
"""Letters in a name."""
CREATURES = (
    "Albatross", "Beluga", "Cormorant", "Dolphin", "Eider", "Fulmar", "Gannet", "Heron",
    "Kittiwake", "Lobster", "Marlin", "Narwhal", "Octopus", "Pelican", "Puffin", "Razorbill",
    "Seahorse", "Tern", "Turtle", "Urchin", "Walrus",
)  # fmt: skip
# Letters and marks, digits, punctuation, symbols and spaces; no control, format or private ones.
_KINDS = ("L", "M", "N", "P", "S", "Z")
_MARKS_IN_A_ROW = 2


def clean(text: str, most: int = MOST_NAME_LETTERS) -> str:
    """The text without what cannot be seen, in one line, at most `most` letters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", text):
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if letter.isspace():
            kept.append(" ")
        elif kind in _KINDS and marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].strip()


def new_name() -> str:
    """A name for somebody who gave none."""
    return f"{secrets.choice(CREATURES)} {secrets.randbelow(90) + 10}"
