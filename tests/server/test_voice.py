"""Voices: browsers of one side find each other through the server, and nobody else notices."""

from __future__ import annotations

import base64
import hashlib
import hmac
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fathom.server.asks import MOST_DESCRIPTION_LETTERS
from fathom.server.limits import RATES
from fathom.server.settings import InvalidSetting, load_settings
from fathom.server.verbs.voice import TURN_LOGIN_SECONDS, relays
from tests.server.harness import HandClock, Looker, Running, settings_for
from tests.server.test_teams import crews

OFFER = {"type": "offer", "sdp": "v=0 and so on"}
CANDIDATE = {"candidate": "candidate:1 1 udp 1 192.0.2.1 9 typ host", "sdp_mid": "0"}


def peer(looker_number: int) -> str:
    return f"browser-{looker_number}"


def come(looker: Looker, number: int, **more: Any) -> dict[str, Any]:
    """Come to the voices; the answer."""
    looker.send("voice", is_on=True, peer=peer(number), **more)
    return looker.of_type("voices", "refused")


def all_heard(looker: Looker) -> list[dict[str, Any]]:
    """All about voices that has reached somebody since."""
    looker.send("ping")
    heard = []
    while (message := looker.next())["type"] != "pong":
        heard.append(message)
    return [message for message in heard if message["type"] in ("peer", "signal", "voices")]


def refused(looker: Looker, kind: str, **body: Any) -> str:
    looker.send(kind, **body)
    return str(looker.of_type("refused")["error"]["code"])


def test_a_side_connects_and_nobody_else_notices(server: Running) -> None:
    people, table = crews(server)
    stranger = server.guest("Eve")
    with ExitStack() as stack:
        ann, ben, cor, dee = (stack.enter_context(guest.look(table)) for guest in people)
        eve = stack.enter_context(stranger.look(table))
        screen = stack.enter_context(people[0].look(table, public="true"))
        assert come(cor, 2) == {"type": "voices", "servers": []}
        come(ann, 0)
        come(ben, 1)
        came = ann.of_type("peer")
        assert (came["peer"], came["seat"], came["is_here"]) == (peer(1), 1, True)

        # Those who are there call whoever comes; the newcomer answers.
        ann.send("signal", to=peer(1), description=OFFER)
        ann.send("signal", to=peer(1), candidate=CANDIDATE)
        offer, candidate = ben.of_type("signal"), ben.of_type("signal")
        assert (offer["peer"], offer["seat"], offer["description"]) == (peer(0), 0, OFFER)
        assert candidate["candidate"]["candidate"] == CANDIDATE["candidate"]
        ben.send("signal", to=peer(0), description={**OFFER, "type": "answer"})
        assert ann.of_type("signal")["description"]["type"] == "answer"

        # Not by naming the other boat's browser either.
        ann.send("signal", to=peer(2), description=OFFER)
        ben.send("voice", is_on=False, peer=peer(1))
        went = ann.of_type("peer")
        assert (went["is_here"], went["is_for_good"]) == (False, True)
        assert went["visit"] == came["visit"]
        for other in (cor, dee, eve, screen):
            assert all_heard(other) == []
        assert refused(eve, "voice", is_on=True, peer=peer(8)) == "wrong-seat"
        assert refused(screen, "voice", is_on=True, peer=peer(9)) == "not-allowed"
    assert server.services.hall.tables[table].said == 0, "nothing of it is kept"


def test_who_loses_the_line_is_missed_but_not_for_good(server: Running) -> None:
    people, table = crews(server)
    with people[0].look(table) as ann:
        come(ann, 0)
        with people[1].look(table) as ben:
            come(ben, 1)
            came = ann.of_type("peer")
        went = ann.of_type("peer")
        assert (went["is_here"], went["is_for_good"], went["visit"]) == (
            False,
            False,
            came["visit"],
        )
        with people[1].look(table) as again:
            come(again, 1)
            back = ann.of_type("peer")
            assert (back["peer"], back["is_here"]) == (peer(1), True)
            assert back["visit"] != came["visit"]


def test_what_is_no_signal_is_refused(server: Running) -> None:
    people, table = crews(server)
    with people[0].look(table) as ann:
        assert refused(ann, "signal", to=peer(1), description=OFFER) == "wrong-time"
        come(ann, 0)
        long = {"type": "offer", "sdp": "v" * (MOST_DESCRIPTION_LETTERS + 1)}
        for wrong in (
            {"to": peer(1), "description": long},
            {"to": peer(1), "description": {"type": "song", "sdp": ""}},
            {"to": peer(1), "description": {**OFFER, "more": 1}},
            {"to": peer(1), "candidate": {"candidate": "c" * 501}},
            {"to": peer(1), "candidate": {"candidate": "c", "sdp_m_line_index": 99}},
            {"to": "<b>", "description": OFFER},
            {"to": peer(1), "stream": "sound"},
        ):
            assert refused(ann, "signal", **wrong) == "malformed", wrong
        assert refused(ann, "voice", is_on=True, peer="short") == "malformed"
        assert refused(ann, "voice", is_on=True, peer=peer(0), seat=1) == "wrong-seat"


def test_sides_speak_when_it_is_known_who_is_on_them_and_tables_at_once(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("sonar", "you", "open", "greedy", "greedy")
    with host.look(table) as looker:
        assert refused(looker, "voice", is_on=True, peer=peer(0)) == "wrong-time"
    alone = host.table("deep-sea", "you", "open")
    guest.do(alone, "join")
    with host.look(alone) as one, guest.look(alone) as other:
        come(one, 0)
        come(other, 1)
        assert one.of_type("peer")["seat"] == 1
        guest.do(alone, "leave")
        went = one.of_type("peer")
        assert (went["is_here"], went["is_for_good"]) == (False, True), "who leaves hears no more"


def test_signals_have_a_pace(tmp_path: Path) -> None:
    with Running(settings_for(tmp_path, bots=1, limits=True), HandClock()) as server:
        host = server.guest()
        table = host.table("deep-sea", "you", "greedy")
        with host.look(table) as looker:
            come(looker, 0)
            for _ in range(RATES["signal"].burst + 1):
                looker.send("signal", to=peer(1), candidate=CANDIDATE)
            assert looker.of_type("refused")["error"]["code"] == "too-fast"


def test_relays_are_settings_and_logins_end() -> None:
    assert relays(load_settings(environment={}), 0) == []
    environment = {
        "FATHOM_STUN": "stun:one.example:3478, stun:two.example",
        "FATHOM_TURN": "turn:relay.example:3478",
        "FATHOM_TURN_SECRET": "shared",
    }
    settings = load_settings(environment=environment)
    stun, turn = relays(settings, 5_000)
    assert stun.urls == ["stun:one.example:3478", "stun:two.example"]
    assert turn.username == str(5 + TURN_LOGIN_SECONDS)
    digest = hmac.new(b"shared", turn.username.encode(), hashlib.sha1).digest()
    assert turn.credential == base64.b64encode(digest).decode()
    assert "shared" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [("STUN", "http://one.example"), ("TURN", "stun:one.example"), ("TURN", "turn:one.example")],
)
def test_relays_that_cannot_work_are_refused(name: str, value: str) -> None:
    with pytest.raises(InvalidSetting):
        load_settings(environment={f"FATHOM_{name}": value})
