"""Plays moves: of people, and of bots, who submit like anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fathom.engine.capabilities import judged
from fathom.engine.errors import StaleMove
from fathom.engine.real_time import is_timed
from fathom.server.asks import Play
from fathom.server.clock import Clock
from fathom.server.errors import NotAllowed
from fathom.server.history import History
from fathom.server.live.live_table import ATTEMPTS, LiveTable
from fathom.server.store import Clash, Entry

Reader = Callable[[History], int]


async def play(live: LiveTable, clock: Clock, seat: int, ask: Play) -> Entry:
    """Play a person's move; the seat is theirs. Returns the entry that is kept.

    Raises StaleMove, what the rules refuse, NotAllowed or WrongTime; nothing has changed then.
    """

    def read(history: History) -> int:
        if live.table.seats[seat].bot is not None:
            raise NotAllowed("a bot plays this seat: take it back first")
        return history.game.parse_move(ask.move)

    return await _submit(live, clock, seat, ask.ply, ask.key, read, ask)


async def play_for_bot(
    live: LiveTable, clock: Clock, seat: int, move: int, ply: int, key: str
) -> Entry:
    """Play what a bot chose when the seat was at `ply`. It needs no drawing to back a move."""
    return await _submit(live, clock, seat, ply, key, lambda _: move, None)


async def _submit(
    live: LiveTable,
    clock: Clock,
    seat: int,
    ply: int | None,
    key: str,
    read: Reader,
    drawn: Play | None,
) -> Entry:
    async with live.lock:
        for attempt in range(ATTEMPTS):
            kept = None if live.history is None else live.history.keys.get((seat, key))
            if kept is not None:
                return kept
            try:
                return await _try(live, clock, seat, ply, key, read, drawn)
            except Clash:
                if attempt == ATTEMPTS - 1:
                    raise
                await live.reload()
    raise AssertionError("unreachable")


async def _try(
    live: LiveTable,
    clock: Clock,
    seat: int,
    ply: int | None,
    key: str,
    read: Reader,
    drawn: Play | None,
) -> Entry:
    live.running()
    await live.pass_time(clock.now())
    history = live.running()
    check_ply(history, seat, ply)
    state = history.state
    move = read(history)
    state.check(seat, move)
    attachment = None if drawn is None else drawn.attachment
    if attachment is not None:  # only a legal move is worth judging, which may take a while
        move = await asyncio.to_thread(judged, history.game, move, attachment)
    elif drawn is not None:
        move = judged(history.game, move, None)
    trial = state.copy()
    trial.play(seat, move)
    at = state.now if is_timed(state) else 0
    entry = Entry(
        ply=len(history.log),
        seat=seat,
        move=move,
        at=at,
        key=key,
        attachment=attachment,
        time=clock.now(),
    )
    return await live.append(entry, trial)


def check_ply(history: History, seat: int, ply: int | None) -> None:
    """Raise StaleMove unless the seat, as it counts, is at this ply (None: whatever it is)."""
    current = history.ply(seat)
    if ply is not None and ply != current:
        raise StaleMove(
            f"the move answers ply {ply}, the table is at ply {current}",
            answered=ply,
            ply=current,
        )
