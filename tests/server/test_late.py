"""Everything, two minutes late: what onlookers may see if the host wants that; nothing sooner."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fathom.server.live.late import LATE_MS
from tests.server.harness import Guest, HandClock, Running, settings_for

LATE_SECONDS = LATE_MS / 1000
WORLDS = (("G5", "C2"), ("A10", "F6"))
"""Where the boats start: nobody else hears it, and the same courses can be made from there."""


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def server(tmp_path: Path, clock: HandClock) -> Iterator[Running]:
    with Running(settings_for(tmp_path), clock) as server:
        yield server


def begun(host: Guest, starts: tuple[str, str], spectators: str = "late") -> str:
    """A table with both boats in one hand, turn by turn, the yellow one first."""
    options = {"starter": "yellow"}
    table = host.table("sonar", "you", "you", options=options, spectators=spectators, start=True)
    for seat, field in enumerate(starts):
        play(host, table, seat, f"start {field}")
    return table


def play(host: Guest, table: str, seat: int, *moves: str) -> None:
    """These moves, one after the other."""
    for move in moves:
        key = f"k{host.get(f'/api/tables/{table}/sight?seat={seat}')['ply']}-{seat}"
        host.do(table, "moves", key=key, move=move, seat=seat)


def sail(host: Guest, table: str, mark: str = "torpedo", cross: str = "n4") -> None:
    """A turn of the yellow boat; its mark and its cross are hidden."""
    play(host, table, 0, "course n", f"mark {mark}", f"cross {cross}", "end")


def seen(guest: Guest, table: str) -> str:
    """All that an onlooker is sent, to the letter."""
    return json.dumps(guest.get(f"/api/tables/{table}/sight?since=0&public=true"))


def test_two_worlds_look_the_same_until_they_are_two_minutes_old(
    server: Running, clock: HandClock
) -> None:
    """SON-35: what is younger is as public as it ever was, to the letter."""
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    tables = [begun(host, starts) for starts in WORLDS]
    for table, mark, cross in zip(tables, ("torpedo", "mine"), ("n4", "n6"), strict=True):
        sail(host, table, mark, cross)
    one, other = (seen(onlooker, table) for table in tables)
    assert one == other
    assert json.loads(one)["late"] is None

    clock.advance(LATE_SECONDS - 0.001)
    one, other = (seen(onlooker, table) for table in tables)
    assert one == other, "not a moment sooner"

    clock.advance(0.001)
    views = [json.loads(seen(onlooker, table))["late"] for table in tables]
    assert [view["own"]["field"] for view in views] == ["G4", "A9"]
    assert [view["enemy"]["field"] for view in views] == ["C2", "F6"]
    assert [view["own"]["crossed"] for view in views] == [["n4"], ["n6"]]


def test_what_came_since_stays_hidden(server: Running, clock: HandClock) -> None:
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    table = begun(host, WORLDS[0])
    clock.advance(LATE_SECONDS)
    sail(host, table)
    sight = json.loads(seen(onlooker, table))
    assert sight["late"]["own"]["field"] == "G5", "as it was"
    assert sight["view"]["own"] is None and sight["view"]["legs"][0][0]["courses"] == "n"
    mine = host.get(f"/api/tables/{table}/sight?seat=1")
    assert mine["late"] is None, "who plays is not shown it"


def test_onlookers_are_told_when_something_is_old_enough(server: Running, clock: HandClock) -> None:
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    table = begun(host, WORLDS[0])
    with onlooker.look(table) as looker:
        looker.wait(lambda: bool(looker.sight))
        assert looker.sight.get("late") is None
        clock.advance(LATE_SECONDS)
        looker.wait(lambda: bool(looker.sight["late"]))
        assert looker.sight["late"]["enemy"]["field"] == "C2"


@pytest.mark.parametrize("spectators", ["public", "after"])
def test_nobody_sees_it_where_the_host_has_not_said_so(
    server: Running, clock: HandClock, spectators: str
) -> None:
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    tables = [begun(host, starts, spectators) for starts in WORLDS]
    clock.advance(10 * LATE_SECONDS)
    one, other = (seen(onlooker, table) for table in tables)
    assert one == other
    assert json.loads(one)["late"] is None


def test_what_was_taken_back_is_not_shown(server: Running, clock: HandClock) -> None:
    """The onlooker follows the log as it was, undone moves and all."""
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    table = begun(host, WORLDS[0])
    play(host, table, 0, "course n", "mark torpedo")
    host.do(table, "undo", key="undo", seat=0)
    clock.advance(LATE_SECONDS)
    late = json.loads(seen(onlooker, table))["late"]
    assert (late["own"]["field"], late["own"]["gauges"]["torpedo"]) == ("G4", 0)


def test_when_it_is_over_everybody_may_know_all(server: Running) -> None:
    host, onlooker = server.guest("Ann"), server.guest("Ben")
    table = begun(host, WORLDS[0])
    host.do(table, "resign")
    told = onlooker.get(f"/api/tables/{table}/replay")
    assert "all" in told["choices"]
