"""What can happen. Levels count from 1, depths too (0 is the submarine)."""

from fathom.engine.effects import Effect


class RoundStarted(Effect, frozen=True):
    """A round begins; this seat is first (DSA-22, DSA-23)."""

    round: int
    seat: int


class Breathed(Effect, frozen=True):
    """The diver on turn used air (DSA-7); nothing is told when it was none."""

    seat: int
    air: int
    tank: int


class TurnedBack(Effect, frozen=True):
    """The diver now swims up (DSA-9)."""

    seat: int


class Rolled(Effect, frozen=True):
    """Both dice, and the steps they give with this load (DSA-11)."""

    seat: int
    dice: list[int]
    steps: int


class Dived(Effect, frozen=True):
    """The diver went down to this depth (DSA-12)."""

    seat: int
    depth: int


class Rose(Effect, frozen=True):
    """The diver went up to this depth (DSA-12)."""

    seat: int
    depth: int


class Stayed(Effect, frozen=True):
    """The diver had no steps, or no free space to swim to (DSA-13, DSA-14)."""

    seat: int


class CameHome(Effect, frozen=True):
    """The diver is back in the submarine with so many treasures (DSA-13)."""

    seat: int
    treasures: int


class Looked(Effect, frozen=True):
    """The values a diver brought home, for that diver alone until the round ends (DSA-19)."""

    seat: int
    values: list[int]


class Took(Effect, frozen=True):
    """The diver took a treasure: one chip, or a stack (DSA-16, DSA-21)."""

    seat: int
    levels: list[int]


class PutBack(Effect, frozen=True):
    """The diver put a treasure down on a blank (DSA-17)."""

    seat: int
    levels: list[int]


class AirRanOut(Effect, frozen=True):
    """The tank is empty and the round is over (DSA-8, DSA-18)."""

    round: int


class AllHome(Effect, frozen=True):
    """Everybody is home and the round is over (DSA-18)."""

    round: int


class Stored(Effect, frozen=True):
    """What a diver brought home, now for all to see (DSA-19)."""

    seat: int
    values: list[int]


class Lost(Effect, frozen=True):
    """A diver who is not home loses everything to the deep (DSA-20)."""

    seat: int
    levels: list[int]


class PathEmpty(Effect, frozen=True):
    """No treasure is left, so no round can start (DSA-13)."""


class GameEnded(Effect, frozen=True):
    """The game is over; the places by seat (DSA-24)."""

    places: list[int]
    scores: list[int]
