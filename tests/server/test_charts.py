"""Charts over HTTP: what there is to draw with, and what is wrong with a drawing."""

from typing import Any

import pytest

import fathom
from tests.server.harness import Running

CHARTED = {game.key: game.charts for game in fathom.games() if game.charts is not None}
GOOD = "fathom sea 1\nname: Bay\n\nmap\n" + ". . . . . . . . . .\n" * 10


@pytest.mark.parametrize("key", CHARTED)
def test_ours_are_drawn_and_can_be_sent_back(server: Running, key: str) -> None:
    """A drawing of ours makes a text without faults, and that text the same drawing."""
    guest = server.guest("Ann")
    told = guest.get(f"/api/games/{key}/charts")
    signs = {paint["sign"] for paint in told["kit"]["paints"]}
    assert told["option"] == CHARTED[key].option
    for chart in told["charts"]:
        assert set("".join(chart["drawing"]["rows"])) <= signs
        looked = guest.post(f"/api/games/{key}/chart", drawing=chart["drawing"])
        assert looked["faults"] == [] and looked["facts"]["board"]
        assert looked["drawing"] == chart["drawing"]
        assert guest.post(f"/api/games/{key}/chart", text=looked["text"]) == looked


def test_faults_have_names_facts_and_fields(server: Running) -> None:
    row = ". . . . . . . . . .\n"
    bad = GOOD.replace(row * 2, f". #{row[3:]}#{row[1:]}", 1)
    told = server.guest("Ann").post("/api/games/sonar/chart", text=bad)
    assert [(fault["name"], fault["at"]) for fault in told["faults"]] == [("cut-off", [0, 0])]
    assert told["faults"][0]["facts"] == {"field": "A1", "count": 1}
    assert told["drawing"]["rows"][0].startswith(".#")


ROWS = ["." * 8] * 8


@pytest.mark.parametrize(
    "drawing",
    [
        {"heads": {}, "rows": []},
        {"heads": {}, "rows": ["..", "."]},
        {"heads": {}, "rows": ["?" * 8] * 8},
        {"heads": {"flag": "x"}, "rows": ROWS},
        {"heads": {"name": "a\nmap"}, "rows": ROWS},
        {"heads": {}, "rows": ["." * 200] * 200},
        {"heads": {}, "rows": ROWS, "edges": [{"x": 0, "y": 0, "sign": "<"}]},
        {"heads": {}, "rows": ROWS, "blocks": [[9, 9]]},
    ],
)
def test_what_is_no_drawing_is_refused(server: Running, drawing: Any) -> None:
    guest = server.guest("Ann")
    assert guest.refused("/api/games/sonar/chart", drawing=drawing) == (400, "malformed")


def test_a_game_without_charts_says_so(server: Running) -> None:
    guest = server.guest("Ann")
    assert guest.refused("/api/games/deep-sea/chart", text="x") == (404, "no-charts")


def test_a_table_takes_the_text_and_refuses_a_bad_one(server: Running) -> None:
    """A bad chart changes nothing; a good one is in the record."""
    host = server.guest("Ann")
    table = host.table("sonar", "you", "you", options={"scenario": GOOD})
    path = f"/api/tables/{table}/settings"
    assert host.refused(path, options={"scenario": GOOD.replace(".", "#")}) == (
        400,
        "invalid-options",
    )
    assert host.refused(path, options={"scenario": "x\n" * 3_000}) == (400, "invalid-options")
    assert host.get(f"/api/tables/{table}")["options"]["scenario"] == GOOD
    host.do(table, "start")
    assert host.get(f"/api/tables/{table}")["status"] == "running"
