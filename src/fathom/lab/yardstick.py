"""Yardsticks: a game written straight in C, and the proof that it plays the same game.

A yardstick is called with the number of seats, of games, and a seed, and prints one line of JSON:
its processor time and the sums below. `bench/yardsticks` has one for each of our games.
"""

from __future__ import annotations

import math
import subprocess
from pathlib import Path

import msgspec

from fathom.engine.dice import Dice
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.engine.playout import play_random
from fathom.lab.statistics import Estimate, Tally

SEED = 1
"""Of the table; the choices have the next. Yardsticks that draw as we do play the same games."""
DEVIATIONS = 4.0
"""Means that differ by more standard errors than this are not means of the same game."""


FIGURES = ("length", "score", "best")
"""What games are compared by, beside the clauses that end them."""


class RandomGames(msgspec.Struct, frozen=True):
    """Random games, summed up."""

    seconds: float
    """Of processor time, where it was measured."""
    games: int
    length: tuple[float, float]
    """Moves in a game: the sum, and the sum of the squares."""
    score: tuple[float, float]
    """Of all seats together, in the same way."""
    best: tuple[float, float]
    """The highest score of a game, in the same way."""
    endings: dict[str, int]
    """By clause: how many games it ended."""

    def tallies(self) -> dict[str, Tally]:
        """Everything that two programs can be compared by; shares are means of 0 and 1."""
        return {
            "length": Tally(self.games, *self.length),
            "score": Tally(self.games, *self.score),
            "best": Tally(self.games, *self.best),
            **{clause: Tally(self.games, count, count) for clause, count in self.endings.items()},
        }


class Likeness(msgspec.Struct, frozen=True):
    """One figure of our random games beside that of the yardstick."""

    name: str
    """One of FIGURES, or the clause that ended a share of the games."""
    ours: Estimate
    yardstick: Estimate
    agrees: bool


def compile_yardstick(source: Path, folder: Path) -> Path:
    """The program, in `folder`. Raises FathomError if it does not compile."""
    program = folder / "yardstick"
    command = ["cc", "-O3", "-march=native", str(source), "-o", str(program)]
    try:
        subprocess.run(command, capture_output=True, check=True, text=True)
    except FileNotFoundError:
        raise FathomError("a yardstick needs a C compiler: there is no command 'cc'") from None
    except subprocess.CalledProcessError as error:
        fault = (error.stderr.strip().splitlines() or ["no message"])[0]
        raise FathomError(f"the yardstick {source} does not compile: {fault}") from None
    return program


def run_yardstick(program: Path, seats: int, games: int, seed: int = SEED) -> RandomGames:
    """Let it play. Raises FathomError if it does not say what a yardstick says."""
    command = [str(program), str(seats), str(games), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        return msgspec.json.decode(done.stdout, type=RandomGames)
    except msgspec.DecodeError as error:
        fault = (done.stderr or done.stdout).strip()[:200] or str(error)
        raise FathomError(f"the yardstick does not print its statistics: {fault}") from None


def play_games(game: Game, seats: int, games: int, seed: int = SEED) -> RandomGames:
    """The same games by our rules, as they run in this process. It measures no time."""
    dice, choices = Dice(seed), Dice(seed + 1)
    length, score, best = Tally(), Tally(), Tally()
    endings: dict[str, int] = {}
    for _ in range(games):
        state = game.new(seats, dice=dice)
        length.add(play_random(state, choices))
        outcome = state.outcome()
        assert outcome is not None
        score.add(sum(outcome.scores))
        best.add(max(outcome.scores))
        endings[outcome.clause] = endings.get(outcome.clause, 0) + 1
    return RandomGames(
        seconds=0.0,
        games=games,
        length=(length.total, length.squares),
        score=(score.total, score.squares),
        best=(best.total, best.squares),
        endings=endings,
    )


def likenesses(ours: RandomGames, yardstick: RandomGames) -> list[Likeness]:
    """Figure by figure, whether two programs play the same game as far as chance can tell."""
    first, second = ours.tallies(), yardstick.tallies()
    clauses = (first.keys() | second.keys()) - set(FIGURES)
    found = []
    for name in [*FIGURES, *sorted(clauses, key=lambda clause: (len(clause), clause))]:
        one = first.get(name, Tally(ours.games))
        other = second.get(name, Tally(yardstick.games))
        both = Tally()
        both.merge(one)
        both.merge(other)  # if it is the same game, it varies as much with either
        error = math.sqrt(both.variance() * (1 / one.count + 1 / other.count))
        mean, other_mean = one.mean(), other.mean()
        gap = abs(mean.value - other_mean.value)
        found.append(Likeness(name, mean, other_mean, gap <= DEVIATIONS * error))
    return found
