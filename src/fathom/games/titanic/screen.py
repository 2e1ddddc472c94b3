"""Titanic: the ship from above, going down tile by tile."""

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.titanic.board import field_name
from fathom.games.titanic.view import BoardView, Passenger, Rail, TitanicView
from fathom.terminal.palette import (
    AMBER,
    MUTED,
    RED,
    SEATS,
    TEXT,
    depth_colour,
    seat_letter,
    seat_text,
)
from fathom.words import Words

MARGIN = 4
PLANKS = ("#4a3a2a", "#54422f")
"""The deck, in two shades by turns, so that places can be told apart."""
ICE = "#14303f on #cfe3ea"
LIFEBOAT = "#ffd9d2"
SOON = 3
"""So many places that are covered next are shown in another colour."""
SIGNS = {"start": "S", "stairs": "≡", "panic": "!", "marked": "∘"}
RING = "(○)"


def draw(view: TitanicView, words: Words, players: list[str]) -> RenderableType:
    """The whole table: ship, die and tiles, players and cards."""
    parts: list[RenderableType] = [
        draw_ship(view, words),
        _legend(words),
        Text(),
        _state_of_things(view, words),
        Text(),
        _players(view, words, players),
    ]
    hand = view.players[view.you].hand if view.you is not None else None
    if hand is not None:
        parts += [Text(), _hand(hand, words)]
    return Group(*parts)


def draw_ship(view: TitanicView, words: Words) -> Text:
    """The ship with everybody on it, lettered and numbered like `r8`."""
    board = view.board
    width = len(board.places[0])
    rails = _standing(view)
    upright = {(rail.x, rail.y) for rail in rails if not rail.is_below}
    level = {(rail.x, rail.y) for rail in rails if rail.is_below}
    rows_with_rails = {rail.y for rail in board.rails if rail.is_below}
    people = {
        (person.x, person.y): (seat, person)
        for seat, player in enumerate(view.players)
        for person in player.passengers
    }
    ship = Text()
    letters = "".join(f"{field_name(x, 0)[:-1]:^4}" for x in range(width))
    ship.append(" " * MARGIN + letters.rstrip() + "\n", MUTED)
    numbers = _number_fields(view, set(people))
    for y in range(len(board.places)):
        ship.append(f"{y + 1:>{MARGIN - 1}} ", MUTED)
        for x in range(width):
            _field(ship, view, words, (x, y), (x - 1, y) in upright, people, numbers)
        if y == 0:
            ship.append(f"  {words.text('screen-upper')}", MUTED)
        elif y == board.tween_row:
            ship.append(f"  {words.text('screen-tween')}", MUTED)
        ship.append("\n")
        if y in rows_with_rails:
            ship.append(" " * MARGIN)
            for x in range(width):
                ship.append("━━━━" if (x, y) in level else "    ", f"bold {AMBER}")
            ship.append("\n")
    ship.right_crop(1)
    return ship


def _standing(view: TitanicView) -> list[Rail]:
    """The rails whose places are not covered yet (TIT-27)."""
    if view.next_place is None:
        return []
    return [rail for rail in view.board.rails if rail.place >= view.next_place]


def _field(
    ship: Text,
    view: TitanicView,
    words: Words,
    field: tuple[int, int],
    has_rail: bool,
    people: dict[tuple[int, int], tuple[int, Passenger]],
    numbers: dict[tuple[int, int], int],
) -> None:
    """A field, four signs wide: rail or mark on the left, then whoever or whatever is on it."""
    x, y = field
    place = view.board.places[y][x]
    if not place:
        ship.append("    ")
        return
    ground = view.ground[y][x]
    style = _ground_style(view, field, ground)
    is_taken_ring = ground == "o" and field in people
    mark = {"#": "▒", "~": "~" if field in people else " ", "o": "(" if is_taken_ring else " "}
    edge = "│" if has_rail else mark.get(ground, " ")
    ship.append(edge, f"bold {AMBER} {_background(style)}" if has_rail else style)
    if field in people:
        seat, person = people[field]
        token = f"{seat_letter(seat, words)}{person.number}"
        ship.append(token, f"bold #03101b on {SEATS[seat]}")
        rest = ")" if is_taken_ring else " "
        ship.append(f"{rest:<{3 - len(token)}}"[: 3 - len(token)], style)
    elif ground == ".":
        sign = _sign(view.board, field)
        number = numbers.get(field)
        text = f" {sign or '·'} " if number is None else f"{number:>2}{sign or ' '}"
        ship.append(text, style)
    else:
        ship.append({"~": " ~ ", "#": "▒▒▒", "o": RING}[ground], style)


