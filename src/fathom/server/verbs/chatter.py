"""Says something to the table."""

from __future__ import annotations

from fathom.server import names
from fathom.server.asks import Say
from fathom.server.errors import Malformed, NotAllowed
from fathom.server.live.live_table import LiveTable
from fathom.server.store import Person, Store

MOST = 300
"""Letters in a line."""


def may_chat(live: LiveTable, person: Person) -> bool:
    """Those at the table talk; who only watches cannot whisper."""
    return live.table.host == person.id or bool(live.seats_of(person.id))


async def say(store: Store, live: LiveTable, person: Person, ask: Say, now: int) -> int:
    """Keep a line; its number. Raises NotAllowed or Malformed."""
    if not may_chat(live, person):
        raise NotAllowed("only those at the table may talk")
    text = names.clean(ask.text, MOST)
    if not text:
        raise Malformed("there is nothing in it that can be read")
    line = await store.say(live.id, person.id, text, now, key=ask.key)
    live.said = max(live.said, line.number)
    live.ring()
    return line.number
