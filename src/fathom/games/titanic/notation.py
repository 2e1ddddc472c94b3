"""Every move, as words: `enter up 4`, `move 7 left 3` (passenger 7 goes left by a 3)."""

from typing import Final

from fathom.games.titanic.spec import DIRECTIONS, FARTHEST, MOST_PASSENGERS

ROLL: Final = 0
STOP: Final = 1
LAY: Final = 2
"""`lay water`, `lay ice`, `lay boat`: LAY + kind of tile."""
TURN: Final = 5
"""`turn 0` to `turn 270`: TURN + quarter turns, clockwise."""
ENTER: Final = 9
"""ENTER + 5 * direction + card - 1."""
MOVE: Final = 29
"""MOVE + 20 * (number of the passenger - 1) + 5 * direction + card - 1."""
WAYS: Final = 20
"""Four directions by five cards."""

_WAYS = [f"{way} {card}" for way in DIRECTIONS for card in range(1, FARTHEST + 1)]

MOVES = (
    "roll",
    "stop",
    "lay water",
    "lay ice",
    "lay boat",
    "turn 0",
    "turn 90",
    "turn 180",
    "turn 270",
    *(f"enter {way}" for way in _WAYS),
    *(f"move {number} {way}" for number in range(1, MOST_PASSENGERS + 1) for way in _WAYS),
)
