"""A bot of this version against one of another: `python -m bench.versions GAME --other CHECKOUT`.

The other version is a checkout with an environment of its own (`CHECKOUT/.venv`), in which it is
built. Each version sets up the same game from the same seed in a process of its own and is told
every move, so only the rules of both must be the same, which golden games prove. Two seats, by
turns; every seed is played twice, with the seats changed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import fathom
from fathom.bots import Perspective, bot
from fathom.engine.dice import Dice, derived_seed

SEATS = 2
SERVE = "--serve"


class Side(Protocol):
    """A version that plays along, and decides for one seat."""

    def begin(self, game: str, name: str, seat: int, seed: int) -> None:
        """Set up a new game, with a bot on this seat."""

    def choose(self) -> str:
        """The move of the bot, which is to act."""

    def apply(self, seat: int, move: str) -> None:
        """Make a move of either side."""


class Here:
    """The version that runs in this process."""

    def begin(self, game: str, name: str, seat: int, seed: int) -> None:
        self.state: Any = fathom.load(game).new(SEATS, seed=seed, options={})
        self._bot = bot(name)
        self._known = Perspective(self.state, seat)
        self._dice = Dice(derived_seed(seed, 1 + seat))

    def choose(self) -> str:
        return str(self.state.move_text(self._bot.choose(self._known, self._dice)))

    def apply(self, seat: int, move: str) -> None:
        number = self.state.parse_move(move)
        self.state.apply(seat, number)
        if seat == self._known.seat:
            getattr(self._known, "past", []).append(number)  # which older versions do not have

    def to_act(self) -> int | None:
        """The seat that has most reason to act; None: the game is over."""
        if self.state.outcome() is not None:
            return None
        acting = self.state.to_act()
        pressed = [seat for seat in acting if not Perspective(self.state, seat).may_wait()]
        return int((pressed or acting)[0])


class There:
    """Another version, in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        python = checkout / ".venv" / "bin" / "python"
        self._process = subprocess.Popen(
            [python, "-EP", Path(__file__).resolve(), SERVE],  # E: it must not play itself
            cwd=checkout,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def begin(self, game: str, name: str, seat: int, seed: int) -> None:
        self._ask("begin", game, name, seat, seed)

    def choose(self) -> str:
        return str(self._ask("choose"))

    def apply(self, seat: int, move: str) -> None:
        self._ask("apply", seat, move)

    def _ask(self, verb: str, *words: Any) -> Any:
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None and answered is not None
        print(json.dumps([verb, *words]), file=asked, flush=True)
        line = answered.readline()
        assert line, "the other version has ended"
        return json.loads(line)


def serve() -> None:
    """Answer what `There` asks."""
    here = Here()
    for line in sys.stdin:
        verb, *words = json.loads(line)
        print(json.dumps(getattr(here, verb)(*words)), flush=True)


def play(
    game: str, here: Here, there: There, names: tuple[str, str], seat: int, seed: int
) -> float:
    """One game, with this version on the seat: what it won, 1, 0 or half of it."""
    here.begin(game, names[0], seat, seed)
    there.begin(game, names[1], 1 - seat, seed)
    while (acting := here.to_act()) is not None:
        side: Side = here if acting == seat else there
        move = side.choose()
        here.apply(acting, move)
        there.apply(acting, move)
    places = here.state.outcome().places
    mine, theirs = places[seat], places[1 - seat]
    return 0.5 if mine == theirs else float(mine < theirs)


def main() -> None:
    from fathom.lab.statistics import share

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--other", type=Path, required=True, help="a checkout that has been built")
    parser.add_argument("--bot", default="hard", help="of this version")
    parser.add_argument("--other-bot", default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    here, there = Here(), There(asked.other.resolve())
    names = asked.bot, asked.other_bot
    won, began = 0.0, time.process_time()
    for number in range(asked.games):
        won += play(asked.game, here, there, names, number % SEATS, asked.seed + number // SEATS)
        played = number + 1
        if played % 50 == 0 or played == asked.games:
            told = share(won, played)
            print(
                f"{asked.game}: {asked.bot} here wins {100 * told.value:.1f} %"
                f" ({100 * told.low:.1f} to {100 * told.high:.1f}) of {played}"
                f" against {asked.other_bot} there,"
                f" {(time.process_time() - began) / played:.2f} s a game",
                flush=True,
            )


if __name__ == "__main__":
    if SERVE in sys.argv:
        serve()
    else:
        main()
