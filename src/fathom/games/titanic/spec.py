"""What is in the box."""

from typing import Annotated, Final

from msgspec import Meta

from fathom.engine.options import Options

CLAUSES = (
    *(f"TIT-{number}" for number in range(1, 31)),
    *(f"TIT-Z{number}" for number in range(1, 6)),
)

SEATS = range(2, 5)  # TIT-1
PASSENGERS: Final = (0, 0, 15, 10, 8)
"""TIT-1: how many each player has, by the number of players."""
MOST_PASSENGERS: Final = 15
TILES: Final = 60  # TIT-2
WATER_TILES: Final = 30
ICE_TILES: Final = 20
BOATS: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
"""TIT-2, TIT-8: the rings of each boat, in the order of laying."""
RINGS: Final = 20
CARDS: Final = (1,) * 6 + (2,) * 7 + (3,) * 8 + (4,) * 7 + (5,) * 5  # TIT-4
FARTHEST: Final = 5
HAND: Final = 3

WATER: Final = 0
ICE: Final = 1
BOAT: Final = 2
START: Final = 3
DIE: Final = (WATER, WATER, WATER, ICE, BOAT, START)  # TIT-3
FACES: Final = ("water", "ice", "boat", "start")
"""What the die shows, and (but the last) the kinds of tiles."""

# What whoever is on turn has to do now.
ROLL: Final = 0
LAY: Final = 1
TURN: Final = 2
ENTER: Final = 3
MOVE: Final = 4
CLIMB: Final = 5
OVER: Final = 6

DIRECTIONS: Final = ("left", "right", "up", "down")
OUR_BOARD: Final = "fathom"
BOARDS: Final = (OUR_BOARD, "promenade")
"""Those that come with the game."""


class TitanicOptions(Options, frozen=True):
    """What the host chooses."""

    starter: int | None = None
    """TIT-6: the seat that starts; drawn from the seed if not named."""
    board: Annotated[str, Meta(examples=list(BOARDS))] = OUR_BOARD
    """TIT-5: the name of a board that comes with the game, or the whole text of another."""
    over_the_rail: bool = False
    """TIT-Z1"""
    cold_water: bool = False
    """TIT-Z2"""
    leaving_boats: bool = False
    """TIT-Z3"""
    over_rings: bool = False
    """TIT-Z4"""
    fights: bool = False
    """TIT-Z5"""

    def faults(self, seats: int) -> list[str]:
        from fathom.games.titanic.board import board_faults

        faults = [f"board: {fault}" for fault in board_faults(self.board)]
        if self.starter is not None and not 0 <= self.starter < seats:
            faults.append(f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}")
        return faults
