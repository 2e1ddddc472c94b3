"""Reading: where the enemy is, by what a captain who is known to the letter would have done.

The enemy is played from every field where it can have started, and what agrees with all that was
heard is kept, the likelier the gladder such a captain would have done it. That tells more than what
is possible: whoever did not shoot was hardly where a shot was worth it.

A captain who foresees tries its best few moves in worlds that it draws by a seed which nobody
knows. What it foresees cannot be known, but what it never does can: a move that is not among those
few. Among them, those that look better are likelier, less clearly so than at first sight; and where
the boat most probably is, one looks ahead in its place, in few worlds.

With two seats, turn by turn: who mans a whole boat knows what it did.
"""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from librt.vecs import vec

from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar.notation import MINE, SILENCE, START, SURFACE, TORPEDO, TRACE
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.foresight import LEAST_WEIGHT, candidates, foresee, foresees
from fathom.games.sonar.player.guess import DOUBT, Guess, restrict
from fathom.games.sonar.player.levels import EXPERT, CrewSkill
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.rules.events import event_boat
from fathom.games.sonar.rules.table import MARKING
from fathom.games.sonar.sea import FIELDS

if TYPE_CHECKING:
    from fathom.games.sonar.knowledge.belief import Belief
    from fathom.games.sonar.rules.state import SonarState

READ = ((0, SURFACE), (MINE, SILENCE), (SILENCE, TRACE))
"""The moves from which an enemy can read where a boat is: courses, mines and silent runs."""
MOST_SUSPECTS = 120
"""Of more worlds than this the least likely are forgotten."""
LEAST_SHARE = 0.001
"""Worlds that are less likely than so are forgotten."""
SIGHT_BLUR = 1.2
"""By so much, in damage, what somebody foresees changes what a move looks like at first sight."""
FOLLOWED_BLUR = 1.5
"""The same where one looks ahead in its place."""
REMEMBERED = 16
"""Whoever plays at so many tables at a time need not read from the beginning."""


class Portrait(NamedTuple):
    """What the enemy is taken to be, and how closely it is read."""

    skill: CrewSkill = EXPERT
    followed: int = 4
    """In so many of the likeliest worlds one looks ahead in its place,"""
    worlds: int = 2
    """each time in so many worlds as it may imagine them."""


class Suspect(NamedTuple):
    """A world that agrees with all that was heard, and how likely it is."""

    world: SonarState
    share: float


class Suspicion(Guess):
    """Where the enemy is, by the worlds that are left; by what is sane if none is."""

    def __init__(self, known: Guess, suspects: list[Suspect]) -> None:
        super().__init__(known.chart, known.boat, known)
        self.suspects = suspects

    def chances(self, possible: list[int]) -> vec[float]:
        if not self.suspects:
            return super().chances(possible)
        chances = vec[float]([0.0] * FIELDS)
        for suspect in self.suspects:
            chances[int(suspect.world.boats[self.boat].field)] += suspect.share
        return restrict(chances, possible, DOUBT)


