"""Leaks, planted on purpose: a table whose id names one of them has it, all others have none."""

from __future__ import annotations

from typing import Any

import msgspec

from fathom.engine.errors import FathomError
from fathom.engine.state import State
from fathom.server import sheets, tells
from fathom.server.history import Viewer
from fathom.server.live import sights, socket
from fathom.server.live.live_table import LiveTable
from fathom.server.store import Person
from fathom.server.verbs import asker

LEAKS = ("ply", "view", "moment", "silence", "sheet", "refusal")


def has(live: LiveTable, leak: str) -> bool:
    """Whether this table leaks in this way."""
    return live.id.startswith(f"leak-{leak}-")


def plant() -> None:
    """Plant them all."""
    _plant_sights()
    _plant_silence()
    _plant_sheet()
    _plant_refusal()


def _plant_sights() -> None:
    real = sights.sight

    def leaky(live: LiveTable, viewer: Viewer, since: int | None, now: int) -> tells.Sight:
        sight = real(live, viewer, since, now)
        assert live.history is not None
        if has(live, "ply"):  # how many plies there have truly been
            return msgspec.structs.replace(sight, ply=len(live.history.log))
        if has(live, "view"):  # what the next seat sees
            seat = (0 if viewer is None else viewer + 1) % len(live.table.seats)
            return msgspec.structs.replace(sight, view=live.history.state.view(seat))
        if has(live, "moment"):  # when the last ply was, hidden or not
            last = live.history.last
            clock = msgspec.structs.replace(sight.clock, since=0 if last is None else last.ply)
            return msgspec.structs.replace(sight, clock=clock)
        return sight

    for module in (sights, socket):
        module.sight = leaky  # type: ignore[attr-defined]


def _plant_silence() -> None:
    """Every ply causes a message, though nothing in it is new."""
    real = socket.Socket.stir

    def leaky(self: socket.Socket) -> None:
        self._is_sight_due = self._is_sight_due or has(self._live, "silence")
        real(self)

    socket.Socket.stir = leaky  # type: ignore[method-assign]


def _plant_sheet() -> None:
    """The table is listed with a digest of the whole position."""
    real = sheets.Sheets.tell

    async def leaky(self: sheets.Sheets, live: LiveTable, person: Person) -> tells.TableTell:
        told = await real(self, live, person)
        if has(live, "sheet") and live.history is not None:
            told = msgspec.structs.replace(told, rematch=str(hash_of(live.history.state)))
        return told

    sheets.Sheets.tell = leaky  # type: ignore[method-assign]


def _plant_refusal() -> None:
    """A refusal says which seats may act, also to who may not know."""
    real = asker.fault_of

    def leaky(error: FathomError, state: State | None = None, *rest: Any) -> tells.Fault:
        fault = real(error, state, *rest)
        if state is None or _refusing is None or not has(_refusing, "refusal"):
            return fault
        return msgspec.structs.replace(fault, facts={"who": str(state.position())})

    _refusing: LiveTable | None = None
    real_why = asker.why

    def why(live: LiveTable, *rest: Any) -> tells.Why:
        nonlocal _refusing
        _refusing = live
        return real_why(live, *rest)

    asker.fault_of = leaky  # type: ignore[assignment]
    asker.why = why  # type: ignore[assignment]


def hash_of(state: State) -> int:
    """The whole position as a number."""
    import zlib

    return zlib.crc32(msgspec.json.encode(state.position()))
