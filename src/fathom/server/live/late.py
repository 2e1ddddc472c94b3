"""A game as it was a while ago, with everything on it, for onlookers who may see it then."""

from __future__ import annotations

from fathom.engine.view import View
from fathom.server.history import History
from fathom.server.store import Entry, TableRow

LATE_MS = 120_000
"""What is hidden may be seen after so many milliseconds, if the host wants that."""


class LateGame:
    """Follows the log of a table at a distance."""

    def __init__(self, row: TableRow) -> None:
        self._history = History(row, [])

    @property
    def length(self) -> int:
        """How many entries of the log are old enough."""
        return len(self._history.log)

    def follow(self, log: list[Entry], now: int) -> None:
        """Go on by what has become old enough."""
        while self.length < len(log) and log[self.length].time <= now - LATE_MS:
            self._history.add(log[self.length])

    def next_at(self, log: list[Entry]) -> int | None:
        """When the next entry is old enough; None: there is none."""
        return log[self.length].time + LATE_MS if self.length < len(log) else None

    def view(self) -> View | None:
        """Everything, as it was then; None before anything was."""
        if not self.length:
            return None
        view: View = self._history.game.open_view(self._history.state)
        return view
