"""Bots against bots, seats rotated; what was played is kept, so that it can go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from fathom import registry
from fathom.bots import bot, thinks_by_the_clock
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import derived_seed
from fathom.engine.game import Game
from fathom.lab.ledger import Ledger
from fathom.lab.lineups import Pairing, lineups, schedule
from fathom.lab.playing import play_game
from fathom.lab.standings import Result, Standings, standings
from fathom.lab.workers import Jobs, shared_out


class TournamentPlan(msgspec.Struct, frozen=True):
    """What is to be played. The same plan gives the same standings, unless by the clock."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    bots: list[str]
    games: int
    """Of each line-up, or a few more: everybody sits everywhere equally often."""
    seed: int
    field: str | None = None
    """If there is one, each of the bots plays alone among copies of this one."""
    options: dict[str, Any] = {}

    def names(self) -> list[str]:
        """Every bot that takes part."""
        return self.bots if self.field is None else [*self.bots, self.field]

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win and lose together, and so have one bot."""
        game = registry.load(self.game)
        return sides_of(game, self.seats, game.read_options(self.options, self.seats))

    def lineups(self) -> list[tuple[str, ...]]:
        """Every group of bots that meets."""
        return lineups(self.bots, len(self.sides()), self.field)

    def pairings(self) -> list[Pairing]:
        """Every game, in the order in which they count."""
        return schedule(self.lineups(), self.games)


class TournamentReport(msgspec.Struct, frozen=True):
    """What came of a tournament."""

    plan: TournamentPlan
    lineups: list[tuple[str, ...]]
    by_the_clock: list[str]
    """The bots that think by the clock: with them no two tournaments are the same."""
    standings: Standings


def play_tournament(
    plan: TournamentPlan,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> TournamentReport:
    """Play what has not been played yet; `progress` is told how many are done.

    Every result is kept in the folder before it is counted; one that holds a tournament with the
    same plan is gone on with. Raises FathomError; an impossible plan leaves nothing behind.
    """
    check(plan)
    pairings = plan.pairings()
    with Ledger(folder, plan, Result) as ledger:
        open_games = [pairing for pairing in pairings if pairing.number not in ledger.results]
        if progress is not None:
            progress(len(pairings) - len(open_games))
        tasks = [(plan, pairing) for pairing in open_games]
        for result in shared_out(play_pairing, tasks, jobs):
            ledger.add(result)
            if progress is not None:
                progress(1)
        results = [ledger.results[pairing.number] for pairing in pairings]
    return report(plan, results)


def report(plan: TournamentPlan, results: list[Result]) -> TournamentReport:
    """What came of these games, in the order in which they count."""
    by_the_clock = [name for name in plan.names() if thinks_by_the_clock(name)]
    return TournamentReport(plan, plan.lineups(), by_the_clock, standings(results))


def check(plan: TournamentPlan) -> Game:
    """Refuse a plan that cannot be played; its game. Raises FathomError."""
    game = registry.load(plan.game)
    game.check_seats(plan.seats)
    for name in plan.names():
        bot(name)
    plan.lineups()
    return game


def play_pairing(plan: TournamentPlan, pairing: Pairing) -> Result:
    """Play one game of a plan."""
    game = registry.load(plan.game)
    sides = plan.sides()
    names = {seat: name for side, name in zip(sides, pairing.bots, strict=True) for seat in side}
    state = play_game(
        game,
        [names[seat] for seat in range(plan.seats)],
        derived_seed(plan.seed, pairing.number),
        plan.options,
    )
    outcome = state.outcome()
    assert outcome is not None
    return Result(
        game=pairing.number,
        bots=list(pairing.bots),
        places=[outcome.places[side[0]] for side in sides],
        scores=[outcome.scores[side[0]] for side in sides],
        plies=state.ply,
        clause=outcome.clause,
    )
