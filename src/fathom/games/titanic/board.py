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

from fathom.engine.drawn_charts import (
    MOST_FAULTS,
    Blocks,
    ChartFault,
    ChartKit,
    Drawing,
    Edge,
    Head,
    InvalidChart,
    Paint,
)
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
MOST_LINES = 500
"""Lines of a text: twice those of the largest board."""
PRINTS = {".": PLAIN, "S": START_FIELD, "H": STAIRS, "!": PANIC, "o": MARKED}
PANIC_FIELDS = 5  # TIT-22
STAIR_FIELDS = 4  # TIT-24
_NO_FIELD = "-"
_HEADER = ("name", "tween deck")
KIT = ChartKit(
    heads=[Head(name="name"), Head(name="tween-deck", longest=2, is_row=True)],
    paints=[
        Paint(".", "plain"),
        Paint("S", "start"),
        Paint("H", "stairs"),
        Paint("!", "panic"),
        Paint("o", "marked"),
    ],
    sizes=[(20, 12), (24, 10), (16, 16), (30, 8)],
    edges=["<", ">", "^", "v"],
    blocks=Blocks(side=2, count=TILES),
)


def board_text(board: str) -> str:
    """The text of a board that is named, or given as its text. Raises InvalidChart."""
    if "\n" in board:
        return board
    if board not in BOARDS:
        known = ", ".join(BOARDS)
        text = f"there is no board {board[:40]!r}; there is {known}, or a whole text"
        raise InvalidChart([ChartFault(name="unknown", text=text, facts={"known": known})])
    return (files("fathom.games.titanic") / "boards" / f"{board}.txt").read_text("utf-8")


@lru_cache(maxsize=32)
def load_plan(board: str) -> ShipPlan:
    """The plan of a board that is named, or given as its text. Raises InvalidChart."""
    return read_board(board_text(board))


def board_faults(board: str) -> list[ChartFault]:
    """Everything wrong with a board that is named, or given as its text."""
    try:
        load_plan(board)
    except InvalidChart as error:
        return error.faults
    return []


