"""Taking a move back: only while nobody has learned anything from it."""

from __future__ import annotations

import random

import pytest

from fathom.server.history import History
from fathom.server.store import Entry, Policy, Seat, TableRow, TimeLimit
from tests.server.harness import Guest, Message, Running


def pair(server: Running, game: str, **options: object) -> tuple[Guest, Guest, str]:
    host, guest = server.guest(), server.guest()
    table = host.table(game, "you", "open", options=options)
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    return host, guest, table


def test_a_move_that_told_nothing_is_taken_back(server: Running) -> None:
    """Taking a treasure chip shows its level, which all saw before, and not its value."""
    host, guest, table = pair(server, "deep-sea", starter=0)
    with host.look(table) as looker, guest.look(table) as other:
        looker.may_move()
        looker.move("on")
        looker.wait(lambda: looker.sight["ply"] == 1)
        before = looker.sight["view"]
        assert not looker.sight["can_undo"], "dice were rolled"
        assert looker.move("take")["type"] == "done"
        looker.wait(lambda: looker.sight["ply"] == 2)
        assert looker.sight["can_undo"]
        other.wait(lambda: other.sight.get("ply") == 2)
        assert not other.sight["can_undo"]
        assert looker.ask("undo", ply=2, key="undo-1")["type"] == "done"
        looker.wait(lambda: looker.sight["ply"] == 3)
        assert looker.sight["was_undone"]
        assert looker.sight["view"] == before
        assert "take" in looker.sight["moves"]
        other.wait(lambda: other.sight["ply"] == 3)
        assert other.sight["was_undone"]
        assert looker.ask("undo", ply=3, key="undo-1")["type"] == "done", "the same command again"
        assert looker.move("take", ply=1)["error"]["code"] == "stale-move", "plies never come back"
        assert looker.move("leave")["type"] == "done"
        looker.wait(lambda: looker.sight["ply"] == 4)
        names = [effect["effect"] for effect in looker.sight["effects"]]
        assert "took" not in names


def test_who_had_seen_it_is_told_that_it_is_gone(server: Running) -> None:
    host, guest, table = pair(server, "deep-sea", starter=0)
    host.do(table, "moves", move="on", key="a")
    host.do(table, "moves", move="take", key="b")
    host.do(table, "undo", key="c")
    host.do(table, "moves", move="leave", key="d")
    sights = {
        since: guest.get(f"/api/tables/{table}/sight?since={since}") for since in (0, 1, 2, 3, 4)
    }
    names = {
        since: [effect["effect"] for effect in sight["effects"]] for since, sight in sights.items()
    }
    assert all("took" not in told for told in names.values())
    assert names[1] == names[2] == names[3], "all that stands since the move that was undone"
    assert names[0] == ["rolled", "dived", *names[1]]
    assert names[4] == []
    assert [sights[since]["was_undone"] for since in range(5)] == [False, False, True, False, False]


def test_chance_is_not_taken_back(server: Running) -> None:
    host, _, table = pair(server, "deep-sea", starter=0)
    host.do(table, "moves", move="on", key="a")
    assert host.refused(f"/api/tables/{table}/undo", key="b") == (409, "no-undo")


def test_nobody_takes_back_what_somebody_answered(server: Running) -> None:
    host, guest, table = pair(server, "deep-sea", starter=0)
    host.do(table, "moves", move="on", key="a")
    host.do(table, "moves", move="leave", key="b")
    assert guest.refused(f"/api/tables/{table}/undo", key="c") == (409, "no-undo")
    guest.do(table, "moves", move="on", key="d")
    assert host.refused(f"/api/tables/{table}/undo", key="e") == (409, "no-undo")
    assert guest.refused(f"/api/tables/{table}/undo", key="f", ply=1) == (409, "stale-move")


def test_a_course_that_the_enemy_heard_is_not_taken_back(server: Running) -> None:
    """Captain Sonar: a course that is possible here tells where the boat is not."""
    host, guest, table = pair(server, "sonar", starter="yellow")
    captains = {0: host, 1: guest}
    for number in (0, 1):
        sight = captains[number].get(f"/api/tables/{table}/sight")
        assert sight["moves"], number
        captains[number].do(table, "moves", move=sight["moves"][0], key="start")
    sight = host.get(f"/api/tables/{table}/sight")
    course = next(move for move in sight["moves"] if move.startswith("course"))
    host.do(table, "moves", move=course, key="course")
    assert host.refused(f"/api/tables/{table}/undo", key="u") == (409, "no-undo")
    sight = host.get(f"/api/tables/{table}/sight")
    assert not sight["can_undo"], "what the enemy has heard is not offered to be taken back"
    mark = next(move for move in sight["moves"] if move.startswith(("mark", "cross")))
    enemy = guest.get(f"/api/tables/{table}/sight")
    after = host.do(table, "moves", move=mark, key="mark")["sight"]
    assert after["can_undo"]
    host.do(table, "undo", key="v")
    unseen = guest.get(f"/api/tables/{table}/sight?since={enemy['ply']}")
    assert unseen == enemy, "the enemy noticed neither the mark nor the undo"


def test_a_card_that_was_shown_is_not_taken_back(server: Running) -> None:
    """Submarine: cards played from the hand are seen by all.

    Where there is no other way to go on, everybody knew that the card was there.
    """
    host, guest, table = pair(server, "submarine", starter=0)
    people = [host, guest]
    pick = random.Random(2)
    refused = number = 0
    while refused < 3:
        sights = [person.get(f"/api/tables/{table}/sight") for person in people]
        mover = 0 if sights[0]["moves"] else 1
        before = sights[mover]
        move = pick.choice(before["moves"])
        after = people[mover].do(table, "moves", move=move, key=f"m{number}")
        if _hand(after["sight"]) != _hand(before) and len(before["moves"]) > 1:
            answer = people[mover].refused(f"/api/tables/{table}/undo", key=f"u{number}")
            assert answer == (409, "no-undo")
            refused += 1
        number += 1


def _hand(sight: Message) -> list[int]:
    hand: list[int] = sight["view"]["players"][sight["you"]]["hand"]
    return hand


# How viewers count


@pytest.fixture
def table() -> TableRow:
    return TableRow(
        id="t",
        code="ABCDEF",
        game="deep-sea",
        rules=1,
        host="h",
        seats=(Seat(person="h"), Seat(person="g")),
        options={"starter": 0},
        policy=Policy(),
        clock=TimeLimit(),
        seed=bytes(32),
        created=0,
    )


def test_a_viewers_ply_only_rises(table: TableRow) -> None:
    history = History(table, [])
    on, leave, take = 0, 2, 3
    plies = [history.ply(1)]
    for entry in (
        Entry(0, seat=0, move=on),
        Entry(1, seat=0, move=take),
        Entry(2, seat=0, undoes=1),
        Entry(3, seat=0, move=take),
        Entry(4, seat=0, undoes=3),
        Entry(5, seat=0, move=leave),
    ):
        history.add(entry)
        plies.append(history.ply(1))
    assert plies == [0, 1, 2, 3, 4, 5, 6]
    assert history.engine.ply == 2
    assert [history.since(1, ply) for ply in plies] == [
        (0, False),
        (1, False),
        (1, True),
        (1, False),
        (1, True),
        (1, False),
        (2, False),
    ]
    again = History(table, history.log)
    assert again.ply(0) == 6
    assert again.state.position() == history.state.position()
