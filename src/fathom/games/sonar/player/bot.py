"""The bot of Captain Sonar: a captain, a first officer, an engineer or several in one, at a level.

It thinks about a state as its seat imagines it, and looks at nothing there but the own boat and
what is public; so it needs no second look, and never knows more than its seat.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, cast

from fathom.engine.bot import Advice, Bot
from fathom.engine.dice import Dice
from fathom.engine.manners import Style
from fathom.games.sonar.manners import SonarManners
from fathom.games.sonar.notation import CROSS, DRONE
from fathom.games.sonar.player.characters import Portrait, mixture
from fathom.games.sonar.player.crew import consider
from fathom.games.sonar.player.foresight import drawn, foresee
from fathom.games.sonar.player.guess import Guess
from fathom.games.sonar.player.levels import HARD, CrewSkill
from fathom.games.sonar.player.mind import Mind, Thought
from fathom.games.sonar.player.reading import read, suspicion
from fathom.games.sonar.player.speech import Speech

if TYPE_CHECKING:
    from fathom.engine.perspective import Perspective
    from fathom.games.sonar.rules.state import SonarState

MANNERS = SonarManners()
ADVICE = 4
"""So many moves are named when somebody asks."""
THOUSAND = 1000
BLUNDER = 1.5
"""No slip costs more than this."""
SHEET = 0.3
"""What a point of the engineer's sheet is worth in damage."""
ALIKE_DAMAGE = 0.05
"""Moves that differ by less damage than this are worth about the same."""
MOST_LAPSES = 2
PER_DAMAGE = 0.55
"""How the chance to win rises with each damage that the enemy has more, on the logistic scale."""


class SonarBot(Bot):
    """Mans one seat, whatever its stations."""

    def __init__(self, skill: CrewSkill, enemy: Portrait | None = None) -> None:
        """With this skill; whoever reads takes the enemy to be such, or else of its own skill."""
        self.skill = skill
        self.enemy = enemy or Portrait.by(skill, skill.kinship)
        self.guesses: list[Guess] = []

    def choose(self, known: Perspective, dice: Dice) -> int:
        state, thoughts = self._think(known, dice)
        return thoughts[self._chosen(state, known.seat, thoughts, dice)].move

    def explain(self, known: Perspective, dice: Dice) -> list[Advice]:
        state, thoughts = self._think(known, dice)
        first = thoughts.pop(self._chosen(state, known.seat, thoughts, dice))
        mine = state.boat_of[known.seat]
        ahead = int(state.boats[1 - mine].damage) - int(state.boats[mine].damage)
        hull = float(state.chart.hull)
        scale = SHEET if CROSS <= first.move < DRONE else 1.0
        return [
            Advice(
                thought.move,
                chance(ahead + min(max(scale * (thought.value - first.value), -hull), 0.0)),
                thought.reason,
                dict(thought.facts),
            )
            for thought in [first, *thoughts[: ADVICE - 1]]
        ]

    def pace(self, known: Perspective, dice: Dice) -> int:
        """Somewhere between quick and slow, as people of this level are."""
        return self.skill.quickest + dice.below(self.skill.slowest - self.skill.quickest)

    def speak(self, known: Perspective, dice: Dice) -> str | None:
        state = self._imagined(known, dice)
        mind = Mind(state, state.boat_of[known.seat], self.skill, self.guesses, known.heard)
        return Speech(state, known.seat, mind, known.heard).call()

    def _think(self, known: Perspective, dice: Dice) -> tuple[SonarState, list[Thought]]:
        state = self._imagined(known, dice)
        guesses = self._read(state, known)
        thoughts = consider(state, known.seat, self.skill, guesses, dice, known.heard)
        return state, foresee(state, known.seat, thoughts, self.skill, guesses, dice)

    def _read(self, state: SonarState, known: Perspective) -> list[Guess]:
        """Where both boats are, the enemy by what it did and what it did not do."""
        if not self.skill.reads:
            return self.guesses
        enemy = 1 - int(state.boat_of[known.seat])
        suspects = read(state, known.seat, known.past, self.enemy)
        self.guesses = [guess.listen(state.log) for guess in self.guesses]
        guesses = [*self.guesses]
        guesses[enemy] = suspicion(guesses[enemy], suspects)
        return guesses

    def _imagined(self, known: Perspective, dice: Dice) -> SonarState:
        state = cast("SonarState", known.imagine(dice))
        if not self.guesses or self.guesses[0].chart is not state.chart:
            self.guesses = [Guess(state.chart, 0), Guess(state.chart, 1)]
        return state

    def _chosen(self, state: SonarState, seat: int, thoughts: list[Thought], dice: Dice) -> int:
        """Which of the moves it is: the best, but for slips and where it is better not read."""
        first = thoughts[0]
        if self.skill.slip and int(dice.below(THOUSAND)) < self.skill.slip * THOUSAND:
            lapses = MANNERS.lapses(state, seat, first.move)
            close = [
                number
                for number, thought in enumerate(thoughts)
                if thought.move in lapses and thought.value > first.value - BLUNDER
            ][:MOST_LAPSES]
            return close[dice.below(len(close))] if close else 0
        shares = mixture(thoughts, self.skill.mix)
        return drawn(shares if self.style is None else liked(thoughts, shares, self.style), dice)


def at_first_sight() -> SonarBot:
    """`hard` that neither reads nor looks ahead: others are measured by it, and learn from it."""
    return SonarBot(HARD._replace(reads=False, worlds=0, duel_worlds=0))


def liked(thoughts: list[Thought], shares: list[float], style: Style) -> list[float]:
    """The shares of somebody with a taste: what is liked up to twice as often.

    Where nothing is mixed, what is liked of the moves that are worth about the same.
    """
    tastes = [MANNERS.taste(style, thought.reason) for thought in thoughts]
    if len(shares) == 1:
        least = thoughts[0].value - ALIKE_DAMAGE
        alike = [taste for taste, one in zip(tastes, thoughts, strict=True) if one.value >= least]
        chosen = alike.index(max(alike))
        return [float(number == chosen) for number in range(len(thoughts))]
    tilted = [share * (1.0 + taste) for share, taste in zip(shares, tastes, strict=True)]
    total = math.fsum(tilted)
    return [share / total for share in tilted]


def chance(ahead: float) -> float:
    """The share of the victory to expect when so much damage ahead."""
    return 1 / (1 + math.exp(-PER_DAMAGE * ahead))
