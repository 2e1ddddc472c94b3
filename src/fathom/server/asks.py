"""What clients may send. Everything is checked when it is read; what is not named is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fathom.engine.drawn_charts import Drawing
from fathom.engine.manners import Style
from fathom.engine.practice import Deed
from fathom.server.store import TimeLimit

OPEN = "open"
YOU = "you"

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", description="Yours, once a command.")]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Who = Annotated[str, Meta(max_length=32, description="'open', or the name of a bot.")]
Words = Annotated[str, Meta(max_length=80, description="The words of a move.")]
Call = Annotated[
    str,
    Meta(
        pattern="^[a-z-]{1,24}( [A-Za-z0-9-]{1,12}){0,2}$", description="Its name, and about what."
    ),
]
Peer = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,32}$", description="A browser's own name.")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes, as hex digits.")]
RoundNumber = Annotated[int, Meta(ge=1, le=64)]
Spectators = Literal["none", "public", "after", "late"]
ReplaceAfter = Annotated[int, Meta(ge=10, le=7 * 86_400)]
BotPace = Annotated[int, Meta(ge=0, le=10_000)]
MOST_SECONDS = 3600
MOST_DAYS = 30
MOST_OPTIONS_BYTES = 8_192
"""Bytes of a table's options, written as JSON."""
MOST_CHART_CHARACTERS = 40_000
MOST_DEEDS = 120
"""In one lesson: all of them are played again each time."""
BOT_PACE_MS = 900
PHRASES = (
    "hello", "good-luck", "one-moment", "your-turn", "well-played", "oh-no", "thanks", "again",
    "bye",
)  # fmt: skip
"""What can be said with one press; everybody reads it in their own language."""
MOST_DESCRIPTION_LETTERS = 8_192
"""Letters in which a browser says what it can hear and speak: two thousand are usual."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything a client sends."""


class Named(Ask, frozen=True):
    """How somebody wants to be called; without a name one is made up."""

    name: Annotated[str, Meta(max_length=200)] = ""


class Claim(Ask, frozen=True):
    """The token of a link that moves an identity to this device."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Wishes(Ask, frozen=True):
    """How somebody wants to be known; what is not named stays."""

    is_rated: bool | None = None
    """Whether their games count for ratings."""
    shown_to: Literal["nobody", "opponents", "everybody"] | None = None
    """Who may see how often and how well they play."""


class NewPasskey(Ask, frozen=True):
    """What a device answered to the wish for a new key."""

    credential: dict[str, Any]
    """A PublicKeyCredential as `toJSON` gives it."""
    device: Annotated[str, Meta(max_length=200)] = ""
    """What its owner shall know it by."""


class ShownPasskey(Ask, frozen=True):
    """What a device answered to the wish to see one of its keys."""

    credential: dict[str, Any]


class NamedPasskey(Ask, frozen=True):
    """One of one's own keys."""

    id: Annotated[str, Meta(max_length=1400)]


class DrawnChart(Ask, frozen=True):
    """A chart of somebody's own, as a drawing or as a text, to be looked over."""

    drawing: Drawing | None = None
    text: Annotated[str, Meta(max_length=MOST_CHART_CHARACTERS)] = ""
    variant: Annotated[str, Meta(max_length=40)] | None = None
    """For which of the game's variants it is to be drawn, if its text has several."""


class Practise(Ask, frozen=True):
    """All that somebody has done in a lesson so far, from its beginning."""

    lesson: Annotated[str, Meta(max_length=40)]
    deeds: Annotated[list[Deed], Meta(max_length=MOST_DEEDS)]


class NewTable(Ask, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    """By seat: `you` (several: hot-seat), `open`, or the name of a bot."""
    options: dict[str, Any] = {}
    is_public: bool = False
    spectators: Spectators = "public"
    clock: TimeLimit = TimeLimit()
    replace_after: ReplaceAfter | None = None
    bot_pace: BotPace = BOT_PACE_MS
    bot_style: Style | None = None
    """What all bots are to like among moves of the same worth; None: each what it likes."""
    has_joint_chance: bool = False
    """Whether players' browsers add to chance."""
    start: bool = False
    """Start at once; only if no seat is open."""


class Change(Ask, frozen=True):
    """What the host changes before the game; what is not named stays."""

    options: dict[str, Any] = {}
    is_public: bool | None = None
    spectators: Spectators | None = None
    clock: TimeLimit | None = None
    replace_after: ReplaceAfter | msgspec.UnsetType | None = msgspec.UNSET
    bot_pace: BotPace | None = None
    bot_style: Style | msgspec.UnsetType | None = msgspec.UNSET
    keeps_bots: bool | None = None
    has_joint_chance: bool | None = None


class Commit(Ask, frozen=True):
    """What somebody commits themselves to before the seed is made."""

    round: RoundNumber
    commitment: Digest
    """SHA-256 of a secret of 32 bytes."""


class Reveal(Ask, frozen=True):
    """The secret that somebody had committed themselves to."""

    round: RoundNumber
    secret: Digest


class Rematch(Ask, frozen=True):
    """The same again."""

    keeps_stations: bool = False
    """Where crews play: whether everybody keeps their station; else they go one further. Whoever
    asks first says so."""


class Sit(Ask, frozen=True):
    """The seat somebody wants; None: the first that is free."""

    seat: SeatNumber | None = None
    is_ready: bool = False
    """Whether they are ready as soon as they sit."""


class Stand(Ask, frozen=True):
    """The seat somebody leaves; None: all of theirs."""

    seat: SeatNumber | None = None


class Ready(Ask, frozen=True):
    """Whether somebody is ready to start."""

    is_ready: bool = True


class Agree(Ask, frozen=True):
    """Whether somebody would end the game here."""

    wants_end: bool = True


class Block(Ask, frozen=True):
    """The seat of somebody with whom one wants nothing to do."""

    seat: SeatNumber


class Unblock(Ask, frozen=True):
    """Somebody who was blocked, as one's list names them."""

    handle: Annotated[str, Meta(max_length=32)]


class Report(Ask, frozen=True):
    """The seat of somebody whose behaviour the operator should know of, and what it was."""

    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Ask, frozen=True):
    """The seat of somebody whom the host wants to hear no more, or again."""

    seat: SeatNumber
    is_muted: bool = True


