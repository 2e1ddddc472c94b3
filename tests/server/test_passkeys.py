"""Coming back by passkey: for who has the key, once for each challenge, at one address."""

from __future__ import annotations

import copy
import sqlite3
from pathlib import Path

import pytest

from fathom.server.errors import NoPasskeysHere
from fathom.server.passkeys import CHALLENGE_LIFE_MS, MOST_PASSKEYS, place_of
from tests.server.authenticator import Browser
from tests.server.harness import HandClock, Running, settings_for


def test_a_guest_keeps_everything_and_is_the_same_on_another_device(
    browsers: list[Browser],
) -> None:
    ada, phone = browsers
    table = ada.table("deep-sea", "you", "open")
    device = ada.device()
    made = ada.make(device, known_as="  Ada’s\u202e laptop ")
    assert made.status_code == 201
    assert [key["device"] for key in made.json()["passkeys"]] == ["Ada’s laptop"]
    back = phone.show(device)
    assert back.status_code == 200
    assert back.json() == ada.get("/api/me")
    assert phone.get(f"/api/tables/{table}")["is_host"]
    assert ada.get(f"/api/tables/{table}")["is_host"], "the laptop stays who it was"
    (key,) = phone.get("/api/me/passkeys")["passkeys"]
    assert key["used"] is not None
    cookie = back.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_a_challenge_works_once_and_for_five_minutes(
    browsers: list[Browser], clock: HandClock
) -> None:
    ada, bob = browsers
    device = ada.device()
    ada.make(device)
    options = bob.asks("/api/passkeys/challenge").json()["options"]
    answer = device.get(options)
    assert bob.asks("/api/passkeys", credential=answer).status_code == 200
    again = ada.asks("/api/passkeys", credential=answer)
    assert (again.status_code, again.json()["code"]) == (403, "bad-passkey")
    late = bob.asks("/api/passkeys/challenge").json()["options"]
    clock.advance(CHALLENGE_LIFE_MS / 1000 + 1)
    refused = bob.asks("/api/passkeys", credential=device.get(late))
    assert refused.json()["code"] == "bad-passkey"
    assert "too late" in refused.json()["detail"]
    invented = copy.deepcopy(late) | {"challenge": "AAAA"}
    assert bob.asks("/api/passkeys", credential=device.get(invented)).status_code == 403


def test_nobody_makes_a_passkey_for_somebody_else(browsers: list[Browser]) -> None:
    ada, bob = browsers
    device = bob.device()
    options = ada.asks("/api/me/passkeys/challenge").json()["options"]
    stolen = bob.asks("/api/me/passkeys", credential=device.create(options))
    assert stolen.json()["code"] == "bad-passkey"
    to_return = bob.asks("/api/passkeys/challenge").json()["options"]
    mixed = {**options, "challenge": to_return["challenge"]}
    assert bob.asks("/api/me/passkeys", credential=device.create(mixed)).status_code == 403
    assert bob.get("/api/me/passkeys") == ada.get("/api/me/passkeys") == {"passkeys": []}


@pytest.mark.parametrize("wrong", ["origin", "site", "key", "signature", "count"])
def test_what_does_not_fit_is_refused(browsers: list[Browser], wrong: str) -> None:
    ada, bob = browsers
    device = ada.device()
    ada.make(device)
    assert bob.show(device).status_code == 200
    before = Browser(ada.url, "Eve")
    options = before.asks("/api/passkeys/challenge").json()["options"]
    match wrong:
        case "origin":
            device.origin = "http://evil.example"
        case "site":
            options["rpId"] = "evil.example"
        case "key":
            other = before.device()
            other.id, device = device.id, other
        case "count":
            device.uses = -1  # a copy of the device that has not counted
    answer = device.get(options)
    if wrong == "signature":
        answer["response"]["signature"] = answer["response"]["signature"][:-4] + "AAAA"
    refused = before.asks("/api/passkeys", credential=answer)
    assert (refused.status_code, refused.json()["code"]) == (403, "bad-passkey")
    assert before.get("/api/me")["name"] == "Eve"
    before.http.close()


