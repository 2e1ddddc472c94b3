"""How much one person, one address and one table may do in how short a time.

Guests cost nothing to make, so what a person does is also counted where they come from, and what is
done at a table there too: as many as live behind one address, or sit at one table, have room.
"""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from fathom.server.clock import Clock
from fathom.server.errors import TooFast, TooManySockets

MOST_BUCKETS = 50_000
"""Whoever has been quiet longest is forgotten first: a full bucket and none are the same."""
PEOPLE_AT_ADDRESS = 10
"""An address may do as much as so many people: a school or a household has one."""
PEOPLE_AT_TABLE = 8
"""Likewise a table."""
MOST_SOCKETS_FROM_ADDRESS = 400
"""Sockets that may be open at one time from one address."""


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
    "drawing": Rate(30, 3),  # each is judged point by point
    "chat": Rate(8, 1),
    "hint": Rate(8, 0.5),
    "report": Rate(5, 0.02),
    "operate": Rate(20, 0.5),  # guesses at the operator's token, from one address
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
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def note_address(self, person: str, address: str) -> None:
        """Remember where somebody comes from."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_BUCKETS:
            self._addresses.popitem(last=False)

    def spend(self, kind: str, who: str, table: str = "") -> None:
        """Note one act of a person, or of an address. Raises TooFast, saying when to try again."""
        if not self._is_on:
            return
        rate, now = RATES[kind], self._clock.now()
        actors = [((kind, who), rate)]
        if who in self._addresses:
            crowd = Rate(rate.burst * PEOPLE_AT_ADDRESS, rate.per_second * PEOPLE_AT_ADDRESS)
            actors.append(((kind, f"from {self._addresses[who]}"), crowd))
        if table:
            crowd = Rate(rate.burst * PEOPLE_AT_TABLE, rate.per_second * PEOPLE_AT_TABLE)
            actors.append(((kind, f"at {table}"), crowd))
        for actor, its_rate in actors:
            left = self._left(actor, its_rate, now)
            if left < 1:
                raise TooFast(math.ceil((1 - left) / its_rate.per_second))
        for actor, its_rate in actors:
            self._buckets[actor] = (self._left(actor, its_rate, now) - 1, now)
            self._buckets.move_to_end(actor)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, actor: tuple[str, str], rate: Rate, now: int) -> float:
        left, then = self._buckets.get(actor, (float(rate.burst), now))
        return min(rate.burst, left + (now - then) / 1000 * rate.per_second)

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open. Raises TooManySockets."""
        if self._is_on and self._sockets[address] >= MOST_SOCKETS_FROM_ADDRESS:
            raise TooManySockets
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
