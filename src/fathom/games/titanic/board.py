"""Boards as text files (TIT-5): read, checked, and those that come with the game.

    fathom board 1
    name: Somebody's ship
    tween deck: 5

    places
     1  1  2  2  -
     1  1  2  2  -
    ...

    fields
    . . o . S
    v v
    . .>. ! H
    ...

`places` gives each field the number of its place, `-` where there is no ship. `fields` draws the
same fields with what is printed on them and, between them, the rails: each points at the place it
belongs to. The page of the game in the documentation says more.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fathom.engine.errors import FathomError
from fathom.games.titanic.rules_plan import (
    DOWN,
    MARKED,
    NOWHERE,
    PANIC,
    PLAIN,
    RIGHT,
    STAIRS,
    START_FIELD,
    ShipPlan,
)
from fathom.games.titanic.spec import BOARDS, TILES

FORMAT = "fathom board 1"
SIDE = 60
"""No board has more rows or columns than this."""
LONGEST = 40_000
"""No board's text has more characters than this."""
PRINTS = {".": PLAIN, "S": START_FIELD, "H": STAIRS, "!": PANIC, "o": MARKED}
PANIC_FIELDS = 5  # TIT-22
STAIR_FIELDS = 4  # TIT-24
_NO_FIELD = "-"
_HEADER = ("name", "tween deck")


class InvalidBoard(FathomError):
    """A text that is no board; `faults` lists everything wrong with it."""

    code = "invalid-board"

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def board_text(board: str) -> str:
    """The text of a board that is named, or given as its text. Raises InvalidBoard."""
    if "\n" in board:
        return board
    if board not in BOARDS:
        known = ", ".join(BOARDS)
        raise InvalidBoard([f"there is no board {board!r}; there is {known}, or a whole text"])
    return (files("fathom.games.titanic") / "boards" / f"{board}.txt").read_text("utf-8")


@lru_cache(maxsize=32)
def load_plan(board: str) -> ShipPlan:
    """The plan of a board that is named, or given as its text. Raises InvalidBoard."""
    return read_board(board_text(board))


def board_faults(board: str) -> list[str]:
    """Everything wrong with a board that is named, or given as its text."""
    try:
        load_plan(board)
    except InvalidBoard as error:
        return error.faults
    return []


def read_board(text: str) -> ShipPlan:
    """The plan that a text draws. Raises InvalidBoard, listing every fault."""
    reader = _Reader(text)
    plan = reader.plan()
    if plan is None or reader.faults:
        raise InvalidBoard(reader.faults)
    return plan


