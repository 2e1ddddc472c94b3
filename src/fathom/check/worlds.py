"""Worlds: does a seat imagine all that can be, as often as it is, and nothing else?

In small positions every way in which a story can have gone is gone through: what was hidden at its
start, what others did unseen, how chance fell. What is left that looks to a seat as the truth does
is compared with what the seat imagines. The stories lie in the game's `data/small.json`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from fathom.check.finding import Finding, Subject, fault
from fathom.engine.chance import ChosenDice
from fathom.engine.conformance import table_top
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.state import State

DRAWS = 3000
"""So many worlds are imagined, at the start of a story and at its end."""
SIGMAS = 6.0
"""A share that is further off than so many standard deviations is wrong."""
LEAST_EXPECTED = 20.0
"""A world is missed only if it should have been imagined so often."""
MOST_WAYS = 100
"""A story in which a draw of chance has more ways than this is not small."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its deal on."""

    seats: int
    options: dict[str, Any]
    seed: int


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it starts, who looks at it, and the moves that follow.

    From a deal on every way to deal is gone through. Where there are too many, it starts from a
    position in which nothing has been concluded yet, and what can be is what the seat imagines.
    """

    seat: int
    moves: list[str]
    deal: NewTable | None = None
    position: dict[str, Any] | None = None

    def table(self, game: Game, dice: Dice | None = None) -> State:
        """The state at the start; a deal by these dice."""
        if self.deal is None:
            state: State = game.from_position(self.position)
            return state
        dice = dice or Dice(self.deal.seed)
        dealt: State = game.new(self.deal.seats, dice=dice, options=self.deal.options)
        return dealt


class World:
    """One way in which a story can have gone, and how likely that is."""

    def __init__(self, state: State, share: float) -> None:
        self.state = state
        self.share = share


def check_worlds(subject: Subject) -> Iterator[Finding]:
    """Every story of the game; one without stories has none that could go wrong."""
    file = subject.folder / "data" / "small.json"
    if not file.exists():
        return
    stories = msgspec.json.decode(file.read_bytes(), type=list[Story])
    for number, story in enumerate(stories, 1):
        yield from _differences(subject.game, story, number)


def _differences(game: Game, story: Story, number: int) -> Iterator[Finding]:
    """What is imagined but cannot be, is never imagined but can be, or comes too often."""

    def facts(key: str) -> dict[str, Any]:
        return {"story": number, "world": _told(game, story, key)}

    truth = story.table(game)
    if story.deal is None:
        worlds = _imagined_at_first(truth, story.seat)
    else:
        worlds = _dealt(game, story, _shown(truth, story.seat))
    by_chance = True
    for word in story.moves:
        mover = truth.turn
        seen = _seen_after(truth, story.seat, mover, game.parse_move(word))
        worlds, only_chance = _gone_on(worlds, story.seat, mover, seen)
        by_chance = by_chance and only_chance
    total = math.fsum(world.share for world in worlds)
    possible: dict[str, float] = {}
    for world in worlds:
        key = _key(world.state)
        possible[key] = possible.get(key, 0.0) + world.share / total
    imagined = Counter(_key(truth.imagine(story.seat, Dice(seed))) for seed in range(DRAWS))
    for key in sorted(imagined.keys() - possible.keys()):
        yield fault("worlds-impossible", **facts(key))
    for key, share in sorted(possible.items()):
        often = imagined[key] / DRAWS
        if not imagined[key]:
            if share * DRAWS >= LEAST_EXPECTED:
                yield fault("worlds-missed", **facts(key))
        elif by_chance and abs(often - share) > SIGMAS * math.sqrt(2 * share / DRAWS):
            yield fault("worlds-share", **facts(key))


def _dealt(game: Game, story: Story, seen: bytes) -> list[World]:
    """Every deal that looks to the seat as the true one does."""
    found: list[World] = []
    open_draws: list[tuple[list[int], float]] = [([], 1.0)]
    while open_draws:
        draws, share = open_draws.pop()
        dice = ChosenDice(draws)
        state = story.table(game, dice)
        if dice.ways:
            _check_small(dice.ways)
            open_draws += [([*draws, way], share / dice.ways) for way in range(dice.ways)]
        elif _shown(state, story.seat) == seen:
            found.append(World(state, share))
    return found


def _check_small(ways: int) -> None:
    if ways > MOST_WAYS:
        raise ValueError(f"a story in which chance has {ways} ways is not small")


def _imagined_at_first(truth: State, seat: int) -> list[World]:
    """What can be at the start of a story, before anything could be concluded."""
    found: Counter[str] = Counter()
    states: dict[str, State] = {}
    for seed in range(DRAWS):
        state = truth.imagine(seat, Dice(seed))
        key = msgspec.json.encode(table_top(state)).decode()
        found[key] += 1
        states[key] = state
    return [World(states[key], count / DRAWS) for key, count in found.items()]


def _seen_after(truth: State, seat: int, mover: int, move: int) -> bytes:
    """Make the move in the true state; what the seat is shown and told of it."""
    truth.listen()
    truth.play(mover, move)
    return _shown(truth, seat)


def _gone_on(worlds: list[World], seat: int, mover: int, seen: bytes) -> tuple[list[World], bool]:
    """The worlds after a move that looked so; and whether it was the same move in all of them."""
    after: list[World] = []
    only_chance = True
    for world in worlds:
        moves = world.state.legal_moves(mover)
        ways = [found for move in moves for found in _ways(world, seat, mover, move, seen)]
        only_chance = only_chance and len({move for move, _ in ways}) < 2
        after += [found for _, found in ways]
    return after, only_chance


def _ways(
    world: World, seat: int, mover: int, move: int, seen: bytes
) -> Iterator[tuple[int, World]]:
    """How chance can fall when a move is made, as far as it looks to the seat as it did."""
    open_draws: list[tuple[list[int], float]] = [([], world.share)]
    while open_draws:
        draws, share = open_draws.pop()
        state = world.state.copy()
        dice = ChosenDice(draws)
        state.dice = dice
        state.listen()
        state.apply(mover, move)
        if dice.ways:
            _check_small(dice.ways)
            open_draws += [([*draws, way], share / dice.ways) for way in range(dice.ways)]
        elif _shown(state, seat) == seen:
            yield move, World(state, share)


def _shown(state: State, seat: int) -> bytes:
    """What a seat sees of a state, and what it was told since somebody began to listen."""
    told = [one.effect for one in state.heard() if one.seats is None or seat in one.seats]
    return msgspec.json.encode({"view": state.view(seat), "told": told})


def _told(game: Game, story: Story, key: str) -> str:
    """What of a world its seat cannot see at the start of the story."""
    seen = msgspec.to_builtins(story.table(game).view(story.seat))
    shown = msgspec.json.decode(key)
    return ", ".join(f"{name}: {part}" for name, part in shown.items() if seen[name] != part)


def _key(state: State) -> str:
    """What is compared: all that lies open on the table when the game is over, in a line.

    But for the number of plies: there may be some that nobody noticed.
    """
    shown = msgspec.to_builtins(state.game.open_view(state))
    del shown["ply"]
    return msgspec.json.encode(shown, order="deterministic").decode()
