"""Whether it matters what the radio operator says: `python -m bench.told [--games N] [--level L]`.

Two boats of Captain Sonar, turn by turn, each with a captain that is a bot. The radio operator of
one is told everything by this script, as nobody ever is, and reports once a turn: the true field,
nonsense (any field of the sea), a lie (the likeliest field that is far from the true one), or
nothing. Boats and first turns change sides from game to game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

from fathom import registry
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.state import State
from fathom.engine.talk import Heard
from fathom.games.sonar.charts import FIELD_NAMES
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.sea import WIDTH
from fathom.lab.playing import play_on
from fathom.lab.processes import in_processes
from fathom.lab.statistics import share

Report = Callable[[SonarState, int, Dice], int | None]
"""The field that is reported of this boat."""
BATCH = 10
FAR = 5
"""A lie is so many fields from the truth at least."""


def truth(state: SonarState, boat: int, dice: Dice) -> int | None:
    """Where it is."""
    return int(state.boats[boat].field)


def nonsense(state: SonarState, boat: int, dice: Dice) -> int | None:
    """Anywhere."""
    return state.chart.sea[dice.below(len(state.chart.sea))]


def lie(state: SonarState, boat: int, dice: Dice) -> int | None:
    """Where it could well be, but is not."""
    weights = deduce(state, boat).weights
    true = int(state.boats[boat].field)
    far = [field for field in sorted(weights) if distance(field, true) >= FAR]
    return max(far, key=lambda field: weights[field]) if far else nonsense(state, boat, dice)


def nothing(state: SonarState, boat: int, dice: Dice) -> int | None:
    """Silence."""
    return None


def distance(one: int, other: int) -> int:
    """In fields, diagonals too."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))


REPORTS: dict[str, Report] = {
    "truth": truth,
    "nonsense": nonsense,
    "lie": lie,
    "nothing": nothing,
}
MATCHES = (
    ("truth", "nothing"),
    ("truth", "nonsense"),
    ("nonsense", "nothing"),
    ("lie", "nothing"),
)


class Radio:
    """The radio operator of one boat, with what it has reported so far."""

    def __init__(self, seat: int, boat: int, report: Report, seed: int) -> None:
        self._seat = seat
        self._boat = boat
        self._report = report
        self._dice = Dice(seed)
        self.said: tuple[Heard, ...] = ()

    def tell(self, state: SonarState) -> None:
        """Report, if the last report is not of this very moment."""
        moment = len(state.log)
        if not moment or (self.said and self.said[-1].moment == moment):
            return
        field = self._report(state, 1 - self._boat, self._dice)
        if field is not None:
            self.said += (Heard(self._seat, f"here {FIELD_NAMES[field]}", moment),)


def one_game(level: str, sides: tuple[str, str], seed: int) -> int | None:
    """The boat that wins; None if neither does."""
    radios = [
        Radio(2 * boat + 1, boat, REPORTS[name], derived_seed(seed, boat))
        for boat, name in enumerate(sides)
    ]

    def tell(state: State, seat: int) -> tuple[Heard, ...]:
        assert isinstance(state, SonarState)
        radio = radios[seat // 2]
        if state.on_turn == seat // 2:
            radio.tell(state)
        return radio.said

    game: State = registry.load("sonar").new(4, seed=seed, options={})
    play_on(game, [level] * 4, seed, tell=tell)
    outcome = game.outcome()
    assert outcome is not None
    winners = {seat // 2 for seat in outcome.winners}
    return winners.pop() if len(winners) == 1 else None


def play_batch(level: str, names: tuple[str, str], start: int, stop: int) -> float:
    """How many games the first of the two won; a draw is half of one."""
    won = 0.0
    for number in range(start, stop):
        swapped = number % 2 == 1
        sides = (names[1], names[0]) if swapped else names
        winner = one_game(level, sides, derived_seed(number // 2, 7))
        won += 0.5 if winner is None else float(winner == int(swapped))
    return won


def main() -> None:
    """Play the matches, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    for names in MATCHES:
        batches = [
            (chosen.level, names, start, min(start + BATCH, chosen.games))
            for start in range(0, chosen.games, BATCH)
        ]
        won = sum(in_processes(play_batch, batches, chosen.jobs))
        wins = share(won, chosen.games)
        between = f"{100 * wins.low:.0f} to {100 * wins.high:.0f}"
        print(
            f"{chosen.level}: told {names[0]:9} against told {names[1]:9}"
            f"{100 * wins.value:6.1f} % ({between})",
            flush=True,
        )


if __name__ == "__main__":
    main()
