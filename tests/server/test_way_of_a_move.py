"""The way of a move: the rules check it once, make it once, and looking on changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.server.history import History
from tests.conftest import Declare
from tests.server.harness import HandClock, Running, settings_for
from tests.toys.doubles import GAME, TOSS, CountedPearls


@pytest.fixture
def counted(declare: Declare, monkeypatch: pytest.MonkeyPatch) -> type[CountedPearls]:
    """Pearls as a game of the server, whose rules count what they are asked."""

    class Counted(CountedPearls):
        """With a count of its own."""

    declare("toys", pearls="tests.toys.doubles:GAME")
    monkeypatch.setattr(GAME, "state", Counted)
    return Counted


def test_a_served_move_is_checked_once_and_applied_once(
    counted: type[CountedPearls], tmp_path: Path
) -> None:
    """With two who play and one who looks on, each at a socket."""
    with Running(settings_for(tmp_path, bots=1)) as server:
        host, guest, other = server.guest(), server.guest(), server.guest()
        table = host.table("pearls", "you", "open", spectators="public")
        guest.do(table, "join")
        guest.do(table, "ready", is_ready=True)
        host.do(table, "start")
        with host.look(table) as mover, guest.look(table) as waiter, other.look(table) as watcher:
            for looker in (mover, waiter, watcher):
                looker.wait(lambda looker=looker: bool(looker.sight))  # type: ignore[misc]
            counted.checks = counted.applies = counted.copies = 0
            assert mover.move("swap")["type"] == "done"
            for looker in (mover, waiter, watcher):
                looker.wait_for_ply(1)
            assert (counted.checks, counted.applies, counted.copies) == (1, 1, 1)
            assert waiter.move("swap", ply=0)["error"]["code"] == "stale-move"
            assert (counted.checks, counted.applies, counted.copies) == (1, 1, 1)
            assert mover.move("swap")["error"]["code"] == "not-your-turn"
            assert (counted.checks, counted.applies) == (2, 1)


def test_a_log_that_is_read_is_trusted(counted: type[CountedPearls], tmp_path: Path) -> None:
    with Running(settings_for(tmp_path, bots=1)) as server:
        host = server.guest()
        table = host.table("pearls", "you", "you", start=True)
        for number, move in enumerate(("swap", "swap", "show")):
            host.do(table, "moves", move=move, key=f"key-{number}", seat=number % 2)
        counted.checks = counted.applies = 0
        live = server.services.hall.tables[table]
        assert live.history is not None
        again = History(live.table, live.history.log)
        assert (counted.checks, counted.applies) == (0, 3)
        assert again.state.position() == live.history.state.position()


def test_looking_in_real_time_changes_nothing(declare: Declare, tmp_path: Path) -> None:
    """Time passes for who looks, but the game stays where its last ply left it."""
    declare("toys", **{"hot-potato": "tests.toys.doubles:POTATO"})
    clock = HandClock()
    with Running(settings_for(tmp_path, bots=1), clock) as server:
        host = server.guest()
        table = host.table("hot-potato", "you", "you", "you", start=True)
        live = server.services.hall.tables[table]
        assert live.history is not None
        before = live.history.state.position()
        times = []
        for _ in range(3):
            clock.advance(0.5)
            times.append(host.get(f"/api/tables/{table}/sight?seat=0")["clock"]["at"])
        assert times == [500, 1000, 1500]
        assert live.history.state.position() == before
        assert live.history.log == []
        toss = next(seat for seat in range(3) if live.history.state.legal_moves(seat) == [TOSS])
        host.do(table, "moves", move="toss", key="toss", seat=toss)
        assert [entry.at for entry in live.history.log] == [1500]
