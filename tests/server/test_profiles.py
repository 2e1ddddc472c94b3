"""People's pages: what they add up, who may see it, and what counts for a rating."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.server.profiles import best_streak, streak
from fathom.server.scoring import rate, standings_of
from fathom.server.store import Ending, Rating, Score, Seat, Status, TableRow
from tests.server.harness import Guest, HandClock, Running
from tests.server.store.samples import sample_table

PEOPLE = (Seat(person="ann"), Seat(person="ben"), Seat(bot="medium"))


def over(*places: int, seats: tuple[Seat, ...] = PEOPLE, **changes: Any) -> TableRow:
    """A table of Deep Sea Adventure that ended so."""
    facts = {
        "options": {},
        "status": Status.FINISHED,
        "ended": 5,
        "result": Ending("DSA-24", places),
    }
    return sample_table("t", seats=seats, **{**facts, **changes})


def won(*places: int) -> list[Score]:
    """Scores with these places, the newest first."""
    return [Score("t", 0, "ann", "deep-sea", 0, place, 2) for place in places]


def test_places_by_side() -> None:
    assert [(one.members, one.place) for one in standings_of(over(2, 1, 3))] == [
        (("ann",), 2),
        (("ben",), 1),
        (("bot:medium",), 3),
    ]


def test_crews_stand_together() -> None:
    seats = (Seat(person="ann"), Seat(person="ben"), Seat(bot="easy"), Seat(bot="easy"))
    table = over(1, 1, 2, 2, seats=seats, game="sonar")
    assert [(one.members, one.place) for one in standings_of(table)] == [
        (("ann", "ben"), 1),
        (("bot:easy",), 2),
    ]


def test_who_resigned_is_last_whatever_the_bot_made_of_it() -> None:
    seats = (Seat(person="ann", bot="hard", has_resigned=True), *PEOPLE[1:])
    assert [one.place for one in standings_of(over(1, 2, 3, seats=seats))] == [3, 2, 3]


def test_giving_up_against_bots_is_a_loss() -> None:
    seats = (Seat(person="ann", bot="hard", has_resigned=True), Seat(bot="easy"))
    table = over(seats=seats, result=Ending("resigned"))
    assert [one.place for one in standings_of(table)] == [2, 1]


@pytest.mark.parametrize(
    "table",
    [
        over(1, 2, seats=(Seat(person="ann"), Seat(person="ann"))),
        over(1, 2, seats=(Seat(bot="easy"), Seat(bot="hard"))),
        over(result=Ending("closed")),
        over(1, 2, 3, game="chess"),
        over(1, 2, 3, options={"no-such-option": 1}),
    ],
)
def test_where_merit_cannot_be_told_nothing_is_scored(table: TableRow) -> None:
    assert standings_of(table) == []


def test_winners_rise_losers_fall_and_bots_become_certain() -> None:
    table = over(1, 2, 3)
    known: dict[str, Rating] = {}
    for games in range(1, 31):
        known = {one.who: one for one in rate("deep-sea", standings_of(table), known, {"ann"})}
        assert known["ann"].games == games
    assert known["ann"].mean > known["ben"].mean > known["bot:medium"].mean
    assert known["bot:medium"].deviation < known["ann"].deviation, "people change, bots do not"


def test_streaks() -> None:
    assert (streak([]), best_streak([])) == (0, 0)
    assert (streak(won(1, 1, 2, 1)), best_streak(won(1, 1, 2, 1))) == (2, 2)
    assert (streak(won(2, 1, 1, 1)), best_streak(won(2, 1, 1, 1))) == (0, 3)


def played(winner: Guest, loser: Guest, clock: HandClock, **options: Any) -> str:
    """A game that ends because one of two people gives up; its id."""
    table = winner.table("deep-sea", "you", "open", options=options)
    loser.do(table, "join")
    loser.do(table, "ready", is_ready=True)
    winner.do(table, "start")
    clock.advance(60)
    loser.do(table, "resign")
    return table


def page(of: Guest, looker: Guest) -> dict[str, Any]:
    return looker.get(f"/api/people/{of.get('/api/me')['handle']}")


def test_a_page_adds_up_what_was_played(server: Running, clock: HandClock) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    tables = [played(ada, bob, clock), played(ada, bob, clock), played(bob, ada, clock)]
    mine = page(ada, ada)
    assert (mine["name"], mine["is_you"], mine["is_open"]) == ("Ada", True, True)
    (figures,) = mine["figures"]
    assert (figures["game"], figures["played"], figures["won"]) == ("deep-sea", 3, 2)
    assert (figures["streak"], figures["best_streak"]) == (0, 2)
    assert figures["rating"] == figures["course"][-1] and len(figures["course"]) == 3
    assert figures["course"][0] > 25 and figures["course"][2] < figures["course"][1]
    (bobby,) = mine["opponents"]
    assert (bobby["name"], bobby["against"], bobby["ahead"], bobby["behind"]) == ("Bob", 3, 2, 1)
    assert [one["table"] for one in mine["scores"]] == tables[::-1]
    assert mine["scores"][0]["others"] == [{"name": "Bob", "bot": None}]
    assert page(ada, ada) == mine, "nothing is scored twice"


def test_strangers_see_a_name_and_opponents_what_they_shared(
    server: Running, clock: HandClock
) -> None:
    ada, bob, cleo, eve = (server.guest(name) for name in ("Ada", "Bob", "Cleo", "Eve"))
    shared, other = played(ada, bob, clock), played(ada, cleo, clock)
    nothing: dict[str, Any] = {
        "is_open": False,
        "since": None,
        "figures": [],
        "opponents": [],
        "scores": [],
    }
    stranger = page(ada, eve)
    assert stranger == stranger | nothing
    assert stranger["name"] == "Ada"
    met = page(ada, bob)
    assert met["is_open"] and met["figures"][0]["played"] == 2
    assert [one["table"] for one in met["scores"]] == [shared], "not what she played with others"
    assert met["opponents"] == [] and other not in str(met) and "Cleo" not in str(met)
    ada.post("/api/me/wishes", shown_to="nobody")
    hidden = page(ada, bob)
    assert not hidden["is_open"] and hidden["figures"] == []
    assert [one["table"] for one in hidden["scores"]] == [shared], "they were there"
    ada.post("/api/me/wishes", shown_to="everybody")
    assert page(ada, eve)["figures"] and page(ada, eve)["scores"] == []


def test_ratings_are_off_for_who_does_not_want_them(server: Running, clock: HandClock) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    assert ada.get("/api/me")["is_rated"]
    assert not ada.post("/api/me/wishes", is_rated=False)["is_rated"]
    played(ada, bob, clock)
    for guest in (ada, bob):
        (figures,) = page(guest, guest)["figures"]
        assert (figures["played"], figures["rating"], figures["course"]) == (1, None, [])
        assert page(guest, guest)["scores"][0]["gain"] is None
    assert ada.get("/api/me")["shown_to"] == "opponents", "what was not named stays"


def test_a_game_by_house_rules_is_played_but_not_rated(server: Running, clock: HandClock) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    played(ada, bob, clock, air=20)
    played(ada, bob, clock, air=25, starter=0)  # as the book has it, and a choice of the book's
    (figures,) = page(ada, ada)["figures"]
    assert (figures["played"], len(figures["course"])) == (2, 1)
    by_the_book, by_the_house = page(ada, ada)["scores"]
    assert by_the_book["gain"] > 0
    assert by_the_house["gain"] is None


def test_nobody_at_all(server: Running) -> None:
    guest = server.guest("Ada")
    answer = guest.http.get("/api/people/nobody")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-person")
    assert guest.refused("/api/me/wishes", shown_to="friends")[0] == 400
