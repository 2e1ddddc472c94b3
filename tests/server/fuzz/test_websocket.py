"""Thousands of messages of every kind: each is answered, nothing fails, nobody else notices."""

from __future__ import annotations

import base64
import json
import os
import socket
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from fathom.server.app import MOST_MESSAGE_BYTES
from tests.server.fuzz.bystanders import Calm, Memory
from tests.server.fuzz.conftest import NewGuest
from tests.server.fuzz.messages import frame, right, text_of
from tests.server.fuzz.raw import raw_connection
from tests.server.harness import TIMEOUT_SECONDS, Guest, Looker
from tests.server.process import Process

ANSWERS = {"done", "refused", "why", "pong", "sight"}
GOODBYES = {4400, 1009}
"""Too much nonsense, too long a message."""
ROUND = 175
"""After so many messages the others make a move; nonsense alone ends a socket sooner than that."""
SOAK_MESSAGES = 800_000
"""With those over HTTP (see `test_http`) it is a million."""
WELL_PLAYED = 50
"""So many messages of a game are sent as they should be, to be recorded."""
Note = Callable[[], object]
GAMES = ("deep-sea", "submarine", "sonar", "titanic")


class Fuzzer:
    """Somebody with a seat at a game against a bot, and no manners."""

    def __init__(self, guest: Guest, data: Path, game: str, pick: Random, at_once: int) -> None:
        self._guest = guest
        self._data = data
        self._game = game
        self._pick = pick
        self._at_once = at_once
        self._asked = 0
        self._table = ""
        self._recording: list[str] = []
        """What was sent in a game that was played as it should be."""
        self.answers: Counter[str] = Counter()
        self._sit_down()
        self.play_well(self._recording)

    def send(self, count: int) -> None:
        """Send so many messages; come back when thrown out, and sit down anew after a game."""
        while count > 0:
            count = self._send_at(self._table, count)
            if count > 0:
                self._sit_down()

    def play_well(self, sent: list[str]) -> None:
        """Play on as a good client does, for a while or to the end, and keep what was sent."""
        with self._guest.look(self._table) as looker:
            for _ in range(WELL_PLAYED):
                sight = looker.may_move()
                if looker.is_over():  # that may be known before anything of it is seen
                    break
                message = right(self._pick, sight["moves"], sight["ply"])
                sent.append(text_of(message))
                if message["type"] == "move":
                    looker.ask(message.pop("type"), **message)
                    looker.wait_for_ply(message["ply"] + 1)

    def _sit_down(self) -> None:
        self._table = self._guest.table(self._game, "you", "random", start=True)

    def _send_at(self, table: str, count: int) -> int:
        """Send messages to one table; how many are still to be sent."""
        secrets = self._secrets(table)
        while count > 0:
            with self._guest.look(table) as looker:
                looker.wait_for_ply(0)
                while count > 0 and not looker.is_over():
                    if not self._try(looker, secrets):
                        count -= 1  # of several only one is known to have been looked at
                        break
                    count -= self._at_once
                if looker.is_over():
                    break
        return count

    def _try(self, looker: Looker, secrets: list[str]) -> bool:
        """Send some messages, and hear the answers; whether the socket is still open."""
        moves, ply = looker.sight["moves"], looker.sight["ply"]
        sent = [frame(self._pick, moves, ply, self._recording) for _ in range(self._at_once)]
        self._asked += 1
        mark = f"mark-{self._asked}"
        heard = []
        try:
            for one in sent:
                looker.socket.send(one)
            looker.send("move", key=mark, move="no move")  # refused after all that came before
            while True:
                text = looker.socket.recv(TIMEOUT_SECONDS)
                assert isinstance(text, str)
                assert not any(secret in text for secret in secrets), text
                message = json.loads(text)
                self._check(message)
                if message.get("key") == mark:
                    break
                heard.append(message["type"])
                if message["type"] == "sight":
                    looker.sight = message
                elif message["type"] == "table":
                    looker.table = message
            if not ANSWERS & set(heard):  # a look is answered with all else that is new
                heard.append(looker.of_type(*ANSWERS)["type"])
        except ConnectionClosed as closed:
            is_too_long = any(len(one) > MOST_MESSAGE_BYTES for one in sent)
            code = 1009 if closed.rcvd is None and is_too_long else None
            if closed.rcvd is not None:
                code = closed.rcvd.code
            assert code in GOODBYES, f"hung up on {[one[:200] for one in sent]}: {closed}"
            self.answers[f"closed {code}"] += 1
            return False
        self.answers.update(heard)
        return True

    def _check(self, message: dict[str, object]) -> None:
        if message["type"] == "sight":
            assert message["you"] == 0
        elif message["type"] == "table":
            assert message["seed"] is None or message["status"] != "running"
        elif message["type"] == "refused":
            error = message["error"]
            assert isinstance(error, dict) and error["code"] and error["detail"]
            assert error["code"] != "internal"

    def _secrets(self, table: str) -> list[str]:
        """Seeds of the last other tables, and the ids of people: no message names one.

        The own seed is told at the end, and `_check` sees that it is not told before.
        """
        with sqlite3.connect(self._data / "fathom.db") as database:
            others = "SELECT seed FROM tables WHERE id != ? ORDER BY rowid DESC LIMIT 50"
            seeds = database.execute(others, (table,)).fetchall()
            people = database.execute("SELECT id FROM people").fetchall()
        database.close()
        return [seed.hex() for (seed,) in seeds] + [person for (person,) in people]


