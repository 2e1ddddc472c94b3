"""A process that has not heard of the latest yet leads nobody back to an earlier ply."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.connection import WebSocket

from fathom.server.live.bell import Bell, Notice
from tests.server.harness import Guest, HandClock, Running, settings_for


class Lagging:
    """Two processes on the same tables that do not hear of each other, and somebody at both."""

    def __init__(self, first: Running, second: Running) -> None:
        self.here = first.guest()
        self.table = self.here.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        self.second = second
        self.there: Guest = second.again(self.here)
        self.there.get(f"/api/tables/{self.table}/sight")  # now the second has it in memory
        self.here.do(self.table, "moves", key="one", move="on", ply=0, seat=0)

    def ring(self) -> None:
        """Let the second hear of the move after all."""
        self.second.services.hall.heard(Notice(self.table, ply=1))


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    clock = HandClock()
    settings = settings_for(tmp_path_factory.mktemp("servers"))
    with Running(settings, clock) as first, Running(settings, clock) as second:
        yield [first, second]


@pytest.fixture
def lagging(servers: list[Running]) -> Lagging:
    return Lagging(*servers)


def test_who_comes_by_socket_is_not_led_back(lagging: Lagging) -> None:
    with lagging.there.look(lagging.table, seat=0, ply=1) as looker:
        looker.of_type("sight")
        assert looker.sight["ply"] == 1


def test_who_asks_is_not_led_back(lagging: Lagging) -> None:
    sight = lagging.there.get(f"/api/tables/{lagging.table}/sight?seat=0&since=1")
    assert sight["ply"] == 1


def test_a_move_by_what_was_seen_elsewhere_is_not_stale(lagging: Lagging) -> None:
    answer = lagging.there.do(lagging.table, "moves", key="two", move="leave", ply=1, seat=0)
    assert answer["ply"] == 2


def test_an_undo_by_what_was_seen_elsewhere_is_not_stale(lagging: Lagging) -> None:
    code = lagging.there.refused(f"/api/tables/{lagging.table}/undo", key="two", ply=1, seat=0)[1]
    assert code == "no-undo"  # chance has decided since; it is not called stale


def test_what_nobody_looks_at_is_not_read_before_it_is_asked_for(
    lagging: Lagging, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = lagging.second.services.store
    read_on, read = store.read_on, []

    async def noted(table: str, since: int) -> Any:
        read.append(table)
        return await read_on(table, since)

    monkeypatch.setattr(store, "read_on", noted)
    lagging.second.call_soon(lagging.ring)
    lagging.there.get("/api/games")  # by now it has been heard
    assert read == []
    assert lagging.there.get(f"/api/tables/{lagging.table}/sight?seat=0")["ply"] == 1
    assert read == [lagging.table]


def test_who_looks_is_told_when_it_is_heard(lagging: Lagging) -> None:
    with lagging.there.look(lagging.table, seat=0) as looker:
        looker.wait_for_ply(0)
        lagging.second.call_soon(lagging.ring)
        looker.wait_for_ply(1)
        assert looker.sight["ply"] == 1


def test_what_is_heard_while_somebody_comes_is_not_missed(
    lagging: Lagging, monkeypatch: pytest.MonkeyPatch
) -> None:
    accept = WebSocket.accept

    async def heard_first(socket: Any) -> None:
        lagging.ring()
        await accept(socket)

    monkeypatch.setattr(WebSocket, "accept", heard_first)
    with lagging.there.look(lagging.table, seat=0) as looker:
        looker.wait_for_ply(1)
        assert looker.sight["ply"] == 1


def test_what_waits_for_the_server_is_read_without_a_notice(lagging: Lagging) -> None:
    """Whoever served it may have died: every process goes on with what waits in the store."""
    here, second = lagging.here, lagging.second
    table = here.table("deep-sea", "you", "you", clock={"kind": "seconds", "each": 60})
    lagging.there.get(f"/api/tables/{table}")
    here.do(table, "start")
    live = second.services.hall.tables[table]
    assert not live.is_running
    second.run(second.services.keeper.resume())
    assert live.is_running and live.matters_here


def test_nobody_is_refused_by_what_is_out_of_date(
    servers: list[Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    monkeypatch.setattr(Bell, "is_shared", True)
    host, guest = first.guest(), first.guest()
    table = host.table("deep-sea", "you", "open")
    second.again(host).get(f"/api/tables/{table}")  # now the second has it in memory
    guest.do(table, "join")
    told = second.again(guest).do(table, "ready", is_ready=True)
    assert told["seats"][1]["is_ready"]
    code = second.again(host).refused(f"/api/tables/{table}/moves", key="a", move="on", ply=0)[1]
    assert code == "wrong-time"
