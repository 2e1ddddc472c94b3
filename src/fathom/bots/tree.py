# mypyc: compile
"""Information-set Monte Carlo tree search, for any game and any number of seats.

Each iteration imagines a world that the seat cannot tell from the true one, walks down the tree
in it, adds a node, plays on by instinct and notes for each seat on the way how that ended for it.
The tree is the seat's own: a node stands for all worlds in which it can be reached. What chance
has brought about, as far as the game names it by a landmark, leads to a node of its own.

Compiled with mypyc.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fathom.engine.dice import SEED_LIMIT, Dice
from fathom.engine.instinct import Instinct, most_promising
from fathom.engine.real_time import due, pass_time
from fathom.engine.state import NOBODY, State

MOST_NODES: Final = 50_000
"""A tree that is so large grows no more, however long it is thought about."""
ITERATIONS_A_CLOCK_LOOK: Final = 8
"""Iterations between two looks at the clock."""


@final
class Node:
    """A decision of one seat: its moves so far, how often each was tried and how that ended."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.moves: vec[i64] = vec[i64]()
        self.tries: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        """By move: how often it could have been tried."""
        self.totals: vec[float] = vec[float]()
        """By move: what this seat got in the tries, added up."""
        self.below: list[dict[int, Node]] = []
        """By move: the next decision, by landmark."""


