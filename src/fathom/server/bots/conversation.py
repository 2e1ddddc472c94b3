"""Which bot of a side may speak next: one at a time, at a human pace, and only to people."""

from __future__ import annotations

from fathom.engine.capabilities import sides_of
from fathom.server.live.live_table import LiveTable

PAUSE_MS = 4_000
"""Between two lines of the bots on a side: people must be able to read them, and to play."""


class Conversation:
    """The bots of one table and when they were last asked whether they have something to say."""

    def __init__(self) -> None:
        self._not_before: dict[int, int] = {}
        """By side."""
        self._asked: dict[int, tuple[int, int]] = {}
        """By seat: when, and at which ply as the seat counts."""

    def next(self, live: LiveTable, now: int) -> tuple[list[int], int | None]:
        """The seats whose bots may speak now, and when to look again.

        One a side: among those for whom something is new, the one that was asked longest ago.
        """
        history = live.running()
        if history.game.teams is None:
            return [], None
        speaking, moments = [], []
        sides = sides_of(history.game, len(live.table.seats), history.options)
        for number, side in enumerate(sides):
            seats = [live.table.seats[seat] for seat in side]
            if all(seat.bot is not None for seat in seats):
                continue  # nobody there would hear it
            eager = [
                seat
                for seat in side
                if live.table.seats[seat].bot is not None
                and self._asked.get(seat, (0, -1))[1] != history.ply(seat)
            ]
            moment = self._not_before.setdefault(number, now + PAUSE_MS)
            if not eager:
                continue
            if moment > now:
                moments.append(moment)
                continue
            first = min(eager, key=lambda seat: self._asked.get(seat, (0, -1)))
            self._asked[first] = now, history.ply(first)
            self._not_before[number] = now + PAUSE_MS
            speaking.append(first)
            moments.append(now + PAUSE_MS)
        return speaking, min(moments, default=None)
