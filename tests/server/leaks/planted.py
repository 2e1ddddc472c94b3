"""Leaks, planted on purpose: a table whose id names one of them has it, all others have none."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Any

import msgspec

from fathom.engine.state import State
from fathom.server import sheets
from fathom.server.errors import WrongTime
from fathom.server.history import History, Viewer
from fathom.server.live import sights, voices
from fathom.server.live.live_table import LiveTable
from fathom.server.routes import replay, socket
from fathom.server.store import Person, TableRow
from fathom.server.tells.live import LineTell, SightTell, Why
from fathom.server.tells.tables import TableTell
from fathom.server.verbs import chat, play
from fathom.server.verbs.voice import circle_of

LEAKS = (
    *("ply", "view", "moment", "silence", "sheet", "refusal", "whisper", "count", "voice"),
    *("screen", "replay", "epilogue", "listing"),
)


def has(live: LiveTable, leak: str) -> bool:
    """Whether this table leaks in this way."""
    return live.id.startswith(f"leak-{leak}-")


def plant() -> None:
    """Plant them all."""
    _plant_sights()
    _plant_silence()
    _plant_sheet()
    _plant_refusal()
    _plant_whisper()
    _plant_count()
    _plant_voice()
    _plant_screen()
    _plant_replay()
    _plant_epilogue()
    _plant_listing()


def _plant_sights() -> None:
    real = sights.sight

    def leaky(live: LiveTable, viewer: Viewer, since: int | None, now: int) -> SightTell:
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
    real = sheets.TableSheets.tell

    async def leaky(self: sheets.TableSheets, live: LiveTable, person: Person) -> TableTell:
        told = await real(self, live, person)
        if has(live, "sheet") and live.history is not None:
            told = msgspec.structs.replace(told, rematch=str(digest(live.history.state)))
        return told

    sheets.TableSheets.tell = leaky  # type: ignore[method-assign]


def _plant_refusal() -> None:
    """A refusal comes with a digest of the whole position."""
    real = play.why

    def leaky(live: LiveTable, seat: int, words: str, now: int) -> Why:
        why = real(live, seat, words, now)
        if has(live, "refusal") and why.error is not None and live.history is not None:
            facts: dict[str, str | int] = {"state": digest(live.history.state)}
            why = msgspec.structs.replace(
                why, error=msgspec.structs.replace(why.error, facts=facts)
            )
        return why

    play.why = leaky


def _plant_whisper() -> None:
    """What sides say among themselves is for everybody."""
    real = chat.hears

    def leaky(live: LiveTable, person: Person) -> frozenset[int] | None:
        return None if has(live, "whisper") else real(live, person)

    chat.hears = leaky


def _plant_count() -> None:
    """Lines are numbered as they are kept, those of others included."""
    real = sheets.TableSheets.lines

    async def leaky(
        self: sheets.TableSheets,
        live: LiveTable,
        after: int,
        upto: int,
        limit: int,
        teams: frozenset[int] | None,
        unheard: Collection[str] = (),
    ) -> list[LineTell]:
        lines = await real(self, live, after, upto, limit, teams, unheard)
        if has(live, "count"):
            lines = [msgspec.structs.replace(line, number=live.said) for line in lines]
        return lines

    sheets.TableSheets.lines = leaky  # type: ignore[method-assign]


def _plant_voice() -> None:
    """Whoever has a voice is told of all voices at the table."""
    real = voices.Voice.hears

    def leaky(self: voices.Voice, signal: voices.Signal) -> bool:
        return signal.table.startswith("leak-voice-") or real(self, signal)

    voices.Voice.hears = leaky  # type: ignore[method-assign]


def _plant_screen() -> None:
    """A big screen shows what another side than its owner's sees."""
    real = socket.Socket.run

    async def leaky(self: socket.Socket) -> None:
        if self.is_public and has(self._live, "screen"):
            seats = self._live.seats_of(self.person.id)
            self.viewer = next(
                seat
                for seat in range(len(self._live.table.seats))
                if circle_of(self._live, seat) != circle_of(self._live, seats[0])
            )
        await real(self)

    socket.Socket.run = leaky  # type: ignore[method-assign]


def _plant_replay() -> None:
    """Whoever may watch a replay may watch it with all eyes."""
    real = sights.may_know_all

    def leaky(live: LiveTable, person: Person) -> bool:
        return has(live, "replay") or real(live, person)

    replay.may_know_all = leaky  # type: ignore[attr-defined]


def _plant_epilogue() -> None:
    """What made the game end so is told with how many plies there have truly been."""
    real = replay._finished

    def leaky(live: LiveTable, person: Person) -> History:
        history = real(live, person)
        if has(live, "epilogue"):
            raise WrongTime(f"this game has {len(history.log)} plies")
        return history

    replay._finished = leaky


def _plant_listing() -> None:
    """A table is listed with how many plies there have truly been."""
    real = sheets.TableSheets.table

    async def leaky(
        self: sheets.TableSheets, table: TableRow, person: Person | None, **more: Any
    ) -> TableTell:
        told = await real(self, table, person, **more)
        if table.id.startswith("leak-listing-"):
            told = msgspec.structs.replace(told, created=table.ply)
        return told

    sheets.TableSheets.table = leaky  # type: ignore[method-assign, assignment]


def digest(state: State) -> int:
    """The whole position as a number."""
    return zlib.crc32(msgspec.json.encode(state.position()))
