"""Liar's Dice in the terminal: the bid, and everybody's cup."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fathom.terminal.palette import AMBER, MUTED, seat_name, seat_text
from fathom.words import Words
from liars_dice.view import CupView, LiarsDiceView

COVERED = "▒"


def draw(view: LiarsDiceView, words: Words, players: list[str]) -> RenderableType:
    """The whole table."""
    heading = Text.assemble(
        (words.text("screen-round", round=view.round), MUTED), "  ", (bid_text(view, words), AMBER)
    )
    return Group(heading, Text(), _cups(view, words, players))


def bid_text(view: LiarsDiceView, words: Words) -> str:
    """What was bid, and how many dice count for it once that is known."""
    bid = view.bid
    if bid is None:
        return words.text("screen-no-bid")
    if view.found is not None:
        return words.text("screen-found", count=bid.count, face=bid.face, found=view.found)
    by = seat_name(bid.seat, words)
    return words.text("screen-bid", count=bid.count, face=bid.face, seat=by)


def _cups(view: LiarsDiceView, words: Words, players: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=MUTED, padding=(0, 3, 0, 0))
    for column in ("screen-player", "screen-dice", "screen-left"):
        table.add_column(words.text(column))
    for seat, cup in enumerate(view.cups):
        who = seat_text(seat, words).append(f"  {players[seat]}", MUTED)
        left = str(cup.left) if cup.left else words.text("screen-out")
        table.add_row(who, _dice(cup), left)
    return table


def _dice(cup: CupView) -> Text:
    """The dice that may be seen, those that count for the bid in another colour."""
    if cup.dice is None:
        return Text(" ".join(COVERED * cup.size), MUTED)
    text = Text()
    for number, die in enumerate(cup.dice):
        is_counted = bool(cup.counted) and cup.counted[number]
        text.append(f"{die} ", f"bold {AMBER} reverse" if is_counted else "bold")
        text.append(" ")
    return text
