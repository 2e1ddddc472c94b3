"""The bot that does not think."""

from fathom.bots.perspective import Perspective
from fathom.engine.dice import Dice


class RandomBot:
    """Chooses the kind of decision first and then among its moves.

    So a kind with many moves does not drown the others.
    """

    patient = False

    def choose(self, known: Perspective, dice: Dice) -> int:
        moves = known.legal_moves()
        kinds: dict[str, list[int]] = {}
        for move in moves:
            kinds.setdefault(known.game.move_kinds[move], []).append(move)
        of_kind = list(kinds.values())[dice.below(len(kinds))]
        return of_kind[dice.below(len(of_kind))]
