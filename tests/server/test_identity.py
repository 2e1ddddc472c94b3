"""Who somebody is, and that nobody can be somebody else."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fathom.server.identity import COOKIE, Signer
from fathom.server.names import MOST_NAME_LETTERS, clean
from tests.server.harness import HandClock, Running


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("Ada\u202eecalevoL", "AdaecalevoL"),
        ("A\u200bd\u2060a", "Ada"),
        ("Ａｄａ", "Ada"),
        ("Ada\x00\x1b[31m", "Ada[31m"),
        ("line\nbreak\ttab", "line break tab"),
        ("x" * 99, "x" * MOST_NAME_LETTERS),
        ("Zoë Łukasz 李", "Zoë Łukasz 李"),
        ("a" + "\u0336" * 9, "a\u0336\u0336"),
        ("🐙", "🐙"),
        ("\u2066\u2069 ", ""),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_a_guest_gets_a_name_and_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    guest = server.guest("\u202e")
    assert guest.me["name"], "a name is made up for who gives none"
    other = server.guest()
    answer = other.http.post("/api/me", json={"name": "Grace"})
    assert answer.json()["name"] == "Grace"
    assert "set-cookie" not in answer.headers, "a new name, the same person"
    assert other.get("/api/me") == answer.json()
    with httpx.Client(base_url=server.url) as fresh:
        cookie = fresh.post("/api/me", json={}).headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie


def test_without_a_cookie_or_with_a_forged_one_nobody_is_anybody(server: Running) -> None:
    host = server.guest("Host")
    table = host.table("deep-sea", "you", "open")
    person, _, seal = host.http.cookies[COOKIE].partition(".")
    other = Signer(b"not the secret of this server, but as long").token(person)
    for forged in ("", person, f"{person}.", f"{person}.{seal[:-1]}", f"x{person}.{seal}", other):
        answer = host.http.__class__(
            base_url=server.url, cookies={COOKIE: forged} if forged else {}
        )
        with answer as stranger:
            assert stranger.get("/api/me").status_code == 401
            assert stranger.post(f"/api/tables/{table}/start").json()["code"] == "no-identity"


def test_a_link_makes_another_device_the_same_person_once(
    server: Running, clock: HandClock
) -> None:
    laptop, phone, thief = server.guest("Ada"), server.guest("Phone"), server.guest("Thief")
    table = laptop.table("deep-sea", "you", "open")
    link = laptop.post("/api/me/link")
    assert link["url"].endswith(f"/#/me/{link['token']}")
    assert link["qr"].startswith("<svg") and link["expires"] > clock.now()
    assert phone.post("/api/me/claim", token=link["token"])["name"] == "Ada"
    assert phone.get(f"/api/tables/{table}")["is_host"]
    assert laptop.get(f"/api/tables/{table}")["is_host"], "the laptop stays who it was"
    assert thief.refused("/api/me/claim", token=link["token"]) == (404, "unknown-link")
    assert thief.refused("/api/me/claim", token="guessed") == (404, "unknown-link")
    late = laptop.post("/api/me/link")
    clock.advance(11 * 60)
    assert thief.refused("/api/me/claim", token=late["token"]) == (404, "unknown-link")
    assert thief.get("/api/me")["name"] == "Thief"


def test_seats_cannot_be_used_by_anyone_else(server: Running) -> None:
    host, guest, stranger = (server.guest(name) for name in ("Host", "Guest", "Stranger"))
    table = host.table("deep-sea", "you", "open", options={"starter": 0})
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    for person in (guest, stranger):
        path = f"/api/tables/{table}"
        assert person.refused(f"{path}/moves", seat=0, move="on", key="a") == (403, "wrong-seat")
        assert person.refused(f"{path}/undo", seat=0, key="b") == (403, "wrong-seat")
        assert person.http.get(f"{path}/sight?seat=0").json()["code"] == "wrong-seat"
        with person.look(table, seat=0) as looker:
            assert looker.of_type("refused")["error"]["code"] == "wrong-seat"
    assert stranger.refused(f"/api/tables/{table}/resign") == (403, "wrong-seat")
    assert stranger.refused(f"/api/tables/{table}/return") == (403, "wrong-seat")


def test_other_sites_are_kept_out(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", bot_pace=10_000, start=True)
    evil = {"Origin": "https://evil.example"}
    answer = host.http.post(f"/api/tables/{table}/close", headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert host.http.post("/api/me", json={}, headers={"Origin": "null"}).status_code == 403
    assert host.get(f"/api/tables/{table}")["status"] == "running"
    with pytest.raises(InvalidStatus) as refused:
        host.socket(f"/api/tables/{table}/live", **evil)
    assert refused.value.response.status_code == 403
    own = {"Origin": server.url}
    assert host.http.post("/api/me", json={}, headers=own).is_success
    with host.socket(f"/api/tables/{table}/live", **own) as socket:
        assert socket.recv(10)


def test_every_answer_says_what_a_browser_may_do(server: Running) -> None:
    guest = server.guest()
    for path in ("/", "/api/games", "/healthz", "/api/nothing", "/schema/openapi.json"):
        headers = guest.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_table_as_a_picture_for_phones(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "open")
    answer = host.http.get(f"/api/tables/{table}/qr")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg") and answer.text.rstrip().endswith("</svg>")
