"""Pearl: a toy game that shows what a game consists of. See docs/adding-a-game.md."""

from fathom.engine.game import Game
from fathom.engine.options import Options
from tests.toys.pearl.position import PearlPosition
from tests.toys.pearl.rules import PearlState
from tests.toys.pearl.spec import CLAUSES, SEATS
from tests.toys.pearl.view import PearlView


class Pearl(Game[PearlState, Options, PearlView, PearlPosition]):
    """Keep your pearl, or swap it for an unknown one; the best pearl wins."""

    key = "pearl"
    title = "Pearl"
    seats = SEATS
    state = PearlState
    view = PearlView
    position = PearlPosition
    rules_version = 1
    clauses = CLAUSES
    moves = ("keep", "swap")
    longest = SEATS[-1]

    def greedy(self, state: PearlState, seat: int) -> int:
        return self.moves.index("keep" if state.hands[seat] > 5 else "swap")


GAME = Pearl()
