"""Can the leader of Deep Sea Adventure drown everybody? A bot that tries, and what comes of it.

    python examples/lab/drowner.py --games 4000
    PYTHONPATH=examples/lab fathom simulate deep-sea --bots drowner:Drowner,hard

Whoever leads before the last round has won if nobody brings anything home. So this one plays like
`greedy` until then and, if it leads, takes all that it can and dives on: the air is soon gone.
"""

from __future__ import annotations

import argparse
from collections import Counter

import fathom
from fathom.bots import Bot, Perspective, bot
from fathom.engine.dice import Dice, derived_seed
from fathom.games.deep_sea.notation import LEAVE, ON, TAKE
from fathom.games.deep_sea.view import DeepSeaView
from fathom.lab.figures import interval
from fathom.lab.playing import play_game
from fathom.lab.statistics import share


class Drowner(Bot):
    """Greedy, but for the last round if it leads."""

    def __init__(self) -> None:
        self._greedy = bot("greedy")

    def choose(self, known: Perspective, dice: Dice) -> int:
        """Take and dive on, if that wins; or what a greedy diver does."""
        view = known.view()
        assert isinstance(view, DeepSeaView)
        stored = [sum(diver.stored) for diver in view.divers]
        if view.round < view.box.rounds or not leads(stored, known.seat):
            return self._greedy.choose(known, dice)
        legal = known.legal_moves()
        return next((move for move in (TAKE, ON, LEAVE) if move in legal), legal[0])


def leads(stored: list[int], seat: int) -> bool:
    """Whether nobody has stored as much as this seat."""
    return all(stored[seat] > total for other, total in enumerate(stored) if other != seat)


def last_rounds(first: str, others: str, seats: int, games: int, seed: int) -> Counter[str]:
    """What happened in the games in which the first seat led before the last round."""
    game = fathom.load("deep-sea")
    options = game.read_options({}, seats)
    counts: Counter[str] = Counter()
    for at in range(games):
        chance = derived_seed(seed, at)
        state = play_game(game, [first] + [others] * (seats - 1), chance, options)
        view, outcome = state.view(None), state.outcome()
        assert isinstance(view, DeepSeaView) and outcome is not None
        *before, last = view.hauls
        stored = [sum(sum(hauls[seat].values) for hauls in before) for seat in range(seats)]
        if not leads(stored, 0):
            continue
        drowned = sum(not haul.home for haul in last[1:])
        counts["led"] += 1
        counts["some"] += drowned > 0
        counts["all"] += drowned == seats - 1
        counts["won"] += outcome.places[0] == 1
    return counts


def main() -> None:
    """Play with and without it on the same seeds, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--others", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print(
        f"{chosen.games} games of {chosen.seats} seats against {chosen.others}, seed {chosen.seed}:"
        "\nthe last round of those in which the first seat led before it\n\n"
        "first seat       games  another drowned      all others drowned   the first seat won"
    )
    for name in ("greedy", f"{__name__}:{Drowner.__name__}"):
        counts = last_rounds(name, chosen.others, chosen.seats, chosen.games, chosen.seed)
        told = [
            interval(share(counts[what], counts["led"]), 100, "%", 1)
            for what in ("some", "all", "won")
        ]
        print(
            f"{name.rpartition(':')[2]:15} {counts['led']:6}  {told[0]:20} {told[1]:20} {told[2]}"
        )


if __name__ == "__main__":
    main()
