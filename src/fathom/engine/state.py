# mypyc: compile
"""State: a game in progress, the whole table-top.

Compiled with mypyc. Subclasses may be compiled too, or plain Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from fathom.engine.dice import Dice
from fathom.engine.errors import GameOver, IllegalMove, InvalidMove, NotYourTurn

if TYPE_CHECKING:
    from fathom.engine.effects import Effect, Told
    from fathom.engine.game import Game
    from fathom.engine.outcome import Outcome
    from fathom.engine.view import View

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: what lies on the table, in every hand, and in the dice.

    A subclass fills in the methods that raise NotImplementedError. Seats count from 0.
    """

    def __init__(self, game: Game, seats: int, options: Any, dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.dice = dice
        self.ply = 0
        """How many moves have been played."""
        self.turn = NOBODY
        """The one seat that may act; NOBODY when the game is over or several may."""
        self.timed = False
        """Whether the game is played in real time: then moves come at a time, `now`."""
        self.now = 0
        """When the last thing happened, in milliseconds since the start; set before each move."""
        self.effects: list[Told] | None = None
        """What has happened since somebody began to listen; None while nobody does."""

    # Whose turn, what is possible

    def to_act(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        return [] if self.turn == NOBODY else [self.turn]

    def known_to_act(self, seat: int | None) -> list[int]:
        """The seats that may act as far as a seat, or a spectator, may know.

        A game overrides this where even that would tell something, such as who is done.
        """
        return self.to_act()

    def known_ply(self, seat: int | None) -> int:
        """How many plies a seat, or a spectator, has noticed.

        A game overrides this where even the number of moves would tell something.
        """
        return self.ply

    def legal_moves(self, seat: int) -> list[int]:
        """Every move the seat may make now, in ascending order; none if it may not act."""
        raise NotImplementedError

    def refusal(self, seat: int, move: int) -> tuple[str, str]:
        """Why a move of the game is not legal for a seat that may act: clause and reason.

        The reason tells the seat nothing it does not know.
        """
        raise NotImplementedError

    # Playing

    def play(self, seat: int, move: int) -> None:
        """Make a move, refusing what is not legal and leaving the state unchanged then.

        Raises InvalidMove, GameOver, NotYourTurn or IllegalMove.
        """
        self.check(seat, move)
        self.apply(seat, move)

    def check(self, seat: int, move: int) -> None:
        """Raise what `play` would raise, and change nothing."""
        if not 0 <= seat < self.seats:
            known = f"seats are 0 to {self.seats - 1}"
            raise InvalidMove(f"there is no seat {seat}: {known} ({self.where()})")
        if not 0 <= move < self.game.move_count:
            known = f"moves are 0 to {self.game.move_count - 1}"
            raise InvalidMove(f"there is no move {move}: {known} ({self.where(seat)})")
        acting = self.to_act()
        text = self.move_text(move)
        if not acting and self.due() is None:
            raise GameOver(f"the game is over, nobody may play {text!r} ({self.where(seat)})")
        if seat not in acting:
            others = [str(other) for other in self.known_to_act(seat) if other != seat]
            waiting = f": it is the turn of seat {' or '.join(others)}" if others else " now"
            raise NotYourTurn(f"seat {seat} may not play {text!r}{waiting} ({self.where(seat)})")
        if move not in self.legal_moves(seat):
            clause, reason = self.refusal(seat, move)
            raise IllegalMove(clause, reason, move=text, where=self.where(seat))

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move, trusting the caller: for search and simulation."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The ranking and why the game ended; None while it goes on."""
        raise NotImplementedError

    def agreed_end(self) -> Outcome | None:
        """The ranking if all agree to end here; None: the rules know no such end."""
        return None

    # Time, for games that are played in real time: the engine itself has no clock

    def due(self) -> int | None:
        """When something will next happen by itself, in milliseconds since the start."""
        return None

    def advance(self, at: int) -> None:
        """Let everything happen that is due up to `at`; that is a ply, and counts as one."""
        raise NotImplementedError

    def pass_time(self, at: int) -> bool:
        """Let happen what is due up to `at`, if anything; whether something was."""
        due = self.due()
        if due is None or due > at:
            return False
        self.advance(at)
        self.now = at
        return True

    # Notation

    def move_text(self, move: int) -> str:
        """The word for a move."""
        return self.game.move_text(move)

    def parse_move(self, text: str) -> int:
        """The move that a word means. Raises InvalidMove if it means none."""
        return self.game.parse_move(text)

    # Copies and knowledge

    def copy(self) -> State:
        """An independent state that goes on as this one would. Nobody listens to it."""
        raise NotImplementedError

    def imagine(self, seat: int, dice: Dice) -> State:
        """A state drawn from those that `seat` cannot tell from this one.

        `dice` draws it and is its future chance. It depends on nothing else but what the seat
        knows.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What that seat, or a spectator (None), may see."""
        raise NotImplementedError

    def shown_plies(self, seat: int | None) -> list[int]:
        """The plies whose attachments that seat, or a spectator, may see now."""
        return []

    # Reading and checking

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON values, hidden things included."""
        raise NotImplementedError

    def conserved(self) -> dict[str, int]:
        """Quantities that never change in a game, such as the number of chips."""
        return {}

    def figures(self) -> dict[str, float]:
        """What a report on many games counts at the end of each."""
        return {}

    def where(self, seat: int | None = None) -> str:
        """Which game and which ply, for messages to this seat. It tells no secret."""
        return f"{self.game.key} {self.dice.label} ply={self.known_ply(seat)}"

    # Effects

    def listen(self) -> None:
        """Collect effects from now on."""
        self.effects = []

    def heard(self) -> list[Told]:
        """The effects since the last time, which are then forgotten."""
        told = self.effects
        if told is None:
            return []
        self.effects = []
        return told

    def tell(self, effect: Effect, seats: tuple[int, ...] | None = None) -> None:
        """Note an effect for those who may see it: some seats, or (None) everybody.

        Ask `self.effects is not None` first, so that silence costs nothing.
        """
        from fathom.engine.effects import Told

        assert self.effects is not None
        self.effects.append(Told(effect, seats))
