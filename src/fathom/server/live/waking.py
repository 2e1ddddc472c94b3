"""What a table waits for: whose decision, until when, and when the server must act unasked."""

from __future__ import annotations

from functools import cache

from fathom.bots import Perspective, bot
from fathom.engine.real_time import due, is_timed
from fathom.engine.state import State
from fathom.server.company import pace_percent_at
from fathom.server.store import Ending, Progress, Status, TableRow, TimeLimit

STAND_IN = "medium"
"""The bot that decides when nobody else does."""
SECOND_MS = 1000
DAY_MS = 24 * 3600 * SECOND_MS
REAL_TIME_PACE_MS = 700
"""In real time no bot acts more often than this, whatever pace the host chose."""


def bots_to_act(table: TableRow, state: State) -> list[int]:
    """The seats whose bot has something to decide now.

    Where several seats may act, a bot with nothing pressing lets the others go first.
    """
    acting = state.to_act()
    of_bots = [seat for seat in acting if table.seats[seat].bot is not None]
    if not of_bots or (len(acting) == 1 and not is_timed(state)):
        return of_bots
    pressed = [seat for seat in of_bots if not waits(table, state, seat)]
    if pressed or is_timed(state) or any(not _may_wait(state, seat) for seat in acting):
        return pressed
    return of_bots


def waits(table: TableRow, state: State, seat: int) -> bool:
    """Whether a bot sits there who lets what it may do be for now."""
    name = table.seats[seat].bot
    return name is not None and _is_patient(name) and _may_wait(state, seat)


@cache
def _is_patient(name: str) -> bool:
    return bot(name).patient


def _may_wait(state: State, seat: int) -> bool:
    return Perspective(state, seat).may_wait()


def people_to_act(table: TableRow, state: State) -> list[int]:
    """The seats where a person has something to decide now."""
    return [seat for seat in state.to_act() if table.seats[seat].bot is None]


def pace(table: TableRow, state: State, seat: int | None = None) -> int:
    """Milliseconds that any bot takes at least, or that of a seat."""
    percent = 100 if seat is None else pace_percent_at(table, seat)
    wanted = table.policy.bot_pace * percent // 100
    return max(wanted, REAL_TIME_PACE_MS) if is_timed(state) else wanted


def allowed(clock: TimeLimit) -> int | None:
    """Milliseconds for a decision; None: no limit."""
    if clock.kind == "seconds":
        return clock.each * SECOND_MS
    if clock.kind == "days":
        return clock.each * DAY_MS
    return None


def progress(table: TableRow, state: State, now: int) -> Progress:
    """How a table stands at this moment, for those who look after it later."""
    outcome = state.outcome()
    if outcome is not None:
        return Progress(
            version=table.version,
            status=Status.FINISHED,
            ended=now,
            result=Ending(outcome.clause, tuple(outcome.places)),
        )
    acting = tuple(state.to_act())
    return Progress(version=table.version, acting=acting, wake=wake(table, state, now))


def wake(table: TableRow, state: State, now: int) -> int | None:
    """When the server must look at this table again, even if nobody else does."""
    moments = []
    if any(seat.bot is not None for seat in table.seats) and (
        is_timed(state) or bots_to_act(table, state)
    ):
        moments.append(now + pace(table, state))
    moment = due(state)
    if moment is not None:
        moments.append(now + max(0, moment - state.now))
    limit = allowed(table.clock)
    if limit is not None:
        moments.append(now + limit)
    if table.policy.replace_after is not None and people_to_act(table, state):
        moments.append(now + table.policy.replace_after * SECOND_MS)
    return min(moments, default=None)
