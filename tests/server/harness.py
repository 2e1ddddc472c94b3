"""A real server in a thread, real sockets, and a clock that only the test moves."""

from __future__ import annotations

import asyncio
import io
import json
import secrets
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import pytest
import uvicorn
from litestar.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from fathom.server.app import Opener, create_app
from fathom.server.beating import BeatingSocket
from fathom.server.clock import Clock
from fathom.server.guard import Guard
from fathom.server.identity import COOKIE
from fathom.server.run import bound, configured
from fathom.server.services import Services
from fathom.server.settings import Settings
from tests.closing import Closing

T = TypeVar("T")
Message = dict[str, Any]
TIMEOUT_SECONDS = 60
"""Seconds until a test that waits for something that never comes fails instead of hanging."""


class HandClock:
    """Stands still until it is moved."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self._now = now
        self._sleepers: dict[asyncio.Event, asyncio.AbstractEventLoop] = {}
        self._lock = threading.Lock()

    def now(self) -> int:
        return self._now

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        moved = asyncio.Event()
        with self._lock:
            self._sleepers[moved] = asyncio.get_running_loop()
        try:
            while not event.is_set() and (until is None or self._now < until):
                either = [asyncio.create_task(one.wait()) for one in (event, moved)]
                try:
                    await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for task in either:
                        task.cancel()
                moved.clear()
        finally:
            with self._lock:
                del self._sleepers[moved]

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        with self._lock:
            self._now += round(seconds * 1000)
            for moved, loop in self._sleepers.items():
                loop.call_soon_threadsafe(moved.set)


class Running(Closing):
    """A server that answers at `url`."""

    def __init__(
        self, settings: Settings, clock: Clock | None = None, opener: Opener | None = None
    ) -> None:
        self.settings = settings
        self.app: ASGIApp = create_app(settings, clock, opener)
        self._server = uvicorn.Server(configured(self.app, settings))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._up = threading.Event()
        self._listener = bound(settings)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._guests: list[Guest] = []

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(TIMEOUT_SECONDS), "the server does not start"
        return self

    def close(self) -> None:
        """Stop the server."""
        for guest in self._guests:
            guest.http.close()
        self._server.should_exit = True
        self._thread.join(TIMEOUT_SECONDS)
        assert not self._thread.is_alive(), f"the server does not stop:\n{self._waits()}"

    def _waits(self) -> str:
        """Where everything that goes on in the server waits."""
        told = io.StringIO()
        for task in asyncio.all_tasks(self._loop):
            task.print_stack(file=told)
        return told.getvalue()

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve([self._listener]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.005)
        self._up.set()
        await serving

    @property
    def services(self) -> Services:
        """The parts of the server, for what cannot be seen from outside."""
        assert isinstance(self.app, Guard)
        services: Services = self.app.application.state.services
        return services

    def call_soon(self, do: Callable[[], object]) -> None:
        """Have something done by the server's own thread."""
        self._loop.call_soon_threadsafe(do)

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Have something done by the server's own thread, and wait for it."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(TIMEOUT_SECONDS)

    def settle(self) -> None:
        """Wait until no bot is thinking."""

        async def quiet() -> None:
            while self.services.thinker.busy:
                await asyncio.sleep(0.001)

        self.run(quiet())

    def wait_until_alone(self, kind: type = BeatingSocket) -> None:
        """Wait until nobody is connected any more by websocket, or in another way."""

        async def alone() -> None:
            lines = self._server.server_state.connections
            while any(isinstance(line, kind) for line in lines):
                await asyncio.sleep(0.001)

        self.run(alone())

    def guest(self, name: str = "") -> Guest:
        """Somebody new."""
        guest = Guest(self.url, name)
        self._guests.append(guest)
        return guest

    def again(self, somebody: Guest) -> Guest:
        """The same person, also if they come from another server on the same data."""
        guest = Guest(self.url, cookie=somebody.http.cookies[COOKIE])
        self._guests.append(guest)
        return guest


