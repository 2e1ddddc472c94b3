"""Characters: the kinds of captains that an enemy can be, and how often each would make a move.

One is known to the letter: a bot of a certain skill. A captain who foresees tries its best few
moves in worlds that it draws by a seed which nobody knows. What it foresees cannot be known, but
what it never does can: a move that is not among those few. Among them, those that look better are
likelier, less clearly so than at first sight.

Whoever reads knows something else that nobody knows: where it thinks that its enemy is. So now and
then it makes a move that does not look good.

Of the others only little is known: they do what looks best to them, the more clearly the better it
looks, and now and then anything.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from fathom.games.sonar.notation import MINE, SILENCE, SURFACE, TRACE
from fathom.games.sonar.player.foresight import (
    LEAST_WEIGHT,
    candidates,
    foresee,
    foresees,
    is_captains,
)
from fathom.games.sonar.player.levels import MEDIUM, CrewSkill

if TYPE_CHECKING:
    from fathom.engine.dice import Dice
    from fathom.games.sonar.player.guess import Guess
    from fathom.games.sonar.player.mind import Thought
    from fathom.games.sonar.rules.state import SonarState

READ = ((0, SURFACE), (MINE, SILENCE), (SILENCE, TRACE))
"""The moves from which an enemy can read where a boat is: courses, mines and silent runs."""
SIGHT_BLUR = 1.2
"""By so much, in damage, what somebody foresees changes what a move looks like at first sight."""
FOLLOWED_BLUR = 1.5
"""The same where one looks ahead in its place,"""
FOLLOWED_WORLDS = 4
"""in so many worlds,"""
FOLLOWED_TURNS = 3
"""each for so many turns, of both boats: that is less than it does itself, but soon done."""
READERS_WHIM = 0.1
"""How often whoever reads makes a move for a reason that only it can know."""

Chances = dict[int, float]
"""How often somebody makes a move. Those that are missing it never makes."""


class Portrait(NamedTuple):
    """A bot that is known to the letter."""

    skill: CrewSkill
    trust: float
    """How likely the enemy is such a bot, before it has done anything: 1 surely, 0 surely not."""
    followed: int = 0
    """In so many of the likeliest worlds one looks ahead in its place."""

    @classmethod
    def by(cls, skill: CrewSkill, trust: float) -> Portrait:
        """As a bot of this skill sees another one of its kind."""
        return cls(skill, trust, skill.followed)

    def chances(self, state: SonarState, thoughts: list[Thought]) -> Chances:
        """How often it makes each move of which it thinks so at first sight."""
        if not foresees(state, thoughts, self.skill):
            return self._with_whims(state, _chances(thoughts, mixture(thoughts, self.skill.mix)))
        tried = candidates(thoughts, self.skill)
        return self._with_whims(state, _chances(tried, blurred(tried, SIGHT_BLUR)))

    def followed_chances(
        self, state: SonarState, thoughts: list[Thought], guesses: list[Guess], dice: Dice
    ) -> Chances:
        """The same, when one looks ahead in its place."""
        if not foresees(state, thoughts, self.skill):
            return self.chances(state, thoughts)
        brief = self.skill._replace(
            duel_worlds=min(self.skill.duel_worlds, FOLLOWED_WORLDS),
            turns=min(self.skill.turns, FOLLOWED_TURNS),
        )
        foreseen = foresee(state, state.turn, thoughts, brief, [*guesses], dice)
        return self._with_whims(state, _chances(foreseen, blurred(foreseen, FOLLOWED_BLUR)))

    def _with_whims(self, state: SonarState, chances: Chances) -> Chances:
        """The same of somebody who may have read what nobody knows."""
        if not self.skill.reads or not is_captains(next(iter(chances))):
            return chances
        return with_whims(state, chances, READERS_WHIM)


class Temper(NamedTuple):
    """Somebody who does about what looks best."""

    skill: CrewSkill
    blur: float
    """By so much, in damage, a move may look worse than the best and still be made now and then."""
    whim: float
    """How often it makes any move that it may."""

    def chances(self, state: SonarState, thoughts: list[Thought]) -> Chances:
        """How often it makes each move of which it thinks so at first sight."""
        if not is_captains(thoughts[0].move):
            return {thoughts[0].move: 1.0}
        return with_whims(state, _chances(thoughts, blurred(thoughts, self.blur)), self.whim)


TEMPERS = (Temper(MEDIUM, 0.1, 0.1), Temper(MEDIUM, 1.0, 0.3))
"""What an enemy may be that is not known to the letter: careless of being heard, or anybody."""


def first_shares(enemy: Portrait) -> tuple[float, ...]:
    """How likely the enemy is what it is taken to be, and of each temper, at first; if at all."""
    rest = (1.0 - enemy.trust) / len(TEMPERS)
    return tuple([share for share in (enemy.trust, *[rest] * len(TEMPERS)) if share > 0.0])


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


def blurred(thoughts: list[Thought], blur: float) -> list[float]:
    """How often each of these is chosen by whoever knows more: what looks better the likelier."""
    best = max(thought.value for thought in thoughts)
    weights = [math.exp((thought.value - best) / blur) for thought in thoughts]
    total = math.fsum(weights)
    return [weight / total for weight in weights]


def with_whims(state: SonarState, chances: Chances, whim: float) -> Chances:
    """The same of somebody who so often makes just any move."""
    moves = state.legal_moves(state.turn)
    mixed = dict.fromkeys(moves, whim / len(moves))
    for move, chance in chances.items():
        mixed[move] += (1.0 - whim) * chance
    return mixed


def _chances(thoughts: list[Thought], shares: list[float]) -> Chances:
    """By move; the last few thoughts may have no share."""
    return {one.move: share for one, share in zip(thoughts, shares, strict=False) if share}


def _kind(move: int) -> int | None:
    """Which of the things that the enemy reads a move is; None: none of them."""
    for kind, (first, end) in enumerate(READ):
        if first <= move < end:
            return kind
    return None
