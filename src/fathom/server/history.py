"""History: a game as its log tells it, and how each viewer counts what has happened."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, NamedTuple

from fathom import registry
from fathom.engine.capabilities import known_to_act, sides_of
from fathom.engine.real_time import is_timed
from fathom.engine.state import State
from fathom.engine.table import Play, Proposal, Table, refuse_stale
from fathom.server.errors import NoUndo
from fathom.server.store import Entry, TableRow, standing

Viewer = int | None
"""A seat, or a spectator."""


class Draft(NamedTuple):
    """An entry that is not kept yet, and the game as it will be with it."""

    entry: Entry
    step: Proposal | Table
    """The ply it makes; or, if it takes one back, the table as it was before that."""

    @property
    def state(self) -> State:
        """The table-top after it."""
        return self.step.state


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
    move taken back. So it only rises, and never tells what they may not know.
    """

    def __init__(self, row: TableRow, log: list[Entry]) -> None:
        self._row = row
        self.game = registry.load(row.game).with_rules(row.rules)
        self._viewers: list[Viewer] = [None, *range(len(row.seats))]
        self.log: list[Entry] = []
        self.keys: dict[tuple[int | None, str], Entry] = {}
        self.drew_chance = False
        """Whether the last entry let chance decide something."""
        self._heard: set[Viewer] = set()
        """Who noticed the last entry."""
        self._moments: list[int] = []
        """By entry: the moment after it, where sides talk; see `Teams.moment`."""
        self._undone: dict[Viewer, list[Undone]] = {}
        self._told_at: dict[Viewer, int] = {}
        self.engine = self._replayed([])
        for entry in log:
            self.add(entry)

    @property
    def state(self) -> State:
        """The table-top after the last entry."""
        return self.engine.state

    @property
    def options(self) -> Any:
        """The options that the game is played with."""
        return self.state.options

    @property
    def last(self) -> Entry | None:
        """The last entry of the log."""
        return self.log[-1] if self.log else None

    # What could come next: nothing changes until it is kept

    def propose(
        self,
        seat: int,
        move: int | str,
        *,
        ply: int | None,
        at: int | None,
        key: str,
        time: int,
        attachment: dict[str, Any] | list[Any] | None = None,
        is_judged: bool = False,
    ) -> Draft:
        """A move that answers `ply` as the seat counts, checked. Raises what the table raises."""
        refuse_stale(ply, self.ply(seat))
        proposal = self.engine.propose(
            seat, move, at=at, attachment=attachment, is_judged=is_judged
        )
        return Draft(self._entry(proposal.play, time, key), proposal)

    def propose_time(self, at: int, time: int) -> Draft | None:
        """What happens by itself up to `at`; None if nothing is due."""
        proposal = self.engine.propose_time(at)
        return None if proposal is None else Draft(self._entry(proposal.play, time), proposal)

    def propose_undo(self, seat: int, *, ply: int | None, key: str, time: int) -> Draft:
        """The seat's last move taken back. Raises StaleMove or NoUndo.

        Whether somebody learned something from that move is not looked at: it takes long.
        """
        refuse_stale(ply, self.ply(seat))
        undoes = self._own_last_move(seat).ply
        entry = Entry(ply=len(self.log), seat=seat, key=key, undoes=undoes, time=time)
        return Draft(entry, self._replayed(standing(self.log)[:-1]))

    def may_undo(self, seat: int) -> bool:
        """Whether it is worth asking: what takes long to find out is not looked at."""
        try:
            self._own_last_move(seat)
        except NoUndo:
            return False
        return True

    def _own_last_move(self, seat: int) -> Entry:
        last = self.last
        if is_timed(self.state):
            raise NoUndo("in real time nothing is taken back")
        if self.game.hidden_plies and known_to_act(self.state, seat) != [seat]:
            raise NoUndo("somebody else may have acted since")  # whether they have is hidden
        if last is None or last.move is None or last.seat != seat:
            raise NoUndo("the last move is not yours")
        if self.drew_chance:
            raise NoUndo("chance has decided something since")
        if self.game.hidden_plies and self._heard - self._crew_of(seat):
            raise NoUndo("the others have heard it")
        return last

    def _crew_of(self, seat: int) -> set[Viewer]:
        """The seats on the same side."""
        sides = sides_of(self.game, self.state.seats, self.state.options)
        return next(set(side) for side in sides if seat in side)

    def _entry(self, play: Play, time: int, key: str | None = None) -> Entry:
        return Entry(
            ply=len(self.log),
            seat=play.seat,
            move=play.move,
            at=play.at,
            key=key,
            attachment=play.attachment,
            time=time,
        )

    # What has been kept

    def commit(self, draft: Draft) -> None:
        """Go on by an entry that has now been kept."""
        self._go_on(draft.entry, draft.step)

    def add(self, entry: Entry) -> None:
        """Go on by an entry that somebody kept: whoever kept it has checked it."""
        self._go_on(entry, None if entry.undoes is None else self._replayed(self._standing(entry)))

    def _go_on(self, entry: Entry, step: Proposal | Table | None) -> None:
        assert entry.ply == len(self.log), "the log has no gaps"
        before = [self.engine.known_ply(viewer) for viewer in self._viewers]
        chance = self.state.dice.position()
        self.log.append(entry)
        if entry.key is not None:
            self.keys[entry.seat, entry.key] = entry
        if isinstance(step, Table):
            self.engine = step
            self.drew_chance = False
        else:
            if step is None:
                self.engine.replay(entry.play)
            else:
                self.engine.commit(step)
            self.drew_chance = self.state.dice.position() != chance
        self._heard = set()
        if self.game.teams is not None:
            self._moments.append(self.game.teams.moment(self.state))
        for viewer, known in zip(self._viewers, before, strict=True):
            if self._tell(viewer, known, entry.time):
                self._heard.add(viewer)

    # What viewers are told

    def ply(self, viewer: Viewer) -> int:
        """How much of the game this viewer was told, as they count."""
        return self.engine.known_ply(viewer) + self._lead(viewer)

    def since(self, viewer: Viewer, ply: int) -> tuple[int, bool]:
        """Where the engine's telling begins for whoever was told up to `ply`.

        And whether something of what they were told has been taken back since.
        """
        undone = self._undone.get(viewer, [])
        known = ply - max((undo.lead for undo in undone if undo.ply <= ply), default=0)
        low = min((undo.known for undo in undone if undo.ply > ply), default=known)
        return max(0, min(known, low)), low < known

    def told_at(self, viewer: Viewer) -> int | None:
        """When the viewer was last told of something; None: not since the start."""
        return self._told_at.get(viewer)

    def moment_at(self, time: int) -> int:
        """How much everybody had noticed at a time, where sides talk; see `Teams.moment`."""
        entries = bisect_right(self.log, time, key=lambda entry: entry.time)
        return self._moments[entries - 1] if entries else 0

    def _lead(self, viewer: Viewer) -> int:
        undone = self._undone.get(viewer)
        return undone[-1].lead if undone else 0

    def _tell(self, viewer: Viewer, before: int, time: int) -> bool:
        """Note whether a viewer who knew of `before` plies has been told something."""
        known = self.engine.known_ply(viewer)
        if known == before:
            return False
        self._told_at[viewer] = time
        if known < before:
            lead = self._lead(viewer) + before - known + 1
            self._undone.setdefault(viewer, []).append(Undone(known + lead, known, lead))
        return True

    def _standing(self, undo: Entry) -> list[Entry]:
        return standing([*self.log, undo])

    def _replayed(self, entries: list[Entry]) -> Table:
        row = self._row
        table = Table(self.game, len(row.seats), row.seed, row.options)
        for entry in entries:
            table.replay(entry.play)
        return table
