"""The bot that does not think."""

from fathom.bots.perspective import Perspective
from fathom.engine.dice import Dice


class RandomBot:
    """Chooses the kind of decision first and then among its moves.

    So a kind with many moves does not drown the others.
    """

    patient = False

    def choose(self, known: Perspective, dice: Dice) -> int:
        kinds = list(known.game.by_kind(known.legal_moves()).values())
        moves = kinds[dice.below(len(kinds))]
        return moves[dice.below(len(moves))]
