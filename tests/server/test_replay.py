"""Looking back at a game: all of it for who may know all, and not a bit more for anybody else."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from fathom import registry
from fathom.engine.record import Record, parse_record
from fathom.engine.table import Table
from fathom.server.bots.analyst import CHOICES_TOLD, smoothed, spread, turning_point
from tests.server.harness import Guest, HandClock, Message, Running, settings_for

GAMES: dict[str, dict[str, Any]] = {
    "deep-sea": {},
    "submarine": {},
    "sonar": {"turn_limit": 6},
    "titanic": {},
}
"""And the options for a short game."""


class Finished(NamedTuple):
    """A game of one person and a bot that came to its end."""

    guest: Guest
    table: str
    views: list[Message]
    """Every view that the person was sent."""
    record: Record

    def engine(self, to: int | None = None) -> Table:
        """The game as its record has it, after so many plies."""
        return self.record.table(registry.load(self.record.game), to)


Finish = Callable[[str], Finished]


@pytest.fixture(scope="module")
def finished(server: Running) -> Finish:
    """Any of the games, played once for all tests."""
    return cache(partial(play, server))


def play(server: Running, game: str) -> Finished:
    guest = server.guest("Ada")
    table = guest.table(game, "you", "greedy", options=GAMES[game], start=True)
    views = []
    with guest.look(table) as looker:
        while looker.may_move() and not looker.is_over():
            views.append(looker.sight["view"])
            if looker.move(looker.sight["moves"][0])["type"] == "done":
                looker.sight = {}
        looker.wait(lambda: bool(looker.sight.get("view", {}).get("outcome")))
        views.append(looker.sight["view"])
    record = parse_record(guest.http.get(f"/api/tables/{table}/record").text)
    return Finished(guest, table, views, record)


def moments(guest: Guest, table: str, eyes: str) -> list[Message]:
    """Every ply, fetched in pieces that do not fit evenly."""
    found: list[Message] = []
    last = guest.get(f"/api/tables/{table}/replay?eyes={eyes}")["plies"]
    while len(found) <= last:
        query = f"eyes={eyes}&first={len(found)}&count=37"
        found += guest.get(f"/api/tables/{table}/replay/moments?{query}")["moments"]
    assert [moment["ply"] for moment in found] == list(range(last + 1))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_again_what_it_saw(finished: Finish, game: str) -> None:
    guest, table, seen, _ = done = finished(game)
    again = [moment["view"] for moment in moments(guest, table, "0")]
    assert len(seen) > 5
    assert [view["ply"] for view in seen if view not in again] == []
    assert again[0] == plain(done.engine(0).state.view(0))
    for eyes in ("public", "1"):
        seat = None if eyes == "public" else int(eyes)
        last = moments(guest, table, eyes)[-1]
        assert last["view"] == plain(done.engine().state.view(seat))


@pytest.mark.parametrize("game", GAMES)
def test_with_everybodys_eyes_nothing_is_hidden(finished: Finish, game: str) -> None:
    guest, table, *_ = done = finished(game)
    told = guest.get(f"/api/tables/{table}/replay")
    assert told["eyes"] == "all"
    assert told["choices"] == ["all", "public", "0", "1"]
    engine = done.engine()
    assert told["plies"] == engine.ply == len(told["story"]) - 1
    assert told["story"][0] == []
    for ply in range(engine.ply):
        assert told["story"][ply + 1] == [
            {"effect": plain(one.effect), "seats": plain(one.seats)} for one in engine.told(ply)
        ]
    for moment in moments(guest, table, "all"):
        if moment["ply"] % 7 == 0:
            state = done.engine(moment["ply"]).state
            assert moment["view"] == plain(engine.game.open_view(state))
            for seat, secret in secrets_of(game, state):
                assert found_in(secret, moment["view"]), (moment["ply"], seat)


def secrets_of(game: str, state: Any) -> list[tuple[int, Any]]:
    """What only one seat sees in its own view: its hand, its boat, its values."""
    views = [plain(state.view(seat)) for seat in range(2)]
    if game == "sonar":
        return [(seat, view["own"]) for seat, view in enumerate(views)]
    if game == "deep-sea":
        return [(seat, view["divers"][seat]["values"]) for seat, view in enumerate(views)]
    return [(seat, view["players"][seat]["hand"]) for seat, view in enumerate(views)]


def found_in(secret: Any, fact: Any) -> bool:
    """Whether a fact is there, however deep."""
    if fact == secret:
        return True
    parts = fact.values() if isinstance(fact, dict) else fact if isinstance(fact, list) else []
    return any(found_in(secret, part) for part in parts)


def plain(thing: Any) -> Any:
    """As a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def test_what_each_crew_could_conclude_is_told_side_by_side(finished: Finish) -> None:
    guest, table, *_ = finished("sonar")
    several = moments(guest, table, "all")
    for moment in several:
        view = moment["view"]
        yellow, blue = moment["insight"]
        assert sum(yellow.values()) == pytest.approx(1, abs=0.01)
        if view["phase"] != "start":
            assert view["enemy"]["field"] in yellow, "the truth is never excluded"
            assert view["own"]["field"] in blue
    assert len(several[-1]["insight"][0]) < len(several[0]["insight"][0])
    own = moments(guest, table, "0")[-1]["insight"]
    assert own == [several[-1]["insight"][0], None], "a seat looks only into its own head"
    assert moments(guest, table, "public")[-1]["insight"] is None
    other, dry, *_ = finished("deep-sea")
    assert moments(other, dry, "all")[0]["insight"] is None


