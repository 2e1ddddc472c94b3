"""How a battle stands, learned: `python -m fathom.games.sonar.player.learning`. It needs numpy.

Bots play themselves, without foresight; at random moments it is noted how both boats stand, and in
the end who won. Logistic regression says what counts for how much. Writes `data/judgement.json`.
(`fathom learn` is for games that search judges, and every seat for itself.)
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING

from fathom.engine.dice import Dice, derived_seed
from fathom.engine.perspective import Perspective
from fathom.games.sonar import GAME
from fathom.games.sonar.player.bot import at_first_sight
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.judgement import FEATURES, leads
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.rules.table import DRAW, MARKING, OVER

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Numbers = NDArray[float64]

FILE = Path(__file__).parents[1] / "data" / "judgement.json"
MAPS = ("alpha", "alpha", "alpha", "bravo", "charlie", "delta", "echo")
"""The map of each game in turn; what is played most counts most."""
TURNS_A_NOTE = 5
"""How the boats stand is noted at the beginning of one turn of so many, at random."""
RIDGE = 3.0
"""How strongly weights are drawn to nothing, as so many standings."""
HELD_BACK = 5
"""One game of so many is not learned from, but tells how well the rest foretell it."""


def standings(scenario: str, seed: int) -> tuple[list[list[float]], float]:
    """How the first boat stands at some turns of a game, and what it won."""
    state = GAME.new(2, seed=seed, options={"scenario": scenario})
    assert isinstance(state, SonarState)
    bots = [at_first_sight(), at_first_sight()]
    known = [Perspective(state, seat) for seat in range(2)]
    dice, moments = Dice(derived_seed(seed, 1)), Dice(derived_seed(seed, 2))
    noted: list[list[float]] = []
    turns = 0
    while state.phase != OVER:
        now = int(state.boats[0].turns + state.boats[1].turns)
        if state.phase != MARKING and now != turns and moments.below(TURNS_A_NOTE) == 0:
            guesses = [Guess(state.chart, boat).listen(state.log) for boat in range(2)]
            noted.append(leads(state, guesses))
        turns = now
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(known[seat], dice))
    return noted, 0.5 if state.winner == DRAW else float(state.winner == 0)


def fitted(rows: Numbers, won: Numbers) -> Numbers:
    """The weights of a logistic regression without a constant, by Newton's method."""
    import numpy

    weights = numpy.zeros(rows.shape[1])
    for _ in range(25):
        chances = 1 / (1 + numpy.exp(-rows @ weights))
        slope = rows.T @ (won - chances) - RIDGE * weights
        bend = (rows.T * (chances * (1 - chances))) @ rows + RIDGE * numpy.eye(rows.shape[1])
        weights = weights + numpy.linalg.solve(bend, slope)
    return weights


def surprise(rows: Numbers, won: Numbers, weights: Numbers) -> float:
    """The mean surprise at who won, in nats; that of a coin is 0.69."""
    import numpy

    chances = numpy.clip(1 / (1 + numpy.exp(-rows @ weights)), 1e-9, 1 - 1e-9)
    return float(-numpy.mean(won * numpy.log(chances) + (1 - won) * numpy.log(1 - chances)))


def main() -> None:
    import numpy

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=7000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows: list[list[float]] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(asked.games):
        scenario = MAPS[number % len(MAPS)]
        noted, result = standings(scenario, derived_seed(asked.seed, number))
        rows += noted
        won += [result] * len(noted)
        numbers += [number] * len(noted)
    table, wins = numpy.array(rows), numpy.array(won)
    held = numpy.array(numbers) % HELD_BACK == 0
    weights = fitted(table[~held], wins[~held])
    print(f"{len(won):,} standings of {asked.games:,} games; surprise at those held back")
    print(f"  {surprise(table[held], wins[held], weights):.4f} nats, {math.log(2):.4f} of a coin")
    learned = {name: round(float(one), 4) for name, one in zip(FEATURES, weights, strict=True)}
    for name, weight in learned.items():
        print(f"  {weight:8.3f}  {name}")
    command = (
        f"python -m fathom.games.sonar.player.learning --games {asked.games} --seed {asked.seed}"
    )
    told = json.dumps({"made_by": command, "weights": learned}, indent=1)
    FILE.write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
