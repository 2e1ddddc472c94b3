"""Colours of the chart room. Seats differ by colour and letter, never by colour alone."""

from rich.text import Text

from fathom.words import Words

TEXT = "#e6f1f5"
MUTED = "#8fb0bf"
AMBER = "#f2b24c"
GREEN = "#6fe3b2"
RED = "#f26a5b"
SURFACE = (0x0E, 0x3A, 0x53)
ABYSS = (0x03, 0x10, 0x1B)
SEATS = ("#f2b24c", "#4fd1c5", "#ff8a73", "#b79cff", "#ffffff", "#c3e65b")


def depth_colour(share: float) -> str:
    """The colour of water: 0 is the surface, 1 the bottom. Further down is darker."""
    parts = (round(top + (low - top) * share) for top, low in zip(SURFACE, ABYSS, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def seat_name(seat: int, words: Words) -> str:
    """The colour that a seat is called by."""
    return words.text(f"seat-{seat}") if seat < len(SEATS) else str(seat)


def seat_letter(seat: int, words: Words) -> str:
    """The letter that marks a seat on a board."""
    return seat_name(seat, words)[0]


def seat_text(seat: int, words: Words) -> Text:
    """Letter and name of a seat, in its colour."""
    style = f"bold {SEATS[seat % len(SEATS)]}"
    return Text.assemble(
        (seat_letter(seat, words), f"{style} reverse"), (f" {seat_name(seat, words)}", style)
    )
