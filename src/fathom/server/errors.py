"""What the table server refuses, beside what games, tables and the store refuse.

Each has a code that the word files know, and an HTTP status.
"""

from __future__ import annotations

from typing import ClassVar

from fathom.engine.errors import (
    FathomError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    StaleMove,
)
from fathom.server.store import Clash, Missing, Unavailable


class Refused(FathomError):
    """Something that was asked of the server cannot be done; nothing has changed."""

    code = "refused"
    status: ClassVar[int] = 409


class Malformed(Refused):
    """The message does not have the form the protocol asks for."""

    code = "malformed"
    status = 400


class NoCharts(Refused):
    """The game has no charts to choose from."""

    code = "no-charts"
    status = 404


class NoLesson(Refused):
    """The game teaches no such thing."""

    code = "no-lesson"
    status = 404


class NoIdentity(Refused):
    """Whoever asks has not said who they are."""

    code = "no-identity"
    status = 401

    def __init__(self) -> None:
        super().__init__("say who you are first: POST /api/me")


class Closed(Refused):
    """The server is not for everybody, and whoever asks has not shown its password."""

    code = "closed"
    status = 401

    def __init__(self) -> None:
        super().__init__("this server is for those who know its password, or have an invitation")


class Muted(Refused):
    """The host wants to hear no more of whoever speaks."""

    code = "muted"
    status = 403

    def __init__(self) -> None:
        super().__init__("the host has muted you at this table")


class ForeignOrigin(Refused):
    """The request comes from another site."""

    code = "foreign-origin"
    status = 403


class NotAllowed(Refused):
    """It is somebody else's right: the host's, or that of whoever holds the seat."""

    code = "not-allowed"
    status = 403


class NoSpectators(NotAllowed):
    """The host wants to be among themselves."""

    code = "no-spectators"

    def __init__(self) -> None:
        super().__init__("the host has allowed no spectators")


class UnknownTable(Refused):
    """There is no such table, or it is not for these eyes: both look the same."""

    code = "unknown-table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table")


class UnknownLink(Refused):
    """The link that moves an identity was used, is too old, or never was."""

    code = "unknown-link"
    status = 404

    def __init__(self) -> None:
        super().__init__("this link has been used, is too old, or never was one")


class UnknownPerson(Refused):
    """Nobody has this handle."""

    code = "unknown-person"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is nobody at this address")


class Unwelcome(Refused):
    """The host wants nothing to do with whoever would sit down."""

    code = "unwelcome"
    status = 403

    def __init__(self) -> None:
        super().__init__("the host of this table has blocked you: find another, or set one up")


class NoPasskeysHere(Refused):
    """Browsers make no passkeys for this address."""

    code = "no-passkeys-here"

    def __init__(self, reason: str, url: str) -> None:
        super().__init__(f"no passkeys here ({reason}): they work at {url}", reason=reason, url=url)


class BadPasskey(Refused):
    """What the device answered does not fit: too late, of another site, or another key's."""

    code = "bad-passkey"
    status = 403


class TwoSeats(Refused):
    """Both the guest on this device and whose passkey it is play in the same game."""

    code = "two-seats"

    def __init__(self, table: str) -> None:
        super().__init__(
            f"at table {table} both play, this guest and you: end that game first", table=table
        )


class UnknownPasskey(Refused):
    """Nobody here has this key, or no more."""

    code = "unknown-passkey"
    status = 404

    def __init__(self) -> None:
        super().__init__("this passkey is not known here: perhaps its owner removed it")


class TooManyPasskeys(Refused):
    """One person needs no more."""

    code = "too-many-passkeys"

    def __init__(self, most: int) -> None:
        super().__init__(f"you have {most} passkeys: remove one first", most=most)


class NoWayBack(Refused):
    """Who leaves this device without a passkey could never come back."""

    code = "no-way-back"

    def __init__(self) -> None:
        super().__init__("without a passkey you could not come back: make one first")


class TableFull(Refused):
    """Nobody else fits."""

    code = "table-full"


class SeatTaken(Refused):
    """Somebody sits there."""

    code = "seat-taken"


class WrongSeat(Refused):
    """There is no such seat, or it belongs to somebody else."""

    code = "wrong-seat"
    status = 403


class WrongTime(Refused):
    """This can be done before the game, during it or after it, but not now."""

    code = "wrong-time"


class NotReady(Refused):
    """The game cannot start yet."""

    code = "not-ready"


class NotCommitted(Refused):
    """This secret is not the one that was committed to."""

    code = "not-committed"

    def __init__(self) -> None:
        super().__init__("this is not the secret that you committed yourself to")


class NoUndo(Refused):
    """The last move cannot be taken back any more."""

    code = "no-undo"


class TooFast(Refused):
    """Too much in too short a time."""

    code = "too-fast"
    status = 429

    def __init__(self, retry_after: int) -> None:
        super().__init__(f"too fast: try again in {retry_after} s", retry_after=retry_after)
        self.retry_after = retry_after


class TooManyTables(Refused):
    """This person hosts as many unfinished tables as one may."""

    code = "too-many-tables"
    status = 429


class TooManySockets(Refused):
    """This person looks at the table from as many places as one may."""

    code = "too-many-sockets"
    status = 429

    def __init__(self) -> None:
        super().__init__("you look at this table from too many places: close one first")


class OtherRules(Refused):
    """The game was begun by a version of its rules that this server does not have, or no more."""

    code = "other-rules"


class NotInstalled(Refused):
    """The game is not installed on this server any more, or does not work; its tables are kept."""

    code = "not-installed"

    def __init__(self, game: str) -> None:
        super().__init__(f"the game {game!r} is not installed on this server", game=game)


class Stopping(Refused):
    """The server is about to stop."""

    code = "stopping"
    status = 503

    def __init__(self) -> None:
        super().__init__("the server is about to stop: try again in a moment")


_STATUS: dict[type[FathomError], int] = {
    StaleMove: 409,
    IllegalMove: 409,
    NotYourTurn: 409,
    GameOver: 409,
    Clash: 409,
    Missing: 404,
    Unavailable: 503,
}


def status_of(error: FathomError) -> int:
    """The HTTP status that goes with an error."""
    if isinstance(error, Refused):
        return error.status
    return _STATUS.get(type(error), 400)
