"""Company: the bots at a table, each a character with a name, a taste and a pace of its own."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from fathom.engine.bot import LEVELS
from fathom.engine.dice import Dice
from fathom.engine.manners import Style
from fathom.server.store import TableRow


class Character(NamedTuple):
    """A bot as people know it. Whoever meets it again finds it as it was."""

    name: str
    style: Style
    pace_percent: int
    """How long it takes for a move, of what the table gives bots; at least 100."""


CHARACTERS = (
    Character("Nereus", "careful", 125),
    Character("Calypso", "sly", 110),
    Character("Triton", "greedy", 100),
    Character("Sedna", "careful", 130),
    Character("Proteus", "sly", 105),
    Character("Melusine", "sly", 120),
    Character("Aegir", "greedy", 105),
    Character("Ondine", "careful", 115),
    Character("Boreas", "greedy", 100),
    Character("Thetis", "careful", 120),
    Character("Glaucus", "greedy", 110),
    Character("Leucothea", "careful", 130),
    Character("Kraken", "greedy", 115),
    Character("Galatea", "sly", 115),
    Character("Juturna", "careful", 120),
    Character("Umiarissat", "sly", 125),
    Character("Charybdis", "greedy", 100),
    Character("Circe", "sly", 110),
    Character("Oceanus", "careful", 130),
    Character("Phorcys", "greedy", 110),
    Character("Lorelei", "sly", 105),
    Character("Amphitrite", "careful", 125),
    Character("Tangaroa", "greedy", 105),
    Character("Morgen", "sly", 120),
)
"""As many of each style: enough for the largest table, also where the host wants only one."""


def company_of(seed: bytes) -> int:
    """Who comes to a table with this seed; it tells nothing about the seed."""
    digest = hashlib.blake2b(key=seed, digest_size=4, person=b"fathom company").digest()
    return int.from_bytes(digest, "big")


def character_at(table: TableRow, number: int) -> Character:
    """The bot of a seat, or who would be: it goes with the colour, also into the next game."""
    policy = table.policy
    return _company(policy.company, policy.bot_style)[table.colour_of(number) % len(CHARACTERS)]


def style_at(table: TableRow, number: int) -> Style | None:
    """What the bot of a seat likes; None: it has no taste, or steps in for somebody, or is none."""
    seat = table.seats[number]
    if seat.person is not None or seat.bot not in LEVELS:
        return None
    return character_at(table, number).style


def pace_percent_at(table: TableRow, number: int) -> int:
    """How long the bot of a seat takes for a move, of what the table gives bots."""
    if style_at(table, number) is None:
        return 100
    return character_at(table, number).pace_percent


def bot_with_style(table: TableRow, number: int, bot: str) -> str:
    """How a bot is asked for that decides for a seat: with the taste of the bot of that seat."""
    style = style_at(table, number)
    return bot if style is None or table.seats[number].bot != bot else f"{bot}:style={style}"


@lru_cache(maxsize=1000)
def _company(company: int, style: Style | None) -> tuple[Character, ...]:
    """By colour: all characters in the order in which they come, those of the style first.

    Company 0, as tables have it that were set up before there was any, comes in the order of the
    list.
    """
    order = list(CHARACTERS)
    if company:
        Dice(company).shuffle(order)
    return tuple(sorted(order, key=lambda one: style is not None and one.style != style))