class Reading:
    """The worlds that agree with what one seat has done and heard.

    It is a function of these: whoever reads on finds the same as who reads from the beginning.
    """

    def __init__(self, seat: int, enemy: Portrait) -> None:
        """For a seat that takes its enemy to be such."""
        self.seat = seat
        self.enemy = enemy
        self.suspects: list[Suspect] = []
        self.past: list[int] = []
        """The own moves that were made in these worlds."""
        self.heard: list[int] = []
        self.guesses: list[Guess] = []
        """What is sane, as far as the enemy has heard it when it decides."""
        self.beliefs: tuple[Belief, Belief] | None = None
        """What is possible by what the enemy has heard. All worlds that agree have the same."""

    def read(self, state: SonarState, moves: list[int]) -> list[Suspect]:
        """The worlds that are left after these moves of the own boat, at its turn."""
        if not self.is_beginning_of(state, moves):
            self.suspects = _starts(state, self.seat, moves[0])
            self.past = moves[:1]
            self.guesses = [Guess(state.chart, boat) for boat in range(2)]
            self.beliefs = None
            self.heard = state.log[:]
            self._follow()
        self.heard = state.log[:]
        while len(self.past) < len(moves):
            move = moves[len(self.past)]
            self.past.append(move)
            self.suspects = [
                one for one in self.suspects if move in one.world.legal_moves(self.seat)
            ]
            for one in self.suspects:
                one.world.apply(self.seat, move)
            self._follow()
        return [one for one in self.suspects if len(one.world.log) == len(self.heard)]

    def is_for(self, seat: int, enemy: Portrait) -> bool:
        """Whether this is what such a seat would read."""
        return self.seat == seat and self.enemy == enemy

    def is_beginning_of(self, state: SonarState, moves: list[int]) -> bool:
        """Whether one can read on from here."""
        return (
            bool(self.past)
            and self.guesses[0].chart is state.chart
            and self.past == moves[: len(self.past)]
            and self.heard == state.log[: len(self.heard)]
        )

    def _follow(self) -> None:
        """Play the enemy in every world until it is the own turn, and keep what agrees."""
        kept: list[Suspect] = []
        waiting = [one for one in self.suspects if self._agrees(one.world)]
        while waiting:
            now = min(len(one.world.log) for one in waiting)  # so that guesses only go on
            later: list[Suspect] = []
            for place, one in enumerate(waiting):
                if one.world.turn == self.seat or one.world.outcome() is not None:
                    if not self._has_missed(one.world):
                        kept.append(one)
                elif len(one.world.log) > now:
                    later.append(one)
                else:
                    dice = Dice(derived_seed(now, len(self.past), place))
                    later += self._decisions(one, place < self.enemy.followed, dice)
            waiting = _likeliest(later)
        total = math.fsum(one.share for one in kept)
        self.suspects = _likeliest([Suspect(one.world, one.share / total) for one in kept])

    def _decisions(self, suspect: Suspect, is_followed: bool, dice: Dice) -> list[Suspect]:
        """What the enemy may do next in a world, as far as it agrees with what was heard."""
        world, skill = suspect.world, self.enemy.skill
        world.beliefs = self.beliefs
        thoughts: list[Thought] = consider(world, world.turn, skill, self.guesses, dice)
        self.beliefs = world.beliefs
        if not foresees(world, thoughts, skill):
            shares = mixture(thoughts, skill.mix)
        elif is_followed:
            few = skill._replace(worlds=min(skill.worlds, self.enemy.worlds))
            thoughts = foresee(world, world.turn, thoughts, few, [*self.guesses], dice)
            shares = blurred(thoughts, FOLLOWED_BLUR)
        else:
            thoughts = candidates(thoughts, skill)
            shares = blurred(thoughts, SIGHT_BLUR)
        found: list[Suspect] = []
        for thought, share in zip(thoughts, shares, strict=False):
            if share > 0.0:
                after = world.copy()
                after.apply(world.turn, thought.move)
                if self._agrees(after):
                    found.append(Suspect(after, suspect.share * share))
        return found

    def _agrees(self, world: SonarState) -> bool:
        return world.log == self.heard[: len(world.log)]

    def _has_missed(self, world: SonarState) -> bool:
        """Whether the enemy did something after which the own turn begins in this world."""
        if world.moved or len(world.log) == len(self.heard):
            return False
        return event_boat(self.heard[len(world.log)]) != world.boat_of[self.seat]


def mixture(thoughts: list[Thought], mix: float) -> list[float]:
    """How often each of the first few moves is chosen, by somebody who mixes so much.

    Only what the enemy reads is mixed, and only with others of its kind: courses, runs, mines.
    """
    first = thoughts[0]
    kind = _kind(first.move)
    if mix == 0.0 or kind is None:
        return [1.0]
    weights = [
        math.exp((thought.value - first.value) / mix) if _kind(thought.move) == kind else 0.0
        for thought in thoughts
    ]
    weights = [weight if weight >= LEAST_WEIGHT else 0.0 for weight in weights]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def read(state: SonarState, seat: int, past: list[int], enemy: Portrait) -> list[Suspect]:
    """The worlds that are left to a seat after these moves of its own, with such an enemy.

    None where that cannot be worked out: it takes two seats, turn by turn, and a game that is known
    from the beginning.
    """
    is_known = bool(past) and START <= past[0] < TORPEDO and state.phase != MARKING
    if not is_known or state.seats > 2 or state.timed:
        return []
    for reading in _remembered:
        if reading.is_for(seat, enemy) and reading.is_beginning_of(state, past):
            return reading.read(state, past)
    reading = Reading(seat, enemy)
    _remembered.appendleft(reading)
    return reading.read(state, past)


_remembered: deque[Reading] = deque(maxlen=REMEMBERED)
"""Only kept so as not to start over."""


def blurred(thoughts: list[Thought], blur: float) -> list[float]:
    """How often each of these is chosen by whoever knows more: what looks better the likelier."""
    best = max(thought.value for thought in thoughts)
    weights = [math.exp((thought.value - best) / blur) for thought in thoughts]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def _kind(move: int) -> int | None:
    """Which of the things that the enemy reads a move is; None: none of them."""
    for kind, (first, end) in enumerate(READ):
        if first <= move < end:
            return kind
    return None


def _starts(state: SonarState, seat: int, move: int) -> list[Suspect]:
    """A world for every field where the enemy may start, and each boat that may begin."""
    enemy = 1 - state.boat_of[seat]
    worlds: list[Suspect] = []
    for field in state.chart.sea:
        for beginner in range(2):
            world = state.game.deal(state.seats, state.options, ChosenDice([beginner]))
            world.apply(seat, move)
            world.apply(world.captains[enemy], START + field)
            worlds.append(Suspect(world, 1.0))
    return worlds


def _likeliest(suspects: list[Suspect]) -> list[Suspect]:
    """The likeliest worlds."""
    suspects = sorted(suspects, key=lambda one: -one.share)[:MOST_SUSPECTS]
    total = math.fsum(one.share for one in suspects)
    return [one for one in suspects if one.share >= LEAST_SHARE * total]
