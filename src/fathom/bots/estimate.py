"""How well a seat stands: what share of the victory it can expect, by what it knows."""

from __future__ import annotations

from fathom.bots.tree import actor
from fathom.engine.bot import LEVELS
from fathom.engine.capabilities import sides_of
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.instinct import Cluelessness
from fathom.engine.outcome import Outcome
from fathom.engine.perspective import Perspective
from fathom.engine.state import NOBODY, State


def estimate(known: Perspective, seed: int, worlds: int) -> float:
    """From 0 to 1. So many imagined worlds are played on, unless a glance tells.

    The same seed draws the same luck for every position, so that estimates can be compared.
    """
    game, seat, view = known.game, known.seat, known.view()
    world = known.imagine(Dice(seed))
    if view.outcome is not None:
        return _share(view.outcome, sides_of(game, world.seats, world.options), seat)
    if game.hunt is not None:
        return game.hunt.outlook(world, seat)
    instinct = game.instinct or Cluelessness()
    total = 0.0
    for number in range(worlds):
        world = known.imagine(Dice(seed + number))
        _play_on(world, game)
        total += instinct.value(world)[seat]
    return total / worlds


def estimates_of_moves(known: Perspective, moves: list[int], seed: int, worlds: int) -> list[float]:
    """How well a seat would stand after each of these moves: from 0 to 1.

    Each is tried in the same imagined worlds, so that what differs is the move and not the luck.
    """
    game, seat = known.game, known.seat
    instinct = game.instinct or Cluelessness()
    totals = [0.0] * len(moves)
    for number in range(worlds):
        for index, move in enumerate(moves):
            world = known.imagine(Dice(seed + number))
            world.apply(seat, move)
            if game.hunt is not None:
                totals[index] += game.hunt.outlook(world, seat)
                continue
            _play_on(world, game)
            totals[index] += instinct.value(world)[seat]
    return [total / worlds for total in totals]


def _play_on(world: State, game: Game) -> None:
    """By instinct, as far as the best level of bots looks ahead."""
    instinct = game.instinct or Cluelessness()
    for _ in range(game.skill(LEVELS[-1], world.seats).horizon):
        seat = actor(world)
        if seat == NOBODY:
            return
        world.apply(seat, instinct.choose(world, seat))


def _share(outcome: Outcome, sides: list[tuple[int, ...]], seat: int) -> float:
    winners = [side for side in sides if any(outcome.places[one] == 1 for one in side)]
    return 1 / len(winners) if any(seat in side for side in winners) else 0.0
