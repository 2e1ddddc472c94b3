"""Requests as they stand: nothing is put right before they are sent."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from tests.server.harness import TIMEOUT_SECONDS


def raw_connection(url: str, request: str) -> socket.socket:
    """A connection on which this has been asked."""
    address = urlsplit(url)
    raw = socket.create_connection((address.hostname, address.port), timeout=TIMEOUT_SECONDS)
    raw.sendall(request.encode("latin-1"))
    return raw


def raw_get(url: str, path: str) -> tuple[int, bytes]:
    """GET this very path: the status, and the whole answer."""
    host = urlsplit(url).netloc
    with raw_connection(
        url, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    ) as raw:
        answer = b""
        while part := raw.recv(65536):
            answer += part
    return int(answer.split(b" ", 2)[1]), answer
