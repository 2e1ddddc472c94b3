"""`fathom hint`: what to do in a recorded position."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.table import Table
from rich.text import Text

from fathom.bots import Bot, Perspective, bot
from fathom.cli.common import Lang, RecordFile, check_moment, console, read_record, words_for
from fathom.engine.capabilities import known_to_act
from fathom.engine.dice import Dice
from fathom.engine.errors import FathomError
from fathom.engine.state import State
from fathom.terminal.palette import AMBER, MUTED, seat_name, seat_text
from fathom.terminal.telling import advice_text, move_meaning
from fathom.words import Words

ADVISER = "expert"
"""The bot that is asked if nobody names another."""
ADVISER_SEED = 1
"""The seed of the adviser's own chance: always the same, so that it tells nothing."""


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command(name="hint")
    def command(
        file: RecordFile,
        to: Annotated[
            int | None, typer.Option(min=0, help="After this many plies; else at the end.")
        ] = None,
        seat: Annotated[
            int | None, typer.Option(min=0, help="For this seat, where several may act.")
        ] = None,
        adviser: Annotated[
            str, typer.Option("--bot", help="Who is asked, such as hard or search:time=5.")
        ] = ADVISER,
        lang: Lang = None,
    ) -> None:
        """Tell the best moves of whoever is to act, and why, by what that seat may know."""
        record, game = read_record(file)
        words = words_for(game, lang)
        check_moment(record, file, to, seat, words)
        asked = bot(adviser)
        table = record.table(game, to)
        who = seat_to_advise(table.state, seat, file, words)
        console.print(hint(table.state, who, asked, words, table.past(who)))


def seat_to_advise(state: State, seat: int | None, file: Path, words: Words) -> int:
    """The seat that may act; which one, has to be said where it could be several."""
    if state.outcome() is not None:
        raise FathomError(words.text("hint-over", file=str(file), ply=state.ply))
    acting = known_to_act(state, None)
    if seat is None and len(acting) > 1:
        raise FathomError(words.text("hint-several", seats=acting, ply=state.ply))
    chosen = acting[0] if seat is None and acting else seat
    if chosen is None or not state.legal_moves(chosen):
        name = "–" if chosen is None else seat_name(chosen, words)
        raise FathomError(words.text("hint-not-now", seat=name, ply=state.ply))
    return chosen


def hint(state: State, seat: int, asked: Bot, words: Words, past: list[int]) -> Group:
    """The best moves with what they promise and why; a function of what the seat knows."""
    known = Perspective(state, seat, past=past)
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column("")
    table.add_column(words.text("hint-move"), no_wrap=True)
    table.add_column(words.text("hint-estimate"), justify="right")
    table.add_column(words.text("hint-reason"))
    for place, advice in enumerate(asked.explain(known, Dice(ADVISER_SEED)), 1):
        share = "–" if advice.estimate is None else f"{100 * advice.estimate:.0f} %"
        meaning = move_meaning(state.game, advice.move, words)
        table.add_row(
            str(place),
            Text(state.move_text(advice.move), f"bold {AMBER}"),
            share,
            Text.assemble(meaning, "\n", (advice_text(advice, words), MUTED)),
        )
    asks = words.text("hint-title", ply=state.ply)
    return Group(Text.assemble(seat_text(seat, words), "  ", (asks, MUTED)), Text(), table)
