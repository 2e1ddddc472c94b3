"""Submarine: ships above, six columns of treasures below, and what each player has."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.submarine.spec import AT_START, OFF_BOARD, TOP_LEVEL
from fathom.games.submarine.view import Player, SeaField, SubmarineView
from fathom.terminal.palette import (
    AMBER,
    MUTED,
    SEATS,
    TEXT,
    depth_colour,
    seat_letter,
    seat_name,
    seat_text,
)
from fathom.words import Words

MARGIN = 8
CELL = 12
"""A column's width, with the wall on its right."""
WIDTH = MARGIN + 6 * CELL
"""Of the widest sea; a smaller one is as wide, so that what is said above it has room."""
BACKGROUNDS = ("#f2795b", "#ead27a", "#7bd88f", "#7fc8ff", "#d6a0ff")
"""The colour of each background; its number is always beside it."""
KINDS = "ABCDEFGHIJKL"
KINDS_IN_LINE = 7
LIGHTER = 0.12
WALL = "#2b566c"


def draw(view: SubmarineView, words: Words, players: list[str]) -> RenderableType:
    """The whole table: sea, players, cards, and what the letters mean."""
    return Group(
        _sea(view, words),
        Text(),
        _players(view, words, players),
        Text(),
        *_cards(view, words),
        *_legend(KINDS[: len(view.players[0].container)], words),
    )


def _card_style(card: int) -> str:
    return BACKGROUNDS[card - 1]


def tile_text(tile: str | None, is_wanted: bool = True) -> Text:
    """A tile by its kind and background, in the colour of the latter; a dot where one was."""
    if tile is None:
        return Text("··", MUTED)
    return Text(tile, f"{'bold' if is_wanted else 'dim'} {_card_style(int(tile[1]))}")


# The sea


def _sea(view: SubmarineView, words: Words) -> Text:
    sea = Text()
    _line(sea, _heading(view, words), 0, len(view.columns))
    _line(sea, _numbers(view, words), 0, len(view.columns))
    _line(sea, _ships(view, words), 0, len(view.columns))
    wanted = _wanted(view)
    for depth in range(4):
        share = 0.15 + 0.85 * (depth + 1) / 4
        fields = [column[depth] for column in view.columns]
        _line(sea, _tiles(fields, depth, wanted, words), share, len(fields))
        _line(sea, _submarines(fields, words), share, len(fields))
    sea.right_crop(1)
    return sea


def _line(sea: Text, line: Text, share: float, columns: int) -> None:
    """Add a line, filled up with water of its depth."""
    line.pad_right(max(WIDTH - line.cell_len, 0))
    for column in range(0, columns, 2):  # every second column a little lighter
        start = MARGIN + column * CELL
        line.stylize_before(f"on {depth_colour(max(share - LIGHTER, 0))}", start, start + CELL)
    line.stylize_before(f"{TEXT} on {depth_colour(share)}")
    sea.append_text(line).append("\n")


def _heading(view: SubmarineView, words: Words) -> Text:
    """How far the game is, and on the right the ships that have left."""
    line = Text(words.text("screen-voyage", voyage=view.voyage))
    if view.idle:
        line.append("   " + words.text("screen-idle", idle=view.idle, limit=view.idle_limit), AMBER)
    if view.shells:
        line.append(f"   {words.text('screen-shells')}", MUTED)
        for shell in view.shells:
            line.append(" ").append_text(tile_text(shell))
    gone = Text(f"{words.text('screen-off')} ", MUTED)
    gone.append_text(_hull(_ships_at(view, OFF_BOARD), words))
    line.pad_right(WIDTH - line.cell_len - gone.cell_len)
    return line.append_text(gone)


def _numbers(view: SubmarineView, words: Words) -> Text:
    """The columns, and where ships begin."""
    line = Text(words.text("screen-start"), MUTED)
    line.pad_right(MARGIN - line.cell_len)
    for column in range(1, len(view.columns) + 1):
        line.append_text(_cell(Text(str(column))))
    return line


def _ships_at(view: SubmarineView, place: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if player.ship == place]


def _ships(view: SubmarineView, words: Words) -> Text:
    """The surface: one hull with the letters of all the ships that are there."""
    line = _hull(_ships_at(view, AT_START), words)
    line.pad_right(MARGIN - line.cell_len)
    for column in range(1, len(view.columns) + 1):
        hull = _hull(_ships_at(view, column), words)
        before = (CELL - 1 - hull.cell_len) // 2
        line.append("~" * before, MUTED).append_text(hull)
        line.append("~" * (CELL - before - hull.cell_len), MUTED)
    return line


def _hull(seats: list[int], words: Words) -> Text:
    if not seats:
        return Text()
    letters = Text("◥", TEXT)
    for seat in seats:
        letters.append(seat_letter(seat, words), f"bold {SEATS[seat]}")
    return letters.append("◤", TEXT)


def _tiles(fields: list[SeaField], depth: int, wanted: str, words: Words) -> Text:
    """One level: the tiles of each column's field; those of kinds you have are dim."""
    line = Text(words.text("screen-level", level=depth + TOP_LEVEL), MUTED)
    line.pad_right(MARGIN - line.cell_len)
    for field in fields:
        tiles = [tile_text(tile, tile is None or tile[0] in wanted) for tile in field.tiles]
        line.append_text(_cell(Text(" ").join(tiles)))
    return line


