"""The bot that plays as a sensible person would, without looking far ahead."""

from fathom.engine.bot import Bot
from fathom.engine.dice import Dice
from fathom.engine.perspective import Perspective


class GreedyBot(Bot):
    """Asks the game's own `greedy`, about a state as its seat imagines it."""

    def choose(self, known: Perspective, dice: Dice) -> int:
        return known.game.greedy(known.imagine(dice), known.seat)
