"""`fathom`, with what a run has put into it: twin worlds, and perhaps a fault of its own.

Reads `fleet.json` in the data folder. Run without any fault it is the program as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import msgspec

from fathom.cli import main
from fathom.server.history import Draft, History, Viewer
from fathom.server.live import sights
from fathom.server.live.live_table import LiveTable
from fathom.server.live.waking import progress
from fathom.server.routes import socket
from fathom.server.store import Entry
from tests.server.leaks.serving import set_worlds

LATER_SECONDS = 0.2
"""So long after it was acknowledged a move is kept, by who does not wait for it."""


def acknowledge_before_commit() -> None:
    """A move is shown and acknowledged at once, and kept a moment later."""
    tasks: set[asyncio.Task[Any]] = set()

    async def append(self: LiveTable, draft: Draft) -> Entry:
        assert self.history is not None
        coming = progress(self.table, draft.state, draft.entry.time)

        async def keep() -> None:
            await asyncio.sleep(LATER_SECONDS)
            await self._store.append(self.id, draft.entry, coming)

        task = asyncio.create_task(keep())
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        self.history.commit(draft)
        self.table = msgspec.structs.replace(
            self.table, ply=len(self.history.log), status=coming.status, ended=coming.ended
        )
        self.tell()
        return draft.entry

    LiveTable.append = append  # type: ignore[method-assign]


def show_wrong_seat() -> None:
    """Who comes again in the middle of a game is shown what the next seat sees, once."""
    real = sights.sight

    def sight(live: LiveTable, viewer: Viewer, since: int | None, now: int) -> Any:
        seen = real(live, viewer, since, now)
        if viewer is None or since is None or since < seen.ply or live.history is None:
            return seen
        other = (viewer + 1) % len(live.table.seats)
        return msgspec.structs.replace(seen, view=live.history.state.view(other))

    socket.sight = sight  # type: ignore[attr-defined]


def replay_duplicate_key() -> None:
    """A move that is sent again is played again, if it is possible again."""
    real = History.propose

    def propose(self: History, seat: int, move: int | str, **how: Any) -> Draft:
        if (seat, how["key"]) in self.keys:
            how.update(key=how["key"] + "'", ply=None)
        return real(self, seat, move, **how)

    History.propose = propose  # type: ignore[method-assign]
    LiveTable.kept = lambda self, seat, key: None  # type: ignore[method-assign]


PLANTED = {
    "ack before commit": acknowledge_before_commit,
    "wrong seat": show_wrong_seat,
    "duplicate key": replay_duplicate_key,
}


def prepare(data: Path) -> None:
    """Put into this process what the run wants."""
    wanted = json.loads((data / "fleet.json").read_text())
    set_worlds(wanted["worlds"], wanted["chances"])
    if wanted["planted"]:
        PLANTED[wanted["planted"]]()


if __name__ == "__main__":
    prepare(Path(os.environ["FATHOM_DATA"]))
    main()
