"""A server that stops, is killed or has company: nothing is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fathom.server.store import Store, TableRow, open_store
from tests.server.harness import HandClock, Running, settings_for
from tests.server.process import Process


def test_bots_go_on_after_a_restart_without_a_visit(tmp_path: Path) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path)
    with Running(settings, clock) as server:
        host = server.guest()
        table = host.table(
            "deep-sea", "you", "greedy", "random", options={"starter": 1}, bot_pace=1000, start=True
        )
    with Running(settings, clock) as server:
        clock.advance(1)
        back = server.again(host)
        with back.look(table, ply=0) as looker:
            looker.wait(lambda: looker.sight.get("ply", 0) >= 1)
            clock.advance(60)
            while not looker.sight["moves"]:
                looker.next()
                clock.advance(2)


def test_a_bot_that_was_given_a_seat_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Also if the server stopped before it made a move, and nobody comes to look."""
    clock = HandClock()
    settings = settings_for(tmp_path)
    with Running(settings, clock) as server:
        host, guest = server.guest(), server.guest()
        table = host.table("deep-sea", "you", "open", options={"starter": 1}, bot_pace=1000)
        guest.do(table, "join", is_ready=True)
        host.do(table, "start")
        host.do(table, "replace", seat=1)
    with Running(settings, clock) as server:

        async def played() -> None:
            while (await server.services.hall.store.table(table)).ply == 0:
                await asyncio.sleep(0.001)

        clock.advance(60)
        server.run(played())


def test_nobody_waits_until_all_tables_have_been_looked_at(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    looked_at = threading.Event()

    async def slow_store() -> Store:
        store = await open_store(settings.database_url)
        real = store.waking

        async def waking(*asked: Any) -> list[TableRow]:
            await asyncio.to_thread(looked_at.wait)
            return await real(*asked)

        store.waking = waking  # type: ignore[method-assign, assignment]
        return store

    with Running(settings) as server:
        host = server.guest()
        table = host.table("deep-sea", "you", "random", options={"starter": 1}, start=True)
        server.settle()
    with Running(settings, opener=slow_store) as server:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        with server.again(host).look(table) as looker:
            looker.may_move()
            assert looker.move(looker.sight["moves"][0])["type"] == "done"
        looked_at.set()


def test_a_key_is_still_known_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with Running(settings) as server:
        host = server.guest()
        table = host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        first = host.do(table, "moves", seat=0, move="on", key="once", ply=0)
        host.do(table, "chat", text="hello", key="said")
    with Running(settings) as server:
        back = server.again(host)
        again = back.do(table, "moves", seat=0, move="on", key="once", ply=0)
        assert again["sight"]["view"] == first["sight"]["view"]
        back.do(table, "chat", text="hello", key="said")
        with back.look(table, seat=0) as looker:
            looker.wait(lambda: bool(looker.lines))
            assert [line["text"] for line in looker.lines] == ["hello"]


def test_sockets_are_told_that_the_server_restarts(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with Running(settings_for(tmp_path)) as server:
            host = server.guest()
            table = host.table("deep-sea", "you", "you", start=True)
            socket = stack.enter_context(host.socket(f"/api/tables/{table}/live"))
            assert json.loads(socket.recv(10))["type"] == "table"
        with pytest.raises(ConnectionClosed):
            while True:
                socket.recv(10)
        assert socket.close_code == 1012


def test_no_process_of_a_killed_server_lives_on(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        children = server.children()
        assert children, "bots think in processes of their own"
        server.kill()
        server.wait_for_end_of(children)
