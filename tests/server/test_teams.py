"""Crews: what they say among themselves, what they call to each other, and their names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import pytest

from fathom.engine.record import parse_record
from fathom.games.sonar.player.greedy import QUICK_HAND_MS
from fathom.server.limits import RATES
from tests.server.harness import Guest, HandClock, Looker, Running, settings_for
from tests.server.test_whole_games import drawn


def crews(server: Running, spectators: str = "public") -> tuple[list[Guest], str]:
    """Four people, two in each boat, and the game is on."""
    people = [server.guest(name) for name in ("Ann", "Ben", "Cor", "Dee")]
    seats = ["you", "open", "open", "open"]
    table = people[0].table("sonar", *seats, spectators=spectators)
    for guest in people[1:]:
        guest.do(table, "join")
        guest.do(table, "ready", is_ready=True)
    people[0].do(table, "start")
    return people, table


@pytest.fixture
def looking(server: Running) -> Iterator[tuple[list[Looker], str, list[Guest]]]:
    """The four, each with a socket."""
    people, table = crews(server)
    with ExitStack() as stack:
        yield [stack.enter_context(guest.look(table)) for guest in people], table, people


def wait_for_lines(looker: Looker, count: int) -> None:
    """Read on until so many lines have come."""
    looker.wait(lambda: len(looker.lines) >= count)


def heard(looker: Looker) -> list[str]:
    """All that reached somebody so far, in order: texts and calls."""
    looker.send("ping")
    looker.of_type("pong")
    return [line["text"] or line["call"] for line in looker.lines]


def test_a_crew_hears_its_own_and_the_other_nothing(
    looking: tuple[list[Looker], str, list[Guest]],
) -> None:
    (ann, ben, cor, dee), table, people = looking
    assert ann.ask("say", text="we go north", is_for_team=True)["type"] == "done"
    assert cor.ask("say", text="they are near", is_for_team=True)["type"] == "done"
    people[3].do(table, "chat", key="k", text="fire!", is_for_team=True)
    assert ben.ask("say", text="ahoy all")["type"] == "done"
    for looker in (ann, ben):
        wait_for_lines(looker, 2)
        assert heard(looker) == ["we go north", "ahoy all"]
        assert [line["team"] for line in looker.lines] == [0, None]
    for looker in (cor, dee):
        wait_for_lines(looker, 3)
        assert heard(looker) == ["they are near", "fire!", "ahoy all"]
        assert [line["number"] for line in looker.lines] == [1, 2, 3], "no gaps tell of the others"
    with people[1].look(table) as late:
        assert late.of_type("chat")["is_anew"]
        assert heard(late) == ["we go north", "ahoy all"]


def test_a_call_is_a_line_of_the_crew_without_words(
    looking: tuple[list[Looker], str, list[Guest]],
) -> None:
    (ann, ben, cor, _), table, people = looking
    assert ben.ask("say", call="here C4")["type"] == "done"
    assert ann.ask("say", call="torpedo-ready")["type"] == "done"
    wait_for_lines(ann, 2)
    assert [(line["call"], line["text"], line["team"]) for line in ann.lines] == [
        ("here C4", "", 0),
        ("torpedo-ready", "", 0),
    ]
    assert heard(cor) == []
    for wrong in (
        {"call": "sing"},
        {"call": "here C4", "text": "and more"},
        {"call": "here <b>"},
        {"call": "here C4 D5"},
        {"text": ""},
    ):
        refused = people[0].refused(f"/api/tables/{table}/chat", key="wrong", **wrong)
        assert refused == (400, "malformed"), wrong


def test_sides_talk_when_it_is_known_who_is_on_them(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("sonar", "you", "open", "greedy", "greedy")
    for more in ({"text": "psst", "is_for_team": True}, {"call": "attack"}):
        assert host.refused(f"/api/tables/{table}/chat", key="k", **more) == (409, "wrong-time")
    host.do(table, "chat", key="k", text="come in")
    guest.do(table, "join")
    guest.do(table, "ready")
    host.do(table, "start")
    host.do(table, "chat", key="k2", text="psst", is_for_team=True)
    stranger = server.guest()
    refused = stranger.refused(f"/api/tables/{table}/chat", key="k", text="x", is_for_team=True)
    assert refused == (403, "not-allowed")
    outside = server.guest()
    theirs = outside.table("sonar", "greedy", "greedy", start=True)
    refused = outside.refused(f"/api/tables/{theirs}/chat", key="k", call="attack")
    assert refused == (403, "wrong-seat"), "a host without a seat is on no side"


@pytest.mark.parametrize("policy", ["public", "after"])
def test_when_all_is_over_what_crews_said_is_told_as_the_record_is(
    server: Running, policy: str
) -> None:
    people, table = crews(server, policy)
    stranger = server.guest("Eve")
    with people[3].look(table) as dee, stranger.look(table) as eve:
        people[0].do(table, "chat", key="1", text="secret", is_for_team=True)
        people[0].do(table, "chat", key="2", text="open")
        dee.wait(lambda: bool(dee.lines))
        assert heard(dee) == heard(eve) == ["open"]
        people[0].do(table, "close")
        dee.wait(lambda: len(dee.lines) > 1)
        again = dee.lines[1:]
        assert [(line["number"], line["text"]) for line in again] == [(1, "secret"), (2, "open")]
        eve.wait(eve.is_over)
        later = heard(eve)[1:]
        assert later == (["secret", "open"] if policy == "after" else [])


def test_one_person_at_both_sides_says_to_which(server: Running) -> None:
    host = server.guest()
    table = host.table("sonar", "you", "you", start=True)
    assert host.refused(f"/api/tables/{table}/chat", key="a", call="attack") == (403, "wrong-seat")
    host.do(table, "chat", key="a", call="attack", seat=1)
    with host.look(table, seat=0) as looker:
        assert looker.ask("say", call="wait")["type"] == "done"
        wait_for_lines(looker, 2)
        assert [line["team"] for line in looker.lines] == [1, 0]


def test_calls_have_the_pace_of_chat(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path, bots=1, limits=True), HandClock()) as server:
        host = server.guest()
        table = host.table("sonar", "you", "greedy", start=True)
        with host.look(table) as looker:
            kinds = [looker.ask("say", call="attack")["type"] for _ in range(12)]
        assert kinds.count("done") == RATES["chat"].burst


def test_a_side_names_itself(server: Running) -> None:
    host, guest, stranger = server.guest(), server.guest(), server.guest()
    table = host.table("sonar", "you", "greedy", "open", "greedy")
    guest.do(table, "join")
    told = guest.do(table, "side", side=1, name=" Sea\u202e Wolf ")
    assert [side["name"] for side in told["sides"]] == [None, "Sea Wolf"]
    assert [side["seats"] for side in told["sides"]] == [[0, 1], [2, 3]]
    path = f"/api/tables/{table}/side"
    assert guest.refused(path, side=0, name="x") == (403, "not-allowed")
    assert stranger.refused(path, side=1, name="x") == (403, "not-allowed")
    assert host.refused(path, side=2, name="x") == (403, "wrong-seat")
    host.do(table, "side", side=0, name="Nautilus")
    host.do(table, "settings", is_public=True)
    guest.do(table, "ready")
    told = host.do(table, "start")
    assert [side["name"] for side in told["sides"]] == ["Nautilus", "Sea Wolf"]
    assert host.refused(path, side=0, name="late") == (409, "wrong-time")


def test_a_rematch_keeps_crews_together(server: Running) -> None:
    people, table = crews(server)
    people[0].do(table, "close")
    told = people[0].do(table, "rematch")
    assert [seat["name"] for seat in told["seats"]] == ["Ben", "Ann", "Dee", "Cor"]
    assert [seat["is_ready"] for seat in told["seats"]] == [False, True, False, False]


def test_who_asks_for_a_rematch_says_whether_stations_are_kept(server: Running) -> None:
    people, table = crews(server)
    people[0].do(table, "close")
    before = people[0].get(f"/api/tables/{table}")
    told = people[0].do(table, "rematch", keeps_stations=True)
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Ben", "Cor", "Dee"]
    stations = [seat["stations"] for seat in told["seats"]]
    assert stations == [seat["stations"] for seat in before["seats"]]
    late = people[2].do(table, "rematch", keeps_stations=False)
    assert [seat["name"] for seat in late["seats"]] == ["Ann", "Ben", "Cor", "Dee"], (
        "as it was set up"
    )


def test_bots_of_a_crew_let_people_take_the_sheet_first(server: Running, clock: HandClock) -> None:
    """SON-22: each bot traces at a human pace, counted from when the sheet was passed on."""
    host = server.guest()
    options = {"mode": "realtime", "scenario": "charlie"}
    seats = ["you", "greedy", "you", "greedy", "you", "you", "you", "you"]
    table = host.table("sonar", *seats, options=options, start=True)
    for seat, move in ((0, "start B2"), (4, "start O15"), (0, "surface")):
        host.do(table, "moves", seat=seat, move=move, key=move.replace(" ", "-"))
    for seat, section in ((2, 1), (0, 2)):
        clock.advance(1)
        move = f"trace {section} good"
        host.do(
            table, "moves", seat=seat, move=move, key=f"trace-{section}", attachment=drawn(section)
        )
    path = f"/api/tables/{table}/sight?seat=0"
    while (own := host.get(path)["view"]["own"])["repair"] == "tracing":
        server.settle()
        clock.advance(0.25)
    assert own["traced_by"][:2] == [2, 0] and set(own["traced_by"][2:]) == {1, 3}
    host.do(table, "close")
    record = parse_record(host.http.get(f"/api/tables/{table}/record").text)
    times = [words.at for words in record.plies if words.move.startswith("trace")]
    waited = [later - earlier for earlier, later in pairwise(times)]
    assert waited[0] == 1000
    assert all(time >= QUICK_HAND_MS for time in waited[1:])
