"""`fathom verify`: is this record a real game?"""

import typer

from fathom.cli.common import Lang, RecordFile, console, read_record, say_house_rules, words_for
from fathom.engine.errors import InvalidRecord, UnreadableRecord


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def verify(file: RecordFile, lang: Lang = None) -> int:
        """Play a record again and check its seed, every move and its result.

        Exits with 1 if it was tampered with.
        """
        try:
            record, game = read_record(file)
            table = record.table(game)
        except UnreadableRecord:
            raise
        except InvalidRecord as error:
            facts = {"file": file, "line": error.line, "fault": error.fault}
            console.print(words_for(None, lang).text("verify-tampered", **facts), soft_wrap=True)
            return 1
        words = words_for(game, lang)
        if record.commitment is None:
            console.print(words.text("verify-open-seed", seed=str(record.seed)))
        else:
            console.print(words.text("verify-sealed", commitment=record.commitment))
        if record.joint is not None:
            seats = [words.text(f"seat-{share.seat}") for share in record.joint]
            console.print(words.text("verify-joint", seats=seats, count=len(seats)))
        say_house_rules(table.state.options, words)
        console.print(words.text("verify-moves", plies=table.ply))
        outcome = table.state.outcome()
        if outcome is None:
            console.print(words.text("verify-unfinished"))
        else:
            winners = [words.text(f"seat-{seat}") for seat in outcome.winners]
            console.print(words.text("verify-result", winners=winners, clause=outcome.clause))
        return 0
