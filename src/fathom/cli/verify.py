"""`fathom verify`: is this record a real game?"""

import typer

from fathom.cli.common import Lang, RecordFile, console, read_record, words_for


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def verify(file: RecordFile, lang: Lang = None) -> None:
        """Play a record again and check its seed, every move and its result."""
        record, game = read_record(file)
        table = record.table(game)
        words = words_for(game, lang)
        if record.commitment is None:
            console.print(words.text("verify-open-seed", seed=str(record.seed)))
        else:
            console.print(words.text("verify-sealed", commitment=record.commitment))
        console.print(words.text("verify-moves", plies=table.ply))
        outcome = table.state.outcome()
        if outcome is None:
            console.print(words.text("verify-unfinished"))
        else:
            winners = [words.text(f"seat-{seat}") for seat in outcome.winners]
            console.print(words.text("verify-result", winners=winners, clause=outcome.clause))
