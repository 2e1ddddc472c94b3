"""A bot, judged for whoever brings one: is it fair, does it keep the rules, and how long it takes.

Fairness is the proof of `fathom.bots.fairness`. Here each decision is timed as well, and a bot
that does not decide the same twice is told from one that peeks.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from fathom.bots import bot, thinks_by_the_clock
from fathom.bots.fairness import NotLegal, Unfair, audit_bot
from fathom.check.finding import Finding, advice, crash_of, fault
from fathom.check.rules import plies_of
from fathom.engine.bot import Bot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.perspective import Perspective
from fathom.engine.playout import next_to_act
from fathom.engine.state import NOBODY, State

DECISIONS = 30
"""About so many decisions in each game are the bot's."""


class Restless(AssertionError):
    """A bot decides otherwise when it is asked the same again."""


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
    watch = Watch(name, is_steady=not by_clock)
    found = list(_wrong(watch, game, seats, games, options or {}))
    slowest = max(watch.milliseconds, default=0.0)
    if limit is not None and slowest > limit:
        found.append(fault("bot-slow", bot=name, slowest=f"{slowest:.1f}", limit=f"{limit:g}"))
    return found


def _wrong(
    watch: Watch, game: Game, seats: int, games: int, options: dict[str, Any]
) -> Iterator[Finding]:
    name = watch.name
    decisions = disguised = 0
    try:
        for seed in range(games):
            watch.play(game, seats, seed, options)
            if watch.is_steady:
                every = max(1, plies_of(game, seats, seed, options) // DECISIONS)
                audit = audit_bot(
                    lambda: bot(name), game, seats, seed, every=every, options=options
                )
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
        if not watch.is_steady:
            yield advice("bot-clock", bot=name)
        yield advice(
            "bot-clean",
            bot=name,
            game=game.title,
            decisions=decisions or len(watch.milliseconds),
            disguised=disguised,
            usual=f"{median(watch.milliseconds or [0.0]):.2f}",
            slowest=f"{max(watch.milliseconds, default=0.0):.2f}",
        )


class Watch:
    """Watches bots of one kind play: what they choose, how long they take, and if they waver."""

    def __init__(self, name: str, is_steady: bool) -> None:
        self.name = name
        self.is_steady = is_steady
        """Whether a bot of this kind has to decide the same twice."""
        self.milliseconds: list[float] = []

    def play(self, game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
        """The first decisions of a game in which such bots have all seats.

        Raises NotLegal or Restless.
        """
        state: State = game.new(seats, seed=seed, options=options)
        choices = Dice(derived_seed(seed, 1))
        players = [(bot(self.name), bot(self.name)) for _ in range(seats)]
        known = [Perspective(state, seat) for seat in range(seats)]
        decisions = 0
        while decisions < DECISIONS and (seat := next_to_act(state, choices)) != NOBODY:
            legal = state.legal_moves(seat)
            move = self._choose(players[seat], known[seat], choices)
            if move not in legal:
                raise NotLegal(f"{state.where()}, seat {seat}: {move} is not legal")
            state.apply(seat, move)
            known[seat].past.append(move)
            decisions += len(legal) > 1

    def _choose(self, twins: tuple[Bot, Bot], known: Perspective, dice: Dice) -> int:
        luck = dice.copy()
        start = time.perf_counter()
        move = twins[0].choose(known, dice)
        self.milliseconds.append(1000 * (time.perf_counter() - start))
        if self.is_steady:
            again = twins[1].choose(known, luck)
            if again != move:
                raise Restless(f"seat {known.seat} chooses {move} and then {again}")
        return move
