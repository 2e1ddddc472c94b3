"""Takes a move back, as long as nobody has learned anything from it."""

from __future__ import annotations

import asyncio

from fathom.engine.dice import Dice
from fathom.engine.errors import FathomError
from fathom.engine.state import State
from fathom.server.asks import TakeBack
from fathom.server.clock import Clock
from fathom.server.errors import NoUndo
from fathom.server.history import History
from fathom.server.live.live_table import ATTEMPTS, LiveTable
from fathom.server.store import Clash, Entry
from fathom.server.verbs.mover import check_ply

WORLDS = 12
"""In so many imagined worlds a move must have told every viewer the same."""


async def undo(live: LiveTable, clock: Clock, seat: int, ask: TakeBack) -> Entry:
    """Take the seat's last move back. Raises NoUndo, StaleMove or WrongTime."""
    async with live.lock:
        for attempt in range(ATTEMPTS):
            history = live.running()
            kept = history.keys.get((seat, ask.key))
            if kept is not None:
                return kept
            check_ply(history, seat, ask.ply)
            last = _own_last_move(history, seat)
            before = history.before_last().state
            if await asyncio.to_thread(tells_something, before, last):
                raise NoUndo("something that was hidden has been shown")
            entry = Entry(
                ply=len(history.log), seat=seat, key=ask.key, undoes=last.ply, time=clock.now()
            )
            try:
                return await live.append(entry, before)
            except Clash:
                if attempt == ATTEMPTS - 1:
                    raise
                await live.reload()
    raise AssertionError("unreachable")


def may_undo(history: History, seat: int) -> bool:
    """Whether it is worth asking: what takes long to find out is not looked at."""
    try:
        _own_last_move(history, seat)
    except NoUndo:
        return False
    return True


def _own_last_move(history: History, seat: int) -> Entry:
    last = history.last
    if history.state.timed:
        raise NoUndo("in real time nothing is taken back")
    if last is None or last.move is None or last.seat != seat:
        raise NoUndo("the last move is not yours")
    if history.drew_chance:
        raise NoUndo("chance has decided something since")
    return last


def tells_something(before: State, entry: Entry) -> bool:
    """Whether anybody learned something hidden from a move, the mover included.

    Each viewer imagines worlds that they could not tell from the true one before the move. If it
    is not possible in all of them, or looks different afterwards, then it told them something.
    """
    seat, move = entry.seat, entry.move
    assert seat is not None and move is not None
    if _has_secret_effects(before, seat, move):
        return True
    if not before.game.has_secrets:
        return False
    for viewer in range(before.seats):
        seen = None
        for number in range(WORLDS):
            world = before.imagine(viewer, Dice(number))
            world.now = before.now
            try:
                world.play(seat, move)
            except FathomError:
                return True
            view = world.view(viewer)
            if seen is not None and view != seen:
                return True
            seen = view
    return False


def _has_secret_effects(before: State, seat: int, move: int) -> bool:
    """Whether the move told somebody something that others were not told."""
    trial = before.copy()
    trial.listen()
    trial.play(seat, move)
    return any(told.seats is not None for told in trial.heard())
