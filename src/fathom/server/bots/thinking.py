"""One thought of a bot, in whatever process it is thought."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from fathom import registry
from fathom.bots import Advice, Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.state import State
from fathom.engine.talk import Heard


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. The position is for us; the bot gets a perspective of it."""

    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    dice: int
    """The seed of the bot's own chance: the same question has the same answer."""
    heard: tuple[Heard, ...] = ()
    """What those on its side have called to each other."""
    past: tuple[int, ...] = ()
    """The moves of its seat so far."""


def question(
    state: State,
    seat: int,
    name: str,
    seed: bytes,
    ply: int,
    heard: tuple[Heard, ...] = (),
    past: Sequence[int] = (),
) -> Question:
    """Ask a bot about a state, after so many plies at the table with that seed."""
    text = f"{ply}:{seat}:{name}".encode()
    own = hashlib.blake2b(text, key=seed, digest_size=8, person=b"fathom bots").digest()
    return Question(
        game=state.game.key,
        position=state.position(),
        seat=seat,
        bot=name,
        dice=int.from_bytes(own, "big"),
        heard=heard,
        past=tuple(past),
    )


def think(asked: Question) -> int:
    """The move of a bot."""
    return bot(asked.bot).choose(_perspective(asked), Dice(asked.dice))


def speak(asked: Question) -> str | None:
    """What a bot calls to those on its side, if anything."""
    return bot(asked.bot).speak(_perspective(asked), Dice(asked.dice))


def explain(asked: Question) -> list[Advice]:
    """The best few moves, and what the bot says about them."""
    return bot(asked.bot).explain(_perspective(asked), Dice(asked.dice))


def _perspective(asked: Question) -> Perspective:
    state: State = registry.load(asked.game).from_position(asked.position)
    return Perspective(state, asked.seat, asked.heard, list(asked.past))
