"""What clients are sent. Nothing in here depends on what its reader may not know."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fathom.engine.choices import Choice
from fathom.engine.drawn_charts import ChartFault, ChartKit, Drawing
from fathom.engine.effects import Effect
from fathom.engine.options import OptionFault
from fathom.engine.outcome import Remark
from fathom.engine.view import View
from fathom.server.asks import Candidate, Description
from fathom.server.store import Ending, Status


class Tell(msgspec.Struct, frozen=True, kw_only=True):
    """Anything a client is sent."""


# Over HTTP


class Me(Tell, frozen=True):
    """Who you are."""

    name: str
    handle: str
    """It names your page."""
    is_rated: bool
    """Whether your games count for ratings."""
    shown_to: Literal["nobody", "opponents", "everybody"]
    """Who may see how often and how well you play."""
    joined: int = 0
    """Who comes back by passkey: how many tables of the guest on that device are theirs now."""


class BlockedPerson(Tell, frozen=True):
    """Somebody with whom one wants nothing to do."""

    handle: str
    name: str


class BlockedPeople(Tell, frozen=True):
    """All of them, in the order in which they were blocked."""

    people: list[BlockedPerson]


class Challenge(Tell, frozen=True):
    """What a device needs to make a passkey, or to show one."""

    options: dict[str, Any]
    """A PublicKeyCredentialCreationOptions or -RequestOptions, its bytes in base64url."""


class PasskeyTell(Tell, frozen=True):
    """One of your passkeys."""

    id: str
    device: str
    created: int
    used: int | None


class Passkeys(Tell, frozen=True):
    """Your passkeys, oldest first."""

    passkeys: list[PasskeyTell]


class BotRating(Tell, frozen=True):
    """How strong a bot is at a game: the scale."""

    bot: str
    rating: float
    games: int


class Figures(Tell, frozen=True):
    """How often and how well somebody plays a game."""

    game: str
    played: int
    won: int
    streak: int
    """Games won in a row, up to the last one."""
    best_streak: int
    rating: float | None
    """25 is where everybody begins; None: not rated."""
    deviation: float | None
    """The rating is probably no further from the truth than twice this."""
    course: list[float]
    """The rating after each game that counted, oldest first; the newest few dozen."""
    bots: list[BotRating]


class Opponent(Tell, frozen=True):
    """Somebody you played against, or with."""

    name: str | None
    handle: str | None
    """None for a bot."""
    bot: str | None
    against: int
    """Games on different sides."""
    ahead: int
    """Those of them that you ended before them."""
    behind: int
    beside: int
    """Games on the same side."""


class Sitter(Tell, frozen=True):
    """Somebody else at a table: a person by name, or a bot."""

    name: str | None
    bot: str | None


class ScoreTell(Tell, frozen=True):
    """What became of somebody in one game."""

    table: str
    game: str
    ended: int
    place: int
    sides: int
    rating: float | None
    gain: float | None
    """By how much the rating rose or fell; None: it did not count."""
    others: list[Sitter]


class PersonTell(Tell, frozen=True):
    """Somebody's page, as far as you may see it."""

    handle: str
    name: str
    is_you: bool
    since: int | None
    """When they first came here."""
    is_open: bool
    """Whether you may see more than the name."""
    streak: int
    best_streak: int
    figures: list[Figures]
    opponents: list[Opponent]
    """Only yours."""
    scores: list[ScoreTell]
    """Your newest games, or those that you and they both played."""


class Link(Tell, frozen=True):
    """A link that moves your identity to another device, once and soon."""

    url: str
    token: str
    expires: int
    qr: str
    """The same as an SVG picture."""


class TeamsTell(Tell, frozen=True):
    """What seats that win and lose together have."""

    calls: list[str]
    """What those on a side can call to each other by name."""
    sizes_option: str | None
    """The option that says how many seats each side has, if there is one."""


class QuickStart(Tell, frozen=True):
    """Another way to play a game at once; its message `play-now-<name>` says which."""

    name: str
    options: dict[str, Any]
    seats: list[int]
    """How many can play so."""


