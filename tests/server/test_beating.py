"""Who does not read what they are sent is cut off, and nobody else is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from fathom.server import beating
from fathom.server.beating import BeatingSocket
from tests.server.test_gathering import Wire


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that does nothing."""


def is_cut(*moments: Callable[[BeatingSocket], None]) -> bool:
    """Whether a connection is cut when these things happen to it and the time is up."""

    async def happen() -> bool:
        wire = Wire()
        loop = asyncio.get_running_loop()
        line = BeatingSocket(Config(nothing), ServerState(), {}, loop)
        line.connection_made(wire)
        for moment in moments:
            moment(line)
        timers = asyncio.Event()
        loop.call_later(beating.READ_SECONDS, timers.set)
        await timers.wait()
        return wire.has_closed

    return asyncio.run(happen())


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beating, "READ_SECONDS", 0.001)


def test_who_does_not_read_is_cut_off() -> None:
    assert is_cut(BeatingSocket.pause_writing)


def test_who_reads_in_time_is_not() -> None:
    assert not is_cut()
    assert not is_cut(BeatingSocket.pause_writing, BeatingSocket.resume_writing)
    assert is_cut(
        BeatingSocket.pause_writing, BeatingSocket.resume_writing, BeatingSocket.pause_writing
    )
