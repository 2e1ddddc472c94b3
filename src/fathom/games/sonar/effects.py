"""What can happen. Boats are 0 (yellow) and 1 (blue); fields are names, sectors count from 1.

The first part is public (SON-35), the second is for one crew only.
"""

from fathom.engine.effects import Effect


class GameStarted(Effect, frozen=True):
    """Both boats have marked where they are (SON-5)."""


class TurnBegan(Effect, frozen=True):
    """It is this boat's turn; so many in a row are left, this one included (SON-21)."""

    boat: int
    in_row: int


class CourseSet(Effect, frozen=True):
    """A captain announced a course (SON-6)."""

    boat: int
    direction: str


class SheetDamage(Effect, frozen=True):
    """A panel or the reactor failed (SON-19)."""

    boat: int
    total: int


class Surfaced(Effect, frozen=True):
    """A boat surfaced in this sector (SON-20); `ice` is the damage the ice did (SON-39)."""

    boat: int
    sector: int
    ice: int
    total: int


class TorpedoFired(Effect, frozen=True):
    """A torpedo hits this field (SON-28)."""

    boat: int
    field: str


class MineLaid(Effect, frozen=True):
    """A mine was laid somewhere (SON-30)."""

    boat: int


class MineDetonated(Effect, frozen=True):
    """A captain detonated an own mine (SON-31)."""

    boat: int
    field: str


class ArcherDetonated(Effect, frozen=True):
    """A captain detonated an Archer mine (SON-40)."""

    boat: int
    field: str


class ArcherDestroyed(Effect, frozen=True):
    """A torpedo destroyed an Archer mine (SON-28)."""

    field: str


class Blast(Effect, frozen=True):
    """What both boats took from a blast (SON-29), and the damage they have now."""

    field: str
    yellow: int
    blue: int
    yellow_total: int
    blue_total: int


class DroneSent(Effect, frozen=True):
    """A drone asked for a sector, and the answer (SON-32)."""

    boat: int
    sector: int
    found: int


class SonarUsed(Effect, frozen=True):
    """The other captain must answer (SON-33)."""

    boat: int


class SonarAnswered(Effect, frozen=True):
    """Two facts about a boat, one of them true (SON-33)."""

    boat: int
    first: str
    first_value: str
    second: str
    second_value: str


class SilentRun(Effect, frozen=True):
    """A boat runs silently (SON-34)."""

    boat: int


class Resumed(Effect, frozen=True):
    """The halt is over (SON-26)."""


class RepairChecked(Effect, frozen=True):
    """The lines of a repair were checked (SON-22)."""

    boat: int
    passed: int


class ReadyToDive(Effect, frozen=True):
    """The engineer reports (SON-22)."""

    boat: int


class Dived(Effect, frozen=True):
    """A boat is under water again (SON-21, SON-22)."""

    boat: int


class GameEnded(Effect, frozen=True):
    """The game is over; -1 is a draw (SON-4, SON-41)."""

    winner: int


# For one crew


class PlaceMarked(Effect, frozen=True):
    """Where the boat starts (SON-5)."""

    field: str


class GaugeMarked(Effect, frozen=True):
    """The first officer marked a gauge (SON-10)."""

    system: str
    marks: int
    size: int


class GaugeFull(Effect, frozen=True):
    """A system is ready (SON-11)."""

    system: str


class Confirmed(Effect, frozen=True):
    """Every gauge is full: the first officer only confirms (SON-10)."""


class Crossed(Effect, frozen=True):
    """The engineer crossed a symbol (SON-14)."""

    symbol: str
    colour: str


class CircuitRepaired(Effect, frozen=True):
    """A circuit repaired itself (SON-18)."""

    circuit: str


class MinePlaced(Effect, frozen=True):
    """Where the own mine lies (SON-30)."""

    field: str


class MineDestroyed(Effect, frozen=True):
    """A torpedo destroyed an own mine (SON-28)."""

    field: str


class RanSilently(Effect, frozen=True):
    """Where the own boat went in silence (SON-34)."""

    direction: str
    fields: int
    field: str


class Wanted(Effect, frozen=True):
    """What the captain asks the crew for."""

    system: str


class Traced(Effect, frozen=True):
    """A section of the outline has been traced and signed (SON-22)."""

    seat: int
    section: int
