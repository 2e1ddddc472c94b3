"""Bots of a crew talk to its people and hear them; the other crew hears nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from fathom.server.bots.conversation import PAUSE_MS
from fathom.server.bots.thinking import Question
from tests.server.harness import Guest, HandClock, Looker, Running

Q = TypeVar("Q")
T = TypeVar("T")


def mixed_crews(server: Running) -> tuple[Guest, Guest, str]:
    """Yellow: a bot at captain, officer and engineer, a person at radio. Blue: two people."""
    ann, foe = server.guest("Ann"), server.guest("Foe")
    table = ann.table("sonar", "medium", "you", "open", "open", options={"starter": "yellow"})
    for seat in (2, 3):
        foe.do(table, "join", seat=seat)
    foe.do(table, "ready")
    ann.do(table, "start")
    return ann, foe, table


def begin(server: Running, clock: HandClock, foe: Guest, table: str) -> None:
    """Both boats are at sea, and the yellow one has made its first course."""
    foe.do(table, "moves", seat=2, move="start J10", key="start")
    while not log_of(server, table):
        server.settle()
        clock.advance(1)


def log_of(server: Running, table: str) -> list[int]:
    """The public log of the battle at a table."""
    state: Any = server.services.hall.tables[table].running().state
    log: list[int] = state.log
    return log


def lines_of(looker: Looker) -> list[tuple[str | None, list[int], str]]:
    return [(line["name"], line["seats"], line["call"]) for line in looker.lines]


def test_a_bot_tells_its_crew_what_it_plans_and_nobody_else(
    server: Running, clock: HandClock
) -> None:
    ann, foe, table = mixed_crews(server)
    stranger = server.guest("Eve")
    with ann.look(table) as radio, foe.look(table) as enemy, stranger.look(table) as eve:
        begin(server, clock, foe, table)
        clock.advance(PAUSE_MS / 1000)
        radio.wait(lambda: bool(radio.lines))
        name, seats, call = lines_of(radio)[0]
        assert (name, seats) == (None, [0])
        assert call.startswith("plan-")
        assert radio.lines[0]["team"] == 0
        for other in (enemy, eve):
            other.send("ping")
            other.of_type("pong")
            assert other.lines == []


@pytest.fixture
def asked(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """All that bots are asked."""
    questions: list[Question] = []
    thinker = server.services.thinker
    real = thinker.ask

    async def noting(about: Callable[[Q], T], question: Q) -> T:
        if isinstance(question, Question):
            questions.append(question)
        return await real(about, question)

    monkeypatch.setattr(thinker, "ask", noting)
    return questions


def test_a_bot_is_told_what_its_seat_has_done_and_not_what_others_did(
    server: Running, clock: HandClock, asked: list[Question]
) -> None:
    _, foe, table = mixed_crews(server)
    begin(server, clock, foe, table)
    for _ in range(3):
        server.settle()
        clock.advance(1)
    plays = server.services.hall.tables[table].running().engine.plays
    own = tuple(play.move for play in plays if play.seat == 0)
    told = [question.past for question in asked if question.seat == 0]
    assert len(own) > 1
    assert max(told, key=len) in (own, own[:-1])
    assert all(past == own[: len(past)] for past in told)


def test_what_people_call_reaches_the_bot_of_their_crew_with_its_moment(
    server: Running, clock: HandClock, asked: list[Question]
) -> None:
    ann, foe, table = mixed_crews(server)
    with ann.look(table) as radio:
        begin(server, clock, foe, table)
        clock.advance(1)
        server.settle()
        moment = len(log_of(server, table))  # the bot may have done more than its course
        assert radio.ask("say", call="here E5")["type"] == "done"
        assert radio.ask("say", text="not a call", is_for_team=True)["type"] == "done"
        foe.do(table, "chat", key="x", call="attack", seat=2)
        clock.advance(1)
        people: list[tuple[int, str, int]] = []
        for number in range(40):
            moves: list[str] = foe.get(f"/api/tables/{table}/sight?seat=2")["moves"]
            if moves:
                foe.do(table, "moves", seat=2, move=moves[0], key=f"m{number}")
            server.settle()
            clock.advance(1)
            heard: list[Any] = [one for question in asked[-1:] for one in question.heard]
            people = [(one.seat, one.call, one.moment) for one in heard if not one.is_bot]
            if people:
                break
        assert people == [(1, "here E5", moment)], "neither texts nor what the enemy called"


def test_bots_among_themselves_are_silent(server: Running, clock: HandClock) -> None:
    host = server.guest("Host")
    table = host.table("sonar", "easy", "easy", "easy", "you")
    host.do(table, "start")
    with host.look(table) as looker:
        for _ in range(12):
            server.settle()
            clock.advance(1)
        server.settle()
        live = server.services.hall.tables[table]
        looker.wait(lambda: len(looker.lines) == live.said)  # all that was said was said to us
    assert {line["team"] for line in looker.lines} <= {1}
