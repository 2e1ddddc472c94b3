"""What is in the box."""

from typing import Annotated, Final

from msgspec import Meta

from fathom.engine.options import OptionFault, Options, house_rule

CLAUSES = (
    *(f"TIT-{number}" for number in range(1, 31)),
    *(f"TIT-Z{number}" for number in range(1, 6)),
)

SEATS = range(2, 5)  # TIT-1
PASSENGERS: Final = (0, 0, 15, 10, 8)
"""TIT-1: how many each player has, by the number of players."""
MOST_PASSENGERS: Final = 15
TILES: Final = 60  # TIT-2, TIT-5: one for each place of a ship
FARTHEST: Final = 5  # TIT-4
MOST_CARDS_OF_VALUE: Final = 12
MOST_HAND: Final = 5

WATER: Final = 0
ICE: Final = 1
BOAT: Final = 2
START: Final = 3
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
    passengers: Annotated[int | None, house_rule(1, MOST_PASSENGERS)] = None
    """TIT-1: how many each player has; by the number of players if not named."""
    ice: Annotated[int, house_rule(0, 50)] = 20
    """TIT-2: tiles of ice; all that are neither ice nor boats are water."""
    boats_1: Annotated[int, house_rule(0, 20)] = 4
    """TIT-2: boats with one ring."""
    boats_2: Annotated[int, house_rule(0, 20)] = 3
    boats_3: Annotated[int, house_rule(0, 20)] = 2
    boats_4: Annotated[int, house_rule(0, 20)] = 1
    die_water: Annotated[int, house_rule(0, 6)] = 3
    """TIT-3: faces of the die that show water."""
    die_ice: Annotated[int, house_rule(0, 6)] = 1
    die_boat: Annotated[int, house_rule(0, 6)] = 1
    die_start: Annotated[int, house_rule(0, 4)] = 1
    hand: Annotated[int, house_rule(1, MOST_HAND)] = 3
    """TIT-4, TIT-15: cards in hand."""
    cards_1: Annotated[int, house_rule(0, MOST_CARDS_OF_VALUE)] = 6
    """TIT-4: cards with the value 1."""
    cards_2: Annotated[int, house_rule(0, MOST_CARDS_OF_VALUE)] = 7
    cards_3: Annotated[int, house_rule(0, MOST_CARDS_OF_VALUE)] = 8
    cards_4: Annotated[int, house_rule(0, MOST_CARDS_OF_VALUE)] = 7
    cards_5: Annotated[int, house_rule(0, MOST_CARDS_OF_VALUE)] = 5

    def boat_counts(self) -> tuple[int, ...]:
        """TIT-2: how many boats have one ring, two, three and four."""
        return self.boats_1, self.boats_2, self.boats_3, self.boats_4

    def boats(self) -> list[int]:
        """TIT-2, TIT-8: the rings of each boat, in the order of laying."""
        counts = enumerate(self.boat_counts(), 1)
        return [rings for rings, count in counts for _ in range(count)]

    def water(self) -> int:
        """TIT-2: how many tiles are left for water."""
        return TILES - self.ice - sum(self.boat_counts())

    def card_counts(self) -> tuple[int, ...]:
        """TIT-4: how many cards have the value 1, 2, 3, 4 and 5."""
        return self.cards_1, self.cards_2, self.cards_3, self.cards_4, self.cards_5

    def cards(self) -> list[int]:
        """TIT-4: every card, in ascending order."""
        counts = enumerate(self.card_counts(), 1)
        return [value for value, count in counts for _ in range(count)]

    def faults(self, seats: int) -> list[str | OptionFault]:
        from fathom.games.titanic.board import board_faults

        faults: list[str | OptionFault] = [f"board: {fault}" for fault in board_faults(self.board)]
        if self.starter is not None and not 0 <= self.starter < seats:
            faults.append(f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}")
        return faults + self._material_faults(seats)

    def _material_faults(self, seats: int) -> list[OptionFault]:
        faults = []
        boats, cards, needed = sum(self.boat_counts()), sum(self.card_counts()), seats * self.hand
        if self.water() < 0:
            faults.append(
                OptionFault(
                    f"ice, boats: {self.ice + boats} tiles are more than {TILES} places (TIT-2)",
                    "fault-tiles",
                    {"ice": self.ice, "boats": boats, "places": TILES},
                )
            )
        if not boats:
            faults.append(OptionFault("boats: there is none (TIT-2)", "fault-no-boat"))
        if not self.die_water + self.die_ice + self.die_boat:
            faults.append(OptionFault("die: it never lays a tile (TIT-3)", "fault-no-tile"))
        if cards < needed:
            faults.append(
                OptionFault(
                    f"cards: {cards} are not enough for {seats} hands of {self.hand} (TIT-4)",
                    "fault-cards",
                    {"cards": cards, "needed": needed},
                )
            )
        return faults
