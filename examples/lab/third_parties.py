"""With three at a table: can two gang up on one, and does a loser choose who wins?

    python examples/lab/third_parties.py submarine --gangs 200 --kings 100

A gang are two bots that want either of them to win. A king can be made where a seat that has no
chance left can give or take another at least so much of the victory as `KINGDOM` says. What a move
leads to is found by playing on from it by instinct, each move in the same imagined worlds.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import fathom
from fathom.bots import Bot, Perspective, bot
from fathom.bots.parameters import Thinking
from fathom.bots.search import SearchBot
from fathom.engine.dice import Dice, derived_seed
from fathom.engine.game import Game
from fathom.engine.instinct import Instinct, most_promising, shares
from fathom.engine.state import State
from fathom.lab.figures import interval
from fathom.lab.statistics import share

SEATS = 3
HOPELESS = 0.05
"""Who can expect no more than this share of the victory has no chance left."""
KINGDOM = 0.3
"""A share of the victory that is worth mentioning."""
DECISIONS_A_LOOK = 6
"""About one decision in so many is looked at."""
MOST_MOVES = 4
WORLDS = 60


class Allied(Instinct):
    """Feels as the game's own instinct does, but a victory of the gang is everybody's in it."""

    def __init__(self, own: Instinct, gang: tuple[int, int]) -> None:
        self._own, self._gang = own, gang

    def promise(self, state: State, seat: int, moves: list[int]) -> list[float]:
        """The same."""
        return self._own.promise(state, seat, moves)

    def choose(self, state: State, seat: int) -> int:
        """The same."""
        return self._own.choose(state, seat)

    def value(self, state: State) -> list[float]:
        """By seat; those of the gang have what it has together."""
        values = self._own.value(state)
        together = sum(values[seat] for seat in self._gang)
        return [together if seat in self._gang else one for seat, one in enumerate(values)]

    def landmark(self, state: State) -> int:
        """The same."""
        return self._own.landmark(state)

    def chapter(self, state: State) -> int:
        """The same."""
        return self._own.chapter(state)


class Ganging(SearchBot):
    """Searches as its level does, for the gang."""

    def __init__(self, level: str, gang: tuple[int, int]) -> None:
        super().__init__(level, Thinking())
        self._gang = gang

    def instinct(self, game: Game) -> Instinct:
        """That of the gang."""
        return Allied(super().instinct(game), self._gang)


Watch = Callable[[State, int], None]


def play(game: Game, bots: list[Bot], seed: int, watch: Watch | None = None) -> list[float]:
    """One game; by seat, the share of the victory."""
    state: State = game.new(SEATS, seed=seed)
    known = [Perspective(state, seat) for seat in range(SEATS)]
    dice = Dice(derived_seed(seed, 1))
    while state.outcome() is None:
        seat = state.turn
        if watch is not None:
            watch(state, seat)
        state.apply(seat, bots[seat].choose(known[seat], dice))
    return shares(state)


def lone_share(game: Game, level: str, games: int, seed: int) -> str:
    """How much of the victory is left to the one whom the two others gang up on."""
    won = 0.0
    for number in range(games):
        lone = number % SEATS
        first, second = (seat for seat in range(SEATS) if seat != lone)
        bots: list[Bot] = [
            bot(level) if seat == lone else Ganging(level, (first, second)) for seat in range(SEATS)
        ]
        won += play(game, bots, derived_seed(seed, number // SEATS))[lone]
    return interval(share(won, games), 100, "%", 1)


class Kingmakers:
    """Counts the decisions of those who have no chance left, and those that make a king."""

    def __init__(self, game: Game, seed: int) -> None:
        self._dice = Dice(seed)
        assert game.instinct is not None
        self._instinct = game.instinct
        self.hopeless = 0
        self.kings = 0

    def watch(self, state: State, seat: int) -> None:
        """Look at a decision, now and then."""
        moves = state.legal_moves(seat)
        if len(moves) < 2 or self._dice.below(DECISIONS_A_LOOK):
            return
        first, *others = self._best_few(state, seat, moves)
        ends = [self._ends(state, seat, first)]
        if ends[0][seat] > HOPELESS:
            return
        ends += [self._ends(state, seat, move) for move in others]
        if max(end[seat] for end in ends) > HOPELESS:
            return
        self.hopeless += 1
        gifts = [max(column) - min(column) for column in zip(*ends, strict=True)]
        self.kings += max(gifts) >= KINGDOM

    def _best_few(self, state: State, seat: int, moves: list[int]) -> list[int]:
        world = state.imagine(seat, self._dice.copy())
        left = [*moves]
        chosen: list[int] = []
        while left and len(chosen) < MOST_MOVES:
            chosen.append(most_promising(left, self._instinct.promise(world, seat, left)))
            left.remove(chosen[-1])
        return chosen

    def _ends(self, state: State, seat: int, move: int) -> list[float]:
        """By seat: the share of the victory after this move."""
        totals = [0.0] * SEATS
        for number in range(WORLDS):
            world = state.imagine(seat, Dice(number))
            world.apply(seat, move)
            while world.outcome() is None:
                world.apply(world.turn, self._instinct.choose(world, world.turn))
            totals = [total + one for total, one in zip(totals, shares(world), strict=True)]
        return [total / WORLDS for total in totals]


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--level", default="medium")
    parser.add_argument("--gangs", type=int, default=150, help="games with a gang")
    parser.add_argument("--kings", type=int, default=50, help="games that are looked at for kings")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game: Game = fathom.load(chosen.game)
    left = lone_share(game, chosen.level, chosen.gangs, chosen.seed)
    print(
        f"{chosen.game}, {chosen.level}, two against one: the one wins {left} of {chosen.gangs} "
        f"games instead of {1 / SEATS:.1%}"
    )
    makers = Kingmakers(game, chosen.seed)
    with_king = 0
    for number in range(chosen.kings):
        before = makers.kings
        bots = [bot(chosen.level) for _ in range(SEATS)]
        play(game, bots, derived_seed(chosen.seed, number), makers.watch)
        with_king += makers.kings > before
    print(
        f"{chosen.game}: of {makers.hopeless} decisions without a chance {makers.kings} could give "
        f"another {KINGDOM:.0%} of the victory or more, in {with_king} of {chosen.kings} games"
    )


if __name__ == "__main__":
    main()