def _number_fields(
    view: TitanicView, taken: Collection[tuple[int, int]]
) -> dict[tuple[int, int], int]:
    """Where the number of each uncovered place is written: its first field with nobody on it."""
    where: dict[int, tuple[int, int]] = {}
    for y, row in enumerate(view.board.places):
        for x, place in enumerate(row):
            if place and view.ground[y][x] == "." and (x, y) not in taken:
                where.setdefault(place, (x, y))
    return {field: place for place, field in where.items()}


def _sign(board: BoardView, field: tuple[int, int]) -> str:
    spot = list(field)
    if spot == board.start:
        return SIGNS["start"]
    for kind in ("stairs", "panic", "marked"):
        if spot in getattr(board, kind):
            return SIGNS[kind]
    return ""


def _ground_style(view: TitanicView, field: tuple[int, int], ground: str) -> str:
    x, y = field
    place = view.board.places[y][x]
    if ground == "#":
        return ICE
    if ground != ".":
        water = depth_colour(y / len(view.board.places))
        return f"bold {LIFEBOAT} on {water}" if ground == "o" else f"{MUTED} on {water}"
    planks = PLANKS[(x // 2 + y // 2) % 2]
    ahead = place - (view.next_place or 0)
    colour = f"bold {RED}" if ahead == 0 else AMBER if ahead < SOON else TEXT
    return f"{colour} on {planks}"


def _background(style: str) -> str:
    return "on " + style.rpartition("on ")[2]


def _legend(words: Words) -> Text:
    signs = [(sign, kind) for kind, sign in SIGNS.items()]
    signs += [("~", "water"), ("▒", "ice"), (RING, "ring"), ("│ ━", "rail")]
    text = "   ".join(f"{sign} {words.text(f'screen-legend-{kind}')}" for sign, kind in signs)
    return Text(" " * MARGIN + text, MUTED)


def _state_of_things(view: TitanicView, words: Words) -> Text:
    """The die, what is covered next, and the tiles that are left."""
    parts = []
    if view.die is not None:
        parts.append(words.text("screen-die", face=view.die))
    if view.last_turns is not None:
        parts.append(words.text("screen-last-turns", turns=view.last_turns))
    if view.next_place is not None:
        boats = " ".join(str(rings) for rings in view.boats_left)
        parts.append(words.text("screen-next", place=view.next_place))
        parts.append(
            words.text(
                "screen-tiles",
                water=view.water_left,
                ice=view.ice_left,
                boats=boats or words.text("screen-no-boats"),
            )
        )
    return Text(" " * MARGIN + "   ".join(parts))


def _players(view: TitanicView, words: Words, players: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=MUTED, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("")
    for column in ("player", "rings", "aboard", "supply", "lost", "cards"):
        table.add_column(words.text(f"screen-{column}"), justify="left")
    for seat, player in enumerate(view.players):
        saved = [one.number for one in player.passengers if view.ground[one.y][one.x] == "o"]
        others = [one.number for one in player.passengers if one.number not in saved]
        table.add_row(
            Text("▸" if seat in view.to_act else " ", f"bold {AMBER}"),
            seat_text(seat, words),
            Text(words.text(players[seat]), MUTED),
            Text.assemble((str(player.saved), "bold"), (f"  {_listed(saved)}", MUTED)),
            _listed(others),
            str(len(player.supply)),
            str(len(player.lost)),
            str(player.cards),
        )
    return table


def _hand(hand: list[int], words: Words) -> Text:
    text = Text(f"  {words.text('screen-hand')}  ", MUTED)
    for card in hand:
        text.append(f" {card} ", f"bold #03101b on {AMBER}").append(" ")
    return text


def _listed(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
