"""Says something to the table, or to one's own side."""

from __future__ import annotations

from fathom.engine.capabilities import calls_of, side_of
from fathom.server import names
from fathom.server.asks import PHRASES, Say
from fathom.server.errors import Malformed, NotAllowed, WrongTime
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import may_know_all
from fathom.server.store import Person, Status, Store, TableRow
from fathom.server.verbs.common import game_of, own_seat

MOST_LINE_LETTERS = 300
"""Letters in a line."""


def may_chat(live: LiveTable, person: Person) -> bool:
    """Those at the table talk; who only watches cannot whisper."""
    return live.table.host == person.id or bool(live.seats_of(person.id))


def hears(live: LiveTable, person: Person) -> frozenset[int] | None:
    """The sides whose own talk somebody may hear; None: of all, once everything may be known."""
    if may_know_all(live, person):
        return None
    return frozenset(_side(live.table, seat) for seat in live.seats_of(person.id))


async def say(store: Store, live: LiveTable, person: Person, ask: Say, now: int) -> int:
    """Keep a line; its number. Raises NotAllowed, WrongTime, WrongSeat or Malformed."""
    if not may_chat(live, person):
        raise NotAllowed("only those at the table may talk")
    team = None
    if ask.is_for_team or ask.call is not None:
        team = _team(live.table, person, ask.seat)
    text = names.clean(ask.text, MOST_LINE_LETTERS)
    if ask.phrase is not None:
        if text or ask.call is not None or team is not None or ask.phrase not in PHRASES:
            raise Malformed(f"a phrase is one of {', '.join(PHRASES)}, said to everybody, alone")
    elif ask.call is None:
        if not text:
            raise Malformed("there is nothing in it that can be read")
    elif text or ask.call.split()[0] not in calls_of(game_of(live.table)):
        raise Malformed("a call is one of those that the game has, and nothing else is said")
    called = ask.phrase or ask.call  # to the own side it is a call, to everybody a phrase
    line = await store.say(live.id, person.id, text, now, key=ask.key, team=team, call=called)
    live.said = max(live.said, line.number)
    live.ring()
    return line.number


def _team(table: TableRow, person: Person, seat: int | None) -> int:
    """The side to which somebody speaks."""
    if table.status is Status.WAITING:  # who sits where may still change
        raise WrongTime("sides talk among themselves when the game has started")
    return _side(table, own_seat(table, person, seat))


def _side(table: TableRow, seat: int) -> int:
    game, seats = game_of(table), len(table.seats)
    return side_of(game, seat, seats, game.read_options(table.options, seats))
