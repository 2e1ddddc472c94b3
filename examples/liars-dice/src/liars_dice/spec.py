"""What is in the box, and what the host chooses."""

from typing import Final

from fathom.engine.options import Options

CLAUSES = tuple(f"LIE-{number}" for number in range(1, 14))

SEATS = range(2, 7)  # LIE-1
FACES: Final = 6
MOST_DICE_EACH: Final = 5  # LIE-1
MOST_DICE: Final = SEATS[-1] * MOST_DICE_EACH
WILD_FACE: Final = 1  # LIE-9


class LiarsDiceOptions(Options, frozen=True):
    """What the host chooses."""

    dice: int = MOST_DICE_EACH
    """LIE-1: how many dice each player starts with."""
    wild_ones: bool = True
    """LIE-9: whether ones count as every face."""
    starter: int | None = None
    """LIE-3: the seat that starts the first round; drawn from the seed if not named."""

    def faults(self, seats: int) -> list[str]:
        faults = []
        if not 1 <= self.dice <= MOST_DICE_EACH:
            faults.append(f"dice: {self.dice} is not 1 to {MOST_DICE_EACH}")
        if self.starter is not None and not 0 <= self.starter < seats:
            faults.append(f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}")
        return faults
