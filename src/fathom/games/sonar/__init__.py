"""Captain Sonar: two crews hunt each other by ear.

Its players think with much that a list of games does not need: they are imported when they play.
"""

from typing import ClassVar

from fathom.engine.bot import Bot, Budget
from fathom.engine.dice import Dice
from fathom.engine.game import Game
from fathom.games.sonar.capabilities import (
    SonarDrawings,
    SonarHunt,
    SonarPlies,
    SonarSeas,
    SonarTeams,
    SonarTurns,
)
from fathom.games.sonar.encoder import SonarEncoder
from fathom.games.sonar.epilogue import SonarEpilogue
from fathom.games.sonar.manners import SonarManners
from fathom.games.sonar.notation import MOVES
from fathom.games.sonar.position import SonarPosition, restore
from fathom.games.sonar.practice import SonarPractice
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.spec import CLAUSES, SEATS, SonarOptions
from fathom.games.sonar.view import SonarView, open_view_of


class Sonar(Game[SonarState, SonarOptions, SonarView, SonarPosition]):
    """Captain Sonar."""

    key = "sonar"
    title = "Captain Sonar"
    seats = SEATS
    options = SonarOptions
    state = SonarState
    view = SonarView
    position = SonarPosition
    rules_version = 2
    older_rules = (1,)  # see SonarTable.is_first_rules
    clauses = CLAUSES
    moves = MOVES
    # Turn by turn: 300 turns a boat, each with a course, two OKs, a system with two OKs, an answer,
    # a wish, an end and, all in all, one detonation for every mine. Real time has no bound but
    # sheets that fail; nobody has seen half of this.
    longest = 20_000
    minutes = 40
    usual_seats = 8
    quick_starts: ClassVar = {"realtime": {"mode": "realtime"}}
    teams = SonarTeams()
    shared_turns = SonarTurns()
    hidden_plies = SonarPlies()
    drawings = SonarDrawings()
    hunt = SonarHunt()
    epilogue = SonarEpilogue()
    manners = SonarManners()
    charts = SonarSeas()
    practice = SonarPractice()
    sparring = (
        "fathom.games.sonar.player.shadow:of_hard",
        "fathom.games.sonar.player.shadow:of_expert",
    )

    def restore(self, position: SonarPosition, options: SonarOptions, dice: Dice) -> SonarState:
        return restore(self.deal(position.seats, options, dice), position)

    def greedy(self, state: SonarState, seat: int) -> int:
        from fathom.games.sonar.player.greedy import greedy

        return greedy(state, seat)

    def player(self, level: str, budget: Budget | None) -> Bot:
        """Deduction rather than search; a budget says in how many worlds a captain tries moves."""
        from fathom.games.sonar.player.bot import SonarBot
        from fathom.games.sonar.player.levels import SKILLS

        skill = SKILLS[level]
        if skill.worlds and budget is not None and budget.iterations is not None:
            skill = skill._replace(
                worlds=budget.iterations,
                duel_worlds=budget.iterations,
                timed_worlds=min(skill.timed_worlds, budget.iterations),
            )
        return SonarBot(skill)

    def encoder(self, seats: int, options: SonarOptions) -> SonarEncoder:
        return SonarEncoder(options.house())

    def open_view(self, state: SonarState) -> SonarView:
        return open_view_of(state)


GAME = Sonar()
