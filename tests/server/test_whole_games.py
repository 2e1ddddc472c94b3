"""Every game from its start to its end, through nothing but the public protocol."""

from __future__ import annotations

import random
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest

from fathom import registry
from fathom.engine.record import parse_record
from fathom.games.sonar.rules.repair import REPAIR
from tests.server.harness import Guest, HandClock, Looker, Running

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "deep-sea": (3, {}),
    "submarine": (3, {"idle_voyages": 3}),
    "sonar": (4, {"turn_limit": 12}),
    "titanic": (3, {}),
}
QUICKER = ("illegal-move", "not-your-turn", "wrong-time")


def check_record(guest: Guest, table: str, final: Looker) -> None:
    """What is downloaded proves the game: seed, every move, result."""
    text = guest.http.get(f"/api/tables/{table}/record").text
    record = parse_record(text)
    assert record.commitment == final.table["commitment"]
    assert isinstance(record.seed, bytes) and record.seed.hex() == final.table["seed"]
    outcome = record.table(registry.load(record.game)).state.outcome()
    assert outcome is not None
    assert outcome.places == final.table["result"]["places"]
    assert outcome.clause == final.table["result"]["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_one_person_plays_bots(server: Running, game: str) -> None:
    seats, options = GAMES[game]
    guest = server.guest("Ada")
    bots = ["greedy", "random", "greedy"][: seats - 1]
    table = guest.table(game, "you", *bots, options=options, start=True)
    pick = random.Random(7)
    with guest.look(table) as looker:
        while looker.may_move() and not looker.is_over():
            answer = looker.move(pick.choice(looker.sight["moves"]))
            if answer["type"] == "done":
                looker.sight["moves"] = []
            else:  # a shipmate was quicker: the answer says how it stands
                assert answer["error"]["code"] == "stale-move"
        check_record(guest, table, looker)


def drawn(section: int) -> dict[str, Any]:
    """A careful hand goes round a section."""
    outline = REPAIR.sections[section - 1]
    line = [list(outline[i % len(outline)]) for i in range(len(outline) + 1)]
    while len(line) < REPAIR.points:
        line = [
            point
            for one, other in pairwise(line)
            for point in (one, [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2])
        ] + [line[-1]]
    return {"initials": "AB", "line": line}


def test_eight_seats_in_real_time(server: Running, clock: HandClock) -> None:
    """Four people and four bots, one of each for every station; the people steer and repair."""
    people = [server.guest(f"Sailor {number}") for number in range(4)]
    options = {"mode": "realtime", "clock_seconds": 60, "halt_seconds": 1}
    host = people[0]
    table = host.table("sonar", *["you", "open", "open", "open"], *["greedy"] * 4, options=options)
    for guest in people[1:]:
        guest.do(table, "join")
        guest.do(table, "ready", is_ready=True)
    told = host.do(table, "start")
    assert [seat["stations"] for seat in told["seats"]] == [
        [boat, station]
        for boat in ("yellow", "blue")
        for station in ("captain", "first-officer", "engineer", "radio-operator")
    ]
    assert told["is_timed"]
    pick = random.Random(8)
    played = 0
    with ExitStack() as stack:
        lookers = [stack.enter_context(guest.look(table)) for guest in people]
        while not lookers[0].is_over():
            server.settle()
            clock.advance(0.4)
            for looker in lookers:
                looker.send("ping")
                looker.of_type("pong")
                moves = looker.sight["moves"]
                if looker.is_over() or not moves:
                    continue
                wanted = [move for move in moves if move != "surface"] or moves
                move = pick.choice(wanted)
                more = {"attachment": drawn(int(move.split()[1]))} if "trace" in move else {}
                answer = looker.ask("move", move=move, **more)
                if answer["type"] == "done":
                    played += 1
                else:  # somebody else was quicker, or everybody has stopped
                    assert answer["error"]["code"] in (
                        "illegal-move",
                        "not-your-turn",
                        "wrong-time",
                    )
        for guest, looker in zip(people, lookers, strict=True):
            while not looker.is_over():
                looker.next()
            check_record(guest, table, looker)
    assert played > 10
    record = parse_record(host.http.get(f"/api/tables/{table}/record").text)
    acted = {words.seat for words in record.plies}
    assert acted >= {0, 1, 2, 4, 5, 6}, "captains, officers and engineers of both boats acted"
    times = [words.at for words in record.plies]
    assert times == sorted(times), "the server's order is the order of the clock"
    assert record.ending is not None
    clause, _ = record.ending
    assert clause == "SON-4" or (clause == "SON-41" and times[-1] >= 60_000)
