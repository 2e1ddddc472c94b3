"""What is kept: people, tables, what happened at each, and what was said there.

Times are milliseconds since 1970, except `Entry.at`, which counts from the start of its game.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from fathom.engine.dice import SealedDice
from fathom.engine.joint_chance import Share
from fathom.engine.manners import Style
from fathom.engine.table import Play

HANDLE_BYTES = 9
ShownTo = Literal["nobody", "opponents", "everybody"]


class Person(msgspec.Struct, frozen=True):
    """A guest: whoever holds the cookie with this id, or a passkey of theirs."""

    id: str
    name: str
    created: int
    is_rated: bool = True
    """Whether their games count for ratings."""
    shown_to: ShownTo = "opponents"
    """Who may see how often and how well they play; their name is no secret."""

    @property
    def handle(self) -> str:
        """What others may know of the id: it names their page and opens nothing."""
        return handle_of(self.id)


def handle_of(person: str) -> str:
    """The handle of whoever has this id."""
    digest = hashlib.blake2b(person.encode(), digest_size=HANDLE_BYTES, person=b"fathom handle")
    return digest.hexdigest()


class Passkey(msgspec.Struct, frozen=True):
    """A key that a device keeps for somebody; we have its public half."""

    id: str
    """The name that its device gave it, in base64url."""
    person: str
    public_key: bytes
    uses: int
    """How often its device says that it was used; some never count."""
    created: int
    used: int | None = None
    device: str = ""
    """Where it was made, in words for its owner."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One chair. Neither person nor bot: it is free."""

    person: str | None = None
    """The id of the person it belongs to; one person may hold several (hot-seat)."""
    bot: str | None = None
    """The bot that plays it: for good if there is no person, otherwise while they are away."""
    is_ready: bool = False
    has_resigned: bool = False
    """The person has given up: the bot plays it for good, or the game ended with that."""
    wants_end: bool = False
    """The person would end the game here, if all agree."""
    had_hint: bool = False
    """A bot has advised whoever sits here: the game is not rated."""
    is_muted: bool = False
    """The host wants to hear nothing of the person at this table."""
    called: str = ""
    """How whoever sits here wants to be called, where several people share one screen; empty: as
    the person is."""
    colour: int | None = None
    """The colour of whoever sits here, which goes with them; None: that of the seat's number."""


