"""The store fails after it has kept something: nobody knows, until they ask again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fathom.server import services
from fathom.server.store import Appended, Entry, Progress, Store, Unavailable, open_store
from tests.server.harness import Guest, Running, settings_for


class Breakdown:
    """A store whose answers can be lost."""

    def __init__(self, url: str) -> None:
        self.is_on = False
        self._url = url

    async def open(self) -> Store:
        store = await open_store(self._url)
        real = store.append

        async def append(table: str, entry: Entry, progress: Progress) -> Appended:
            kept = await real(table, entry, progress)
            if self.is_on:
                raise Unavailable("the connection was lost before the answer")
            return kept

        store.append = append  # type: ignore[method-assign]
        return store


@pytest.fixture
def breakdown(tmp_path: Path) -> Breakdown:
    return Breakdown(settings_for(tmp_path).database_url)


@pytest.fixture
def shaky(
    tmp_path: Path, breakdown: Breakdown, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Running]:
    monkeypatch.setattr(services, "ROUND_SECONDS", 0.05)
    with Running(settings_for(tmp_path), opener=breakdown.open) as running:
        yield running


def two_at_a_table(server: Running) -> tuple[Guest, str]:
    host = server.guest()
    return host, host.table("deep-sea", "you", "you", options={"starter": 0}, start=True)


def test_a_move_that_was_kept_is_answered_when_it_is_sent_again(
    shaky: Running, breakdown: Breakdown
) -> None:
    host, table = two_at_a_table(shaky)
    with host.look(table, seat=0) as mine, host.look(table, seat=1) as other:
        mine.wait_for_ply(0)
        breakdown.is_on = True
        refused = mine.ask("move", move="on", key="once", ply=0)
        assert (refused["type"], refused["error"]["code"]) == ("refused", "unavailable")
        breakdown.is_on = False
        done = mine.ask("move", move="on", key="once", ply=0)
        assert (done["type"], done["ply"]) == ("done", 1)
        for looker in (mine, other):
            looker.wait_for_ply(1)
        assert mine.ask("move", move="on", key="once", ply=0)["ply"] == 1
        assert other.sight["ply"] == 1


def test_the_same_without_a_socket(shaky: Running, breakdown: Breakdown) -> None:
    host, table = two_at_a_table(shaky)
    move = {"seat": 0, "move": "on", "key": "once", "ply": 0}
    breakdown.is_on = True
    assert host.refused(f"/api/tables/{table}/moves", **move) == (503, "unavailable")
    assert host.do(table, "moves", **move)["ply"] == 1


def test_everybody_sees_it_also_if_nobody_asks(shaky: Running, breakdown: Breakdown) -> None:
    host, table = two_at_a_table(shaky)
    with host.look(table, seat=1) as other:
        other.wait_for_ply(0)
        breakdown.is_on = True
        move = {"seat": 0, "move": "on", "key": "once", "ply": 0}
        assert host.refused(f"/api/tables/{table}/moves", **move) == (503, "unavailable")
        other.wait_for_ply(1)


def test_an_undo_is_still_known_when_the_game_is_over(shaky: Running) -> None:
    host, table = two_at_a_table(shaky)
    for ply, move in enumerate(("on", "take")):
        host.do(table, "moves", seat=0, move=move, key=move, ply=ply)
    undo = {"seat": 0, "key": "undo", "ply": 2}
    ply = host.do(table, "undo", **undo)["ply"]
    host.do(table, "close")
    assert host.do(table, "undo", **undo)["ply"] >= ply
