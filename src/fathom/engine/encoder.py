# mypyc: compile
"""Encoder: what a seat may know as numbers of one byte, in a row of fixed length, for learning.

A game declares the parts of its row with names and shapes and writes what is not 0 on a page.
Compiled with mypyc. Subclasses may be compiled too, or plain Python.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from fathom.engine.capabilities import known_to_act
from fathom.engine.errors import InvalidBuffer

if TYPE_CHECKING:
    from fathom.engine.state import State

MOST: Final = 255
"""The largest number that can be written."""


class Part(NamedTuple):
    """Some numbers of the row that belong together."""

    name: str
    shape: tuple[int, ...]
    most: int = 1
    """The largest number that can stand here; the smallest is 0."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@final
class Page:
    """Rows of numbers, all 0 at first, of which one is written at a time."""

    def __init__(self, rows: int, size: int) -> None:
        self.size: i64 = size
        self.ink: vec[u8] = vec[u8]([0] * (rows * size))
        """The rows, one after the other. Where speed counts it is written to directly."""
        self.first: i64 = 0
        """Where the row begins that is being written."""

    def open(self, row: i64) -> None:
        """Begin to write this row anew."""
        ink = self.ink
        place = row * self.size
        self.first = place
        end = place + self.size
        while place < end:
            ink[place] = 0
            place += 1

    def put(self, place: i64, number: i64) -> None:
        """Write a number at a place of the row."""
        self.ink[self.first + place] = u8(number)

    def row(self, row: int) -> bytes:
        """A row as it stands."""
        first = row * int(self.size)
        return bytes(memoryview(self.ink)[first : first + int(self.size)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know of a state of one game, with so many seats and these options.

    This one writes what can be said of every game. What is about seats begins with the seat that
    looks, so that a player learns the same from every seat.
    """

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts = parts
        self.size = sum([part.size for part in parts])
        """How many numbers a row has."""
        self._scratch = Page(1, self.size)

    def fill(self, state: State, seat: int, page: Page) -> None:
        """Put on the page all that is not 0 and that the seat may know."""
        seats = state.seats
        page.put(seat, 1)
        for other in known_to_act(state, seat):
            page.put(seats + (other - seat) % seats, 1)
        for move in state.legal_moves(seat):
            page.put(2 * seats + move, 1)

    # Whatever the game

    def place(self, name: str) -> i64:
        """Where a part begins in the row."""
        place: i64 = 0
        for part in self.parts:
            if part.name == name:
                return place
            place += part.size
        raise KeyError(name)

    def encode(self, state: State, seat: int) -> bytes:
        """The row: what the seat may know, as a byte a number."""
        scratch = self._scratch
        scratch.open(0)
        self.fill(state, seat, scratch)
        return scratch.row(0)

    def write(self, state: State, seat: int, out: Any) -> None:
        """Write the row into a buffer: as it is if its items are bytes, or from 0 to 1 if floats.

        Raises InvalidBuffer if the row does not fit.
        """
        pour(self.encode(state, seat), out, self.scales)

    @property
    def scales(self) -> list[float]:
        """By place in the row: what its number is multiplied with to be from 0 to 1."""
        return [1 / part.most for part in self.parts for _ in range(part.size)]


def plain_encoder(seats: int, moves: int) -> Encoder:
    """For a game that declares none: who looks, who may act, and what the seat may do."""
    return Encoder((Part("seat", (seats,)), Part("to_act", (seats,)), Part("legal", (moves,))))


def pour(row: bytes, out: Any, scales: list[float] | None = None) -> None:
    """Write bytes into a buffer of bytes, or of floats, each multiplied with its scale.

    Raises InvalidBuffer if the buffer is too small or too large, or of another kind.
    """
    try:
        target = memoryview(out)
        if target.readonly:
            raise InvalidBuffer("the buffer is read only")
        flat = target.cast("B")
    except TypeError:
        kind = type(out).__name__
        raise InvalidBuffer(f"{kind} is no buffer that lies in one piece") from None
    if target.itemsize == 1:
        values = row
    elif target.format in ("f", "d"):
        scaled: array[float] = array("f" if target.format == "f" else "d")
        if scales is None:
            scaled.extend(row)
        else:
            for place in range(len(row)):
                scaled.append(row[place] * scales[place])
        values = scaled.tobytes()
    else:
        raise InvalidBuffer(f"its items are neither bytes nor floats, but {target.format!r}")
    if len(values) != flat.nbytes:
        has = flat.nbytes // target.itemsize
        raise InvalidBuffer(f"the buffer has {has} items, and the row {len(row)}")
    flat[:] = values