class _Reader:
    """Reads one text and collects what is wrong with it; lines count from 1."""

    def __init__(self, text: str) -> None:
        self.faults: list[str] = []
        self.header: dict[str, str] = {}
        self.places: list[tuple[int, list[str]]] = []
        """The rows of numbers, each with its line."""
        self.drawing: list[tuple[int, str]] = []
        """The lines of the drawing, each with its number."""
        if len(text) > LONGEST:
            self.faults.append(f"the text is longer than {LONGEST} characters")
        else:
            self._split(text.splitlines())

    def _split(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != FORMAT:
            self.faults.append(f"line 1: it is not {FORMAT!r}")
        part = ""
        for number, line in enumerate(lines[1:], 2):
            words = line.strip()
            if words.startswith("#"):
                continue
            if words in ("places", "fields"):
                if (words == "places" and self.places) or (words == "fields" and self.drawing):
                    self.faults.append(f"line {number}: a second part {words!r}")
                part = words
            elif part == "fields":
                self.drawing.append((number, line.rstrip()))
            elif not words:
                continue
            elif part == "places":
                self.places.append((number, words.split()))
            else:
                self._head(number, words)
        while self.drawing and not self.drawing[-1][1]:
            self.drawing.pop()
        self.faults += [f"{name}: it is missing" for name in _HEADER if name not in self.header]
        if not self.places:
            self.faults.append("places: there are none")
        if not self.drawing:
            self.faults.append("fields: there are none")

    def _head(self, number: int, words: str) -> None:
        name, colon, value = (part.strip() for part in words.partition(":"))
        if not colon or name not in _HEADER:
            self.faults.append(f"line {number}: {words!r} is neither a name nor a tween deck")
        elif name in self.header:
            self.faults.append(f"line {number}: a second {name!r}")
        elif not value:
            self.faults.append(f"line {number}: {name!r} says nothing")
        else:
            self.header[name] = value

    def plan(self) -> ShipPlan | None:
        """The plan, as far as it could be read; None where nothing can be told from the rest."""
        if not self.places or not self.drawing:
            return None
        width = max(len(row) for _, row in self.places)
        height = len(self.places)
        uneven = [(number, row) for number, row in self.places if len(row) != width]
        for number, row in uneven:
            self.faults.append(f"line {number}: {len(row)} fields, another row has {width}")
        if width > SIDE or height > SIDE:
            self.faults.append(f"places: {width} by {height} fields are more than {SIDE} by {SIDE}")
        if uneven or width > SIDE or height > SIDE:
            return None  # which field is which cannot be told
        plan = ShipPlan(self.header.get("name", ""), width, height, self._tween_row(height))
        plan.set_places(self._corners(width))
        self._draw(plan)
        self._check_prints(plan)
        return plan

    def _tween_row(self, height: int) -> int:
        text = self.header.get("tween deck", "1")
        row = int(text) if text.isdecimal() and len(text) < 4 else 0
        if not 2 <= row <= height and "tween deck" in self.header:
            self.faults.append(f"tween deck: {text} is not a row from 2 to {height}")
        return row - 1

    def _corners(self, width: int) -> list[list[int]]:
        """The fields of each place, clockwise from top left (TIT-2: 60 places of 2 by 2)."""
        found: dict[int, list[int]] = {}
        for y, (number, row) in enumerate(self.places):
            for x, text in enumerate(row):
                if text == _NO_FIELD:
                    continue
                if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= TILES:
                    self.faults.append(f"line {number}: {text!r} is no place from 1 to {TILES}")
                    continue
                found.setdefault(int(text), []).append(y * width + x)
        corners = []
        for place in range(1, TILES + 1):
            fields = found.get(place)
            if fields is None:
                self.faults.append(f"place {place}: it is missing (TIT-2)")
                continue
            first = fields[0]
            if fields != [first, first + 1, first + width, first + width + 1] or (
                first % width == width - 1
            ):
                self.faults.append(f"place {place}: it is not a square of 2 by 2 fields (TIT-2)")
            else:
                corners.append([first, first + 1, first + width + 1, first + width])
        return corners

    def _draw(self, plan: ShipPlan) -> None:
        due, across = 2 * plan.height - 1, 2 * plan.width - 1
        if len(self.drawing) != due:
            self.faults.append(f"fields: the drawing has {len(self.drawing)} lines, not {due}")
        for y, (number, line) in enumerate(self.drawing[:due]):
            if len(line) > across:
                self.faults.append(f"line {number}: more than {across} characters")
            for x, sign in enumerate(line.ljust(across)[:across]):
                field = y // 2 * plan.width + x // 2
                if y % 2 == 0 and x % 2 == 0:
                    self._draw_field(plan, number, field, sign)
                elif y % 2 == 0 or x % 2 == 0:
                    self._draw_edge(plan, number, field, sign, is_upright=y % 2 == 0)
                elif sign not in " +":
                    self.faults.append(f"line {number}: {sign!r} stands between four fields")

    def _draw_field(self, plan: ShipPlan, number: int, field: int, sign: str) -> None:
        name = field_name(field % plan.width, field // plan.width)
        if plan.place[field] == NOWHERE:
            if sign not in (" ", _NO_FIELD):
                self.faults.append(f"line {number}: {sign!r} at {name}, which has no place")
        elif sign not in PRINTS:
            self.faults.append(f"line {number}: {sign!r} at {name} is none of {' '.join(PRINTS)}")
        elif sign == "S" and plan.start != NOWHERE:
            self.faults.append(f"line {number}: a second start field at {name} (TIT-13)")
        else:
            plan.set_print(field, PRINTS[sign])

    def _draw_edge(
        self, plan: ShipPlan, number: int, field: int, sign: str, is_upright: bool
    ) -> None:
        """A rail between a field and the one to its right, or below (is it upright?)."""
        if sign in (" ", "+"):
            return
        name = field_name(field % plan.width, field // plan.width)
        signs = "<>" if is_upright else "^v"
        direction = RIGHT if is_upright else DOWN
        if sign not in signs:
            side = "to the right of" if is_upright else "below"
            self.faults.append(
                f"line {number}: {sign!r} {side} {name} is none of {' '.join(signs)}"
            )
            return
        other = plan.beside[direction][field]
        if other == NOWHERE:
            self.faults.append(f"line {number}: a rail at {name} with no field beyond it")
            return
        plan.set_rail(field, direction, plan.place[field if sign == signs[0] else other])

    def _check_prints(self, plan: ShipPlan) -> None:
        if plan.start == NOWHERE:
            self.faults.append("fields: there is no start field S (TIT-13)")
        panic = plan.printed.count(PANIC)
        if panic != PANIC_FIELDS:
            self.faults.append(f"fields: {panic} panic fields, not {PANIC_FIELDS} (TIT-22)")
        stairs = [field for field, print_ in enumerate(plan.printed) if print_ == STAIRS]
        pairs = [
            (one, other)
            for one in stairs
            for other in stairs
            if other in (plan.beside[RIGHT][one], plan.beside[DOWN][one])
        ]
        if len(stairs) != STAIR_FIELDS or len({field for pair in pairs for field in pair}) != len(
            stairs
        ):
            self.faults.append("fields: the stairs are not two pairs of fields H (TIT-24)")


def field_name(x: int, y: int) -> str:
    """What a field is called: `a1` is the one top left, `aa1` comes after `z1`."""
    letters = chr(ord("a") + x % 26)
    return (chr(ord("a") + x // 26 - 1) if x >= 26 else "") + f"{letters}{y + 1}"
