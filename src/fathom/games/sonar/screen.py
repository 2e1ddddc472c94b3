"""Captain Sonar: a chart with the pencilled route, the instruments beside it."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.games.sonar.charts import BOAT, DIRECTIONS
from fathom.games.sonar.sea import COLUMNS, WIDTH
from fathom.games.sonar.spec import BOATS
from fathom.games.sonar.view import PrivateBoat, SonarView
from fathom.terminal.palette import AMBER, GREEN, MUTED, RED, SEATS, TEXT, depth_colour, seat_name
from fathom.words import Words

BOAT_COLOURS = (AMBER, SEATS[1])
COLOUR_STYLES = {"R": RED, "G": GREEN, "Y": AMBER, "X": TEXT}
LOG_LINES = 9
NARROW = 42
"""The least width of the left side, so that the legend has room."""


def draw(view: SonarView, words: Words, players: list[str]) -> RenderableType:
    """The whole table as one seat sees it."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    table.add_column(width=max(3 + 3 * view.size + view.size // view.sector_size - 1, NARROW))
    table.add_column()
    instruments: list[RenderableType] = [_boats(view, words, players)]
    if view.own is not None:
        instruments += [Text(), _gauges(view, view.own, words)]
        instruments += [Text(), _sheet(view, view.own, words)]
    chart: list[RenderableType] = [_chart(view), Text(), _legend(view, words)]
    shorter = chart if view.size < WIDTH else instruments
    shorter += [Text(), _log(view, words)]
    table.add_row(Group(*chart), Group(*instruments))
    return table


# The chart

OWN_SIGNS = "●✱○"
"""Boat, mines and route."""
ENEMY_SIGNS = "◆✖◇"
"""The other boat's, which is shown once the game is over."""


