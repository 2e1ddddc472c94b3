"""A guest who comes back by passkey: what they played on this device is the account's then."""

from __future__ import annotations

import pytest

from fathom.lab.ratings import MODEL
from fathom.server.accounts import handed_over
from fathom.server.scoring import together
from fathom.server.store import Rating, Seat, Status
from tests.server.authenticator import Browser
from tests.server.harness import HandClock, Running
from tests.server.store.samples import sample_table
from tests.server.test_profiles import page, played


def test_what_a_guest_played_joins_the_account(
    server: Running, browsers: list[Browser], clock: HandClock
) -> None:
    ada, phone = browsers
    rival = server.guest("Cleo")
    device = ada.device()
    ada.make(device)
    before = played(ada, rival, clock)
    as_guest = played(phone, rival, clock)
    running = phone.table("deep-sea", "you", "greedy", start=True, options={"starter": 0})
    phone.do(running, "chat", text="on my way", key="one")
    waiting = phone.table("deep-sea", "you", "open")
    page(phone, phone)  # what it counted for as long as it was a guest's
    back = phone.show(device)
    assert (back.status_code, back.json()["joined"]) == (200, 3)
    mine = page(ada, phone)
    assert mine["is_you"]
    assert mine["figures"][0]["played"] == 2
    assert [one["table"] for one in mine["scores"]] == [as_guest, before]
    assert mine["opponents"][0]["against"] == 2
    tables = {one["id"]: one for one in ada.get("/api/tables/mine")["tables"]}
    assert tables[running]["you"] == tables[waiting]["you"] == [0]
    assert tables[waiting]["is_host"]
    sight = ada.get(f"/api/tables/{running}/sight")
    ada.do(running, "moves", move=sight["moves"][0], key="two")
    assert ada.get("/api/me")["name"] == "Ada"
    assert phone.show(device).json()["joined"] == 0, "the same person, with nothing new"


def test_who_plays_twice_in_a_game_ends_it_first(browsers: list[Browser]) -> None:
    ada, phone = browsers
    device = ada.device()
    ada.make(device)
    other = phone.table("deep-sea", "you", "open")
    table = ada.table("deep-sea", "you", "open")
    phone.do(table, "join")
    phone.do(table, "ready", is_ready=True)
    ada.do(table, "start")
    refused = phone.show(device)
    assert (refused.status_code, refused.json()["code"]) == (409, "two-seats")
    assert refused.json()["facts"]["table"] == ada.get(f"/api/tables/{table}")["code"]
    assert phone.get("/api/me")["name"] == "Bob", "nothing has changed"
    assert phone.get(f"/api/tables/{other}")["is_host"]
    phone.do(table, "resign")
    assert phone.show(device).json()["joined"] == 2


def test_somebody_with_a_passkey_of_their_own_stays_who_they_are(browsers: list[Browser]) -> None:
    ada, bob = browsers
    device = ada.device()
    ada.make(device)
    bob.make(bob.device())
    table = bob.table("deep-sea", "you", "open")
    assert bob.show(device).json()["joined"] == 0
    assert not ada.get(f"/api/tables/{table}")["is_host"]


def test_before_a_game_nobody_sits_twice() -> None:
    seats = (Seat(person="guest", colour=3), Seat(person="ada"), Seat(bot="easy"))
    table = sample_table("t", seats=seats, host="guest", status=Status.WAITING)
    mine = handed_over(table, "guest", "ada")
    assert mine.host == "ada"
    assert mine.seats == (Seat(colour=3), Seat(person="ada"), Seat(bot="easy"))


def test_two_ratings_tell_together_what_both_told() -> None:
    one = Rating("ada", "deep-sea", 30.0, 5.0, 7)
    other = Rating("guest", "deep-sea", 20.0, 5.0, 3)
    both = together(one, other)
    assert (both.who, both.games) == ("ada", 10)
    assert both.deviation < 5
    assert both.mean == pytest.approx(25)
    unknown = Rating("guest", "deep-sea", MODEL.mu, MODEL.sigma, 1)
    same = together(one, unknown)
    assert (same.mean, same.deviation) == pytest.approx((one.mean, one.deviation))
