"""How fast Captain Sonar deduces where a boat can be: `python -m bench.deduction [--games N]`.

Games are heard again event by event, as both radio operators hear them, and after every event it
is asked where the boat can be: games of bots, and random ones in which every system is always
ready, so that silent runs and mines never end. The same games every time. Processor time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from fathom import registry
from fathom.engine.dice import Dice
from fathom.games.sonar.knowledge.deduction import deduce
from fathom.games.sonar.rules.state import SonarState
from fathom.lab.playing import play_game

RANDOM_EVENTS = 40
"""Of a random game so many events are heard."""
READY = [3, 3, 4, 3, 6, 0]
"""Every gauge full (SON-10)."""


def bot_games(games: int) -> Iterator[SonarState]:
    """Games of two greedy bots, played to their end."""
    game = registry.load("sonar")
    for seed in range(games):
        state = play_game(game, ["greedy", "greedy"], seed, {})
        assert isinstance(state, SonarState)
        yield state


def random_games(games: int) -> Iterator[SonarState]:
    """Random games in which every system is always ready."""
    for seed in range(games):
        choices = Dice(seed)
        state: SonarState = registry.load("sonar").new(2, seed=seed)
        while state.to_act() and len(state.log) < RANDOM_EVENTS:
            for boat in state.boats:
                boat.gauges = vec[i64](READY)
            moves = state.legal_moves(state.to_act()[0])
            state.apply(state.to_act()[0], moves[choices.below(len(moves))])
        yield state


def hear_again(states: list[SonarState]) -> None:
    """Deduce both boats after every event."""
    for state in states:
        whole = state.log
        state.beliefs = None
        for heard in range(1, len(whole) + 1):
            state.log = whole[:heard]
            for boat in range(2):
                deduce(state, boat)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    games = parser.parse_args().games
    for name, states in (
        ("games of bots", list(bot_games(games))),
        ("random games, always ready", list(random_games(games))),
    ):
        events = sum(len(state.log) for state in states)
        start = time.process_time()
        hear_again(states)
        spent = time.process_time() - start
        print(f"{name:28}{2 * events / spent:12,.0f} events/s  ({2 * events} in {spent:.2f} s)")


if __name__ == "__main__":
    main()
