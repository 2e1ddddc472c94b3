"""Heads of requests without end: refused while they come, and nothing is kept of them."""

from __future__ import annotations

import json

import pytest

from fathom.server.heads import MOST_ADDRESS_BYTES, MOST_HEAD_BYTES, MOST_HEADERS
from fathom.server.run import configured
from fathom.server.settings import Settings
from tests.server.fuzz.raw import raw_connection
from tests.server.harness import Running

START = "GET /healthz HTTP/1.1\r\nHost: x\r\n"
PIECE_BYTES = "x" * 1000
CADDY_KEEPS_SECONDS = 120
ENOUGH = 4_000
"""Pieces after which a test gives up: a server that takes so many would take any number."""


CHUNKED = "POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "path": ("GET /", PIECE_BYTES, "address"),
    "query": ("GET /?", "a=1&" * 250, "address"),
    "header": (START + "X: ", PIECE_BYTES, "header"),
    "many headers": (START, "X: y\r\n" * 150, "headers"),
    "long headers": (START, f"X: {PIECE_BYTES}\r\n", "headers"),
    "name of a header": (START + PIECE_BYTES, PIECE_BYTES, "header"),
    "trailer": (CHUNKED + "0\r\nX: ", PIECE_BYTES, "header"),
    "extension of a chunk": (CHUNKED + "1;", PIECE_BYTES, "header"),
}


@pytest.mark.parametrize(("first", "again", "why"), ENDLESS.values(), ids=ENDLESS)
def test_what_is_too_long_is_refused_in_words(
    server: Running, first: str, again: str, why: str
) -> None:
    head, _, body = answered(server.url, first + again * 30).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    fault = json.loads(body)
    assert fault["code"] == "malformed" and why in fault["detail"]


@pytest.mark.parametrize(("first", "again", "why"), ENDLESS.values(), ids=ENDLESS)
def test_what_has_no_end_ends_its_connection(
    server: Running, first: str, again: str, why: str
) -> None:
    with raw_connection(server.url, first) as raw, pytest.raises(OSError, match=r"reset|pipe"):
        for _ in range(ENOUGH):
            raw.sendall(again.encode())


def answered(url: str, request: str) -> bytes:
    """All that the server says to a request."""
    answer = b""
    with raw_connection(url, request) as raw:
        while part := raw.recv(65536):
            answer += part
    return answer


def test_a_connection_outlives_those_that_proxies_keep() -> None:
    """Else one of them would now and then send a move into one that is being closed."""
    assert configured("", Settings()).timeout_keep_alive > CADDY_KEEPS_SECONDS


def test_a_long_head_is_served_as_long_as_it_is_short_enough(server: Running) -> None:
    http = server.guest().http
    assert http.get("/api/me?" + "x" * (MOST_ADDRESS_BYTES - 20)).is_success
    assert http.get("/api/me", headers={"X": "y" * (MOST_HEAD_BYTES - 1000)}).is_success
    many = [(f"X-{number}", "y") for number in range(MOST_HEADERS - 10)]
    assert http.get("/api/me", headers=many).is_success
    for _ in range(3):  # what one request had does not count for the next on its connection
        assert http.get("/api/me", headers={"X": "y" * (MOST_HEAD_BYTES // 2)}).is_success


@pytest.mark.parametrize(
    "request_line", ["GET\r\n\r\n", "\x00\x01\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"]
)
def test_what_is_no_request_is_refused_like_all_else(server: Running, request_line: str) -> None:
    head, _, body = answered(server.url, request_line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "malformed"
