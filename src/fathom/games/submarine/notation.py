"""Every move, as a word. Columns count from 1 and levels from 2, as on the board (SUB-1)."""

from typing import Final

from fathom.games.submarine.spec import (
    BACKGROUNDS,
    COLUMNS,
    DEPTHS,
    TILE_NAMES,
    TOP_LEVEL,
)

# Where each kind of move begins. How many there are of the one before stands there as a figure,
# because only figures of this file are built into what is compiled.
SHELL_CHOICE: Final = 0
"""`shell 1`: the shell with the first background (SUB-5)."""
PLACE: Final = SHELL_CHOICE + 5
"""`place 1`: a submarine on level 2 of column 1 (SUB-7)."""
SHIP: Final = PLACE + 6
"""`ship 1` to `ship 6` (SUB-9)."""
SHIP_OUT: Final = SHIP + 6
MOVE: Final = SHIP_OUT + 1
"""`move 3 down 5`: a submarine on level 3 dives to level 4 of column 5 (SUB-14)."""
MOVE_WAYS: Final = 60
TAKE: Final = MOVE + MOVE_WAYS
"""`take A3`: the treasure of kind A with background 3 (SUB-15)."""
CARD: Final = TAKE + 65
"""`card`: pay for it with the card of its background (SUB-16)."""
JOKER: Final = CARD + 1
"""`joker S1`: lay this joker down in its place (SUB-22)."""
GIVE: Final = JOKER + 65
"""`give 1`: a hand card with the first background as toll (SUB-18)."""
SWAP: Final = GIVE + 5
"""`swap 1`: put a hand card with the first background under the pile (SUB-26)."""
STOP: Final = SWAP + 5
"""The end of the turn (SUB-13, SUB-26)."""

WAYS = (("up", -1), ("along", 0), ("down", 1))
STEPS = tuple(
    (depth, depth + step, column)
    for depth in range(DEPTHS)
    for _, step in WAYS
    if 0 <= depth + step < DEPTHS
    for column in range(COLUMNS)
)
"""By number from MOVE on: from which depth, to which depth, and to which column."""


def _way(depth: int, target: int) -> str:
    return next(name for name, step in WAYS if depth + step == target)


MOVES = (
    *(f"shell {background + 1}" for background in range(BACKGROUNDS)),
    *(f"place {column + 1}" for column in range(COLUMNS)),
    *(f"ship {column + 1}" for column in range(COLUMNS)),
    "ship out",
    *(
        f"move {depth + TOP_LEVEL} {_way(depth, target)} {column + 1}"
        for depth, target, column in STEPS
    ),
    *(f"take {name}" for name in TILE_NAMES),
    "card",
    *(f"joker {name}" for name in TILE_NAMES),
    *(f"give {background + 1}" for background in range(BACKGROUNDS)),
    *(f"swap {background + 1}" for background in range(BACKGROUNDS)),
    "stop",
)
