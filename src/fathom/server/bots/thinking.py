"""One thought of a bot, in whatever process it is thought."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from fathom import registry
from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice
from fathom.engine.state import State


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. The position is for us; the bot gets a perspective of it."""

    game: str
    package: str
    position: dict[str, Any]
    seat: int
    bot: str
    dice: int
    """The seed of the bot's own chance: the same question has the same answer."""


class Considered(msgspec.Struct, frozen=True):
    """A move that a bot looked at: how well it would end, and why, as the name of a message."""

    move: int
    estimate: float | None = None
    reason: str = "advice-habit"
    facts: dict[str, str | int | float] = {}


class Answer(msgspec.Struct, frozen=True):
    """What a bot would do; if it was asked to explain, the best few moves, the best first."""

    move: int
    advice: list[Considered] = []


def question(state: State, seat: int, name: str, seed: bytes, ply: int) -> Question:
    """Ask a bot about a state, at that place in the log of the table with that seed."""
    text = f"{ply}:{seat}:{name}".encode()
    own = hashlib.blake2b(text, key=seed, digest_size=8, person=b"fathom bots").digest()
    return Question(
        game=state.game.key,
        package=registry.package_of(state.game.key),
        position=state.position(),
        seat=seat,
        bot=name,
        dice=int.from_bytes(own, "big"),
    )


def think(asked: Question) -> Answer:
    """The answer of a bot."""
    return Answer(bot(asked.bot).choose(_perspective(asked), Dice(asked.dice)))


def explain(asked: Question) -> Answer:
    """The answer of a bot, with what it says about it."""
    chooser, known, dice = bot(asked.bot), _perspective(asked), Dice(asked.dice)
    explained = getattr(chooser, "explain", None)
    if explained is None:
        move = chooser.choose(known, dice)
        return Answer(move, [Considered(move)])
    advice = [
        msgspec.convert(one, Considered, from_attributes=True) for one in explained(known, dice)
    ]
    return Answer(advice[0].move, advice)


def _perspective(asked: Question) -> Perspective:
    registry.register(asked.game, asked.package)  # a new process knows only our own games
    state = registry.load(asked.game).from_position(asked.position)
    return Perspective(state, asked.seat)
