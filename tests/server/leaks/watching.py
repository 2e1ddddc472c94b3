"""Two servers, one for each world, with the same people, tables, keys and time at both."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from fathom import registry
from fathom.server.identity import COOKIE, Signer
from fathom.server.store import Person, Policy, Seat, Status, TableRow, TimeLimit, open_store
from tests.server.leaks.serving import BEGIN, SECRET
from tests.server.leaks.worlds import PAUSE, Case

ROOT = Path(__file__).parents[3]
STRANGER = "stranger"
"""Has no seat anywhere: a spectator."""
FIRST = 10_000_000
"""When the first case begins, in milliseconds: by then no game has lasted so long."""
SPAN = 100 * PAUSE
"""Each case has so much time of its own."""


HINTS = ("websocket hint", "websocket refused")
"""What can come of asking for a hint."""


class Heard(NamedTuple):
    """Something that reached somebody, and by which way."""

    way: str
    text: str


def sitter(number: int, seat: int) -> str:
    """Who sits in a seat of a case."""
    return f"case{number}-{seat}"


def beginning(number: int) -> int:
    """When a case begins."""
    return FIRST + number * SPAN


async def set_tables(data: Path, cases: list[Case], world: int) -> None:
    """Keep every case as a running table, in the one or the other world."""
    data.mkdir()
    positions = {case.seed.hex(): case.positions[world] for case in cases}
    (data / "worlds.json").write_text(json.dumps(positions))
    store = await open_store(f"sqlite+aiosqlite:///{data}/fathom.db")
    await store.add_person(Person(STRANGER, "Wanda", created=BEGIN))
    for number, case in enumerate(cases):
        for seat in range(case.setting.seats):
            await store.add_person(Person(sitter(number, seat), f"Pia {seat}", created=BEGIN))
        await store.add_table(table_row(case, number, world, name=case.name, seed=case.seed))
    await store.close()


def table_row(case: Case, number: int, world: int, name: str, seed: bytes) -> TableRow:
    """A case in one world as a table whose game is on."""
    game = registry.load(case.setting.game)
    position = case.positions[world]
    start = BEGIN + beginning(number) - position["now"]
    sitters = [sitter(number, seat) for seat in range(case.setting.seats)]
    return TableRow(
        id=name,
        code=f"C{number:05}",
        game=game.key,
        rules=game.rules_version,
        host=sitters[0],
        seats=tuple(Seat(person=one, is_ready=True) for one in sitters),
        options=position["options"],
        policy=Policy(is_public=True, spectators="public"),
        clock=TimeLimit(),
        seed=seed,
        created=start,
        status=Status.RUNNING,
        started=start,
        acting=tuple(game.from_position(position).to_act()),
    )


class House:
    """A server process, and how to reach it."""

    def __init__(self, process: subprocess.Popen[str], port: int, http: httpx.AsyncClient) -> None:
        self._process = process
        self._port = port
        self._http = http
        self._signer = Signer(SECRET.encode())

    async def tell(self, command: str) -> None:
        """Have the server do something, and wait until it has."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        answer = await asyncio.to_thread(self._process.stdout.readline)
        assert answer == "ok\n", f"the server has stopped: {answer!r}"

    async def ask(self, person: str, method: str, path: str, body: Any = None) -> Heard:
        """The whole answer to a request, headers included."""
        answer = await self._http.request(method, path, json=body, headers=self._headers(person))
        head = "\n".join(f"{name}: {value}" for name, value in sorted(answer.headers.items()))
        return Heard(f"{method} {path}", f"{answer.status_code}\n{answer.text}\n\n{head}")

    @asynccontextmanager
    async def eyes(self, person: str, table: str, query: str = "") -> AsyncIterator[Eyes]:
        """Look at a table."""
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/live{query}"
        async with connect(
            url, additional_headers=self._headers(person), compression=None, max_queue=None
        ) as socket:
            yield Eyes(socket)

    def _headers(self, person: str) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self._signer.token(person)}"}


class Eyes:
    """One websocket: what it was sent, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def ask(self, message: dict[str, Any]) -> list[Heard]:
        """Send something, and hear all that comes; a hint is thought of beside everything else."""
        await self._socket.send(json.dumps(message))
        heard: list[Heard] = []
        while message["type"] == "hint" and (not heard or heard[-1].way not in HINTS):
            heard.append(await self._next())
        return heard + await self.hear()

    async def hear(self) -> list[Heard]:
        """All that has come: whatever is sent before the answer to a ping."""
        await self._socket.send('{"type":"ping"}')
        heard: list[Heard] = []
        while (one := await self._next()).way != "websocket pong":
            heard.append(one)
        return heard

    async def _next(self) -> Heard:
        text = await self._socket.recv()
        assert isinstance(text, str)
        return Heard(f"websocket {json.loads(text)['type']}", text)


@asynccontextmanager
async def houses(
    folder: Path, cases: list[Case], leaky: bool = False
) -> AsyncIterator[tuple[House, House]]:
    """Both servers, running."""
    processes = []
    for world in (0, 1):
        data = folder / f"world{world}"
        await set_tables(data, cases, world)
        command = [sys.executable, "-m", "tests.server.leaks.serving", str(data)]
        processes.append(
            subprocess.Popen(
                [*command, "--leaky"] if leaky else command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
            )
        )
    try:
        ports = [await asyncio.to_thread(_port, process) for process in processes]
        async with (
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", timeout=60) as here,
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[1]}", timeout=60) as there,
        ):
            yield (
                House(processes[0], ports[0], here),
                House(processes[1], ports[1], there),
            )
    finally:
        for process in processes:
            process.communicate()  # its input ends, so it stops


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout
    line = process.stdout.readline()
    assert line, "the server has not started"
    return int(line)