class SetSeat(Ask, frozen=True):
    """What the host makes of a seat before the game: open again, or a bot's."""

    seat: SeatNumber
    who: Who


class Swap(Ask, frozen=True):
    """Two seats whose people or bots change places before the game."""

    seat: SeatNumber
    other: SeatNumber


class RemoveSeat(Ask, frozen=True):
    """The seat that the host takes away before the game."""

    seat: SeatNumber


class NameSeat(Ask, frozen=True):
    """How whoever sits on one of your seats is called; empty: as you are."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Start(Ask, frozen=True):
    """How the host starts."""

    fill: Annotated[str, Meta(max_length=32)] | None = None
    """The bot that takes every seat that is still open."""


class TakeOver(Ask, frozen=True):
    """The seat of a bot that somebody takes over in a running game; None: the first."""

    seat: SeatNumber | None = None


class NameSide(Ask, frozen=True):
    """How a side wants to be called; empty: by its colour again."""

    side: SeatNumber
    name: Annotated[str, Meta(max_length=200)]


class Replace(Ask, frozen=True):
    """The seat of somebody absent that a bot shall play, and which bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] | None = None


class MakeMove(Ask, frozen=True):
    """A move that answers a ply."""

    key: Key
    move: Words
    ply: Ply | None = None
    """The ply you saw; None: whatever it is now, if the move is legal."""
    seat: SeatNumber | None = None
    """Needed only by who holds several seats."""
    attachment: dict[str, Any] | list[Any] | None = None
    """What the move stands for but cannot carry: the drawn line of a trace."""


class TakeBack(Ask, frozen=True):
    """Undo one's own last move."""

    key: Key
    ply: Ply | None = None
    seat: SeatNumber | None = None


class Say(Ask, frozen=True):
    """Something said to the table, or to one's own side only."""

    key: Key
    text: Annotated[str, Meta(max_length=500)] = ""
    is_for_team: bool = False
    """Only those on the side of one's seat hear it."""
    call: Call | None = None
    """A quick call to the own side, instead of a text."""
    phrase: Annotated[str, Meta(max_length=24)] | None = None
    """The name of a phrase to everybody, instead of a text."""
    seat: SeatNumber | None = None
    """Which side is meant; needed only by who holds several seats."""


# On the websocket each has a type.


class MoveMessage(MakeMove, frozen=True, tag="move"):
    """A move."""


class UndoMessage(TakeBack, frozen=True, tag="undo"):
    """Take one's last move back."""


class SayMessage(Say, frozen=True, tag="say"):
    """Something said."""


class LookMessage(Ask, frozen=True, tag="look"):
    """Look with the eyes of another of one's own seats."""

    seat: SeatNumber


class WhyMessage(Ask, frozen=True, tag="why"):
    """Whether a move is possible, and if not, which rule forbids it. Nothing is played."""

    move: Words
    seat: SeatNumber | None = None


class HintMessage(Ask, frozen=True, tag="hint"):
    """What a bot would do."""

    seat: SeatNumber | None = None


class VoiceMessage(Ask, frozen=True, tag="voice"):
    """Come to the voices of one's side, or go."""

    is_on: bool
    peer: Peer
    """This browser, for as long as its page is open; also after a lost connection."""
    seat: SeatNumber | None = None


class Description(Ask, frozen=True):
    """What a browser offers to another, or answers it."""

    type: Literal["offer", "answer", "pranswer", "rollback"]
    sdp: Annotated[str, Meta(max_length=MOST_DESCRIPTION_LETTERS)] = ""


class Candidate(Ask, frozen=True):
    """A way on which a browser may be reached; an empty one is the last."""

    candidate: Annotated[str, Meta(max_length=500)]
    sdp_mid: Annotated[str, Meta(max_length=32)] | None = None
    sdp_m_line_index: Annotated[int, Meta(ge=0, le=31)] | None = None
    username_fragment: Annotated[str, Meta(max_length=256)] | None = None


class SignalMessage(Ask, frozen=True, tag="signal"):
    """For another browser among the same voices; the server passes it on and keeps nothing."""

    to: Peer
    description: Description | None = None
    candidate: Candidate | None = None


class PingMessage(Ask, frozen=True, tag="ping"):
    """Are you there?"""


Message = (
    MoveMessage
    | UndoMessage
    | SayMessage
    | LookMessage
    | WhyMessage
    | HintMessage
    | VoiceMessage
    | SignalMessage
    | PingMessage
)