def _chart(view: SonarView) -> Text:
    """The map: sectors are divided by lines, the letters and numbers are those of the fields."""
    side = view.sector_size
    chart = Text("   ", MUTED)
    for column in range(view.size):
        chart.append(_gap(column, side)).append(f" {COLUMNS[column]} ")
    for row in range(view.size):
        if row and row % side == 0:
            dashes = "┼".join("───" * side for _ in range(view.size // side))
            chart.append(f"\n   {dashes}", MUTED)
        chart.append(f"\n{row + 1:>2} ", MUTED)
        for column in range(view.size):
            chart.append("│" if _gap(column, side) else "", MUTED)
            chart.append_text(_field(view, f"{COLUMNS[column]}{row + 1}", row))
    return chart


def _gap(column: int, side: int) -> str:
    return " " if column and column % side == 0 else ""


def _field(view: SonarView, name: str, row: int) -> Text:
    """One field: the boat over its mines and route, these over what can be the enemy."""
    water = f"on {depth_colour(0.2 + 0.6 * row / view.size)}"
    possible = view.assistance is not None and name in view.assistance.fields
    mine = view.boat or 0
    for boat, owner, signs in ((view.own, mine, OWN_SIGNS), (view.enemy, 1 - mine, ENEMY_SIGNS)):
        if boat is None:
            continue
        places = ([boat.field or ""], boat.mines, boat.route)
        for sign, fields in zip(signs, places, strict=True):
            if name in fields:
                style = f"bold {BOAT_COLOURS[owner]} {water}"
                return Text(f"{sign}? " if possible else f" {sign} ", style)
    if name in view.islands:
        return Text("▓▓▓", MUTED)
    if name in view.archer:
        return Text(" ✸ " if not possible else "✸? ", f"{RED} {water}")
    if possible:
        return Text(" ? ", f"bold {GREEN} {water}")
    if name in view.holes:
        return Text(" ◌ ", f"{TEXT} {water}")
    return Text(" · ", f"{MUTED} {water}")


def _legend(view: SonarView, words: Words) -> Text:
    parts = []
    if view.assistance is not None:
        parts.append(words.text("screen-possible"))
    if view.archer:
        parts.append(words.text("screen-archer"))
    if view.holes:
        parts.append(words.text("screen-hole"))
    legend = Text(words.text("screen-legend"), MUTED)
    if view.enemy is not None:
        legend.append("\n" + words.text("screen-legend-enemy"))
    if parts:
        legend.append("\n" + "  ".join(parts))
    if view.assistance is not None:
        name = "screen-enemy" if view.assistance.exact else "screen-enemy-about"
        count = len(view.assistance.fields)
        legend.append("\n" + words.text(name, count=count), f"bold {GREEN}")
    return legend


# The instruments


def _boats(view: SonarView, words: Words, players: list[str]) -> Text:
    """Both boats: whose turn, how much hull is left, who sits there."""
    text = Text()
    for number, boat in enumerate(view.boats):
        style = f"bold {BOAT_COLOURS[number]}"
        active = any(seat in view.to_act for seat in boat.crew)
        text.append("▸ " if active else "  ", f"bold {AMBER}")
        text.append(f"{words.text('screen-boat', boat=number):<7}", style)
        text.append(f"{words.text('screen-hull')} ", MUTED)
        text.append("■" * (view.hull - boat.damage), GREEN if boat.damage < view.hull - 1 else RED)
        text.append("□" * boat.damage, MUTED)
        if view.mode == "turns":
            text.append(f"  {words.text('screen-turn', turn=boat.turns)}", MUTED)
        if boat.surfaced:
            text.append(f"  {words.text('screen-surfaced')}", f"bold {RED}")
        for start in range(0, len(boat.crew), 2):
            pair = boat.crew[start : start + 2]
            names = [f"{seat_name(seat, words)} ({words.text(players[seat])})" for seat in pair]
            text.append(f"\n    {', '.join(names)}", MUTED)
        text.append("\n")
    text.right_crop(1)
    return text


def _gauges(view: SonarView, boat: PrivateBoat, words: Words) -> Text:
    text = Text(words.text("screen-gauges"), MUTED)
    for system, size in view.gauges.items():
        marks = boat.gauges[system]
        colour = next(one for one, systems in BOAT.symbols.items() if system in systems)
        text.append(f"\n  {words.text('system-' + system):<14}", COLOUR_STYLES[colour])
        text.append("●" * marks, TEXT).append("○" * (size - marks), MUTED)
        text.append(" " * (7 - size))
        if system in boat.broken:
            text.append(words.text("screen-broken"), RED)
        elif marks == size:
            text.append(words.text("screen-full"), f"bold {GREEN}")
    return text


def _sheet(view: SonarView, boat: PrivateBoat, words: Words) -> Text:
    """Panels by direction: three central symbols with their circuit, three in the reactor area."""
    text = Text(words.text("screen-sheet"), MUTED)
    for panel, direction in enumerate(DIRECTIONS):
        due = boat.cross_due == direction
        text.append(f"\n{'▸' if due else ' '} {direction.upper()} ", AMBER if due else MUTED)
        for number, symbol in enumerate(view.sheet[6 * panel : 6 * panel + 6], 1):
            if number == 4:
                text.append(" ┊", MUTED)
            text.append(f" {number}", MUTED)
            if symbol.name in boat.crossed:
                text.append("✗ ", f"bold {RED}")
            else:
                text.append(symbol.colour, f"bold {COLOUR_STYLES[symbol.colour]}")
                text.append(symbol.circuit[0] if symbol.circuit else " ", MUTED)
    if any(symbol.circuit for symbol in view.sheet):
        text.append(f"\n  {words.text('screen-circuits')}", MUTED)
    return text


# What was heard


def _log(view: SonarView, words: Words) -> Text:
    text = Text(words.text("screen-log"), MUTED)
    for line in view.log[-LOG_LINES:]:
        name, kind, *facts = line.split()
        number = BOATS.index(name)
        named = dict(zip("abcd", facts, strict=False))
        if kind == "answered":
            named = {"a": words.text(f"fact-{facts[0]}"), "b": facts[1]}
            named |= {"c": words.text(f"fact-{facts[2]}"), "d": facts[3]}
        elif kind == "course":
            named["a"] = facts[0].upper()
        text.append(f"\n  {words.text('screen-boat', boat=number):<7}", BOAT_COLOURS[number])
        text.append(words.text(f"log-{kind}", **named))
    return text
