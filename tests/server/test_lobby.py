"""Tables before, around and after a game."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.sonar.talk import CALLS
from tests.server.harness import HandClock, Running


def test_a_table_waits_until_everybody_is_ready(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open", "greedy")
    assert host.refused(f"/api/tables/{table}/start") == (409, "not-ready")
    told = guest.do(table, "join")
    assert told["you"] == [1] and not told["is_host"]
    assert [seat["name"] for seat in told["seats"]] == ["Host", "Guest", None]
    assert [seat["bot"] for seat in told["seats"]] == [None, None, "greedy"]
    assert host.refused(f"/api/tables/{table}/start") == (409, "not-ready")
    assert guest.refused(f"/api/tables/{table}/start") == (403, "not-allowed")
    guest.do(table, "ready", is_ready=True)
    assert host.do(table, "start")["status"] == "running"
    assert host.refused(f"/api/tables/{table}/start") == (409, "wrong-time")


def test_a_table_is_found_by_its_code_in_any_case(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("titanic", "you", "open")
    code = host.get(f"/api/tables/{table}")["code"]
    assert guest.get(f"/api/codes/{code.lower()}")["id"] == table
    assert guest.http.get("/api/codes/NOSUCH").status_code == 404


def test_public_tables_are_listed_and_others_are_not(server: Running) -> None:
    host = server.guest()
    public = host.table("deep-sea", "you", "open", is_public=True)
    private = host.table("deep-sea", "you", "open")
    listed = [table["id"] for table in server.guest().get("/api/tables")["tables"]]
    assert public in listed
    assert private not in listed
    assert {table["id"] for table in host.get("/api/tables/mine")["tables"]} == {public, private}


def test_seats_are_chosen_left_and_given_to_bots(server: Running) -> None:
    host, guest, other = server.guest(), server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open", "open")
    assert guest.do(table, "join", seat=2)["you"] == [2]
    assert other.refused(f"/api/tables/{table}/join", seat=2) == (409, "seat-taken")
    assert other.refused(f"/api/tables/{table}/join", seat=7) == (403, "wrong-seat")
    assert guest.refused(f"/api/tables/{table}/seat", seat=1, who="greedy") == (403, "not-allowed")
    assert host.do(table, "seat", seat=1, who="random")["seats"][1]["bot"] == "random"
    assert other.refused(f"/api/tables/{table}/join") == (409, "table-full")
    assert guest.do(table, "leave")["you"] == []
    assert other.do(table, "join")["you"] == [2]
    assert host.do(table, "seat", seat=2, who="open")["seats"][2]["name"] is None
    assert host.refused(f"/api/tables/{table}/seat", seat=2, who="nobody") == (400, "unknown-bot")


def test_who_joins_twice_has_one_seat_unless_they_ask_for_two(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open", "open", "open")
    assert guest.do(table, "join")["you"] == [1]
    assert guest.do(table, "join")["you"] == [1]
    assert guest.do(table, "join", seat=3)["you"] == [1, 3]
    assert guest.do(table, "leave", seat=1)["you"] == [3]


def test_the_host_changes_options_and_everybody_is_asked_again(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("sonar", "you", "open")
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    told = host.do(table, "settings", options={"scenario": "delta"}, spectators="none")
    assert told["options"]["scenario"] == "delta"
    assert told["policy"]["spectators"] == "none"
    assert [seat["is_ready"] for seat in told["seats"]] == [True, False]
    told = host.do(table, "settings", options={"assistance": True})
    assert (told["options"]["scenario"], told["options"]["assistance"]) == ("delta", True)
    path = f"/api/tables/{table}/settings"
    assert guest.refused(path, is_public=True) == (403, "not-allowed")
    assert host.refused(path, options={"scenario": "zulu"}) == (400, "invalid-options")
    assert host.refused(path, options={"mode": "realtime"}) == (400, "invalid-options")
    assert host.get(f"/api/tables/{table}")["options"]["scenario"] == "delta"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ["you"]}, "invalid-seats"),
        ({"seats": ["you", "hal"]}, "unknown-bot"),
        ({"seats": ["you", "greedy:time=99"]}, "unknown-bot"),
        ({"options": {"starter": 9}}, "invalid-options"),
        ({"options": {"colour": "red"}}, "invalid-options"),
        ({"options": {"starter": "x" * 9000}}, "invalid-options"),
        ({"clock": {"kind": "seconds", "each": 1}}, "invalid-options"),
        ({"clock": {"kind": "days", "each": 31}}, "invalid-options"),
        ({"clock": {"kind": "weeks", "each": 1}}, "malformed"),
        ({"start": True, "seats": ["you", "open"]}, "not-ready"),
        ({"seat": ["you"]}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_set_up(
    server: Running, wrong: dict[str, object], code: str
) -> None:
    host = server.guest()
    body = {"game": "deep-sea", "seats": ["you", "greedy"], **wrong}
    answer = host.http.post("/api/tables", json=body)
    assert answer.json()["code"] == code, answer.text
    assert host.get("/api/tables/mine")["tables"] == []


def test_resigning_ends_a_duel(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open")
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    told = host.do(table, "resign")
    assert told["status"] == "ended"
    assert told["result"] == {"reason": "resigned", "places": [2, 1]}
    assert told["seed"] is not None
    record = guest.http.get(f"/api/tables/{table}/record")
    assert record.text.endswith("open 0\n")


def test_a_game_ends_when_all_people_agree(server: Running) -> None:
    """SUB-30: a matter of the table, not a move."""
    host, guest = server.guest(), server.guest()
    table = host.table("submarine", "you", "open", "greedy", bot_pace=10_000)
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    told = host.do(table, "agree", wants_end=True)
    assert told["status"] == "running"
    assert [seat["wants_end"] for seat in told["seats"]] == [True, False, False]
    host.do(table, "agree", wants_end=False)
    told = guest.do(table, "agree", wants_end=True)
    assert told["status"] == "running", "the host has thought better of it"
    told = host.do(table, "agree", wants_end=True)
    assert told["status"] == "ended"
    assert told["result"] == {"reason": "SUB-30", "places": [1, 1, 1]}
    assert guest.refused(f"/api/tables/{table}/agree") == (409, "wrong-time")


def test_only_players_agree_and_only_where_the_rules_know_of_it(server: Running) -> None:
    host, other = server.guest(), server.guest()
    table = host.table("submarine", "you", "greedy", bot_pace=10_000, start=True)
    assert other.refused(f"/api/tables/{table}/agree") == (403, "wrong-seat")
    table = host.table("deep-sea", "you", "greedy", bot_pace=10_000, start=True)
    assert host.refused(f"/api/tables/{table}/agree") == (409, "wrong-time")
    games = host.get("/api/games")["games"]
    assert [game["key"] for game in games if game["may_agree"]] == ["submarine"]


def test_with_others_at_the_table_a_bot_plays_on(server: Running) -> None:
    host, guest, third = server.guest(), server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open", "open")
    for person in (guest, third):
        person.do(table, "join")
        person.do(table, "ready", is_ready=True)
    host.do(table, "start")
    told = guest.do(table, "resign")
    assert told["status"] == "running"
    assert told["seats"][1]["has_resigned"] and told["seats"][1]["bot"] is not None
    told = guest.do(table, "return")
    assert told["seats"][1]["bot"] is not None, "who has resigned does not come back"
    assert third.do(table, "resign")["result"] == {"reason": "resigned", "places": [1, 2, 2]}


def test_the_last_person_among_bots_resigns_and_nobody_wins(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "random", bot_pace=10_000, start=True)
    assert host.do(table, "resign")["result"] == {"reason": "resigned", "places": []}


def test_the_host_ends_a_table(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open")
    guest.do(table, "join")
    assert guest.refused(f"/api/tables/{table}/close") == (403, "not-allowed")
    assert host.do(table, "close")["status"] == "ended"
    assert host.do(table, "close")["status"] == "ended"
    assert guest.refused(f"/api/tables/{table}/ready") == (409, "wrong-time")


def test_a_rematch_turns_the_seats_and_starts_when_all_want_it(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open", "greedy", bot_pace=10_000)
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    assert host.refused(f"/api/tables/{table}/rematch") == (409, "wrong-time")
    host.do(table, "start")
    host.do(table, "close")
    told = guest.do(table, "rematch")
    assert told["status"] == "waiting"
    assert [seat["name"] for seat in told["seats"]] == [None, "Host", "Guest"]
    assert [seat["bot"] for seat in told["seats"]] == ["greedy", None, None]
    old = host.get(f"/api/tables/{table}")
    assert (old["rematch"], old["rematch_by"]) == (told["id"], ["Guest"])
    again = host.do(table, "rematch")
    assert again["id"] == told["id"], "there is one rematch, whoever asks"
    assert again["status"] == "running"
    assert again["commitment"] != host.get(f"/api/tables/{table}")["commitment"]
    assert server.guest().refused(f"/api/tables/{table}/rematch") == (403, "wrong-seat")


def test_one_person_gets_their_rematch_at_once(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", bot_pace=10_000, start=True)
    host.do(table, "resign")
    again = host.do(table, "rematch")
    assert again["status"] == "running"
    assert again["you"] == [1]
    assert again["seats"][1]["bot"] is None and not again["seats"][1]["has_resigned"]


def test_own_tables_running_and_over(server: Running, clock: HandClock) -> None:
    host = server.guest()
    first = host.table(
        "deep-sea", "you", "greedy", bot_pace=10_000, options={"starter": 0}, start=True
    )
    clock.advance(1)
    second = host.table(
        "deep-sea", "you", "greedy", bot_pace=10_000, options={"starter": 1}, start=True
    )
    running = host.get("/api/tables/mine")["tables"]
    assert [table["id"] for table in running] == [second, first]
    assert [table["is_your_turn"] for table in running] == [False, True]
    host.do(first, "close")
    over = host.get("/api/tables/mine?over=true")["tables"]
    assert [table["id"] for table in over] == [first]
    assert over[0]["result"]["reason"] == "closed"
    newer = host.get(f"/api/tables/mine?before={running[0]['created']}")["tables"]
    assert newer == []
    assert host.http.get("/api/tables/mine?before=soon").status_code == 400


def test_a_game_is_described_so_that_a_lobby_can_draw_it(server: Running) -> None:
    games = {game["key"]: game for game in server.guest().get("/api/games")["games"]}
    assert list(games) == [game.key for game in fathom.games()]
    options = {option["name"]: option for option in games["sonar"]["options"]}
    assert options["scenario"]["kind"] == "text"
    assert options["scenario"]["choices"] == ["alpha", "bravo", "charlie", "delta", "echo"]
    assert options["assistance"] | {"kind": "boolean", "default": False} == options["assistance"]
    assert options["course_seconds"]["kind"] == "number"
    assert options["turn_limit"]["default"] == 300
    assert options["starter"]["may_be_empty"] and options["starter"]["kind"] == "choice"
    assert (options["crews"]["kind"], options["crews"]["of"]) == ("list", "integer")
    assert options["crews"]["length"] == 2
    assert games["sonar"]["seats"] == [2, 4, 5, 6, 7, 8]
    assert {"random", "greedy"} <= set(games["sonar"]["bots"])
    assert server.guest().get("/api/games/titanic") == games["titanic"]
    capabilities = ("is_shared", "teams", "chart_option", "may_agree")
    assert {key: [game[name] for name in capabilities] for key, game in games.items()} == {
        "deep-sea": [False, None, None, False],
        "submarine": [False, None, None, True],
        "sonar": [True, {"calls": list(CALLS), "sizes_option": "crews"}, "scenario", False],
        "titanic": [False, None, "board", False],
    }
    assert server.guest().http.get("/api/games/chess").json()["code"] == "unknown-game"


def test_a_host_who_only_watched_bots_has_the_record(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "random", "random", start=True)
    with host.look(table) as looker:
        looker.wait(looker.is_over)
    assert host.http.get(f"/api/tables/{table}/record").text.startswith("fathom record 1\n")
    assert server.guest().http.get(f"/api/tables/{table}/record").status_code == 403