@final
class Tree:
    """What one seat has thought about one decision, and about those that may follow."""

    def __init__(
        self,
        instinct: Instinct,
        seat: int,
        c: float,
        trust: float,
        horizon: int,
        breadth: int,
        widening: float,
        looks_beyond: bool = False,
        insight: float = 0.0,
    ) -> None:
        """What the figures mean is said in Skill."""
        self.instinct = instinct
        self.c = c
        self.trust = trust
        self.horizon = horizon
        self.looks_beyond = looks_beyond
        self.insight = insight
        self.breadth = breadth
        self.widening = widening
        self.root = Node(seat)
        self.nodes = 1
        self.iterations = 0
        self.seed = 0
        self.chapter = 0
        """The part of the game that is thought about: what comes after it is judged, not played."""
        self.legal: vec[i64] = vec[i64]()
        """What is legal where the search is, written anew at every step."""
        self.here: vec[i64] = vec[i64]()
        """The numbers of those moves that were considered before, in the same way."""

    # Thinking

    def think(
        self,
        imagine: Callable[[Dice], State],
        dice: Dice,
        iterations: int | None,
        seconds: float | None,
    ) -> None:
        """Go on until the tree has so many iterations, or for so many seconds, but try one move."""
        self.seed = (int(dice.word()) << 32) | int(dice.word())
        deadline = math.inf if seconds is None else time.perf_counter() + seconds
        first = imagine(self._dice(0))
        self.chapter = self.instinct.chapter(first)
        moves: int = first.game.move_count
        legal: vec[i64] = vec[i64]([0] * moves)
        count = first.list_moves(self.root.seat, legal)
        self.legal = vec[i64]([0] * moves)
        self.here = vec[i64]([0] * moves)
        while iterations is None or self.iterations < iterations:
            is_time_to_look = self.iterations > 0 and self.iterations % ITERATIONS_A_CLOCK_LOOK == 0
            if is_time_to_look and time.perf_counter() >= deadline:
                break
            edge = self._select(self.root, first, legal, count)
            # The same try of every move is in the same world, so that luck hits all alike.
            self._iterate(imagine(self._dice(1 + int(self.root.tries[edge]))), edge)
            self.iterations += 1

    def _dice(self, number: int) -> Dice:
        return Dice((self.seed + number) % SEED_LIMIT)

    def _iterate(self, world: State, edge: i64) -> None:
        """One imagined game: down the tree, on by instinct, and back with the result."""
        nodes: list[Node] = []
        edges = vec[i64]()
        node = self.root
        legal = self.legal
        while True:
            nodes.append(node)
            edges = append(edges, edge)
            node.visits += 1
            node.tries[edge] += 1
            world.apply(node.seat, int(node.moves[edge]))
            count: i64 = 0
            seat = NOBODY
            while True:  # what is forced is no decision
                seat = actor(world)
                if seat == NOBODY:
                    break
                count = world.list_moves(seat, legal)
                if count > 1:
                    break
                world.apply(seat, int(legal[0]))
            if seat == NOBODY or self._is_beyond(world):
                values = self.instinct.value(world)
                break
            landmark = self.landmark(world)
            following = node.below[edge].get(landmark)
            if following is None:
                if self.nodes < MOST_NODES:
                    node.below[edge][landmark] = Node(seat)
                    self.nodes += 1
                values = self._judged(world)
                break
            node = following
            edge = self._select(node, world, legal, count)
        for place, node in enumerate(nodes):
            node.totals[edges[place]] += values[node.seat]

    def _judged(self, world: State) -> list[float]:
        """By seat: what it can expect, by what was learned and by playing on."""
        insight = self.insight
        if insight == 0.0:
            self._play_on(world)
            return self.instinct.value(world)
        learned = self.instinct.insight(world)
        if insight == 1.0:
            return learned
        self._play_on(world)
        played = self.instinct.value(world)
        return [
            insight * learned[seat] + (1.0 - insight) * played[seat] for seat in range(world.seats)
        ]

    def landmark(self, world: State) -> int:
        """Where the tree goes on: who acts, and what chance has brought about."""
        return self.instinct.landmark(world) * world.seats + actor(world)

    def _is_beyond(self, world: State) -> bool:
        """Whether this is to be judged, not played: a later chapter."""
        return not self.looks_beyond and self.instinct.chapter(world) != self.chapter

    def _play_on(self, world: State) -> None:
        instinct = self.instinct
        moves: i64 = self.horizon
        while moves > 0:
            seat = actor(world)
            if seat == NOBODY or self._is_beyond(world):
                return
            world.apply(seat, instinct.choose(world, seat))
            moves -= 1

    # Choosing where to look

    def _select(self, node: Node, world: State, legal: vec[i64], count: i64) -> i64:
        """The number of the move to try: a new promising one, or what has done well so far."""
        breadth: i64 = self.breadth + int(self.widening * math.sqrt(float(node.visits)))
        here = self.here
        known = self._known_here(node, legal, count)
        if known < count and known < breadth:
            return self._widen(node, world, legal, count)
        best = here[0]
        best_bound = -1.0
        place: i64 = 0
        while place < known:
            number = here[place]
            tries = node.tries[number]
            if tries == 0:
                return number
            curiosity = self.c * math.sqrt(math.log(float(node.chances[number])) / float(tries))
            trust = self.trust / float((1 + number) * (1 + tries))  # the promising ones came first
            bound = node.totals[number] / float(tries) + curiosity + trust
            if bound > best_bound:
                best_bound = bound
                best = number
            place += 1
        return best

    def _known_here(self, node: Node, legal: vec[i64], count: i64) -> i64:
        """How many of the moves that were considered are legal here; `here` has their numbers."""
        known: i64 = 0
        number: i64 = 0
        while number < len(node.moves):
            if has(legal, count, node.moves[number]):
                self.here[known] = number
                known += 1
                node.chances[number] += 1
            number += 1
        return known

    def _widen(self, node: Node, world: State, legal: vec[i64], count: i64) -> i64:
        """Consider the most promising of the moves that have not been."""
        considered = len(node.moves)
        fresh: list[int] = []
        for number in range(count):
            if not has(node.moves, considered, legal[number]):
                fresh.append(int(legal[number]))
        promises = self.instinct.promise(world, node.seat, fresh)
        node.moves = append(node.moves, most_promising(fresh, promises))
        node.tries = append(node.tries, 0)
        node.chances = append(node.chances, 1)
        node.totals = append(node.totals, 0.0)
        node.below.append({})
        return considered

    # What came of it

    def ranking(self) -> list[tuple[int, int, float]]:
        """Moves, tries and mean results; what was tried most comes first."""
        node = self.root
        found: list[tuple[int, int, float]] = []
        for number in range(len(node.moves)):
            tries = int(node.tries[number])
            mean = node.totals[number] / tries if tries else 0.0
            found.append((int(node.moves[number]), tries, mean))
        found.sort(key=lambda one: (-one[1], -one[2]))
        return found

    def follow(self, move: int, seat: int, landmark: int) -> bool:
        """Make the decision after this move the root, if the tree has it; whether it has."""
        node = self.root
        for number in range(len(node.moves)):
            if node.moves[number] == move:
                following = node.below[number].get(landmark)
                if following is not None and following.seat == seat:
                    self.root = following
                    self.nodes = count(following)
                    self.iterations = int(following.visits)
                    return True
        return False


def actor(state: State) -> int:
    """Whoever acts next; NOBODY when the game is over. Lets time pass if all wait for it."""
    while state.turn == NOBODY:
        acting = state.to_act()
        if acting:
            return acting[0]
        moment = due(state)
        if moment is None:
            return NOBODY
        pass_time(state, moment)
    return state.turn


def has(numbers: vec[i64], count: i64, number: i64) -> bool:
    """Whether it is among the first so many."""
    place: i64 = 0
    while place < count:
        if numbers[place] == number:
            return True
        place += 1
    return False


def count(node: Node) -> int:
    """How many nodes there are from this one down."""
    nodes = 1
    for below in node.below:
        for following in below.values():
            nodes += count(following)
    return nodes
