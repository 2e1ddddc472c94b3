"""How much one person, or one address, may do in how short a time."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import NamedTuple

from fathom.server.clock import Clock
from fathom.server.errors import TooFast

MOST_BUCKETS = 50_000
"""Whoever has been quiet longest is forgotten first: a full bucket and none are the same."""


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


RATES: dict[str, Rate] = {
    "guest": Rate(60, 0.2),  # new identities from one address
    "link": Rate(10, 0.05),
    "claim": Rate(20, 0.1),  # guesses at one-time links and table codes
    "passkey": Rate(20, 0.1),  # challenges and answers to them, from one address
    "person": Rate(60, 2),
    "code": Rate(60, 1),
    "create": Rate(20, 0.1),
    "chart": Rate(60, 5),  # somebody who draws has each stroke looked over
    "practice": Rate(60, 5),
    "lobby": Rate(60, 5),
    "move": Rate(200, 50),
    "chat": Rate(8, 1),
    "hint": Rate(8, 0.5),
    "voice": Rate(10, 0.5),  # to come and to go
    "signal": Rate(240, 30),  # a dozen for each shipmate, and again when a line was lost
    "replay": Rate(200, 20),
    "analysis": Rate(6, 0.1),  # each may cost seconds of thinking
    "socket": Rate(60, 5),  # new connections
    "message": Rate(300, 60),  # anything at all on one connection
}


class Limiter:
    """Token buckets, one for each kind of act and each actor."""

    def __init__(self, clock: Clock, is_on: bool = True) -> None:
        self._clock = clock
        self._is_on = is_on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def spend(self, kind: str, who: str) -> None:
        """Note one act. Raises TooFast, saying when to try again."""
        if not self._is_on:
            return
        rate = RATES[kind]
        now = self._clock.now()
        left, then = self._buckets.pop((kind, who), (float(rate.burst), now))
        left = min(rate.burst, left + (now - then) / 1000 * rate.per_second)
        enough = left >= 1
        self._buckets[kind, who] = (left - 1 if enough else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooFast(math.ceil((1 - left) / rate.per_second))
