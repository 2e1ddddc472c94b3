"""Deep Sea Adventure: a cut through the sea, the path winding down from the submarine."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.deep_sea.view import DeepSeaView, Diver
from fathom.terminal.palette import (
    AMBER,
    GREEN,
    MUTED,
    RED,
    SEATS,
    TEXT,
    depth_colour,
    seat_letter,
    seat_text,
)
from fathom.words import Words

SPACES_IN_ROW = 8
CELL = 8
MARGIN = 6
WIDTH = MARGIN + SPACES_IN_ROW * CELL + 4
SHAPES = ("△", "□", "⬠", "⬡")
MOST_BUBBLES = 40
"""A larger tank than this is drawn with so many bubbles."""
LOW_TANK_PART = 3
"""The tank is low when no more than this part, a third, of it is left."""


def draw(view: DeepSeaView, words: Words, players: list[str]) -> RenderableType:
    """The whole table: sea, air and divers."""
    return Group(_sea(view, words), Text(), _divers(view, words, players))


def treasure_text(levels: list[int]) -> str:
    """A treasure as its back shows it: level and shape, or the levels of a stack."""
    if not levels:
        return "○"
    if len(levels) == 1:
        return f"{levels[0]}{SHAPES[levels[0] - 1]}"
    return "≡" + "".join(str(level) for level in levels)


def _sea(view: DeepSeaView, words: Words) -> Text:
    rows = [
        range(start, min(start + SPACES_IN_ROW, len(view.path)))
        for start in range(0, len(view.path), SPACES_IN_ROW)
    ]
    sea = Text()
    _line(sea, _air(view, words), 0)
    _line(sea, _submarine(view, words), 0)
    for number, row in enumerate(rows):
        share = (number + 1) / max(len(rows), 4)
        is_last = number == len(rows) - 1
        _line(sea, _chips(view, row, number, is_last), share)
        _line(sea, _swimmers(view, words, row, number, is_last), share)
    sea.right_crop(1)
    return sea


def _line(sea: Text, line: Text, share: float) -> None:
    """Add a line, filled up with water of its depth."""
    line.pad_right(WIDTH - line.cell_len)
    line.stylize_before(f"{TEXT} on {depth_colour(share)}")
    sea.append_text(line).append("\n")


def _air(view: DeepSeaView, words: Words) -> Text:
    """The tank: air that is left, air that the coming turns will use, air that is gone."""
    full = view.box.air
    bubbles = min(full, MOST_BUBBLES)
    left = -(-view.tank * bubbles // full)
    after = -(-max(view.tank - _coming_use(view), 0) * bubbles // full)
    colour = RED if view.tank <= full // LOW_TANK_PART else GREEN
    return Text.assemble(
        f"  {words.text('screen-air')} ",
        ("●" * after, colour),
        ("◍" * (left - after), f"dim {colour}"),
        ("○" * (bubbles - left), MUTED),
        f" {view.tank}",
        (f"    {words.text('screen-round', round=view.round, rounds=view.box.rounds)}", MUTED),
    )


def _coming_use(view: DeepSeaView) -> int:
    """What one turn of everybody under way costs; who is on turn has paid already."""
    return sum(
        len(diver.sack)
        for seat, diver in enumerate(view.divers)
        if not diver.home and seat not in view.to_act
    )


def _submarine(view: DeepSeaView, words: Words) -> Text:
    line = Text(f"{'':{MARGIN - 2}}◖█ ")
    line.append(words.text("screen-submarine"), MUTED)
    for seat, diver in enumerate(view.divers):
        if diver.depth == 0:
            line.append(" ").append_text(_mark(seat, diver, words))
    return line.append(" █◗")


def _mark(seat: int, diver: Diver, words: Words) -> Text:
    """A diver on the board: letter in the seat's colour, and where they are heading."""
    heading = "⌂" if diver.home else "↑" if diver.returning else "↓"
    return Text(f"{seat_letter(seat, words)}{heading}", f"bold {SEATS[seat]}")


def _chips(view: DeepSeaView, row: range, number: int, is_last: bool) -> Text:
    """A row of the path; every second one runs from right to left."""
    leftwards = number % 2 == 1
    cells = [_chip(view.path[space], leftwards, is_last and space == row[-1]) for space in row]
    if leftwards:
        cells.reverse()
    gap = " " * (CELL * (SPACES_IN_ROW - len(row))) if leftwards else ""
    line = Text(f"{row[0] + 1 if not leftwards else row[-1] + 1:>{MARGIN - 2}} ", MUTED)
    if leftwards:
        line.append(gap).append(" " if is_last else "╭", MUTED)
    else:
        line.append("╰", MUTED)
    for cell in cells:
        line.append_text(cell)
    if leftwards:
        line.append("╯", MUTED)
    elif not is_last:
        line.append("╮", MUTED)
    return line


def _chip(levels: list[int], leftwards: bool, is_end: bool) -> Text:
    """One space in the middle of a stretch of line; the last one has no line beyond it."""
    text = treasure_text(levels)
    before = (CELL - len(text)) // 2
    after = CELL - len(text) - before
    style = MUTED if not levels else f"bold {TEXT}"
    left, right = ("─", " ") if is_end and not leftwards else (" ", "─") if is_end else ("─", "─")
    return Text.assemble((left * before, MUTED), (text, style), (right * after, MUTED))


def _swimmers(view: DeepSeaView, words: Words, row: range, number: int, is_last: bool) -> Text:
    """The line below a row: its divers, and the path on its way to the next row."""
    leftwards = number % 2 == 1
    by_depth = {diver.depth: seat for seat, diver in enumerate(view.divers) if diver.depth}
    cells = []
    for space in row:
        seat = by_depth.get(space + 1)
        mark = Text() if seat is None else _mark(seat, view.divers[seat], words)
        before = (CELL - len(treasure_text(view.path[space]))) // 2
        cell = Text(" " * before).append_text(mark)
        cell.pad_right(CELL - cell.cell_len)
        cells.append(cell)
    if leftwards:
        cells.reverse()
    line = Text(" " * (MARGIN - 1))
    if leftwards:
        line.append(" " * (CELL * (SPACES_IN_ROW - len(row))))
    line.append("│" if leftwards and not is_last else " ", MUTED)
    for cell in cells:
        line.append_text(cell)
    return line.append("│" if not leftwards and not is_last else " ", MUTED)


def _divers(view: DeepSeaView, words: Words, players: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=MUTED, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("diver", "player", "place", "sack", "points", "stored"):
        table.add_column(words.text(f"screen-{column}"), justify="left")
    for seat, diver in enumerate(view.divers):
        table.add_row(
            Text("▸" if seat in view.to_act else " ", f"bold {AMBER}"),
            seat_text(seat, words),
            Text(words.text(players[seat]), MUTED),
            _place(diver, words),
            _sack(diver),
            Text(str(sum(diver.stored)), "bold"),
            Text(" ".join(str(value) for value in diver.stored), MUTED),
        )
    return table


def _place(diver: Diver, words: Words) -> str:
    if diver.home:
        return words.text("screen-home") + " ⌂"
    if diver.depth == 0:
        return words.text("screen-submarine")
    return f"{words.text('screen-depth', depth=diver.depth)} {'↑' if diver.returning else '↓'}"


def _sack(diver: Diver) -> str:
    """What a diver carries: backs, or values once they may be seen."""
    if diver.values is not None:
        return " ".join("+".join(str(value) for value in values) for values in diver.values)
    return " ".join(treasure_text(levels) for levels in diver.sack)
