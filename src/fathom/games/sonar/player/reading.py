"""Reading: where the enemy is, by what a captain of its kind would have done.

The enemy is played from every field where it can have started, and what agrees with all that was
heard is kept, the likelier the gladder a captain would have done it. That tells more than what is
possible: whoever did not shoot was hardly where a shot was worth it. What kind of captain the
enemy is shows in what it does: each world is weighed for every kind (`characters`), so those that
foretell well what happens soon outweigh the others.

With two seats, turn by turn: who mans a whole boat knows what it did.
"""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice, derived_seed
from fathom.games.sonar.notation import START, TORPEDO
from fathom.games.sonar.player.characters import TEMPERS, Chances, Portrait, first_shares
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.foresight import is_captains
from fathom.games.sonar.player.guess import Guess, Tracks
from fathom.games.sonar.player.levels import MEDIUM
from fathom.games.sonar.rules import boat as own
from fathom.games.sonar.rules import events as log
from fathom.games.sonar.rules.table import MARKING

if TYPE_CHECKING:
    from fathom.games.sonar.knowledge.belief import Belief
    from fathom.games.sonar.player.levels import CrewSkill
    from fathom.games.sonar.player.mind import Thought
    from fathom.games.sonar.rules.state import SonarState

MOST_SUSPECTS = 120
"""Of more worlds than this the least likely are forgotten."""
LEAST_SHARE = 0.0000001
"""Worlds that are less likely than so are forgotten."""
LIKENESS = 0.1
"""How likely something is that is not at all expected of the inside of a boat."""
SYSTEMS = {
    log.TORPEDO: own.TORPEDO,
    log.MINE: own.MINE,
    log.DRONE: own.DRONE,
    log.SONAR: own.SONAR,
    log.SILENCE: own.SILENCE,
}
"""By event: the system that was ready."""
LEAST_FOLLOWED = 0.3
"""A world is only followed if it is so likely, compared with the likeliest."""
NO_DICE = Dice(0)
"""Nothing is drawn where the enemy has marked its start."""
REMEMBERED = 200
"""So many boats need not be read from the beginning: 0.03 MB each."""


