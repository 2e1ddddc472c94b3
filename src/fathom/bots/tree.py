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

from mypy_extensions import i64

from fathom.engine.dice import SEED_LIMIT, Dice
from fathom.engine.instinct import Instinct
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
        self.visits = 0
        self.moves: list[int] = []
        self.tries: list[int] = []
        self.chances: list[int] = []
        """By move: how often it could have been tried."""
        self.totals: list[float] = []
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
    ) -> None:
        """What the figures mean is said in Skill."""
        self.instinct = instinct
        self.c = c
        self.trust = trust
        self.horizon = horizon
        self.breadth = breadth
        self.widening = widening
        self.root = Node(seat)
        self.nodes = 1
        self.iterations = 0
        self.seed = 0

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
        legal = first.legal_moves(self.root.seat)
        while iterations is None or self.iterations < iterations:
            is_time_to_look = self.iterations > 0 and self.iterations % ITERATIONS_A_CLOCK_LOOK == 0
            if is_time_to_look and time.perf_counter() >= deadline:
                break
            edge = self._select(self.root, first, legal)
            # The same try of every move is in the same world, so that luck hits all alike.
            self._iterate(imagine(self._dice(1 + self.root.tries[edge])), edge)
            self.iterations += 1

    def _dice(self, number: int) -> Dice:
        return Dice((self.seed + number) % SEED_LIMIT)

    def _iterate(self, world: State, edge: i64) -> None:
        """One imagined game: down the tree, on by instinct, and back with the result."""
        nodes: list[Node] = []
        edges: list[int] = []
        node = self.root
        while True:
            nodes.append(node)
            edges.append(int(edge))
            node.visits += 1
            node.tries[edge] += 1
            world.apply(node.seat, node.moves[edge])
            legal: list[int] = []
            seat = NOBODY
            while True:  # what is forced is no decision
                seat = actor(world)
                if seat == NOBODY:
                    break
                legal = world.legal_moves(seat)
                if len(legal) > 1:
                    break
                world.apply(seat, legal[0])
            if seat == NOBODY:
                break
            landmark = self.landmark(world)
            following = node.below[edge].get(landmark)
            if following is None:
                if self.nodes < MOST_NODES:
                    node.below[edge][landmark] = Node(seat)
                    self.nodes += 1
                self._play_on(world)
                break
            node = following
            edge = self._select(node, world, legal)
        values = self.instinct.value(world)
        for place in range(len(nodes)):
            node = nodes[place]
            node.totals[edges[place]] += values[node.seat]

    def landmark(self, world: State) -> int:
        """Where the tree goes on: who acts, and what chance has brought about."""
        return self.instinct.landmark(world) * world.seats + actor(world)

    def _play_on(self, world: State) -> None:
        instinct = self.instinct
        moves: i64 = self.horizon
        while moves > 0:
            seat = actor(world)
            if seat == NOBODY:
                return
            world.apply(seat, instinct.choose(world, seat))
            moves -= 1

    # Choosing where to look

    def _select(self, node: Node, world: State, legal: list[int]) -> i64:
        """The number of the move to try: a new promising one, or what has done well so far."""
        known = node.moves
        breadth = self.breadth + int(self.widening * math.sqrt(node.visits))
        here: list[int] = []
        for number in range(len(known)):
            if known[number] in legal:
                here.append(number)
                node.chances[number] += 1
        if len(here) < len(legal) and len(here) < breadth:
            return self._widen(node, world, legal)
        best: i64 = here[0]
        best_bound = -1.0
        for number in here:
            tries = node.tries[number]
            if tries == 0:
                return number
            curiosity = self.c * math.sqrt(math.log(node.chances[number]) / tries)
            trust = self.trust / ((1 + number) * (1 + tries))  # the promising ones came first
            bound = node.totals[number] / tries + curiosity + trust
            if bound > best_bound:
                best_bound = bound
                best = number
        return best

    def _widen(self, node: Node, world: State, legal: list[int]) -> i64:
        """Consider the most promising of the moves that have not been."""
        fresh = [move for move in legal if move not in node.moves]
        promises = self.instinct.promise(world, node.seat, fresh)
        best = 0
        for number in range(1, len(fresh)):
            if promises[number] > promises[best]:
                best = number
        node.moves.append(fresh[best])
        node.tries.append(0)
        node.chances.append(1)
        node.totals.append(0.0)
        node.below.append({})
        return len(node.moves) - 1

    # What came of it

    def ranking(self) -> list[tuple[int, int, float]]:
        """Moves, tries and mean results; what was tried most comes first."""
        node = self.root
        found: list[tuple[int, int, float]] = []
        for number in range(len(node.moves)):
            tries = node.tries[number]
            mean = node.totals[number] / tries if tries else 0.0
            found.append((node.moves[number], tries, mean))
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
                    self.iterations = following.visits
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


def count(node: Node) -> int:
    """How many nodes there are from this one down."""
    nodes = 1
    for below in node.below:
        for following in below.values():
            nodes += count(following)
    return nodes
