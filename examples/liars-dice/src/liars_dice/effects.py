"""What can happen."""

from fathom.engine.effects import Effect


class RoundStarted(Effect, frozen=True):
    """Everybody who is in has rolled, and this seat bids first (LIE-2, LIE-3, LIE-12)."""

    round: int
    seat: int


class Rolled(Effect, frozen=True):
    """The dice under one's own cup, for their owner alone (LIE-2)."""

    seat: int
    dice: list[int]


class Bid(Effect, frozen=True):
    """A seat claims that so many dice show this face (LIE-4)."""

    seat: int
    count: int
    face: int


class Doubted(Effect, frozen=True):
    """A seat does not believe the last bid, made by another one (LIE-7)."""

    seat: int
    to_seat: int


class Showed(Effect, frozen=True):
    """A cup is lifted (LIE-9)."""

    seat: int
    dice: list[int]


class Counted(Effect, frozen=True):
    """So many dice count for the bid (LIE-9)."""

    found: int
    count: int
    face: int


class LostDie(Effect, frozen=True):
    """A seat loses a die and has so many left (LIE-10)."""

    seat: int
    left: int


class WentOut(Effect, frozen=True):
    """A seat has no die left (LIE-11)."""

    seat: int


class GameEnded(Effect, frozen=True):
    """Only this seat has dice left (LIE-13)."""

    seat: int
