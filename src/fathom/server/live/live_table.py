"""LiveTable: one table in this process. What it shows has been kept; nothing else is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from fathom.engine.errors import FathomError
from fathom.engine.real_time import is_timed
from fathom.engine.state import State
from fathom.server import traces
from fathom.server.errors import WrongTime
from fathom.server.history import Draft, History, Viewer
from fathom.server.live.bell import Bell, Notice
from fathom.server.live.late import LateGame
from fathom.server.live.voices import Signal
from fathom.server.live.waking import progress, wake
from fathom.server.store import (
    Entry,
    Person,
    Status,
    Store,
    StoreError,
    TableRow,
    Unavailable,
    until_kept,
)

T = TypeVar("T")


class Onlooker(Protocol):
    """Somebody who looks at a table from this process."""

    person: Person
    is_public: bool
    """Whether it is a screen for everybody, and nobody in particular."""

    def stir(self) -> None:
        """Something may be new."""

    def tick(self, now: int) -> None:
        """Time has passed: in real time other moves may be possible now."""

    def stir_late(self, length: int) -> None:
        """So much of the log may now be seen by onlookers who see everything late."""

    def hear_voice(self, signal: Signal) -> None:
        """Somebody at the table has something for a voice, perhaps for this one."""

    async def send_away(self) -> None:
        """The server restarts: come again in a moment."""


class Guests(NamedTuple):
    """Who looks on in another process, as it last said."""

    people: tuple[str, ...]
    said_at: int


class LiveTable:
    """A cache of what the store keeps of a table, and the sockets that look at it.

    What happens is proposed, appended, and only then committed: so nobody ever sees, and nothing
    is ever answered from, what is not durable.
    """

    def __init__(
        self, store: Store, bell: Bell, table: TableRow, log: list[Entry], said: int
    ) -> None:
        self._store = store
        self._bell = bell
        self.table = table
        self.history: History | None = None
        self._late: LateGame | None = None
        self.said = said
        """The number of the newest line of chat."""
        self.alive_since = 0
        """Before this nobody served the table: that time does not count."""
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        """Set whenever something changed, for whoever looks after the table."""
        self.sockets: set[Onlooker] = set()
        self.guests: dict[str, Guests] = {}
        """By process: who looks on there."""
        self.comings = 0
        """Rises when somebody may have come or gone, here or there."""
        self.away: dict[str, int] = {}
        """By person who has no socket here: since when."""
        self.stamp = 0
        """Rises when the sheet, a name or somebody's presence changed."""
        self.is_in_doubt = False
        """Whether the store failed in such a way that it may have kept something all the same."""
        self._told_ply = 0
        self._told_version = 0
        self.cause = traces.here()
        """For traces: what was last done here."""
        self._open(log)

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.id

    @property
    def is_running(self) -> bool:
        """Whether the game is on."""
        return self.table.status is Status.RUNNING

    @property
    def is_going(self) -> bool:
        """Whether the game is on, or was started and its chance is being made."""
        return self.is_running or self.table.is_making_chance

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, however."""
        return self.table.status in (Status.FINISHED, Status.ENDED)

    @property
    def matters_here(self) -> bool:
        """Whether somebody looks at it in this process, or it may need something by itself."""
        return bool(self.sockets) or self.table.wake is not None

    def running(self) -> History:
        """The game. Raises WrongTime unless it is on."""
        if self.history is None:
            raise WrongTime("the game has not started")
        if not self.is_running:
            raise WrongTime("the game is over")
        return self.history

    def seats_of(self, person: str) -> list[int]:
        """The seats that belong to somebody."""
        return [number for number, seat in enumerate(self.table.seats) if seat.person == person]

    # Time

    def waiting_since(self, viewer: Viewer) -> int:
        """Since when the table waits for the next decision, as far as this viewer may know."""
        told = None if self.history is None else self.history.told_at(viewer)
        since = self._start() if told is None else told
        if self.table.clock.kind == "days":  # days also pass while nobody serves the table
            return since
        return max(since, self.alive_since)

    def game_time(self, now: int) -> int | None:
        """In real time: milliseconds since the start, as long as the game was on and served.

        After the end it is the time of the end: that of the last ply may be hidden.
        """
        history = self.history
        if history is None or not is_timed(history.state):
            return None
        last = history.last
        at, then = (0, self._start()) if last is None else (last.at, last.time)
        if self.is_running:
            return at + max(0, now - max(then, self.alive_since))
        return at + max(0, (self.table.ended or then) - then)

    def look(self, now: int) -> State:
        """The table-top as it looks now. Raises WrongTime unless the game is on."""
        return self.running().engine.look(self.game_time(now))

    def _start(self) -> int:
        return self.table.started or self.table.created

    def late(self, now: int) -> LateGame | None:
        """The game as it was a while ago, if the host lets onlookers see all of that."""
        history = self.history
        if history is None or not self.is_running or self.table.policy.spectators != "late":
            return None
        if self._late is None:
            self._late = LateGame(self.table)
        self._late.follow(history.log, now)
        return self._late

    # Changes

    async def decide(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Let nobody else here decide meanwhile; if another process was first, decide again.

        Nobody is refused by what is out of date: who has just sat down by way of another process,
        of which this one has not heard yet, may say here that they are ready.
        """
        async with self.lock:
            if self.is_in_doubt or self.is_behind:
                await self.reload()
            try:
                return await until_kept(attempt, self.reload)
            except StoreError:
                raise
            except FathomError:
                before = self.table
                if self._bell.is_shared:
                    await self.reload()
                if (self.table.version, self.table.ply) == (before.version, before.ply):
                    raise
            return await until_kept(attempt, self.reload)

    async def pass_time(self, now: int) -> None:
        """Let what is due in real time happen. Only while deciding."""
        at = self.game_time(now) if self.is_running else None
        draft = None if at is None else self.running().propose_time(at, now)
        if draft is not None:
            await self.append(draft)

    def kept(self, seat: int, key: str) -> Entry | None:
        """What is kept of a command, if it was sent before."""
        return None if self.history is None else self.history.keys.get((seat, key))

    async def append(self, draft: Draft) -> Entry:
        """Keep an entry, then commit it and tell everybody. Only while deciding.

        Returns what is kept: the same command may have been there already. Raises Clash, or
        Unavailable: then nobody knows whether it is kept before the log is read again.
        """
        assert self.history is not None
        coming = progress(self.table, draft.state, draft.entry.time)
        try:
            with traces.span("append"):
                kept = await self._store.append(self.id, draft.entry, coming)
        except Unavailable:
            self.is_in_doubt = True
            raise
        if not kept.is_new:
            if kept.entry.ply >= len(self.history.log):
                await self.reload()
            return kept.entry
        self.history.commit(draft)
        self.table = msgspec.structs.replace(
            self.table,
            ply=len(self.history.log),
            acting=coming.acting,
            wake=coming.wake,
            status=coming.status,
            ended=coming.ended,
            result=coming.result,
        )
        if not self.is_running:
            self.stamp += 1
        self.cause = traces.here()
        with traces.span("publish"):
            self.ring()
        return kept.entry

    async def change(self, make: Callable[[TableRow], TableRow]) -> TableRow:
        """Keep what `make` makes of the table; made again if somebody else was first."""

        async def attempt() -> TableRow:
            made = make(self.table)
            if made != self.table:
                self.table = await self._store.save_table(self._waking(made))
                self._open([])
                self.stamp += 1
                self.ring()
            return self.table

        return await self.decide(attempt)

    def _waking(self, made: TableRow) -> TableRow:
        """The table with when it must be looked at again: a bot may play now, or no longer.

        As long as the table has waited already counts: nobody has decided anything since.
        """
        history = self.history
        if history is None or made.status is not Status.RUNNING:
            return made
        since = self._start() if history.last is None else history.last.time
        return msgspec.structs.replace(made, wake=wake(made, history.state, since))

    def lags_behind(self, viewer: Viewer, ply: int | None) -> bool:
        """Whether this viewer was told more elsewhere than is known here: nobody is led back."""
        known = 0 if self.history is None else self.history.ply(viewer)
        return ply is not None and ply > known

    async def catch_up(self) -> None:
        """Let everybody see what is kept. Raises Unavailable."""
        async with self.lock:
            await self.reload()

    async def follow(self) -> None:
        """As `catch_up`, unless somebody has done so meanwhile."""
        async with self.lock:
            if self.is_behind:
                await self.reload()

    async def reload(self) -> None:
        """Catch up with what others kept. Only with the lock."""
        before = self.table
        known = 0 if self.history is None else len(self.history.log)
        table, log = await self._store.read_on(self.id, known)
        self.table = table
        self.is_in_doubt = False
        self._open(log)
        if (before.version, before.status) != (table.version, table.status):
            self.stamp += 1
        self.tell()

    def note(self, notice: Notice) -> None:
        """Note how far this table has come elsewhere."""
        self.said = max(self.said, notice.said)
        self._told_ply = max(self._told_ply, notice.ply)
        self._told_version = max(self._told_version, notice.version)

    @property
    def is_behind(self) -> bool:
        """Whether more has been kept, as we were told, than has been read here.

        Where the table does not matter it is read when somebody asks for it: several processes
        would else all read every move of every table that they have ever shown.
        """
        known = 0 if self.history is None else len(self.history.log)
        return self._told_ply > known or self._told_version > self.table.version

    def ring(self) -> None:
        """Tell all processes how far this table has come."""
        self._bell.ring(
            Notice(self.id, ply=self.table.ply, version=self.table.version, said=self.said)
        )

    def tell(self) -> None:
        """Let everybody here look again."""
        self.stirred.set()
        for socket in self.sockets:
            socket.stir()

    def _open(self, log: list[Entry]) -> None:
        """Go on by what is new in the log; the first time, set up the game."""
        if self.table.status is Status.WAITING:
            return
        if self.history is None:
            if self.table.started is None:
                return  # ended before it began
            self.history = History(self.table, log)
        else:
            for entry in log:
                self.history.add(entry)
