"""Says something to the table, or to one's own side."""

from __future__ import annotations

from fathom.engine.capabilities import is_call, side_of
from fathom.engine.talk import Heard
from fathom.server import names
from fathom.server.asks import PHRASES, Say
from fathom.server.errors import Malformed, Muted, NotAllowed, WrongTime
from fathom.server.live.live_table import LiveTable
from fathom.server.live.sights import may_know_all
from fathom.server.store import ChatLine, Person, Status, Store, TableRow
from fathom.server.verbs.common import game_of, own_seat

MOST_LINE_LETTERS = 300
"""Letters in a line."""
MOST_HEARD_LINES = 80
"""A bot remembers so many lines."""


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
    if ask.call is None and any(
        live.table.seats[seat].is_muted for seat in live.seats_of(person.id)
    ):
        raise Muted  # calls are part of the game: a crew cannot do without them
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
    elif text or not is_call(game_of(live.table), ask.call):
        raise Malformed("a call is one of those that the game has, and nothing else is said")
    called = ask.phrase or ask.call  # to the own side it is a call, to everybody a phrase
    line = await store.say(live.id, person.id, text, now, key=ask.key, team=team, call=called)
    live.said = max(live.said, line.number)
    live.ring()
    return line.number


async def say_for_bot(
    store: Store, live: LiveTable, seat: int, call: str, key: str, now: int
) -> None:
    """Keep what a bot calls to those on its side."""
    team = _side(live.table, seat)
    line = await store.say(live.id, None, "", now, key=key, team=team, call=call, seat=seat)
    live.said = max(live.said, line.number)
    live.ring()


async def heard_by(store: Store, live: LiveTable, seat: int) -> tuple[Heard, ...]:
    """The last calls among those on a seat's side, as its bot hears them."""
    history = live.history
    if history is None or history.game.teams is None or not live.said:
        return ()
    team = _side(live.table, seat)
    return tuple(
        Heard(
            seat=_speaker(live, line, team),
            call=line.call,
            moment=history.moment_at(line.at),
            is_bot=line.person is None,
        )
        for line in await store.chat(live.id, limit=MOST_HEARD_LINES, teams=(team,))
        if line.call is not None and line.team == team
    )


def _speaker(live: LiveTable, line: ChatLine, team: int) -> int:
    """The seat on this side of whoever said something there."""
    if line.seat is not None or line.person is None:
        return line.seat or 0
    mine = [seat for seat in live.seats_of(line.person) if _side(live.table, seat) == team]
    return mine[0] if mine else len(live.table.seats)  # somebody who has left since


def _team(table: TableRow, person: Person, seat: int | None) -> int:
    """The side to which somebody speaks."""
    if table.status is Status.WAITING:  # who sits where may still change
        raise WrongTime("sides talk among themselves when the game has started")
    return _side(table, own_seat(table, person, seat))


def _side(table: TableRow, seat: int) -> int:
    game, seats = game_of(table), len(table.seats)
    return side_of(game, seat, seats, game.read_options(table.options, seats))
