"""How bots fared against one another: shares of wins, ratings, and who beats whom."""

from __future__ import annotations

from itertools import combinations

import msgspec

from fathom.lab.ratings import rate
from fathom.lab.statistics import Estimate, Tally, share


class Result(msgspec.Struct, frozen=True):
    """How one game ended, by side of the table."""

    game: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    plies: int
    clause: str


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared."""

    bot: str
    games: int
    wins: Estimate
    """The share of games won; of a shared victory, and of several seats, a part."""
    rating: Estimate
    """Openskill's."""


class Standings(msgspec.Struct, frozen=True):
    """All bots, the best first."""

    games: int
    fair_share: float
    """What a bot would win if all were alike."""
    bots: list[Standing]
    duels: list[list[Estimate | None]]
    """By row and column, in the order of the bots: how often the row came in before the column.

    A tie counts half. None where two never met.
    """
    plies: Estimate
    endings: dict[str, int]
    """By clause: how often it ended the game."""


class Count(msgspec.Struct):
    """Successes out of so many games."""

    successes: float = 0.0
    games: int = 0

    def add(self, successes: float) -> None:
        """Count one game; what several copies of a bot did in it is one success, or a part."""
        self.successes += successes
        self.games += 1

    def share(self) -> Estimate:
        """The share of successes with its interval."""
        return share(self.successes, self.games)


def standings(results: list[Result]) -> Standings:
    """The standings after these games; ratings depend on their order."""
    wins: dict[str, Count] = {}
    duels: dict[tuple[str, str], Count] = {}
    plies = Tally()
    endings: dict[str, int] = {}
    for result in results:
        for bot, part in _wins(result).items():
            wins.setdefault(bot, Count()).add(part)
        for pair, part in _duels(result).items():
            duels.setdefault(pair, Count()).add(part)
        plies.add(result.plies)
        endings[result.clause] = endings.get(result.clause, 0) + 1
    ratings = rate([(result.bots, result.places) for result in results])
    order = sorted(wins, key=lambda bot: ratings[bot].value, reverse=True)
    return Standings(
        games=len(results),
        fair_share=1 / len(results[0].bots),
        bots=[Standing(bot, wins[bot].games, wins[bot].share(), ratings[bot]) for bot in order],
        duels=[
            [duels[row, column].share() if (row, column) in duels else None for column in order]
            for row in order
        ],
        plies=plies.mean(),
        endings=dict(sorted(endings.items())),
    )


def _wins(result: Result) -> dict[str, float]:
    """By bot: its part of the victory, for each of its sides."""
    winners = [bot for bot, place in zip(result.bots, result.places, strict=True) if place == 1]
    return {
        bot: winners.count(bot) / len(winners) / result.bots.count(bot)
        for bot in dict.fromkeys(result.bots)
    }


def _duels(result: Result) -> dict[tuple[str, str], float]:
    """By pair of bots: how much of their meetings in this game the first one won."""
    met: dict[tuple[str, str], list[float]] = {}
    for (one, first), (other, second) in combinations(
        zip(result.bots, result.places, strict=True), 2
    ):
        if one != other:
            won = 0.5 if first == second else float(first < second)
            met.setdefault((one, other), []).append(won)
            met.setdefault((other, one), []).append(1 - won)
    return {pair: sum(parts) / len(parts) for pair, parts in met.items()}
