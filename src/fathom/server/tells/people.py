"""What is told of people: oneself, those whom one blocked, a person's page."""

from __future__ import annotations

from typing import Any, Literal

from fathom.server.tells import Tell


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
