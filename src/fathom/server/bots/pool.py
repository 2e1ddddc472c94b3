"""Processes that think for the bots of this server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

log = logging.getLogger("fathom.bots")
Q = TypeVar("Q")
T = TypeVar("T")


class Thinker(Protocol):
    """Whoever answers questions to bots."""

    busy: int
    """How many questions are open."""

    async def ask(self, about: Callable[[Q], T], asked: Q) -> T:
        """The answer; `about` is a function of a module, such as `think` or `explain`."""
        ...

    def warm_up(self) -> None:
        """Get ready to think."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """So many processes, started when first needed and again if one dies."""

    def __init__(self, processes: int) -> None:
        self.busy = 0
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, about: Callable[[Q], T], asked: Q) -> T:
        """The answer, thought in another process. Raises BrokenProcessPool if that dies twice."""
        self.busy += 1
        try:
            return await self._ask(about, asked)
        finally:
            self.busy -= 1

    async def _ask(self, about: Callable[[Q], T], asked: Q) -> T:
        for attempt in (1, 2):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, about, asked)
            except BrokenProcessPool:
                log.warning("a process that thinks for bots has died")
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def warm_up(self) -> None:
        """Start the processes, so that the first thought does not wait for them."""
        pool = self._open()
        for _ in range(self._processes):
            pool.submit(_wake_up)

    def close(self) -> None:
        """Stop; thoughts that have not begun are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        return self._pool


def _prepare() -> None:
    """Ctrl-C is for the server, which then stops its pool; without the server nobody thinks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _wake_up() -> None:
    """Nothing to think about: a process that has done this is ready."""
