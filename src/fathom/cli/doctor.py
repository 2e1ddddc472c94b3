"""`fathom doctor`: is everything that the server needs as it should be?"""

import asyncio
import sys

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from fathom.cli.common import Json, Lang, console, words_for
from fathom.cli.deployment import with_settings
from fathom.server.settings import Settings
from fathom.terminal.palette import AMBER, GREEN, RED

_MARKS = {"good": ("✓", GREEN), "note": ("!", AMBER), "bad": ("✗", RED)}


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    @with_settings
    def doctor(settings: Settings, *, json: Json = False, lang: Lang = None) -> int:
        """Check a deployment; say what is wrong and what to do. Exits with 1 if something is."""
        from fathom.server.doctor import examine

        findings = asyncio.run(examine(settings))
        if json:
            sys.stdout.write(msgspec.json.encode(findings).decode() + "\n")
        else:
            words = words_for(None, lang)
            told = Table.grid(padding=(0, 1))
            for finding in findings:
                mark, colour = _MARKS[finding.verdict]
                line = Text(words.text(f"doctor-{finding.name}", **finding.facts))
                line.stylize("bold" if finding.verdict == "bad" else "")
                told.add_row(Text(mark, style=colour), line)
            console.print(told)
        return int(any(finding.verdict == "bad" for finding in findings))