def _cell(text: Text) -> Text:
    """Something in the middle of a column."""
    before = (CELL - 1 - text.cell_len) // 2
    cell = Text(" " * before).append_text(text)
    cell.pad_right(CELL - 1 - cell.cell_len)
    return cell.append("│", WALL)


def _submarines(fields: list[SeaField], words: Words) -> Text:
    """Below the tiles: a letter for each submarine, or letters with numbers where they are many."""
    line = Text(" " * MARGIN)
    for field in fields:
        crew = Counter(field.submarines)
        marks = Text("◉" if crew else "", TEXT)
        is_crowded = crew.total() > CELL - 3
        for seat, count in sorted(crew.items()):
            letter = seat_letter(seat, words)
            text = f"{letter}×{count}" if is_crowded else letter * count
            marks.append(text, f"bold {SEATS[seat]}")
        line.append_text(_cell(marks))
    return line


def _wanted(view: SubmarineView) -> str:
    """The kinds that the viewer still lacks, and shells; a spectator lacks all."""
    if view.you is None:
        return KINDS + "S"
    container = view.players[view.you].container
    return "S" + "".join(kind for kind, tile in zip(KINDS, container, strict=False) if tile is None)


# The players


def _players(view: SubmarineView, words: Words, players: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=MUTED, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(words.text("screen-player"))
    table.add_column("")
    table.add_column(words.text("screen-container"), no_wrap=True)
    table.add_column(words.text("screen-jokers"))
    table.add_column(words.text("screen-cards"))
    is_setup = any(player.to_place for player in view.players)
    table.add_column(words.text("screen-submarines" if is_setup else "screen-known"))
    for seat, player in enumerate(view.players):
        table.add_row(
            Text("▸" if seat in view.to_act else " ", f"bold {AMBER}"),
            seat_text(seat, words),
            Text(words.text(players[seat]), MUTED),
            _container(player),
            _jokers(player),
            f"{player.hand_size} + {player.pile_size}",
            str(player.to_place) if is_setup else _known(player, words),
        )
    return table


def _container(player: Player) -> Text:
    """A letter for each filled slot, and how many there are."""
    text = Text()
    for tile in player.container:
        style = MUTED if tile is None else f"bold {_card_style(int(tile[1]))}"
        text.append("·" if tile is None else tile[0], style)
    count = sum(tile is not None for tile in player.container)
    return text.append(f" {count:>2}", "bold")


def _jokers(player: Player) -> Text:
    """What lies beside the container; what came in this turn is in brackets."""
    text = Text()
    older = len(player.jokers) - player.fresh
    for number, tile in enumerate(player.jokers):
        text.append(" " if number else "")
        if number < older:
            text.append_text(tile_text(tile))
        else:
            text.append("(").append_text(tile_text(tile)).append(")")
    return text


def _known(player: Player, words: Words) -> Text:
    """What you know of another's hand, and of a pile from the top, a question mark for the rest."""
    parts = []
    if player.hand_known:
        cards = "".join(str(card) for card in player.hand_known)
        parts.append(words.text("screen-hand-known", cards=cards))
    if player.pile_known:
        by_place = {known.place: str(known.card) for known in player.pile_known}
        cards = "".join(by_place.get(place, "?") for place in range(1, player.pile_size + 1))
        parts.append(words.text("screen-pile-known", cards=cards))
    return Text(", ".join(parts), MUTED)


# Cards and meanings


def _cards(view: SubmarineView, words: Words) -> list[Text]:
    """What is being paid for, your own hand, and what is out of the game."""
    lines = []
    if view.salvage is not None:
        line = Text("  " + words.text("screen-salvage", tile=view.salvage.tile), f"bold {AMBER}")
        owed = [
            f"{seat_name(seat, words)} {cards}"
            for seat, cards in enumerate(view.salvage.owed)
            if cards
        ]
        if owed:
            line.append("   " + words.text("screen-owed", cards=", ".join(owed)), AMBER)
        lines.append(line)
    hand = None if view.you is None else view.players[view.you].hand
    if hand is not None:
        line = Text(f"  {words.text('screen-hand')} ", "bold")
        for card in hand:
            line.append(" ").append(
                f" {words.text(f'card-{card}')} ", f"reverse {_card_style(card)}"
            )
        lines.append(line)
    discard = Text(f"  {words.text('screen-discard')} ", MUTED)
    for card, count in enumerate(view.discard, 1):
        discard.append(f"  {words.text(f'card-{card}')}", _card_style(card)).append(f" ×{count}")
    return [*lines, discard]


def _legend(kinds: str, words: Words) -> list[Text]:
    """The kinds of treasure by letter."""
    lines = []
    for start in range(0, len(kinds) + 1, KINDS_IN_LINE):
        line = Text(" ")
        for kind in f"{kinds}S"[start : start + KINDS_IN_LINE]:
            line.append(f" {kind}", "bold").append(f" {words.text(f'kind-{kind}')} ", MUTED)
        lines.append(line)
    return lines
