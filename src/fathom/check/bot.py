"""A bot, judged for whoever brings one: is it fair, does it keep the rules, and how long it takes.

Fairness is the proof of `fathom.bots.fairness`. Here each decision is timed as well, and a bot
that does not decide the same twice is told from one that peeks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from fathom.bots import bot, thinks_by_the_clock
from fathom.bots.fairness import Audit, NotLegal, Unfair, audit_bot
from fathom.check.finding import Finding, advice, crash_of, fault
from fathom.check.rules import plies_of
from fathom.engine.bot import Advice, Bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.perspective import Perspective
from fathom.engine.playout import next_moment
from fathom.engine.real_time import is_timed, pass_time
from fathom.engine.state import State

DECISIONS = 30
"""About so many decisions in each game are the bot's."""


class Restless(AssertionError):
    """A bot decides otherwise when it is asked the same again."""


class Timed(Bot):
    """A bot whose decisions are timed, and asked of another of its kind too."""

    def __init__(self, name: str, milliseconds: list[float], is_steady: bool) -> None:
        self.name = name
        self.own = bot(name)
        self.patient = self.own.patient
        self.milliseconds = milliseconds
        self.is_steady = is_steady
        self.twin = bot(name)

    def choose(self, known: Perspective, dice: Dice) -> int:
        luck = dice.copy()
        start = time.perf_counter()
        move = self.own.choose(known, dice)
        self.milliseconds.append(1000 * (time.perf_counter() - start))
        if self.is_steady:
            again = self.twin.choose(known, luck)
            if again != move:
                raise Restless(f"seat {known.seat} chooses {move} and then {again}")
        return move

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        luck = dice.copy()
        advice = self.own.explain(known, dice)
        if self.is_steady and self.twin.explain(known, luck) != advice:
            raise Restless(f"seat {known.seat} explains it otherwise when it is asked again")
        return advice


def check_bot(
    name: str,
    game: Game,
    seats: int,
    games: int,
    limit: float | None = None,
    options: dict[str, Any] | None = None,
) -> list[Finding]:
    """What is wrong with a bot, or one finding that says that nothing is.

    `limit` is how many milliseconds it may take for a decision. Raises UnknownBot or InvalidBot.
    """
    by_clock = thinks_by_the_clock(name)
    milliseconds: list[float] = []
    found = list(_wrong(name, game, seats, games, options or {}, milliseconds, by_clock))
    slowest = max(milliseconds, default=0.0)
    if limit is not None and slowest > limit:
        found.append(fault("bot-slow", bot=name, slowest=f"{slowest:.1f}", limit=f"{limit:g}"))
    return found


def _wrong(
    name: str,
    game: Game,
    seats: int,
    games: int,
    options: dict[str, Any],
    milliseconds: list[float],
    by_clock: bool,
) -> Iterator[Finding]:
    decisions = disguised = 0
    try:
        for seed in range(games):
            every = max(1, plies_of(game, seats, seed, options) // DECISIONS)
            audit = _audited(name, game, seats, seed, every, options, milliseconds, by_clock)
            decisions += audit.decisions
            disguised += audit.disguised
    except Restless as error:
        yield fault("bot-restless", bot=name, detail=str(error))
    except Unfair as error:
        yield fault("bot-peeks", bot=name, detail=str(error))
    except NotLegal as error:
        yield fault("bot-illegal", bot=name, detail=str(error))
    except Exception as error:  # whatever a bot does
        yield fault("bot-crash", bot=name, detail=crash_of(error))
    else:
        if by_clock:
            yield advice("bot-clock", bot=name)
        yield advice(
            "bot-clean",
            bot=name,
            game=game.title,
            decisions=decisions,
            disguised=disguised,
            usual=f"{median(milliseconds):.2f}" if milliseconds else "0",
            slowest=f"{max(milliseconds, default=0.0):.2f}",
        )


def _audited(
    name: str,
    game: Game,
    seats: int,
    seed: int,
    every: int,
    options: dict[str, Any],
    milliseconds: list[float],
    by_clock: bool,
) -> Audit:
    def make() -> Bot:
        return Timed(name, milliseconds, is_steady=not by_clock)

    if by_clock:
        return _watched(make, game, seats, seed, options)
    return audit_bot(make, game, seats, seed, every=every, options=options)


def _watched(
    make: Callable[[], Bot], game: Game, seats: int, seed: int, options: dict[str, Any]
) -> Audit:
    """The first decisions of a game: only whether they are legal."""
    state: State = game.new(seats, seed=seed, options=options)
    choices = Dice(derived_seed(seed, 1))
    players = [make() for _ in range(seats)]
    decisions = 0
    while decisions < DECISIONS and state.outcome() is None:
        if is_timed(state):
            at = next_moment(state, choices)
            pass_time(state, at)
            state.now = at
        acting = state.to_act()
        if not acting:
            continue
        seat = acting[choices.below(len(acting))]
        move = players[seat].choose(Perspective(state, seat), choices)
        if move not in state.legal_moves(seat):
            raise NotLegal(f"{state.where()}, seat {seat}: {move} is not legal")
        state.apply(seat, move)
        decisions += 1
    return Audit(decisions, 0)
