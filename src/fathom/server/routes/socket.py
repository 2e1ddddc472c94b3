"""Socket: one viewer of one table.

It holds no queue of news: when stirred it sends how things stand now, with all that happened since
the ply it last sent. So a slow reader skips what lies between and never holds anybody up.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from fathom.engine.errors import FathomError, StaleMove
from fathom.server import asks, metrics, traces
from fathom.server.errors import Malformed, NotAllowed, TooFast, WrongTime
from fathom.server.history import Viewer
from fathom.server.live import presence
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import check_watch, refused, sight
from fathom.server.live.voices import Signal, Voice
from fathom.server.store import Person
from fathom.server.tells import Tell
from fathom.server.tells.live import Chat, Done, Pong, Presence, VoicesTell
from fathom.server.verbs import chat, play, voice
from fathom.server.verbs.common import own_seat

if TYPE_CHECKING:
    from fathom.server.services import Services

CLOSE_TIMEOUT_SECONDS = 1
"""Seconds in which who is sent away must take the reason: who reads nothing, does not."""
MOST_FAULTS = 50
"""A client that sends so much nonsense, or so much too fast, is shown the door."""
MOST_ANSWERS = 64
MOST_SIGNALS = 256
"""So many messages may wait for a reader before what voices tell each other is dropped."""
MOST_CHAT_LINES = 100
"""The last lines of the chat: so many are sent to somebody who comes later."""
NONSENSE, GO, RESTART = 4400, 4403, 1012
log = logging.getLogger("fathom.socket")
_encode = msgspec.json.Encoder().encode
_decode: msgspec.json.Decoder[asks.Message] = msgspec.json.Decoder(asks.Message)


def spend_on_move(services: Services, person: Person, table: str, ask: asks.MakeMove) -> None:
    """Note a move; one with a drawing costs more. Raises TooFast."""
    services.limiter.spend("move", person.id, table)
    if ask.attachment is not None:
        services.limiter.spend("drawing", person.id, table)


class Gone(Exception):
    """The other side is not there any more."""


class Socket:
    """Sends one viewer all that they may know, and does what they ask."""

    def __init__(
        self,
        services: Services,
        live: LiveTable,
        person: Person,
        socket: WebSocket[Any, Any, Any],
        viewer: Viewer,
        since: int | None,
        is_public: bool = False,
    ) -> None:
        self.person = person
        self.viewer = viewer
        self.is_public = is_public
        """Whether it is a screen for everybody: it shows what spectators see, and is nobody."""
        self._services = services
        self._live = live
        self._socket = socket
        self._since = since
        self._sent_moves: list[str] | None = None
        self._late = 0
        self._is_sight_due = True
        self._stamp = -1
        self._present: Presence | None = None
        self._company = (-1, -1)
        """What says whether `_present` may have changed."""
        self._said = 0
        self._hears: frozenset[int] | None = frozenset()
        self._is_chat_new = True
        self._answers: list[Tell] = []
        self._news = asyncio.Event()
        self._news.set()
        self._faults = 0
        self._is_doing = False
        """Whether something that was asked for is being done: it is done to its end."""
        self._is_leaving = False
        self._advising: asyncio.Task[None] | None = None
        self._voice: Voice | None = None
        self._followed = live.cause
        """For traces: what was last told to come of something."""

    # From the table

    def stir(self) -> None:
        """Something may be new."""
        self._news.set()

    def tick(self, now: int) -> None:
        """Time has passed: in real time other moves may be possible now."""
        if self.viewer is None or self._sent_moves is None:
            return
        state = self._live.look(now)
        moves = [state.move_text(move) for move in state.legal_moves(self.viewer)]
        if moves != self._sent_moves:
            self._is_sight_due = True
            self._news.set()

    def stir_late(self, length: int) -> None:
        """So much of the log may now be seen by onlookers who see everything late."""
        if self.viewer is None and length != self._late:
            self._late, self._is_sight_due = length, True
            self._news.set()

    def hear_voice(self, signal: Signal) -> None:
        """Pass on what is for the voice here, if there is one; who does not read it, misses it."""
        if self._voice is None or not self._voice.hears(signal):
            return
        if len(self._answers) < MOST_SIGNALS and self._has_voice_seat():
            self._answer(signal.tell())

    async def run(self) -> None:
        """Serve until the other side goes, or the server stops."""
        live = self._live
        live.sockets.add(self)
        self._services.hall.follow(live)
        metrics.sockets.inc()
        self._came_or_went()
        sender = asyncio.create_task(self._send_all(), name="socket sender")
        receiver = asyncio.create_task(self._receive_all(), name="socket receiver")
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.sockets.discard(self)
            self._fall_silent()
            if not self.is_public and self.person.id not in presence.local(live):
                live.away[self.person.id] = self._services.clock.now()
            metrics.sockets.dec()
            self._is_leaving = True
            tasks = [task for task in (sender, receiver, self._advising) if task is not None]
            for task in tasks:
                if not (task is receiver and self._is_doing):
                    task.cancel()
            for failure in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(failure, Exception) and not isinstance(failure, Gone):
                    log.error("a socket failed", exc_info=failure)
            self._came_or_went()

    async def send_away(self) -> None:
        """The server restarts: come again in a moment."""
        await self.dismiss(RESTART, "the server restarts")

    async def dismiss(self, code: int, reason: str) -> None:
        """Close from this side."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                await self._socket.close(code, reason)

    def _came_or_went(self) -> None:
        presence.announce(self._live, self._services.bell)

    # To the viewer

    async def _send_all(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                cause = None if self._live.cause is self._followed else self._live.cause
                self._followed = self._live.cause
                with traces.follow("view", cause):
                    texts = [_encode(message).decode() for message in await self._messages()]
                with traces.follow("send", cause):  # who reads too slowly is cut: see BeatingSocket
                    for text in texts:
                        await self._send(text)
        except NotAllowed as error:
            await self.dismiss(GO, str(error))
        except FathomError as error:
            log.warning("a socket cannot go on: %s", error.code)
            await self.dismiss(RESTART, "try again")

    async def _send(self, text: str) -> None:
        """Raises Gone; the web server says so with a RuntimeError when it has closed already."""
        try:
            await self._socket.send_data(text)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None

    async def _messages(self) -> list[Tell]:
        """All that is new, as it stands now."""
        live = self._live
        check_watch(live, self.person)
        self._follow_seat()
        answers, self._answers = self._answers, []
        messages: list[Tell] = []
        if self._stamp != live.stamp:
            self._stamp = live.stamp
            messages.append(await self._services.sheets.tell(live, self.person))
        if self._company != (live.stamp, live.comings):
            self._company = live.stamp, live.comings
            present = presence.everywhere(live)
            if present != self._present:
                self._present = present
                messages.append(present)
        messages += await self._new_lines()
        if live.history is not None:
            ply = live.history.ply(self.viewer)
            if self._is_sight_due or self._since is None or ply != self._since:
                self._is_sight_due = False
                shown = sight(live, self.viewer, self._since, self._services.clock.now())
                self._since, self._sent_moves = shown.ply, shown.moves
                messages.append(shown)
        return answers + messages

    async def _new_lines(self) -> list[Tell]:
        """What was said since; all of it again when more of it may be heard."""
        live = self._live
        if not live.said:
            return []
        teams = chat.hears(live, self.person)
        if teams != self._hears:
            self._hears, self._said, self._is_chat_new = teams, 0, True
        since, upto = self._said, live.said
        self._said = upto
        if since >= upto:
            return []
        unheard = {one.id for one in await self._services.store.blocked_by(self.person.id)}
        lines = await self._services.sheets.lines(
            live, since, upto, MOST_CHAT_LINES, teams, unheard
        )
        if not lines:
            return []
        is_anew, self._is_chat_new = self._is_chat_new, False
        return [Chat(lines=lines, is_anew=is_anew)]

    def _follow_seat(self) -> None:
        """Whoever sits down, gets up or starts to play looks with other eyes from then on."""
        if self.is_public:
            return
        if self._voice is not None and not self._has_voice_seat():
            self._fall_silent(is_for_good=True)
        mine: list[Viewer] = list(self._live.seats_of(self.person.id))
        if self.viewer not in (mine or [None]):
            self.viewer = mine[0] if mine else None
            self._since, self._is_sight_due = None, True

    def _answer(self, message: Tell) -> None:
        self._answers.append(message)
        self._news.set()

    # From the viewer

    async def _receive_all(self) -> None:
        while self._faults < MOST_FAULTS:
            text = await self._next()
            self._is_doing = True
            await self._receive(text)
            self._is_doing = False
            if self._is_leaving:
                return
            while len(self._answers) >= MOST_ANSWERS:  # answers wait for whoever does not read them
                await asyncio.sleep(0.05)
        await self.dismiss(NONSENSE, "too many messages that could not be answered")

    async def _next(self) -> str | None:
        """The next message; None for one that is no text. Raises Gone."""
        try:
            message = await self._socket.receive()
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Gone from None
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text")

    async def _receive(self, text: str | None) -> None:
        key = None
        try:
            self._services.limiter.spend("message", f"{id(self)}")
            if text is None:
                raise Malformed("messages are JSON text, not binary")
            try:
                ask = _decode.decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
                raise Malformed(f"this is no message of the protocol: {error}") from None
            key = getattr(ask, "key", None)
            await self._do(ask)
        except FathomError as error:
            if isinstance(error, (Malformed, TooFast)):
                self._faults += 1
            self._refuse(error, key)

    def _refuse(self, error: FathomError, key: str | None) -> None:
        metrics.refused.labels(error.code).inc()
        is_stale = isinstance(error, StaleMove)
        now = self._services.clock.now()
        self._answer(refused(self._live, error, self.viewer, key, is_stale, self._since, now))

    async def _do(self, ask: asks.Message) -> None:
        """Do what was asked. Raises FathomError if it cannot be done."""
        services, live = self._services, self._live
        if self.is_public and not isinstance(ask, asks.PingMessage):
            raise NotAllowed("a screen for everybody only shows: use another page of yours")
        if isinstance(ask, asks.MoveMessage):
            spend_on_move(services, self.person, live.id, ask)
            seat = self._seat(ask.seat)
            with services.finishing(), traces.span("receive", game=live.table.game):
                await play.play(live, services.clock, seat, ask)
            self._done(ask.key, seat)
        elif isinstance(ask, asks.UndoMessage):
            services.limiter.spend("hint", self.person.id, live.id)
            seat = self._seat(ask.seat)
            with services.finishing():
                await play.take_back(live, services.clock, seat, ask)
            self._done(ask.key, seat)
        elif isinstance(ask, asks.SayMessage):
            services.limiter.spend("chat", self.person.id, live.id)
            now = services.clock.now()
            if ask.seat is None:
                ask = msgspec.structs.replace(ask, seat=self.viewer)
            with services.finishing():
                await chat.say(services.store, live, self.person, ask, now)
            self._done(ask.key, self.viewer)
        elif isinstance(ask, asks.VoiceMessage):
            services.limiter.spend("voice", self.person.id)
            self._come_or_go(ask)
        elif isinstance(ask, asks.SignalMessage):
            services.limiter.spend("signal", self.person.id)
            if self._voice is None:
                raise WrongTime("come to the voices first")
            services.bell.pass_on(self._voice.passing_on(live.id, ask))
        elif isinstance(ask, asks.LookMessage):
            self.viewer = own_seat(live.table, self.person, ask.seat)
            self._since, self._is_sight_due = None, True
            self._news.set()
        elif isinstance(ask, asks.WhyMessage):
            self._answer(play.why(live, self._seat(ask.seat), ask.move, services.clock.now()))
        elif isinstance(ask, asks.HintMessage):
            services.limiter.spend("hint", self.person.id, live.id)
            if self._advising is None or self._advising.done():  # else that answer will do
                self._advising = asyncio.create_task(self._advise(self._seat(ask.seat)))
        else:
            self._answer(Pong(now=services.clock.now()))

    def _come_or_go(self, ask: asks.VoiceMessage) -> None:
        """Begin to speak with those on one's side, or stop. Raises WrongSeat or WrongTime."""
        services = self._services
        self._fall_silent(is_for_good=not ask.is_on)
        if ask.is_on:
            self._voice = voice.new_voice(self._live, self._seat(ask.seat), ask.peer)
            now = services.clock.now()
            self._answer(VoicesTell(servers=voice.relays(services.settings, now)))
            services.bell.pass_on(self._voice.signal(self._live.id, "came"))

    def _fall_silent(self, is_for_good: bool = False) -> None:
        """Say to the others that this one is gone, if it was there."""
        gone, self._voice = self._voice, None
        if gone is not None:
            self._services.bell.pass_on(gone.signal(self._live.id, "went", is_for_good))

    def _has_voice_seat(self) -> bool:
        """Whether who speaks here still has the seat by which they came, and may speak."""
        if self._voice is None or self._voice.seat not in self._live.seats_of(self.person.id):
            return False
        return not self._live.table.seats[self._voice.seat].is_muted

    async def _advise(self, seat: int) -> None:
        """A bot thinks for a while; meanwhile all else goes on."""
        try:
            self._answer(await play.hint(self._services, self._live, seat))
        except FathomError as error:
            self._refuse(error, None)

    def _seat(self, number: int | None) -> int:
        """The seat that is meant: the one that looks, if none is named."""
        return own_seat(self._live.table, self.person, self.viewer if number is None else number)

    def _done(self, key: str, viewer: Viewer) -> None:
        history = self._live.history
        self._answer(Done(key=key, ply=0 if history is None else history.ply(viewer)))
