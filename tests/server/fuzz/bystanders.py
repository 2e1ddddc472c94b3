"""Who must not notice that somebody else misbehaves: other players, and the server's memory."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.fuzz.conftest import NewGuest
from tests.server.process import Process

MOST_GROWTH = 1.1


class Calm:
    """Two people who want nothing but to play on."""

    def __init__(self, new_guest: NewGuest) -> None:
        self._host, self._guest = new_guest("Calm"), new_guest("Quiet")
        self._played = 0
        self._sit_down()

    def _sit_down(self) -> None:
        self._table = self._host.table("deep-sea", "you", "open")
        self._guest.do(self._table, "join")
        self._guest.do(self._table, "ready")
        self._host.do(self._table, "start")

    def play_on(self) -> None:
        """One move, over HTTP; at the end of a game another."""
        if self._host.get(f"/api/tables/{self._table}")["status"] == "finished":
            self._sit_down()
        for one in (self._host, self._guest):
            sight = one.get(f"/api/tables/{self._table}/sight")
            if sight["moves"]:
                key = f"calm{self._played}"
                move = {"key": key, "move": sight["moves"][0], "ply": sight["ply"]}
                told = one.do(self._table, "moves", **move)
                assert told["ply"] == sight["ply"] + 1
                self._played += 1
                return
        raise AssertionError("nobody may move")


class Memory:
    """What a server holds, noted from time to time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._megabytes: list[float] = []

    def note(self) -> None:
        """Note it now."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        self._megabytes.append(pages * os.sysconf("SC_PAGE_SIZE") / 1e6)

    def is_flat(self) -> bool:
        """Whether the second half needed hardly more than the first."""
        half = len(self._megabytes) // 2
        return max(self._megabytes[half:]) <= max(self._megabytes[:half]) * MOST_GROWTH

    def __str__(self) -> str:
        tenth = max(1, len(self._megabytes) // 10)
        return "memory " + ", ".join(f"{one:.0f}" for one in self._megabytes[::tenth]) + " MB"
