"""Lets a bot decide for a seat, and submits its move like anyone's."""

from __future__ import annotations

from typing import Protocol

from fathom.engine.errors import FathomError, StaleMove
from fathom.engine.real_time import is_timed
from fathom.server import metrics
from fathom.server.bots.pool import Thinker
from fathom.server.bots.thinking import question, think
from fathom.server.clock import Clock
from fathom.server.live.live_table import LiveTable
from fathom.server.verbs.play import play_for_bot


class Decider(Protocol):
    """Whoever lets bots decide: here, or in a worker elsewhere."""

    async def decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        """Have a move chosen and submitted; one that comes too late is dropped."""
        ...


class Here:
    """Thinks with the processes of this server."""

    def __init__(self, thinker: Thinker, clock: Clock) -> None:
        self._thinker = thinker
        self._clock = clock

    async def decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        history = live.running()
        state = live.look(self._clock.now())
        if seat not in state.to_act():
            return
        ply = history.ply(seat)
        asked = question(state, seat, name, live.table.seed, len(history.log))
        with metrics.bot_seconds.labels(name).time():
            move = await self._thinker.ask(think, asked)
        try:
            await play_for_bot(live, self._clock, seat, move, ply, key)
        except StaleMove:
            return
        except FathomError:
            if live.is_running and live.running().ply(seat) == ply and not is_timed(state):
                raise  # nothing changed, and yet the move is not legal: that is a fault of ours