class TimeLimit(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a decision may take; after that a bot decides."""

    kind: Literal["none", "seconds", "days"] = "none"
    each: int = 0
    """That many seconds or days a move."""


class Policy(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host decides about a table, beside the options of the game."""

    is_public: bool = False
    """Listed for everybody; otherwise by invitation only."""
    spectators: Literal["none", "public", "after", "late"] = "none"
    """Nobody may watch, or what is public; `after`: that, and everything once the game is over;
    `late`: that, and meanwhile everything as it was a while ago."""
    replace_after: int | None = None
    """A bot takes the seat of somebody who has been away for that many seconds."""
    bot_pace: int = 0
    """Bots take at least that many milliseconds to move."""
    keeps_bots: bool = False
    """Nobody may take over the seat of a bot while the game is on."""
    company: int = 0
    """Which bots come, as a seed: their names, styles and paces."""
    bot_style: Style | None = None
    """The host wants only bots with this style; None: each has its own."""
    side_names: tuple[str, ...] = ()
    """How the sides call themselves; empty names, or none, where they do not."""


class JointChance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chance that players' browsers make together with the server, and how far they have come.

    Kept apart from the policy: what a process of an older version saves does not touch it.
    """

    stage: Literal["wished", "committing", "revealing", "made", "given-up"] = "wished"
    """`given-up`: nobody took part, so chance is the server's alone."""
    round: int = 0
    """A round in which somebody kept their secret to themselves is followed by another."""
    shares: tuple[Share, ...] = ()
    left_out: tuple[int, ...] = ()
    """The seats that had committed themselves and did not tell their secret in time."""
    until: int | None = None
    """When those who have not answered are left out."""
    server_seed: bytes | None = None
    """The server's part, once the seed is made; before that it is `TableRow.seed`."""

    def __repr__(self) -> str:  # no secret must reach a log
        return f"JointChance({self.stage!r}, round={self.round})"


class Status(enum.StrEnum):
    """How far a table has come. It only ever moves down this list."""

    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    """The game came to its end by the rules."""
    ENDED = "ended"
    """The host ended it, or nobody was left to play."""


class Ending(msgspec.Struct, frozen=True):
    """How a game ended, for lists of games: nothing has to be played again to show it."""

    reason: str
    """The clause of the rules; or `resigned`, or `closed` by the host."""
    places: tuple[int, ...] = ()
    """By seat: 1 is first. None if nobody won."""


class TableRow(msgspec.Struct, frozen=True):
    """A table as it stands. `ply` and `version` say which state of it this is."""

    id: str
    code: str
    """What people type to join: short, unique."""
    game: str
    rules: int
    host: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    policy: Policy
    clock: TimeLimit
    seed: bytes
    """What the dice come from. Secret until the game is over."""
    created: int
    status: Status = Status.WAITING
    started: int | None = None
    ended: int | None = None
    result: Ending | None = None
    rematch_of: str | None = None
    """The table whose rematch this is; a table has at most one."""
    acting: tuple[int, ...] = ()
    """The seats that may act now."""
    wake: int | None = None
    """When the server must do something here unasked: a bot's move, a clock, something due."""
    ply: int = 0
    """How many entries its log has; only appending changes it."""
    version: int = 0
    """Rises with every save; only saving changes it."""
    joint: JointChance | None = None
    """None: chance is the server's alone."""

    @property
    def server_seed(self) -> bytes:
        """What the server drew when the table was set up: all of the seed, or its part of it."""
        joint = self.joint
        return self.seed if joint is None or joint.server_seed is None else joint.server_seed

    @property
    def commitment(self) -> str:
        """SHA-256 of what the server drew, for everybody from the start."""
        return SealedDice(self.server_seed).commitment()

    def colour_of(self, number: int) -> int:
        """The colour of whoever sits there."""
        colour = self.seats[number].colour
        return number if colour is None else colour

    @property
    def is_making_chance(self) -> bool:
        """Whether the game was started and waits for what players add to chance."""
        is_asking = self.joint is not None and self.joint.until is not None
        return self.status is Status.WAITING and is_asking

    def __repr__(self) -> str:  # the seed must not reach a log
        return f"TableRow({self.id!r}, {self.game!r}, {self.status}, ply={self.ply})"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's log, which only ever grows.

    A move has a seat and a move. With neither, time passed and something was due. With `undoes`,
    somebody took a move back: from here on that entry and all after it no longer stand.
    """

    ply: int
    """Its place in the log; undone entries keep theirs, so the number never means two things."""
    seat: int | None = None
    move: int | None = None
    at: int = 0
    """Milliseconds since the start of the game."""
    key: str | None = None
    """Chosen by the sender: the same key from the same seat is the same command sent again."""
    attachment: dict[str, Any] | list[Any] | None = None
    undoes: int | None = None
    time: int = 0
    """When it was appended: clocks and game time go on from there."""

    @property
    def play(self) -> Play:
        """This entry as the engine plays it. Not for one that undoes another."""
        return Play(self.seat, self.move, self.at, self.attachment)


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The entries that stand after every undo: the game as it is played again."""
    kept: list[Entry] = []
    for entry in log:
        if entry.undoes is None:
            kept.append(entry)
        else:
            while kept and kept[-1].ply >= entry.undoes:
                kept.pop()
    return kept


class Progress(msgspec.Struct, frozen=True):
    """How the table stands after an append: kept together with the entry, or not at all."""

    version: int
    """The version of the table that this was worked out from."""
    acting: tuple[int, ...] = ()
    wake: int | None = None
    status: Status = Status.RUNNING
    ended: int | None = None
    result: Ending | None = None


class Counts(msgspec.Struct, frozen=True):
    """How much is kept."""

    waiting: int
    """Tables at which the game has not begun."""
    running: int
    over: int
    people: int


class Appended(msgspec.Struct, frozen=True):
    """What became of an append: the entry as it is kept, now or already before."""

    entry: Entry
    is_new: bool


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game, as far as the games they played tell."""

    who: str
    """The id of a person, or a bot (see `bot_id`)."""
    game: str
    mean: float
    deviation: float
    games: int
    """How many games it comes from."""


class Score(msgspec.Struct, frozen=True):
    """What became of a person or a bot at a table that is over."""

    table: str
    side: int
    who: str
    game: str
    ended: int
    place: int
    """Of their side: 1 is first."""
    sides: int
    rating: float | None = None
    """What they were rated after it; None: it did not count."""
    gain: float | None = None


def bot_id(bot: str) -> str:
    """A bot as `Rating.who`: no person has such an id."""
    return f"bot:{bot}"


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    number: int
    """Rises with every line; where to go on reading."""
    person: str | None
    """Who said it; None: the bot of a seat."""
    text: str
    at: int
    team: int | None = None
    """Said to one team only; None: to everybody."""
    call: str | None = None
    """A quick call instead of a text: its name and what it is about, such as `here C4`."""
    seat: int | None = None
    """Whose bot said it."""
