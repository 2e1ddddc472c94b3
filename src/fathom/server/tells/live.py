"""What is told of a game in progress, most of it on the socket."""

from __future__ import annotations

from typing import Any

from fathom.engine.effects import Effect
from fathom.engine.view import View
from fathom.server.asks import Candidate, Description
from fathom.server.tells import Tell
from fathom.server.tells.tables import Fault


class ClockTell(Tell, frozen=True):
    """How long a decision may still take."""

    until: int | None
    """When a bot decides, in milliseconds since 1970; None: no limit."""
    since: int
    """Since when the table waits."""
    now: int
    """The server's time, so that a wrong clock does no harm."""
    at: int | None = None
    """In real time: milliseconds since the start of the game."""


class SightTell(Tell, frozen=True, tag="sight", tag_field="type"):
    """The game as you may see it."""

    ply: int
    since: int
    """Effects are told from this ply on."""
    you: int | None
    """The seat that looks; None is a spectator."""
    view: View
    moves: list[str]
    """What this seat may do now."""
    effects: list[Effect]
    was_undone: bool
    """Whether something that you had been told was taken back."""
    can_undo: bool
    """Whether your last move may perhaps be taken back."""
    attachments: list[dict[str, Any] | list[Any] | None]
    """What was attached to moves, as far as it is on show now: drawn repairs. A bot draws none."""
    late: View | None
    """For onlookers, if the host wants that: everything, as it was two minutes ago."""
    clock: ClockTell


class Done(Tell, frozen=True, tag="done", tag_field="type"):
    """The command with this key is kept, now or already before."""

    key: str
    ply: int


class RefusedTell(Tell, frozen=True, tag="refused", tag_field="type"):
    """The command cannot be done; nothing has changed. If it was stale, here is how it stands."""

    error: Fault
    key: str | None = None
    sight: SightTell | None = None


class Presence(Tell, frozen=True, tag="presence", tag_field="type"):
    """Who is here."""

    seats: list[int]
    spectators: int


class LineTell(Tell, frozen=True):
    """Something said."""

    number: int
    """As you count: lines that you may not know are not counted."""
    name: str | None
    """Who said it; None: the bot of a seat."""
    seats: list[int]
    """The seats of whoever said it; none: the host from outside."""
    text: str
    at: int
    team: int | None = None
    """Said to this side only; None: to everybody."""
    call: str | None = None
    """A quick call: its name and what it is about."""
    phrase: str | None = None
    """A phrase that everybody reads in their own language, by its name."""


class Chat(Tell, frozen=True, tag="chat", tag_field="type"):
    """What was said, new lines only."""

    lines: list[LineTell]
    is_anew: bool
    """These are all there is; forget what you had."""


class Why(Tell, frozen=True, tag="why", tag_field="type"):
    """Whether a move is possible, and if not, why."""

    move: str
    is_legal: bool
    error: Fault | None = None


class AdviceTell(Tell, frozen=True):
    """One move that the bot looked at."""

    move: str
    estimate: float | None
    """The share of the victory that the seat can expect, from 0 to 1; None: nobody counted."""
    reason: str
    """The name of a message; `facts` fill its places."""
    facts: dict[str, str | int | float]


class Hint(Tell, frozen=True, tag="hint", tag_field="type"):
    """What a bot would do, and what it says about it."""

    ply: int
    seat: int
    move: str
    bot: str
    advice: list[AdviceTell]
    """The best few moves, the best first."""


class IceServer(Tell, frozen=True, omit_defaults=True):
    """A server that helps browsers to find a way to each other."""

    urls: list[str]
    username: str = ""
    credential: str = ""


class VoicesTell(Tell, frozen=True, tag="voices", tag_field="type"):
    """You are among the voices of your side; whoever is there already will call you."""

    servers: list[IceServer]


class PeerTell(Tell, frozen=True, tag="peer", tag_field="type"):
    """Somebody came to your voices, or went."""

    peer: str
    seat: int
    visit: str
    """Another each time they come: if they went but have come again, they are here."""
    is_here: bool
    is_for_good: bool = False
    """Whether they went because they wanted to, not because the line was lost."""


class SignalTell(Tell, frozen=True, tag="signal", tag_field="type"):
    """From another browser among your voices, word for word."""

    peer: str
    seat: int
    description: Description | None = None
    candidate: Candidate | None = None


class Pong(Tell, frozen=True, tag="pong", tag_field="type"):
    """Still here."""

    now: int


class Answered(Tell, frozen=True):
    """What came of a move over HTTP: the table as it now stands."""

    key: str
    ply: int
    sight: SightTell