@pytest.mark.parametrize("game", ["sonar", "titanic"])
def test_the_public_gets_the_public_game(server: Running, finished: Finish, game: str) -> None:
    _, table, *_ = done = finished(game)
    stranger = server.guest("Eve")
    path = f"/api/tables/{table}"
    told = stranger.get(f"{path}/replay")
    assert (told["eyes"], told["choices"]) == ("public", ["public"])
    for wish in ("all", "0", "1"):
        for what in ("replay", "replay/moments"):
            answer = stranger.http.get(f"{path}/{what}?eyes={wish}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    answer = stranger.http.get(f"{path}/analysis")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed")
    engine = done.engine()
    stops = engine.noticed(None)
    assert told["plies"] == len(stops) - 1 <= engine.known_ply(None), "two starts show at once"
    assert (game == "sonar") == (told["plies"] < engine.ply), "hidden plies are not counted"
    seen = moments(stranger, table, "public")
    for moment, stop in list(zip(seen, stops, strict=True))[::9]:
        assert moment["view"] == plain(done.engine(stop).state.view(None))
    public = [plain(effect) for effect in engine.effects(None)]
    assert [one for happened in told["story"] for one in happened] == [
        {"effect": effect, "seats": None} for effect in public
    ]


@pytest.mark.parametrize("game", GAMES)
def test_why_it_ended_so_is_the_same_for_everybody(
    server: Running, finished: Finish, game: str
) -> None:
    guest, table, _, _ = done = finished(game)
    told = guest.get(f"/api/tables/{table}/epilogue")
    spoken_of = {seat for remark in told["remarks"] for seat in remark["seats"]}
    assert spoken_of == set(range(done.engine().state.seats))
    assert server.guest("Eve").get(f"/api/tables/{table}/epilogue") == told


def test_the_host_decides_about_spectators(server: Running) -> None:
    for policy, status in (("none", 403), ("after", 200)):
        guest = server.guest("Ada")
        table = guest.table("sonar", "you", "greedy", start=True, spectators=policy)
        guest.do(table, "close")
        stranger = server.guest("Eve")
        for what in ("replay?eyes=1", "replay/moments?eyes=all", "analysis"):
            answer = stranger.http.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == status, what
            assert guest.http.get(f"/api/tables/{table}/{what}").status_code == 200


def test_while_the_game_runs_there_is_nothing_to_look_back_at(server: Running) -> None:
    guest, stranger = server.guest("Ada"), server.guest("Eve")
    running = guest.table("sonar", "you", "greedy", start=True, spectators="after")
    waiting = guest.table("sonar", "you", "open")
    never = guest.table("sonar", "you", "open")
    guest.do(never, "close")
    for table in (running, waiting, never):
        for what in (
            *("replay", "replay?eyes=0", "replay/moments?eyes=public", "analysis"),
            "epilogue",
        ):
            for person in (guest, stranger):
                answer = person.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, answer.json()["code"]) == (409, "wrong-time")
                assert set(answer.json()) <= {"code", "detail", "facts", "clause", "faults"}


def test_nonsense_is_refused_and_said_to_be(server: Running) -> None:
    guest = server.guest("Ada")
    table = guest.table("deep-sea", "you", "greedy", start=True, options={"starter": 0})
    guest.do(table, "close")
    for query, word in (
        ("eyes=2", "all, public, 0, 1"),
        ("eyes=-1", "all, public, 0, 1"),
        ("eyes=everybody", "all, public, 0, 1"),
        ("eyes=" + "x" * 50, "eyes"),
        ("first=1", "the last ply of this game is 0"),
        ("first=-1", "first"),
        ("first=many", "first"),
        ("count=0", "count"),
        ("count=51", "count"),
    ):
        answer = guest.http.get(f"/api/tables/{table}/replay/moments?{query}")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), query
        assert word in answer.json()["detail"]
    for what in ("replay", "replay/moments", "analysis", "epilogue"):
        assert guest.http.get(f"/api/tables/nowhere/{what}").json()["code"] == "unknown-table"


def test_what_was_taken_back_is_not_looked_at_again(server: Running) -> None:
    guest = server.guest("Ada")
    options = {"starter": 0}
    table = guest.table("submarine", "you", "you", start=True, options=options)
    with guest.look(table, seat=0) as looker:
        first, second = looker.may_move()["moves"][:2]
        looker.move(first)
        looker.wait_for_ply(1)
        assert looker.ask("undo")["type"] == "done"
        looker.wait_for_ply(2)
        looker.may_move()
        looker.move(second)
    guest.do(table, "close")
    told = guest.get(f"/api/tables/{table}/replay")
    assert told["plies"] == 1
    assert found_in("S" + second.split()[-1], told["story"][1])


