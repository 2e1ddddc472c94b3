"""`fathom check`: is a game complete, and does it keep the contract?"""

import sys
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

import fathom
from fathom.check import Finding, check_game, finding_text, parts_of
from fathom.check.golden import write_golden
from fathom.cli.common import Json, Lang, console
from fathom.cli.progress import progress_bar
from fathom.engine.game import Game
from fathom.terminal.palette import AMBER, GREEN, RED
from fathom.words import Words, language_of_environment, load_words

_MARKS = {"fault": ("✗", RED), "advice": ("!", AMBER)}
RANDOM_GAMES = 5
"""With each number of seats, if nobody asks for more or fewer."""


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def check(
        game: Annotated[
            str | None, typer.Argument(metavar="GAME", help="Every game if not given.")
        ] = None,
        games: Annotated[
            int, typer.Option(min=1, help="Random games with each number of seats.")
        ] = RANDOM_GAMES,
        golden: Annotated[
            bool, typer.Option("--golden", help="Write the golden games again first.")
        ] = False,
        json: Json = False,
        lang: Lang = None,
    ) -> int:
        """Check a game for its author: rules, knowledge, words, screen, board, golden games.

        Exits with 1 if something is missing or wrong; what is only advised leaves it at 0.
        """
        words = load_words(lang or language_of_environment(), "check")
        boxes = fathom.games() if game is None else [fathom.load(game)]
        if golden:
            for file in [file for box in boxes for file in write_golden(box)]:
                console.print(words.text("golden-written", file=str(file)), soft_wrap=True)
        with progress_bar(sum(len(parts_of(box)) for box in boxes)) as progress:
            findings = {box.key: check_game(box, games, progress) for box in boxes}
        if json:
            sys.stdout.write(msgspec.json.encode(findings).decode() + "\n")
        else:
            for box in boxes:
                console.print(report(box, findings[box.key], words))
        return int(any(has_fault(found) for found in findings.values()))


def has_fault(findings: list[Finding]) -> bool:
    """Whether something is missing, not only advised."""
    return any(finding.verdict == "fault" for finding in findings)


def report(game: Game, findings: list[Finding], words: Words) -> Table:
    """What was found, faults first."""
    told = Table.grid(padding=(0, 1))
    for finding in sorted(findings, key=lambda finding: finding.verdict, reverse=True):
        mark, colour = _MARKS[finding.verdict]
        told.add_row(Text(mark, style=colour), Text(finding_text(finding, words)))
    if not has_fault(findings):
        clean = words.text("clean", game=game.title, advised=len(findings))
        told.add_row(Text("✓", style=GREEN), Text(clean))
    return told
