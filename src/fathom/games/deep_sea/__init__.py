"""Deep Sea Adventure: divers share one tank of air."""

from typing import ClassVar

from fathom.engine.bot import Reason
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.engine.skill import Skill
from fathom.games.deep_sea.box import box_of
from fathom.games.deep_sea.encoder import DeepSeaEncoder
from fathom.games.deep_sea.epilogue import DeepSeaEpilogue
from fathom.games.deep_sea.manners import DeepSeaManners
from fathom.games.deep_sea.notation import MOVES
from fathom.games.deep_sea.player import DeepSeaInstinct
from fathom.games.deep_sea.position import DeepSeaPosition
from fathom.games.deep_sea.reasons import reason
from fathom.games.deep_sea.rules import DeepSeaState
from fathom.games.deep_sea.spec import CLAUSES, SEATS, DeepSeaOptions
from fathom.games.deep_sea.view import DeepSeaView, open_view_of

SENSIBLE = DeepSeaInstinct(care=1.15, company=0.5)
"""How somebody plays who does not search. In imagined games bolder divers win more."""


class DeepSea(Game[DeepSeaState, DeepSeaOptions, DeepSeaView, DeepSeaPosition]):
    """Deep Sea Adventure."""

    key = "deep-sea"
    title = "Deep Sea Adventure"
    seats = SEATS
    options = DeepSeaOptions
    state = DeepSeaState
    view = DeepSeaView
    position = DeepSeaPosition
    rules_version = 1
    clauses = CLAUSES
    moves = MOVES
    # Without treasure a diver goes down or up with every turn, with treasure air is used: in a
    # round each takes at most about 64 turns without and all together 25 with. By the rules of a
    # house it may be 120 and 60, in twice as many rounds.
    longest = 24_000
    minutes = 20
    usual_seats = 4
    chapters = ("round-started",)
    epilogue = DeepSeaEpilogue()
    instinct = DeepSeaInstinct(care=0.85, company=0.0)
    manners = DeepSeaManners()
    skills: ClassVar = {
        "easy": Skill(slips=0.3),
        "medium": Skill(iterations=80, slips=0.02),
        "hard": Skill(iterations=400),
        "expert": Skill(iterations=20_000, looks_beyond=True),
    }
    duel_skills: ClassVar = {
        "expert": Skill(iterations=3000, c=0.1, looks_beyond=True, insight=1.0),
    }

    def greedy(self, state: DeepSeaState, seat: int) -> int:
        return SENSIBLE.choose(state, seat)

    def reason(self, state: DeepSeaState, seat: int, move: int) -> Reason | None:
        return reason(state, seat, move)

    def encoder(self, seats: int, options: DeepSeaOptions) -> DeepSeaEncoder:
        return DeepSeaEncoder(seats, box_of(options))

    def empty(self, seats: int, options: DeepSeaOptions, dice: Dice) -> DeepSeaState:
        return DeepSeaState(self, seats, options, dice, box_of(options))

    def open_view(self, state: DeepSeaState) -> DeepSeaView:
        return open_view_of(state)


GAME = DeepSea()
