"""Submarine: salvage twelve treasures, past the submarines of others."""

from typing import ClassVar

from fathom.engine.bot import Reason
from fathom.engine.capabilities import Agreement
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.outcome import Outcome
from fathom.engine.skill import Skill
from fathom.games.submarine.encoder import SubmarineEncoder
from fathom.games.submarine.epilogue import SubmarineEpilogue
from fathom.games.submarine.manners import SubmarineManners
from fathom.games.submarine.notation import MOVES
from fathom.games.submarine.player import SubmarineInstinct
from fathom.games.submarine.position import SubmarinePosition, restore
from fathom.games.submarine.reasons import reason
from fathom.games.submarine.rules import SubmarineState
from fathom.games.submarine.spec import CLAUSES, SEATS, SubmarineOptions
from fathom.games.submarine.view import SubmarineView, open_view_of


class SubmarineAgreement(Agreement[SubmarineState]):
    """All may agree to end, as after too many voyages that brought nothing (SUB-30)."""

    def outcome(self, state: SubmarineState) -> Outcome | None:
        return state.agreed_end()


class Submarine(Game[SubmarineState, SubmarineOptions, SubmarineView, SubmarinePosition]):
    """Submarine."""

    key = "submarine"
    title = "Submarine"
    seats = SEATS
    options = SubmarineOptions
    state = SubmarineState
    view = SubmarineView
    position = SubmarinePosition
    rules_version = 1
    clauses = CLAUSES
    moves = MOVES
    # At most 60 cards are discarded and 60 slots filled, so there are at most 121 stretches of 50
    # voyages without progress (SUB-30). A voyage is at most 7 turns of each of 5 players. A turn
    # salvages each of 10 spaces at most once, with at most 3 hand cards as toll: 25 plies.
    longest = 121 * 50 * 7 * 5 * 25 + 25
    minutes = 45
    usual_seats = 3
    agreement = SubmarineAgreement()
    epilogue = SubmarineEpilogue()
    instinct = SubmarineInstinct()
    manners = SubmarineManners()
    skills: ClassVar = {
        "easy": Skill(slips=0.2),
        "medium": Skill(iterations=12, horizon=10, slips=0.1),
        "hard": Skill(iterations=400, horizon=20),
        "expert": Skill(iterations=2000, horizon=20, c=0.1),
    }

    def restore(
        self, position: SubmarinePosition, options: SubmarineOptions, dice: Dice
    ) -> SubmarineState:
        return restore(self.empty(position.seats, options, dice), position)

    def reason(self, state: SubmarineState, seat: int, move: int) -> Reason | None:
        return reason(state, seat, move)

    def encoder(self, seats: int, options: SubmarineOptions) -> SubmarineEncoder:
        return SubmarineEncoder(seats)

    def open_view(self, state: SubmarineState) -> SubmarineView:
        return open_view_of(state)


GAME = Submarine()
