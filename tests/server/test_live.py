"""The websocket: what is sent, coming back, several tabs, seats and spectators."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fathom.server.bots.thinking import Question
from fathom.server.store import ChatLine, Store, open_store
from tests.server.harness import TIMEOUT_SECONDS, Guest, HandClock, Running, settings_for


def duel(server: Running, **more: object) -> tuple[Guest, Guest, str]:
    """Two people at a running game of Deep Sea Adventure; the host is first."""
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open", options={"starter": 0}, **more)
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    return host, guest, table


def test_who_comes_is_shown_how_it_stands(server: Running) -> None:
    host, guest, table = duel(server)
    with host.look(table) as looker:
        looker.of_type("sight")
        assert looker.table["id"] == table
        assert looker.table["commitment"] and looker.table["seed"] is None
        assert looker.presence == {"type": "presence", "seats": [0], "spectators": 0}
        assert looker.sight["ply"] == 0 and looker.sight["you"] == 0
        assert looker.sight["moves"] == ["on"]
        assert looker.sight["view"]["you"] == 0
        with guest.look(table) as other:
            other.of_type("sight")
            assert other.sight["moves"] == []
            looker.wait(lambda: looker.presence["seats"] == [0, 1])
        looker.wait(lambda: looker.presence["seats"] == [0])


def test_a_move_reaches_everybody_with_what_happened(server: Running) -> None:
    host, guest, table = duel(server)
    with host.look(table) as mine, guest.look(table) as theirs:
        mine.may_move()
        theirs.of_type("sight")
        assert mine.move("on")["type"] == "done"
        for looker in (mine, theirs):
            looker.wait_for_ply(1)
            assert [effect["effect"] for effect in looker.effects][:1] == ["rolled"]


def test_coming_back_brings_only_what_was_missed(server: Running) -> None:
    host, _, table = duel(server)
    with host.look(table) as looker:
        looker.may_move()
        looker.move("on")
        looker.wait(lambda: looker.sight["ply"] == 1)
        first = list(looker.effects)
        looker.move(looker.sight["moves"][0])
        looker.wait(lambda: looker.sight["ply"] == 2)
        everything = list(looker.effects)
    with host.look(table, ply=1) as back:
        sight = back.of_type("sight")
        assert sight["since"] == 1 and sight["ply"] == 2
        assert first + sight["effects"] == everything
    with host.look(table, ply=2) as back:
        assert back.of_type("sight")["effects"] == []
    with host.look(table) as new:
        assert new.of_type("sight")["effects"] == []
    with host.look(table, ply=999) as odd:
        assert odd.of_type("sight")["ply"] == 2


def test_two_tabs_of_one_person(server: Running) -> None:
    host, _, table = duel(server)
    with host.look(table) as one, host.look(table) as other:
        one.may_move()
        other.may_move()
        assert one.move("on")["type"] == "done"
        other.wait(lambda: other.sight["ply"] == 1)
        move = other.sight["moves"][0]
        assert other.move(move)["type"] == "done"
        one.wait(lambda: one.sight["ply"] == 2)


def test_the_same_key_is_played_once_and_answered_twice(server: Running) -> None:
    host, _, table = duel(server)
    with host.look(table) as looker:
        looker.may_move()
        assert looker.move("on", key="k1")["type"] == "done"
        assert looker.move("on", key="k1", ply=0)["type"] == "done"
        looker.wait(lambda: looker.sight["ply"] == 1)
    answer = host.do(table, "moves", move="on", key="k1", ply=0)
    assert answer["sight"]["ply"] == 1


def test_a_stale_move_is_refused_with_how_it_stands(server: Running) -> None:
    host, _, table = duel(server)
    with host.look(table) as looker:
        looker.may_move()
        looker.move("on")
        looker.wait(lambda: looker.sight["ply"] == 1)
        answer = looker.move("on", ply=0)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == "stale-move"
        assert answer["error"]["facts"] == {"answered": 0, "ply": 1}
        assert answer["sight"]["ply"] == 1
        assert answer["sight"]["moves"]


def test_a_move_against_the_rules_is_refused_with_the_rule(server: Running) -> None:
    host, guest, table = duel(server)
    with host.look(table) as looker:
        looker.may_move()
        error = looker.move("turn")["error"]
        assert (error["code"], error["clause"]) == ("illegal-move", "DSA-10")
        assert "ply" not in error["detail"]
        assert looker.move("fly")["error"]["code"] == "invalid-move"
        attached = looker.move("on", attachment={"line": []})["error"]
        assert attached["code"] == "invalid-move"
        looker.send("why", move="turn")
        why = looker.of_type("why")
        assert not why["is_legal"] and why["error"] == error
        looker.send("why", move="on")
        assert looker.of_type("why")["is_legal"]
        assert looker.sight["ply"] == 0
    with guest.look(table) as other:
        other.of_type("sight")
        assert other.move("on")["error"]["code"] == "not-your-turn"
        assert other.move("on", seat=0)["error"]["code"] == "wrong-seat"
        assert other.move("on", seat=9)["error"]["code"] == "wrong-seat"


def test_several_seats_on_one_device(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "you", options={"starter": 1}, start=True)
    with host.look(table) as looker:
        assert looker.of_type("sight")["you"] == 1, "the seat that is to act looks first"
        assert looker.move("on")["type"] == "done"
        looker.send("look", seat=0)
        looker.wait(lambda: looker.sight["you"] == 0)
        assert looker.sight["moves"] == []
        assert looker.sight["effects"] == []
        looker.send("look", seat=5)
        assert looker.of_type("refused")["error"]["code"] == "wrong-seat"
    with host.look(table, seat=0) as looker:
        assert looker.of_type("sight")["you"] == 0
    assert host.refused(f"/api/tables/{table}/moves", move="take", key="a") == (403, "wrong-seat")


def test_spectators_see_what_the_host_allows(server: Running) -> None:
    for policy, allowed in (("none", False), ("public", True), ("after", True)):
        host, _, table = duel(server, spectators=policy)
        stranger = server.guest("Stranger")
        if not allowed:
            with stranger.look(table) as looker:
                assert looker.of_type("refused")["error"]["code"] == "no-spectators"
                with pytest.raises(ConnectionClosed) as closed:
                    looker.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            assert stranger.http.get(f"/api/tables/{table}/sight").status_code == 403
        else:
            with stranger.look(table) as looker:
                sight = looker.of_type("sight")
                assert sight["you"] is None and sight["moves"] == []
                assert looker.move("on")["error"]["code"] == "wrong-seat"
                assert looker.ask("say", text="psst")["error"]["code"] == "not-allowed"
                assert looker.presence["spectators"] == 1
        host.do(table, "close")
        record = stranger.http.get(f"/api/tables/{table}/record")
        assert record.is_success == (policy == "after")
        seed = stranger.get(f"/api/tables/{table}")["seed"]
        assert (seed is not None) == (policy == "after")
        assert host.get(f"/api/tables/{table}")["seed"] is not None


def test_a_screen_for_everybody_shows_a_player_what_spectators_see(server: Running) -> None:
    host, guest, table = duel(server, spectators="none")
    with host.look(table, public="true") as screen, guest.look(table) as playing:
        sight = screen.of_type("sight")
        assert sight["you"] is None and sight["moves"] == []
        playing.wait(lambda: bool(playing.presence))
        assert playing.presence == {"type": "presence", "seats": [1], "spectators": 0}  # no host
        host.do(table, "moves", move="on", key="first")
        assert screen.of_type("sight")["you"] is None
    over_http = host.get(f"/api/tables/{table}/sight?public=true&since=0")
    assert over_http["you"] is None and over_http["moves"] == []
    with server.guest().look(table, public="true") as stranger:
        assert stranger.of_type("refused")["error"]["code"] == "no-spectators"


def test_a_screen_for_everybody_only_shows(server: Running) -> None:
    """Whoever it belongs to: it makes no move, and looks into no hand."""
    host, _, table = duel(server)
    with host.look(table, public="true") as screen:
        sight = screen.of_type("sight")
        wishes: dict[str, dict[str, Any]] = {
            "move": {"move": "on", "seat": 0},
            "undo": {"seat": 0},
            "say": {"text": "ahoy"},
            "look": {"seat": 0},
            "why": {"move": "turn", "seat": 0},
            "hint": {"seat": 0},
            "voice": {"is_on": True, "peer": "a" * 16},
        }
        for kind, body in wishes.items():
            screen.send(kind, **({"key": kind} if kind in ("move", "undo", "say") else {}), **body)
            assert screen.of_type("refused")["error"]["code"] == "not-allowed", kind
        screen.send("ping")
        screen.of_type("pong")
    after = host.get(f"/api/tables/{table}/sight?public=true")
    assert (after["ply"], after["you"]) == (sight["ply"], None)


def test_who_looked_on_before_the_game_plays_or_goes(server: Running) -> None:
    host, guest, stranger = server.guest(), server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open", options={"starter": 1}, spectators="none")
    with guest.look(table) as joining, stranger.look(table) as looking:
        joining.of_type("table")
        looking.of_type("table")
        guest.do(table, "join")
        guest.do(table, "ready", is_ready=True)
        host.do(table, "start")
        assert joining.may_move()["you"] == 1
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                assert looking.next()["type"] != "sight"
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_chat_reaches_everybody_once_and_stays(server: Running) -> None:
    host, guest, table = duel(server)
    with host.look(table) as mine, guest.look(table) as theirs:
        assert mine.ask("say", text=" Ahoy\u202e \n there ", key="one")["type"] == "done"
        assert mine.ask("say", text="Ahoy again", key="one")["type"] == "done"
        assert mine.ask("say", text="\u200b")["error"]["code"] == "malformed"
        theirs.of_type("chat")
        assert [line["text"] for line in theirs.lines] == ["Ahoy there"]
        assert theirs.lines[0]["name"] == "Host" and theirs.lines[0]["seats"] == [0]
        guest.do(table, "chat", text="Aye", key="two")
        mine.wait(lambda: len(mine.lines) == 2)
    with guest.look(table) as late:
        late.of_type("chat")
        assert [line["text"] for line in late.lines] == ["Ahoy there", "Aye"]


def test_a_hint_is_a_legal_move(server: Running) -> None:
    host, guest, table = duel(server)
    with host.look(table) as looker, guest.look(table) as other:
        looker.may_move()
        looker.send("hint")
        hint = looker.of_type("hint")
        assert hint["move"] in looker.sight["moves"]
        assert hint["ply"] == 0
        assert hint["advice"][0]["move"] == hint["move"]
        other.of_type("sight")
        other.send("hint")
        assert other.of_type("refused")["error"]["code"] == "not-your-turn"


def test_a_game_with_a_hint_is_not_rated(server: Running) -> None:
    """Whoever took it knows at once, the others after the game."""
    host, guest, table = duel(server)
    with host.look(table) as looker:
        looker.may_move()
        looker.send("hint")
        looker.of_type("hint")
    told = host.get(f"/api/tables/{table}")
    assert [seat["had_hint"] for seat in told["seats"]] == [True, False]
    meanwhile = guest.get(f"/api/tables/{table}")
    assert [seat["had_hint"] for seat in meanwhile["seats"]] == [False, False]
    guest.do(table, "resign")
    assert guest.get(f"/api/tables/{table}")["seats"][0]["had_hint"]
    for one in (host, guest):
        page = one.get(f"/api/people/{one.get('/api/me')['handle']}")
        assert (page["figures"][0]["played"], page["figures"][0]["rating"]) == (1, None)
        assert page["scores"][0]["gain"] is None
    again = host.do(table, "rematch")
    assert not any(seat["had_hint"] for seat in again["seats"])


def test_while_a_bot_thinks_about_a_hint_all_else_is_answered(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, table = duel(server)
    answered, thinker = asyncio.Event(), server.services.thinker
    ask = thinker.ask

    async def ponder(about: Callable[[Question], Any], asked: Question) -> Any:
        await answered.wait()
        return await ask(about, asked)

    monkeypatch.setattr(thinker, "ask", ponder)
    with host.look(table) as looker:
        looker.may_move()
        looker.send("hint")
        looker.send("hint")  # impatient: one answer will do
        looker.send("ping")
        looker.of_type("pong")
        server.call_soon(answered.set)
        assert looker.of_type("hint")["ply"] == 0
        assert looker.move("on")["type"] == "done"


def test_playing_works_without_a_socket(server: Running) -> None:
    host, guest, table = duel(server)
    sight = host.get(f"/api/tables/{table}/sight")
    assert sight["moves"] == ["on"]
    answer = host.do(table, "moves", move="on", key="a", ply=sight["ply"])
    assert answer["ply"] == 1 and answer["sight"]["since"] == 0
    assert answer["sight"]["effects"]
    assert host.refused(f"/api/tables/{table}/moves", move="on", key="b", ply=0) == (
        409,
        "stale-move",
    )
    seen = guest.get(f"/api/tables/{table}/sight?since=0")
    assert seen["effects"] == answer["sight"]["effects"]
    assert guest.refused(f"/api/tables/{table}/moves", move="on", key="b") == (
        409,
        "not-your-turn",
    )


def test_a_reader_who_does_not_read_holds_nobody_up(server: Running) -> None:
    """What was missed comes in one piece: the newest sight with all effects since the last."""
    host, guest, table = duel(server)
    with guest.look(table) as lazy:
        lazy.of_type("sight")
        people, ply = [host, guest], 0
        for _ in range(12):
            sights = [person.get(f"/api/tables/{table}/sight") for person in people]
            mover = 0 if sights[0]["moves"] else 1
            move = sights[mover]["moves"][0]
            ply = people[mover].do(table, "moves", move=move, key=f"k{ply}", ply=ply)["ply"]
        lazy.wait(lambda: lazy.sight["ply"] == ply)
        assert lazy.effects == guest.get(f"/api/tables/{table}/sight?since=0")["effects"]


def test_the_table_tells_of_every_change(server: Running) -> None:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open")
    with host.look(table) as looker:
        looker.of_type("table")
        guest.do(table, "join")
        looker.wait(lambda: looker.table["seats"][1]["name"] == "Guest")
        guest.post("/api/me", name="Renamed")
        looker.wait(lambda: looker.table["seats"][1]["name"] == "Renamed")
        guest.do(table, "ready", is_ready=True)
        looker.wait(lambda: looker.table["seats"][1]["is_ready"])
        host.do(table, "start")
        looker.wait(lambda: looker.table["status"] == "running")
        looker.of_type("sight")
        host.do(table, "close")
        looker.wait(lambda: looker.table["status"] == "ended")
        assert looker.table["seed"] is not None


def test_the_server_tells_its_time(server: Running, clock: HandClock) -> None:
    host, _, table = duel(server)
    with host.look(table) as looker:
        sight = looker.of_type("sight")
        assert sight["clock"] == {
            "until": None,
            "since": sight["clock"]["since"],
            "now": clock.now(),
            "at": None,
        }
        looker.send("ping")
        assert looker.of_type("pong")["now"] == clock.now()


def test_a_bot_waits_as_long_as_the_host_wants(server: Running, clock: HandClock) -> None:
    host = server.guest()
    table = host.table(
        "deep-sea", "greedy", "you", options={"starter": 0}, bot_pace=3000, start=True
    )
    with host.look(table) as looker:
        looker.of_type("sight")
        clock.advance(2.9)
        looker.send("ping")
        looker.of_type("pong")
        assert looker.sight["ply"] == 0
        clock.advance(0.2)
        looker.wait(lambda: looker.sight["ply"] == 1)


def test_what_is_said_while_lines_are_fetched_is_told_once(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    begun, going_on = threading.Event(), threading.Event()

    async def slow_store() -> Store:
        store = await open_store(settings.database_url)
        real = store.chat

        async def chat(*asked: Any, **more: Any) -> list[ChatLine]:
            if "limit" not in more:  # a socket asks, not a table that is loaded
                begun.set()
                await asyncio.to_thread(going_on.wait)
            return await real(*asked, **more)

        store.chat = chat  # type: ignore[method-assign]
        return store

    with Running(settings, opener=slow_store) as server:
        host = server.guest()
        table = host.table("deep-sea", "you", "open")
        with host.look(table) as looker:
            looker.of_type("table")
            host.do(table, "chat", key="a", text="one")
            assert begun.wait(TIMEOUT_SECONDS)
            host.do(table, "chat", key="b", text="two")
            going_on.set()
            looker.wait(lambda: "two" in [line["text"] for line in looker.lines])
            host.do(table, "chat", key="c", text="three")
            looker.wait(lambda: "three" in [line["text"] for line in looker.lines])
            assert [line["text"] for line in looker.lines] == ["one", "two", "three"]
