"""Clocks, people who stay away, what happens by itself. Nobody waits: the test turns the clock."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Guest, HandClock, Running, settings_for

DAY_MS = 24 * 3600


def pair(server: Running, **more: object) -> tuple[Guest, Guest, str]:
    host, guest = server.guest("Host"), server.guest("Guest")
    table = host.table("deep-sea", "you", "open", options={"starter": 0}, **more)
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    return host, guest, table


def test_a_clock_that_runs_out_gives_one_move_to_a_bot(server: Running, clock: HandClock) -> None:
    host, _, table = pair(server, clock={"kind": "seconds", "each": 30})
    with host.look(table) as looker:
        sight = looker.of_type("sight")
        assert sight["clock"]["until"] == clock.now() + 30_000
        clock.advance(29)
        looker.send("ping")
        looker.of_type("pong")
        assert looker.sight["ply"] == 0
        clock.advance(1)
        looker.wait(lambda: looker.sight["ply"] == 1)
        assert looker.sight["clock"]["until"] == clock.now() + 30_000
        assert looker.table["seats"][0]["bot"] is None, "the seat is still the person's"
        assert looker.move(looker.sight["moves"][0])["type"] == "done"


def test_a_move_winds_the_clock_up_again(server: Running, clock: HandClock) -> None:
    host, _, table = pair(server, clock={"kind": "seconds", "each": 30})
    with host.look(table) as looker:
        looker.may_move()
        clock.advance(20)
        looker.move("on")
        clock.advance(20)
        looker.wait(lambda: looker.sight["ply"] == 1)
        looker.send("ping")
        looker.of_type("pong")
        assert looker.sight["ply"] == 1


def test_days_pass_while_the_server_is_down_and_seconds_do_not(tmp_path: Path) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path)
    with Running(settings, clock) as server:
        host, _, days = pair(server, clock={"kind": "days", "each": 2})
        seconds = host.table(
            "deep-sea",
            *("you", "you"),
            options={"starter": 0},
            clock={"kind": "seconds", "each": 60},
            start=True,
        )
        clock.advance(50)
    clock.advance(3 * DAY_MS)
    with Running(settings, clock) as server:
        back = server.again(host)
        with back.look(days, ply=0) as looker:
            looker.wait(lambda: looker.sight.get("ply") == 1)
        sight = back.get(f"/api/tables/{seconds}/sight")
        assert sight["ply"] == 0
        assert sight["clock"]["until"] == clock.now() + 60_000


def test_a_bot_plays_for_who_is_away_until_they_are_back(server: Running, clock: HandClock) -> None:
    host, guest, table = pair(server)
    path = f"/api/tables/{table}/replace"
    assert guest.refused(path, seat=0) == (403, "not-allowed")
    assert host.refused(path, seat=5) == (403, "wrong-seat")
    assert host.refused(path, seat=1, bot="hal") == (400, "unknown-bot")
    with host.look(table) as looker:
        host.do(table, "replace", seat=1, bot="random")
        looker.may_move()
        looker.move("on")
        looker.wait(lambda: looker.sight["ply"] == 1)
        looker.move("leave")
        looker.wait(
            lambda: looker.sight["ply"] >= 4,
        )
        assert looker.table["seats"][1]["bot"] == "random"
        assert looker.table["seats"][1]["name"] == "Guest"
        assert guest.refused(f"/api/tables/{table}/moves", move="on", key="k") == (
            403,
            "not-allowed",
        )
        guest.do(table, "return")
        looker.wait(lambda: looker.table["seats"][1]["bot"] is None)
        ply = looker.sight["ply"]
        move = looker.may_move()["moves"][0]
        while looker.move(move)["type"] == "done":
            looker.wait_for_ply(ply + 1)
            ply = looker.sight["ply"]
            if not looker.sight["moves"]:
                break
            move = looker.sight["moves"][0]
        sight = guest.get(f"/api/tables/{table}/sight")
        assert sight["moves"], "it is the person's turn again, and no bot's"


def test_who_stays_away_too_long_is_replaced(server: Running, clock: HandClock) -> None:
    host, guest, table = pair(server, replace_after=60)
    with host.look(table) as looker:
        looker.may_move()
        looker.move("on")
        looker.wait(lambda: looker.sight["ply"] == 1)
        looker.move("leave")
        looker.wait(lambda: looker.sight["ply"] == 2)
        with guest.look(table) as other:
            other.may_move()
            clock.advance(300)
            looker.send("ping")
            looker.of_type("pong")
            assert looker.table["seats"][1]["bot"] is None, "whoever is here may think"
        looker.wait(lambda: looker.presence["seats"] == [0])
        clock.advance(59)
        looker.send("ping")
        looker.of_type("pong")
        assert looker.table["seats"][1]["bot"] is None
        clock.advance(1)
        looker.wait(lambda: looker.table["seats"][1]["bot"] is not None)
        looker.wait(lambda: looker.sight["ply"] >= 3)


def test_a_game_in_real_time_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path)
    options = {"mode": "realtime", "clock_seconds": 300}
    with Running(settings, clock) as server:
        host = server.guest()
        table = host.table("sonar", *["you"] * 4, options=options, start=True)
        for seat in (0, 2):
            sight = host.get(f"/api/tables/{table}/sight?seat={seat}")
            assert sight["clock"]["at"] == seat * 2500
            host.do(table, "moves", seat=seat, move=sight["moves"][0], key=f"s{seat}")
            clock.advance(5)
    clock.advance(DAY_MS)
    with Running(settings, clock) as server:
        back = server.again(host)
        sight = back.get(f"/api/tables/{table}/sight?seat=0")
        assert sight["clock"]["at"] == 5000, "it goes on from the last thing that happened"
        clock.advance(300)
        with back.look(table, seat=0) as looker:
            looker.wait(looker.is_over)
            assert looker.table["result"]["reason"] == "SON-41"


def test_in_real_time_new_moves_are_told_when_they_become_possible(
    server: Running, clock: HandClock
) -> None:
    host = server.guest()
    options = {"mode": "realtime", "course_seconds": 2}
    table = host.table("sonar", *["you"] * 4, options=options, start=True)
    for seat in (0, 2):
        sight = host.get(f"/api/tables/{table}/sight?seat={seat}")
        host.do(table, "moves", seat=seat, move=sight["moves"][0], key=f"s{seat}")
    with host.look(table, seat=0) as captain:
        sight = captain.may_move()
        course = next(move for move in sight["moves"] if move.startswith("course"))
        captain.ask("move", move=course)
        for seat, kind in ((0, "mark"), (1, "cross")):
            sight = host.get(f"/api/tables/{table}/sight?seat={seat}")
            move = next((move for move in sight["moves"] if move.startswith(kind)), None)
            if move is None:
                sight = host.get(f"/api/tables/{table}/sight?seat={1 - seat}")
                move = next(move for move in sight["moves"] if move.startswith(kind))
                seat = 1 - seat
            host.do(table, "moves", seat=seat, move=move, key=kind)

        def may_sail() -> bool:
            return any(move.startswith("course") for move in captain.sight["moves"])

        captain.send("ping")
        captain.of_type("pong")
        assert not may_sail()
        clock.advance(2.1)
        captain.wait(may_sail)
