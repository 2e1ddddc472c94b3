"""What is told of a game that is over."""

from __future__ import annotations

from typing import Any

from fathom.engine.effects import Effect
from fathom.engine.outcome import Remark
from fathom.engine.view import View
from fathom.server.tells import Tell


class Happened(Tell, frozen=True):
    """One thing that happened in a game that is over."""

    effect: Effect
    seats: list[int] | None
    """The seats that alone were told of it; None: everybody was."""


class ReplayTell(Tell, frozen=True):
    """A game that is over, to be looked at again from ply 0 to `plies`."""

    eyes: str
    """Who looks: `all`, `public`, or the number of a seat."""
    choices: list[str]
    """All that you may choose for `eyes`."""
    plies: int
    story: list[list[Happened]]
    """By ply, from 0: what happened, as far as these eyes saw it; nothing at ply 0."""


class MomentTell(Tell, frozen=True):
    """The table as it was after so many plies."""

    ply: int
    view: View
    attachments: list[dict[str, Any] | list[Any] | None]
    insight: list[dict[str, float] | None] | None
    """By side: where it could conclude that its prey was, the likelihood by field."""


class Moments(Tell, frozen=True):
    """The table at one ply after another."""

    eyes: str
    moments: list[MomentTell]


class ChoiceTell(Tell, frozen=True):
    """A choice that cost something, by what whoever made it knew."""

    ply: int
    """The ply of the replay at which it was to be made."""
    seat: int
    move: str
    better: str
    share: float
    """Of the victory that the seat could expect after it, from 0 to 1."""
    better_share: float
    reason: str
    """Why the other was better: the name of a message; `facts` fill its places."""
    facts: dict[str, str | int | float]


class Analysis(Tell, frozen=True):
    """How each side stood in the course of a game, as bots see it, as far as they have come."""

    is_complete: bool
    sides: list[list[int]]
    """The seats that win and lose together."""
    plies: list[int]
    """When it was looked at."""
    estimates: list[list[float]]
    """By side and by ply: the share of the victory that it could expect, from 0 to 1."""
    turns: list[int | None]
    """By side: the ply at which its fate was decided, if any one was."""
    choices: list[list[ChoiceTell]]
    """By side: those that cost it most, the costliest first; when all is complete."""


class EpilogueTell(Tell, frozen=True):
    """What made a game that is over end as it did; nothing where the game has nothing to say."""

    remarks: list[Remark]
    """The most telling of each seat or side first."""
    figures: dict[str, list[int]]
    """By name: a value for each side."""