def fuzz(
    new_guest: NewGuest, data: Path, each: int, seed: int, at_once: int = 1, note: Note = int
) -> Counter[str]:
    """So many messages at tables of each game, while others play on; `note` after every round."""
    calm = Calm(new_guest)
    fuzzers = [
        Fuzzer(new_guest(game), data, game, Random(seed + number), at_once)
        for number, game in enumerate(GAMES)
    ]
    for _ in range(0, each, ROUND):
        for fuzzer in fuzzers:
            fuzzer.send(ROUND)
            calm.play_on()
        note()
    for fuzzer in fuzzers:
        fuzzer.play_well([])  # no table is stuck
    return sum((fuzzer.answers for fuzzer in fuzzers), Counter())


def test_every_message_is_answered_and_nobody_else_notices(new_guest: NewGuest, data: Path) -> None:
    answers = fuzz(new_guest, data, ROUND, seed=1)
    assert {"done", "refused", "why", "pong", "sight", "closed 1009"} <= answers.keys()


@pytest.mark.soak
def test_so_are_eight_hundred_thousand(process: Process, new_guest: NewGuest, data: Path) -> None:
    memory = Memory(process)
    each = SOAK_MESSAGES // len(GAMES)
    answers = fuzz(new_guest, data, each, seed=100, at_once=10, note=memory.note)
    print(f"\n{SOAK_MESSAGES:,} messages on sockets: {dict(answers)}; {memory}")
    assert {"done", "refused", "why", "pong", "sight", "closed 4400"} <= answers.keys()
    assert memory.is_flat()


RAW = {
    "not UTF-8": bytes((0x81, 0x83, 0, 0, 0, 0, 0xFF, 0xFE, 0xFD)),
    "not masked": b"\x81\x02{}",
    "reserved bits": bytes((0xF1, 0x80, 0, 0, 0, 0)),
    "unknown kind of frame": bytes((0x83, 0x80, 0, 0, 0, 0)),
    "a part of nothing": bytes((0x80, 0x80, 0, 0, 0, 0)),
    "a control frame in parts": bytes((0x09, 0x80, 0, 0, 0, 0)),
    "a control frame too long": bytes((0x89, 0xFE, 0, 200, 0, 0, 0, 0)) + bytes(200),
    "longer than anything": bytes((0x81, 0xFF)) + b"\x7f" + b"\xff" * 7 + bytes(4),
    "a goodbye that is none": bytes((0x88, 0x81, 0, 0, 0, 0, 1)),
    "a goodbye for no reason": bytes((0x88, 0x82, 0, 0, 0, 0)) + (999).to_bytes(2, "big"),
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_websocket_frame_ends_its_connection_only(
    new_guest: NewGuest, name: str
) -> None:
    calm, guest = Calm(new_guest), new_guest("Raw")
    table = guest.table("deep-sea", "you", "random", start=True)
    raw = _handshake(guest, f"/api/tables/{table}/live")
    raw.sendall(RAW[name])
    while raw.recv(65536):  # the server hangs up
        pass
    raw.close()
    calm.play_on()
    with guest.look(table) as looker:
        assert looker.of_type("sight")


def test_who_hangs_up_in_the_middle_harms_nobody(new_guest: NewGuest) -> None:
    calm, guest = Calm(new_guest), new_guest("Raw")
    table = guest.table("deep-sea", "you", "random", start=True)
    for part in (b"", b"\x81", bytes((0x81, 0xFE, 0x10)), bytes((0x01, 0x82, 0, 0, 0, 0)) + b"{}"):
        raw = _handshake(guest, f"/api/tables/{table}/live")
        raw.sendall(part)
        raw.close()
        calm.play_on()


def _handshake(guest: Guest, path: str) -> socket.socket:
    """A connection on which a websocket has been opened, and nothing else."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    key = base64.b64encode(os.urandom(16)).decode()
    raw = raw_connection(
        guest.url,
        f"GET {path} HTTP/1.1\r\nHost: fathom\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookies}\r\n\r\n",
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += raw.recv(4096)
    assert head.startswith(b"HTTP/1.1 101"), head
    return raw
