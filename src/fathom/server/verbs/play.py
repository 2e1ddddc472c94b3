"""Playing: a move, a move taken back, and what may be asked about moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from fathom.engine.disclosure import discloses
from fathom.engine.errors import FathomError, NotYourTurn
from fathom.server import traces
from fathom.server.asks import MakeMove, TakeBack
from fathom.server.bots.thinking import explain, question
from fathom.server.clock import Clock
from fathom.server.errors import NotAllowed, NoUndo
from fathom.server.faults import fault_of
from fathom.server.history import Draft, History
from fathom.server.live.live_table import LiveTable
from fathom.server.store import Entry, TableRow
from fathom.server.tells.live import AdviceTell, Hint, Why
from fathom.server.verbs.chat import heard_by
from fathom.server.verbs.common import with_seat

if TYPE_CHECKING:
    from fathom.server.services import Services

ADVISER = "expert"
"""The bot that gives hints."""


async def play(live: LiveTable, clock: Clock, seat: int, ask: MakeMove) -> Entry:
    """Play a person's move; the seat is theirs. Returns the entry that is kept.

    Raises StaleMove, what the rules refuse, NotAllowed or WrongTime; nothing has changed then.
    """

    def propose(history: History, now: int) -> Draft:
        if live.table.seats[seat].bot is not None:
            raise NotAllowed("a bot plays this seat: take it back first")
        return history.propose(
            seat,
            ask.move,
            ply=ask.ply,
            at=live.game_time(now),
            key=ask.key,
            time=now,
            attachment=ask.attachment,
            is_judged=True,
        )

    return await _make(live, clock, seat, ask.ply, ask.key, propose)


async def play_for_bot(
    live: LiveTable, clock: Clock, seat: int, move: int, ply: int, key: str
) -> Entry:
    """Play what a bot chose when the seat was at `ply`. It needs no drawing to back a move."""

    def propose(history: History, now: int) -> Draft:
        return history.propose(seat, move, ply=ply, at=live.game_time(now), key=key, time=now)

    return await _make(live, clock, seat, ply, key, propose)


async def _make(
    live: LiveTable,
    clock: Clock,
    seat: int,
    ply: int | None,
    key: str,
    propose: Callable[[History, int], Draft],
) -> Entry:
    """Make a move, unless its key says that it has been made; what is due comes first."""

    async def attempt() -> Entry:
        if live.lags_behind(seat, ply):
            await live.reload()
        kept = live.kept(seat, key)
        if kept is not None:
            return kept
        now = clock.now()
        live.running()
        await live.pass_time(now)
        with traces.span("judge"):
            draft = propose(live.running(), now)
        return await live.append(draft)

    return await live.decide(attempt)


async def take_back(live: LiveTable, clock: Clock, seat: int, ask: TakeBack) -> Entry:
    """Take the seat's last move back, as long as nobody has learned anything from it.

    Raises NoUndo, StaleMove or WrongTime.
    """

    async def attempt() -> Entry:
        if live.lags_behind(seat, ask.ply):
            await live.reload()
        kept = live.kept(seat, ask.key)
        if kept is not None:
            return kept
        history = live.running()
        draft = history.propose_undo(seat, ply=ask.ply, key=ask.key, time=clock.now())
        last = history.last
        assert last is not None and last.move is not None
        if await asyncio.to_thread(discloses, draft.state, seat, last.move):
            raise NoUndo("something that was hidden has been shown")
        return await live.append(draft)

    return await live.decide(attempt)


def why(live: LiveTable, seat: int, words: str, now: int) -> Why:
    """Whether a move is possible, and if not, which rule forbids it. Raises WrongTime."""
    state = live.look(now)
    try:
        state.check(seat, state.parse_move(words))
    except FathomError as error:
        return Why(move=words, is_legal=False, error=fault_of(error, state, seat))
    return Why(move=words, is_legal=True)


def advised(table: TableRow, number: int) -> TableRow:
    """The table once a bot has advised a seat: from then on the game is not rated."""
    seat = table.seats[number]
    return with_seat(table, number, msgspec.structs.replace(seat, had_hint=True))


async def hint(services: Services, live: LiveTable, seat: int) -> Hint:
    """What a bot would do in this seat, knowing what the seat knows. Raises NotYourTurn.

    That it was asked for is kept before it is told: the game is not rated any more.
    """
    state = live.look(services.clock.now())
    history = live.running()
    if not state.legal_moves(seat):
        raise NotYourTurn("there is nothing to decide for you now")
    ply = history.ply(seat)
    await services.finish(live.change(lambda table: advised(table, seat)))
    heard = await heard_by(services.store, live, seat)
    past = history.engine.past(seat)
    asked = question(state, seat, ADVISER, live.table.seed, ply, heard, past)  # what it knows
    advice = await services.thinker.ask(explain, asked)
    return Hint(
        ply=ply,
        seat=seat,
        move=history.game.move_text(advice[0].move),
        bot=ADVISER,
        advice=[
            AdviceTell(
                move=history.game.move_text(one.move),
                estimate=one.estimate,
                reason=one.reason,
                facts=one.facts,
            )
            for one in advice
        ],
    )
