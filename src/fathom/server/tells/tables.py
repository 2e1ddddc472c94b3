"""What is told of a table, and why something was refused."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathom.engine.manners import Style
from fathom.engine.options import OptionFault
from fathom.server.store import Ending, Status
from fathom.server.tells import Tell


class Fault(Tell, frozen=True):
    """Why something was refused. `code` and `facts` say the same in any language."""

    code: str
    detail: str
    facts: dict[str, str | int] = msgspec.field(default_factory=dict)
    clause: str | None = None
    """The rule that refuses it."""
    faults: list[OptionFault] = msgspec.field(default_factory=list)
    """All that is wrong with the options of a table."""


class SeatTell(Tell, frozen=True):
    """One chair."""

    seat: int
    stations: list[str]
    """What the seat is for, where seats differ."""
    name: str | None
    """The name of the person it belongs to."""
    handle: str | None
    """It names that person's page."""
    bot: str | None
    """The bot that plays it: for good if it belongs to nobody."""
    bot_name: str
    """How that bot is called, or one would be who played here."""
    bot_style: Style | None
    """What it likes among moves of about the same worth; None: nothing, or there is no bot."""
    colour: int
    """The colour of whoever sits here: it goes with them, also into the next game."""
    is_yours: bool
    is_host: bool
    is_ready: bool
    has_resigned: bool
    wants_end: bool
    """Whether the person would end the game here, if all agree."""
    had_hint: bool
    """Whether a bot advised them: then the game is not rated. Others learn it after the game."""
    is_muted: bool
    """Whether the host has muted the person."""


class SideTell(Tell, frozen=True):
    """Those who win and lose together."""

    seats: list[int]
    name: str | None
    """If they gave themselves one."""


class ClockChosen(Tell, frozen=True):
    """How long a decision may take."""

    kind: Literal["none", "seconds", "days"]
    each: int


class PolicyChosen(Tell, frozen=True):
    """What the host decided about the table."""

    is_public: bool
    spectators: Literal["none", "public", "after", "late"]
    replace_after: int | None
    bot_pace: int
    bot_style: Style | None
    """The style that the host wants of all bots; None: each has its own."""
    keeps_bots: bool
    """Whether nobody may take over the seat of a bot while the game is on."""


class ShareTell(Tell, frozen=True):
    """What the person on a seat adds to chance."""

    seat: int
    commitment: str
    """SHA-256 of their secret."""
    secret: str | None
    """Told when the seed is."""


class JointTell(Tell, frozen=True):
    """Chance that players make together with the server."""

    stage: Literal["wished", "committing", "revealing", "made", "given-up"]
    """`given-up`: nobody took part."""
    round: int
    shares: list[ShareTell]
    left_out: list[int]
    """The seats that did not tell the secret that they had committed themselves to."""
    seed: str | None
    """What was made of all parts, and the dice of it; told when the seed is."""


class TableTell(Tell, frozen=True, tag="table", tag_field="type"):
    """A table, without the game on it."""

    id: str
    code: str
    game: str
    rules_version: int
    status: Status
    seats: list[SeatTell]
    sides: list[SideTell]
    you: list[int]
    """Your seats."""
    is_host: bool
    """Whether you are the host."""
    host: str
    options: dict[str, Any]
    policy: PolicyChosen
    clock: ClockChosen
    is_timed: bool
    """Whether it is played in real time."""
    created: int
    started: int | None
    ended: int | None
    result: Ending | None
    commitment: str
    """SHA-256 of the seed that decides all chance; with joint chance, of the server's part."""
    seed: str | None
    """The same, once the game is over and if you may know everything."""
    joint: JointTell | None
    """None: chance is the server's alone."""
    rematch: str | None
    """The table where it goes on."""
    rematch_by: list[str]
    """Those who are ready for that, by name."""
    is_your_turn: bool = False
    """In lists of your tables."""


class Tables(Tell, frozen=True):
    """Several tables, newest first."""

    tables: list[TableTell]


class Health(Tell, frozen=True):
    """How the server is."""

    status: str
