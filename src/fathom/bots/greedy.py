"""The bot that plays as a sensible person would, without looking far ahead."""

from fathom.bots.perspective import Perspective
from fathom.engine.dice import Dice


class GreedyBot:
    """Asks the game's own `greedy`, about a state as its seat imagines it."""

    patient = True

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.game.greedy(known.imagine(dice), known.seat)
