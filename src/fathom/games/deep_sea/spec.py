"""What is in the box, and what a table may have otherwise."""

from typing import Annotated, Final

from fathom.engine.options import OptionFault, Options, house_rule

CLAUSES = tuple(f"DSA-{number}" for number in range(1, 27))

SEATS = range(2, 7)  # DSA-1

# The most that a table can have: moves, masks and bit sets are made for it.
MOST_LEVELS: Final = 4
MOST_CHIPS_IN_LEVEL: Final = 15
MOST_CHIPS: Final = 60
MOST_CARRIED: Final = 12
"""Nobody can carry more than the highest roll: with that many every roll gives 0 steps (DSA-17)."""


class DeepSeaOptions(Options, frozen=True):
    """What the host chooses."""

    starter: int | None = None
    """DSA-25: the seat that starts the first round; drawn from the seed if not named."""
    air: Annotated[int, house_rule(1, 60)] = 25
    """DSA-1: what the tank holds."""
    rounds: Annotated[int, house_rule(1, 6)] = 3
    """DSA-5"""
    levels: Annotated[int, house_rule(1, MOST_LEVELS)] = 4
    """DSA-2"""
    chips: Annotated[int, house_rule(1, MOST_CHIPS_IN_LEVEL)] = 8
    """DSA-2: on each level."""
    copies: Annotated[int, house_rule(1, MOST_CHIPS_IN_LEVEL)] = 2
    """DSA-2: how many chips have the same value."""
    least_value: Annotated[int, house_rule(0, 9)] = 0
    """DSA-2: of the worst chip."""
    value_step: Annotated[int, house_rule(1, 9)] = 1
    """DSA-2: from one value to the next."""
    level_bonus: Annotated[int, house_rule(0, 30)] = 0
    """DSA-2: by how much more the values of a level begin above those of the level before."""
    dice: Annotated[int, house_rule(1, 3)] = 2
    """DSA-3"""
    faces: Annotated[int, house_rule(1, 6)] = 3
    """DSA-3: a die shows 1 to this number, each as often."""
    stack: Annotated[int, house_rule(1, 6)] = 3
    """DSA-20: the chips of a stack."""

    def faults(self, seats: int) -> list[str | OptionFault]:
        faults: list[str | OptionFault] = []
        if self.starter is not None and not 0 <= self.starter < seats:
            faults.append(f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}")
        if self.dice * self.faces > MOST_CARRIED:
            highest = self.dice * self.faces
            faults.append(
                OptionFault(
                    f"dice, faces: a roll of {highest} is more than {MOST_CARRIED} (DSA-3)",
                    "fault-roll",
                    {"highest": highest, "most": MOST_CARRIED},
                )
            )
        if self.copies > self.chips:
            faults.append(
                OptionFault(
                    f"copies: {self.copies} of a value are more than {self.chips} chips (DSA-2)",
                    "fault-copies",
                    {"copies": self.copies, "chips": self.chips},
                )
            )
        return faults
