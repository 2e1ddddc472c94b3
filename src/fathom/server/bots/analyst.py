"""Analyst: has games that are over looked at by bots, once each, and never many at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec

from fathom.engine.capabilities import sides_of
from fathom.engine.table import Play
from fathom.server.bots.analysing import ANALYST, Course, Weighed, estimates, weigh
from fathom.server.bots.pool import Thinker
from fathom.server.history import History
from fathom.server.store import Store
from fathom.server.tells.after import Analysis, ChoiceTell

MOST_PLIES = 120
"""Plies of a game that are looked at."""
IMAGINED_GAMES_AN_ANALYSIS = 24_000
"""Imagined games that one analysis may cost, but for very large tables."""
LEAST_WORLDS, MOST_WORLDS = 16, 100
"""Imagined games for one estimate, at least and at most."""
PLIES_A_QUESTION = 8
"""Plies in one question: bots at the tables wait no longer than for these."""
CHOICES_WEIGHED = 8
"""For each side: so many of its choices, those after which its estimate fell most, are weighed."""
CHOICES_TOLD = 3
WORLDS_A_CHOICE = 60
"""Imagined games for each move of a choice that is weighed."""
NOTABLE_COST = 0.03
"""A choice that cost less of the victory is not worth telling."""
FORM = 3
"""Of what is kept; another one is worked out anew."""
ANSWER_WAIT_SECONDS = 1.0
"""Seconds that somebody waits for an answer that is not complete."""
MOST_KEPT_ANALYSES = 500
NOTABLE_RISE = 0.08
"""A side whose estimate never fell or rose by more than this had no turning point."""
FEWEST_COMPARED = 2
"""Estimates on each side of a moment that are compared at least: a single one may be bad luck."""
PARTS_OF_A_GAME = 12
"""A turn must show in this part of the game before it and after it."""
log = logging.getLogger("fathom.bots")


class Work:
    """An analysis that goes on."""

    def __init__(self, history: History) -> None:
        state = history.state
        self.sides = sides_of(history.game, state.seats, state.options)
        self.plies = spread(history.engine.ply, MOST_PLIES)
        self.found: list[list[float]] = []
        """By ply and by side, as far as it has come."""
        self.choices: list[list[ChoiceTell]] | None = None
        """By side, once they are weighed."""
        self.task: asyncio.Task[None] | None = None

    @property
    def worlds(self) -> int:
        """Imagined games for each estimate."""
        fair = IMAGINED_GAMES_AN_ANALYSIS // (len(self.plies) * len(self.sides))
        return min(MOST_WORLDS, max(LEAST_WORLDS, fair))

    def told(self) -> Analysis:
        """What is known so far."""
        plies = self.plies[: len(self.found)]
        is_complete = self.choices is not None
        by_side = [smoothed([at[side] for at in self.found]) for side in range(len(self.sides))]
        return Analysis(
            is_complete=is_complete,
            sides=[list(side) for side in self.sides],
            plies=plies,
            estimates=[[round(value, 3) for value in values] for values in by_side],
            turns=[turning_point(plies, values) if is_complete else None for values in by_side],
            choices=self.choices or [[] for _ in self.sides],
        )

    def falls(self, side: int, plays: list[Play]) -> list[int]:
        """The plies at which this side chose, and after which its estimate fell most."""
        curve = [at[side] for at in self.found]
        chosen = [
            (_fall(self.plies, curve, ply), ply)
            for ply, play in enumerate(plays)
            if play.seat in self.sides[side] and play.move is not None
        ]
        worst = sorted(chosen, key=lambda one: -one[0])[:CHOICES_WEIGHED]
        return sorted(ply for _, ply in worst)


class Kept(msgspec.Struct, frozen=True):
    """An analysis as the store has it."""

    form: int
    analysis: Analysis


class Analyst:
    """Whoever asks for the same game meanwhile, or later, gets the same answer."""

    def __init__(self, thinker: Thinker, store: Store) -> None:
        self._thinker = thinker
        self._store = store
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._running: dict[str, Work] = {}

    async def has(self, table: str) -> bool:
        """Whether the answer is there, or on its way."""
        return table in self._running or await self._known(table) is not None

    async def analyse(self, table: str, history: History) -> Analysis:
        """How each side of a game that is over stood in the course of it, and its worst choices.

        Nobody waits for long: what is not complete goes on, and can be asked for again.
        """
        known = await self._known(table)
        if known is not None:
            return known
        work = self._running.get(table)
        if work is None:
            work = self._running[table] = Work(history)
            work.task = asyncio.create_task(self._do(table, work, history), name=f"analyse {table}")
            work.task.add_done_callback(_note_failure)
        assert work.task is not None
        await asyncio.wait({work.task}, timeout=ANSWER_WAIT_SECONDS)
        if work.task.done():
            work.task.result()  # what went wrong is not told as an answer
        return work.told()

    async def _known(self, table: str) -> Analysis | None:
        """The answer, if it was ever worked out to its end."""
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        text = await self._store.analysis(table)
        if text is None:
            return None
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except msgspec.MsgspecError:  # of another version
            return None
        if kept.form != FORM:
            return None
        self._remember(table, kept.analysis)
        return kept.analysis

    async def stop(self) -> None:
        """Let go of what has begun."""
        tasks = [work.task for work in self._running.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _do(self, table: str, work: Work, history: History) -> None:
        engine, state = history.engine, history.state
        course = Course(
            game=history.game.key,
            rules=history.game.rules_version,
            seats=state.seats,
            seed=engine.seed,
            options=state.options.plain(),
            plays=engine.plays,
            plies=[],
            worlds=work.worlds,
            luck=0,
        )
        try:
            for start in range(0, len(work.plies), PLIES_A_QUESTION):
                asked = msgspec.structs.replace(
                    course, plies=work.plies[start : start + PLIES_A_QUESTION]
                )
                async with self._turn:
                    work.found += await self._thinker.ask(estimates, asked)
            work.choices = await self._weigh(course, work)
            analysis = work.told()
            self._remember(table, analysis)
            kept = msgspec.json.encode(Kept(FORM, analysis)).decode()
            await self._store.keep_analysis(table, kept)
        finally:
            del self._running[table]

    async def _weigh(self, course: Course, work: Work) -> list[list[ChoiceTell]]:
        """By side: the choices that cost it most, sifted by one bot and judged by a better one."""
        found = []
        for side in range(len(work.sides)):
            plies = work.falls(side, course.plays)
            asked = msgspec.structs.replace(course, plies=plies, worlds=WORLDS_A_CHOICE)
            async with self._turn:
                sifted = _costliest(await self._thinker.ask(weigh, asked))
            judged: list[Weighed] = []
            for one in sifted:  # one by one: bots at the tables wait no longer than for that
                asked = msgspec.structs.replace(asked, plies=[one.ply], bot=ANALYST)
                async with self._turn:
                    judged += await self._thinker.ask(weigh, asked)
            found.append(_told(_costliest(judged)))
        return found

    def _remember(self, table: str, analysis: Analysis) -> None:
        self._kept[table] = analysis
        if len(self._kept) > MOST_KEPT_ANALYSES:
            self._kept.popitem(last=False)


def _costliest(weighed: list[Weighed]) -> list[Weighed]:
    """The few that are worth telling, the costliest first."""
    notable = [one for one in weighed if one.better_share - one.share >= NOTABLE_COST]
    return sorted(notable, key=lambda one: one.share - one.better_share)[:CHOICES_TOLD]


def _told(weighed: list[Weighed]) -> list[ChoiceTell]:
    return [
        ChoiceTell(
            ply=one.ply,
            seat=one.seat,
            move=one.move,
            better=one.better,
            share=round(one.share, 3),
            better_share=round(one.better_share, 3),
            reason=one.reason,
            facts=one.facts,
        )
        for one in weighed
    ]


def _fall(plies: list[int], estimates: list[float], ply: int) -> float:
    """By how much the estimate fell from this ply to the next one that was looked at."""
    after = next((at for at, one in enumerate(plies) if one > ply), len(plies) - 1)
    return estimates[max(0, after - 1)] - estimates[after]


def _note_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a game could not be analysed", exc_info=task.exception())


def spread(last: int, most: int) -> list[int]:
    """The plies from 0 to `last`, or `most` of them, as evenly as can be."""
    if last < most:
        return list(range(last + 1))
    return [round(step * last / (most - 1)) for step in range(most)]


def turning_point(plies: list[int], estimates: list[float]) -> int | None:
    """Where a side lost most of what it missed in the end, or won most of what it had.

    The end itself, where hope becomes certainty, counts only if nothing else does.
    """
    sign = 1 if estimates[-1] >= estimates[0] else -1
    turn = _turn(plies[:-1], estimates[:-1], sign)
    return _turn(plies, estimates, sign) if turn is None else turn


def _turn(plies: list[int], estimates: list[float], sign: int) -> int | None:
    far = max(FEWEST_COMPARED, len(plies) // PARTS_OF_A_GAME)
    moments = range(1, len(plies))
    around = max(moments, key=lambda at: sign * _rise(estimates, at, far), default=0)
    if not around or sign * _rise(estimates, around, far) < NOTABLE_RISE:
        return None
    close = [at for at in moments if abs(at - around) <= far // 2]
    return plies[max(close, key=lambda at: sign * _rise(estimates, at, FEWEST_COMPARED))]


def smoothed(estimates: list[float]) -> list[float]:
    """Without the noise of what was imagined; where it began and how it ended stay."""
    inner = [
        (before + 2 * here + after) / 4
        for before, here, after in zip(estimates, estimates[1:], estimates[2:], strict=False)
    ]
    return [*estimates[:1], *inner, *estimates[1:][-1:]]


def _rise(estimates: list[float], at: int, wide: int) -> float:
    """By how much the estimates from here on are above those before."""
    before, after = estimates[max(0, at - wide) : at], estimates[at : at + wide]
    return sum(after) / len(after) - sum(before) / len(before)
