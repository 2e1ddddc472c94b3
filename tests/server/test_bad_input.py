"""Nonsense, floods and excess: each has a clear answer, and nobody else notices."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from fathom.server.app import MOST_BODY_BYTES, MOST_MESSAGE_BYTES
from fathom.server.errors import TooFast
from fathom.server.limits import RATES, Limiter
from tests.server.harness import Guest, HandClock, Running, settings_for


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    """A server that lets nobody hurry."""
    settings = settings_for(tmp_path_factory.mktemp("limited"), limits=True, tables=12)
    with Running(settings, clock) as running:
        yield running


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        "{}",
        '{"type": "fly"}',
        '{"type": "move"}',
        '{"type": "move", "key": "a b", "move": "on"}',
        '{"type": "move", "key": "a", "move": 7}',
        '{"type": "move", "key": "a", "move": "on", "ply": -1}',
        '{"type": "move", "key": "a", "move": "on", "ply": 1e99}',
        '{"type": "move", "key": "a", "move": "on", "colour": "red"}',
        '{"type": "move", "key": "", "move": "on"}',
        '{"type": "look", "seat": "0"}',
        '{"type": "look", "seat": 99999999999999999999}',
        '{"type": "say", "key": "a", "text": ""}',
        '{"type": "move", "key": "a", "move": "' + "x" * 200 + '"}',
        '{"type": "ping", "x": ' + "[" * 5000 + "]" * 5000 + "}",
        "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
    ],
)
def test_what_is_no_message_is_refused_and_the_socket_stays(server: Running, message: str) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", options={"starter": 0}, start=True)
    with host.look(table) as looker:
        looker.socket.send(message)
        error = looker.of_type("refused")["error"]
        assert error["code"] == "malformed" and error["detail"]
        looker.may_move()
        assert looker.move("on")["type"] == "done"


def test_binary_frames_are_refused(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", start=True)
    with host.look(table) as looker:
        looker.socket.send(b'{"type": "ping"}')
        assert looker.of_type("refused")["error"]["code"] == "malformed"
        looker.send("ping")
        assert looker.of_type("pong")


def test_a_huge_message_ends_its_socket_and_no_other(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", start=True)
    with host.look(table) as other:
        other.of_type("sight")
        with host.look(table) as looker, pytest.raises(ConnectionClosed) as closed:
            looker.socket.send("x" * (MOST_MESSAGE_BYTES + 1))
            while True:
                looker.next()
        reason = closed.value.rcvd  # none if the reset for what was left unread came first
        assert reason is None or reason.code == 1009
        other.send("ping")
        assert other.of_type("pong")


def test_endless_nonsense_ends_its_socket(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", start=True)
    with host.look(table) as looker, pytest.raises(ConnectionClosed) as closed:
        for _ in range(1000):
            looker.socket.send("nonsense")
            looker.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nosuchtable", 404),
        ("/api/tables/nosuchtable/sight", 404),
        ("/api/tables/nosuchtable/record", 404),
        ("/api/nothing", 404),
        ("/api/tables?status=eternal", 400),
        ("/api/tables/mine?over=perhaps", 400),
        ("/api/tables/start", 404),
        ("/api/tables/%00/sight", 404),
        ("/../etc/passwd", 404),
    ],
)
def test_what_is_not_there_is_not_found(server: Running, path: str, status: int) -> None:
    answer = server.guest().http.get(path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "detail", "facts", "clause", "faults"}


def test_a_socket_on_nothing_says_so(server: Running) -> None:
    guest = server.guest()
    table = guest.table("deep-sea", "you", "greedy", start=True)
    for path, code in (
        ("/api/tables/nosuchtable/live", "unknown-table"),
        (f"/api/tables/{table}/live?seat=1", "wrong-seat"),
        (f"/api/tables/{table}/live?seat=x", "malformed"),
        (f"/api/tables/{table}/live?ply=-1", "malformed"),
        (f"/api/tables/{table}/live?ply=٣", "malformed"),
    ):
        with guest.socket(path) as socket:
            assert json.loads(socket.recv(10))["error"]["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv(10)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"nul", b'{"game": 7}', b"\xff\xfe", b"0"])
def test_a_malformed_body_is_refused(server: Running, body: bytes) -> None:
    answer = server.guest().http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"[" * 60_000, "within each other"),
        (b'{"a":' * 5_000 + b"0" + b"}" * 5_000, "within each other"),
        (b'{"game": "sonar", "options": {"x": ' + b"[" * 5000 + b"]" * 5000 + b"}}", "within"),
        (b'{"name": "\xff"}', "UTF-8"),
        (b'{"name": "\xed\xa0\x80"}', "UTF-8"),
        (b'{"\xc3": 1}', "UTF-8"),
        (b'"\xf0\x9f"', "UTF-8"),
    ],
)
def test_a_body_that_no_json_reader_can_read_is_refused_in_words(
    server: Running, body: bytes, why: str
) -> None:
    guest = server.guest()
    table = guest.table("deep-sea", "you", "open")
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}/moves"):
        answer = guest.http.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
        assert why in answer.json()["detail"]


def test_lists_within_lists_are_taken_or_refused_at_every_depth(server: Running) -> None:
    """What can just be read must not fail where it is read again."""
    guest = server.guest()
    table = guest.table("deep-sea", "you", "greedy", options={"starter": 0}, start=True)
    move = '{"type": "move", "key": "a", "move": "on", "attachment": '
    with guest.look(table) as looker:
        looker.may_move()
        for depth in (*range(1, 30), *range(850, 1010, 7)):
            deep = "[" * depth + "]" * depth
            options = f'{{"game": "deep-sea", "seats": ["you"], "options": {{"x": {deep}}}}}'
            answer = guest.http.post("/api/tables", content=options)
            assert (answer.status_code, bool(answer.json()["detail"])) == (400, True), depth
            looker.socket.send(f"{move}{deep}}}")
            assert looker.of_type("refused")["error"]["code"] in ("invalid-move", "malformed")
        assert looker.move("on")["type"] == "done"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "x", "null"])
def test_an_origin_that_is_no_address_is_foreign(server: Running, origin: str) -> None:
    answer = server.guest().http.post("/api/me", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_a_huge_body_is_refused(server: Running) -> None:
    guest = server.guest()
    body = json.dumps({"name": "x" * MOST_BODY_BYTES})
    answer = guest.http.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")


def test_the_wrong_way_is_refused(server: Running) -> None:
    answer = server.guest().http.put("/api/me", json={})
    assert (answer.status_code, answer.json()["code"]) == (405, "not-this-way")


@pytest.mark.parametrize("tables", [100, pytest.param(10_000, marks=pytest.mark.soak)])
def test_one_guest_cannot_fill_the_house_with_tables(
    limited: Running, clock: HandClock, tables: int
) -> None:
    guest, other = limited.guest(), limited.guest()
    answers = [_new_table(guest) for _ in range(tables)]
    assert answers.count(201) <= 12
    assert set(answers) == {201, 429}
    clock.advance(3600)
    answer = guest.http.post("/api/tables", json={"game": "deep-sea", "seats": ["you", "open"]})
    assert answer.json()["code"] == "too-many-tables"
    assert _new_table(other) == 201
    ours = guest.get("/api/tables/mine")["tables"]
    guest.do(ours[0]["id"], "close")
    assert _new_table(guest) == 201, "who ends one may set up another"


def _new_table(guest: Guest) -> int:
    body = {"game": "deep-sea", "seats": ["you", "open"]}
    return guest.http.post("/api/tables", json=body).status_code


def test_who_writes_too_fast_is_told_when_to_try_again(limited: Running, clock: HandClock) -> None:
    guest = limited.guest()
    answers = [guest.http.post("/api/me/link") for _ in range(30)]
    slow = answers[-1]
    assert slow.status_code == 429
    assert slow.json()["code"] == "too-fast"
    wait = int(slow.headers["retry-after"])
    assert slow.json()["facts"]["retry_after"] == wait
    clock.advance(wait)
    assert guest.http.post("/api/me/link").is_success


def test_a_flood_on_a_socket_is_stopped_and_harms_nobody(limited: Running) -> None:
    guest, other = limited.guest(), limited.guest()
    table = guest.table("deep-sea", "you", "open")
    other.do(table, "join")
    with other.look(table) as calm, guest.look(table) as looker:
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(2000):
                looker.send("ping")
                looker.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4400
        calm.send("ping")
        assert calm.of_type("pong")


def test_chat_has_a_pace(limited: Running, clock: HandClock) -> None:
    guest = limited.guest()
    table = guest.table("deep-sea", "you", "open")
    with guest.look(table) as looker:
        answers = [looker.ask("say", text=f"line {number}") for number in range(20)]
        kinds = [answer["type"] for answer in answers]
        assert kinds.count("done") == RATES["chat"].burst
        assert answers[-1]["error"]["code"] == "too-fast"
        clock.advance(5)
        assert looker.ask("say", text="slowly now")["type"] == "done"


def test_a_bucket_fills_again(clock: HandClock) -> None:
    limiter = Limiter(clock)
    rate = RATES["create"]
    for _ in range(rate.burst):
        limiter.spend("create", "ada")
    with pytest.raises(TooFast) as slow:
        limiter.spend("create", "ada")
    limiter.spend("create", "grace")
    clock.advance(slow.value.retry_after)
    limiter.spend("create", "ada")
    with pytest.raises(TooFast):
        limiter.spend("create", "ada")


def test_errors_tell_no_secrets(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "greedy", start=True)
    cookie = host.http.cookies["fathom"]
    for path in ("moves", "undo", "join", "start", "chat"):
        text = host.http.post(f"/api/tables/{table}/{path}", json={"key": "a"}).text
        assert cookie not in text and "sealed" not in text and "Traceback" not in text
