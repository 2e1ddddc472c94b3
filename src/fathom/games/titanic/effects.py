"""What can happen. Passengers go by their owner's seat and number; fields are [x, y] from 0."""

from typing import Any

from fathom.engine.effects import Effect
from fathom.games.titanic.board import field_name
from fathom.games.titanic.spec import FACES

FACE_NAMES = FACES


class Rolled(Effect, frozen=True):
    """The action die (TIT-6)."""

    seat: int
    face: str


class TileLaid(Effect, frozen=True):
    """A tile covers a place (TIT-11); a boat has rings and was turned by so many degrees."""

    seat: int
    kind: str
    place: int
    rings: int
    turn: int


class Drowned(Effect, frozen=True):
    """A tile was laid on a passenger of this seat, who is out of the game (TIT-26)."""

    seat: int
    passenger: int


class Entered(Effect, frozen=True):
    """A passenger comes on board at the start field (TIT-13)."""

    seat: int
    passenger: int


class NobodyEntered(Effect, frozen=True):
    """The die asked for a passenger, but none can be entered (TIT-13, TIT-14)."""

    seat: int


class Moved(Effect, frozen=True):
    """A card was played and a passenger moved (TIT-16); `to` may be a ring to fight for."""

    seat: int
    passenger: int
    card: int
    origin: list[int]
    to: list[int]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "origin": field_name(*self.origin), "to": field_name(*self.to)}


class ThrownOut(Effect, frozen=True):
    """A passenger of this seat goes back to the supply (TIT-23)."""

    seat: int
    passenger: int


class Saved(Effect, frozen=True):
    """A passenger is on a ring (TIT-19)."""

    seat: int
    passenger: int


class Fought(Effect, frozen=True):
    """A passenger of this seat attacked a ring, and the die shows this (TIT-Z5)."""

    seat: int
    passenger: int
    face: str


class RingWon(Effect, frozen=True):
    """The attacker has the ring (TIT-Z5)."""

    seat: int
    passenger: int
    at: list[int]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "at": field_name(*self.at)}


class PushedOff(Effect, frozen=True):
    """A passenger lost a ring and is now here (TIT-Z5)."""

    seat: int
    passenger: int
    at: list[int]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "at": field_name(*self.at)}


class BeatenOff(Effect, frozen=True):
    """The attacker did not get the ring and stops here (TIT-Z5)."""

    seat: int
    passenger: int
    at: list[int]

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "at": field_name(*self.at)}


class FoughtOut(Effect, frozen=True):
    """The attacker is out of the game (TIT-Z5)."""

    seat: int
    passenger: int


class Froze(Effect, frozen=True):
    """A swimmer who did not move is out of the game (TIT-Z2)."""

    seat: int
    passenger: int


class Stopped(Effect, frozen=True):
    """The turn is over (TIT-15)."""

    seat: int


class Shuffled(Effect, frozen=True):
    """The discard is the new pile (TIT-4)."""


class Drew(Effect, frozen=True):
    """The hand is full again (TIT-15); which cards, its owner sees in the hand alone."""

    seat: int
    count: int


class LastTurns(Effect, frozen=True):
    """The last tile lies: everybody has one more turn with cards only (TIT-28)."""


class GameEnded(Effect, frozen=True):
    """The game is over; `reason` says how (TIT-28, TIT-29); the places by seat (TIT-30)."""

    reason: str
    places: list[int]
    scores: list[int]
