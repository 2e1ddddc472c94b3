"""A game that is not installed any more: its tables are shown as such, and nothing else breaks."""

from pathlib import Path

import pytest

from fathom.server import sheets
from fathom.words import LANGUAGES, load_words
from tests.conftest import Declare
from tests.server.harness import Guest, HandClock, Running, settings_for

DICE = {"liars-dice": "liars_dice:GAME"}


def played(guest: Guest, table: str) -> str:
    """Play a table of two people at one screen to its end; its id."""
    while True:
        for seat in (0, 1):
            sight = guest.get(f"/api/tables/{table}/sight?seat={seat}")
            if sight["view"]["outcome"]:
                return table
            if sight["moves"]:
                guest.do(table, "moves", seat=seat, move=sight["moves"][0], key=str(sight["ply"]))


def test_tables_of_a_game_that_is_gone_are_kept_and_shown(tmp_path: Path, declare: Declare) -> None:
    uninstall = declare("dice", **DICE)
    settings = settings_for(tmp_path / "data", bots=1)
    (tmp_path / "data").mkdir()
    with Running(settings, HandClock()) as server:
        ann = server.guest("Ann")
        short = {"options": {"dice": 1}, "start": True}
        over = played(ann, ann.table("liars-dice", "you", "you", **short))
        running = ann.table("liars-dice", "you", "greedy", **short)
        waiting = ann.table("liars-dice", "you", "open", is_public=True)
        other = ann.table("deep-sea", "you", "open", is_public=True)
        assert waiting in [table["id"] for table in ann.get("/api/tables")["tables"]]
    uninstall()
    sheets._layout.cache_clear()
    with Running(settings, HandClock()) as server:
        ann = server.again(ann)
        mine = {table["id"]: table for table in ann.get("/api/tables/mine")["tables"]}
        assert mine.keys() == {running, waiting, other}
        assert [seat["name"] for seat in mine[running]["seats"]] == ["Ann", None]
        past = ann.get("/api/tables/mine?over=true")["tables"]
        assert [table["id"] for table in past] == [over]
        assert past[0]["result"]["places"]
        assert [table["id"] for table in ann.get("/api/tables")["tables"]] == [other]
        for path in (
            over,
            f"{over}/replay",
            f"{over}/record",
            running,
            f"{running}/sight",
            waiting,
        ):
            answer = ann.http.get(f"/api/tables/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-installed"), path
            assert answer.json()["facts"] == {"game": "liars-dice"}
        assert ann.refused("/api/tables", game="liars-dice", seats=["you", "you"])[1] == (
            "unknown-game"
        )
        with ann.look(other) as looker:
            assert looker.of_type("table")["game"] == "deep-sea"
    declare("dice", **DICE)
    with Running(settings, HandClock()) as server:
        ann = server.again(ann)
        assert ann.get(f"/api/tables/{over}/replay")["plies"] > 0
        assert ann.get(f"/api/tables/{running}/sight")["view"]["outcome"] is None


def test_a_game_that_does_not_work_stops_no_server(tmp_path: Path, declare: Declare) -> None:
    declare("flotsam", wreck="tests.no_such_module:GAME")
    with Running(settings_for(tmp_path, bots=1), HandClock()) as server:
        guest = server.guest()
        games = [game["key"] for game in guest.get("/api/games")["games"]]
        assert "deep-sea" in games and "wreck" not in games
        assert guest.table("deep-sea", "you", "easy", start=True)
        assert guest.refused("/api/tables", game="wreck", seats=["you"])[1] == "not-installed"
        said = guest.http.get("/api/games/wreck").json()
        assert said["code"] == "not-installed" and "no_such_module" not in str(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    said = load_words(language, "serving").text("error-not-installed", game="liars-dice")
    assert "liars-dice" in said
