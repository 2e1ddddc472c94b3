"""What is told of the games: what can be played, practised and drawn."""

from __future__ import annotations

from typing import Any

from fathom.engine.choices import Choice
from fathom.engine.drawn_charts import ChartFault, ChartKit, Drawing
from fathom.engine.effects import Effect
from fathom.engine.view import View
from fathom.server.tells import Tell
from fathom.server.tells.tables import Fault


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


class Games(Tell, frozen=True):
    """The games that can be played here."""

    games: list[GameTell]
    phrases: list[str]
    """What can be said at a table with one press, by name: everybody reads it as they speak."""
    share_url: str | None
    """The address to give to others, where it is not the one you came by: of `localhost` they have
    no use."""


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
