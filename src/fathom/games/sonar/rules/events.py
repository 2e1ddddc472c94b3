# mypyc: compile
"""The public log: all that crosses between the boats (SON-35), as numbers and as words.

An event is one number, so that a game keeps its log cheaply; people and files get words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fathom.games.sonar.charts import DIRECTIONS, FIELD_NAMES, field_number
from fathom.games.sonar.notation import ANSWER, ARCHER_ELSEWHERE, MOVES
from fathom.games.sonar.sea import FIELDS
from fathom.games.sonar.spec import BOATS

COURSE: Final = 0
SURFACED: Final = 1
DAMAGED: Final = 2
TORPEDO: Final = 3
MINE: Final = 4
DETONATION: Final = 5
DRONE: Final = 6
SONAR: Final = 7
ANSWERED: Final = 8
SILENCE: Final = 9
ARCHER: Final = 10
CHECKED: Final = 11
READY: Final = 12
DIVED: Final = 13

NAMES = (
    "course",
    "surfaced",
    "damage",
    "torpedo",
    "mine",
    "detonation",
    "drone",
    "sonar",
    "answered",
    "silence",
    "archer",
    "checked",
    "ready",
    "dived",
)
_BLASTS = (TORPEDO, DETONATION, ARCHER)


def event(kind: i64, boat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
    """One event as a number.

    `a` is the direction, field, sector, answer, or whether a check was passed. `b` is the damage
    of a surfacing, a drone's answer, or what the yellow boat took from a blast; `c` is what the
    blue boat took.
    """
    return int(kind | boat << 4 | a << 5 | b << 15 | c << 18)


def event_kind(number: int) -> int:
    """What kind of event this is."""
    return number & 15


def event_boat(number: int) -> int:
    """Whose event this is."""
    return number >> 4 & 1


def event_a(number: int) -> int:
    """The first particular."""
    return number >> 5 & 1023


def event_b(number: int) -> int:
    """The second particular."""
    return number >> 15 & 7


def event_c(number: int) -> int:
    """The third particular."""
    return number >> 18 & 7


MOST_DAMAGE: Final = 7
"""That an event can tell at once; no house has so much."""
_texts: dict[int, str] = {}


def event_text(number: int) -> str:
    """An event in words, such as `blue torpedo G2 0 1`."""
    known = _texts.get(number)
    if known is None:
        known = _text(number)
        _texts[number] = known  # there are a few thousand of them at most
    return known


def _text(number: int) -> str:
    kind = event_kind(number)
    a, b, c = event_a(number), event_b(number), event_c(number)
    words = [BOATS[event_boat(number)], NAMES[kind]]
    if kind == COURSE:
        words.append(DIRECTIONS[a])
    elif kind == SURFACED:
        words += [str(a + 1), str(b)]
    elif kind in _BLASTS:
        words += [FIELD_NAMES[a], str(b), str(c)]
    elif kind == DRONE:
        words += [str(a + 1), "yes" if b else "no"]
    elif kind == ANSWERED:
        words += MOVES[ANSWER + a].split()[1:]
    elif kind == CHECKED:
        words.append("passed" if a else "failed")
    return " ".join(words)


_known: dict[str, int] = {}


def parse_event(text: str) -> int:
    """The event that words mean. Raises ValueError if they mean none."""
    known = _known.get(text)
    if known is not None:
        return known
    try:
        boat_word, name, *rest = text.split()
        boat, kind = BOATS.index(boat_word), NAMES.index(name)
        number = _parse(kind, boat, rest)
    except (ValueError, KeyError, IndexError):
        raise ValueError(f"{text!r} is no event") from None
    if event_text(number) != text:
        raise ValueError(f"{text!r} is no event")
    _known[text] = number
    return number


def _parse(kind: int, boat: int, rest: list[str]) -> int:
    if kind == COURSE:
        return event(kind, boat, DIRECTIONS.index(rest[0]))
    if kind == SURFACED:
        return event(kind, boat, _small(rest[0], 9) - 1, _small(rest[1], MOST_DAMAGE))
    if kind in _BLASTS:
        return event(
            kind,
            boat,
            field_number(rest[0]),
            _small(rest[1], MOST_DAMAGE),
            _small(rest[2], MOST_DAMAGE),
        )
    if kind == DRONE:
        return event(kind, boat, _small(rest[0], 9) - 1, int(rest[1] == "yes"))
    if kind == ANSWERED:
        return event(kind, boat, MOVES.index(" ".join(["answer", *rest])) - ANSWER)
    if kind == CHECKED:
        return event(kind, boat, int(rest[0] == "passed"))
    return event(kind, boat)


def _small(text: str, most: int) -> int:
    number = int(text)
    if not 0 <= number <= most:
        raise ValueError(text)
    return number


assert FIELDS < 1024 and ARCHER_ELSEWHERE - ANSWER < 1024
