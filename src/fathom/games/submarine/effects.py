"""What can happen. Columns and backgrounds count from 1, levels from 2; tiles go by their names."""

from fathom.engine.effects import Effect


class ShellTaken(Effect, frozen=True):
    """A player chose their shell (SUB-5)."""

    seat: int
    tile: str


class SubmarinePlaced(Effect, frozen=True):
    """A submarine on level 2 (SUB-7)."""

    seat: int
    column: int


class VoyageStarted(Effect, frozen=True):
    """All ships are at the left edge; this seat sails first (SUB-11)."""

    voyage: int
    seat: int


class IdleVoyage(Effect, frozen=True):
    """A voyage without progress: how many in a row, and how many end the game (SUB-30)."""

    idle: int
    limit: int


class ShipSailed(Effect, frozen=True):
    """A ship stopped in a column (SUB-9)."""

    seat: int
    column: int


class ShipLeft(Effect, frozen=True):
    """A ship left the board on the right (SUB-10)."""

    seat: int


class SubmarineMoved(Effect, frozen=True):
    """A submarine went from the ship's column to another field (SUB-14)."""

    seat: int
    from_column: int
    from_level: int
    column: int
    level: int


class TreasureChosen(Effect, frozen=True):
    """A player is going to salvage this tile (SUB-15)."""

    seat: int
    kind: str
    tile: str


class CardDiscarded(Effect, frozen=True):
    """The card that pays for the treasure (SUB-16)."""

    seat: int
    card: int


class JokerLaid(Effect, frozen=True):
    """The joker that lies where the treasure was (SUB-22, SUB-23)."""

    seat: int
    kind: str
    tile: str


class TollPaid(Effect, frozen=True):
    """A card went, face down, to the owner of a submarine in the way (SUB-17, SUB-18)."""

    seat: int
    to_seat: int
    source: str
    """`pile` or `hand`."""


class TollChosen(Effect, frozen=True):
    """Which hand card it was, for the payer alone (SUB-18)."""

    seat: int
    card: int


class Drew(Effect, frozen=True):
    """Cards drawn to the hand, in order, for their owner alone (SUB-19, SUB-25, SUB-26)."""

    seat: int
    cards: list[int]


class Salvaged(Effect, frozen=True):
    """A treasure filled its slot in the container (SUB-20)."""

    seat: int
    kind: str
    tile: str
    filled: int


class PutBeside(Effect, frozen=True):
    """A duplicate or a shell lies beside the container: a joker from the next turn on (SUB-20)."""

    seat: int
    kind: str
    tile: str


class CardSwapped(Effect, frozen=True):
    """A hand card went under the pile and the top one was drawn (SUB-26)."""

    seat: int


class ContainerFull(Effect, frozen=True):
    """All twelve slots are filled (SUB-27)."""

    seat: int


class ColumnEmptied(Effect, frozen=True):
    """No treasure is left in a column (SUB-28)."""

    column: int


class CardsGone(Effect, frozen=True):
    """Every card is on the discard (SUB-29)."""


class GameEnded(Effect, frozen=True):
    """The game is over; places and treasures by seat (SUB-31)."""

    places: list[int]
    scores: list[int]
