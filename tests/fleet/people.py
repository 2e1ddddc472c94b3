"""Who is at the tables besides the crews: onlookers, twins in two worlds, and a real browser."""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from playwright.async_api import Error as PageError
from playwright.async_api import Page, WebSocket, async_playwright
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from fathom.server.identity import COOKIE, Signer
from fathom.server.store import Person, SqlStore
from tests.browser.harness import FLAGS
from tests.faults.players import AGAIN_SECONDS, SILENCE, UNCERTAIN, Ledger, Message
from tests.fleet.machines import SECRET
from tests.server.leaks.watching import sitter, table_row
from tests.server.leaks.worlds import SETTINGS, Case, cases

STRANGER = "stranger"
TWIN_SETTINGS = [setting for setting in SETTINGS if setting.options.get("mode") != "realtime"]
TWIN_STEPS = 12
TWIN_PAUSE_SECONDS = 1.0


def cookie(person: str) -> dict[str, str]:
    """What proves to any of the servers who somebody is."""
    return {"Cookie": f"{COOKIE}={Signer(SECRET.encode()).token(person)}"}


async def look_on(
    addresses: list[str], ledger: Ledger, table: str, seat: int | None, person: str
) -> None:
    """Look at a table until cancelled, from whichever server answers."""
    ply = 0
    for address in itertools.cycle(addresses):
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        mine = "" if seat is None else f"&seat={seat}"
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(
                f"{place}?ply={ply}{mine}",
                additional_headers=cookie(person),
                max_size=None,
                proxy=None,
                open_timeout=SILENCE,
                close_timeout=1,
            ) as socket:
                while True:
                    await socket.send('{"type":"ping"}')
                    async with asyncio.timeout(SILENCE):
                        message: Message = json.loads(await socket.recv())
                    if message["type"] == "sight":
                        ledger.saw(table, seat, message)
                        ply = message["ply"]
                    await asyncio.sleep(0.05)
        await asyncio.sleep(AGAIN_SECONDS)


class Twins:
    """One case of two worlds that a viewer cannot tell apart, both at tables of one fleet."""

    def __init__(self, seed: int) -> None:
        setting = TWIN_SETTINGS[seed % len(TWIN_SETTINGS)]
        self.case: Case = max(cases(setting, seed, TWIN_STEPS), key=lambda case: case.hidden_steps)
        self.names = ("here", "there")
        seeds = [self.case.seed, self.case.seed[::-1]]
        self.worlds = {
            seed.hex(): position for seed, position in zip(seeds, self.case.positions, strict=True)
        }
        self.chances = {seeds[1].hex(): seeds[0].hex()}
        self._rows = [
            table_row(self.case, number, number, name=name, seed=seeds[number])
            for number, name in enumerate(self.names)
        ]

    async def sit_down(self, store: SqlStore) -> None:
        """Keep both tables as if their games were on."""
        await store.add_person(Person(STRANGER, "Wanda", created=0))
        for number, row in enumerate(self._rows):
            for seat in range(len(row.seats)):
                await store.add_person(Person(sitter(number, seat), f"Pia {seat}", created=0))
            await store.add_table(row)

    async def play(self, addresses: list[str], ledger: Ledger) -> None:
        """Go through the case in both worlds, while the viewer and a stranger look on."""
        async with asyncio.TaskGroup() as people:
            looking = [
                people.create_task(look_on(addresses, ledger, name, seat, who))
                for number, name in enumerate(self.names)
                for seat, who in (
                    (self.case.viewer, sitter(number, self.case.viewer)),
                    (None, STRANGER),
                )
            ]
            for number, step in enumerate(self.case.steps):
                await asyncio.sleep(TWIN_PAUSE_SECONDS)
                for world, move in enumerate(step.in_worlds):
                    if move is not None:
                        body = {"key": f"step{number}", "move": move, "seat": step.seat}
                        await post(addresses, world, self.names[world], step.seat, body)
            await asyncio.sleep(TWIN_PAUSE_SECONDS)
            for task in looking:
                task.cancel()


async def post(
    addresses: list[str], world: int, table: str, seat: int, body: dict[str, Any]
) -> None:
    """Make a move at whichever server answers, until it is known to be kept."""
    for address in itertools.cycle(addresses):
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=address) as http:
                place = f"/api/tables/{table}/moves"
                who = cookie(sitter(world, seat))
                answer = await http.post(place, json=body, headers=who)
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                assert answer.is_success, answer.text
                return
        await asyncio.sleep(AGAIN_SECONDS)


@asynccontextmanager
async def front(addresses: list[str]) -> AsyncIterator[str]:
    """One address that leads to one server after another, as what stands before several does."""
    turns = itertools.cycle(addresses)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def lead(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, _, port = next(turns).removeprefix("http://").partition(":")
        try:
            async with asyncio.timeout(SILENCE):
                there = await asyncio.open_connection(host, int(port))
        except OSError:
            writer.close()
            return
        await asyncio.gather(pass_on(reader, there[1]), pass_on(there[0], writer))

    server = await asyncio.start_server(lead, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


class Visitor:
    """Somebody with a real browser, who plays Deep Sea with bots by clicking what is offered."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self._url = url
        self._ledger = ledger
        self._table = ""
        self._is_leaving = False

    def leave(self) -> None:
        """Begin to stop."""
        self._is_leaving = True

    async def play(self) -> None:
        """Play until told to leave; all that was sent has been noted then."""
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            context = await browser.new_context(service_workers="block", reduced_motion="reduce")
            await context.add_init_script("localStorage.setItem('fathom-tours', '[\"deep-sea\"]')")
            page = await context.new_page()
            page.on("websocket", self._listen)
            await self._sit_down(page)
            while not self._is_leaving:
                with suppress(PageError):  # whatever is under the hand may go at any moment
                    await page.locator(".choice").first.click(timeout=1000)
            await page.evaluate("null")  # its answer comes after what was told of frames before

    async def _sit_down(self, page: Page) -> None:
        """Come to a table where the game is on."""
        wanted = {"game": "deep-sea", "seats": ["you", "random", "random"], "bot_pace": 0}
        while not self._table and not self._is_leaving:
            with suppress(PageError, KeyError, ValueError):
                request = page.context.request
                await request.post(f"{self._url}/api/me", data={"name": "Zoe"})
                made = await request.post(f"{self._url}/api/tables", data=wanted)
                table = (await made.json())["id"]
                started = await request.post(f"{self._url}/api/tables/{table}/start")
                if started.ok:
                    self._table = table
            await asyncio.sleep(AGAIN_SECONDS)
        self._ledger.games[self._table] = "deep-sea"
        while not self._is_leaving and not await page.locator(".picture").count():
            with suppress(PageError):
                await page.goto(f"{self._url}/#/table/{self._table}", timeout=10_000)
                await page.locator(".picture").wait_for(timeout=10_000)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._said(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _said(self, message: Message) -> None:
        if message["type"] == "move":
            self._ledger.sent[self._table, 0, message["key"]] = message["move"]

    def _heard(self, message: Message) -> None:
        if message["type"] == "sight":
            self._ledger.saw(self._table, message["you"], message)
        where = self._table, 0, message.get("key") or ""
        if where not in self._ledger.sent:
            return
        if message["type"] == "done":
            self._ledger.done[where] = self._ledger.sent[where]
            self._ledger.note()
        elif message["type"] == "refused" and message["error"]["code"] not in UNCERTAIN:
            self._ledger.refused[where] = message["error"]["code"]
