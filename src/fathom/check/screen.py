"""Screen: the game drawn in a terminal, and told, at many moments and in every language."""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console

from fathom.check.finding import Finding, Subject, advice, crash_of, fault
from fathom.check.rules import play_one, plies_of
from fathom.engine.conformance import Endless
from fathom.engine.dice import Dice
from fathom.engine.state import State
from fathom.terminal.screens import draw_of, has_screen
from fathom.terminal.telling import effect_text, move_meaning
from fathom.words import HERE, LANGUAGES, Words

MOMENTS_A_GAME = 8
"""In each game about so many moments are drawn, spread over all of it."""
WIDTH_COLUMNS = 100
"""In columns."""


class Attentive(Words):
    """Words that note which messages were asked for but do not exist."""

    def __init__(self, language: str, subject: Subject) -> None:
        files = [HERE / "{}" / f"{concern}.ftl" for concern in ("shared", "cli")]
        super().__init__(language, *files, subject.folder / "words" / "{}.ftl")
        self.lacking: set[str] = set()

    def text(self, name: str, **facts: object) -> str:
        if not self.has(name):
            self.lacking.add(name)
        return super().text(name, **facts)


def check_screen(subject: Subject) -> Iterator[Finding]:
    """Every view can be drawn, and has all its words."""
    if not has_screen(subject.package):
        yield advice("no-screen")
    said = [Attentive(language, subject) for language in LANGUAGES]
    for seats in {subject.game.seats[0], subject.game.seats[-1]}:
        try:
            _draw_game(subject, seats, said)
        except Endless:
            return  # the rules say so
        except Exception as error:
            yield fault("screen-crash", seats=seats, seed=str(seats), detail=crash_of(error))
            return
    for name in sorted({name for words in said for name in words.lacking}):
        yield fault("word-missing", word=name, language="en")


def _draw_game(subject: Subject, seats: int, said: list[Attentive]) -> None:
    """Play one random game and draw it, what happened and what can be done, as all see it."""
    game = subject.game
    every = max(1, plies_of(game, seats, seats, {}) // MOMENTS_A_GAME)
    state = game.new(seats, seed=seats)
    dice = Dice(seats)
    state.listen()
    while True:
        is_over = not play_one(state, dice)
        if is_over or state.ply % every == 0:
            _draw_moment(subject, state, said)
        state.heard()
        if is_over:
            return


def _draw_moment(subject: Subject, state: State, said: list[Attentive]) -> None:
    draw = draw_of(subject.package)
    players = ["person"] * state.seats
    console = Console(file=io.StringIO(), width=WIDTH_COLUMNS, color_system=None)
    told = state.effects or []
    for number, words in enumerate(said):
        for viewer in (None, *range(state.seats)):
            if (viewer or 0) % len(said) == number:  # who sees it in which language does not matter
                console.print(draw(state.view(viewer), words, players))
        for one in told:
            effect_text(one.effect, words)
        for seat in state.to_act():
            for move in state.legal_moves(seat):
                move_meaning(state.game, move, words)