class Suspect(NamedTuple):
    """A world that agrees with all that was heard."""

    world: SonarState
    shares: tuple[float, ...]
    """How likely it is, together with each kind of captain."""

    @property
    def share(self) -> float:
        """How likely it is."""
        return math.fsum(self.shares)

    def times(self, factor: float) -> Suspect:
        """The same world, so many times as likely."""
        return Suspect(self.world, tuple([factor * share for share in self.shares]))

    def of_anybody(self) -> Suspect:
        """The same world, as likely together with each kind of captain."""
        kinds = len(self.shares)
        return Suspect(self.world, (self.share / kinds,) * kinds)


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
            self.suspects = _starts(state, self.seat, moves[0], self.enemy)
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
        """Play the enemy in every world until it is the own turn, and keep what agrees.

        If nothing does, each world is thought to be that of any kind of captain from now on.
        """
        begun = [one for one in self.suspects if self._agrees(one.world)]
        kept = self._followed(begun) or self._followed([one.of_anybody() for one in begun])
        total = math.fsum(one.share for one in kept)
        self.suspects = _likeliest([one.times(1 / total) for one in kept])

    def _followed(self, waiting: list[Suspect]) -> list[Suspect]:
        """What agrees of these worlds and those that come of them, at the own turn."""
        kept: list[Suspect] = []
        while waiting:
            now = min(len(one.world.log) for one in waiting)  # so that guesses only go on
            most = waiting[0].share
            later: list[Suspect] = []
            for place, one in enumerate(waiting):
                if one.world.turn == self.seat or one.world.outcome() is not None:
                    if not self._has_missed(one.world):
                        kept.append(one)
                elif len(one.world.log) > now:
                    later.append(one)
                else:
                    is_followed = place < self.enemy.followed and one.share >= LEAST_FOLLOWED * most
                    dice = Dice(derived_seed(now, len(self.past), place)) if is_followed else None
                    later += self._decisions(one, dice)
            waiting = _likeliest(later)
        return kept

    def _decisions(self, suspect: Suspect, dice: Dice | None) -> list[Suspect]:
        """What the enemy may do next in a world, as far as it agrees with what was heard.

        With dice one looks ahead in its place.
        """
        suspect = self._made_ready(suspect)
        world, enemy = suspect.world, self.enemy
        expected: list[Chances] = []
        if enemy.trust > 0.0:
            thoughts = self._thoughts(world, enemy.skill)
            if dice is not None:
                expected.append(enemy.followed_chances(world, thoughts, self.guesses, dice))
            else:
                expected.append(enemy.chances(world, thoughts))
        if enemy.trust < 1.0:
            thoughts = self._thoughts(world, MEDIUM)
            expected += [temper.chances(world, thoughts) for temper in TEMPERS]
        moves = dict.fromkeys(move for chances in expected for move in chances)
        found = self._after(suspect, list(moves), expected)
        legal = world.legal_moves(world.turn)
        if not found and not is_captains(legal[0]):
            unexpected = dict.fromkeys(legal, LIKENESS / len(legal))
            found = self._after(suspect, legal, [unexpected] * len(expected))
        return found

    def _thoughts(self, world: SonarState, skill: CrewSkill) -> list[Thought]:
        """What the enemy's moves are worth to it at first sight."""
        world.beliefs = self.beliefs
        thoughts: list[Thought] = consider(world, world.turn, skill, self.guesses, NO_DICE)
        self.beliefs = world.beliefs
        return thoughts

    def _after(self, suspect: Suspect, moves: list[int], expected: list[Chances]) -> list[Suspect]:
        """A world after each of these moves that agrees with what was heard."""
        found: list[Suspect] = []
        for move in moves:
            shares = [
                share * chances.get(move, 0.0)
                for share, chances in zip(suspect.shares, expected, strict=True)
            ]
            if any(shares):
                after = suspect.world.copy()
                after.apply(after.turn, move)
                if self._agrees(after):
                    found.append(Suspect(after, tuple(shares)))
        return found

    def _made_ready(self, suspect: Suspect) -> Suspect:
        """A world in which the enemy's crew has ready what was heard of it next.

        What a crew marks and crosses is never heard, so most worlds have it wrong by and by.
        """
        world = suspect.world
        boat = world.boats[world.boat_of[world.turn]]
        if len(world.log) == len(self.heard) or not world.moved or boat.is_waiting():
            return suspect
        system = SYSTEMS.get(log.event_kind(self.heard[len(world.log)]))
        if system is None or boat.is_ready(system, world.chart):
            return suspect
        likeness = world.copy()
        boat = likeness.boats[world.boat_of[world.turn]]
        boat.gauges[system] = world.chart.gauges[system]
        boat.sheet &= ~int(world.chart.wiring.broken_by[system])
        return Suspect(likeness, suspect.shares).times(LIKENESS)

    def _agrees(self, world: SonarState) -> bool:
        return world.log == self.heard[: len(world.log)]

    def _has_missed(self, world: SonarState) -> bool:
        """Whether the enemy did something after which the own turn begins in this world."""
        if world.moved or len(world.log) == len(self.heard):
            return False
        return log.event_boat(self.heard[len(world.log)]) != world.boat_of[self.seat]


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


def suspicion(known: Guess, suspects: list[Suspect]) -> Guess:
    """Where the enemy is and how it came there, by the worlds that are left; as known if none is.

    `known` has heard all that these worlds agree with.
    """
    guess = known.copy()
    if suspects:
        guess.tracks = Tracks(len(suspects))
        for number, suspect in enumerate(suspects):
            boat = suspect.world.boats[known.boat]
            guess.tracks.add(boat.field, suspect.share)
            for field in boat.route:
                guess.tracks.pass_through(number, field)
    return guess


_remembered: deque[Reading] = deque(maxlen=REMEMBERED)
"""Only kept so as not to start over."""


def _starts(state: SonarState, seat: int, move: int, enemy: Portrait) -> list[Suspect]:
    """A world for every field where the enemy may start, and each boat that may begin."""
    captain = state.captains[1 - state.boat_of[seat]]
    shares = first_shares(enemy)
    worlds: list[Suspect] = []
    for field in state.chart.sea:
        for beginner in range(2):
            world = state.game.deal(state.seats, state.options, ChosenDice([beginner]))
            world.apply(seat, move)
            world.apply(captain, START + field)
            worlds.append(Suspect(world, shares))
    return worlds


def _likeliest(suspects: list[Suspect]) -> list[Suspect]:
    """The likeliest worlds."""
    suspects = sorted(suspects, key=lambda one: -one.share)[:MOST_SUSPECTS]
    total = math.fsum(one.share for one in suspects)
    return [one for one in suspects if one.share >= LEAST_SHARE * total]
