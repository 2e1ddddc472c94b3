"""One bot against a panel, each bout only as long as it takes to be sure.

Wald's sequential test decides between two claims about the share of the victory that the bot wins:
`least`, so it is no stronger, and `most`, so it is. It errs either way once in twenty. What was
played is kept, so that it need not be played again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from fathom import registry
from fathom.engine.bot import LEVELS
from fathom.lab.ledger import Ledger
from fathom.lab.standings import Result
from fathom.lab.statistics import Estimate, share
from fathom.lab.tournament import TournamentPlan, check, play_pairing
from fathom.lab.workers import Jobs, shared_out

ERROR = 0.05
"""How often the test may be wrong, either way."""
DECIDED = math.log((1 - ERROR) / ERROR)
"""So much must the evidence for one claim outweigh that for the other, on the logarithmic scale."""
ELO = 400 / math.log(10)
"""Elo points in a unit of the logistic scale."""

Verdict = Literal["stronger", "not-stronger", "open"]


class GauntletPlan(msgspec.Struct, frozen=True):
    """Who plays whom, and what is to be found out."""

    game: str
    bot: str
    panel: list[str]
    seats: int
    games: int
    """At most so many against each."""
    seed: int
    least: float = 0.5
    most: float = 0.6
    options: dict[str, Any] = {}

    def bouts(self) -> list[TournamentPlan]:
        """One for each of the panel."""
        rules = registry.load(self.game).rules_version
        return [
            TournamentPlan(
                game=self.game,
                rules=rules,
                seats=self.seats,
                bots=[self.bot],
                games=self.games,
                seed=self.seed,
                field=opponent,
                options=self.options,
            )
            for opponent in self.panel
        ]


class Bout(msgspec.Struct, frozen=True):
    """How the bot fared against one of the panel."""

    opponent: str
    games: int
    wins: Estimate
    """Its share of the victory: a half if both are alike, whatever the number of seats."""
    elo: Estimate
    """By how many points it is stronger, if the share is to be believed."""
    verdict: Verdict


class GauntletReport(msgspec.Struct, frozen=True):
    """What came of a gauntlet."""

    plan: GauntletPlan
    bouts: list[Bout]


def panel_of(game: str, bot: str) -> list[str]:
    """Whom a bot has to meet if nobody else is named: the levels, and the game's own partners."""
    return [name for name in (*LEVELS, *registry.load(game).sparring) if name != bot]


def run_gauntlet(
    plan: GauntletPlan,
    jobs: Jobs = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> GauntletReport:
    """Meet all of the panel; `progress` is told how many games are done. Raises FathomError."""
    for bout in plan.bouts():
        check(bout)
    return GauntletReport(
        plan,
        [
            _fight(plan, bout, jobs, None if folder is None else folder / str(number), progress)
            for number, bout in enumerate(plan.bouts(), 1)
        ],
    )


def _fight(
    plan: GauntletPlan,
    bout: TournamentPlan,
    jobs: Jobs,
    folder: Path | None,
    progress: Callable[[int], None] | None,
) -> Bout:
    """Play until it is sure, or as many games as were allowed."""
    pairings = bout.pairings()
    sides = len(bout.sides())
    step = sides * (jobs if isinstance(jobs, int) else len(pairings))  # everybody sits everywhere
    won, played = 0.0, 0
    evidence = 0.0
    with Ledger(folder, bout, Result) as ledger:
        while played < len(pairings) and abs(evidence) < DECIDED:
            round_ = pairings[played : played + step]
            tasks = [(bout, one) for one in round_ if one.number not in ledger.results]
            for result in shared_out(play_pairing, tasks, jobs):
                ledger.add(result)
            for pairing in round_:
                part = even_share(ledger.results[pairing.number], plan.bot)
                won += part
                evidence += weight(part, plan.least, plan.most)
            played += len(round_)
            if progress is not None:
                progress(len(round_))
    wins = share(won, played)
    verdict: Verdict = "open"
    if abs(evidence) >= DECIDED:
        verdict = "stronger" if evidence > 0 else "not-stronger"
    points = Estimate(elo(wins.value), elo(wins.low), elo(wins.high))
    assert bout.field is not None
    return Bout(bout.field, played, wins, points, verdict)


def even_share(result: Result, bot: str) -> float:
    """How much of the victory was the bot's, against one other: how many of them it came before."""
    mine = result.places[result.bots.index(bot)]
    others = [place for name, place in zip(result.bots, result.places, strict=True) if name != bot]
    parts = [0.5 if mine == place else float(mine < place) for place in others]
    return sum(parts) / len(parts)


def weight(part: float, least: float, most: float) -> float:
    """What a game says for the second claim about the share, rather than the first."""
    return part * math.log(most / least) + (1 - part) * math.log((1 - most) / (1 - least))


def elo(wins: float) -> float:
    """The difference in Elo points that goes with a share of wins, as far as it can be told."""
    known = min(max(wins, 0.001), 0.999)
    return ELO * math.log(known / (1 - known))
