"""What Fathom refuses, and how it says so.

Every error is one clear sentence. `code` names its kind and `facts` holds its particulars, so that
an interface can say the same in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from fathom.engine.options import OptionFault


class FathomError(Exception):
    """Something was asked for that cannot be done; nothing has changed."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.facts: dict[str, str | int] = {"detail": message, **facts}

    def __reduce__(self) -> tuple[Any, ...]:
        """An error crosses processes whole, whatever its subclass is made from."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[FathomError], args: tuple[Any, ...], state: dict[str, Any]) -> FathomError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class UnknownGame(FathomError):
    """No game goes by this key."""

    code = "unknown-game"


class BrokenGame(FathomError):
    """A package declares a game that does not work."""

    code = "broken-game"


class UnknownBot(FathomError):
    """No bot goes by this name, or it cannot play this game."""

    code = "unknown-bot"


class InvalidBot(FathomError):
    """A bot cannot have this parameter, or not this value."""

    code = "invalid-bot"


class BrokenBot(FathomError):
    """A bot that somebody brought does not work."""

    code = "broken-bot"


class InvalidSeats(FathomError):
    """The game is not for this number of seats."""

    code = "invalid-seats"


class InvalidOptions(FathomError):
    """An option does not exist or cannot have this value; `faults` lists all that is wrong."""

    code = "invalid-options"

    def __init__(
        self, message: str, faults: Sequence[OptionFault] = (), **facts: str | int
    ) -> None:
        super().__init__(message, **facts)
        self.faults = list(faults)


class UnknownRules(FathomError):
    """The game cannot be played by this version of its rules, or not any more."""

    code = "unknown-rules"


class InvalidSeed(FathomError):
    """The seed cannot start a dice stream."""

    code = "invalid-seed"


class InvalidMove(FathomError):
    """This is no move at all: not a word of the game, not in its range, or not from a seat."""

    code = "invalid-move"


class NotYourTurn(FathomError):
    """The seat exists but may not act now."""

    code = "not-your-turn"


class StaleMove(FathomError):
    """The move answers a ply that is no longer the current one."""

    code = "stale-move"


class GameOver(FathomError):
    """The game has ended; nobody may act any more."""

    code = "game-over"


class IllegalMove(FathomError):
    """A move of the game that its rules do not allow now; `clause` says which rule."""

    code = "illegal-move"

    def __init__(self, clause: str, reason: str, *, move: str, where: str) -> None:
        super().__init__(
            f"illegal move {move!r} [{clause}]: {reason} ({where})", clause=clause, move=move
        )
        self.clause = clause
        self.reason = reason


class InvalidPosition(FathomError):
    """A position that cannot be on the table; `faults` lists everything wrong with it."""

    code = "invalid-position"

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("invalid position: " + "; ".join(faults))
        self.faults = list(faults)


class InvalidRecord(FathomError):
    """A record that does not tell a real game: damaged or forged. `line` counts from 1."""

    code = "invalid-record"

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(f"invalid record, line {line}: {fault}", line=line, fault=fault)
        self.line = line
        self.fault = fault


class InvalidBuffer(FathomError):
    """What numbers shall be written into does not take them."""

    code = "invalid-buffer"


class InvalidDraws(FathomError):
    """Chance cannot go as it was told to."""

    code = "invalid-draws"


class UnreadableRecord(InvalidRecord):
    """No record at all, or by rules that are not known here: whether it is real, nobody can say."""

    code = "unreadable-record"
