"""Which faults come when: all from one number, so that a run can be repeated."""

from __future__ import annotations

import random
from typing import NamedTuple

SERVERS = ("alpha", "beta")
"""The hosts with a server; the first also has the PostgreSQL that is written to, at first."""
HOSTS = (*SERVERS, "gamma")
"""The last has Redis and a worker."""
KINDS = (
    "kill",
    "stop",
    "kill worker",
    "cut",
    "cut one way",
    "delay",
    "loss",
    "clock",
    "disk full",
    "Redis emptied",
    "Redis killed",
    "PostgreSQL killed",
    "PostgreSQL failed over",
)
FIRST_SECONDS = 1.0
BETWEEN_SECONDS = (2.0, 4.0)
"""From one fault to the next; some last longer, so that two meet."""
LENGTH_SECONDS = (0.5, 5.0)
MOST_LOSS = 0.3
MOST_DELAY_SECONDS = 0.4
MOST_CLOCK_SECONDS = 90


class Fault(NamedTuple):
    """Something that goes wrong for a while."""

    at: float
    """Seconds after the start."""
    kind: str
    host: str
    """Where, or from where."""
    other: str
    """To where, on the network."""
    seconds: float
    """For how long."""
    amount: float
    """How bad it is, from -1 to 1."""

    def __str__(self) -> str:
        where = f"{self.host} to {self.other}" if self.is_weather else self.host
        return f"{self.at:5.1f} s: {self.kind}, {where}, for {self.seconds:.1f} s"

    @property
    def is_weather(self) -> bool:
        """Whether it is about the way from one host to another."""
        return self.kind in ("cut", "cut one way", "delay", "loss")


def schedule(seed: int, seconds: float) -> list[Fault]:
    """The faults of a run: every kind once before any comes again."""
    chance = random.Random(seed)
    faults: list[Fault] = []
    kinds: list[str] = []
    at = FIRST_SECONDS
    while at < seconds:
        if not kinds:
            kinds = chance.sample(KINDS, len(KINDS))
        host, other = chance.sample((*HOSTS, "people"), 2)
        kind = kinds.pop()
        if kind in ("kill", "stop", "clock"):
            host = chance.choice(SERVERS)
        length = min(chance.uniform(*LENGTH_SECONDS), seconds - at)
        faults.append(Fault(at, kind, host, other, length, chance.uniform(-1, 1)))
        at += chance.uniform(*BETWEEN_SECONDS)
    return faults
