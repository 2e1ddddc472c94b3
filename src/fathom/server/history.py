"""History: a game as its log tells it, and how each viewer counts what has happened."""

from __future__ import annotations

from typing import NamedTuple

from fathom import registry
from fathom.engine.state import State
from fathom.engine.table import Table as EngineTable
from fathom.server.store import Entry, Table, standing

Viewer = int | None
"""A seat, or a spectator."""


class Undone(NamedTuple):
    """A move that was taken back, as one viewer counts."""

    ply: int
    """The viewer's ply after it."""
    known: int
    """How many plies of the game, as it then stood, the viewer knew."""
    lead: int
    """By how much the viewer's ply is ahead of that from here on."""


class History:
    """The engine's table, rebuilt from the log and kept up with it.

    A viewer's ply counts all that the viewer was told of: every ply they may know of, and every
    move taken back. So it only rises, and never tells what they may not know (SON-35).
    """

    def __init__(self, table: Table, log: list[Entry]) -> None:
        self._header = table
        self.game = registry.load(table.game)
        self._viewers: list[Viewer] = [None, *range(len(table.seats))]
        self.log: list[Entry] = []
        self.keys: dict[tuple[int | None, str], Entry] = {}
        self.drew_chance = False
        """Whether the last entry let chance decide something."""
        self._undone: dict[Viewer, list[Undone]] = {}
        self._told_at: dict[Viewer, int] = {}
        self.engine = self._replayed([])
        for entry in log:
            self.add(entry)

    @property
    def state(self) -> State:
        """The table-top as it now is."""
        return self.engine.state

    @property
    def last(self) -> Entry | None:
        """The last entry of the log."""
        return self.log[-1] if self.log else None

    def add(self, entry: Entry) -> None:
        """Go on by one entry."""
        assert entry.ply == len(self.log), "the log has no gaps"
        if self.last is not None:
            self.state.now = self.last.at  # a look in between may have set it later
        self.log.append(entry)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry
        before = [self._known(viewer) for viewer in self._viewers]
        if entry.undoes is None:
            chance = self.state.dice.position()
            self.engine.replay(entry.play)
            self.drew_chance = self.state.dice.position() != chance
        else:
            self.engine = self._replayed(standing(self.log))
            self.drew_chance = False
        for viewer, known in zip(self._viewers, before, strict=True):
            self._tell(viewer, known, entry.time)

    def before_last(self) -> EngineTable:
        """The table as it was before the last entry that stands."""
        return self._replayed(standing(self.log)[:-1])

    # What viewers are told

    def ply(self, viewer: Viewer) -> int:
        """How much of the game this viewer was told, as they count."""
        return self._known(viewer) + self._lead(viewer)

    def since(self, viewer: Viewer, ply: int) -> tuple[int, bool]:
        """Where the engine's telling begins for who was told up to `ply`.

        And whether something of what they were told has been taken back since.
        """
        undone = self._undone.get(viewer, [])
        known = ply - max((undo.lead for undo in undone if undo.ply <= ply), default=0)
        low = min((undo.known for undo in undone if undo.ply > ply), default=known)
        return max(0, min(known, low)), low < known

    def told_at(self, viewer: Viewer) -> int | None:
        """When the viewer was last told of something; None: not since the start."""
        return self._told_at.get(viewer)

    def _known(self, viewer: Viewer) -> int:
        return self.engine.known_ply(viewer)

    def _lead(self, viewer: Viewer) -> int:
        undone = self._undone.get(viewer)
        return undone[-1].lead if undone else 0

    def _tell(self, viewer: Viewer, before: int, time: int) -> None:
        """Note that a viewer who knew of `before` plies may have been told something."""
        known = self._known(viewer)
        if known != before:
            self._told_at[viewer] = time
        if known < before:
            lead = self._lead(viewer) + before - known + 1
            self._undone.setdefault(viewer, []).append(Undone(known + lead, known, lead))

    def _replayed(self, entries: list[Entry]) -> EngineTable:
        table = self._header
        engine = EngineTable(self.game, len(table.seats), table.seed, table.options)
        for entry in entries:
            engine.replay(entry.play)
        return engine
