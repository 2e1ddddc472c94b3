"""A bot in one word, and what is to be different about it: `search:time=0.5,c=0.7`."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec

from fathom.engine.bot import Budget
from fathom.engine.errors import InvalidBot
from fathom.engine.manners import Style


class Parameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen about a bot: nothing, unless a subclass says so."""


class Thinking(Parameters, frozen=True, forbid_unknown_fields=True):
    """How long a bot thinks about a move, and what it likes; the rest is as its level has it."""

    iterations: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = msgspec.field(
        default=None, name="time"
    )
    style: Style | None = None
    """What it likes among moves that are worth about the same."""

    def budget(self) -> Budget | None:
        """What was chosen; None if nothing was."""
        if self.iterations is None and self.seconds is None:
            return None
        return Budget(self.iterations, self.seconds)


class Search(Thinking, frozen=True, forbid_unknown_fields=True):
    """How a search thinks; what is left out is as the game's best level has it (see Skill)."""

    c: Annotated[float, msgspec.Meta(ge=0, le=100)] | None = None
    trust: Annotated[float, msgspec.Meta(ge=0, le=100)] | None = None
    horizon: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    looks_beyond: bool | None = None
    insight: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    breadth: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    widening: Annotated[float, msgspec.Meta(ge=0, le=100)] | None = None


Chosen = TypeVar("Chosen", bound=Parameters)


def read_parameters(name: str, text: str, kind: type[Chosen]) -> Chosen:
    """The parameters of the bot `name` as its struct. Raises InvalidBot."""
    names = kind.__struct_encode_fields__
    known = ", ".join(names) or "none"
    chosen: dict[str, str] = {}
    for part in text.split(",") if text else []:
        key, _, value = (word.strip() for word in part.partition("="))
        if key not in names or key in chosen:
            raise _refused(name, part, known)
        chosen[key] = value
        try:
            msgspec.convert({key: value}, kind, strict=False)
        except msgspec.ValidationError:
            raise _refused(name, part, known) from None
    return msgspec.convert(chosen, kind, strict=False)


def _refused(name: str, part: str, known: str) -> InvalidBot:
    return InvalidBot(
        f"the bot {name!r} cannot have {part!r}; its parameters: {known}",
        bot=name,
        parameter=part,
        known=known,
    )


def split_bots(text: str) -> list[str]:
    """The bots in a row of them: `search:time=0.5,c=0.7,easy` is two."""
    bots: list[str] = []
    for part in text.split(","):
        if bots and "=" in part and ":" not in part:
            bots[-1] += "," + part.strip()
        else:
            bots.append(part.strip())
    return bots
