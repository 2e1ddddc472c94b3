"""Practice: a lesson as it stands after all that its learner did. Nothing is kept."""

from __future__ import annotations

from fathom.engine.practice import practised
from fathom.server.asks import Practise
from fathom.server.catalog import installed
from fathom.server.errors import NoLesson
from fathom.server.faults import fault_of
from fathom.server.tells.games import PracticeTell


def practice_of(key: str, asked: Practise) -> PracticeTell:
    """How the lesson stands. Raises UnknownGame or NoLesson."""
    game = installed(key)
    if game.practice is None or asked.lesson not in game.practice.lessons:
        raise NoLesson(f"{game.title} has no lesson {asked.lesson!r}")
    now = practised(game, asked.lesson, asked.deeds)
    state, seat = now.state, now.seat
    return PracticeTell(
        view=state.view(seat),
        moves=[state.move_text(move) for move in state.legal_moves(seat)],
        effects=now.effects,
        attachments=now.attachments,
        goals=list(game.practice.lessons[asked.lesson]),
        reached=now.reached,
        remark=now.remark,
        refused=None if now.refusal is None else fault_of(now.refusal, state, seat),
    )
