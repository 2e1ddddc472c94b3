"""The shadow: it knows the bot it plays against to the letter, and reads it.

It plays that bot from every field where it can have started, keeps what agrees with all that was
heard, and weighs it by how often the bot would have done so. It measures how readable a level is,
with two seats, turn by turn:

    fathom tournament sonar --bots fathom.games.sonar.player.shadow:of_hard,hard

A bot that foresees tries its best few moves in worlds that it draws by a seed which nobody knows.
What it foresees cannot be known, but what it never does can: a move that is not among those few.
Among them, those that look better are likelier, less clearly so than at first sight; and where the
boat most probably is, the shadow looks ahead itself, in few worlds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple, cast

from librt.vecs import vec

from fathom.engine.bot import Bot
from fathom.engine.chance import ChosenDice
from fathom.engine.dice import Dice
from fathom.games.sonar.notation import START
from fathom.games.sonar.player.bot import mixture
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.foresight import candidates, drawn, foresee, foresees
from fathom.games.sonar.player.guess import DOUBT, Guess, restrict
from fathom.games.sonar.player.levels import EXPERT, HARD, CrewSkill
from fathom.games.sonar.player.mind import Thought
from fathom.games.sonar.rules.table import MARKING
from fathom.games.sonar.sea import FIELDS

if TYPE_CHECKING:
    from fathom.engine.perspective import Perspective
    from fathom.games.sonar.knowledge.belief import Belief
    from fathom.games.sonar.rules.state import SonarState

MOST_SUSPECTS = 120
"""Of more worlds than this the least likely are forgotten."""
LEAST_SHARE = 0.001
"""Worlds that are less likely than so are forgotten."""
SIGHT_BLUR = 1.2
"""By so much, in damage, what somebody foresees changes what a move looks like at first sight."""
FOLLOWED = 4
"""In so many of the likeliest worlds the shadow looks ahead as the bot does that it reads,"""
FOLLOWED_WORLDS = 2
"""each time in so many worlds of that bot,"""
FOLLOWED_BLUR = 1.5
"""which leaves so much open about what a move is worth to the bot, in damage."""


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


class Shadow(Bot):
    """Plays as the bot does that it reads, but knows better where that is."""

    def __init__(self, skill: CrewSkill) -> None:
        self.skill = skill
        self.suspects: list[Suspect] = []
        self.guesses: list[Guess] = []
        """What is sane, by what was heard so far."""
        self.read: list[Guess] = []
        """The same as far as the bot that is read has heard it when it decides."""
        self.beliefs: tuple[Belief, Belief] | None = None
        """What is possible by what that bot has heard. All worlds that agree have the same."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        state = cast("SonarState", known.imagine(dice))
        if not self.guesses:
            self.guesses = [Guess(state.chart, boat) for boat in range(2)]
            self.read = [Guess(state.chart, boat) for boat in range(2)]
        enemy = 1 - state.boat_of[known.seat]
        if state.phase != MARKING:
            self._follow(state, known.seat, dice)
            sane = self.guesses[enemy] = self.guesses[enemy].listen(state.log)
            guesses = [*self.guesses]
            guesses[enemy] = Suspicion(sane, self.suspects)
            thoughts = consider(state, known.seat, self.skill, guesses, dice)
            thoughts = foresee(state, known.seat, thoughts, self.skill, guesses, dice)
            self.guesses[1 - enemy] = guesses[1 - enemy]
        else:
            thoughts = consider(state, known.seat, self.skill, self.guesses, dice)
        move = thoughts[drawn(mixture(thoughts, self.skill.mix), dice)].move
        if state.phase == MARKING:
            self.suspects = _starts(state, known.seat, move)
        else:
            for suspect in self.suspects:
                suspect.world.apply(known.seat, move)
        return move

    def _follow(self, state: SonarState, seat: int, dice: Dice) -> None:
        """Play the bot in every world until it is the own turn, and keep what agrees."""
        events = state.log
        kept: list[Suspect] = []
        waiting = [one for one in self.suspects if _agrees(one.world, events)]
        while waiting:
            now = min(len(one.world.log) for one in waiting)  # so that guesses only go on
            later: list[Suspect] = []
            for place, one in enumerate(waiting):
                if one.world.turn == seat or one.world.outcome() is not None:
                    kept += [one] if len(one.world.log) == len(events) else []
                elif len(one.world.log) > now:
                    later.append(one)
                else:
                    later += self._read(one, events, place < FOLLOWED, dice)
            waiting = _likeliest(later)
        self.suspects = _likeliest(kept)

    def _read(
        self, suspect: Suspect, events: list[int], is_followed: bool, dice: Dice
    ) -> list[Suspect]:
        """What the bot may do next in a world, as far as it agrees with what was heard."""
        world, skill = suspect.world, self.skill
        world.beliefs = self.beliefs
        thoughts: list[Thought] = consider(world, world.turn, skill, self.read, dice)
        self.beliefs = world.beliefs
        if not foresees(world, thoughts, skill):
            shares = mixture(thoughts, skill.mix)
        elif is_followed:
            few = skill._replace(worlds=min(skill.worlds, FOLLOWED_WORLDS))
            thoughts = foresee(world, world.turn, thoughts, few, [*self.read], dice)
            shares = blurred(thoughts, FOLLOWED_BLUR)
        else:
            thoughts = candidates(thoughts, skill)
            shares = blurred(thoughts, SIGHT_BLUR)
        found: list[Suspect] = []
        for thought, share in zip(thoughts, shares, strict=False):
            if share > 0.0:
                after = world.copy()
                after.apply(world.turn, thought.move)
                if _agrees(after, events):
                    found.append(Suspect(after, suspect.share * share))
        return found


def blurred(thoughts: list[Thought], blur: float) -> list[float]:
    """How often each of these is chosen by whoever knows more: what looks better the likelier."""
    best = max(thought.value for thought in thoughts)
    weights = [math.exp((thought.value - best) / blur) for thought in thoughts]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


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


def _agrees(world: SonarState, events: list[int]) -> bool:
    return world.log == events[: len(world.log)]


def _likeliest(suspects: list[Suspect]) -> list[Suspect]:
    """The likeliest worlds, their shares 1 in all."""
    suspects = sorted(suspects, key=lambda one: -one.share)[:MOST_SUSPECTS]
    total = sum(one.share for one in suspects)
    return [
        Suspect(one.world, one.share / total)
        for one in suspects
        if one.share >= LEAST_SHARE * total
    ]


def of_hard() -> Shadow:
    """The shadow of `hard`."""
    return Shadow(HARD)


def of_expert() -> Shadow:
    """The shadow of `expert`: it foresees too, but not with the same seed."""
    return Shadow(EXPERT)