def unreachable(plan: ShipPlan) -> list[ChartFault]:
    """A fault for the first field that nobody could ever walk to from the start field.

    The rules can be played on such a board, so a game that was begun on one goes on.
    """
    stairs = [field for field, print_ in enumerate(plan.printed) if print_ == STAIRS]
    reached, edge = {plan.start}, [plan.start]
    while edge:
        field = edge.pop()
        onward = [
            plan.beside[4 * field + direction]
            for direction in range(4)
            if plan.rail[4 * field + direction] == NOWHERE
        ]
        for other in [*onward, *(stairs if field in stairs else ())]:  # TIT-24
            if other != NOWHERE and other not in reached:
                reached.add(other)
                edge.append(other)
    for field, place in enumerate(plan.place):
        if place != NOWHERE and field not in reached:
            at = (field % plan.width, field // plan.width)
            name = field_name(*at)
            text = f"fields: nobody can walk from the start field to {name}"
            return [ChartFault(name="cut-off", text=text, facts={"field": name}, at=at)]
    return []


def board_drawing(text: str) -> Drawing | None:
    """The drawing of a text, if it can be told which field is which."""
    reader = _Reader(text)
    plan = reader.plan()
    if plan is None:
        return None
    signs = {print_: sign for sign, print_ in PRINTS.items()}
    prints = "".join(signs[print_] for print_ in plan.printed)
    edges = []
    for direction, (here, there) in ((RIGHT, "<>"), (DOWN, "^v")):
        for field in range(len(plan.place)):
            owner = plan.rail[4 * field + direction]
            if owner != NOWHERE:
                sign = here if owner == plan.place[field] else there
                edges.append(Edge(field % plan.width, field // plan.width, sign))
    return Drawing(
        heads={
            "name": reader.header.get("name", ""),
            "tween-deck": reader.header.get("tween deck", ""),
        },
        rows=[prints[row * plan.width :][: plan.width] for row in range(plan.height)],
        edges=edges,
        blocks=[(fields[0] % plan.width, fields[0] // plan.width) for fields in plan.corners],
    )


def written_board(drawing: Drawing) -> str:
    """The text of a drawing."""
    width, height = len(drawing.rows[0]), len(drawing.rows)
    places = [[_NO_FIELD] * width for _ in range(height)]
    for number, (left, top) in enumerate(drawing.blocks, 1):
        for y in range(top, min(top + 2, height)):
            for x in range(left, min(left + 2, width)):
                places[y][x] = str(number)
    lines = [[" "] * (2 * width - 1) for _ in range(2 * height - 1)]
    for y, row in enumerate(drawing.rows):
        for x, sign in enumerate(row):
            lines[2 * y][2 * x] = sign if places[y][x] != _NO_FIELD else _NO_FIELD
    for edge in drawing.edges:
        x, y = (2 * edge.x + 1, 2 * edge.y) if edge.sign in "<>" else (2 * edge.x, 2 * edge.y + 1)
        if x < 2 * width - 1 and y < 2 * height - 1:
            lines[y][x] = edge.sign
    heads = {name: " ".join(value.split()) for name, value in drawing.heads.items()}
    return "\n".join(
        [
            FORMAT,
            f"name: {heads.get('name', '')}",
            f"tween deck: {heads.get('tween-deck', '')}",
            "",
            "places",
            *(" ".join(f"{text:>2}" for text in row) for row in places),
            "",
            "fields",
            *("".join(line).rstrip() for line in lines),
            "",
        ]
    )


def read_board(text: str) -> ShipPlan:
    """The plan that a text draws. Raises InvalidChart, listing every fault."""
    reader = _Reader(text)
    plan = reader.plan()
    if plan is None or reader.faults:
        raise InvalidChart(reader.faults[:MOST_FAULTS])
    return plan


class _Reader:
    """Reads one text and collects what is wrong with it; lines count from 1."""

    def __init__(self, text: str) -> None:
        self.faults: list[ChartFault] = []
        self.header: dict[str, str] = {}
        self.places: list[tuple[int, list[str]]] = []
        """The rows of numbers, each with its line."""
        self.drawing: list[tuple[int, str]] = []
        """The lines of the drawing, each with its number."""
        lines = text.splitlines()
        if len(text) > LONGEST or len(lines) > MOST_LINES:
            self._fault("long", f"the text has over {LONGEST} characters or {MOST_LINES} lines")
        else:
            self._split(lines)

    def _fault(
        self, name: str, text: str, at: tuple[int, int] | None = None, **facts: str | int
    ) -> None:
        self.faults.append(ChartFault(name=name, text=text, facts=facts, at=at))

    def _split(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != FORMAT:
            self._fault("form", f"line 1: it is not {FORMAT!r}", form=FORMAT)
        part = ""
        for number, line in enumerate(lines[1:], 2):
            words = line.strip()
            if words.startswith("#"):
                continue
            if words in ("places", "fields"):
                if (words == "places" and self.places) or (words == "fields" and self.drawing):
                    self._fault("twice", f"line {number}: a second part {words!r}", line=number)
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
        for name in _HEADER:
            if name not in self.header:
                self._fault(f"no-{name.replace(' ', '-')}", f"{name}: it is missing")
        if not self.places:
            self._fault("no-places", "places: there are none")
        if not self.drawing:
            self._fault("no-fields", "fields: there are none")

    def _head(self, number: int, words: str) -> None:
        name, colon, value = (part.strip() for part in words.partition(":"))
        if not colon or name not in _HEADER:
            text = f"line {number}: {words[:40]!r} is neither a name nor a tween deck"
            self._fault("line", text, line=number)
        elif name in self.header:
            self._fault("twice", f"line {number}: a second {name!r}", line=number)
        elif not value:
            self._fault("empty", f"line {number}: {name!r} says nothing", line=number)
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
            text = f"line {number}: {len(row)} fields, another row has {width}"
            self._fault("uneven", text, line=number, count=len(row), width=width)
        if width > SIDE or height > SIDE:
            text = f"places: {width} by {height} fields are more than {SIDE} by {SIDE}"
            self._fault("size", text, width=width, height=height, most=SIDE)
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
            said = f"tween deck: {text[:10]} is not a row from 2 to {height}"
            self._fault("tween-deck", said, row=text[:10], height=height)
        return row - 1

    def _corners(self, width: int) -> list[list[int]]:
        """The fields of each place, clockwise from top left (TIT-2: 60 places of 2 by 2)."""
        found: dict[int, list[int]] = {}
        for y, (number, row) in enumerate(self.places):
            for x, text in enumerate(row):
                if text == _NO_FIELD:
                    continue
                if not text.isdecimal() or len(text) > 2 or not 1 <= int(text) <= TILES:
                    said = f"line {number}: {text[:10]!r} is no place from 1 to {TILES}"
                    self._fault("no-place", said, (x, y), line=number, most=TILES)
                    continue
                found.setdefault(int(text), []).append(y * width + x)
        corners = []
        for place in range(1, TILES + 1):
            fields = found.get(place)
            if fields is None:
                self._fault("place", f"place {place}: it is missing (TIT-2)", place=place)
                continue
            first = fields[0]
            if fields != [first, first + 1, first + width, first + width + 1] or (
                first % width == width - 1
            ):
                text = f"place {place}: it is not a square of 2 by 2 fields (TIT-2)"
                self._fault("square", text, (first % width, first // width), place=place)
            else:
                corners.append([first, first + 1, first + width + 1, first + width])
        return corners

    def _draw(self, plan: ShipPlan) -> None:
        due, across = 2 * plan.height - 1, 2 * plan.width - 1
        if len(self.drawing) != due:
            text = f"fields: the drawing has {len(self.drawing)} lines, not {due}"
            self._fault("lines", text, count=len(self.drawing), due=due)
        for y, (number, line) in enumerate(self.drawing[:due]):
            if len(line) > across:
                text = f"line {number}: more than {across} characters"
                self._fault("wide", text, line=number, most=across)
            for x, sign in enumerate(line.ljust(across)[:across]):
                field = y // 2 * plan.width + x // 2
                if y % 2 == 0 and x % 2 == 0:
                    self._draw_field(plan, number, field, sign)
                elif y % 2 == 0 or x % 2 == 0:
                    self._draw_edge(plan, number, field, sign, is_upright=y % 2 == 0)
                elif sign not in " +":
                    text = f"line {number}: {sign!r} stands between four fields"
                    self._fault("between", text, line=number, sign=sign)

    def _draw_field(self, plan: ShipPlan, number: int, field: int, sign: str) -> None:
        at = (field % plan.width, field // plan.width)
        name = field_name(*at)
        if plan.place[field] == NOWHERE:
            if sign not in (" ", _NO_FIELD):
                text = f"line {number}: {sign!r} at {name}, which has no place"
                self._fault("adrift", text, at, field=name)
        elif sign not in PRINTS:
            text = f"line {number}: {sign!r} at {name} is none of {' '.join(PRINTS)}"
            self._fault("sign", text, at, field=name, line=number)
        elif sign == "S" and plan.start != NOWHERE:
            text = f"line {number}: a second start field at {name} (TIT-13)"
            self._fault("starts", text, at, field=name)
        else:
            plan.set_print(field, PRINTS[sign])

    def _draw_edge(
        self, plan: ShipPlan, number: int, field: int, sign: str, is_upright: bool
    ) -> None:
        """A rail between a field and the one to its right, or below (is it upright?)."""
        if sign in (" ", "+"):
            return
        at = (field % plan.width, field // plan.width)
        name = field_name(*at)
        signs = "<>" if is_upright else "^v"
        direction = RIGHT if is_upright else DOWN
        if sign not in signs:
            side = "to the right of" if is_upright else "below"
            text = f"line {number}: {sign!r} {side} {name} is none of {' '.join(signs)}"
            self._fault("rail", text, at, field=name, line=number)
            return
        other = plan.beside[4 * field + direction]
        if other == NOWHERE:
            text = f"line {number}: a rail at {name} with no field beyond it"
            self._fault("rail-end", text, at, field=name)
            return
        plan.set_rail(field, direction, plan.place[field if sign == signs[0] else other])

    def _check_prints(self, plan: ShipPlan) -> None:
        if plan.start == NOWHERE:
            self._fault("no-start", "fields: there is no start field S (TIT-13)")
        panic = list(plan.printed).count(PANIC)
        if panic != PANIC_FIELDS:
            text = f"fields: {panic} panic fields, not {PANIC_FIELDS} (TIT-22)"
            self._fault("panic", text, count=panic, due=PANIC_FIELDS)
        stairs = [field for field, print_ in enumerate(plan.printed) if print_ == STAIRS]
        pairs = [
            (one, other)
            for one in stairs
            for other in stairs
            if other in (plan.beside[4 * one + RIGHT], plan.beside[4 * one + DOWN])
        ]
        if len(stairs) != STAIR_FIELDS or len({field for pair in pairs for field in pair}) != len(
            stairs
        ):
            self._fault("stairs", "fields: the stairs are not two pairs of fields H (TIT-24)")


def field_name(x: int, y: int) -> str:
    """What a field is called: `a1` is the one top left, `aa1` comes after `z1`."""
    letters = chr(ord("a") + x % 26)
    return (chr(ord("a") + x // 26 - 1) if x >= 26 else "") + f"{letters}{y + 1}"


FAULT_NAMES = (
    "unknown",
    "long",
    "form",
    "twice",
    "no-name",
    "no-tween-deck",
    "no-places",
    "no-fields",
    "line",
    "empty",
    "uneven",
    "size",
    "tween-deck",
    "no-place",
    "place",
    "square",
    "lines",
    "wide",
    "between",
    "adrift",
    "sign",
    "starts",
    "rail",
    "rail-end",
    "no-start",
    "panic",
    "stairs",
    "cut-off",
)
"""The name of every fault that a text can have."""