def test_a_key_that_was_removed_or_never_was_opens_nothing(browsers: list[Browser]) -> None:
    ada, bob = browsers
    assert bob.show(bob.device()).json()["code"] == "unknown-passkey"
    device = ada.device()
    (key,) = ada.make(device).json()["passkeys"]
    assert bob.refused("/api/me/passkeys/remove", id=key["id"]) == (404, "unknown-passkey")
    assert ada.refused("/api/me/passkeys/remove", id="?") == (404, "unknown-passkey")
    assert ada.post("/api/me/passkeys/remove", id=key["id"]) == {"passkeys": []}
    assert bob.show(device).json()["code"] == "unknown-passkey"


def test_one_leaves_a_device_only_with_a_way_back(browsers: list[Browser]) -> None:
    ada, _ = browsers
    assert ada.refused("/api/me/leave") == (409, "no-way-back")
    device = ada.device()
    ada.make(device)
    assert ada.post("/api/me/leave")["name"] == "Ada"
    assert ada.http.get("/api/me").status_code == 401
    assert ada.show(device).json()["name"] == "Ada"


@pytest.mark.parametrize(
    ("origin", "configured", "reason"),
    [
        ("http://192.168.1.5:8000", "", "address"),
        ("https://192.168.1.5", "", "address"),
        ("http://[::1]:8000", "", "address"),
        ("http://table.example", "", "insecure"),
        ("http://localhost:8000", "https://play.example/", "elsewhere"),
    ],
)
def test_where_there_are_no_passkeys_it_is_said_why(
    origin: str, configured: str, reason: str
) -> None:
    with pytest.raises(NoPasskeysHere) as refused:
        place_of(origin, configured)
    assert refused.value.facts["reason"] == reason
    assert "https://" in str(refused.value)


def test_where_there_are_passkeys() -> None:
    assert place_of("http://localhost:8000", "").host == "localhost"
    assert place_of("https://play.example", "https://play.example/").host == "play.example"
    assert place_of("https://play.example:444", "").origin == "https://play.example:444"


def test_at_a_bare_address_the_server_refuses(browsers: list[Browser]) -> None:
    ada, _ = browsers
    assert ada.refused("/api/me/passkeys/challenge") == (409, "no-passkeys-here")
    assert ada.refused("/api/passkeys/challenge") == (409, "no-passkeys-here")


def test_what_is_no_passkey_at_all_is_refused(browsers: list[Browser]) -> None:
    ada, _ = browsers
    for junk in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}):
        for path in ("/api/passkeys", "/api/me/passkeys"):
            assert ada.asks(path, credential=junk).json()["code"] == "bad-passkey"


def test_so_many_are_enough(browsers: list[Browser]) -> None:
    ada, _ = browsers
    for _ in range(MOST_PASSKEYS):
        assert ada.make(ada.device()).status_code == 201
    assert ada.asks("/api/me/passkeys/challenge").json()["code"] == "too-many-passkeys"


def test_guessing_is_slowed_down_and_only_digests_are_kept(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=True)
    with Running(settings, HandClock()) as server:
        ada = Browser(server.url, "Ada")
        codes = [ada.asks("/api/passkeys/challenge") for _ in range(30)]
        ada.http.close()
    assert codes[-1].json()["code"] == "too-fast" and "retry-after" in codes[-1].headers
    with sqlite3.connect(tmp_path / "fathom.db") as kept:
        rows = kept.execute("SELECT digest FROM challenges").fetchall()
    challenges = {answer.json()["options"]["challenge"] for answer in codes if answer.is_success}
    assert len(rows) == len(challenges) > 0
    assert not challenges & {digest for (digest,) in rows}
