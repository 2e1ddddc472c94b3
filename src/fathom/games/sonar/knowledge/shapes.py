# mypyc: compile
"""Sets of fields as numbers, and routes and mines as they lie around a boat.

All fields where a boat can be with the same route behind it and the same mines around it are one
number with a bit a field: a course shifts it and masks it with the sea. The bits are those of a
board wider than any map, so that no step leads round its edge. An offset is where something lies
as seen from the boat; the boat itself is at BOAT.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fathom.games.sonar.rules.chart import MOST_CHARTS, Chart
from fathom.games.sonar.sea import FIELDS, WIDTH

WIDE: Final = 31
"""Fields in a row of the wide board: twice those of the widest map, and one."""
BOAT: Final = 480
"""The offset of the boat itself, in the middle of a wide board."""
ROW_MASK: Final = 0x7FFF
STEP_BITS: Final[list[int]] = [-WIDE, 1, WIDE, -1]
"""By direction: how many bits a course goes on."""
HERE: Final[int] = 1 << BOAT
PLACES: Final[list[int]] = [field // WIDTH * WIDE + field % WIDTH for field in range(FIELDS)]
"""By field: the number of its bit."""
BITS: Final[list[int]] = [1 << place for place in PLACES]
"""By field: its bit."""
FIELD_OF_PLACE: Final[list[int]] = [
    place // WIDE * WIDTH + min(place % WIDE, WIDTH - 1) for place in range(WIDTH * WIDE)
]
"""By the number of a bit: its field."""
AROUND: Final[int] = sum(
    [1 << BOAT + WIDE * down + right for down in (-1, 0, 1) for right in (-1, 0, 1)]
)
"""The offsets of the boat and of the eight fields next to it."""
BIT_COUNTS: Final = vec[i64]([digit.bit_count() for digit in range(256)])
"""By byte: how many bits are set."""

Mine = tuple[int, int]
"""Where a mine can lie: its offsets, and the fields that were possible when it was laid."""
Mines = tuple[Mine, ...]
"""In ascending order."""
Shape = tuple[int, Mines, int]
"""The offsets of the route, the mines, and, once ways were thrown together, whose way it is."""


@final
class Way:
    """How a boat came: the last step in bits, and the way before it."""

    def __init__(self, step: int, before: Way | None) -> None:
        self.step = step
        self.before = before


@final
class Where:
    """The fields where a boat of one shape can be, and its way. Never changed.

    The ways of two boats that have been on the same fields are told apart by nobody but their own
    crew, so one of them stands for both.
    """

    def __init__(self, fields: int, way: Way | None) -> None:
        self.fields = fields
        self.way = way


Shapes = dict[Shape, Where]


@final
class Waters:
    """The fields of a chart as bits."""

    def __init__(self, chart: Chart) -> None:
        self.sea: int = bits_of(chart.sea)
        self.holes: int = bits_of(chart.holes)
        self.reach: list[int] = [bits_of(reach) for reach in chart.reach]
        """By field: where a torpedo gets from there, and from where one gets there (SON-28)."""
        columns: list[int] = []
        rows: list[int] = []
        sectors: list[int] = []
        for number in range(WIDTH):
            columns.append(bits_of([field for field in chart.sea if field % WIDTH == number]))
            rows.append(bits_of([field for field in chart.sea if field // WIDTH == number]))
        for number in range(chart.sectors):
            sectors.append(bits_of([field for field in chart.sea if chart.sector[field] == number]))
        self.facts: list[list[int]] = [columns, rows, sectors]
        """By kind of fact and value: where it is true (SON-33)."""


_waters: dict[Chart, Waters] = {}


def waters_of(chart: Chart) -> Waters:
    """The fields of a chart as bits; made once."""
    waters = _waters.get(chart)
    if waters is None:
        if len(_waters) >= MOST_CHARTS:
            _waters.clear()
        waters = Waters(chart)
        _waters[chart] = waters
    return waters


# Sets of fields


def bits_of(fields: list[int]) -> int:
    """A set of fields as one number."""
    bits = 0
    for field in fields:
        bits |= BITS[field]
    return bits


def fields_of(bits: int) -> list[int]:
    """The fields of a set, in ascending order."""
    fields: list[int] = []
    first = 0
    while bits:
        row = bits & ROW_MASK
        if row:
            for column in range(WIDTH):
                if row >> column & 1:
                    fields.append(first + column)
        bits >>= WIDE
        first += WIDTH
    return fields


def nth_bit(bits: int, number: i64) -> int:
    """Which bit of a set it is before which there are so many."""
    digits = bits.to_bytes(bits.bit_length() // 8 + 1, "little")
    index: i64 = 0
    digit: i64 = digits[0]
    count = BIT_COUNTS[digit]
    while number >= count:
        number -= count
        index += 1
        digit = digits[index]
        count = BIT_COUNTS[digit]
    while number > 0:  # leave out those before it
        digit &= digit - 1
        number -= 1
    return int(8 * index) + lowest(int(digit))


def shifted(bits: int, step: int) -> int:
    """Everything so many bits further on."""
    return bits << step if step >= 0 else bits >> -step


def blasted(sea: int, place: int) -> int:
    """The sea fields on and next to a field, given as the number of its bit (SON-29)."""
    return AROUND << place >> BOAT & sea


def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return (bits & -bits).bit_length() - 1


# Shapes


def add(shapes: Shapes, shape: Shape, fields: int, way: Way | None) -> None:
    """Boats of a shape can be on these fields, too."""
    if fields:
        known = shapes.get(shape)
        if known is None:
            shapes[shape] = Where(fields, way)
        else:
            shapes[shape] = Where(known.fields | fields, known.way)


def stepped(shape: Shape, fields: int, step: int, sea: int) -> tuple[Shape, int]:
    """A shape and its fields after a step; no fields if that is not possible (SON-7)."""
    route, mines, owner = shape
    if route >> BOAT + step & 1:
        return shape, 0
    fields = shifted(fields, step) & sea
    if fields == 0:
        return shape, 0
    route = shifted(route, -step) | HERE
    if mines:
        touched = False
        moved: list[Mine] = []
        for offsets, allowed in mines:
            offsets = shifted(offsets, -step)
            if offsets & HERE:
                touched = True
                offsets &= ~HERE
            moved.append((offsets, allowed))
        moved.sort()
        mines = tuple(moved)
        if touched:
            fields = lying(mines, fields)
    return (route, mines, owner), fields


def lying(mines: Mines, fields: int) -> int:
    """Those of the fields around which the mines can lie, each on a field of its own."""
    taken = 0
    apart = True
    for offsets, allowed in mines:
        if offsets & taken:
            apart = False
        taken |= offsets
        fields &= around(offsets, allowed)
        if fields == 0:
            return 0
    if apart:
        return fields
    kept = 0
    for field in fields_of(fields):
        if can_lie(masks_at(mines, PLACES[field])):
            kept |= BITS[field]
    return kept


def around(offsets: int, fields: int) -> int:
    """Everywhere from where one of the offsets is on one of the fields."""
    found = 0
    while offsets:
        found |= shifted(fields, BOAT - lowest(offsets))
        offsets &= offsets - 1
    return found


def masks_at(mines: Mines, place: int) -> list[int]:
    """The fields where each mine can lie around a boat on the field whose bit has this number."""
    return [offsets << place >> BOAT & allowed for offsets, allowed in mines]


def lying_at(masks: list[int], place: int, sea: int) -> Mines:
    """Mines that can lie on these fields, as they are seen from a boat there."""
    return tuple(sorted([(mask << BOAT >> place, sea) for mask in masks]))


def without_mine(mines: Mines, fields: int, bit: int) -> list[tuple[Mines, int]]:
    """What is left, and around which fields, when one of the mines lay there and is gone."""
    found: list[tuple[Mines, int]] = []
    for index in range(len(mines)):
        offsets, allowed = mines[index]
        if allowed & bit:
            here = fields & around(offsets, bit)
            if here:
                rest = elsewhere(mines[:index] + mines[index + 1 :], bit)
                here = lying(rest, here)
                if here:
                    found.append((rest, here))
    return found


def elsewhere(mines: Mines, bit: int) -> Mines:
    """The same mines when none of them lies there."""
    return tuple(sorted([(offsets, allowed & ~bit) for offsets, allowed in mines]))


def possible_mines(mines: Mines, fields: int) -> int:
    """Every field where one of the mines can lie, around any of the fields."""
    taken = 0
    found = 0
    apart = True
    for offsets, allowed in mines:
        if offsets & taken:
            apart = False
        taken |= offsets
        left = offsets
        while left:
            found |= shifted(fields, lowest(left) - BOAT) & allowed
            left &= left - 1
    if apart:
        return found
    found = 0
    for field in fields_of(fields):
        masks = masks_at(mines, PLACES[field])
        for index, mask in enumerate(masks):
            left = mask & ~found
            while left:
                bit = left & -left
                others = [other & ~bit for place, other in enumerate(masks) if place != index]
                if can_lie(others):
                    found |= bit
                left &= left - 1
    return found


def can_lie(masks: list[int]) -> bool:
    """Whether mines that can lie on these fields can lie on different ones."""
    taken = 0
    apart = True
    for mask in masks:
        if mask == 0:
            return False
        if mask & taken:
            apart = False
        taken |= mask
    if apart:
        return True
    holders: dict[int, int] = {}
    for number in range(len(masks)):
        if not _finds_room(masks, number, holders, [0]):
            return False
    return True


def _finds_room(masks: list[int], number: int, holders: dict[int, int], asked: list[int]) -> bool:
    """Find a field for one more mine; those that lie already move on if they can.

    `holders` has the mine on each bit, `asked` the bits that need not be asked for again.
    """
    while True:
        left = masks[number] & ~asked[0]
        if left == 0:
            return False
        bit = left & -left
        asked[0] |= bit
        holder = holders.get(bit)
        if holder is None or _finds_room(masks, holder, holders, asked):
            holders[bit] = number
            return True


def assignments(masks: list[int]) -> list[list[int]]:
    """Every way in which the mines can lie, each on one field: their bits, in ascending order."""
    found: list[list[int]] = [[]]
    for mask in masks:
        further: list[list[int]] = []
        for taken in found:
            left = mask
            while left:
                bit = left & -left
                if bit not in taken:
                    further.append([*taken, bit])
                left &= left - 1
        found = further
    unique: dict[tuple[int, ...], list[int]] = {}
    for taken in found:
        taken.sort()
        unique[tuple(taken)] = taken
    return list(unique.values())
