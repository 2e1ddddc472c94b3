"""What is in the box."""

from typing import Final

from fathom.engine.options import Options

CLAUSES = tuple(f"DSA-{number}" for number in range(1, 27))

SEATS = range(2, 7)  # DSA-1
TANK: Final = 25  # DSA-1
LEVELS: Final = 4  # DSA-2
CHIPS_IN_LEVEL: Final = 8
VALUES_IN_LEVEL: Final = 4  # each twice
CHIPS: Final = 32
FACES: Final = 3  # DSA-3: each die shows 1, 2 or 3 twice
ROUNDS: Final = 3  # DSA-5
STACK: Final = 3  # DSA-20
MOST_CARRIED: Final = 6  # DSA-17: with six every roll gives 0 steps


class DeepSeaOptions(Options, frozen=True):
    """What the host chooses."""

    starter: int | None = None
    """DSA-25: the seat that starts the first round; drawn from the seed if not named."""

    def faults(self, seats: int) -> list[str]:
        if self.starter is not None and not 0 <= self.starter < seats:
            return [f"starter: there is no seat {self.starter}, seats are 0 to {seats - 1}"]
        return []
