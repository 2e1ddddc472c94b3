"""A thought that is left to workers: asked for once, and again when it does not come."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fathom.server.bots import queue
from fathom.server.bots.queue import ASK_AGAIN_SECONDS, Elsewhere
from fathom.server.live.live_table import LiveTable


class Jobs:
    """A queue that notes the keys of its jobs."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    async def enqueue(self, function: str, *, key: str, **more: Any) -> None:
        self.keys.append(key)


def test_a_thought_whose_worker_died_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, now = Jobs(), 600.0
    monkeypatch.setattr(queue, "time", SimpleNamespace(time=lambda: now))
    live = cast(LiveTable, SimpleNamespace(id="t", running=lambda: SimpleNamespace(log=[])))
    decider = Elsewhere(cast(Any, jobs))

    def ask() -> None:
        asyncio.run(decider.decide(live, 1, "easy", "bot:0"))

    ask()
    now += 2
    ask()
    assert jobs.keys[0] == jobs.keys[1]  # the queue has it already
    now += ASK_AGAIN_SECONDS
    ask()
    assert jobs.keys[2] != jobs.keys[0]
