"""Liar's Dice: everybody sees their own dice only, and bids on all of them."""

from typing import ClassVar

from fathom.engine.bot import Reason
from fathom.engine.game import Game
from fathom.engine.skill import Skill
from liars_dice import player
from liars_dice.notation import MOVES
from liars_dice.player import LiarsDiceInstinct
from liars_dice.position import LiarsDicePosition
from liars_dice.rules import LiarsDiceState
from liars_dice.spec import CLAUSES, FACES, MOST_DICE, SEATS, LiarsDiceOptions
from liars_dice.view import LiarsDiceView, open_view_of


class LiarsDice(Game[LiarsDiceState, LiarsDiceOptions, LiarsDiceView, LiarsDicePosition]):
    """Liar's Dice."""

    key = "liars-dice"
    title = "Liar's Dice"
    seats = SEATS
    options = LiarsDiceOptions
    state = LiarsDiceState
    view = LiarsDiceView
    position = LiarsDicePosition
    rules_version = 1
    clauses = CLAUSES
    moves = MOVES
    # Every round costs a die; with so many on the table it has a doubt, a roll and these bids.
    longest = sum(FACES * dice + 2 for dice in range(2, MOST_DICE + 1))
    minutes = 15
    usual_seats = 4
    chapters = ("round-started",)
    instinct = LiarsDiceInstinct()
    # Searching does not help: in worlds imagined at random a bid says nothing about its bidder.
    skills: ClassVar = {
        "easy": Skill(slips=0.5),
        "medium": Skill(slips=0.2),
        "hard": Skill(),
    }

    def reason(self, state: LiarsDiceState, seat: int, move: int) -> Reason | None:
        return player.reason(state, seat, move)

    def open_view(self, state: LiarsDiceState) -> LiarsDiceView:
        return open_view_of(state)


GAME = LiarsDice()
