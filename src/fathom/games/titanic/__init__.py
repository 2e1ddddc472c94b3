"""The Titanic lifeboat game: from the sinking ship into the boats."""

from typing import ClassVar

from fathom.engine.bot import Reason
from fathom.engine.capabilities import Charts
from fathom.engine.dice import Dice
from fathom.engine.drawn_charts import ChartFault, Drawing
from fathom.engine.game import Game
from fathom.engine.skill import Skill
from fathom.games.titanic.board import (
    FAULT_NAMES,
    FORMAT,
    KIT,
    SIDE,
    board_drawing,
    board_faults,
    board_text,
    load_plan,
    unreachable,
    written_board,
)
from fathom.games.titanic.box import box_of
from fathom.games.titanic.encoder import TitanicEncoder
from fathom.games.titanic.epilogue import TitanicEpilogue
from fathom.games.titanic.manners import TitanicManners
from fathom.games.titanic.notation import MOVES
from fathom.games.titanic.player import TitanicInstinct
from fathom.games.titanic.position import TitanicPosition, restore
from fathom.games.titanic.reasons import reason
from fathom.games.titanic.rules import TitanicState
from fathom.games.titanic.rules_ship import Ship
from fathom.games.titanic.spec import BOARDS, CLAUSES, SEATS, TitanicOptions
from fathom.games.titanic.view import TitanicView, board_view, open_view_of


class TitanicBoards(Charts):
    """The boards that ships are printed on (TIT-5)."""

    option = "board"
    names = BOARDS
    form = FORMAT
    kit = KIT
    most_fields = SIDE * SIDE
    fault_names = FAULT_NAMES

    def text(self, name: str) -> str:
        return board_text(name)

    def faults(self, text: str) -> list[ChartFault]:
        return board_faults(text) or unreachable(load_plan(text))

    def drawing(self, text: str, variant: str | None = None) -> Drawing | None:
        return board_drawing(text)

    def written(self, drawing: Drawing) -> str:
        return written_board(drawing)

    def facts(self, text: str) -> dict[str, str | int]:
        plan = load_plan(text)
        rails = len(board_view(plan).rails)
        return {"board": plan.name, "width": plan.width, "height": plan.height, "rails": rails}


class Titanic(Game[TitanicState, TitanicOptions, TitanicView, TitanicPosition]):
    """The Titanic lifeboat game."""

    key = "titanic"
    title = "Titanic"
    seats = SEATS
    options = TitanicOptions
    state = TitanicState
    view = TitanicView
    position = TitanicPosition
    rules_version = 1
    clauses = CLAUSES
    moves = MOVES
    # 60 tiles take 72 turns on average (the die shows no tile once in six) of at most 7 plies. By
    # the rules of a house it may show none four times in five, and hands may be larger.
    longest = 20_000
    minutes = 45
    usual_seats = 3
    charts = TitanicBoards()
    epilogue = TitanicEpilogue()
    instinct = TitanicInstinct()
    manners = TitanicManners()
    skills: ClassVar = {
        "easy": Skill(slips=0.35),
        "medium": Skill(iterations=12, horizon=4, c=0.15, trust=0.1, slips=0.1),
        "hard": Skill(iterations=1000, horizon=1, c=0.04, trust=0.1, insight=1.0),
        "expert": Skill(iterations=16_000, horizon=1, c=0.05, trust=0.1),
    }
    duel_skills: ClassVar = {
        "expert": Skill(iterations=30_000, horizon=1, c=0.04, trust=0.1, insight=1.0),
    }

    def restore(
        self, position: TitanicPosition, options: TitanicOptions, dice: Dice
    ) -> TitanicState:
        return restore(self.empty(position.seats, options, dice), position)

    def reason(self, state: TitanicState, seat: int, move: int) -> Reason | None:
        return reason(state, seat, move)

    def encoder(self, seats: int, options: TitanicOptions) -> TitanicEncoder:
        return TitanicEncoder(seats, box_of(options, seats), len(load_plan(options.board).place))

    def open_view(self, state: TitanicState) -> TitanicView:
        return open_view_of(state)

    def empty(self, seats: int, options: TitanicOptions, dice: Dice) -> TitanicState:
        box = box_of(options, seats)
        ship = Ship(load_plan(options.board), seats, box.passengers)
        ship.over_the_rail = options.over_the_rail
        ship.leaving_boats = options.leaving_boats
        ship.over_rings = options.over_rings
        ship.fights = options.fights
        return TitanicState(self, seats, options, dice, box, ship)


GAME = Titanic()
