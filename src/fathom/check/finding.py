"""What is looked at, and what is found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from fathom.engine.game import Game
from fathom.words import Words

Verdict = Literal["fault", "advice"]


class Subject(NamedTuple):
    """A game, and where all that belongs to it lies."""

    game: Game
    package: str
    folder: Path


class Finding(msgspec.Struct, frozen=True):
    """One thing that is missing or wrong (a fault), or that would be good to have (advice).

    There are words for each in every language: `check-` and its name.
    """

    name: str
    facts: dict[str, str | int] = {}
    verdict: Verdict = "fault"

    @property
    def what(self) -> tuple[str, ...]:
        """What tells it from others: of games that go wrong in the same way, one is enough."""
        if "seed" in self.facts:
            return (self.name,)
        return (self.name, *(f"{name}={fact}" for name, fact in self.facts.items()))


def advice(name: str, **facts: str | int) -> Finding:
    """Something that would be good to have."""
    return Finding(name, facts, "advice")


def fault(name: str, **facts: str | int) -> Finding:
    """Something that has to be there or has to be otherwise."""
    return Finding(name, facts)


def finding_text(finding: Finding, words: Words) -> str:
    """A finding in a sentence."""
    return words.text(f"check-{finding.name}", **finding.facts)


def subject_of(game: Game) -> Subject:
    """The game with its package: the one that its class is defined in."""
    module = sys.modules[type(game).__module__]
    return Subject(game, module.__package__ or module.__name__, Path(str(module.__file__)).parent)


def has_player(game: Game) -> bool:
    """Whether the game brings a sensible player of its own."""
    return game.instinct is not None or type(game).greedy is not Game.greedy


def crash_of(error: BaseException) -> str:
    """What an error says of itself, in a line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
