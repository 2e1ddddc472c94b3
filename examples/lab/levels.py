"""Which levels pay in Deep Sea Adventure? What was carried when a round ended, and what came home.

python examples/lab/levels.py --games 2000 --bots greedy
"""

from __future__ import annotations

import argparse
from collections import Counter

import fathom
from fathom.engine.dice import derived_seed
from fathom.games.deep_sea.view import DeepSeaView
from fathom.lab.figures import interval, number
from fathom.lab.playing import play_game
from fathom.lab.statistics import share


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = fathom.load("deep-sea")
    options = game.read_options({}, chosen.seats)
    carried: Counter[int] = Counter()
    home: Counter[int] = Counter()
    value: Counter[int] = Counter()
    for at in range(chosen.games):
        seed = derived_seed(chosen.seed, at)
        view = play_game(game, [chosen.bots] * chosen.seats, seed, options).view(None)
        assert isinstance(view, DeepSeaView)
        for haul in (haul for round_hauls in view.hauls for haul in round_hauls):
            carried.update(haul.levels)
            if haul.home:
                home.update(haul.levels)
                for level, worth in zip(haul.levels, haul.values, strict=True):
                    value[level] += worth
    print(f"{chosen.games} games of {chosen.seats} {chosen.bots} bots, seed {chosen.seed}\n")
    print("level  chips a game  brought home                value there  worth, once taken")
    for level in sorted(carried):
        print(
            f"{level:5}  {carried[level] / chosen.games:12.2f}"
            f"  {interval(share(home[level], carried[level]), 100, '%', 1):26}"
            f"  {number(value[level] / max(home[level], 1), 2):>11}"
            f"  {number(value[level] / carried[level], 2):>17}"
        )


if __name__ == "__main__":
    main()
