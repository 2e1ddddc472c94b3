"""Messages that a client might send by mistake, by malice, or because it was written badly."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from fathom.server.app import MOST_MESSAGE_BYTES

Json = dict[str, Any]
WORDS = ("on", "turn", "take", "leave", "drop 1", "roll", "ship 3", "torpedo G2", "north", "")
TEXTS = ("ahoy", "\x00", "‮", "<script>", "' OR 1=1 --", "é" * 90, "🚢", "\ud83d", "{}", "%s%n")
NUMBERS: tuple[Any, ...] = (
    0,
    1,
    7,
    31,
    32,
    -1,
    2**31,
    2**63,
    2**64,
    10**30,
    1e308,
    0.5,
    True,
    None,
    "0",
    [],
    {},
)
LETTERS = '{}[]",:0eE+-.\\untrfals \x00é🚢'
DEEP = 5000


def right(pick: Random, moves: list[str], ply: int) -> Json:
    """What a good client sends."""
    key = f"k{pick.getrandbits(60):x}"
    kinds: list[Json] = [
        {"type": "ping"},
        {"type": "why", "move": pick.choice(WORDS[:-1])},
        {"type": "say", "key": key, "text": "ahoy"},
        {"type": "undo", "key": key, "ply": ply},
        {"type": "look", "seat": 0},
    ]
    if moves:
        played: Json = {"type": "move", "key": key, "move": pick.choice(moves), "ply": ply}
        kinds += [played] * 3
    return pick.choice(kinds)


def wrong(pick: Random, moves: list[str], ply: int) -> Json:
    """A good message with one thing in it that is not right."""
    message = right(pick, moves, ply)
    change = pick.randrange(6)
    if change == 0:
        message["seat"] = pick.choice(NUMBERS)
    elif change == 1:
        message["ply"] = pick.choice((*NUMBERS, ply + 1, ply - 1))
    elif change == 2:
        message["move"] = pick.choice((*WORDS, *TEXTS))
    elif change == 3:
        message["key"] = pick.choice(("same", "", "a b", "bot:1", "x" * 65, *NUMBERS))
    elif change == 4:
        message[pick.choice(("text", "attachment", "type", "colour"))] = pick.choice(
            (*TEXTS, *NUMBERS, {"line": [[1e308, -1e308]] * 50}, {"initials": "AB", "line": []})
        )
    else:
        message.pop(pick.choice(list(message)))
    return message


def mutated(pick: Random, text: str) -> str:
    """The text with some of it changed, cut, doubled or put elsewhere."""
    letters = list(text)
    for _ in range(pick.randint(1, 4)):
        place = pick.randrange(len(letters) + 1)
        other = pick.randrange(len(letters) + 1)
        match pick.randrange(5):
            case 0:
                letters[place:place] = pick.choice(TEXTS)
            case 1:
                del letters[place : place + pick.randint(1, 9)]
            case 2:
                letters[place:place] = letters[min(place, other) : max(place, other)]
            case 3:
                letters = letters[:place]
            case _:
                letters[place : place + 1] = pick.choice('{}[]",:0\\ \n')
    return "".join(letters)


def deep(pick: Random) -> str:
    """Something in something in something."""
    opening, closing = pick.choice((("[", "]"), ('{"a":', "}")))
    inside = opening * DEEP + "0" + closing * DEEP
    return '{"type":"move","key":"deep","move":"on","attachment":' + inside + "}"


def frame(pick: Random, moves: list[str], ply: int, recording: Sequence[str]) -> str | bytes:
    """Any message, as text or as a binary frame; `recording`: what was sent in a whole game."""
    kinds: list[tuple[int, Callable[[], str | bytes]]] = [
        (25, lambda: text_of(right(pick, moves, ply))),
        (25, lambda: text_of(wrong(pick, moves, ply))),
        (10, lambda: pick.choice(recording)),
        (25, lambda: mutated(pick, pick.choice(recording))),
        (6, lambda: "".join(pick.choices(LETTERS, k=pick.randrange(60)))),
        (5, lambda: pick.randbytes(pick.randrange(100))),
        (2, lambda: deep(pick)),
        (1, lambda: "[" * (MOST_MESSAGE_BYTES // 2)),
        (1, lambda: "x" * (MOST_MESSAGE_BYTES + pick.randint(-1, 1000))),
    ]
    weights, makers = zip(*kinds, strict=True)
    made = pick.choices(makers, weights)[0]()
    return made.encode("utf-8", "replace").decode() if isinstance(made, str) else made


def text_of(message: Json) -> str:
    """As it is sent."""
    return json.dumps(message)
