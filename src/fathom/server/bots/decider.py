"""Lets a bot decide for a seat, and submits its move like anyone's."""

from __future__ import annotations

from typing import Protocol

from fathom.engine.errors import FathomError, StaleMove
from fathom.engine.real_time import is_timed
from fathom.server import metrics, traces
from fathom.server.bots.pool import Thinker
from fathom.server.bots.thinking import question, speak, think
from fathom.server.clock import Clock
from fathom.server.company import bot_with_style
from fathom.server.live.live_table import LiveTable
from fathom.server.store import Store
from fathom.server.verbs.chat import heard_by, say_for_bot
from fathom.server.verbs.play import play_for_bot


class Decider(Protocol):
    """Whoever lets bots decide: here, or in a worker elsewhere."""

    async def decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        """Have a move chosen and submitted; one that comes too late is dropped."""
        ...

    async def speak(self, live: LiveTable, seat: int, name: str) -> None:
        """Have a bot tell those on its side what they should know, if there is anything."""
        ...


class Here:
    """Thinks with the processes of this server."""

    def __init__(self, thinker: Thinker, clock: Clock, store: Store) -> None:
        self._thinker = thinker
        self._clock = clock
        self._store = store

    async def decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        with traces.span("decide", game=live.table.game, bot=name):
            await self._decide(live, seat, name, key)

    async def _decide(self, live: LiveTable, seat: int, name: str, key: str) -> None:
        history = live.running()
        state = live.look(self._clock.now())
        if seat not in state.to_act():
            return
        ply = history.ply(seat)
        heard = await heard_by(self._store, live, seat)
        styled = bot_with_style(live.table, seat, name)
        past = history.engine.past(seat)
        asked = question(state, seat, styled, live.table.seed, len(history.log), heard, past)
        with metrics.bot_seconds.labels(name).time(), traces.span("think"):
            move = await self._thinker.ask(think, asked)
        try:
            await play_for_bot(live, self._clock, seat, move, ply, key)
        except StaleMove:
            return
        except FathomError:
            if live.is_running and live.running().ply(seat) == ply and not is_timed(state):
                raise  # nothing changed, and yet the move is not legal: that is a fault of ours

    async def speak(self, live: LiveTable, seat: int, name: str) -> None:
        now = self._clock.now()
        ply = live.running().ply(seat)
        heard = await heard_by(self._store, live, seat)
        asked = question(live.look(now), seat, name, live.table.seed, ply, heard)
        call = await self._thinker.ask(speak, asked)
        if call is not None and live.is_running:
            await say_for_bot(self._store, live, seat, call, f"bot:{ply}", self._clock.now())
