"""Scripted players who never give up: they come back, and send again what was not answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
import time
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Message = dict[str, Any]
SILENCE = 5
"""Seconds without any news after which a player looks again."""
UNCERTAIN = ("unavailable", "stopping")
"""Refusals that do not say whether the move was kept: it is sent again."""
AGAIN_SECONDS = 0.2


class Sent(NamedTuple):
    """A move as it was sent; sent again it is the same."""

    key: str
    move: str
    ply: int


class Seen(NamedTuple):
    """How a table stood for somebody who looked, as they were told."""

    table: str
    viewer: int | None
    sight: Message


class Ledger:
    """What the players were told became of each of their moves, and all that was seen."""

    def __init__(self, keeps_sights: bool = False) -> None:
        self.sent: dict[tuple[str, int, str], str] = {}
        """By table, seat and key: the words of a move that was sent."""
        self.seen: list[Seen] = []
        """In the order in which it was seen, if that is kept."""
        self._keeps_sights = keeps_sights
        self.done: dict[tuple[str, int, str], str] = {}
        """Likewise, those of a move that was acknowledged, in the order of the answers."""
        self.refused: dict[tuple[str, int, str], str] = {}
        """Likewise, the code with which it was refused."""
        self.uncertain = 0
        """How often nobody knew whether a move was kept."""
        self.games: dict[str, str] = {}
        """By table: its game."""
        self._news = asyncio.Event()

    def saw(self, table: str, viewer: int | None, sight: Message) -> None:
        """Somebody was told how a table stands."""
        if self._keeps_sights:
            self.seen.append(Seen(table, viewer, sight))

    def note(self) -> None:
        """Something was acknowledged."""
        self._news.set()

    async def more(self, moves: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        wanted = len(self.done) + moves
        while len(self.done) < wanted:
            self._news.clear()
            await self._news.wait()


class Crew:
    """The people of one table after another, always of the same game."""

    def __init__(
        self,
        addresses: list[str],
        game: str,
        bots: int,
        ledger: Ledger,
        *,
        pause_seconds: float = 0.0,
        repeated: float = 0.0,
    ) -> None:
        """`pause_seconds`: how long somebody thinks about a move at most.

        `repeated`: the share of moves that are sent twice at once, as an impatient page would.
        """
        self.game = game
        self.pause_seconds = pause_seconds
        self.repeated = repeated
        self.answered: list[float] = []
        """When their moves were acknowledged."""
        self._addresses = addresses
        self._seats = ["you", "open", *["random"] * bots]
        self._ledger = ledger
        self._pick = random.Random(game)

    def went_on(self, since: float) -> float | None:
        """How long after that moment a move was acknowledged to one of them."""
        return next((moment - since for moment in self.answered if moment >= since), None)

    async def play_on(self) -> None:
        """Play game after game until cancelled."""
        people = [await self._guest(name) for name in ("Ann", "Ben")]
        while True:
            table = await self._table(people)
            self._ledger.games[table] = self.game
            async with asyncio.TaskGroup() as players:
                for seat, cookie in enumerate(people):
                    players.create_task(self._play(table, seat, cookie))

    async def _guest(self, name: str) -> str:
        """The cookie of somebody new."""
        answer = await self._post("/api/me", "", name=name)
        return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def _table(self, people: list[str]) -> str:
        """A table at which the game has begun. Should the server die meanwhile: another one."""
        while True:
            wanted = {"game": self.game, "seats": self._seats, "bot_pace": 0}
            table = (await self._post("/api/tables", people[0], **wanted)).json()["id"]
            place = f"/api/tables/{table}"
            steps = [
                await self._post(f"{place}/join", people[1]),
                await self._post(f"{place}/ready", people[1]),
                await self._post(f"{place}/start", people[0]),
            ]
            if steps[-1].is_success:
                return str(table)

    async def _post(self, path: str, cookie: str, **body: Any) -> httpx.Response:
        """POST to the first server that answers, and can."""
        for address in itertools.cycle(self._addresses):
            try:
                async with httpx.AsyncClient(base_url=address) as http:
                    answer = await http.post(path, json=body, headers={"Cookie": cookie})
                if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)
        raise AssertionError("unreachable")

    async def _play(self, table: str, seat: int, cookie: str) -> None:
        """Play one seat to the end of the game, on whichever server answers."""
        player = Player(table, seat, self, self._ledger, self._pick)
        addresses = self._addresses[seat:] + self._addresses[:seat]
        for address in itertools.cycle(addresses):
            place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
            url = f"{place}?seat={seat}&ply={player.ply}"
            headers = {"Cookie": cookie}
            try:
                async with connect(
                    url,
                    additional_headers=headers,
                    max_size=None,
                    proxy=None,
                    open_timeout=SILENCE,
                    close_timeout=1,
                ) as socket:
                    if await player.play(socket):
                        return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)


class Player:
    """One seat: what it has sent and not heard of."""

    def __init__(
        self, table: str, seat: int, crew: Crew, ledger: Ledger, pick: random.Random
    ) -> None:
        self._table = table
        self._seat = seat
        self._crew = crew
        self._ledger = ledger
        self._pick = pick
        self._open: Sent | None = None
        self.ply = 0
        """How far it was last told that the game is."""

    async def play(self, socket: ClientConnection) -> bool:
        """Play while the connection lasts; whether the game is over."""
        if self._open is not None:
            await self._send(socket, self._open)
        while True:
            async with asyncio.timeout(SILENCE):
                message: Message = json.loads(await socket.recv())
            sight = message if message["type"] == "sight" else None
            if sight is not None:
                self._ledger.saw(self._table, self._seat, sight)
                self.ply = sight["ply"]
            if message["type"] == "table" and message["status"] in ("finished", "ended"):
                return True
            if self._open is not None and message.get("key") == self._open.key:
                if message["type"] == "refused" and message["error"]["code"] in UNCERTAIN:
                    self._ledger.uncertain += 1
                    await asyncio.sleep(AGAIN_SECONDS)
                    await self._send(socket, self._open)
                    continue
                sight = self._heard(self._open, message) or sight
                self._open = None
            if self._open is None and sight is not None and sight["moves"]:
                move = self._pick.choice(sight["moves"])
                self._open = Sent(secrets.token_hex(8), move, sight["ply"])
                self._ledger.sent[self._table, self._seat, self._open.key] = move
                await asyncio.sleep(self._pick.random() * self._crew.pause_seconds)
                await self._send(socket, self._open)
                if self._pick.random() < self._crew.repeated:
                    await self._send(socket, self._open)

    def _heard(self, sent: Sent, message: Message) -> Message | None:
        """Note the answer to a move; how the table stands, if that came with it."""
        where = self._table, self._seat, sent.key
        if message["type"] == "done":
            self._ledger.done[where] = sent.move
            self._crew.answered.append(time.monotonic())
            self._ledger.note()
            return None
        self._ledger.refused[where] = message["error"]["code"]
        sight: Message | None = message["sight"]
        return sight

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        body = {"type": "move", "key": sent.key, "move": sent.move, "ply": sent.ply}
        await socket.send(json.dumps({**body, "seat": self._seat}))