class GameTell(Tell, frozen=True):
    """A game that can be played here."""

    key: str
    title: str
    seats: list[int]
    rules_version: int
    options: list[Choice]
    bots: list[str]
    moves: int
    has_secrets: bool
    may_agree: bool
    """Whether people may end it by agreement."""
    clauses: list[str]
    is_hunt: bool
    """Whether sides hunt each other: onlookers may then be shown everything late."""
    is_shared: bool
    """Whether several may act at once: a move then counts as it arrives and answers no ply."""
    teams: TeamsTell | None
    """If seats win and lose together."""
    chart_option: str | None
    """The option that takes a whole text instead of a name, if there is one."""
    minutes: int
    """How long a game takes."""
    usual_seats: int
    """How many it is best with."""
    quick_starts: list[QuickStart]
    lessons: list[str]
    """What can be practised in it, by name; see `practice`."""
    chapters: list[str]
    """The effects with which something new begins, for the log."""
    by_seat: list[str]
    """The fields of its view that are lists with an entry for each seat."""
    seat_fields: list[str]
    """Those that are numbers of seats."""


class Scene(Tell, frozen=True):
    """A moment of a game that one of its rules is explained with."""

    name: str
    """The message `scene-<name>` of the game says what is to be seen."""
    clause: str
    view: View
    moves: list[str]
    effects: list[Effect]


class Scenes(Tell, frozen=True):
    """The pictures of a game's rules."""

    scenes: list[Scene]


class PracticeTell(Tell, frozen=True):
    """How a lesson stands, as the learner sees it."""

    view: View
    moves: list[str]
    effects: list[Effect]
    """Since the deed before the last."""
    attachments: list[dict[str, Any] | list[Any] | None]
    goals: list[str]
    """The message `practice-<lesson>-<goal>` of the game says what is to be done."""
    reached: int
    """So many of them, in their order."""
    remark: str | None
    """The message of the game that says why the last deed was none of them."""
    refused: Fault | None
    """Why the last deed was not possible."""


class OurChart(Tell, frozen=True):
    """A chart that comes with a game."""

    name: str
    """The message `option-<option>-<name>` of the game says what it is called."""
    variant: str | None
    """The value of `variant_option` for which it is drawn like this; None: any."""
    drawing: Drawing


class ChartsTell(Tell, frozen=True):
    """What a game can be played on, and what there is to draw others with."""

    option: str
    """The option that takes the name of one of these, or the text of another."""
    variant_option: str | None
    kit: ChartKit
    charts: list[OurChart]


class ChartTell(Tell, frozen=True):
    """A chart that somebody drew or brought, looked over."""

    text: str
    drawing: Drawing | None
    """None where too little of the text can be read."""
    faults: list[ChartFault]
    facts: dict[str, str | int]
    """Without faults: for the game's message `board-good`."""


class Fault(Tell, frozen=True):
    """Why something was refused. `code` and `facts` say the same in any language."""

    code: str
    detail: str
    facts: dict[str, str | int] = {}
    clause: str | None = None
    """The rule that refuses it."""
    faults: list[OptionFault] = []
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
    keeps_bots: bool
    """Whether nobody may take over the seat of a bot while the game is on."""


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
    """SHA-256 of the seed that decides all chance."""
    seed: str | None
    """The seed, once the game is over and if you may know everything."""
    rematch: str | None
    """The table where it goes on."""
    rematch_by: list[str]
    """Those who are ready for that, by name."""
    is_your_turn: bool = False
    """In lists of your tables."""


class Games(Tell, frozen=True):
    """The games that can be played here."""

    games: list[GameTell]
    phrases: list[str]
    """What can be said at a table with one press, by name: everybody reads it as they speak."""
    share_url: str | None
    """The address to give to others, where it is not the one you came by: of `localhost` they have
    no use."""


class Tables(Tell, frozen=True):
    """Several tables, newest first."""

    tables: list[TableTell]


# On the websocket


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


# After the game


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


class Health(Tell, frozen=True):
    """How the server is."""

    status: str
