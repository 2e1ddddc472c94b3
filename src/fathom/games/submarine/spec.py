"""What is in the box.

A tile is a number: kind * 5 + background, both from 0. Kinds 0 to 11 are treasures, kind 12 is the
shell, so the background of any tile is tile % 5. A card is its background.
"""

from typing import Annotated, Final, Literal

from fathom.engine.options import OptionFault, Options, house_rule

CLAUSES = tuple(f"SUB-{number}" for number in range(1, 33))

SEATS = range(2, 6)  # SUB-3
COLUMNS: Final = 6
"""SUB-1: the most; moves and spaces are made for so many."""
DEPTHS: Final = 4  # levels 2 to 5; inside the rules depth 0 is level 2
TOP_LEVEL: Final = 2
FIELDS: Final = 24
"""A field is column * 4 + depth, both from 0."""
SPACES_IN_COLUMN: Final = 10  # 1 + 2 + 3 + 4
FIRST_SPACE: Final = (0, 1, 3, 6, 10)
"""By depth: where its spaces begin in the column; the last is where the column ends."""
SPACES: Final = 60

KINDS: Final = 12
"""SUB-2: the most; a column holds as many treasures as two kinds have."""
BACKGROUNDS: Final = 5
TREASURES: Final = 60
SHELL: Final = 60
"""The first shell; a tile from here on is a shell."""
TILES: Final = 65
CARDS: Final = 60
CARDS_OF_BACKGROUND: Final = 12

CARDS_EACH = (0, 0, 15, 15, 13, 12)  # SUB-3, by number of players
SUBMARINES_EACH = (0, 0, 5, 5, 4, 3)
MOST_HAND: Final = 3  # SUB-4, SUB-21: who knows what is in a hand is counted with two bits
MOST_SUBMARINES: Final = 5

AT_START: Final = 0  # SUB-8: where a ship is; in between are the columns, from 1
OFF_BOARD: Final = 7
MOST_IDLE: Final = 50  # SUB-30

TILE_NAMES = tuple(f"{kind}{background}" for kind in "ABCDEFGHIJKLS" for background in range(1, 6))
"""A letter for the kind, S for a shell, and a number for the background."""
TILE_BY_NAME = {name: tile for tile, name in enumerate(TILE_NAMES)}


class SubmarineOptions(Options, frozen=True):
    """What the host chooses."""

    unused: Literal["random", "even"] = "random"
    """SUB-4: whether the cards not needed are drawn, or as many of each background."""
    starter: int | None = None
    """SUB-6: the seat that starts; drawn from the seed if not named."""
    idle_voyages: int = 10
    """SUB-30: after so many voyages without progress the game ends."""
    columns: Annotated[int, house_rule(2, COLUMNS)] = 6
    """SUB-1, SUB-2: with every column less there are two kinds of treasures less."""
    slots: Annotated[int | None, house_rule(1, KINDS)] = None
    """SUB-27: how many filled slots win at once; all if not named."""
    shells: Annotated[int, house_rule(0, 2)] = 1
    """SUB-3, SUB-5: shells that each player takes."""
    submarines: Annotated[int | None, house_rule(1, MOST_SUBMARINES)] = None
    """SUB-3: submarines of each player; by the number of players if not named."""
    cards: Annotated[int | None, house_rule(MOST_HAND, 30)] = None
    """SUB-3: cards of each player; by the number of players if not named."""
    hand: Annotated[int, house_rule(1, MOST_HAND)] = 3
    """SUB-4, SUB-21: cards in hand."""

    def treasures(self) -> int:
        """SUB-1: those that lie on the board at first, which are the first of all."""
        return self.columns * SPACES_IN_COLUMN

    def kinds(self) -> int:
        """SUB-2: how many there are."""
        return self.treasures() // BACKGROUNDS

    def goal(self) -> int:
        """SUB-27: how many filled slots win at once."""
        return self.kinds() if self.slots is None else self.slots

    def cards_each(self, seats: int) -> int:
        """SUB-3"""
        return CARDS_EACH[seats] if self.cards is None else self.cards

    def fleet(self, seats: int) -> int:
        """SUB-3: submarines of each player."""
        return SUBMARINES_EACH[seats] if self.submarines is None else self.submarines

    def unused_of_each(self, seats: int) -> int:
        """SUB-4: how many cards of each background are known to have left the game."""
        if self.unused == "random":
            return 0
        return (CARDS - seats * self.cards_each(seats)) // BACKGROUNDS

    def faults(self, seats: int) -> list[str | OptionFault]:
        faults: list[str | OptionFault] = []
        if self.starter is not None and not 0 <= self.starter < seats:
            faults.append(f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}")
        if not 1 <= self.idle_voyages <= MOST_IDLE:
            faults.append(f"idle_voyages: {self.idle_voyages} is not 1 to {MOST_IDLE}")
        if self.goal() > self.kinds():
            faults.append(
                OptionFault(
                    f"slots: {self.slots} are more than the {self.kinds()} kinds (SUB-27)",
                    "fault-slots",
                    {"slots": self.goal(), "kinds": self.kinds()},
                )
            )
        for what, each, there in (
            ("shells", self.shells, BACKGROUNDS),
            ("cards", self.cards_each(seats), CARDS),
        ):
            if seats * each > there:
                faults.append(
                    OptionFault(
                        f"{what}: {each} for each of {seats} are more than {there} (SUB-3)",
                        f"fault-{what}",
                        {"each": each, "players": seats, "there": there},
                    )
                )
        return faults
