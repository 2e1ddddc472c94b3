"""Every move, as a word (DSA-6)."""

from typing import Final

from fathom.games.deep_sea.spec import MOST_CARRIED

ON: Final = 0
TURN: Final = 1
LEAVE: Final = 2
TAKE: Final = 3
DROP: Final = 4
"""`drop 1`, the treasure taken first; `drop n` is DROP + n - 1."""

MOVES = (
    "on",
    "turn",
    "leave",
    "take",
    *(f"drop {number}" for number in range(1, MOST_CARRIED + 1)),
)