class Guest:
    """A person with a browser of their own."""

    def __init__(self, url: str, name: str = "", cookie: str | None = None) -> None:
        self.url = url
        cookies = {} if cookie is None else {COOKIE: cookie}
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT_SECONDS, cookies=cookies)
        self.me = self.post("/api/me", name=name)

    def post(self, path: str, **body: Any) -> Message:
        """POST, which must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return dict(answer.json()) if answer.content else {}

    def get(self, path: str) -> Message:
        """GET, which must succeed."""
        answer = self.http.get(path)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return dict(answer.json())

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """POST, which must be refused: the status and the code."""
        answer = self.http.post(path, json=body)
        assert answer.is_error, (path, answer.text)
        return answer.status_code, answer.json()["code"]

    def table(self, game: str = "deep-sea", *seats: str, **more: Any) -> str:
        """Set up a table; its id. Bots do not dawdle."""
        wanted = {"bot_pace": 0, **more}
        told = self.post("/api/tables", game=game, seats=list(seats), **wanted)
        return str(told["id"])

    def do(self, table: str, verb: str, **body: Any) -> Message:
        """Do something to a table."""
        return self.post(f"/api/tables/{table}/{verb}", **body)

    @contextmanager
    def look(self, table: str, **query: int | str) -> Iterator[Looker]:
        """Open a socket on a table."""
        wanted = "&".join(f"{name}={value}" for name, value in query.items())
        with self.socket(f"/api/tables/{table}/live?{wanted}") as socket:
            yield Looker(socket)

    def socket(self, path: str, **headers: str) -> ClientConnection:
        """Any socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + path
        return connect(
            address,
            additional_headers={"Cookie": cookies, **headers},
            max_size=None,
            open_timeout=TIMEOUT_SECONDS,
            proxy=None,
        )


class Looker:
    """What a client keeps of a table it looks at."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.sight: Message = {}
        self.presence: Message = {}
        self.lines: list[Message] = []
        self.effects: list[Message] = []

    def next(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(TIMEOUT_SECONDS))
        match message["type"]:
            case "table":
                self.table = message
            case "sight":
                self.sight = message
                self.effects += message["effects"]
            case "presence":
                self.presence = message
            case "chat":
                self.lines += message["lines"]
            case "refused":
                self.sight = message["sight"] or self.sight
        return message

    def until(self, is_so: Callable[[Message], bool]) -> Message:
        """Read on to the first message for which this is so."""
        while True:
            message = self.next()
            if is_so(message):
                return message

    def wait(self, is_so: Callable[[], bool]) -> None:
        """Read on until this is so; it may be already."""
        while not is_so():
            self.next()

    def wait_for_ply(self, ply: int) -> None:
        """Read on until the sight is of this ply or a later one, or the game is over."""
        self.wait(lambda: self.is_over() or self.sight.get("ply", -1) >= ply)

    def of_type(self, *kinds: str) -> Message:
        """The next message of one of these types."""
        return self.until(lambda message: message["type"] in kinds)

    def send(self, kind: str, **body: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **body}))

    def ask(self, kind: str, **body: Any) -> Message:
        """Send a message and wait for its answer: `done`, or why not."""
        key = body.setdefault("key", secrets.token_hex(8))
        self.send(kind, **body)
        return self.until(lambda message: message.get("key") == key)

    def move(self, words: str, **body: Any) -> Message:
        """Play a move that answers the last sight; the answer."""
        body.setdefault("ply", self.sight["ply"])
        return self.ask("move", move=words, **body)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table) and self.table["status"] in ("finished", "ended")

    def may_move(self) -> Message:
        """Read on until there is something to do, or the game is over."""
        while not self.sight.get("moves") and not self.is_over():
            self.next()
        return self.sight


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings for a test: a free port, quiet, and as fast as it can."""
    usual: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "browser": False, "limits": False}
    return Settings(data=folder, **{**usual, **more})


@pytest.fixture(scope="module")
def clock() -> HandClock:
    """The clock of `server`."""
    return HandClock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    """A server of our own for the tests of one file."""
    with Running(settings_for(tmp_path_factory.mktemp("server"), bots=2), clock) as running:
        yield running
