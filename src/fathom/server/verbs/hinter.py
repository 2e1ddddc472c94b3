"""Asks a bot what it would do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathom.engine.errors import NotYourTurn
from fathom.server import tells
from fathom.server.bots.thinking import explain, question
from fathom.server.live.live_table import LiveTable

if TYPE_CHECKING:
    from fathom.server.services import Services

ADVISER = "hard"


async def hint(services: Services, live: LiveTable, seat: int) -> tells.Hint:
    """What a bot would do in this seat, knowing what the seat knows. Raises NotYourTurn."""
    live.look(services.clock.now())
    history = live.running()
    state = history.state
    if not state.legal_moves(seat):
        raise NotYourTurn("there is nothing to decide for you now")
    ply = history.ply(seat)
    asked = question(state, seat, ADVISER, live.table.seed, ply)  # not of plies unknown to it
    advice = await services.thinker.ask(explain, asked)
    return tells.Hint(
        ply=ply,
        seat=seat,
        move=history.game.move_text(advice[0].move),
        bot=ADVISER,
        advice=[
            tells.Advice(
                move=history.game.move_text(one.move),
                estimate=one.estimate,
                reason=one.reason,
                facts=one.facts,
            )
            for one in advice
        ],
    )