def analysis(guest: Guest, table: str) -> Message:
    """The analysis, once it is complete; on the way there ever more is known."""
    known = 0
    while True:
        told = guest.get(f"/api/tables/{table}/analysis")
        assert len(told["plies"]) >= known
        if told["is_complete"]:
            return told
        known = len(told["plies"])
        assert not any(told["turns"])


@pytest.mark.parametrize("game", ["deep-sea", "sonar"])
def test_an_analysis_says_how_it_stood(finished: Finish, game: str) -> None:
    guest, table, *_ = done = finished(game)
    told = analysis(guest, table)
    engine = done.engine()
    assert told["sides"] == [[0], [1]]
    assert told["plies"][0] == 0 and told["plies"][-1] == engine.ply
    assert told["plies"] == sorted(set(told["plies"]))
    assert [len(values) for values in told["estimates"]] == [len(told["plies"])] * 2
    assert all(0 <= value <= 1 for values in told["estimates"] for value in values)
    outcome = engine.state.outcome()
    assert outcome is not None
    for seat, place in enumerate(outcome.places):
        assert (told["estimates"][seat][-1] > 0) == (place == 1)
    assert all(turn is None or turn in told["plies"] for turn in told["turns"])
    assert guest.get(f"/api/tables/{table}/analysis") == told
    for side, choices in zip(told["sides"], told["choices"], strict=True):
        costs = [round(1000 * (one["better_share"] - one["share"])) for one in choices]
        assert all(cost >= 19 for cost in costs)  # both shares are told in thousandths
        assert all(later <= cost + 1 for cost, later in itertools.pairwise(costs))
        assert len(choices) <= CHOICES_TOLD
        for one in choices:
            made = engine.plays[one["ply"]]
            assert made.seat == one["seat"] and made.seat in side and made.move is not None
            assert engine.game.move_text(made.move) == one["move"] != one["better"]


def test_an_analysis_outlives_the_server(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path, bots=1), HandClock()) as server:
        guest = server.guest("Ada")
        table = guest.table("deep-sea", "you", "you", options={"starter": 0}, start=True)
        guest.do(table, "moves", move="on", seat=0, key="a")
        guest.do(table, "close")
        told = analysis(guest, table)
    with Running(settings_for(tmp_path, bots=1), HandClock()) as server:
        server.services.analyst._thinker = None  # type: ignore[assignment]
        assert server.again(guest).get(f"/api/tables/{table}/analysis") == told


def test_an_analysis_is_made_once_and_not_by_the_dozen(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path, limits=True), HandClock()) as server:
        guest = server.guest("Ada")
        tables = [guest.table("deep-sea", "you", "greedy", start=True) for _ in range(7)]
        for table in tables:
            guest.do(table, "close")
        asked = [guest.http.get(f"/api/tables/{table}/analysis") for table in tables]
        assert [answer.status_code for answer in asked] == [200] * 6 + [429]
        assert asked[-1].json()["code"] == "too-fast"
        assert guest.http.get(f"/api/tables/{tables[0]}/analysis").status_code == 200


def test_the_turning_point_is_where_the_most_was_lost_or_won() -> None:
    plies = [0, 3, 6, 9, 12, 15]
    assert turning_point(plies, [0.5, 0.5, 0.45, 0.1, 0.1, 0.0]) == 9
    assert turning_point(plies, [0.5, 0.5, 0.9, 0.9, 0.9, 1.0]) == 6
    assert turning_point(plies, [0.5, 0.1, 0.5, 0.5, 0.2, 0.1]) == 12, "one bad sample is no turn"
    assert turning_point(plies, [0.5, 0.51, 0.5, 0.5, 0.49, 0.5]) is None
    assert turning_point([0], [0.5]) is None


def test_a_turn_is_where_it_fell_and_not_where_it_trembled() -> None:
    plies = list(range(48))
    fell = [0.6] * 10 + [0.45] + [0.6] * 19 + [0.2] * 18
    assert turning_point(plies, fell) == 30
    assert turning_point(plies, [1 - value for value in fell]) == 30


def test_smoothing_keeps_beginning_and_end() -> None:
    assert smoothed([0.5, 0.5, 0.9, 0.5, 1.0]) == [0.5, 0.6, 0.7, 0.725, 1.0]
    assert smoothed([0.5, 1.0]) == [0.5, 1.0]
    assert smoothed([0.5]) == [0.5]


def test_plies_are_looked_at_evenly() -> None:
    assert spread(5, 10) == [0, 1, 2, 3, 4, 5]
    many = spread(1000, 11)
    assert many == [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]
    assert len(spread(120, 120)) == 120
