"""Errors as clients are told them: what is wrong, which rule says so, and nothing else."""

from __future__ import annotations

import logging

from fathom.engine.errors import FathomError, IllegalMove, InvalidOptions
from fathom.engine.state import State
from fathom.server.store import Unavailable
from fathom.server.tells.tables import Fault

log = logging.getLogger("fathom.server")


def fault_of(error: FathomError, state: State | None = None, seat: int | None = None) -> Fault:
    """An error for a client. Where a game stands is cut off: the sight says that better."""
    detail = error.reason if isinstance(error, IllegalMove) else str(error)
    if isinstance(error, Unavailable):  # which database, and where, is the operator's business
        log.warning("a client could not be served: %s", error)
        detail = "nothing can be kept just now: try again in a moment"
    if state is not None:
        detail = detail.removesuffix(f" ({state.where(seat)})")
    facts = {name: fact for name, fact in error.facts.items() if name not in ("detail", "clause")}
    clause = error.facts.get("clause")
    return Fault(
        code=error.code,
        detail=detail,
        facts=facts,
        clause=None if clause is None else str(clause),
        faults=error.faults if isinstance(error, InvalidOptions) else [],
    )
