"""Every move, as words: `doubt`, `roll`, `bid 3 5` (at least three dice show a five)."""

from typing import Final

from liars_dice.spec import FACES, MOST_DICE

DOUBT: Final = 0
ROLL: Final = 1
FIRST_BID: Final = 2
"""`bid 1 1`; then faces, then counts, so that a higher bid is a higher move (LIE-5)."""

MOVES = (
    "doubt",
    "roll",
    *(f"bid {count} {face}" for count in range(1, MOST_DICE + 1) for face in range(1, FACES + 1)),
)


def bid_move(count: int, face: int) -> int:
    """The move that bids so many dice of a face."""
    return FIRST_BID + (count - 1) * FACES + face - 1


def bid_of(move: int) -> tuple[int, int]:
    """How many dice of which face a bid claims."""
    count, face = divmod(move - FIRST_BID, FACES)
    return count + 1, face + 1
