"""Takes a move back, as long as nobody has learned anything from it."""

from __future__ import annotations

import asyncio

from fathom.engine.capabilities import known_ply, known_to_act
from fathom.engine.dice import Dice
from fathom.engine.effects import Effect
from fathom.engine.errors import FathomError
from fathom.engine.real_time import is_timed
from fathom.engine.state import State
from fathom.engine.view import View
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
    if is_timed(history.state):
        raise NoUndo("in real time nothing is taken back")
    if history.game.hidden_plies and known_to_act(history.state, seat) != [seat]:
        raise NoUndo("somebody else may have acted since")  # whether they have is hidden
    if last is None or last.move is None or last.seat != seat:
        raise NoUndo("the last move is not yours")
    if history.drew_chance:
        raise NoUndo("chance has decided something since")
    return last


def tells_something(before: State, entry: Entry) -> bool:
    """Whether anybody learned something hidden from a move, the mover included.

    Each viewer who could notice the move imagines worlds that they could not tell from the true
    one before it. If it is not possible in all of them, or looks different afterwards, then it
    told them something.
    """
    if not before.game.has_secrets:
        return False
    seat, move = entry.seat, entry.move
    assert seat is not None and move is not None
    after = before.copy()
    after.play(seat, move)
    return any(
        _learns(viewer, before, seat, move)
        for viewer in range(before.seats)
        if known_ply(after, viewer) != known_ply(before, viewer)
    )


def _learns(viewer: int, before: State, seat: int, move: int) -> bool:
    seen: tuple[View, list[Effect]] | None = None
    for number in range(WORLDS):
        world = before.imagine(viewer, Dice(number))
        world.listen()
        try:
            world.play(seat, move)
        except FathomError:
            return True
        shown = world.view(viewer), [t.effect for t in world.heard() if t.is_for(viewer)]
        if seen is not None and shown != seen:
            return True
        seen = shown
    return False
