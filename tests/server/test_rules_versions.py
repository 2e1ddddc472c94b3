"""Versions of the rules: a table goes on by those by which it began, as long as they are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fathom.engine.record import parse_record
from fathom.games.sonar import GAME, Sonar
from tests.server.harness import Guest, Running, settings_for
from tests.server.test_whole_games import drawn

REAL_TIME = {"mode": "realtime", "scenario": "charlie"}


def by_rules(patch: pytest.MonkeyPatch, newest: int, older: tuple[int, ...]) -> None:
    """Let these be the rules that are there."""
    patch.setattr(Sonar, "rules_version", newest)
    patch.setattr(Sonar, "older_rules", older)


def play(guest: Guest, table: str, *moves: tuple[int, str]) -> None:
    for seat, move in moves:
        more: dict[str, Any] = {}
        if move.startswith("trace"):
            more["attachment"] = drawn(int(move.split()[1]))
        guest.do(table, "moves", seat=seat, move=move, key=move.replace(" ", "-"), **more)


def tracers(guest: Guest, table: str) -> list[int]:
    sight = guest.get(f"/api/tables/{table}/sight?seat=0")
    found: list[int] = sight["view"]["own"]["tracers"]
    return found


def test_a_table_goes_on_by_its_rules_and_the_rematch_has_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SON-22: begun when the crew still traced in a fixed order."""
    settings = settings_for(tmp_path)
    up = ((0, "start B2"), (4, "start O15"), (0, "surface"), (2, "trace 1 good"))
    with monkeypatch.context() as patch, Running(settings) as server:
        by_rules(patch, 1, ())
        host = server.guest()
        table = host.table("sonar", *["you"] * 8, options=REAL_TIME, start=True)
        play(host, table, *up)
    with Running(settings) as server:
        back = server.again(host)
        assert back.get(f"/api/tables/{table}")["rules_version"] == 1
        assert tracers(back, table) == [0]
        line = drawn(2)
        assert back.refused(
            f"/api/tables/{table}/moves", seat=3, move="trace 2 good", key="x", attachment=line
        ) == (409, "not-your-turn")
        play(back, table, (0, "trace 2 good"), (1, "trace 3 good"))
        back.do(table, "close")
        record = parse_record(back.http.get(f"/api/tables/{table}/record").text)
        assert record.rules == 1
        assert record.table(GAME).ply == 6
        assert back.get(f"/api/tables/{table}/replay")["plies"] == 6
        seen = back.get(f"/api/tables/{table}/replay/moments?first=6")["moments"]
        assert seen[0]["view"]["own"]["tracers"] == [3]
        while not (analysis := back.get(f"/api/tables/{table}/analysis"))["is_complete"]:
            pass
        assert len(analysis["plies"]) == 7
        again = back.do(table, "rematch")
        assert again["rules_version"] == 2


def test_who_still_gathers_begins_by_the_newest_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SON-22: nothing had been played by the older ones."""
    settings = settings_for(tmp_path)
    with monkeypatch.context() as patch, Running(settings) as server:
        by_rules(patch, 1, ())
        host = server.guest()
        table = host.table("sonar", *["you"] * 8, options=REAL_TIME)
    with Running(settings) as server:
        back = server.again(host)
        assert back.do(table, "start")["rules_version"] == 2
        up = ((0, "start B2"), (4, "start O15"), (0, "surface"), (2, "trace 1 good"))
        play(back, table, *up, (3, "trace 2 good"))
        assert tracers(back, table) == [0, 1]


def test_rules_that_are_gone_are_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(tmp_path)
    with monkeypatch.context() as patch, Running(settings) as server:
        by_rules(patch, 1, ())
        host = server.guest()
        table = host.table("sonar", "you", "you", start=True)
    with monkeypatch.context() as patch, Running(settings) as server:
        by_rules(patch, 3, (2,))
        back = server.again(host)
        answer = back.http.get(f"/api/tables/{table}")
        assert answer.is_error and answer.json()["code"] == "other-rules"
        assert "begun with rules 1, here are rules 2, 3" in answer.json()["detail"]
        assert [one["id"] for one in back.get("/api/tables/mine")["tables"]] == [table]
