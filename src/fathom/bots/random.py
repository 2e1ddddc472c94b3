"""The bot that does not think."""

from fathom.engine.bot import Bot
from fathom.engine.dice import Dice
from fathom.engine.perspective import Perspective


class RandomBot(Bot):
    """Chooses the kind of decision first and then among its moves.

    So a kind with many moves does not drown the others.
    """

    patient = False

    def choose(self, known: Perspective, dice: Dice) -> int:
        kinds = list(known.game.by_kind(known.legal_moves()).values())
        moves = kinds[dice.below(len(kinds))]
        return moves[dice.below(len(moves))]
