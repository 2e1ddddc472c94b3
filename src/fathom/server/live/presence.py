"""Who is here: those with a socket in this process, and those of whom other processes told."""

from __future__ import annotations

import secrets

from fathom.server import tells
from fathom.server.live.bell import Bell, Notice
from fathom.server.live.live_table import Guests, LiveTable

PROCESS = secrets.token_hex(8)
"""The name of this process among those that serve the same tables."""
FORGET = 45_000
"""A process that has been silent for so many milliseconds is gone."""


def local(live: LiveTable) -> tuple[tuple[int, ...], int]:
    """The seats whose people have a socket in this process, and how many only watch."""
    people = {socket.person.id for socket in live.sockets}
    seats = sorted({seat for person in people for seat in live.seats_of(person)})
    return tuple(seats), sum(not live.seats_of(person) for person in people)


def everywhere(live: LiveTable) -> tells.Presence:
    """The same, of all processes."""
    seats, watching = local(live)
    here = set(seats).union(*(guests.here for guests in live.guests.values()))
    return tells.Presence(
        seats=sorted(here),
        spectators=watching + sum(guests.watching for guests in live.guests.values()),
    )


def announce(live: LiveTable, bell: Bell) -> None:
    """Tell the other processes who looks on here."""
    seats, watching = local(live)
    bell.ring(Notice(live.id, process=PROCESS, here=seats, watching=watching))


def note(live: LiveTable, notice: Notice, now: int) -> None:
    """Hear from another process who looks on there."""
    if notice.process in ("", PROCESS):
        return
    if notice.here or notice.watching:
        live.guests[notice.process] = Guests(notice.here, notice.watching, now)
    else:
        live.guests.pop(notice.process, None)


def forget_silent(live: LiveTable, now: int) -> None:
    """Forget processes that no longer say anything."""
    for process, guests in list(live.guests.items()):
        if guests.said_at < now - FORGET:
            del live.guests[process]


def away_since(live: LiveTable, seat: int) -> int | None:
    """Since when the person of this seat has not been here; None: they are."""
    if seat in everywhere(live).seats:
        return None
    person = live.table.seats[seat].person
    since = live.away.get(person or "", live.table.started or 0)
    return max(since, live.alive_since)
