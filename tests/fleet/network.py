"""A network in a box: hosts that see nobody but each other, and wires that can be spoilt.

Every host is a network namespace with one line (a TUN device); nothing of it can be reached from
outside, nor reaches out. What a host sends is read here and written to the line of whoever it is
for, later or never, as the weather between the two has it: not every kernel has netem. Namespaces
and lines end with us.
"""

from __future__ import annotations

import ctypes
import fcntl
import heapq
import os
import random
import select
import shutil
import struct
import subprocess
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from tests.closing import Closing
from tests.server.services import postgres_programs

T = TypeVar("T")
TUN = Path("/dev/net/tun")
CLONE_NEWNET = 0x4000_0000
SET_INTERFACE = 0x4004_54CA
PLAIN_PACKETS = 0x0001 | 0x1000
"""Packets as they are, with nothing before them."""
MTU_BYTES = 9000
TARGET = slice(16, 20)
"""In a packet of IPv4: for whom it is."""
_libc = ctypes.CDLL(None, use_errno=True)


class Weather(NamedTuple):
    """How packets fare on their way from one host to another."""

    loss: float = 0.0
    """The share of them that is lost; 1: all."""
    delay_seconds: float = 0.0


CUT = Weather(loss=1.0)


def obstacle() -> str | None:
    """Why there can be no fleet here; None: there can."""
    if os.getuid() != 0:
        return "needs root, for network namespaces"
    if not TUN.exists():
        return f"needs {TUN}"
    for program, package in (("ip", "iproute2"), ("redis-server", "redis-server")):
        if shutil.which(program) is None:
            return f"needs {program} (apt install {package})"
    if postgres_programs() is None:
        return "needs PostgreSQL: there is no initdb (apt install postgresql)"
    return None


class Host:
    """A machine of its own, as far as the network can tell."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.address = f"10.99.0.{number}"
        with ThreadPoolExecutor(1) as maker:  # its only thread is in the namespace; then it ends
            self.namespace, self.line = maker.submit(self._make).result()
        self.threads = ThreadPoolExecutor(8, name, initializer=self._enter)
        """What they do and start is done on this host."""

    def do(self, act: Callable[[], T]) -> T:
        """Have something done on this host."""
        return self.threads.submit(act).result()

    def close(self) -> None:
        """Take it off the network."""
        self.threads.shutdown()
        os.close(self.line)
        os.close(self.namespace)

    def _make(self) -> tuple[int, int]:
        _must(_libc.unshare(CLONE_NEWNET))
        namespace = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        line = os.open(TUN, os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(line, SET_INTERFACE, struct.pack("16sH22x", b"line", PLAIN_PACKETS))
        for words in (
            "link set lo up",
            f"addr add {self.address}/24 dev line",
            f"link set line mtu {MTU_BYTES} up",
        ):
            subprocess.run(["ip", *words.split()], check=True)
        return namespace, line

    def _enter(self) -> None:
        _must(_libc.setns(self.namespace, CLONE_NEWNET))


class Network(Closing):
    """Some hosts and the wires between them."""

    def __init__(self, names: list[str], seed: int) -> None:
        self.hosts = {name: Host(name, number) for number, name in enumerate(names, start=1)}
        self._weather: dict[tuple[int, int], Weather] = {}
        """By line from and line to."""
        self._chance = random.Random(seed)
        self._is_open = True
        self._wires = threading.Thread(target=self._pass_on, daemon=True)
        self._wires.start()

    def close(self) -> None:
        """Take wires and hosts down."""
        self._is_open = False
        self._wires.join()
        for host in self.hosts.values():
            host.close()

    def set_weather(self, source: str, target: str, weather: Weather | None) -> None:
        """From now on it is so, one way; None: fine."""
        way = self.hosts[source].line, self.hosts[target].line
        if weather is None:
            self._weather.pop(way, None)
        else:
            self._weather[way] = weather

    def _pass_on(self) -> None:
        """Bring every packet where it is for."""
        targets = {bytes(map(int, host.address.split("."))): host for host in self.hosts.values()}
        waiting: list[tuple[float, int, int, bytes]] = []
        count = 0
        poll = select.poll()
        for host in self.hosts.values():
            poll.register(host.line, select.POLLIN)
        while self._is_open:
            pause_ms = 50 if not waiting else max(0, (waiting[0][0] - time.monotonic()) * 1000)
            for line, _ in poll.poll(min(50, pause_ms)):
                packet = os.read(line, 2 * MTU_BYTES)
                target = targets.get(packet[TARGET])
                if target is None:
                    continue
                weather = self._weather.get((line, target.line), Weather())
                if weather.loss and self._chance.random() < weather.loss:
                    continue
                if not weather.delay_seconds:
                    _write(target.line, packet)
                else:
                    count += 1
                    due = time.monotonic() + weather.delay_seconds
                    heapq.heappush(waiting, (due, count, target.line, packet))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, line, packet = heapq.heappop(waiting)
                _write(line, packet)


def _write(line: int, packet: bytes) -> None:
    with suppress(BlockingIOError):  # a line that is full loses packets, as on any network
        os.write(line, packet)


def _must(result: int) -> None:
    if result != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
