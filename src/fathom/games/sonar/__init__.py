"""Captain Sonar: two crews hunt each other by ear."""

from typing import Any

from fathom.engine.bot import Bot, Budget
from fathom.engine.dice import Dice
from fathom.engine.errors import InvalidMove, InvalidSeats
from fathom.engine.game import Game
from fathom.games.sonar.knowledge import hindsight
from fathom.games.sonar.notation import MOVES, READY, TRACE
from fathom.games.sonar.player.bot import SonarBot
from fathom.games.sonar.player.greedy import greedy, may_wait
from fathom.games.sonar.player.levels import SKILLS
from fathom.games.sonar.position import SonarPosition, restore
from fathom.games.sonar.rules.repair import trace_words
from fathom.games.sonar.rules.state import SonarState
from fathom.games.sonar.spec import BOATS, CALLS, CLAUSES, CREWS, SEATS, STATIONS, SonarOptions
from fathom.games.sonar.view import SonarView, open_view_of


class Sonar(Game):
    """Captain Sonar."""

    key = "sonar"
    title = "Captain Sonar"
    seats = SEATS
    options = SonarOptions
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
    has_hidden_plies = True  # SON-35
    calls = CALLS

    def deal(self, seats: int, options: SonarOptions, dice: Dice) -> SonarState:
        state = SonarState(self, seats, options, dice)
        state.deal()
        return state

    def restore(self, position: SonarPosition, options: SonarOptions, dice: Dice) -> SonarState:
        return restore(self.deal(position.seats, options, dice), position)

    def check_seats(self, seats: int) -> None:
        if seats == 3:  # SON-2
            raise InvalidSeats(
                "sonar is for 2 or for 4 to 8 seats, not 3",
                game=self.title,
                least=2,
                most=8,
                seats=3,
            )
        super().check_seats(seats)

    def greedy(self, state: SonarState, seat: int) -> int:
        return greedy(state, seat)

    def judge(self, move: int, attachment: Any) -> int:
        if not TRACE <= move < READY:
            return super().judge(move, attachment)
        try:  # SON-22: whether a line is good is seen, not said
            return self.parse_move(trace_words((move - TRACE) // 2 + 1, attachment))
        except ValueError as error:
            raise InvalidMove(str(error)) from None

    def stations(self, seats: int, options: SonarOptions) -> list[list[str]]:
        crews = options.crew_sizes(seats)
        return [
            [boat, *(name for station, name in STATIONS.items() if rights & station)]
            for boat, size in zip(BOATS, crews, strict=True)
            for rights in CREWS[size]
        ]

    def sides(self, seats: int, options: SonarOptions) -> list[tuple[int, ...]]:
        yellow, _ = options.crew_sizes(seats)
        return [tuple(range(yellow)), tuple(range(yellow, seats))]

    def player(self, level: str, budget: Budget | None) -> Bot:
        """Deduction rather than search; it takes no longer with a larger budget."""
        return SonarBot(SKILLS[level])

    def may_wait(self, view: SonarView, moves: list[int]) -> bool:
        return may_wait(view, moves)

    def open_view(self, state: SonarState) -> SonarView:
        return open_view_of(state)

    def insight(self, state: SonarState, side: int) -> dict[str, float]:
        return hindsight.insight(state, side)

    def outlook(self, state: SonarState, seat: int) -> float:
        return hindsight.outlook(state, seat)


GAME = Sonar()
