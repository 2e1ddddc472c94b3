"""What one viewer is sent of the game."""

from __future__ import annotations

from fathom.engine.errors import FathomError
from fathom.engine.real_time import is_timed
from fathom.server.errors import NoSpectators, WrongTime
from fathom.server.faults import fault_of
from fathom.server.history import Viewer
from fathom.server.live.live_table import LiveTable
from fathom.server.live.waking import allowed
from fathom.server.store import Person, Status
from fathom.server.tells.live import ClockTell, RefusedTell, SightTell

MOST_EFFECTS = 400
"""A reader who is further behind is shown how it stands now, not all that happened."""


def may_watch(live: LiveTable, person: Person) -> bool:
    """Whether somebody may look on: before the game everybody with the link may."""
    table = live.table
    is_open = table.status is Status.WAITING or table.policy.spectators != "none"
    return is_open or _is_at_table(live, person)


def _is_at_table(live: LiveTable, person: Person) -> bool:
    return live.table.host == person.id or bool(live.seats_of(person.id))


def may_know_all(live: LiveTable, person: Person) -> bool:
    """Whether somebody may have the seed and the record."""
    if not live.is_over or live.history is None:
        return False
    return _is_at_table(live, person) or live.table.policy.spectators in ("after", "late")


def check_watch(live: LiveTable, person: Person) -> None:
    """Raise NoSpectators unless this person may see the game."""
    if not may_watch(live, person):
        raise NoSpectators


def sight(live: LiveTable, viewer: Viewer, since: int | None, now: int) -> SightTell:
    """The game as this viewer may see it, with what happened since the ply they had."""
    history = live.history
    if history is None:
        raise WrongTime("the game has not started")
    at = live.game_time(now)
    state = history.engine.look(at)
    ply = history.ply(viewer)
    since = ply if since is None else min(since, ply)
    known, was_undone = history.since(viewer, since)
    seen = history.engine.sight(viewer, known, at)
    effects = seen.effects
    if len(effects) > MOST_EFFECTS:
        effects, since = [], ply
    may_act = viewer is not None and live.is_running and live.table.seats[viewer].bot is None
    moves = seen.legal_moves if live.is_running else []
    waiting = live.waiting_since(viewer)
    limit = allowed(live.table.clock) if live.is_running else None
    late = live.late(now) if viewer is None else None
    return SightTell(
        ply=ply,
        since=since,
        you=viewer,
        view=seen.view,
        moves=[state.move_text(move) for move in moves],
        effects=effects,
        was_undone=was_undone,
        can_undo=may_act and viewer is not None and history.may_undo(viewer),
        attachments=seen.attachments,
        late=None if late is None else late.view(),
        clock=ClockTell(
            until=None if limit is None else waiting + limit,
            since=waiting,
            now=now,
            at=state.now if is_timed(state) else None,
        ),
    )


def refused(
    live: LiveTable,
    error: FathomError,
    viewer: Viewer,
    key: str | None,
    with_sight: bool,
    since: int | None,
    now: int,
) -> RefusedTell:
    """A refusal, with the current state for whoever acted on an old one."""
    state = None if live.history is None else live.history.state
    return RefusedTell(
        error=fault_of(error, state, viewer),
        key=key,
        sight=sight(live, viewer, since, now) if with_sight and live.history else None,
    )
