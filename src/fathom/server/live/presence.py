"""Who is here: those with a socket in this process, and those of whom other processes told."""

from __future__ import annotations

from fathom.server.live.bell import Bell, Notice
from fathom.server.live.live_table import Guests, LiveTable
from fathom.server.tells.live import Presence

SILENT_PROCESS_MS = 45_000
"""A process that has been silent for so many milliseconds is gone."""


def local(live: LiveTable) -> set[str]:
    """The people with a socket in this process. A screen for everybody is nobody."""
    return {socket.person.id for socket in live.sockets if not socket.is_public}


def everywhere(live: LiveTable) -> Presence:
    """The seats whose people are here, in whatever process, and how many only watch."""
    people = local(live).union(*(guests.people for guests in live.guests.values()))
    seats = {person: live.seats_of(person) for person in people}
    return Presence(
        seats=sorted({seat for mine in seats.values() for seat in mine}),
        spectators=sum(not mine for mine in seats.values()),
    )


def announce(live: LiveTable, bell: Bell) -> None:
    """Tell the other processes who looks on here, now that somebody came or went."""
    live.comings += 1
    bell.ring(Notice(live.id, process=bell.process, here=tuple(sorted(local(live)))))


def note(live: LiveTable, notice: Notice, bell: Bell, now: int) -> None:
    """Hear from another process who looks on there; who is new is told who looks on here."""
    if notice.process in ("", bell.process):
        return
    live.comings += 1
    is_new = notice.process not in live.guests
    if notice.here:
        live.guests[notice.process] = Guests(notice.here, now)
    else:
        live.guests.pop(notice.process, None)
    if is_new and notice.here and live.sockets:
        announce(live, bell)


def forget_silent(live: LiveTable, now: int) -> None:
    """Forget processes that no longer say anything."""
    for process, guests in list(live.guests.items()):
        if guests.said_at < now - SILENT_PROCESS_MS:
            del live.guests[process]


def away_since(live: LiveTable, seat: int) -> int | None:
    """Since when the person of this seat has not been here; None: they are."""
    if seat in everywhere(live).seats:
        return None
    person = live.table.seats[seat].person
    since = live.away.get(person or "", live.table.started or 0)
    return max(since, live.alive_since)
