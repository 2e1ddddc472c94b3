"""`fathom check-bot`: is a bot fair, does it keep the rules, and how long does it think?"""

import sys
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

import fathom
from fathom.check import finding_text
from fathom.check.bot import check_bot
from fathom.cli.common import GameKey, Json, Lang, Option, Seats, console, read_options
from fathom.terminal.palette import AMBER, GREEN, RED
from fathom.words import language_of_environment, load_words

_MARKS = {"bot-clean": ("✓", GREEN), "bot-clock": ("!", AMBER)}
_FAULT = ("✗", RED)


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="check-bot")
    def command(
        game: GameKey,
        name: Annotated[
            str, typer.Argument(metavar="BOT", help="A name, or module:Class for your own.")
        ],
        seats: Seats = None,
        games: Annotated[int, typer.Option(min=1, help="In how many games it is watched.")] = 3,
        limit: Annotated[
            float | None,
            typer.Option(min=0, help="Milliseconds that it may take for a decision."),
        ] = None,
        option: Option = None,
        json: Json = False,
        lang: Lang = None,
    ) -> int:
        """Judge a bot: what a seat may not know must not change what it does.

        Exits with 1 if something is wrong.
        """
        box = fathom.load(game)
        count = box.seats[0] if seats is None else seats
        box.check_seats(count)
        options = read_options(option)
        box.read_options(options, count)
        findings = check_bot(name, box, count, games, limit, options)
        if json:
            sys.stdout.write(msgspec.json.encode(findings).decode() + "\n")
        else:
            words = load_words(lang or language_of_environment(), "check")
            told = Table.grid(padding=(0, 1))
            for finding in findings:
                mark, colour = _MARKS.get(finding.name, _FAULT)
                told.add_row(Text(mark, style=colour), Text(finding_text(finding, words)))
            console.print(told)
        return int(any(finding.verdict == "fault" for finding in findings))
