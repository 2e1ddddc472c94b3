"""Lets the host end a table."""

from __future__ import annotations

import msgspec

from fathom.server.store import Person, Result, Status, Table
from fathom.server.verbs.lobby import hosts


def closed(table: Table, person: Person, now: int) -> Table:
    """The table, ended without a winner. Raises NotAllowed."""
    hosts(table, person)
    if table.status in (Status.FINISHED, Status.ENDED):
        return table
    return msgspec.structs.replace(
        table, status=Status.ENDED, ended=now, result=Result("closed"), acting=(), wake=None
    )
