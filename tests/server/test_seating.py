"""Who sits where, under which name and colour; and who comes later."""

from __future__ import annotations

from typing import Any

from fathom.server.asks import PHRASES
from fathom.server.company import CHARACTERS
from tests.server.harness import Guest, HandClock, Running

CHAIRS = ("name", "bot", "colour")


def chairs(told: dict[str, Any]) -> list[tuple[Any, ...]]:
    return [tuple(seat[part] for part in CHAIRS) for seat in told["seats"]]


def end(host: Guest, table: str) -> dict[str, Any]:
    return host.do(table, "close")


def test_seats_are_added_and_removed_as_the_game_has_room(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open")
    assert guest.refused(f"/api/tables/{table}/add-seat") == (403, "not-allowed")
    told = host.do(table, "add-seat")
    assert chairs(told) == [("Host", None, 0), (None, None, 1), (None, None, 2)]
    guest.do(table, "join", seat=2)
    told = host.do(table, "remove-seat", seat=1)
    assert chairs(told) == [("Host", None, 0), ("Guest", None, 2)]
    assert host.refused(f"/api/tables/{table}/remove-seat", seat=1) == (400, "invalid-seats")
    assert host.refused(f"/api/tables/{table}/remove-seat", seat=5) == (403, "wrong-seat")
    told = host.do(table, "add-seat")
    assert chairs(told)[-1] == (None, None, 1), "the colour that nobody wears"
    for _ in range(3):
        host.do(table, "add-seat")
    assert host.refused(f"/api/tables/{table}/add-seat") == (400, "invalid-seats")


def test_crews_are_divided_anew_when_a_seat_goes(server: Running) -> None:
    host = server.guest("Host")
    table = host.table("sonar", "you", *["open"] * 4)
    told = host.do(table, "remove-seat", seat=3)
    assert [len(side["seats"]) for side in told["sides"]] == [2, 2]
    assert len(host.do(table, "remove-seat", seat=3)["seats"]) == 2, "it is not for three"
    assert len(host.do(table, "add-seat")["seats"]) == 4


def test_people_change_places_with_their_colours(server: Running) -> None:
    host, guest, other = server.guest("Host"), server.guest("Guest"), server.guest("Other")
    table = host.table("deep-sea", "you", "open", "greedy", "open")
    guest.do(table, "join", seat=1, is_ready=True)
    other.do(table, "join", seat=3)
    told = guest.do(table, "swap", seat=1, other=2)
    assert chairs(told)[1:3] == [(None, "greedy", 2), ("Guest", None, 1)]
    assert [seat["is_ready"] for seat in told["seats"]] == [True, True, True, False]
    assert guest.refused(f"/api/tables/{table}/swap", seat=2, other=3) == (403, "not-allowed")
    assert guest.refused(f"/api/tables/{table}/swap", seat=0, other=1) == (403, "not-allowed")
    told = host.do(table, "swap", seat=2, other=3)
    assert [seat["name"] for seat in told["seats"]] == ["Host", None, "Other", "Guest"]


def test_bots_fill_up_on_start_and_have_names_of_their_own(server: Running) -> None:
    host = server.guest("Host")
    table = host.table("sonar", "you", *["open"] * 7)
    assert host.refused(f"/api/tables/{table}/start") == (409, "not-ready")
    assert host.refused(f"/api/tables/{table}/start", fill="hal") == (400, "unknown-bot")
    assert host.get(f"/api/tables/{table}")["status"] == "waiting"
    told = host.do(table, "start", fill="greedy")
    assert told["status"] == "running"
    assert [seat["bot"] for seat in told["seats"]] == [None, *["greedy"] * 7]
    names = {seat["bot_name"] for seat in told["seats"]}
    assert len(names) == 8 and names <= {one.name for one in CHARACTERS}


def test_everybody_keeps_name_and_colour_in_a_rematch(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "you", "open", "greedy")
    guest.do(table, "join", is_ready=True)
    host.do(table, "name", seat=1, name="  Ann\u202e ")
    assert guest.refused(f"/api/tables/{table}/name", seat=1, name="Eve") == (403, "wrong-seat")
    before = host.do(table, "start")
    assert [seat["name"] for seat in before["seats"]] == ["Host", "Ann", "Guest", None]
    end(host, table)
    after = host.do(table, "rematch")
    assert [seat["name"] for seat in after["seats"]] == [None, "Host", "Ann", "Guest"]
    worn = {seat["name"] or seat["bot_name"]: seat["colour"] for seat in before["seats"]}
    assert {seat["name"] or seat["bot_name"]: seat["colour"] for seat in after["seats"]} == worn


def test_somebody_takes_over_a_bots_seat_and_sees_what_it_sees(
    server: Running, clock: HandClock
) -> None:
    host, late, other = server.guest("Host"), server.guest("Late"), server.guest("Other")
    table = host.table("submarine", "you", "greedy", "greedy", bot_pace=1000)
    path = f"/api/tables/{table}/take-over"
    assert late.refused(path) == (409, "wrong-time")
    host.do(table, "start")
    watched = late.get(f"/api/tables/{table}/sight")
    assert watched["you"] is None
    assert all(player["hand"] is None for player in watched["view"]["players"])
    assert host.refused(path, seat=1) == (403, "not-allowed"), "nobody looks into two hands"
    assert late.refused(path, seat=0) == (403, "wrong-seat")
    told = late.do(table, "take-over", seat=2)
    assert (told["you"], told["seats"][2]["bot"], told["seats"][2]["colour"]) == ([2], None, 2)
    sight = late.get(f"/api/tables/{table}/sight")
    hands = [player["hand"] is not None for player in sight["view"]["players"]]
    assert (sight["you"], hands) == (2, [False, False, True])
    assert other.refused(path, seat=2) == (403, "wrong-seat")
    assert late.refused(path, seat=1) == (403, "not-allowed")
    assert other.do(table, "take-over")["you"] == [1]
    assert server.guest("Fourth").refused(path) == (409, "table-full")


def test_where_nobody_may_watch_a_bots_seat_can_be_taken_over(server: Running) -> None:
    host, late = server.guest("Host"), server.guest("Late")
    table = host.table("deep-sea", "you", "greedy", spectators="none", start=True)
    path = f"/api/tables/{table}/sight"
    assert late.http.get(path).json()["code"] == "no-spectators"
    told = late.get(f"/api/tables/{table}")
    assert (told["status"], told["you"], told["seats"][1]["bot"]) == ("running", [], "greedy")
    assert late.do(table, "take-over")["you"] == [1]
    assert late.get(path)["you"] == 1


def test_seats_name_the_pages_of_people(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open", "greedy")
    guest.do(table, "join")
    seats = guest.get(f"/api/tables/{table}")["seats"]
    handles = [one.get("/api/me")["handle"] for one in (host, guest)]
    assert [seat["handle"] for seat in seats] == [*handles, None]
    assert guest.get(f"/api/people/{handles[0]}")["name"] == "Host"


def test_a_host_may_keep_the_bots(server: Running) -> None:
    host, late = server.guest("Host"), server.guest("Late")
    table = host.table("deep-sea", "you", "greedy")
    assert host.do(table, "settings", keeps_bots=True)["policy"]["keeps_bots"]
    host.do(table, "start")
    assert late.refused(f"/api/tables/{table}/take-over") == (403, "not-allowed")


def test_a_phrase_is_sent_by_its_name(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open")
    guest.do(table, "join")
    path = f"/api/tables/{table}/chat"
    guest.do(table, "chat", key="a", phrase=PHRASES[0])
    with host.look(table) as looker:
        looker.of_type("chat")
        [line] = looker.lines
    assert (line["phrase"], line["text"], line["call"]) == (PHRASES[0], "", None)
    assert guest.refused(path, key="b", phrase="insult") == (400, "malformed")
    assert guest.refused(path, key="c", phrase=PHRASES[0], text="too") == (400, "malformed")
    assert guest.refused(path, key="d", phrase=PHRASES[0], call="x") == (409, "wrong-time")
