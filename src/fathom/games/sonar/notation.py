"""Every move, as words. The order is the one in which `legal_moves` lists them."""

from typing import Final

from fathom.games.sonar.charts import (
    ARCHER_FIELDS,
    DIRECTIONS,
    FIELD_NAMES,
    SYMBOL_NAMES,
    SYSTEMS,
)
from fathom.games.sonar.sea import COLUMNS, FIELDS, WIDTH
from fathom.games.sonar.spec import FARTHEST_SILENT, SECTIONS

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
MOST_SECTORS: Final = 9

# Where each kind of move begins. Fields and columns stand there as figures, because only figures of
# this file are built into what is compiled.
COURSE: Final = 0
SURFACE: Final = 4
END: Final = 5
MARK: Final = 6
"""One for each system, and `mark none` when every gauge is full (SON-10)."""
MARK_NONE: Final = 12
CROSS: Final = 13
DRONE: Final = 37
SONAR: Final = 46
MINE: Final = 47
SILENCE: Final = 55
"""Five for each direction: 0 to 4 fields (SON-34)."""
TRACE: Final = 75
"""Two for each section: `good` stays inside the border, `bad` does not (SON-22)."""
READY: Final = 83
DIVE: Final = 84
WANT: Final = 85
"""What the captain asks the crew for: one for each system, and `want nothing`."""
WANT_NOTHING: Final = 91
ARCHER: Final = 92
START: Final = 112
TORPEDO: Final = START + 225
DETONATE: Final = TORPEDO + 225
ANSWER: Final = DETONATE + 225
"""Column and row, then column and sector, then row and sector (SON-33)."""
COLUMN_ROW: Final = 15 * 15
COLUMN_SECTOR: Final = 15 * MOST_SECTORS
ARCHER_ELSEWHERE: Final = ANSWER + COLUMN_ROW + 2 * COLUMN_SECTOR
"""Archer mines on fields that have none on our maps: on somebody's own sea they may be anywhere.

They come last because moves are kept by number: those that there were keep theirs.
"""

ARCHER_FIELD_OF: Final[dict[int, int]] = {
    **{ARCHER + number: field for number, field in enumerate(ARCHER_FIELDS)},
    **{
        ARCHER_ELSEWHERE + number: field
        for number, field in enumerate(
            field for field in range(FIELDS) if field not in ARCHER_FIELDS
        )
    },
}
"""By move: the field of the Archer mine that it detonates."""
ARCHER_MOVE_OF: Final[dict[int, int]] = {field: move for move, field in ARCHER_FIELD_OF.items()}


def _answers() -> tuple[str, ...]:
    rows = range(1, WIDTH + 1)
    sectors = range(1, MOST_SECTORS + 1)
    return (
        *(f"answer column {column} row {row}" for column in COLUMNS for row in rows),
        *(f"answer column {column} sector {sector}" for column in COLUMNS for sector in sectors),
        *(f"answer row {row} sector {sector}" for row in rows for sector in sectors),
    )


MOVES = (
    *(f"course {direction}" for direction in DIRECTIONS),
    "surface",
    "end",
    *(f"mark {system}" for system in SYSTEMS),
    "mark none",
    *(f"cross {symbol}" for symbol in SYMBOL_NAMES),
    *(f"drone {sector}" for sector in range(1, MOST_SECTORS + 1)),
    "sonar",
    *(f"mine {point}" for point in COMPASS),
    *(
        f"silence {direction} {fields}"
        for direction in DIRECTIONS
        for fields in range(FARTHEST_SILENT + 1)
    ),
    *(f"trace {section} {how}" for section in range(1, SECTIONS + 1) for how in ("good", "bad")),
    "ready",
    "dive",
    *(f"want {system}" for system in SYSTEMS),
    "want nothing",
    *(f"archer {FIELD_NAMES[field]}" for field in ARCHER_FIELDS),
    *(f"start {name}" for name in FIELD_NAMES),
    *(f"torpedo {name}" for name in FIELD_NAMES),
    *(f"detonate {name}" for name in FIELD_NAMES),
    *_answers(),
    *(
        f"archer {FIELD_NAMES[field]}"
        for move, field in ARCHER_FIELD_OF.items()
        if move >= ARCHER_ELSEWHERE
    ),
)

FACT_KINDS = ("column", "row", "sector")


def facts_of(answer: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two facts of an answer, numbered from ANSWER: kind (0 column, 1 row, 2 sector), value."""
    if answer < COLUMN_ROW:
        return (0, answer // WIDTH), (1, answer % WIDTH)
    answer -= COLUMN_ROW
    if answer < COLUMN_SECTOR:
        return (0, answer // MOST_SECTORS), (2, answer % MOST_SECTORS)
    answer -= COLUMN_SECTOR
    return (1, answer // MOST_SECTORS), (2, answer % MOST_SECTORS)
