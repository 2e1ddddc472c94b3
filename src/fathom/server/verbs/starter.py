"""Starts the game."""

from __future__ import annotations

import msgspec

from fathom.engine.table import Table as EngineTable
from fathom.server.errors import NotReady
from fathom.server.live.waking import progress
from fathom.server.store import Person, Status, Table
from fathom.server.verbs.lobby import game_of, hosts, waiting


def started(table: Table, person: Person, now: int) -> Table:
    """The table with the game begun. Raises NotAllowed, WrongTime or NotReady."""
    hosts(table, person)
    waiting(table)
    empty = [seat for seat, kept in enumerate(table.seats) if not (kept.person or kept.bot)]
    if empty:
        raise NotReady(
            f"seats are still open: {', '.join(map(str, empty))}; invite somebody or add bots"
        )
    late = [
        seat
        for seat, kept in enumerate(table.seats)
        if kept.person not in (None, person.id) and not kept.is_ready
    ]
    if late:
        raise NotReady(f"not everybody is ready: seats {', '.join(map(str, late))}")
    return begun(table, now)


def begun(table: Table, now: int) -> Table:
    """The table with the game begun, whoever asked for it."""
    engine = EngineTable(game_of(table), len(table.seats), table.seed, table.options)
    coming = progress(table, engine.state, now)
    return msgspec.structs.replace(
        table, status=Status.RUNNING, started=now, acting=coming.acting, wake=coming.wake
    )
